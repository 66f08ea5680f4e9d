import type { ColumnSource } from '../columns/source.ts';
import { DAY, SECOND } from '../generators/kit/iso.ts';
import { parseTimestamp } from './domains/parse-timestamp.ts';
import type { ColumnDraft } from './draft.ts';

/** Odd and not a multiple of five, so multiplying by it permutes the fractions of a second. */
const MIXER = 618_033;

/**
 * Distinct timestamps: the generator's, with the last digits replaced by the row's own. Up to a million rows (at µs)
 * these are the fraction of the second; more rows use whole seconds as well. Times thus keep their place on the
 * timeline, where values by rank would be at arbitrary times in a key of (interpreter, starts_at). Other sources, types
 * too coarse for the rows and columns with conditions on the digits are unchanged.
 */
export function distinctTimestamps(source: ColumnSource, { type, domain, table }: ColumnDraft): ColumnSource {
  const { shape } = source;
  if (shape.store !== 'f53' || (shape.as !== 'timestamp' && shape.as !== 'timestamptz')) return source;
  if (domain.multipleOf !== undefined || domain.in || domain.notIn) return source;
  const step = Number(`1e${6 - Math.min(6, type.scale ?? 6)}`);
  const perSecond = SECOND / step;
  const seconds = Math.ceil(table.rows / perSecond);
  const span = seconds * SECOND;
  if (span > DAY / 24) return source;
  const least = boundOf(domain.min, -Infinity) + (domain.minExclusive ? step : 0);
  const most = boundOf(domain.max, Infinity) - (domain.maxExclusive ? step : 0);
  if (most - least < 2 * span) return source;
  const { needs, readsFrame, makesNulls, fill } = source;
  return {
    shape,
    cardinality: source.cardinality,
    distinct: perSecond * seconds,
    ...(needs ? { needs } : {}),
    ...(readsFrame ? { readsFrame } : {}),
    ...(makesNulls ? { makesNulls } : {}),
    fill(rows, out, siblings) {
      fill(rows, out, siblings);
      if (out.store !== 'f53') return;
      for (let i = 0; i < rows.count; i++) {
        const row = rows.at ? rows.at[i]! : rows.first + i;
        const second = Math.floor(row / perSecond) % seconds;
        const within = perSecond === 1 ? 0 : ((row % perSecond) * MIXER) % perSecond;
        const near = Math.floor(out.values[i]! / span) * span + second * SECOND + within * step;
        out.values[i] = near > most ? near - span : near < least ? near + span : near;
      }
    },
  };
}

function boundOf(bound: number | string | undefined, none: number): number {
  return (bound === undefined ? null : parseTimestamp(String(bound))) ?? none;
}
