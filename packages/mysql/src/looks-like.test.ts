import { expect, test } from 'vitest';
import { isMysqlDdl } from './looks-like.ts';

test.each([
  'CREATE TABLE a (id int) ENGINE=InnoDB',
  'CREATE TABLE a (id int NOT NULL AUTO_INCREMENT, PRIMARY KEY (id))',
  'CREATE TABLE a (n int(10) unsigned NOT NULL)',
  'CREATE TABLE a (b mediumtext)',
  'CREATE TABLE a (b varchar(20)) DEFAULT CHARSET=utf8mb4',
  "CREATE TABLE `a` (\n  `state` enum('open','closed') NOT NULL\n)",
  '/*!40101 SET NAMES utf8 */;\nCREATE TABLE a (id int);',
  'CREATE TABLE a (at datetime DEFAULT NOW() ON UPDATE NOW())',
  'USE `shop`;\nCREATE TABLE `a` (`id` INT NOT NULL)',
  'CREATE TABLE `a` (`id` INT NOT NULL);\nALTER TABLE `a` ADD CONSTRAINT `b` FOREIGN KEY (`id`) REFERENCES `c` (`id`)',
  "CREATE TABLE `a` (`id` int COMMENT 'the key')",
  'CREATE TABLE a (made DATETIME(6) NOT NULL)',
  'CREATE TABLE a (id int,\n  word varchar(40),\n  KEY words (word(10), id))',
  'CREATE TABLE a (id int, PRIMARY KEY (id),\n  UNIQUE INDEX by_word (word))',
  "-- the tool's own\nDELIMITER ;;\nCREATE TABLE a (id int DEFAULT '1');;",
  'DELIMITER ;;\nCREATE TABLE a (id int);;',
])('DDL of MySQL: %s', (ddl) => expect(isMysqlDdl(ddl)).toBe(true));

test.each([
  'CREATE TABLE a (id bigint GENERATED ALWAYS AS IDENTITY)',
  'CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT)',
  '-- ENGINE=InnoDB\nCREATE TABLE a (id serial)',
  "CREATE TABLE a (b text DEFAULT ') ENGINE=InnoDB')",
  "CREATE TYPE mood AS ENUM ('ok'); CREATE TABLE a (m mood)",
  'CREATE TABLE `notes` (`id` text PRIMARY KEY NOT NULL)',
  "-- it's not\nCREATE TABLE a (b text DEFAULT ') ENGINE=InnoDB')",
  'CREATE TABLE a (\n  key varchar(100),\n  index numeric(4, 2)\n)',
  'SELECT 1 /*!40101 */',
])('not of MySQL: %s', (ddl) => expect(isMysqlDdl(ddl)).toBe(false));

test('pages of comments are read once, not once for each of their lines', () => {
  const begun = process.threadCpuUsage();
  expect(isMysqlDdl(`CREATE TABLE a (id int);\n${'-- a long comment\n'.repeat(13_000)}`)).toBe(false);
  // Took seconds when each line read all blank lines behind it.
  expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000);
});
