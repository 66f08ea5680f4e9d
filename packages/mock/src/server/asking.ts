import {
  MockFault,
  type Copies,
  type DialectEngine,
  type EngineCaller,
  type MockSchema,
  type MockTable,
  type Query,
  type Reader,
  type RequestHeaders,
} from '../core/index.ts';
import type { Store } from '../overlay/index.ts';
import { callerOf } from './auth/caller.ts';
import { engineOf, engineOfCaller } from './engine-of.ts';

/** The alternative to generated rows: a database for all queries, or for those without another answer. Calls `open` on first use. */
export type OtherEngine =
  | { readonly kind: 'postgres'; open(schema: MockSchema): Promise<Copies> }
  | { readonly kind: 'auto'; open(schema: MockSchema): Promise<Reader> };

/** Facts about a request, collected while answering it. */
export type Noted = {
  onTable(table: MockTable): void;
  onLeftOut(columns: readonly string[]): void;
  /** Postgres has answered. */
  onPostgres(): void;
};

/** The engine that answers requests' queries. */
export type Asking = {
  /** For the mock itself, which sees every row. */
  service(session: string | undefined, noted?: Noted): DialectEngine;
  /** For the sender of a request. */
  caller(session: string | undefined, headers: RequestHeaders, noted?: Noted): DialectEngine;
  /** Null: sessions and snapshots are managed by the store. */
  readonly copies: Copies | null;
};

/** The store's generated rows. `hasRules`: policies apply to callers. */
export function askStore(store: Store, hasRules: boolean): Asking {
  const service: Asking['service'] = (session, noted) => engineOf(store, session, undefined, noted?.onLeftOut);
  return {
    service,
    caller: (session, headers, noted) =>
      hasRules ? engineOfCaller(store, session, headers, (table) => noted?.onTable(table), noted?.onLeftOut) : service(session, noted),
    copies: null,
  };
}

/** A database that contains the rows. */
export function askCopies(schema: MockSchema, open: () => Promise<Copies>, hasRules: boolean): Asking {
  let opening: Promise<Copies> | undefined;
  let opened: Copies | undefined;
  const copies = (): Promise<Copies> => (opening ??= open().then((ready) => (opened = ready)));
  const engine = (session: string | undefined, callerNow: () => EngineCaller | null, noted: Noted | undefined): DialectEngine => {
    const ready = async () => {
      noted?.onPostgres();
      const caller = callerNow();
      return (await copies()).engine(session ?? '', caller);
    };
    return { schema, run: async (query) => (await ready()).run(query), atomic: async (steps) => (await ready()).atomic(steps) };
  };
  return {
    service: (session, noted) => engine(session, () => null, noted),
    caller: (session, headers, noted) => engine(session, () => (hasRules ? engineCaller(headers) : null), noted),
    copies: {
      engine: (session, caller) => engine(session, () => caller, undefined),
      reset: async (session) => (await copies()).reset(session),
      save: async (name, session) => (await copies()).save(name, session),
      restore: async (name, session) => (await copies()).restore(name, session),
      get snapshots() {
        return opened?.snapshots ?? [];
      },
    },
  };
}

/** The store, and a database for reads that the store cannot answer: the session's writes are applied there during the read. */
export function askBoth(store: Store, open: () => Promise<Reader>, hasRules: boolean): Asking {
  const first = askStore(store, hasRules);
  let opening: Promise<Reader> | undefined;
  const withReader = (engine: DialectEngine, session: string | undefined, callerNow: () => EngineCaller | null, noted: Noted | undefined): DialectEngine => ({
    ...engine,
    async run(query) {
      try {
        return await engine.run(query);
      } catch (fault) {
        if (query.verb !== 'read' || !(fault instanceof MockFault) || fault.code !== 'PGRST127') throw fault;
        const result = await readElsewhere(query, fault, session, callerNow);
        noted?.onPostgres();
        return result;
      }
    },
  });
  const readElsewhere = async (query: Query, fault: MockFault, session: string | undefined, callerNow: () => EngineCaller | null) => {
    const changes = store.changes(session);
    if (changes === null)
      throw new MockFault({ ...fault, message: fault.message, hint: 'The copy in Postgres is not asked: rows of a table without a primary key were changed.' });
    const reader = await (opening ??= open()).catch((error: unknown) => {
      opening = undefined;
      throw new MockFault({ ...fault, message: fault.message, hint: `The copy in Postgres could not be made: ${(error as Error).message}` });
    });
    return await reader.read(query, callerNow(), changes);
  };
  return {
    service: (session, noted) => withReader(first.service(session, noted), session, () => null, noted),
    caller: (session, headers, noted) => withReader(first.caller(session, headers, noted), session, () => (hasRules ? engineCaller(headers) : null), noted),
    copies: null,
  };
}

/** Throws PGRST303 for a token that is too old. */
function engineCaller(headers: RequestHeaders): EngineCaller {
  const { role, claims } = callerOf(headers, Date.now());
  return { role, claims, headers: Object.fromEntries(headers) };
}
