import type { Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { Siblings } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { DAY, HOUR, SECOND } from '../kit/iso.ts';
import { now } from '../kit/now.ts';
import { timeSource } from '../kit/time-source.ts';
import { mix, unit } from '../kit/uniform.ts';
import { TWO_32 } from '../../values/powers.ts';
import { openingHours } from './opening-hours.ts';
import { fillTimeline, rowTimestamps } from './timeline.ts';

type Given = {
  of?: string;
  least: number;
  typical: number;
  most: number;
  before: boolean;
  opens?: number;
  closes?: number;
  weekdays?: readonly number[];
  step: number;
  reserve: number;
  future: boolean;
  open: boolean;
};

const hours = (title: string, value?: number) => field.number(title, value, ui({ unit: 'h' }));
const hourOfDay = (title: string) => field.number(title, undefined, { minimum: 0, maximum: 24 });

/**
 * Half of the rows are between the minimum and the typical length, half between the typical length and the maximum, so
 * the order holds in every row, to the second. A result in the future is drawn again between the minimum length and the
 * reference date.
 */
export const followingBy = define<Given>({
  kind: 'date.after',
  group: 'date',
  title: 'After another time',
  summary:
    'Some time after another column, a parent’s column or the row’s own timestamp: never less than the least, never more than the most, typically between.',
  parameters: parameters({
    of: field.text('Time to follow: a formula (CEL)', undefined, ui({ widget: 'code' })),
    least: hours('Minimum hours', 0),
    typical: hours('Typical hours', 24),
    most: hours('Maximum hours', 168),
    before: field.flag('Before that time, not after', false),
    opens: hourOfDay('Earliest hour of the day'),
    closes: hourOfDay('Latest hour of the day'),
    weekdays: field.list('Weights of Monday to Sunday; 0: never', { type: 'number', minimum: 0 }),
    step: field.number('Round to minutes; 0: any second', 0, { minimum: 0 }),
    reserve: hours('Hours to leave before the reference date', 0),
    future: field.flag('May lie in the future', false),
    open: field.flag('NULL if it cannot end before the reference date', false),
  }),
  outputs: ['timestamp', 'date', 'integer', 'text'],
  invertible: 'none',
  compile(given, context) {
    if (!(given.least <= given.typical && given.typical <= given.most))
      context.fail('/typical', `The lengths must rise: least ${given.least}, typical ${given.typical}, most ${given.most} hours.`);
    const base = given.of === undefined ? ownTimestamps(context) : timestampsOf(given.of, context);
    const draws = context.draws();
    const whole = context.type.base === 'date';
    const last = given.future ? Infinity : now(context) - given.reserve * HOUR;
    const open =
      whole && given.opens === undefined
        ? openingHours({ weekdays: given.weekdays })
        : openingHours({ from: given.opens, to: given.closes, weekdays: given.weekdays });
    const step = whole ? DAY : given.step > 0 ? given.step * 60 * SECOND : SECOND;
    const [least, typical, most] = [given.least * HOUR, given.typical * HOUR, given.most * HOUR];
    const length = (u: number): number => {
      const v = 2 * u - 1;
      return v < 0 ? typical + (typical - least) * v : typical + (most - typical) * v * v * v;
    };
    const placed = (from: number, u: number, w: number): number => {
      const [low, high] = given.before ? [from - most, from - least] : [from + least, Math.min(from + most, Math.max(last, from + least))];
      let at = given.before ? from - length(u) : from + length(u);
      if (at > high) at = low + u * (high - low);
      if (open) at = open(at, low, high, w);
      const down = Math.floor(at / step) * step;
      // A step past one bound goes the other way, if that stays within the bounds.
      return down >= low || down + step > high ? (down >= low ? down : whole ? down + step : at) : down + step;
    };
    return timeSource(context, {
      makesNulls: given.of !== undefined || given.open,
      fill(rows, micros, siblings, nulls) {
        const starts = base(rows, siblings);
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        for (let i = 0; i < rows.count; i++) {
          const from = starts(i);
          const isNull = from === null || (given.open && from + least > last);
          if (given.of !== undefined || given.open) nulls[i] = isNull ? 1 : 0;
          micros[i] = from === null ? 0 : placed(from, unit(scratch.a[i]!, scratch.b[i]!), (mix(scratch.b[i]! ^ 0x686f7572) >>> 0) / TWO_32);
        }
        giveBack(scratch);
      },
      ...(given.of === undefined ? {} : { readsFrame: true }),
    });
  },
});

type Starts = (rows: Rows, siblings: Siblings) => (index: number) => number | null;

function ownTimestamps(context: CompileContext): Starts {
  const draws = rowTimestamps(context);
  let room = new Float64Array(0);
  return (rows) => {
    if (room.length < rows.count) room = new Float64Array(rows.count);
    fillTimeline(context.timeline, draws, rows, room);
    return (i) => room[i]!;
  };
}

function timestampsOf(of: string, context: CompileContext): Starts {
  const expression = context.expression(of, '/of');
  if (expression.type !== 'date' && expression.type !== 'timestamp') context.fail('/of', `"${of}" is no time.`);
  const micros = expression.type === 'date' ? DAY : SECOND;
  return (_, siblings) => {
    const read = expression.prepare(siblings);
    return (i) => {
      const value = read(i);
      return typeof value === 'number' ? Math.round(value * micros) : null;
    };
  };
}
