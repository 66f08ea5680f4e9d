import type { BlueprintColumn } from '@seedbed/contract';
import { AxisHandle } from '../../components/chart/axis-handle.tsx';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { editColumn } from './edit-column.ts';
import { stepOf, writeNumber } from './fields/units.ts';
import styles from '../../components/chart/chart.module.css';

/** Parameters that are places on the line of values; a spread is the distance of its handle from the middle. */
const PLACES: readonly { readonly name: string; readonly words: string; readonly from?: string }[] = [
  { name: 'min', words: 'Smallest' },
  { name: 'mean', words: 'Mean' },
  { name: 'median', words: 'Median' },
  { name: 'mode', words: 'Mode' },
  { name: 'deviation', words: 'Spread', from: 'mean' },
  { name: 'max', words: 'Largest' },
];

type PlotHandlesProps = { table: string; column: BlueprintColumn; low: number; high: number; onHold: (holds: boolean) => void };

/** Handles on a histogram: the parameters of the form, moved by dragging or by arrow keys. */
export function PlotHandles({ table, column, low, high, onHold }: PlotHandlesProps) {
  const draft = useDraftStore();
  const parameters = column.generator?.parameters ?? {};
  const numberOf = (name: string) => (typeof parameters[name] === 'number' ? (parameters[name] as number) : undefined);
  const handles = PLACES.flatMap((place) => {
    const value = numberOf(place.name);
    const origin = place.from === undefined ? 0 : numberOf(place.from);
    return value === undefined || origin === undefined ? [] : [{ ...place, value, origin }];
  });
  if (handles.length === 0 || !(high > low)) return null;
  const put = (name: string, words: string, before: number, next: number) => {
    const value = Number(next.toPrecision(4));
    if (value === before) return;
    editColumn(
      draft,
      table,
      column.name,
      `${words.toLowerCase()} ${writeNumber(before)} → ${writeNumber(value)}`,
      (found) => {
        if (found.generator) found.generator.parameters = { ...found.generator.parameters, [name]: value };
      },
      name,
    );
  };
  return (
    <div className={`absolute ${styles.handles}`}>
      {handles.map(({ name, words, value, origin }, i) => {
        const least = name === 'deviation' ? 0 : -Infinity;
        const whole = Number.isInteger(value) && Number.isInteger(low) && Number.isInteger(high) && high - low > 20;
        const step = stepOf((high - low) / 4, whole);
        return (
          <AxisHandle
            key={name}
            label={words}
            index={i}
            value={value}
            valueText={writeNumber(value)}
            low={name === 'deviation' ? 0 : low}
            high={high}
            at={(value + origin - low) / (high - low)}
            onHold={onHold}
            onStep={(steps) => put(name, words, value, Math.max(least, value + steps * step))}
            onDrag={(share) => {
              const at = low + share * (high - low) - origin;
              put(name, words, value, Math.max(least, whole ? Math.round(at) : at));
            }}
          />
        );
      })}
    </div>
  );
}
