-- Seed 1445, empty: without a word
-- Asked: 50 rows. Can hold: players 16, files 18.
CREATE TABLE players (
  players_id text NOT NULL
);
CREATE TABLE files (
  player_players_id_2 text NOT NULL
);
ALTER TABLE players ADD CONSTRAINT players_key_1 PRIMARY KEY (players_id);
ALTER TABLE files ADD CONSTRAINT files_fk_4 FOREIGN KEY (player_players_id_2) REFERENCES players (players_id);
ALTER TABLE files ADD CONSTRAINT files_check_8 CHECK (left(player_players_id_2, 2) NOT LIKE '%9%');
