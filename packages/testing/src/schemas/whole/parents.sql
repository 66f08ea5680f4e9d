-- References that share columns (VALIDITY 5): what one row says of several parents, all of them must agree on.
-- == one column refers to two tables whose keys have nothing to do with each other
-- of: 5.shared-columns
-- tier: A
CREATE TABLE price_codes (code text PRIMARY KEY, label text NOT NULL);
CREATE TABLE stock_codes (code varchar(20) PRIMARY KEY, label text NOT NULL);
CREATE TABLE sold (id integer PRIMARY KEY, code text NOT NULL REFERENCES price_codes, FOREIGN KEY (code) REFERENCES stock_codes);
-- == four references over four columns, with a list that the script fills at one end
-- of: 5.shared-columns
-- tier: A
CREATE TABLE channels (channel text PRIMARY KEY, priority integer);
CREATE TABLE platforms (platform text PRIMARY KEY);
INSERT INTO platforms VALUES ('mips'), ('sparc'), ('alpha'), ('arm'), ('s390'), ('m68k');
CREATE TABLE built_for (platform text PRIMARY KEY);
CREATE TABLE channel_platforms (channel text NOT NULL REFERENCES channels, platform text NOT NULL REFERENCES platforms, PRIMARY KEY (channel, platform));
CREATE TABLE builds (package text NOT NULL, version text NOT NULL, platform text NOT NULL REFERENCES built_for, PRIMARY KEY (package, version, platform));
CREATE TABLE published (
  package text NOT NULL, version text NOT NULL,
  platform text NOT NULL CONSTRAINT published_for REFERENCES built_for,
  channel text NOT NULL CONSTRAINT published_in REFERENCES channels,
  PRIMARY KEY (package, platform, channel),
  CONSTRAINT published_build FOREIGN KEY (package, version, platform) REFERENCES builds,
  CONSTRAINT published_there FOREIGN KEY (channel, platform) REFERENCES channel_platforms
);
-- == two parents that come from tables of their own
-- of: 5.shared-columns
-- tier: A
CREATE TABLE plants (id integer PRIMARY KEY, name text NOT NULL, opened date NOT NULL, area numeric(8, 2) NOT NULL);
CREATE TABLE sites (id integer PRIMARY KEY, name text NOT NULL, opened date NOT NULL, area numeric(8, 2) NOT NULL);
CREATE TABLE halls (id integer PRIMARY KEY, plant_id integer NOT NULL REFERENCES plants, UNIQUE (plant_id, id));
CREATE TABLE gates (id integer PRIMARY KEY, site_id integer NOT NULL REFERENCES sites, UNIQUE (site_id, id));
CREATE TABLE moves (
  id integer PRIMARY KEY, place_id integer NOT NULL, hall_id integer NOT NULL, gate_id integer NOT NULL,
  FOREIGN KEY (place_id, hall_id) REFERENCES halls (plant_id, id),
  FOREIGN KEY (place_id, gate_id) REFERENCES gates (site_id, id)
);
-- == two parents from one table, over one step and over two
-- of: 5.shared-columns
-- tier: A
CREATE TABLE tenants (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE branches (tenant_id integer PRIMARY KEY REFERENCES tenants, city text NOT NULL);
CREATE TABLE desks (id integer PRIMARY KEY, tenant_id integer NOT NULL REFERENCES branches, UNIQUE (tenant_id, id));
CREATE TABLE clients (id integer PRIMARY KEY, tenant_id integer NOT NULL REFERENCES tenants, UNIQUE (tenant_id, id));
CREATE TABLE visits (
  id integer PRIMARY KEY, tenant_id integer NOT NULL, desk_id integer NOT NULL, client_id integer NOT NULL,
  FOREIGN KEY (tenant_id, desk_id) REFERENCES desks (tenant_id, id),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients (tenant_id, id)
);
-- == pairs of one tenant's products, the lesser first, in UUIDs
-- of: 5.shared-columns
-- tier: D
CREATE TABLE orgs (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE drugs (org_id uuid NOT NULL REFERENCES orgs, id uuid NOT NULL, name text NOT NULL, PRIMARY KEY (org_id, id));
CREATE TABLE interactions (org_id uuid NOT NULL, first_id uuid NOT NULL, second_id uuid NOT NULL, said text NOT NULL, PRIMARY KEY (org_id, first_id, second_id),
  FOREIGN KEY (org_id, first_id) REFERENCES drugs, FOREIGN KEY (org_id, second_id) REFERENCES drugs, CHECK (first_id < second_id));
-- == who teaches full time is of both: a teacher of an area, and an employee on full time
-- of: 5.shared-columns 5.subtype
-- tier: A
CREATE TABLE persons (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE full_timers (id integer PRIMARY KEY REFERENCES persons);
CREATE TABLE teachers (id integer NOT NULL REFERENCES persons, area text NOT NULL, PRIMARY KEY (id, area));
CREATE TABLE full_time_teachers (id integer NOT NULL REFERENCES full_timers, area text NOT NULL, PRIMARY KEY (id, area), FOREIGN KEY (id, area) REFERENCES teachers);
CREATE TABLE part_timers (id integer PRIMARY KEY REFERENCES persons);
CREATE FUNCTION no_part_timer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF EXISTS (SELECT 1 FROM part_timers WHERE id = NEW.id) THEN RAISE EXCEPTION 'part time'; END IF; RETURN NEW; END $$;
CREATE TRIGGER no_part_timer BEFORE INSERT ON full_timers FOR EACH ROW EXECUTE FUNCTION no_part_timer();
CREATE FUNCTION no_full_timer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF EXISTS (SELECT 1 FROM full_timers WHERE id = NEW.id) THEN RAISE EXCEPTION 'full time'; END IF; RETURN NEW; END $$;
CREATE TRIGGER no_full_timer BEFORE INSERT ON part_timers FOR EACH ROW EXECUTE FUNCTION no_full_timer();
-- == a tank of the same cellar, for batches that are in one, each tank once at a time
-- of: 5.shared-columns
-- tier: C
CREATE TABLE tanks (cellar smallint NOT NULL, id integer NOT NULL, PRIMARY KEY (cellar, id));
CREATE TABLE batches (id integer PRIMARY KEY, cellar smallint NOT NULL, tank_id integer, state text NOT NULL CHECK (state IN ('fermenting', 'ageing', 'bottled', 'poured away')),
  FOREIGN KEY (cellar, tank_id) REFERENCES tanks, CHECK ((state IN ('fermenting', 'ageing')) = (tank_id IS NOT NULL)));
CREATE UNIQUE INDEX one_at_a_time ON batches (tank_id) WHERE state IN ('fermenting', 'ageing');
