import { expect, test } from 'vitest';
import { schemaOfText } from '../src/index.ts';

const read = (text: string) => schemaOfText(text, 'sales.odcs.yaml')!;
const table = (ddl: string, name: string): string => ddl.split(/;\n/).find((sql) => sql.startsWith(`CREATE TABLE "${name}"`)) ?? '';

const CONTRACT = `
apiVersion: v3.0.2
kind: DataContract
id: sales
version: 1.0.0
status: active
schema:
  - name: customers
    physicalName: dim_customer
    description: People who buy
    properties:
      - { name: id, logicalType: integer, physicalType: INT64, primaryKey: true }
      - { name: email, logicalType: string, required: true, unique: true, logicalTypeOptions: { maxLength: 120, pattern: "^[^@]+@[^@]+$" } }
      - name: country
        logicalType: string
        physicalType: char(2)
        quality:
          - { metric: invalidValues, mustBe: 0, arguments: { validValues: [DE, FR, US] } }
          - { metric: nullValues, mustBe: 0 }
  - name: orders
    properties:
      - { name: order_id, logicalType: string, logicalTypeOptions: { format: uuid }, primaryKey: true, primaryKeyPosition: 2 }
      - { name: region, logicalType: string, primaryKey: true, primaryKeyPosition: 1 }
      - name: customer
        logicalType: integer
        required: true
        relationships: [{ type: foreignKey, to: customers.id }]
      - { name: total, logicalType: number, physicalType: "NUMBER(10,2)", logicalTypeOptions: { minimum: 0, maximum: 5000 } }
      - { name: placed, logicalType: timestamp, physicalType: TIMESTAMP_NTZ, required: true, transformLogic: now() }
      - { name: tags, logicalType: array, items: { logicalType: string } }
      - name: score
        logicalType: integer
        quality: [{ type: sql, query: "SELECT 1" }, { metric: rowCount, mustBeGreaterThan: 10 }]
    quality: [{ metric: rowCount, mustBeBetween: [1, 100] }]
slaProperties: [{ property: latency, value: 4 }]
`;

test('a contract becomes tables with keys, relationships and conditions; the rest is reported by place', () => {
  const { ddl, notes, summary } = read(CONTRACT);
  expect(summary).toBe('ODCS data contract: 2 tables');
  expect(table(ddl, 'dim_customer')).toMatchInlineSnapshot(`
    "CREATE TABLE "dim_customer" (
      "id" bigint NOT NULL,
      "email" varchar(120) NOT NULL,
      "country" char(2) NOT NULL,
      PRIMARY KEY ("id"),
      CHECK ("email" ~ '^[^@]+@[^@]+$'),
      CHECK ("country" IN ('DE', 'FR', 'US'))
    )"
  `);
  expect(table(ddl, 'orders')).toMatchInlineSnapshot(`
    "CREATE TABLE "orders" (
      "order_id" uuid NOT NULL,
      "region" text NOT NULL,
      "customer" bigint NOT NULL,
      "total" numeric(10,2),
      "placed" timestamp NOT NULL,
      "tags" text[],
      "score" bigint,
      PRIMARY KEY ("region", "order_id"),
      CHECK ("total" >= 0),
      CHECK ("total" <= 5000)
    )"
  `);
  expect(ddl).toContain('FOREIGN KEY ("customer") REFERENCES "dim_customer" ("id")');
  expect(ddl).toContain('CREATE UNIQUE INDEX ON "dim_customer" ("email")');
  expect(notes).toEqual([
    'sales.odcs.yaml: schema[1].properties[4] (placed): not read: transformLogic',
    'sales.odcs.yaml: schema[1].properties[6] (score): not read: quality rule sql',
    'sales.odcs.yaml: schema[1].properties[6] (score): not read: quality rule rowCount',
    'sales.odcs.yaml: schema[1]: not read: quality rule rowCount',
    'sales.odcs.yaml: not read: slaProperties',
  ]);
});

test('another version, a missing target and broken YAML are reported', () => {
  expect(() => read('apiVersion: v2.2.2\nkind: DataContract\n')).toThrow('apiVersion v2.2.2: version 3');
  expect(() => read('apiVersion: v3.0.0\nkind: DataContract\nschema: [}')).toThrow('no YAML');
  const { notes } = read(
    'apiVersion: v3.0.0\nkind: DataContract\nschema:\n - name: a\n   properties:\n   - {name: b, logicalType: integer, relationships: [{to: c.id}]}',
  );
  expect(notes).toEqual(['sales.odcs.yaml: schema[0].properties[0] (b): not read: relationship to c.id, which no table of the contract has']);
});
