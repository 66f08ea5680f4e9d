import {
  ownMember,
  qualifiedName,
  type Blueprint,
  type BlueprintTable,
  type Catalog,
  type Counterexample,
  type RowOutcome,
  type TrialTable,
  type TrialTools,
} from '@seedbed/contract';
import { jsonCandidates } from '../solve/pools/json-candidates.ts';
import { constantsOfCode } from '../solve/pools/mine-functions.ts';
import { xmlCandidates } from '../solve/pools/xml-candidates.ts';
import { editColumn, tableOf } from './edit-blueprint.ts';
import { namesFor } from './names-in-code.ts';
import { refuserOf } from './refuser.ts';
import type { Loaded, Repair } from './types.ts';
import { withNull } from './with-null.ts';

/** How many rejected rows to try a rule on, and how many of those must pass. */
const TRIED = 12;
const ENOUGH = 3;
/** How many rows of a cycle to test one by one. */
const MAX_TESTED_ROWS = 200;

type Row = readonly (string | null)[];
type Change = { readonly column: string; readonly value: string | null };

/**
 * One value for one column with which rejected rows pass: NULL if allowed, the default, true or false, a label, a
 * constant of the functions that raise the error. Unlike a dictionary, such a rule holds for any number of rows.
 */
export async function columnRule(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, tools: TrialTools): Promise<Repair | null> {
  const own = tableOf(blueprint, table.table);
  const refused = table.counterexamples.filter((one) => (one.values ?? !table.missing) && one.waitsFor === undefined);
  if (!own || refused.length === 0) return null;
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const missing = (table.missing ?? []).map((row) => rows[row]!).filter((row) => row !== undefined);
  const sample = table.missing ? missing.slice(0, TRIED) : await againstChecks(table.table, columns, rows, tools);
  let waiting: readonly Change[] | null = null;
  for (const changes of changesFor(own, catalog, blueprint, refused, columns, sample)) {
    const changed = sample.map((row) => changedRow(row, columns, changes));
    const offer = (): Promise<RowOutcome[]> => tools.offer({ table: table.table, columns, rows: changed, wanted: changed.length });
    const outcomes = await (tools.afresh ? tools.afresh(offer) : offer());
    const taken = outcomes.filter((outcome) => outcome.taken).length;
    if (taken >= Math.min(ENOUGH, changed.length) && taken === outcomes.length) return ruleOf(table.table, changes, whyOf(refused));
    if (!table.missing && !waiting && outcomes.length > 0 && outcomes.every(lacksParents)) waiting = changes;
  }
  return waiting && ruleOf(table.table, waiting, whyOf(refused));
}

/**
 * In a cycle of tables that failed as a whole, the failing rows are unknown: takes those that not only lack their
 * parents but also violate a CHECK.
 */
async function againstChecks(table: string, columns: readonly string[], rows: readonly Row[], tools: TrialTools): Promise<Row[]> {
  const tried = rows.slice(0, MAX_TESTED_ROWS);
  const outcomes = await tools.offer({ table, columns, rows: tried, wanted: tried.length });
  return tried.filter((_, i) => outcomes[i]?.refused?.sqlstate === '23514').slice(0, TRIED);
}

/** Only its parent is missing: in a cycle no row can be inserted alone. */
function lacksParents({ taken, refused }: RowOutcome): boolean {
  return taken || refused?.sqlstate === '23503';
}

function changedRow(row: Row, columns: readonly string[], changes: readonly Change[]): Row {
  return row.map((value, i) => {
    const change = changes.find((one) => one.column === columns[i]);
    return change ? change.value : value;
  });
}

/** Changes to try, most likely first: columns named by the error or its functions come before others. */
function changesFor(
  own: BlueprintTable,
  catalog: Catalog,
  blueprint: Blueprint,
  refused: readonly Counterexample[],
  columns: readonly string[],
  sample: readonly Row[],
): Change[][] {
  const keys = new Set([own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((key) => key.columns)].flat());
  const referencing = new Set(blueprint.relations.filter((one) => one.from.table === qualifiedName(own.schema, own.name)).flatMap((one) => one.from.columns));
  const words = refused
    .map((one) => `${one.message} ${one.context ?? ''}`)
    .join(' ')
    .toLowerCase();
  const code = triggerCode(own, catalog);
  const free = own.columns.filter((column) => columns.includes(column.name) && !keys.has(column.name) && !column.generated);
  const byMention = [...free].sort((a, b) => weight(b.name, words, code) - weight(a.name, words, code));
  const shown = (name: string): boolean => sample.some((row) => row[columns.indexOf(name)] !== null);
  const nulls = byMention.filter((column) => column.nullable && shown(column.name)).map((column): Change[] => [{ column: column.name, value: null }]);
  const groups = (own.groups ?? [])
    .map((group) => group.columns.flatMap((name): Change[] => (nulls.some(([change]) => change!.column === name) ? [{ column: name, value: null }] : [])))
    .filter((changes) => changes.length > 1);
  const names = [...new Set(refused.flatMap((one) => namesFor(one.sqlstate, code, catalog)))];
  const inCode = constantsOfCode(triggerBodies(own, catalog), catalog);
  const constants = [
    ...names,
    ...(refused.some((one) => NO_XML.test(one.sqlstate)) ? ['<document/>', ...xmlCandidates(inCode).slice(0, DOCUMENTS)] : []),
    ...(refused.some(isNoJson) ? jsonCandidates(inCode).slice(0, DOCUMENTS) : []),
    ...inCode.slice(0, 20),
  ];
  const ofDocuments = NO_SUCH_JSON.test(words);
  const values = byMention
    .filter((column) => !referencing.has(column.name) && (weight(column.name, words, code) > 0 || (ofDocuments && /^jsonb?$/.test(column.type))))
    .flatMap((column) => plainValues(column.type, blueprint, constants, column.default).map((value): Change[] => [{ column: column.name, value }]));
  const defaults = byMention
    .filter((column) => !referencing.has(column.name) && weight(column.name, words, code) > 0)
    .flatMap((column) => literalOf(column.default).map((value): Change => ({ column: column.name, value })));
  return [...nulls, ...groups, ...(defaults.length > 1 ? [defaults] : []), ...(nulls.length > 1 ? [nulls.flat()] : []), ...values].slice(0, 80);
}

/** How many documents to try: minimal ones, and those in which the code finds a match. */
const DOCUMENTS = 24;

/** A text that code parses as JSON. */
function isNoJson({ sqlstate, message }: Counterexample): boolean {
  return sqlstate === '22P02' && /type jsonb?\b/.test(message);
}

/** SQLSTATEs for invalid XML: not a document, or not well-formed. A minimal document may be valid. */
const NO_XML = /^2200[LMN]$/;

/** Functions that name no column, such as those of an index, reject another kind of JSON. */
const NO_SUCH_JSON = /cannot (get array length|get object|extract|deconstruct|call jsonb?_|cast jsonb)/;

function weight(name: string, words: string, code: string): number {
  const lower = name.toLowerCase();
  return (
    (words.includes(lower) || words.includes(lower.replaceAll('_', ' ')) ? 2 : 0) + (code.includes(`new.${lower}`) || code.includes(`new."${lower}"`) ? 1 : 0)
  );
}

/** The bodies of the functions that the table's own triggers call, in lower case. */
export function triggerCode(own: BlueprintTable, catalog: Catalog): string {
  return triggerBodies(own, catalog).join('\n').toLowerCase();
}

export function triggerBodies(own: BlueprintTable, catalog: Catalog): string[] {
  const triggers = catalog.tables.find((table) => table.schema === own.schema && table.name === own.name)?.triggers ?? [];
  return [...new Set(triggers.map((trigger) => ownMember(catalog.functions, trigger.function)?.body ?? ''))];
}

function plainValues(type: string, blueprint: Blueprint, constants: readonly string[], fallback: string | undefined): string[] {
  const defined = ownMember(blueprint.types, type);
  if (defined?.kind === 'enum') return defined.labels;
  if (type === 'boolean') return ['true', 'false'];
  const own = literalOf(fallback);
  if (/^(integer|bigint|smallint|numeric)/.test(type)) return [...own, '0', '1', ...constants.filter((one) => /^-?\d+$/.test(one))];
  if (/^(text|character varying)/.test(type)) return [...own, ...constants.filter((one) => one.length < 60), '1', ''];
  if (/^(date|timestamp)/.test(type)) return ['2020-01-01', '2000-01-01'];
  if (/^jsonb?$/.test(type)) return ['{}', '[]'];
  return own;
}

/** The text that a default gives to every row; none if it is computed. */
export function literalOf(fallback: string | undefined): string[] {
  const literal = fallback && /^'((?:[^']|'')*)'(::[\w .]+)?$/.exec(fallback)?.[1]?.replaceAll("''", "'");
  return literal ? [literal] : [];
}

function whyOf([first]: readonly Counterexample[]): string {
  return `without it ${refuserOf(first)} refused rows`;
}

/** Sets columns to the same value in every row. */
export function ruleOf(table: string, changes: readonly Change[], why: string): Repair {
  const shown = changes.map(({ column, value }) => `${column} is ${value === null ? 'NULL' : `'${value}'`}`).join(', ');
  return {
    table,
    tier: 'F',
    how: `${shown}: ${why}`,
    of: `${table} ${changes.map((one) => one.column).join()}`,
    apply: (blueprint) => changes.reduce((next, { column, value }) => applyChange(next, table, column, value), blueprint),
  };
}

/** References get a NULL share; values get a domain, in the column and in every case that mentions it. */
export function applyChange(blueprint: Blueprint, table: string, column: string, value: string | null): Blueprint {
  const relations = blueprint.relations.map((relation) =>
    value === null && relation.from.table === table && relation.from.columns.includes(column) ? { ...relation, nullShare: 1 } : relation,
  );
  const fixed = editColumn({ ...blueprint, relations }, table, column, (one) => {
    const { nullRate: _rate, entity: _entity, ...rest } = one;
    return value === null
      ? { ...rest, generator: { kind: 'null' } }
      : { ...rest, generator: { kind: 'constant', parameters: { value } }, domain: { in: [value] } };
  });
  return { ...fixed, tables: fixed.tables.map((one) => (value === null && qualifiedName(one.schema, one.name) === table ? withNull(one, column) : one)) };
}
