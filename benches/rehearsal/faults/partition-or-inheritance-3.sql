-- kind: partition-or-inheritance
-- finds: fails
-- at: 1
-- needs: 2
-- why: The default partition already holds rows of the tier that gets a partition of its own.
--- schema
create table games (
  game_id integer primary key,
  title text not null unique
);
create table scores (
  game_id integer not null references games (game_id),
  tier text not null,
  player text not null,
  points bigint not null default 0,
  primary key (tier, game_id, player)
) partition by list (tier);
create table scores_gold partition of scores for values in ('gold', 'platinum');
create table scores_other partition of scores default;
--- migration
create table scores_silver partition of scores for values in ('silver');
create index scores_points on scores_silver (points desc);
