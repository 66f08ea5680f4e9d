import { LIMITS, type Catalog } from '@seedbed/contract';
import { INJECTED, injectedDelay, isRead, openMock, type Mock } from '@seedbed/mock';
import { compileBlueprint, parseBlueprint, withRows, type Context, type Methods } from '@seedbed/runner/threads';
import type { AskMock, MockAnswer, NotOpen, OpenMock, ServedRows, Wrote } from './messages.ts';

const { cells, milliseconds, maxRows } = LIMITS.mock;

/** The mocks that are open in this thread. Which they are is decided by the host. */
const open = new Map<
  string,
  { readonly mock: Mock; readonly seed: number | string; /** The writes that were reported. */ reported: ReturnType<Mock['writes']> }
>();

/** The methods of a mock thread. */
export const mockMethods = {
  async open({ id, blueprint, catalog, changes, dialect, readOnly, base, chaos, people, schemas, written }: OpenMock): Promise<void> {
    const plan = await compileBlueprint(withRows(parseBlueprint(JSON.parse(blueprint)), changes));
    const known = catalog === null ? undefined : (JSON.parse(catalog) as Catalog);
    const mock = openMock({
      plan,
      catalog: known,
      dialect,
      readOnly,
      base,
      written,
      cells,
      milliseconds,
      maxRows,
      people: people ?? undefined,
      schemas: schemas ?? undefined,
      chaos: chaos ? { latency: [chaos.minLatency, chaos.maxLatency], errorRate: chaos.errorRate, status: chaos.status } : undefined,
      // Delays happen in the server, without blocking this thread or using a slot.
      wait: () => Promise.resolve(),
    });
    open.set(id, { mock, seed: plan.blueprint.seed, reported: mock.writes() });
  },

  async answer({ id, method, url, headers, body }: AskMock, { tell }: Context): Promise<MockAnswer | NotOpen> {
    const one = open.get(id);
    if (!one) return { notOpen: true };
    const response = await one.mock.answer({ method, url, headers: new Headers(headers as [string, string][]) }, body);
    const line = isRead(method) ? null : one.mock.written(one.reported);
    if (line !== null) {
      one.reported = one.mock.writes();
      tell({ line } satisfies Wrote);
    }
    // Transferred to the caller, so the buffer must belong to the answer alone.
    const bytes = response.body === null ? [] : [Uint8Array.from(response.bytes())];
    const injected = response.headers.get(INJECTED);
    return { status: response.status, headers: [...response.headers], bytes, delay: injectedDelay(injected), injected };
  },

  /** Reports all writes. */
  written({ id }: { readonly id: string }, { tell }: Context): NotOpen | object {
    const one = open.get(id);
    if (!one) return { notOpen: true };
    one.reported = one.mock.writes();
    tell({ all: one.mock.written() } satisfies Wrote);
    return {};
  },

  served({ id }: { readonly id: string }): NotOpen | ServedRows {
    const one = open.get(id);
    if (!one) return { notOpen: true };
    const { tables, policies } = one.mock.policies;
    const peopleTables = [...one.mock.peopleTables];
    return { seed: one.seed, securedTables: [...tables], policies: [...policies], signIn: one.mock.signIn(), peopleTables };
  },

  close({ id }: { readonly id: string }): void {
    open.delete(id);
  },
} satisfies Methods;
