import type { AnswerWork } from '../work.ts';

/** Why the keys of a table are not known while an answer is read. */
export function whyUnknown({ tables }: AnswerWork, name: string): string {
  const table = tables.find((one) => one.name === name);
  const unknown = `the keys of ${name} are not known before its rows are made`;
  const [reason] = table?.notRows ?? [];
  if (reason !== undefined) return `${unknown}: its examples cannot be its rows, since ${reason}`;
  return `${unknown}: give that table "examples" with its key, and "rows"`;
}
