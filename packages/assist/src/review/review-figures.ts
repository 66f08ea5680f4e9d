import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { rowsPage } from '@seedbed/engine/rows-page';
import { answerBlueprint } from '@seedbed/inference';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';
import { rowsText } from '../model/table-as-ddl.ts';
import { columnFigures } from './column-figures.ts';
import { printKnowledgeOutcome } from './print-outcome.ts';
import { newShortfalls } from './shortfalls.ts';

/** Shows columns below this confidence, in addition to those that the answer changed. */
const WEAK = 0.6;

/** The effects of an answer, in words: the used parts, and figures and rows of the columns that it changed or that are still guesses. */
export type ReviewFigures = {
  readonly used: string;
  readonly made: string;
  /** Number of parts of a large answer. */ readonly parts: number;
};

/**
 * Computed from generated rows; `part` counts from 1. `filled` are tables whose rows the schema's script inserts;
 * `blueprint` is the one before the answer.
 */
export async function reviewFigures(blueprint: Blueprint, knowledge: unknown, filled: ReadonlySet<string> = new Set(), part = 1): Promise<ReviewFigures> {
  const { blueprint: after, outcome } = await answerBlueprint(blueprint, knowledge);
  const plan = await compileBlueprint(after);
  const all: { readonly name: string; readonly text: string }[][] = [[]];
  let characters = 0;
  for (const { schema, name: bare, columns } of after.tables) {
    const name = qualifiedName(schema, bare);
    const changed = new Set(outcome.taken.filter(({ table }) => table === name).map(({ column }) => column));
    const weak = columns.filter(({ name: column, confidence }) => !changed.has(column) && confidence !== undefined && confidence < WEAK);
    if (filled.has(name) || (changed.size === 0 && weak.length === 0)) continue;
    const page = rowsPage(plan, name, 0, MAX.rowsShown);
    const guesses = columnFigures(
      plan,
      name,
      weak.map((column) => column.name),
    );
    const text = [
      `### ${name}, ${page.total} rows`,
      ...columnFigures(plan, name, [...changed]).map((line) => `- ${line}`),
      ...guesses.map((line) => `- a guess: ${line}`),
      rowsText(page),
    ].join('\n');
    characters += text.length;
    if (characters > MAX.questionCharacters && all.at(-1)!.length > 0) {
      all.push([]);
      characters = text.length;
    }
    all.at(-1)!.push({ name, text });
  }
  const sections = (all[part - 1] ?? []).map(({ text }) => text);
  const others = all.flatMap((tables, at) => (at === part - 1 ? [] : [`Part ${at + 1} of ${all.length} shows ${tables.map(({ name }) => name).join(', ')}.`]));
  const fewer = newShortfalls(await compileBlueprint(blueprint), plan).map(({ message, mend }) => `fewer rows: ${message} ${mend ?? ''}`.trim());
  return { used: [...fewer, ...printKnowledgeOutcome(outcome, Infinity)].join('\n'), made: [...sections, ...others].join('\n\n'), parts: all.length };
}
