import type { ThrowawayCheck } from '@seedbed/runner/compute';
import { Gauge, type Registry } from 'prom-client';
import type { Occupancy } from '../http/bulkhead.ts';
import type { WaitingRuns } from './waiting-runs.ts';

/** The current state of a server. */
export type Live = {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly gates: Readonly<Record<string, { occupancy(): Occupancy }>>;
  /** Waiting runs of all processes; undefined if our database does not answer. */
  readonly waiting: () => Promise<WaitingRuns | undefined>;
  readonly throwaway: () => Promise<ThrowawayCheck>;
};

/** Computed when metrics are requested, never otherwise. Without our own database its gauges are absent, and `seedbed_database_up` is 0. */
export function addLiveGauges(registry: Registry, { pool, gates, waiting, throwaway }: Live): void {
  const registers = [registry];
  const open = new Gauge({ name: 'seedbed_runs_open', help: 'Open runs on all workers', labelNames: ['kind', 'state'] as const, registers });
  const parts = new Gauge({
    name: 'seedbed_parts_open',
    help: 'Parts of open runs: pending ones are the queue',
    labelNames: ['kind', 'state'] as const,
    registers,
  });
  new Gauge({
    name: 'seedbed_database_up',
    help: 'Whether the database of the server answers within a second',
    registers,
    async collect() {
      const found = await waiting();
      open.reset();
      parts.reset();
      for (const { kind, state, count } of found?.runs ?? []) open.set({ kind, state }, count);
      for (const { kind, state, count } of found?.parts ?? []) parts.set({ kind, state }, count);
      this.set(found ? 1 : 0);
    },
  });
  new Gauge({
    name: 'seedbed_database_pool',
    help: 'Sessions to the database of the server, and calls that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'seedbed_throwaway_up',
    help: 'Whether the throwaway Postgres answers; absent until first used',
    registers,
    async collect() {
      const found = await throwaway();
      if (found !== 'idle') this.set(found === 'ok' ? 1 : 0);
      else this.remove();
    },
  });
  new Gauge({
    name: 'seedbed_places',
    help: 'Slots for one kind of call: in use, and callers that wait. "schema" is the throwaway Postgres',
    labelNames: ['gate', 'state'] as const,
    registers,
    collect() {
      for (const [gate, { occupancy }] of Object.entries(gates)) {
        const { taken, waiting: queued } = occupancy();
        this.set({ gate, state: 'taken' }, taken);
        this.set({ gate, state: 'waiting' }, queued);
      }
    },
  });
}
