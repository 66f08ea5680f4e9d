import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_MARIADB, startMariadb, type Mariadb } from './mariadb.ts';
import { seedbed } from './support.ts';

const SHOP = `CREATE TABLE users (
  id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  email varchar(191) NOT NULL, name varchar(40) CHARACTER SET latin1 NOT NULL,
  uid binary(16) NOT NULL, token varbinary(20), role enum('admin','it''s') NOT NULL, rights set('read','write','own') NOT NULL,
  active tinyint(1) NOT NULL DEFAULT 1, flag bit(1) NOT NULL, bits bit(5), level tinyint unsigned NOT NULL, visits mediumint unsigned NOT NULL,
  score float unsigned, born date, year year NOT NULL, wakes time, seen timestamp NULL, made datetime(3) NOT NULL,
  place point, settings longtext CHECK (json_valid(settings)), bio text,
  shout varchar(200) GENERATED ALWAYS AS (upper(name)) VIRTUAL,
  UNIQUE KEY (email(120)), UNIQUE KEY (name, born)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE orders (
  id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, user_id int unsigned NOT NULL, parent_id bigint unsigned,
  total decimal(10,2) unsigned NOT NULL, discount decimal(10,2), state varchar(20) NOT NULL,
  CONSTRAINT cheaper CHECK (discount IS NULL OR discount < total), CONSTRAINT states CHECK (state IN ('open', 'paid')),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE, FOREIGN KEY (parent_id) REFERENCES orders (id)
) ENGINE=InnoDB;`;

// In the suite's name, so that a run without a server shows what was not tested.
describe.skipIf(NO_MARIADB !== undefined)(`scripts in a real server${NO_MARIADB === undefined ? '' : `: left out, ${NO_MARIADB}`}`, () => {
  let server: Mariadb;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seedbed-mysql-server-'));
    server = await startMariadb();
    await writeFile(join(folder, 'shop.sql'), SHOP);
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const generate = (schema: string, ...args: string[]) => seedbed(['generate', schema, '--no-cache', '--format', 'mysql', ...args], { cwd: folder });

  test.each(['', 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'])('MySQL rejects no row of its schema, with the sql_mode %j', async (mode) => {
    const database = mode === '' ? 'plain' : 'ansi';
    const file = `${database}.sql`;
    expect(await generate('shop.sql', '--out', file, '--rows', 'users=700,orders=3000')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('3,700 rows'),
    });
    await server.run('mysql', `CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
    await server.run(database, SHOP);
    const rows = await readFile(join(folder, file), 'utf8');
    await server
      .run(database, `SET sql_mode = '${mode}'; SET time_zone = '+05:00';\n${rows}\nSELECT @@sql_mode = '${mode}', @@time_zone, @@foreign_key_checks;`)
      .then((last) => {
        // Restores the earlier settings.
        expect(last.trim()).toBe('1\t+05:00\t1');
      });
    const counted = await server.run(
      database,
      `SELECT count(*), count(DISTINCT email), sum(length(uid) = 16), sum(active NOT IN (0, 1)), sum(json_valid(settings)) > 0, sum(st_x(place) IS NULL AND place IS NOT NULL) FROM users`,
    );
    expect(counted.trim()).toBe('700\t700\t700\t0\t1\t0');
    const broken =
      'SELECT count(*), (SELECT count(*) FROM orders o LEFT JOIN users u ON u.id = o.user_id WHERE u.id IS NULL), count(parent_id) > 0, sum(parent_id NOT IN (SELECT id FROM orders)) FROM orders';
    expect((await server.run(database, broken)).trim()).toBe('3000\t0\t1\t0');
  });

  test('timestamps are the same in any time zone of the session', async () => {
    await writeFile(join(folder, 'zone.sql'), 'CREATE TABLE z (id int PRIMARY KEY AUTO_INCREMENT, at timestamp NOT NULL) ENGINE=InnoDB;');
    await server.run('mysql', 'CREATE DATABASE zone');
    await server.run('zone', await readFile(join(folder, 'zone.sql'), 'utf8'));
    const { stdout } = await generate('zone.sql', '--rows', '40');
    await server.run('zone', `SET time_zone = '-07:00';\n${stdout}`);
    const [, first] = /\(1, '([^']*)'\)/.exec(stdout)!;
    expect((await server.run('zone', "SET time_zone = '+00:00'; SELECT at FROM z WHERE id = 1")).trim()).toBe(first);
  });

  test('a schema of Postgres becomes tables of MySQL with keys, references and enums', async () => {
    await writeFile(
      join(folder, 'pg.sql'),
      `CREATE TYPE mood AS ENUM ('glad', 'sad');
      CREATE TABLE people (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL UNIQUE, mood mood NOT NULL, tags text[] NOT NULL, photo bytea NOT NULL,
        born date NOT NULL, seen timestamptz NOT NULL, vip boolean NOT NULL, doc jsonb, token uuid NOT NULL, price numeric(8,2), boss_id bigint REFERENCES people);
      CREATE TABLE notes (person_id bigint REFERENCES people, line int, body text NOT NULL, PRIMARY KEY (person_id, line));`,
    );
    const { code, stdout } = await generate('pg.sql', '--rows', '80');
    expect(code).toBe(0);
    await server.run('mysql', 'CREATE DATABASE pg');
    await server.run('pg', stdout);
    const counted = 'SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM notes), (SELECT sum(json_valid(tags)) FROM people)';
    expect((await server.run('pg', counted)).trim()).toBe('80\t80\t80');
    await expect(server.run('pg', "UPDATE people SET mood = 'angry'")).rejects.toThrow(/truncated/);
    await expect(server.run('pg', 'DELETE FROM people')).rejects.toThrow(/foreign key/);
  });

  test('a refused row leaves no row at all', async () => {
    await server.run('mysql', 'CREATE DATABASE refused');
    await server.run('refused', SHOP.replace("IN ('open', 'paid')", "IN ('open')"));
    const { stdout } = await generate('shop.sql', '--rows', '50');
    await expect(server.run('refused', stdout)).rejects.toThrow(/CONSTRAINT `states` failed/);
    expect((await server.run('refused', 'SELECT count(*) FROM users')).trim()).toBe('0');
  });

  test('a table that a trigger fills is left to the trigger', async () => {
    const ddl = `CREATE TABLE films (id int AUTO_INCREMENT PRIMARY KEY, title varchar(90) NOT NULL) ENGINE=InnoDB;
      CREATE TABLE texts (id int PRIMARY KEY, title varchar(90) NOT NULL) ENGINE=InnoDB;
      DELIMITER ;;
      CREATE TRIGGER kept AFTER INSERT ON films FOR EACH ROW BEGIN INSERT INTO texts (id, title) VALUES (new.id, new.title); END;;
      DELIMITER ;`;
    await writeFile(join(folder, 'films.sql'), ddl);
    await server.run('mysql', 'CREATE DATABASE films');
    await server.run('films', ddl);
    const { stdout, stderr } = await generate('films.sql', '--rows', '30');
    expect(stderr).toContain('note: public.texts is left out: the trigger kept fills it.');
    await server.run('films', stdout);
    expect((await server.run('films', 'SELECT count(*) FROM texts JOIN films USING (id, title)')).trim()).toBe('30');
  });

  test('a database address is a schema, and the database is filled in one transaction', async () => {
    const address = `mysql://root@localhost/filled?socketPath=${server.socket}`;
    await server.run('mysql', 'CREATE DATABASE filled CHARACTER SET utf8mb4');
    await server.run('filled', SHOP);
    const load = (...args: string[]) => seedbed(['load', address, '--url', address, '--no-cache', ...args], { cwd: folder });
    const inferred = await seedbed(['infer', address, '--no-cache', '--json'], { cwd: folder });
    expect([inferred.code, inferred.stdout]).toEqual([0, expect.stringContaining('"orders"')]);
    expect(await load('--rows', 'users=300,orders=900')).toMatchObject({ code: 0, stdout: expect.stringContaining('1,200 rows in') });
    const broken = 'SELECT count(*), sum(user_id NOT IN (SELECT id FROM users)), sum(parent_id NOT IN (SELECT id FROM orders)) FROM orders';
    expect((await server.run('filled', broken)).trim()).toBe('900\t0\t0');
    // Other people's rows are never touched.
    expect(await load('--rows', '5')).toMatchObject({ code: 5, stderr: expect.stringMatching(/users holds rows\. A load into MySQL fills empty tables\.\n$/) });
    expect((await server.run('filled', 'SELECT count(*) FROM users')).trim()).toBe('300');
  });

  test('a refused load leaves no row, and reports the server’s message', async () => {
    const address = `mysql://root@localhost/strict?socketPath=${server.socket}`;
    await server.run('mysql', 'CREATE DATABASE strict');
    await server.run('strict', SHOP.replace("IN ('open', 'paid')", "IN ('open')"));
    const load = (file: string, url = address, ...args: string[]) =>
      seedbed(['load', file, '--url', url, '--no-cache', '--rows', '40', ...args], { cwd: folder });
    expect(await load('shop.sql')).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/MySQL refuses the load: rows of public\.orders: CONSTRAINT `states` failed/),
    });
    expect((await server.run('strict', 'SELECT count(*) FROM users')).trim()).toBe('0');
    await server.run(
      'strict',
      'SET foreign_key_checks = 0; ALTER TABLE orders DROP CONSTRAINT states; ALTER TABLE orders DROP FOREIGN KEY orders_ibfk_1; ALTER TABLE orders DROP FOREIGN KEY orders_ibfk_2; ALTER TABLE orders ENGINE=MyISAM',
    );
    expect(await load('shop.sql')).toMatchObject({ code: 5, stderr: expect.stringContaining('orders: the storage engine has no transactions') });
    await server.run('strict', 'DROP TABLE orders');
    expect(await load('shop.sql')).toMatchObject({ code: 5, stderr: expect.stringContaining('The database has no table orders. Make the tables first') });
    expect(await load('shop.sql', address, '--mode', 'truncate')).toMatchObject({ code: 2, stderr: expect.stringContaining('takes no --mode') });
    expect(await load('shop.sql', address.replace('strict?', 'nowhere?'))).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/nowhere at .*: Unknown database/),
    });
  });

  test('rows fit into the existing partitions', async () => {
    const ddl = `CREATE TABLE visits (id int NOT NULL, year_made smallint NOT NULL, made date NOT NULL) ENGINE=InnoDB PARTITION BY RANGE (TO_DAYS(made))
        (PARTITION a VALUES LESS THAN (TO_DAYS('2023-01-01')), PARTITION b VALUES LESS THAN (TO_DAYS('2025-01-01')));
      CREATE TABLE zones (zone int NOT NULL, name varchar(30)) ENGINE=InnoDB PARTITION BY LIST (zone) (PARTITION a VALUES IN (1, 2), PARTITION b VALUES IN (7));`;
    await writeFile(join(folder, 'parts.sql'), ddl);
    await server.run('mysql', 'CREATE DATABASE parts');
    await server.run('parts', ddl);
    const { stdout } = await generate('parts.sql', '--rows', '200');
    await server.run('parts', stdout);
    expect((await server.run('parts', 'SELECT count(*), (SELECT count(*) FROM zones) FROM visits')).trim()).toBe('200\t200');
  });
});
