/** A bar of a chart, in chart units: its start, width and height. */
export type Bar = { readonly x: number; readonly width: number; readonly height: number };

/** Bars of equal width over the whole chart, the highest of them `room` below its top. `most`: what the full height stands for. A value above 0 is always visible. */
export function evenBars(values: readonly number[], most: number, width: number, height: number, room = 3): Bar[] {
  const step = width / Math.max(1, values.length);
  return values.map((value, i) => ({
    x: i * step,
    width: step,
    height: value <= 0 ? 0 : Math.max(1, (value / Math.max(most, Number.MIN_VALUE)) * (height - room)),
  }));
}

/** All bars as one SVG path, with a small gap after each. */
export function barsPath(bars: readonly Bar[], height: number): string {
  return bars
    .filter((bar) => bar.height > 0)
    .map((bar) => `M${bar.x.toFixed(2)} ${height}v-${bar.height.toFixed(2)}h${(bar.width - Math.min(2, bar.width * 0.12)).toFixed(2)}V${height}z`)
    .join('');
}

/** The tops of the bars as one line. */
export function outlinePath(bars: readonly Bar[], height: number): string {
  const first = bars[0]?.x ?? 0;
  return `M${first.toFixed(2)} ${height}${bars.map((bar) => `V${(height - bar.height).toFixed(2)}H${(bar.x + bar.width).toFixed(2)}`).join('')}V${height}`;
}
