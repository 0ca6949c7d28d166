create table log (
  game text not null,
  number integer not null,
  seat integer not null,
  kind text not null,
  text text not null,
  time bigint not null,
  primary key (game, number)
);

create table listing (
  game text primary key,
  code text unique,
  stage text not null,
  public integer not null,
  touched bigint not null
);
create index listing_public on listing (public, stage, touched);

create table member (
  session text not null,
  game text not null,
  primary key (session, game)
);
create index member_game on member (game);

create table due (
  game text primary key,
  number integer not null,
  at bigint not null
);
create index due_at on due (at);

create table session (
  hash text primary key,
  id text not null,
  bot integer not null,
  since bigint not null
);
create index session_id on session (id);

create table hand_over (
  hash text primary key,
  session text not null,
  until bigint not null
);

create table aside (
  game text primary key,
  number integer not null,
  reason text not null,
  time bigint not null
);

create table beat (
  one integer primary key check (one = 1),
  last bigint not null
);

create table gap (
  began bigint primary key,
  ended bigint not null
);
