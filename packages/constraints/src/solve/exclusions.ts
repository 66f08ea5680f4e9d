import { ownMember, type BlueprintExclusion, type CatalogExclusion, type Domain } from '@seedbed/contract';
import { uncast } from '../checks/expression.ts';
import { columnsOf, type Expression } from '../checks/index.ts';
import type { BasedSpan } from './based-spans.ts';
import type { TableFacts } from './constraints.ts';

/** Exclusion constraints and keys WITHOUT OVERLAPS: equal columns, and the span that must not overlap within them. */
export function solveExclusions(facts: TableFacts, based: ReadonlyMap<string, BasedSpan>): BlueprintExclusion[] {
  const declared = facts.table.exclusions.map((exclusion) => solveExclusion(exclusion, facts, based.get(exclusion.name))).filter((one) => one !== null);
  const temporal = facts.table.uniqueKeys
    .filter((key) => key.withoutOverlaps)
    .map((key) => ({ name: key.name, equal: key.columns.slice(0, -1), span: key.columns.slice(-1) }));
  return [...declared, ...temporal];
}

/** Ranges that are unbounded on the same side always overlap: only the equal columns can separate their rows. */
export function withoutEndless(exclusions: readonly BlueprintExclusion[], domains: Readonly<Record<string, Domain>>): BlueprintExclusion[] {
  return exclusions.map((one) => {
    const range = one.span.length === 1 ? ownMember(domains, one.span[0]!)?.range : undefined;
    return (range?.upperOpen || range?.lowerOpen) && one.equal.length > 0 ? { ...one, span: [] } : one;
  });
}

/** `EXCLUDE (room WITH =)`: a unique key by another name. */
export function isKey({ equal, span, same }: BlueprintExclusion): boolean {
  return equal.length > 0 && span.length === 0 && !same?.length;
}

function solveExclusion(exclusion: CatalogExclusion, facts: TableFacts, based: BasedSpan | undefined): BlueprintExclusion | null {
  const equal: string[] = [];
  const span: string[] = [];
  const same: string[] = [];
  for (const { column, expression, operator } of exclusion.elements) {
    const names = column === undefined ? partColumns(expression ?? '', facts) : generatedFrom(column, facts);
    const one = operator === '&&' ? onlyValueOf(expression, facts) : null;
    if (one !== null) equal.push(one);
    else if (operator === '=') equal.push(...names);
    else if (operator === '<>') same.push(...names);
    else span.push(...endsAmong(names, facts));
  }
  if (based) return { name: exclusion.name, equal: [...equal, based.column], span: [] };
  if (span.length === 0 && same.length === 0) return { name: exclusion.name, equal, span: [] };
  return { name: exclusion.name, equal, span: span.slice(0, 2), ...(same.length > 0 ? { same } : {}) };
}

/** What a range's expression also asks (`CASE WHEN owner IS NULL …`) is no end of it: only ranges, and types that ranges are over. */
function endsAmong(names: readonly string[], { scope }: TableFacts): readonly string[] {
  const ends = names.filter((name) => {
    const type = scope.columns.get(name);
    return type?.element !== undefined || ENDS.test(type?.base ?? '');
  });
  return ends.length > 0 ? ends : names;
}

const ENDS = /^(?:int[248]|numeric|float[48]|date|time(?:stamp)?(?:tz)?)$/;

/** `int4range(client_id, client_id, '[]')` contains one value: two such ranges overlap if the values are equal. */
function onlyValueOf(sql: string | undefined, facts: TableFacts): string | null {
  const read = sql === undefined ? undefined : facts.expressions.get(sql);
  if (!read || !('expression' in read) || read.expression.kind !== 'call' || !/^(?:int4|int8|num|date|ts|tstz)range$/.test(read.expression.name)) return null;
  const [from, to, bounds] = read.expression.items.map(uncast);
  const isOne = from?.kind === 'column' && !from.view && to?.kind === 'column' && from.name === to.name;
  return isOne && bounds?.kind === 'constant' && bounds.text === '[]' ? from.name : null;
}

/** The columns in an expression, in order: `daterange(from, to)` gives both ends. */
function partColumns(sql: string, facts: TableFacts): string[] {
  const read = facts.expressions.get(sql);
  return read && 'expression' in read ? columnsOf(read.expression) : [];
}

function generatedFrom(name: string, facts: TableFacts): string[] {
  const generated = facts.table.columns.find((column) => column.name === name)?.generationExpression;
  const read = generated ? facts.expressions.get(generated) : undefined;
  return read && 'expression' in read ? columnsOf(read.expression as Expression) : [name];
}
