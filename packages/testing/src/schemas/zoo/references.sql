-- References of every kind (VALIDITY 5): composite, shared, cyclic, to themselves, with conditions on both sides.
CREATE TABLE tenants (id integer PRIMARY KEY);
CREATE TABLE users (tenant_id integer NOT NULL REFERENCES tenants, id integer NOT NULL, PRIMARY KEY (tenant_id, id));
CREATE TABLE teams (tenant_id integer NOT NULL REFERENCES tenants, id integer NOT NULL, PRIMARY KEY (tenant_id, id));
CREATE TABLE team_users (
  tenant_id integer NOT NULL, team_id integer NOT NULL, user_id integer NOT NULL,
  PRIMARY KEY (tenant_id, team_id, user_id),
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams, FOREIGN KEY (tenant_id, user_id) REFERENCES users
);
CREATE TABLE classes (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, class_id integer NOT NULL REFERENCES classes, CONSTRAINT b_class CHECK (class_id IN (1, 2, 4)));
CREATE TABLE categories (id integer PRIMARY KEY, parent_id integer REFERENCES categories, CONSTRAINT d_not_itself CHECK (parent_id <> id));
CREATE TABLE hosts (id integer PRIMARY KEY, main_disk integer NOT NULL);
CREATE TABLE disks (id integer PRIMARY KEY, host_id integer NOT NULL REFERENCES hosts DEFERRABLE INITIALLY DEFERRED);
ALTER TABLE hosts ADD FOREIGN KEY (main_disk) REFERENCES disks DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE follows (follower integer NOT NULL REFERENCES classes, followed integer NOT NULL REFERENCES classes, PRIMARY KEY (follower, followed), CONSTRAINT d_others CHECK (follower <> followed));
CREATE TABLE sales (id integer NOT NULL, sold_on date NOT NULL, region text NOT NULL) PARTITION BY RANGE (sold_on);
CREATE TABLE sales_2023 PARTITION OF sales FOR VALUES FROM ('2023-01-01') TO ('2024-01-01') PARTITION BY LIST (region);
CREATE TABLE sales_2023_north PARTITION OF sales_2023 FOR VALUES IN ('north');
CREATE TABLE sales_2023_south PARTITION OF sales_2023 FOR VALUES IN ('south', 'west');
CREATE TABLE sales_2024 PARTITION OF sales FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
CREATE TABLE pieces (id integer PRIMARY KEY, body text) PARTITION BY HASH (id);
CREATE TABLE pieces_0 PARTITION OF pieces FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE pieces_1 PARTITION OF pieces FOR VALUES WITH (MODULUS 2, REMAINDER 1);
-- Two references to one table that share a column and may not lead to the same row.
CREATE TABLE holdings (id integer PRIMARY KEY);
CREATE TABLE agents (holding_id integer NOT NULL REFERENCES holdings, id integer NOT NULL, PRIMARY KEY (holding_id, id));
CREATE TABLE desks (holding_id integer NOT NULL REFERENCES holdings, id integer NOT NULL, PRIMARY KEY (holding_id, id));
CREATE TABLE desk_agents (
  holding_id integer NOT NULL, agent_id integer NOT NULL, desk_id integer NOT NULL, added_by integer NOT NULL,
  PRIMARY KEY (holding_id, agent_id, desk_id),
  FOREIGN KEY (holding_id, agent_id) REFERENCES agents, FOREIGN KEY (holding_id, desk_id) REFERENCES desks,
  FOREIGN KEY (holding_id, added_by) REFERENCES agents (holding_id, id), CONSTRAINT d_by_another CHECK (added_by <> agent_id)
);
CREATE TABLE journals (id integer PRIMARY KEY, currency char(3) NOT NULL, UNIQUE (id, currency));
CREATE TABLE purses (id integer PRIMARY KEY, journal_id integer NOT NULL, currency char(3) NOT NULL, FOREIGN KEY (journal_id, currency) REFERENCES journals (id, currency), UNIQUE (id, currency));
CREATE TABLE purse_moves (
  id integer PRIMARY KEY, debit integer NOT NULL, credit integer NOT NULL, currency char(3) NOT NULL,
  FOREIGN KEY (debit, currency) REFERENCES purses (id, currency), FOREIGN KEY (credit, currency) REFERENCES purses (id, currency),
  CONSTRAINT d_not_to_itself CHECK (debit <> credit)
);
-- A column of two references whose parents have no circle in common: the second follows the first one's parent.
CREATE TABLE stations (line text NOT NULL, name text NOT NULL, PRIMARY KEY (line, name));
CREATE TABLE lines (line text PRIMARY KEY, terminus text NOT NULL, FOREIGN KEY (line, terminus) REFERENCES stations);
CREATE TABLE trains (line text NOT NULL REFERENCES lines, number text NOT NULL, stands_at text NOT NULL, PRIMARY KEY (line, number), FOREIGN KEY (line, stands_at) REFERENCES stations);
