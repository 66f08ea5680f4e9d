/** A schema with one kind of constraint, and one cell that violates it. */
export type MutationCase = {
  readonly name: string;
  readonly ddl: string;
  readonly table: string;
  /** The constraint that the report must name; for NOT NULL and similar ones the column. */
  readonly constraint?: string;
  /** Columns whose cells change in row 7 (of 20, from 0): to a value, or to that of row 3 (`same`). */
  readonly breaks: Readonly<Record<string, string | null | 'same'>>;
  /** The column that the report must name, if the constraint has no name. */
  readonly column?: string;
};

const T = 'public.t';

export const mutationCases: readonly MutationCase[] = [
  {
    name: 'a bound',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, n int NOT NULL, CONSTRAINT small CHECK (n BETWEEN 1 AND 9))',
    table: T,
    constraint: 'small',
    breaks: { n: '10' },
  },
  {
    name: 'a list',
    ddl: `CREATE TABLE t (id int PRIMARY KEY, s text NOT NULL, CONSTRAINT listed CHECK (s IN ('a', 'b')))`,
    table: T,
    constraint: 'listed',
    breaks: { s: 'c' },
  },
  {
    name: 'a case',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, paid boolean NOT NULL, at date, CONSTRAINT paid_at CHECK (paid = (at IS NOT NULL)))',
    table: T,
    constraint: 'paid_at',
    breaks: { paid: 'true', at: null },
  },
  {
    name: 'an order',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a date NOT NULL, b date NOT NULL, CONSTRAINT in_order CHECK (a < b))',
    table: T,
    constraint: 'in_order',
    breaks: { a: '2024-02-02', b: '2024-02-01' },
  },
  {
    name: 'a sum',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, b int NOT NULL, CONSTRAINT whole CHECK (a + b = 100))',
    table: T,
    constraint: 'whole',
    breaks: { a: '1', b: '98' },
  },
  {
    name: 'a pattern',
    ddl: `CREATE TABLE t (id int PRIMARY KEY, code text NOT NULL, CONSTRAINT shape CHECK (code ~ '^[A-Z]{3}-[0-9]+$'))`,
    table: T,
    constraint: 'shape',
    breaks: { code: 'abc-1' },
  },
  {
    name: 'a count of NULLs',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a int, b int, CONSTRAINT one_of CHECK (num_nonnulls(a, b) = 1))',
    table: T,
    constraint: 'one_of',
    breaks: { a: '1', b: '1' },
  },
  { name: 'NOT NULL', ddl: 'CREATE TABLE t (id int PRIMARY KEY, name text NOT NULL)', table: T, column: 'name', breaks: { name: null } },
  {
    name: 'a primary key',
    ddl: 'CREATE TABLE t (id int, name text, CONSTRAINT t_key PRIMARY KEY (id))',
    table: T,
    constraint: 't_key',
    breaks: { id: 'same' },
  },
  {
    name: 'a unique key',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, email text NOT NULL, CONSTRAINT one_email UNIQUE (email))',
    table: T,
    constraint: 'one_email',
    breaks: { email: 'same' },
  },
  {
    name: 'a composite key',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, b int NOT NULL, CONSTRAINT pair UNIQUE (a, b))',
    table: T,
    constraint: 'pair',
    breaks: { a: 'same', b: 'same' },
  },
  {
    name: 'NULLS NOT DISTINCT',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a int, CONSTRAINT nulls_too UNIQUE NULLS NOT DISTINCT (a))',
    table: T,
    constraint: 'nulls_too',
    breaks: { a: 'same' },
  },
  {
    name: 'a partial key',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, name text NOT NULL, live boolean NOT NULL CHECK (live)); CREATE UNIQUE INDEX live_names ON t (name) WHERE live',
    table: T,
    constraint: 'live_names',
    breaks: { name: 'same' },
  },
  {
    name: 'an expression key',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, name text NOT NULL); CREATE UNIQUE INDEX folded ON t (lower(name))',
    table: T,
    constraint: 'folded',
    breaks: { name: 'same' },
  },
  {
    name: 'a reference',
    ddl: 'CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (id int PRIMARY KEY, p_id int NOT NULL, CONSTRAINT to_p FOREIGN KEY (p_id) REFERENCES p)',
    table: T,
    constraint: 'to_p',
    breaks: { p_id: '99999' },
  },
  {
    name: 'a composite reference',
    ddl: 'CREATE TABLE p (a int, b int, PRIMARY KEY (a, b)); CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, b int NOT NULL, CONSTRAINT to_pair FOREIGN KEY (a, b) REFERENCES p)',
    table: T,
    constraint: 'to_pair',
    breaks: { b: '99999' },
  },
  {
    name: 'MATCH FULL',
    ddl: 'CREATE TABLE p (a int, b int, PRIMARY KEY (a, b)); CREATE TABLE t (id int PRIMARY KEY, a int, b int, CONSTRAINT full_pair FOREIGN KEY (a, b) REFERENCES p MATCH FULL)',
    table: T,
    constraint: 'full_pair',
    breaks: { a: '1', b: null },
  },
  {
    name: 'a self-reference',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, parent_id int, CONSTRAINT up FOREIGN KEY (parent_id) REFERENCES t)',
    table: T,
    constraint: 'up',
    breaks: { parent_id: '99999' },
  },
  {
    name: 'a deferred reference',
    ddl: 'CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (id int PRIMARY KEY, p_id int NOT NULL, CONSTRAINT later FOREIGN KEY (p_id) REFERENCES p DEFERRABLE INITIALLY DEFERRED)',
    table: T,
    constraint: 'later',
    breaks: { p_id: '99999' },
  },
  {
    name: 'an exclusion',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, span int4range NOT NULL, CONSTRAINT apart EXCLUDE USING gist (span WITH &&))',
    table: T,
    constraint: 'apart',
    breaks: { span: '[1,1000000)' },
  },
  {
    name: 'a domain',
    ddl: 'CREATE DOMAIN share AS int CONSTRAINT percent CHECK (VALUE BETWEEN 0 AND 100); CREATE TABLE t (id int PRIMARY KEY, s share NOT NULL)',
    table: T,
    constraint: 'percent',
    breaks: { s: '101' },
  },
  {
    name: 'the length of a domain',
    ddl: 'CREATE DOMAIN short AS varchar(3); CREATE TABLE t (id int PRIMARY KEY, g short NOT NULL)',
    table: T,
    column: 'g',
    breaks: { g: 'long' },
  },
  {
    name: 'an enum',
    ddl: `CREATE TYPE mood AS ENUM ('sad', 'glad'); CREATE TABLE t (id int PRIMARY KEY, m mood NOT NULL)`,
    table: T,
    column: 'm',
    breaks: { m: 'bored' },
  },
  { name: 'a length', ddl: 'CREATE TABLE t (id int PRIMARY KEY, code varchar(5) NOT NULL)', table: T, column: 'code', breaks: { code: 'too long' } },
  { name: 'a precision', ddl: 'CREATE TABLE t (id int PRIMARY KEY, price numeric(4,2) NOT NULL)', table: T, column: 'price', breaks: { price: '100.00' } },
  { name: 'the range of a type', ddl: 'CREATE TABLE t (id int PRIMARY KEY, n smallint NOT NULL)', table: T, column: 'n', breaks: { n: '32768' } },
  { name: 'an address that is none', ddl: 'CREATE TABLE t (id int PRIMARY KEY, host inet NOT NULL)', table: T, column: 'host', breaks: { host: '10.0.0.300' } },
  {
    name: 'the bounds of partitions',
    ddl: `CREATE TABLE t (id int NOT NULL, at date NOT NULL) PARTITION BY RANGE (at); CREATE TABLE t_1 PARTITION OF t FOR VALUES FROM ('2024-01-01') TO ('2025-01-01')`,
    table: T,
    constraint: 'partitions',
    breaks: { at: '2025-01-01' },
  },
  {
    name: 'a trigger',
    ddl: `CREATE TABLE t (id int PRIMARY KEY, n int NOT NULL); CREATE FUNCTION no_zero() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.n = 0 THEN RAISE EXCEPTION 'n is zero'; END IF; RETURN NEW; END $$; CREATE TRIGGER guard BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION no_zero()`,
    table: T,
    constraint: 'guard',
    breaks: { n: '0' },
  },
  {
    name: 'a generated column',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, twice int GENERATED ALWAYS AS (a * 2) STORED, CONSTRAINT even_small CHECK (twice < 100))',
    table: T,
    constraint: 'even_small',
    breaks: { a: '50' },
  },
  {
    name: 'a key on a generated column',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, twice int GENERATED ALWAYS AS (a * 2) STORED, CONSTRAINT one_twice UNIQUE (twice))',
    table: T,
    constraint: 'one_twice',
    breaks: { a: 'same' },
  },
  {
    name: 'elements of an array',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY, tags text[] NOT NULL, CONSTRAINT some_tags CHECK (cardinality(tags) BETWEEN 1 AND 4))',
    table: T,
    constraint: 'some_tags',
    breaks: { tags: '{a,b,c,d,e}' },
  },
];
