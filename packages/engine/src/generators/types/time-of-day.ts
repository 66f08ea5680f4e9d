import { define, field, parameters, ui } from '../kit/define.ts';
import { HOUR, MINUTE } from '../kit/iso.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { timeSource } from '../kit/time-source.ts';
import { unit } from '../kit/uniform.ts';

export const timeOfDay = define<{ from: number; to: number; step: number }>({
  kind: 'date.timeOfDay',
  group: 'date',
  title: 'Time of day',
  summary: 'A clock time in steps of minutes.',
  parameters: parameters({
    from: field.number('Earliest hour', 8, { minimum: 0, maximum: 24 }),
    to: field.number('Latest hour', 18, { minimum: 0, maximum: 24 }),
    step: field.integer('Step in minutes', 5, { minimum: 1, maximum: 60, ...ui({ unit: 'min' }) }),
  }),
  outputs: ['time', 'text', 'timestamp'],
  invertible: 'parts',
  compile({ from, to, step }, context) {
    if (to < from) context.fail('/to', `The latest hour, ${to}, lies before the earliest, ${from}.`);
    const draws = context.draws();
    const width = step * MINUTE;
    const count = Math.max(1, Math.floor(((to - from) * HOUR) / width));
    return timeSource(context, {
      unit: 'clock',
      // Every second of the day has a rank, because a unique time needs more than the usual times.
      cardinality: 86_400,
      fill(rows, micros) {
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        for (let i = 0; i < rows.count; i++) micros[i] = from * HOUR + Math.floor(unit(scratch.a[i]!, scratch.b[i]!) * count) * width;
        giveBack(scratch);
      },
      at: (rank) => rank * 1_000_000,
    });
  },
});
