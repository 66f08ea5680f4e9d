import { qualifiedName, type BlueprintTable, type Knowledge, type ScenarioRows, type ScenarioSpec } from '@seedbed/contract';
import type { Claim } from './claim.ts';
import { amountAt } from './numbers.ts';
import { childNamed, relationOf } from './per-parent.ts';
import { claimsOf } from './predicate.ts';
import type { Reading, Refused } from './reading.ts';
import { tableNamed, type NamedTable, type Scope } from './scope.ts';
import { tokensOf, wordsOf, type Token } from './tokens.ts';

/** Named rows come first in their tables, and each is stored in the dataset. */
const MAX_ROWS = 1000;
const MAX_PARTS = 8;
/** Rows for each of the table between, from which on one of it has all. */
const MANY = 1.5;
const WITH = /\s(?:with|who ha(?:s|ve)|that ha(?:s|ve)|which ha(?:s|ve)|having|ha(?:s|ve))\s/i;
/** Between parts of a list: an `and` inside one of them precedes no count. */
const BETWEEN = /,(?!\d)\s*(?:and\s+)?|\s+and\s+(?=(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|no|\d[\d,]*)\s)/i;
/** A name is a member of a document. */
const MAX_NAME = 200;

/** Rows of one kind: how many, and what is set in each. `under`: the table between them and the row that has them. */
type Rows = {
  readonly under?: BlueprintTable;
  readonly table: BlueprintTable;
  readonly count: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly score: number;
};

/** Rows by table, as a scenario of knowledge has them. */
export type Situation = Readonly<Record<string, ScenarioRows>>;

/** `a customer with three overdue invoices`, or rows alone: `two overdue invoices`. Null if it is not understood. */
export function situationInWords(scope: Scope, sentence: string): Situation | Refused | null {
  if (WITH.test(sentence)) return readSituation(scope, sentence, true);
  const alone = rowsNamed(scope, tokensOf(sentence), (words) => tableNamed(scope, wordsOf(words))).toSorted((a, b) => b.score - a.score)[0];
  if (!alone || alone.count < 1) return null;
  return alone.count > MAX_ROWS ? tooMany(alone.count) : { [qualifiedName(alone.table.schema, alone.table.name)]: specOf(alone) };
}

/** `one customer with an overdue invoice, a cancelled subscription and two addresses`: named rows with exactly these children, as a scenario. */
export function rowWithChildren(scope: Scope, sentence: string): Reading['statements'] | null {
  const found = readSituation(scope, sentence);
  if (!found || 'cannot' in found) return found && [found as Refused];
  return [{ knowledge: { format: 2, tables: {}, scenarios: { [nameOf(sentence)]: found } } as Knowledge }];
}

function tooMany(rows: number): Refused {
  return { cannot: `each named row is stored in the dataset, and these are ${rows.toLocaleString('en-US')}: say at most ${MAX_ROWS.toLocaleString('en-US')}` };
}

/** `isAlone`: of rows that are added by themselves. There a row without children is one, and children may be those of its children. */
function readSituation(scope: Scope, sentence: string, isAlone = false): Situation | Refused | null {
  const at = WITH.exec(sentence);
  if (!at) return null;
  const [before, behind] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  const parts = behind
    .replace(/\s+each$/i, '')
    .split(BETWEEN)
    .filter((part) => part.trim() !== '');
  if (parts.length === 0 || parts.length > MAX_PARTS) return null;
  const tops = rowsNamed(scope, tokensOf(before), (words) => tableNamed(scope, wordsOf(words)));
  const found = tops.flatMap((top) => {
    const children = parts.map((part) => childrenOf(scope, top, tokensOf(part), isAlone));
    return children.includes(null) || (!isAlone && children.every((one) => one!.count === 0)) ? [] : [{ top, children: children as Rows[] }];
  });
  const best = found.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  if (!best || best.top.count < 1) return null;
  const all = [best.top, ...best.children].reduce((sum, { count }) => sum + count, 0) * best.top.count;
  if (all > MAX_ROWS) return tooMany(all);
  const { table, count, set } = best.top;
  const spec = {
    ...(count > 1 && { count }),
    ...(Object.keys(set).length > 0 && { set }),
    children: byTable(best.children.map((one) => inMiddle(scope, one))),
  };
  return { [qualifiedName(table.schema, table.name)]: spec };
}

function scoreOf({ top, children }: { readonly top: Rows; readonly children: readonly Rows[] }): number {
  return children.reduce((score, one) => score * one.score, top.score);
}

/** `Customer with two addresses` of `one customer with two addresses`: what a test asks for the rows by. */
function nameOf(sentence: string): string {
  return sentence
    .trim()
    .replace(/^(?:an?|one|exactly one|1)\s+/i, '')
    .slice(0, MAX_NAME);
}

/** A part of the list: rows that refer to the first, the most likely reading. */
function childrenOf(scope: Scope, top: Rows, tokens: readonly Token[], isAlone: boolean): Rows | null {
  const parent: NamedTable = { table: top.table, score: 1 };
  const read = rowsNamed(scope, tokens, (words) => {
    const child = childNamed(scope, parent, words);
    return child && (relationOf(scope, child.table, top.table) || (isAlone && between(scope, child.table, top.table))) ? child : null;
  });
  const best = read.toSorted((a, b) => b.score - a.score)[0];
  const middle = best && !relationOf(scope, best.table, top.table) && between(scope, best.table, top.table);
  return middle ? { ...best, under: middle } : (best ?? null);
}

/** A count, a table, and states on either side of it: `an overdue invoice`, `two invoices of 250`. */
function rowsNamed(scope: Scope, tokens: readonly Token[], tableOf: (words: readonly Token[]) => NamedTable | null): Rows[] {
  const counted = countAt(wordsOf(tokens));
  if (!counted) return [];
  const rest = tokens.slice(counted.length);
  const found: Rows[] = [];
  for (let from = 0; from < rest.length; from++)
    for (let to = from + 1; to <= rest.length; to++) {
      const named = tableOf(rest.slice(from, to));
      if (!named) continue;
      const states = [rest.slice(0, from), rest.slice(to)].map((words) => (words.length === 0 ? { set: {}, score: 1 } : setBy(scope, named.table, words)));
      if (states.includes(null)) continue;
      const [first, last] = states as NonNullable<ReturnType<typeof setBy>>[];
      found.push({ table: named.table, count: counted.value, set: { ...first!.set, ...last!.set }, score: named.score * first!.score * last!.score });
    }
  return found;
}

function countAt(words: readonly string[]): { readonly value: number; readonly length: number } | null {
  const skip = /^(?:exactly|just|only)$/.test(words[0] ?? '') ? 1 : 0;
  const first = words[skip] ?? '';
  if (/^(?:a|an)$/.test(first)) return { value: 1, length: skip + 1 };
  if (first === 'no') return { value: 0, length: skip + 1 };
  const amount = amountAt(words, skip);
  return amount && Number.isInteger(amount.value) && amount.value >= 0 ? { value: amount.value, length: skip + amount.length } : null;
}

/** The cells that make a row so; null where words name no single value. */
function setBy(
  scope: Scope,
  table: BlueprintTable,
  tokens: readonly Token[],
): { readonly set: Readonly<Record<string, unknown>>; readonly score: number } | null {
  for (const claim of claimsOf(scope, table, tokens).toSorted((a, b) => b.score - a.score)) {
    const value = valueOf(scope, claim);
    if (value !== undefined) return { set: { [claim.column.name]: value }, score: claim.score };
  }
  return null;
}

function valueOf(scope: Scope, { table, column, is, not }: Claim): string | number | boolean | null | undefined {
  if (is.kind === 'flag') return !not;
  if (is.kind === 'absent') return not ? presentIn(scope, table, column) : null;
  if (not) return undefined;
  if (is.kind === 'labels') return is.labels.length === 1 ? is.labels[0] : undefined;
  if (is.kind === 'values') return is.values.length === 1 ? is.values[0] : undefined;
  return is.kind === 'range' && is.low === is.high ? is.low : undefined;
}

/** The last time of an event among the rows, which every row has come before; none where a CHECK compares it. */
function presentIn({ seen }: Scope, table: BlueprintTable, column: BlueprintTable['columns'][number]): string | undefined {
  const isChecked = (table.checks ?? []).some(({ expression }) => new RegExp(`(?<![\\w"])"?${RegExp.escape(column.name)}"?(?!\\w)`).test(expression));
  if (isChecked || !/^(?:date|timestamp)/.test(column.type)) return undefined;
  return seen.cells(table, column).reduce<string | undefined>((last, cell) => (cell !== null && (last === undefined || cell > last) ? cell : last), undefined);
}

type Nested = Pick<Rows, 'table' | 'count' | 'set'> & { readonly children?: Readonly<Record<string, ScenarioRows>> };

/** The only table through which one belongs to the other: rentals, of the invoices of a customer. */
function between(scope: Scope, child: BlueprintTable, top: BlueprintTable): BlueprintTable | undefined {
  const found = scope.blueprint.tables.filter((middle) => relationOf(scope, child, middle) && relationOf(scope, middle, top));
  return found.length === 1 ? found[0] : undefined;
}

/** All items of a customer are in one order, and each invoice has a rental of its own: as in the rows that there are. */
function inMiddle({ seen }: Scope, rows: Rows): Nested {
  const { under, ...own } = rows;
  if (!under) return own;
  const isMany = (seen.rows(rows.table) ?? 0) >= MANY * (seen.rows(under) ?? 1);
  const child = { ...own, count: isMany || own.count === 0 ? own.count : 1 };
  return { table: under, count: isMany || own.count === 0 ? Math.min(1, own.count) : own.count, set: {}, children: byTable([child]) };
}

/** `{ invoices: { set: … }, addresses: 2 }`; a table of several kinds has a list. */
function byTable(children: readonly Nested[]): Readonly<Record<string, ScenarioRows>> {
  const specs = Map.groupBy(children, ({ table }) => table);
  return Object.fromEntries(
    [...specs].map(([{ schema, name }, rows]) => [
      schema === 'public' ? name : qualifiedName(schema, name),
      rows.length === 1 ? specOf(rows[0]!) : rows.map(asSpec),
    ]),
  );
}

function specOf(rows: Nested): number | ScenarioSpec {
  return Object.keys(rows.set).length === 0 && !rows.children ? rows.count : asSpec(rows);
}

function asSpec({ count, set, children }: Nested): ScenarioSpec {
  return { ...(count !== 1 && { count }), ...(Object.keys(set).length > 0 && { set }), ...(children && { children }) };
}
