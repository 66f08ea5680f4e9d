/** A schema that allows fewer rows than requested (200 per table). */
type UnsatisfiableCase = {
  readonly name: string;
  readonly ddl: string;
  /** By table: the maximum number of rows, and the words required in the report. */
  readonly most: Readonly<Record<string, readonly [rows: number, says: RegExp]>>;
};

export const unsatisfiableCases: readonly UnsatisfiableCase[] = [
  {
    name: 'unique over an enum',
    ddl: `CREATE TYPE level AS ENUM ('low', 'mid', 'high'); CREATE TABLE t (id int, l level NOT NULL, CONSTRAINT one_each UNIQUE (l));`,
    most: { t: [3, /one_each|\bl\b/] },
  },
  {
    name: 'contradictory CHECKs',
    ddl: `CREATE TABLE t (n int NOT NULL, CONSTRAINT over_ten CHECK (n > 10), CONSTRAINT under_five CHECK (n < 5), CONSTRAINT other CHECK (n <> 3));`,
    most: { t: [0, /over_ten.*under_five/] },
  },
  { name: 'CHECK (false)', ddl: `CREATE TABLE t (id int PRIMARY KEY, CONSTRAINT nothing CHECK (false));`, most: { t: [0, /nothing/] } },
  {
    name: 'no partition',
    ddl: `CREATE TABLE t (id int NOT NULL, at date NOT NULL) PARTITION BY RANGE (at);`,
    most: { t: [0, /partition/i] },
  },
  {
    name: 'partitions that the CHECKs keep out of',
    ddl: `CREATE TABLE t (id int NOT NULL, at date NOT NULL, CONSTRAINT later CHECK (at >= '2030-01-01')) PARTITION BY RANGE (at);
      CREATE TABLE t_one PARTITION OF t FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');`,
    most: { t: [0, /later.*partition|partition.*later/is] },
  },
  {
    name: 'a domain without a value',
    ddl: `CREATE DOMAIN nobody AS int CONSTRAINT above CHECK (VALUE > 5) CONSTRAINT below CHECK (VALUE < 5); CREATE TABLE t (id int, n nobody NOT NULL);`,
    most: { t: [0, /above.*below/] },
  },
  {
    name: 'NOT NULL and always NULL',
    ddl: `CREATE TABLE t (id int, a text NOT NULL, CONSTRAINT gone CHECK (a IS NULL));`,
    most: { t: [0, /gone/] },
  },
  {
    name: 'a composite product space',
    ddl: `CREATE TYPE size AS ENUM ('s', 'm', 'l'); CREATE TABLE t (s size NOT NULL, n smallint NOT NULL CONSTRAINT few CHECK (n BETWEEN 1 AND 4), CONSTRAINT pair PRIMARY KEY (s, n));`,
    most: { t: [12, /pair|\bs, n\b/] },
  },
  {
    name: 'boolean composite key',
    ddl: `CREATE TABLE t (a boolean NOT NULL, b boolean NOT NULL, c boolean NOT NULL, CONSTRAINT flags UNIQUE (a, b, c));`,
    most: { t: [8, /flags|a, b, c/] },
  },
  {
    name: '1:1 beyond the parents',
    ddl: `CREATE TABLE p (k char(1) PRIMARY KEY CONSTRAINT letters CHECK (k ~ '^[A-E]$')); CREATE TABLE c (k char(1) PRIMARY KEY REFERENCES p, note text);`,
    most: { p: [5, /\bk\b/], c: [5, /\bp\b|\bk\b/] },
  },
  {
    name: 'pairs of few parents',
    ddl: `CREATE TABLE a (id smallint PRIMARY KEY CHECK (id BETWEEN 1 AND 3)); CREATE TABLE b (id smallint PRIMARY KEY CHECK (id BETWEEN 1 AND 5));
      CREATE TABLE ab (a_id smallint REFERENCES a, b_id smallint REFERENCES b, CONSTRAINT once PRIMARY KEY (a_id, b_id));`,
    most: { a: [3, /\bid\b/], b: [5, /\bid\b/], ab: [15, /once|a_id, b_id/] },
  },
  {
    name: 'an exclusion without room',
    ddl: `CREATE EXTENSION btree_gist; CREATE TABLE t (room smallint NOT NULL CHECK (room BETWEEN 1 AND 3), CONSTRAINT one_a_room EXCLUDE USING gist (room WITH =));`,
    most: { t: [3, /one_a_room|\broom\b/] },
  },
  {
    name: 'a mandatory child of an impossible parent',
    ddl: `CREATE TABLE p (id int PRIMARY KEY, CONSTRAINT never CHECK (id <> id)); CREATE TABLE c (id int PRIMARY KEY, p_id int NOT NULL CONSTRAINT to_p REFERENCES p);`,
    most: { p: [0, /never/], c: [0, /\bp\b/] },
  },
  {
    name: 'numeric(2,0) unique',
    ddl: `CREATE TABLE t (id int, n numeric(2,0) NOT NULL, CONSTRAINT two_digits UNIQUE (n), CONSTRAINT not_negative CHECK (n >= 0));`,
    most: { t: [100, /two_digits|\bn\b/] },
  },
  {
    name: 'char(1) of a pattern, unique',
    ddl: `CREATE TABLE t (id int, c char(1) NOT NULL, CONSTRAINT one_letter UNIQUE (c), CONSTRAINT upper_hex CHECK (c ~ '^[0-9A-F]$'));`,
    most: { t: [16, /one_letter|\bc\b/] },
  },
  {
    name: 'a bounded date as key',
    ddl: `CREATE TABLE t (day date PRIMARY KEY, CONSTRAINT in_february CHECK (day >= '2024-02-01' AND day < '2024-03-01'));`,
    most: { t: [29, /\bday\b/] },
  },
  {
    name: 'a one-row table',
    ddl: `CREATE TABLE t (lock char(1) NOT NULL DEFAULT 'X' CONSTRAINT only_x CHECK (lock = 'X'), name text, CONSTRAINT one_row PRIMARY KEY (lock));`,
    most: { t: [1, /one_row|\block\b/] },
  },
  {
    name: 'a partial key that binds all rows',
    ddl: `CREATE TABLE t (kind text NOT NULL CHECK (kind IN ('a', 'b')), live boolean NOT NULL CHECK (live)); CREATE UNIQUE INDEX live_kinds ON t (kind) WHERE live;`,
    most: { t: [2, /live_kinds|\bkind\b/] },
  },
  {
    name: 'an expression key of few values',
    ddl: `CREATE TABLE t (n int NOT NULL CHECK (n >= 0)); CREATE UNIQUE INDEX last_digit ON t ((n % 10));`,
    most: { t: [10, /last_digit|\bn\b/] },
  },
  {
    name: 'a self-reference that nothing can start',
    ddl: `CREATE TABLE t (id int PRIMARY KEY, parent_id int NOT NULL CONSTRAINT up REFERENCES t, CONSTRAINT older CHECK (parent_id < id));`,
    most: { t: [0, /older|up|parent_id/] },
  },
  {
    name: 'texts too short to differ',
    ddl: `CREATE TABLE t (code varchar(2) NOT NULL, CONSTRAINT codes UNIQUE (code), CONSTRAINT digits CHECK (code ~ '^[0-4]{1,2}$'));`,
    most: { t: [30, /codes|\bcode\b/] },
  },
];
