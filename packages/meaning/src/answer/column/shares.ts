import { resolveType, type Generator, type KnowledgeColumn } from '@seedbed/contract';
import { labelWeights } from '../../propose/drafts/label-weights.ts';
import { boundReferences } from '../rows/bound-references.ts';
import { shareInCases } from './share-in-cases.ts';
import { refusedValue } from './refused-value.ts';
import { columnNamed, fault, pointer, typeOf, type AnswerWork, type ColumnAnswer, type TableWork } from '../work.ts';

type Shares = Readonly<Record<string, number>>;
type Weighted = {
  readonly values: readonly unknown[];
  readonly weights?: readonly number[];
  readonly stated?: readonly string[];
  readonly dealt?: readonly string[];
  readonly drawn?: readonly number[];
};

/**
 * A column's generator with these shares of its labels over all rows. A lifecycle stays one, and its timestamps follow. `made` holds the
 * answer's other statements about the column. Null, with a fault, if the shares are impossible.
 */
export function shared(
  work: AnswerWork,
  table: TableWork,
  answer: ColumnAnswer,
  name: string,
  statement: KnowledgeColumn,
  made: Generator | null,
  columnPlace: string,
): Generator | null {
  const column = columnNamed(table, name)!;
  const place = `${columnPlace}/shares`;
  const shares = Object.fromEntries(Object.entries(statement.shares!).filter(([label]) => refusedValue(work, column, label, place + pointer(label)) === null));
  if (Object.keys(shares).length === 0) return made;
  for (const relation of boundReferences(table.spec, table.relations, name)) delete relation.nullShare;
  const before = made ?? answer.base ?? column.generator;
  if (typeOf(work, column).base === 'bool')
    return { kind: 'datatype.boolean', parameters: { probability: shares['true'] ?? 1 - (shares['false'] ?? 0), dealt: true } };
  if (before?.kind === 'life.state') {
    const isAll = sumOf(Object.values(shares)) >= 1 - 1e-9;
    const all = { ...(isAll ? {} : (before.parameters?.['shares'] as Shares | undefined)), ...shares };
    return isMoreThanAll(work, all, place) ? made : { ...before, parameters: { ...before.parameters, shares: all, dealt: true } };
  }
  const inEachCase = before && shareInCases(before, shares);
  if (inEachCase) return inEachCase;
  const weighted = before?.kind === 'values' ? (before.parameters as Weighted) : plainLabels(work, table, name);
  const missing = missingOf(statement, column.nullRate, shares);
  const among = Object.fromEntries(Object.entries(shares).map(([label, share]) => [label, missing === 1 ? 0 : share / (1 - missing)]));
  const parameters = withShares(work, weighted, among, place);
  if (!parameters) return made;
  if (statement.null === undefined && missing > 0) answer.nullShare = missing;
  return { kind: 'values', parameters };
}

/**
 * Weights with exactly these shares for these labels. Labels with an earlier stated share keep it; the others divide the rest in
 * proportion. Null, with a fault, if they exceed all rows, or fall short without another label.
 */
export function withShares(work: AnswerWork, { values, weights, stated = [], drawn }: Weighted, shares: Shares, place: string): Weighted | null {
  const labels = [...values, ...Object.keys(shares).filter((label) => !values.map(String).includes(label))];
  const now = labels.map((_, at) => (at >= values.length ? 0 : (weights?.[at] ?? 1)));
  const sum = sumOf(now);
  const shareNow = (label: string): [string, number][] => labels.flatMap((one, at) => (String(one) === label ? [[label, now[at]! / sum]] : []));
  // A share of all rows replaces the earlier statements.
  const isAll = sumOf(Object.values(shares)) >= 1 - 1e-9;
  const given: Record<string, number> = { ...Object.fromEntries((isAll ? [] : stated).flatMap((label) => shareNow(label))), ...shares };
  if (isMoreThanAll(work, given, place)) return null;
  const isGiven = (label: unknown): boolean => Object.hasOwn(given, String(label));
  const rest = Math.max(0, 1 - sumOf(Object.values(given)));
  const others = labels.flatMap((label, at) => (isGiven(label) ? [] : [now[at]!]));
  if (rest > 1e-9 && others.length === 0) {
    fault(work, place, `There is no other label for the remaining ${percent(rest)} of rows.`, 'more labels, or shares that come to 1');
    return null;
  }
  const total = sumOf(others);
  const weightOf = (label: unknown, at: number): number =>
    isGiven(label) ? given[String(label)]! : total > 0 ? (rest * now[at]!) / total : rest / others.length;
  const before = drawn?.length === values.length ? drawn : values.map((_, at) => now[at]!);
  return {
    values: labels,
    weights: labels.map((label, at) => Number((weightOf(label, at) * 100).toPrecision(9))),
    stated: Object.keys(given),
    dealt: Object.keys(given),
    drawn: labels.map((_, at) => Number((before[at] ?? 0).toPrecision(9))),
  };
}

/** Keeps the current share of NULL if the shares leave room for it; a stated share takes precedence. */
function missingOf(statement: KnowledgeColumn, today: number | undefined, shares: Shares): number {
  return typeof statement.null === 'number' ? statement.null : Math.max(0, Math.min(today ?? 0, 1 - sumOf(Object.values(shares))));
}

/** Labels of a column whose generator lists none, weighted by their meaning. */
function plainLabels(work: AnswerWork, table: TableWork, name: string): Weighted {
  const column = columnNamed(table, name)!;
  const labels = resolveType(column.type, work.blueprint.types).labels ?? column.domain?.in ?? [];
  return { values: labels, ...(labels.length > 0 ? { weights: labelWeights(labels, table.spec.name, true, null) } : {}) };
}

function isMoreThanAll(work: AnswerWork, shares: Shares, place: string): boolean {
  const sum = sumOf(Object.values(shares));
  if (sum <= 1 + 1e-9) return false;
  const each = Object.entries(shares).map(([label, share]) => `${label} ${percent(share)}`);
  fault(work, place, `${each.join(' and ')} come to ${percent(sum)}, more than all rows.`, 'shares that come to 1 at most');
  return true;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
