import type { Column } from '../../../columns/column.ts';
import type { ColumnSource } from '../../../columns/source.ts';
import { TWO_22, TWO_41 } from '../../../values/powers.ts';
import type { CompileContext } from '../../definition.ts';
import { define, field, parameters, ui } from '../../kit/define.ts';
import { textStore } from '../../kit/text-store.ts';
import { textSource } from '../../kit/text-source.ts';
import { rowMilliseconds } from './id-source.ts';

/** Bits below the milliseconds: a machine's number and a counter. */
const SEQUENCE_RANGE = TWO_22;
/** Milliseconds have 41 bits. */
const MAX_MS = TWO_41 - 1;
const MAX_RANK = Number.MAX_SAFE_INTEGER;

/** Milliseconds since the epoch, and the 22 bits below them. */
type Place = { readonly ms: number; readonly below: number };

export const snowflake = define<{ epoch: number }>({
  kind: 'string.snowflake',
  group: 'string',
  title: 'Snowflake',
  summary: 'A number of 64 bits that rises with the row’s time, as Twitter and Discord make them.',
  parameters: parameters({ epoch: field.integer('Epoch, in milliseconds since 1970', 1_288_834_974_657, { minimum: 0, ...ui({ unit: 'ms' }) }) }),
  outputs: ['integer', 'text'],
  invertible: 'parts',
  compile({ epoch }, context) {
    const whole = context.type.base === 'int8' && context.type.kind === 'base';
    if (!whole && !textStore(context.type))
      context.fail('', `A snowflake has 64 bits; a column of type ${context.type.name} does not hold it. Use bigint or text.`);
    const { from, to, rows } = context.timeline;
    const first = Math.max(0, Math.floor(from / 1000) - epoch);
    // If more rows share a millisecond than the counter allows, rows are spread evenly, still in row order.
    const step = (to - from) / 1000 / rows;
    const plan = rows > SEQUENCE_RANGE ? evenly(first, step) : onTimeline(context, epoch, first);
    return whole ? asNumber(plan) : asText(context, plan);
  },
});

type Plan = Pick<ColumnSource, 'distinct' | 'rowOf' | 'rankOf'> & {
  readonly cardinality: number;
  readonly places: (rows: Parameters<ColumnSource['fill']>[0]) => (row: number, i: number) => Place;
  readonly byRank?: (rank: number) => Place;
};

/**
 * At the row's own millisecond. The counter is the row number modulo its size, so that this many consecutive rows never
 * share an id.
 */
function onTimeline(context: CompileContext, epoch: number, first: number): Plan {
  const millisecondsOf = rowMilliseconds(context);
  const cardinality = Math.min(MAX_RANK, (MAX_MS - first) * SEQUENCE_RANGE);
  return {
    cardinality,
    distinct: SEQUENCE_RANGE,
    places(rows) {
      const ms = millisecondsOf(rows);
      return (row, i) => ({ ms: Math.min(MAX_MS, Math.max(0, ms[i]! - epoch)), below: row % SEQUENCE_RANGE });
    },
    rowOf: (text) => placeOf(text)?.below ?? -1,
    byRank: (rank) => ({ ms: first + Math.floor(rank / SEQUENCE_RANGE), below: rank % SEQUENCE_RANGE }),
    rankOf(text) {
      const place = placeOf(text);
      const rank = place ? (place.ms - first) * SEQUENCE_RANGE + place.below : -1;
      return rank >= 0 && rank < cardinality ? rank : -1;
    },
  };
}

/** `step` milliseconds after the row before. */
function evenly(first: number, step: number): Plan {
  const distinct = Math.min(MAX_RANK, Math.floor((MAX_MS - first) / step));
  return {
    cardinality: distinct,
    distinct,
    places: () => (row) => ({ ms: first + (Math.floor(row * step) % (MAX_MS - first)), below: row % SEQUENCE_RANGE }),
    rowOf(text) {
      const place = placeOf(text);
      if (!place) return -1;
      // Of the rows with this counter, the one closest to the time in the id.
      const near = (place.ms - first + 0.5) / step;
      const row = Math.round((near - place.below) / SEQUENCE_RANGE) * SEQUENCE_RANGE + place.below;
      return row >= 0 && row < distinct ? row : -1;
    },
  };
}

function placeOf(text: string): Place | null {
  if (!/^\d{1,19}$/.test(text)) return null;
  const value = BigInt(text);
  return { ms: Number(value >> 22n), below: Number(value & 0x3f_ffffn) };
}

function asNumber({ places, byRank, ...plan }: Plan): ColumnSource {
  const put = (out: Column, i: number, { ms, below }: Place): void => {
    if (out.store !== 'i64') return;
    out.low[i] = ((ms % 1024) * SEQUENCE_RANGE + below) | 0;
    out.high[i] = Math.floor(ms / 1024);
  };
  return {
    ...plan,
    shape: { store: 'i64', as: 'int' },
    fill(rows, out) {
      const place = places(rows);
      for (let i = 0; i < rows.count; i++) put(out, i, place(rows.at ? rows.at[i]! : rows.first + i, i));
    },
    ...(byRank
      ? {
          at(ranks: Float64Array, count: number, out: Column) {
            for (let i = 0; i < count; i++) put(out, i, byRank(ranks[i]!));
          },
        }
      : {}),
  };
}

function asText(context: CompileContext, { places, byRank, ...plan }: Plan): ColumnSource {
  const write = ({ ms, below }: Place) => ((BigInt(ms) << 22n) | BigInt(below)).toString();
  return {
    ...textSource(context, {
      cardinality: plan.cardinality,
      texts(_, rows) {
        const place = places(rows);
        return (__, row, i) => write(place(row, i));
      },
      ...(byRank ? { at: (rank: number) => write(byRank(rank)), plainFirst: false } : {}),
    }),
    ...plan,
    fits: true,
  };
}
