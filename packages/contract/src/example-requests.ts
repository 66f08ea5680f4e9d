import type { Blueprint } from './blueprint.ts';
import type { BlueprintColumn } from './blueprint/column.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import { qualifiedName } from './catalog.ts';
import { resolveType } from './sql-type.ts';

type ExampleOptions = {
  /** Only about these tables. */
  readonly tables?: readonly BlueprintTable[];
  /** As a percentage. */
  readonly share?: number;
  /** Maximum number of results. */
  readonly most?: number;
};

/**
 * Requests in words about a schema's own tables, columns and values, as a person would write them; the most
 * illustrative ones first.
 */
export function exampleRequests(blueprint: Blueprint, { tables = blueprint.tables, share = 10, most = 3 }: ExampleOptions = {}): string[] {
  const kinds = [labelRequest, perParentRequest, absentRequest, flagRequest, countRequest];
  const labelled = new Set(tables.filter((table) => labelOf(blueprint, table)));
  const ranked = [...labelled, ...tables.filter((table) => !labelled.has(table))];
  const requests = kinds.map((wish) => firstOf(TURNS, ranked, (table) => wish(blueprint, table, share)));
  // One of each kind before a second one of any.
  return Array.from({ length: TURNS }, (_, turn) => requests.flatMap((each) => each[turn] ?? []))
    .flat()
    .slice(0, most);
}

/** Requests of each kind at most. */
const TURNS = 2;

/** The first requests for the tables; stops when there are enough. */
function firstOf(most: number, tables: readonly BlueprintTable[], requestFor: (table: BlueprintTable) => string | null): string[] {
  const found: string[] = [];
  for (const table of tables) {
    const wish = requestFor(table);
    if (wish !== null) found.push(wish);
    if (found.length === most) break;
  }
  return found;
}

/** What rows are: columns of states, and labels by their endings. Rows have any other label. */
const STATE = /(?:^|_)(?:status|state|stage|phase|condition|outcome|mood)$/i;
const QUALITY = /(?:ed|en|ive|able|ible|ing)$/i;

/** `10 % of hires are cancelled`, `10 % of hires have channel web`. */
function labelRequest(blueprint: Blueprint, table: BlueprintTable, share: number): string | null {
  const [column, label] = labelOf(blueprint, table) ?? [];
  if (column === undefined || label === undefined) return null;
  const is = STATE.test(column.name) || QUALITY.test(label) ? 'are' : `have ${written(column.name)}`;
  return `${share} % of ${rowsOf(table)} ${is} ${plain(label)}`;
}

/** The last label of a list is seldom the usual one. */
function labelOf(blueprint: Blueprint, table: BlueprintTable): readonly [BlueprintColumn, string] | null {
  for (const column of table.columns) {
    const labels = labelsOf(blueprint, column);
    const label = labels.findLast((one) => /^[a-z]{4,}(?:[_ ][a-z]+)?$/i.test(one));
    const isAlone = label !== undefined && table.columns.filter((other) => labelsOf(blueprint, other).includes(label)).length === 1;
    if (isAlone && labels.length > 1 && labels.length < 30) return [column, label];
  }
  return null;
}

function labelsOf({ types }: Blueprint, { type, domain }: BlueprintColumn): readonly string[] {
  return resolveType(type, types).labels ?? domain?.in ?? [];
}

/** `every cust has at least 2 site`: for a table that has no other path to its parent. */
function perParentRequest({ tables, relations }: Blueprint, table: BlueprintTable): string | null {
  const own = qualifiedName(table.schema, table.name);
  const relation = relations.find(
    ({ from, to }) => from.table === own && to.table !== own && relations.filter((one) => one.from.table === own && one.to.table === to.table).length === 1,
  );
  const parent = relation && tables.find(({ schema, name }) => qualifiedName(schema, name) === relation.to.table);
  return parent ? `2 to 5 ${rowsOf(table)} per ${singular(plain(parent.name))}` : null;
}

/** `10 % of cust have no tel`. */
function absentRequest({ relations }: Blueprint, table: BlueprintTable, share: number): string | null {
  const own = qualifiedName(table.schema, table.name);
  const column = table.columns.find(
    ({ name, nullable, generator }) =>
      nullable === true &&
      generator !== undefined &&
      !generator.kind.startsWith('life.') &&
      // The generator omits some by itself, or where other columns say so: no other share can be requested.
      generator.parameters?.['probability'] === undefined &&
      !['cases', 'expression'].includes(generator.kind) &&
      !relations.some(({ from }) => from.table === own && from.columns.includes(name)),
  );
  return column ? `${share} % of ${rowsOf(table)} have no ${written(column.name)}` : null;
}

/** `10 % of plant are not active`: a flag that says what a row is. */
function flagRequest({ types }: Blueprint, table: BlueprintTable, share: number): string | null {
  const quality = ({ name }: BlueprintColumn) => name.replace(/^(?:is|was)_/i, '');
  const column = table.columns.find((one) => resolveType(one.type, types).base === 'bool' && (quality(one) !== one.name || QUALITY.test(one.name)));
  return column ? `${share} % of ${rowsOf(table)} are not ${plain(quality(column))}` : null;
}

function countRequest(_: Blueprint, table: BlueprintTable): string {
  return `500 ${rowsOf(table)}`;
}

/** A column as the schema spells it, so that it is found there; if it is not in lower-case ASCII, as words. */
function written(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : plain(name);
}

/** Names without another plural. */
const NO_PLURAL = /(?:s|x|data|info|staff|news|stock|media|people|children|men|equipment|inventory|history|log|feedback|content)$/;

/** A table's rows, whose name may be in the singular: `teachers` of `teacher`, `enquiries` of `enquiry`. */
function rowsOf({ name }: BlueprintTable): string {
  const words = plain(name);
  // A short form such as `cust` has no plural that people write.
  if (NO_PLURAL.test(words) || !/[a-z]{4,}$/.test(words)) return words;
  if (/[^aeiou]y$/.test(words)) return `${words.slice(0, -1)}ies`;
  return /(?:ch|sh|z)$/.test(words) ? `${words}es` : `${words}s`;
}

/** A name as its words. */
function plain(name: string): string {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
}

/** `boxes` → `box`, `patients` → `patient`; names in the singular stay. */
function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(name)) return name.slice(0, -2);
  return /(?:ss|us|is|[^a-z]s)$/.test(name) || !name.endsWith('s') || name.length < 4 ? name : name.slice(0, -1);
}
