create table log (
  game text not null,
  number integer not null,
  seat integer not null,
  kind text not null,
  text text not null,
  time integer not null,
  primary key (game, number)
) strict, without rowid;

create table listing (
  game text primary key,
  code text unique,
  stage text not null,
  public integer not null,
  touched integer not null
) strict, without rowid;
create index listing_public on listing (public, stage, touched);

create table member (
  session text not null,
  game text not null,
  primary key (session, game)
) strict, without rowid;
create index member_game on member (game);

create table due (
  game text primary key,
  number integer not null,
  at integer not null
) strict, without rowid;
create index due_at on due (at);

create table session (
  hash text primary key,
  id text not null,
  bot integer not null,
  since integer not null
) strict, without rowid;
create index session_id on session (id);

create table hand_over (
  hash text primary key,
  session text not null,
  until integer not null
) strict, without rowid;

create table aside (
  game text primary key,
  number integer not null,
  reason text not null,
  time integer not null
) strict, without rowid;

create table beat (
  one integer primary key check (one = 1),
  last integer not null
) strict;

create table gap (
  began integer primary key,
  ended integer not null
) strict;
