import type { Distribution } from '../../engine/protocol.ts';
import styles from './grid.module.css';

/** Heights 0 to 1, left to right; `even` where nearly all values differ and have no order worth drawing, `all` where all rows do. */
export type SprigShape = { readonly bars: readonly number[]; readonly even: boolean; readonly all: boolean; readonly nullShare: number };

/** The shape of a column of a table with `rows` rows. `isKey`: no two of them may agree in it, whether all were read or not. */
export function sprigOf(distribution: Distribution, rows: number, isKey: boolean): SprigShape {
  const nullShare = distribution.sampled === 0 ? 0 : distribution.nulls / distribution.sampled;
  const counts = distribution.bars?.counts ?? distribution.top.map((value) => value.count);
  const most = Math.max(1, ...counts);
  const seen = distribution.sampled - distribution.nulls;
  const even = distribution.bars === null && seen > 8 && distribution.distinct > 0.9 * seen;
  const all = distribution.distinct === seen && (isKey || distribution.sampled >= rows);
  return { bars: even ? [] : counts.map((count) => count / most), even, all, nullShare };
}

export function isSameShape(a: SprigShape, b: SprigShape): boolean {
  return a.even === b.even && a.all === b.all && a.nullShare === b.nullShare && a.bars.length === b.bars.length && a.bars.every((bar, i) => bar === b.bars[i]);
}

const HEIGHT = 18;

/** A column's histogram, as small as a word. */
export function Sprig({ shape, width }: { shape: SprigShape | null; width: number }) {
  const room = Math.max(16, Math.min(width, 120));
  if (!shape) return <span className={`rounded-cell ${styles.sprigWaiting}`} style={{ width: room * 0.5 }} />;
  const full = room * (1 - shape.nullShare);
  if (shape.even && shape.nullShare === 0) return <span className={`cut faint ${styles.sprigEven}`}>{shape.all ? 'all different' : 'most differ'}</span>;
  return (
    <svg className={styles.sprig} width={room} height={HEIGHT} viewBox={`0 0 ${room} ${HEIGHT}`} aria-hidden>
      {shape.even ? <path d={`M0 ${HEIGHT - 3}h${full.toFixed(2)}v2H0z`} /> : <path d={barsPath(shape.bars, full)} />}
      {shape.nullShare > 0 ? <path className={styles.sprigNull} d={`M${full} ${HEIGHT - 1}H${room}`} /> : null}
    </svg>
  );
}

function barsPath(bars: readonly number[], width: number): string {
  const step = width / Math.max(1, bars.length);
  const bar = Math.max(0.75, Math.min(step - (step > 3 ? 1 : 0.25), 10));
  return bars
    .map((share, i) => {
      // A non-zero share is always visible.
      const height = share === 0 ? 0 : Math.max(1, share * (HEIGHT - 2));
      return height === 0 ? '' : `M${(i * step).toFixed(2)} ${HEIGHT}v-${height.toFixed(2)}h${bar.toFixed(2)}v${height.toFixed(2)}z`;
    })
    .join('');
}
