import { hourOf } from './durations.ts';
import { columnNamed, fault, lose, pointer, type AnswerWork, type TableWork } from '../work.ts';

/** Hours of the day and days of the week for the table's times. Applied after everything that makes these times. */
export function takeHours(work: AnswerWork, table: TableWork): void {
  const { hours } = table.stated;
  if (!hours) return;
  const weekdays = hours.weekdays && Array.from({ length: 7 }, (_, day) => (hours.weekdays!.includes(day + 1) ? 1 : 0));
  for (const [at, name] of (hours.quarter ?? []).entries())
    if (!hours.columns.includes(name)) fault(work, `${table.place}/hours${pointer('quarter', at)}`, `"${name}" is none of "columns".`, 'a name of both');
  for (const [at, name] of hours.columns.entries()) {
    const place = `${table.place}/hours${pointer('columns', at)}`;
    const column = columnNamed(table, name);
    if (!column) {
      fault(work, place, `${table.name} has no column "${name}".`, `One of ${table.spec.columns.map((each) => each.name).join(', ')}.`);
      continue;
    }
    const generator = table.answers.get(name)?.base ?? column.generator;
    const minutes = hours.quarter?.includes(name) ? 15 : undefined;
    if (generator?.kind === 'date.after')
      generator.parameters = {
        ...generator.parameters,
        opens: hourOf(hours.from),
        closes: hourOf(hours.to),
        ...(weekdays ? { weekdays } : {}),
        ...(minutes ? { step: minutes } : {}),
      };
    // The timeline itself has the hours; see `window.ts`.
    else if (generator?.kind === 'date.created') {
      if (minutes) generator.parameters = { ...generator.parameters, step: minutes };
    } else lose(work, table, name, place, `its hours are not known to ${generator?.kind ?? 'the database'}; give it "after", or an order`);
  }
}
