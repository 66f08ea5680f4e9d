import { generatorOfAfter } from '../column/after.ts';
import { answerFor, columnNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';

/** A row was last changed after everything that the answer lets happen to it, unless the answer says something else of that time. */
export function moveLastChange(work: AnswerWork, table: TableWork): void {
  const updated = table.spec.columns.find(({ name, generator }) => generator?.kind === 'date.updated' && !table.answers.has(name));
  const created = table.spec.columns.find(
    ({ name, generator, nullable }) => !nullable && (table.answers.get(name)?.base ?? generator)?.kind === 'date.created',
  );
  if (!updated || !created) return;
  const times = [...table.answers].flatMap(([name, { base, place }]) => {
    const { before, future } = base?.parameters ?? {};
    return base?.kind === 'date.after' && before !== true && future !== true ? [{ name, place }] : [];
  });
  if (times.length === 0) return;
  const timeOf = (name: string): string => (typeOf(work, columnNamed(table, name)!).base === 'date' ? `addMinutes(${name}, 0)` : name);
  const root = timeOf(created.name);
  const latest = times.reduce((before, { name }) => `greatest(${before}, coalesce(${timeOf(name)}, ${root}))`, root);
  const { place } = times.at(-1)!;
  const made = generatorOfAfter(work, table, updated, { of: latest, least: '0 s', typical: '1 day', most: '30 days' }, place);
  const answer = made && answerFor(work, table, updated.name, place);
  if (answer) answer.base = made;
}
