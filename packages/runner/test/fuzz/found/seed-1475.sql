-- Seed 1475, empty: public.players: 23514 new row for relation "assets" violates check constraint "assets_check_16": the second pass over players, in a circle, changed rows of assets, which inherits, too
-- Asked: 50 rows. Can hold: stations 8, players 12, assets 11.
CREATE TABLE stations (
  id integer NOT NULL,
  player_players_id integer
);
CREATE TABLE players (
  players_id integer NOT NULL,
  station_id_2 integer,
  slug text NOT NULL,
  width double precision NOT NULL
);
CREATE TABLE assets (
  extra text
) INHERITS (players);
ALTER TABLE stations ADD CONSTRAINT stations_key_1 PRIMARY KEY (id);
ALTER TABLE players ADD CONSTRAINT players_key_7 PRIMARY KEY (players_id);
ALTER TABLE players ADD CONSTRAINT players_fk_9 FOREIGN KEY (station_id_2) REFERENCES stations (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE players ADD CONSTRAINT players_check_10 CHECK (slug IN ('draft', 'open', 'done', 'void'));
ALTER TABLE stations ADD CONSTRAINT stations_fk_15 FOREIGN KEY (player_players_id) REFERENCES players (players_id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE assets ADD CONSTRAINT assets_check_16 CHECK (CASE WHEN length(slug) IS DISTINCT FROM station_id_2 * 2 THEN length(extra) >= length(slug) ELSE width <> (-63.5) END);
ALTER TABLE assets ADD CONSTRAINT assets_check_17 CHECK ((length(extra) >= length(slug) OR extra = left(slug, 2)));
