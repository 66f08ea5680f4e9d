import {
  type Blueprint,
  type BlueprintTable,
  type Catalog,
  type Group,
  qualifiedName,
  quotedName,
  quotedText,
  type Relation,
  type TrialTable,
  withoutWithin,
} from '@seedbed/contract';
import { readTriggers } from '../code/trigger-events.ts';
import { plainType } from '../solve/pools/plain-type.ts';
import { editTable, tableOf } from './edit-blueprint.ts';
import type { Loaded, Repair, TrialSession } from './types.ts';

/** How many combinations to test, and how many to keep. */
const MAX_COMBINED = 490_000;
const MAX_KEPT = 2_000;
/** How many rows of a parent to read. */
const MAX_ROWS_PER_PARENT = 5_000;
/** Rows offered before the rest is believed. */
const OFFERED = 60;

type Source = { readonly of?: string; readonly columns: readonly string[]; sql(most: number): string };

/**
 * A trigger that requires rows of several tables to agree, with arbitrary joins: tests its own condition on all
 * combinations of the rows that the columns may refer to. Combinations that satisfy it become the values of these
 * columns (tier F); other columns are unchanged.
 */
export async function agreeingRows(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, session: TrialSession): Promise<Repair | null> {
  const own = tableOf(blueprint, table.table);
  if (!own || !session.read || !session.tools.ask || own.groups?.some((group) => group.tier === 'F')) return null;
  for (const condition of [...(await conditionsOf(own, catalog, session)), ...checksOf(own, blueprint, table)]) {
    const sources = sourcesOf(namesIn(condition), own, blueprint, loaded, table);
    if (sources.length === 0) continue;
    const columns = [...new Set(sources.flatMap((source) => source.columns))];
    const each = Math.max(2, Math.floor(rootOf(MAX_COMBINED, sources.length)));
    // References that share columns must agree in them.
    const sql = `SELECT ${columns.map((name) => `(new.${quotedName(name)})::text`).join(', ')}
      FROM (SELECT * FROM ${sources.map((source, i) => `(${source.sql(each)}) AS of${i}`).join(' NATURAL JOIN ')}) AS new
      WHERE (${condition}) ORDER BY pg_catalog.md5(new::text) LIMIT ${MAX_KEPT}`;
    const tuples = await session.tools.ask(sql);
    const repair = tuples && (tuples.length > 0 ? await proved(tuples, columns, own, blueprint, loaded, table, session) : gathered(sources, blueprint, table));
    if (repair) return repair;
  }
  return null;
}

/** One scope in this many gets all rows that must form pairs. */
const SCOPES = 5;

/**
 * If pairs of rows of one table must share a scope (`org_id`), and no scope has two rows: moves them to a few scopes.
 */
function gathered(sources: readonly Source[], { relations }: Blueprint, { table }: TrialTable): Repair | null {
  for (const [i, one] of sources.entries()) {
    const other = sources.slice(i + 1).find(({ of }) => of !== undefined && of === one.of);
    const shared = one.columns.filter((name) => other?.columns.includes(name));
    const there = relations
      .filter(({ from, to }) => from.table === table && to.table === one.of)
      .flatMap(({ from, to }) => to.columns.filter((_, at) => shared.includes(from.columns[at]!)));
    const scope = relations.find(
      ({ from, to, share, self }) => from.table === one.of && to.table !== one.of && !self && !share && from.columns.every((name) => there.includes(name)),
    );
    if (!other || shared.length === 0 || !scope) continue;
    return {
      table: scope.from.table,
      tier: 'A',
      how: `gathered under a few of ${scope.to.table}: ${table} refers to two of one`,
      apply: (next) => ({ ...next, relations: next.relations.map((each) => (each.name === scope.name ? inFewScopes(each) : each)) }),
    };
  }
  return null;
}

function inFewScopes({ childless: _childless, where: _where, ...rest }: Relation): Relation {
  return { ...rest, share: { of: SCOPES, at: 0 } };
}

/**
 * The conditions on the rows, over `new`: all errors of the triggers together, and each separately if some cannot be
 * separated from their code.
 */
async function conditionsOf(own: BlueprintTable, catalog: Catalog, session: TrialSession): Promise<string[]> {
  const name = qualifiedName(own.schema, own.name);
  const tables = catalog.tables.map((one) => (qualifiedName(one.schema, one.name) === name ? one : { ...one, triggers: [] }));
  const triggers = await readTriggers({ ...catalog, tables }, session.read!);
  const single = triggers.flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.kind !== 'refuse' || event.path.length === 0 || event.path.some((step) => step.sql === undefined)) return [];
      const parts = [...new Set(event.path.map(({ sql, holds }) => `((${overNew(sql!)}\n) IS ${holds ? '' : 'NOT '}TRUE)`))];
      return [`NOT (${parts.join(' AND ')})`];
    }),
  );
  return single.length > 1 ? [single.join(' AND '), ...single] : single;
}

/**
 * CHECKs on columns of composite references that reject rows (`target_type = 'enrollment'` with a reference by id and
 * type), and references that share columns but may refer to unrelated rows.
 */
function checksOf(own: BlueprintTable, { relations }: Blueprint, { table, counterexamples }: TrialTable): string[] {
  const made = relations.filter((one) => one.from.table === table && one.to.table !== table).map((one) => one.from.columns);
  const isShared = (names: readonly string[]): boolean => made.filter((columns) => columns.some((name) => names.includes(name))).length > 1;
  const failed = (own.checks ?? []).filter((check) => counterexamples.some((one) => one.sqlstate === '23514' && one.constraint === check.name));
  const checks = failed.flatMap(({ expression }) => {
    const named = own.columns.filter(({ name }) => new RegExp(`(?<![\\w.'])"?${RegExp.escape(name)}"?(?![\\w'(])`).test(expression)).map(({ name }) => name);
    const over = named.reduce(
      (text, name) => text.replace(new RegExp(`(?<![\\w.'"])"?${RegExp.escape(name)}"?(?![\\w'"(])`, 'g'), () => `new.${quotedName(name)}`),
      expression,
    );
    const isOfSome = named.length > 1 ? isShared(named) : made.some((columns) => columns.length > 1 && columns.includes(named[0]!));
    return isOfSome && named.every((name) => made.flat().includes(name)) ? [over] : [];
  });
  const lacks = counterexamples.some((one) => one.sqlstate === '23503' && one.waitsFor === undefined);
  const shared = made.find((columns) => columns.some((name) => made.some((others) => others !== columns && others.includes(name))));
  const meeting = made.filter((columns) => shared && columns.some((name) => shared.includes(name))).flat();
  return [...checks, ...(lacks && shared ? [`(${[...new Set(meeting)].map((name) => `new.${quotedName(name)}`).join(', ')}) IS NOT NULL`] : [])];
}

function overNew(sql: string): string {
  return sql.replace(/\bTG_OP\b/gi, `'INSERT'`).replace(/\bNEW\s*\./gi, 'new.');
}

function namesIn(condition: string): string[] {
  return [
    ...new Set(
      [...condition.matchAll(/\bnew\.(?:"((?:[^"]|"")+)"|(\w+))/g)].map(([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain!.toLowerCase()),
    ),
  ];
}

/**
 * The sources of the columns' values: the rows that a reference may lead to, or the plan's own values. Empty if there
 * is no reference among them.
 */
function sourcesOf(names: readonly string[], own: BlueprintTable, blueprint: Blueprint, loaded: Loaded, table: TrialTable): Source[] {
  const open = new Set(names);
  const sources: Source[] = [];
  for (const relation of blueprint.relations) {
    if (relation.from.table !== table.table || relation.to.table === table.table || !relation.from.columns.some((name) => names.includes(name))) continue;
    if (sources.some((source) => source.of === relation.to.table && source.columns.join() === relation.from.columns.join())) continue;
    for (const name of relation.from.columns) open.delete(name);
    const parent = loaded.report.tables.find((one) => one.table === relation.to.table);
    if (!parent) return [];
    const targets = relation.to.columns.map((name, i) => `${quotedName(name)} AS ${quotedName(relation.from.columns[i]!)}`).join(', ');
    const ours = keysOf(relation.to, parent.sent, blueprint, loaded);
    sources.push({
      of: relation.to.table,
      columns: relation.from.columns,
      sql: (most) => `SELECT DISTINCT ${targets} FROM ${relation.to.table} WHERE ${ours} LIMIT ${most}`,
    });
  }
  if (sources.length === 0) return [];
  const values = [...open].filter((name) => own.columns.some((column) => column.name === name));
  if (values.length > 0) {
    const { columns, rows } = loaded.rows(table.table, 0, table.sent);
    const types = values.map((name) => typeOf(own, name, blueprint));
    const cell = (row: readonly (string | null)[], name: string, i: number): string =>
      `${literal(row[columns.indexOf(name)] ?? null, types[i]!)} AS ${quotedName(name)}`;
    sources.push({
      columns: values,
      sql: (most) =>
        rows
          .slice(0, most)
          .map((row) => `SELECT ${values.map((name, i) => cell(row, name, i)).join(', ')}`)
          .join(' UNION ALL '),
    });
  }
  return sources;
}

/** The condition that a row was generated: rows written by triggers have keys that a later load may not have. */
function keysOf({ table, columns }: Relation['to'], sent: number, blueprint: Blueprint, loaded: Loaded): string {
  const own = tableOf(blueprint, table)!;
  const types = columns.map((name) => typeOf(own, name, blueprint));
  const made = loaded.rows(table, 0, Math.min(sent, MAX_ROWS_PER_PARENT));
  const places = columns.map((name) => made.columns.indexOf(name));
  const keys = made.rows.map((row) => `(${places.map((at, i) => literal(row[at] ?? null, types[i]!)).join(', ')})`);
  return keys.length === 0 ? 'false' : `(${columns.map(quotedName).join(', ')}) IN (VALUES ${keys.join(', ')})`;
}

function typeOf(own: BlueprintTable, name: string, blueprint: Blueprint): string {
  return plainType(own.columns.find((column) => column.name === name)!.type, blueprint.types ?? {});
}

function literal(text: string | null, type: string): string {
  return `${text === null ? 'NULL' : quotedText(text)}::${type}`;
}

function rootOf(total: number, parts: number): number {
  let root = 1;
  while ((root + 1) ** parts <= total) root++;
  return root;
}

/** Offers some rows with the tuples; if Postgres accepts nearly all, assumes that all tuples are valid. */
async function proved(
  tuples: readonly (readonly (string | null)[])[],
  columns: readonly string[],
  own: BlueprintTable,
  blueprint: Blueprint,
  loaded: Loaded,
  table: TrialTable,
  session: TrialSession,
): Promise<Repair | null> {
  const { columns: sent, rows } = loaded.rows(table.table, 0, table.sent);
  const offered = tuples
    .slice(0, Math.min(OFFERED, rows.length))
    .map((tuple, i) => rows[i]!.map((cell, at) => (columns.includes(sent[at]!) ? tuple[columns.indexOf(sent[at]!)]! : cell)));
  const outcomes = await session.tools.offer({ table: table.table, columns: sent, rows: offered, wanted: offered.length });
  const taken = outcomes.filter((outcome) => outcome.taken).length;
  // Some are in the table already.
  const there = outcomes.filter(({ refused }) => refused?.sqlstate === '23505').length;
  if (taken === 0 || taken < 0.9 * (offered.length - there)) return null;
  const keys = [own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((key) => key.columns)].filter((key) => key.length > 0);
  const once = keys.some((key) => key.every((name) => columns.includes(name)));
  const group: Group = { columns: [...columns], tier: 'F', rows: tuples.map((tuple) => [...tuple]) };
  const rowsLeft = once ? Math.min(own.rows ?? table.sent, tuples.length) : own.rows;
  return {
    table: table.table,
    tier: 'F',
    how: `${columns.join(', ')} from the ${tuples.length} combinations that Postgres takes${once ? ', each once' : ''}`,
    apply(next) {
      const edited = editTable(next, table.table, (one) => ({
        ...one,
        ...(rowsLeft === undefined ? { rows: table.sent } : { rows: rowsLeft }),
        groups: [...(one.groups ?? []).filter((each) => !each.columns.some((name) => columns.includes(name))), group],
      }));
      const relations = edited.relations.map((relation) => {
        if (relation.from.table !== table.table || !relation.from.columns.some((name) => columns.includes(name))) return relation;
        const { owner: _owner, fanOut: _fanOut, distinctFrom: _distinct, childless: _childless, nullShare: _nulls, ...rest } = withoutWithin(relation);
        return rest;
      });
      return { ...edited, relations };
    },
  };
}
