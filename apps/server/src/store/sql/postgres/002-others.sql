-- What processes tell each other. Nothing of it need outlast a crash: it is told again.
create unlogged table process (
  id text primary key,
  seen bigint not null
);

create unlogged table visit (
  process text not null references process on delete cascade,
  game text not null,
  session text not null,
  primary key (game, session, process)
);
create index visit_process on visit (process);

create unlogged table said (
  id text primary key,
  game text not null,
  text text not null,
  time bigint not null
);
create index said_game on said (game, time);
