import { Problem, qualifiedName, withoutReason, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { applyKnowledge, readStatement } from '@seedbed/meaning/answer';
import { statedAgreements, withoutAgreement } from './agreements.ts';

/**
 * A blueprint with agreements switched off (false), changed, or added (a statement as an answer writes it), by `orders.total.sum`. Throws
 * Problem `not-found` for an unknown name that is switched off or begins with no table, and `invalid-request` for one that a constraint
 * demands, and for a statement that the rows cannot follow.
 */
export async function withAgreements(given: Blueprint, agreements: Readonly<Record<string, false | string>>): Promise<Blueprint> {
  let blueprint = given;
  for (const [name, statement] of Object.entries(agreements)) {
    blueprint = statement === false ? withoutNamed(blueprint, name) : await withStatement(blueprint, name, statement);
  }
  return blueprint;
}

/** Switches one off: `orders.total.sum` is the table, bare or qualified, and the name. */
export function withoutNamed(blueprint: Blueprint, name: string): Blueprint {
  const { table, own } = placed(blueprint, name);
  return withoutAgreement(blueprint, qualifiedName(table.schema, table.name), own);
}

async function withStatement(given: Blueprint, name: string, statement: string): Promise<Blueprint> {
  const { table, own } = placed(given, name);
  const qualified = qualifiedName(table.schema, table.name);
  const says = readStatement(statement, table);
  if (!says)
    throw new Problem(
      'invalid-request',
      `agreements: ${name}: "${statement}" is no statement. Write total == net + tax, paid_at <= shipped_at, or if status == "draft" then total is null.`,
    );
  const known = statedAgreements(given, qualified).find((each) => each.name === own);
  // What nobody can switch off is said again without a change.
  if (known && 'demanded' in known.off && known.statement === statement) return given;
  const before = known ? withoutAgreement(given, qualified, own) : given;
  const { blueprint, outcome } = await applyKnowledge({ format: 2, tables: { [qualified]: says } }, before);
  const { faults, lost, relations, taken } = outcome;
  const broken = relations.find(({ rows, holds }) => holds < rows);
  const reason =
    faults[0]?.message ??
    lost[0]?.reason ??
    (broken && `it holds in ${broken.holds} of ${broken.rows} rows: no column of ${table.name} can be made to follow it`);
  if (reason !== undefined) throw new Problem('invalid-request', `agreements: ${name}: "${statement}": ${reason}`);
  // A person says so.
  const changed = new Set(taken.map(({ table: of, column }) => `${of}.${column}`));
  const tables = blueprint.tables.map((each) => ({
    ...each,
    columns: each.columns.map((column) => (changed.has(`${qualifiedName(each.schema, each.name)}.${column.name}`) ? withoutReason(column) : column)),
  }));
  return { ...blueprint, tables };
}

/** The table that a name begins with, and the rest of the name. */
function placed(blueprint: Blueprint, name: string): { readonly table: BlueprintTable; readonly own: string } {
  const plain = name.replaceAll('"', '');
  const table = blueprint.tables
    .filter((each) => [each.name, `${each.schema}.${each.name}`].some((prefix) => plain.startsWith(`${prefix}.`)))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!table) throw new Problem('not-found', `agreements: ${name} begins with no table of the schema.`);
  const prefix = [`${table.schema}.${table.name}.`, `${table.name}.`].find((each) => plain.startsWith(each))!;
  return { table, own: plain.slice(prefix.length) };
}
