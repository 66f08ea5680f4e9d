import { MockFault, type MockColumn, type MockSchema, type MockTable } from '../../core/index.ts';
import { isTruth, parseExpression, type Expr, type Row, type Surroundings } from '../../engines/virtual/index.ts';
import { leafOf } from './partition.ts';

type Check = { readonly name: string; readonly isMet: (row: Row, around: Surroundings) => boolean };

/** NOT NULL, domains and CHECKs, in the order of Postgres. */
export function checkRow(schema: MockSchema, table: MockTable, row: Row, around: Surroundings): void {
  for (const column of table.columns) checkDomains(schema, column, row[column.index] ?? null, around);
  for (const column of table.columns) {
    if (!column.notNull || !table.shown.includes(column) || (row[column.index] ?? null) !== null) continue;
    throw new MockFault({
      code: '23502',
      status: 400,
      message: `null value in column "${column.name}" of relation "${leafOf(schema, table, row)?.name ?? table.name}" violates not-null constraint`,
      details: failing(table, row),
      quotes: table.qualified,
    });
  }
  for (const check of checksOf(schema, table)) {
    if (check.isMet(row, around)) continue;
    throw new MockFault({
      code: '23514',
      status: 400,
      message: `new row for relation "${leafOf(schema, table, row)?.name ?? table.name}" violates check constraint "${check.name}"`,
      details: failing(table, row),
      quotes: table.qualified,
    });
  }
}

const known = new WeakMap<MockTable, readonly Check[]>();

function checksOf(schema: MockSchema, table: MockTable): readonly Check[] {
  let checks = known.get(table);
  if (!checks) {
    checks = table.checks
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, expression }) => ({
        name,
        isMet: compiledCheck(parseExpression(expression, table, schema), `The check ${name} of ${table.qualified}: ${expression}`),
      }));
    known.set(table, checks);
  }
  return checks;
}

/** NULL satisfies a check. A check that cannot be evaluated rejects every write, because Postgres might. */
function compiledCheck(expr: Expr | null, feature: string): Check['isMet'] {
  if (expr === null) {
    return () => {
      throw MockFault.unsupported(feature);
    };
  }
  return (row, around) => isTruth(expr({ row, value: null, around })) !== false;
}

function checkDomains(schema: MockSchema, { type }: MockColumn, text: string | null, around: Surroundings): void {
  for (const domain of (type.domains ?? []).toReversed()) {
    const name = domain.name.replace(/^public\./, '');
    if (text === null && domain.notNull) throw new MockFault({ code: '23502', status: 400, message: `domain ${name} does not allow null values` });
    for (const check of domain.checks) {
      const expr = parseExpression(check.expression, null, schema);
      if (expr === null) throw MockFault.unsupported(`The check ${check.name} of the domain ${domain.name}: ${check.expression}`);
      if (isTruth(expr({ row: [], value: { type: { ...type, domains: [] }, text }, around })) === false)
        throw new MockFault({ code: '23514', status: 400, message: `value for domain ${name} violates check constraint "${check.name}"` });
    }
  }
}

/** `Failing row contains (1, null, …).`: truncates values to 64 letters, as Postgres does. */
function failing(table: MockTable, row: Row): string {
  const cells = table.columns.map((column) => {
    if (!table.shown.includes(column)) return '…';
    const text = row[column.index] ?? null;
    if (text === null) return 'null';
    if (column.type.base === 'bool') return text === 'true' ? 't' : text === 'false' ? 'f' : text;
    return text.length > 64 ? `${text.slice(0, 64)}...` : text;
  });
  return `Failing row contains (${cells.join(', ')}).`;
}
