/** A strip without boxes, in which lines run side by side: a gutter between columns, or a gap between rows. */
export type Channel = { readonly id: string; readonly from: number; readonly to: number };

/**
 * Gives every line in a channel a position across it. Lines to the same end share a position; others keep a distance if
 * they would overlap.
 */
export class Lanes {
  readonly #runs = new Map<string, { readonly channel: Channel; readonly spans: Map<string, { low: number; high: number }> }>();
  readonly #places = new Map<string, number>();

  /** Registers a line to `end` that uses the channel between two positions. */
  run(channel: Channel, end: string, a: number, b: number): void {
    const run = this.#runs.get(channel.id) ?? { channel, spans: new Map<string, { low: number; high: number }>() };
    this.#runs.set(channel.id, run);
    const span = run.spans.get(end) ?? { low: Infinity, high: -Infinity };
    run.spans.set(end, { low: Math.min(span.low, a, b), high: Math.max(span.high, a, b) });
  }

  /** Assigns the positions; afterwards they can be read. */
  settle(): void {
    for (const { channel, spans } of this.#runs.values()) {
      const ends: number[] = [];
      const lanes = [...spans]
        .sort(([, a], [, b]) => a.low - b.low || a.high - b.high)
        .map(([end, { low, high }]) => {
          const free = ends.findIndex((before) => before < low - 1);
          const lane = free < 0 ? ends.length : free;
          ends[lane] = high;
          return { end, lane };
        });
      for (const { end, lane } of lanes) {
        this.#places.set(`${channel.id} ${end}`, channel.from + ((lane + 1) / (ends.length + 1)) * (channel.to - channel.from));
      }
    }
  }

  at(channel: Channel, end: string): number {
    return this.#places.get(`${channel.id} ${end}`) ?? (channel.from + channel.to) / 2;
  }
}
