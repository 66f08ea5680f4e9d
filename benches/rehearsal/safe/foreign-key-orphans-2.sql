-- kind: foreign-key-orphans
-- finds: nothing
-- transaction: none
-- why: The wider key already demands that the player exists, and none of its columns may be NULL.
--- schema
create table teams (
  team_id integer primary key,
  name text not null
);
create table squad (
  player_id integer primary key,
  team_id integer not null references teams,
  unique (team_id, player_id)
);
create table goals (
  goal_id integer primary key,
  team_id integer not null,
  player_id integer not null,
  minute smallint check (minute between 0 and 130),
  constraint goal_player foreign key (team_id, player_id) references squad (team_id, player_id)
);
--- migration
alter table goals add constraint goal_by foreign key (player_id) references squad (player_id) not valid;
alter table goals validate constraint goal_by;
alter table goals drop constraint goal_player;
