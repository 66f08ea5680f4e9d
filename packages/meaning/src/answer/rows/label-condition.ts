import { columnNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';

const NAME = String.raw`([A-Za-z_]\w*)`;
/** A text in a condition, as a pattern. */
export const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const LITERAL = String.raw`(${TEXT}|-?\d+(?:\.\d+)?|true|false)`;
const COMPARED = new RegExp(`^${NAME}\\s*(==|!=)\\s*${LITERAL}$`);
const LISTED = new RegExp(`^(!)?\\(?\\s*${NAME}\\s+in\\s+\\[(.*)\\]\\s*\\)?$`);
const FLAG = new RegExp(`^(!)?${NAME}$`);

type Labels = { readonly of: string; readonly labels: readonly string[] };

/** The labels of one column of the table for which a condition such as `state != 'paid'` holds; or why there are none. */
export function labelsWhere(work: AnswerWork, table: TableWork, condition: string): Labels | string {
  const parts = condition.split('||').map((part) => part.trim());
  const read = parts.map(readOne);
  const names = new Set(read.map((one) => one?.of));
  const [of] = names;
  if (of === undefined || names.size > 1 || !columnNamed(table, of))
    return `a reference is NULL by labels of one column of the row (state == "open", is_paid == false, kind in ["a", "b"]); "${condition}" is another condition`;
  const known = labelWeights(work, table, of);
  if (!known)
    return table.answers.get(of)?.cases.length
      ? `conditions decide ${of} itself, and of such a column no reference can be NULL by its labels`
      : `${of} is no column of few labels: say its "values", or "states", and the reference can be NULL by them`;
  const labels = [...known.keys()].filter((label) => read.some((one) => one!.holds(label)));
  if (labels.length === 0 || labels.length === known.size)
    return `"${condition}" holds in ${labels.length === 0 ? 'no row' : 'every row'}: the labels of ${of} are ${[...known.keys()].join(', ')}`;
  return { of, labels };
}

function readOne(text: string): { readonly of: string; holds(label: string): boolean } | null {
  const compared = COMPARED.exec(text);
  if (compared) {
    const value = plain(compared[3]!);
    return { of: compared[1]!, holds: (label) => (label === value) === (compared[2] === '==') };
  }
  const listed = LISTED.exec(text);
  if (listed) {
    const values = new Set([...listed[3]!.matchAll(new RegExp(LITERAL, 'g'))].map(([each]) => plain(each)));
    return { of: listed[2]!, holds: (label) => values.has(label) === (listed[1] === undefined) };
  }
  const flag = FLAG.exec(text);
  return flag ? { of: flag[2]!, holds: (label) => (label === 'true') === (flag[1] === undefined) } : null;
}

/** A literal of a condition without its quotes. */
export function plain(literal: string): string {
  return /^["']/.test(literal) ? literal.slice(1, -1).replaceAll(/\\(.)/g, '$1') : literal;
}

/**
 * The labels that a column has in its rows, with their weights; null if it is not a column of few labels, or its rows
 * decide them together with others.
 */
export function labelWeights(work: AnswerWork, table: TableWork, name: string): ReadonlyMap<string, number> | null {
  const column = columnNamed(table, name)!;
  const weighted = table.references.get(name)?.weights;
  if (weighted) return weighted;
  const answer = table.answers.get(name);
  if (answer && (answer.cases.length > 0 || answer.nullWhen.length > 0)) return null;
  const { kind, parameters = {} } = answer?.base ?? column.generator ?? { kind: '' };
  const type = typeOf(work, column);
  if (type.base === 'bool' && kind === 'datatype.boolean') {
    const share = Number(parameters['probability'] ?? 0.5);
    return new Map([
      ['true', share],
      ['false', 1 - share],
    ]);
  }
  if (kind !== 'values' && kind !== 'example') return null;
  const { values, weights, vary } = parameters as { values: readonly unknown[]; weights?: readonly number[]; vary?: boolean };
  if (vary || values.length > 200) return null;
  const sums = new Map<string, number>();
  for (const [at, value] of values.entries()) if (value !== null) sums.set(String(value), (sums.get(String(value)) ?? 0) + (weights?.[at] ?? 1));
  return sums.size > 60 ? null : sums;
}
