import { expect, test } from 'vitest';
import { fileMark } from '@seedbed/contract';
import { readMysqlDdl } from '../src/index.ts';

const schemaOf = (ddl: string) => readMysqlDdl(ddl).schema;
const columnsOf = (ddl: string) => schemaOf(ddl).tables.map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(' ')}`);

test('statements of a dump other than tables are skipped, and executable comments are read', () => {
  const { tables, left } = schemaOf(`-- MySQL dump 10.13
/*!999999\\- enable the sandbox mode */
/*!40101 SET @saved_cs_client = @@character_set_client */;
# a comment
DROP TABLE IF EXISTS \`shop\`.\`a\`;
CREATE TABLE \`shop\`.\`a\` (
  \`id\` int(10) unsigned NOT NULL AUTO_INCREMENT, -- the key
  \`note\` varchar(20) DEFAULT 'a;b\\'c''d' COMMENT 'say "it"; now',
  PRIMARY KEY (\`id\`), FULLTEXT KEY f (note)
) ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=latin1 COMMENT='its; comment'
/*!50100 PARTITION BY RANGE (id) (PARTITION p0 VALUES LESS THAN MAXVALUE) */;
INSERT INTO a VALUES (1, 'CREATE TABLE b (id int);');
DELIMITER $$
/*!50003 CREATE*/ /*!50017 DEFINER=\`root\`@\`%\`*/ /*!50003 TRIGGER t BEFORE INSERT ON a FOR EACH ROW BEGIN SET NEW.note = ''; END */$$
CREATE PROCEDURE p() BEGIN CREATE TEMPORARY TABLE t (id int); END$$
DELIMITER ;
/*!50001 CREATE VIEW v AS SELECT 1 AS id */;`);
  expect(left).toEqual(['trigger t (line 14)']);
  expect(tables).toHaveLength(1);
  expect(tables[0]).toMatchObject({ name: 'a', place: 'line 6', charset: 'latin1', comment: 'its; comment', primaryKey: [{ column: 'id' }] });
  expect(tables[0]!.columns).toMatchObject([
    { name: 'id', countsItself: true, notNull: true, type: { word: 'INT', unsigned: true } },
    { name: 'note', comment: 'say "it"; now', default: [{ value: "a;b'c'd" }] },
  ]);
});

test('a body of a trigger without DELIMITER ends with its own END', () => {
  const ddl = `CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW BEGIN
    IF NEW.x = 1 THEN SET NEW.x = 2; END IF;
    CASE NEW.x WHEN 1 THEN SET NEW.y = 3; ELSE BEGIN END; END CASE;
  END;
  CREATE TABLE b (id int);`;
  expect(columnsOf(ddl)).toEqual(['b: id']);
});

test('ALTER TABLE, CREATE INDEX, RENAME and DROP change what was created', () => {
  const { tables } = schemaOf(`CREATE TABLE a (id int, b varchar(10), c int, UNIQUE KEY bs (b));
    CREATE TABLE gone (id int); CREATE TABLE old LIKE a;
    ALTER TABLE a ADD PRIMARY KEY (id), MODIFY id int NOT NULL AUTO_INCREMENT, ADD COLUMN d int FIRST, ADD e int AFTER b, ADD (f int, g int);
    ALTER TABLE a CHANGE c \`new c\` bigint NOT NULL, DROP INDEX bs, RENAME COLUMN g TO h, ALTER COLUMN f SET DEFAULT 3;
    ALTER TABLE a ADD CONSTRAINT fk FOREIGN KEY (e) REFERENCES shop.other (id) ON DELETE SET NULL ON UPDATE NO ACTION, DROP COLUMN b;
    CREATE UNIQUE INDEX fs USING BTREE ON a (f, h DESC);
    RENAME TABLE old TO kept; DROP TABLE IF EXISTS gone;`);
  expect(tables.map(({ name }) => name)).toEqual(['a', 'kept']);
  const [a] = tables;
  expect(a!.columns.map(({ name, type, notNull }) => `${name} ${type.word}${notNull ? '!' : ''}`)).toEqual([
    'd INT',
    'id INT!',
    'e INT',
    'new c BIGINT!',
    'f INT',
    'h INT',
  ]);
  expect(a!.primaryKey).toEqual([{ column: 'id' }]);
  expect(a!.uniqueKeys).toEqual([{ name: 'fs', parts: [{ column: 'f' }, { column: 'h' }] }]);
  expect(a!.foreignKeys).toEqual([{ name: 'fk', columns: ['e'], table: 'other', referenced: ['id'], onDelete: 'SET NULL', onUpdate: 'NO ACTION' }]);
});

test('unreadable statements are reported with their line, in their file', () => {
  expect(() => schemaOf('SET NAMES utf8;\n\nCREATE TABLE a (id int,\n b);')).toThrow('the column b of a has no type (line 3)');
  expect(() => schemaOf('CREATE TABLE a (id int; CREATE TABLE b (id int);')).toThrow(/closing parenthesis \(line 1\)/);
  expect(() => schemaOf('CREATE TABLE a (id int); CREATE TABLE a (id int);')).toThrow('the table a is created twice');
  expect(() => schemaOf(`${fileMark('1.sql')}\nCREATE TABLE a (id int);\n${fileMark('2.sql')}\n\nCREATE TABLE b LIKE c;`)).toThrow(
    /there is no table c \(2\.sql, line 2\)/,
  );
});

test('several tables before one custom DELIMITER are read, and so are those between breakpoints of Drizzle', () => {
  const sent = schemaOf(`DELIMITER //
SET @mode = '';
CREATE TABLE a (id int);
CREATE TABLE b (id int);
//
CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW BEGIN SET NEW.id = 1; CREATE TABLE no (id int); END//
DELIMITER ;
CREATE TABLE c (id int);`);
  expect(sent.tables.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  const parted = schemaOf(
    'CREATE TABLE `a` (`x` int);\n--> statement-breakpoint\nALTER TABLE `a` ADD `y` int;--> statement-breakpoint\nALTER TABLE `a` RENAME COLUMN `x` TO `z`;',
  );
  expect(parted.tables[0]!.columns.map(({ name }) => name)).toEqual(['z', 'y']);
});
