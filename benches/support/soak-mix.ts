import { SHOP_DDL } from './shop-ddl.ts';
import { ordinarySchema } from './ordinary-schema.ts';

/** The actions of a server's callers, in percent. */
const SHARES = {
  page: 36,
  row: 8,
  explain: 2,
  distribution: 6,
  edit: 14,
  diagnostics: 6,
  infer: 9,
  prove: 5,
  download: 6,
  generate: 4,
  load: 2,
  export: 2,
} as const;
type Kind = keyof typeof SHARES;
const READS: readonly Kind[] = ['page', 'row', 'page', 'row'];

/**
 * Mixed calls of one server, and its short reads alone; `calls` counts both, and what was answered with another status
 * than 2xx.
 */
export type Mix = { next(): Promise<void>; read(): Promise<void>; calls(): Record<string, number> };

/** Datasets of three templates and of the standard shop, into which, and into targets, calls go in an order that is always the same. */
export async function openMix(baseUrl: string, freshTarget: () => Promise<string>): Promise<Mix> {
  const counts: Record<string, number> = {};
  const api = `${baseUrl}/api/v1`;

  async function send(kind: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = await answer.arrayBuffer();
    const name = answer.ok ? kind : `${kind} ${answer.status}`;
    counts[name] = (counts[name] ?? 0) + 1;
    return answer.ok && answer.headers.get('content-type')?.includes('application/json') ? JSON.parse(Buffer.from(bytes).toString()) : undefined;
  }

  const kinds = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  const datasets = await Promise.all(
    [...['shop', 'clinic', 'fleet'].map((template) => ({ template, rows: 20_000 })), { ddl: SHOP_DDL, rows: 20_000 }].map(async (from, at) => {
      const made = (await send('dataset', 'POST', '/datasets', { name: `Soak ${at}`, ...from })) as { dataset: { id: string } };
      const first = (await send('read', 'GET', `/datasets/${made.dataset.id}/revisions/1`)) as {
        blueprint: { tables: { name: string; columns: { name: string }[] }[] };
      };
      return { id: made.dataset.id, tables: first.blueprint.tables };
    }),
  );
  const wide = ordinarySchema(120);
  let at = 0;
  let readAt = 0;

  async function call(number: number, kind: Kind): Promise<void> {
    const pick = (of: number, step: number): number => (number * step + (number >> 3)) % of;
    const { id, tables } = datasets[pick(datasets.length, 7)]!;
    const tableAt = pick(tables.length, 11);
    const { name, columns } = tables[tableAt]!;
    const table = `/datasets/${id}/tables/${encodeURIComponent(name)}`;
    switch (kind) {
      case 'page':
        return void (await send(kind, 'GET', `${table}/rows?offset=${pick(15_000, 977)}&limit=${number % 5 === 0 ? 1_000 : 50}`));
      case 'row':
        return void (await send(kind, 'GET', `${table}/rows/${pick(15_000, 971) + 1}`));
      case 'distribution':
        return void (await send(kind, 'GET', `${table}/columns/${encodeURIComponent(columns[pick(columns.length, 3)]!.name)}/distribution`));
      case 'explain':
        return void (await send(kind, 'GET', `/datasets/${id}/explain?column=${encodeURIComponent(`${name}.${columns[pick(columns.length, 3)]!.name}`)}`));
      case 'edit':
        return void (await send(
          kind,
          'POST',
          `/datasets/${id}/revisions`,
          { patch: [{ op: 'replace', path: `/tables/${tableAt}/rows`, value: 15_000 + pick(5_000, 7) }] },
          { 'if-match': '*' },
        ));
      case 'diagnostics':
        return void (await send(kind, 'GET', `/datasets/${id}/diagnostics`));
      case 'infer':
        // A different schema each time, so that none is cached.
        return void (await send(kind, 'POST', '/infer', {
          ddl: `${number % 3 === 0 ? wide : SHOP_DDL}\nCREATE TABLE soak_${number} (id bigint PRIMARY KEY, note text);`,
        }));
      case 'prove':
        return void (await send(kind, 'POST', `/datasets/${id}/prove`, { again: true }));
      case 'download':
        return void (await send(kind, 'GET', `${table}/download?format=${['csv', 'parquet', 'xlsx', 'sql'][number % 4]}`));
      case 'generate':
        return void (await send(kind, 'POST', '/generate', { ddl: SHOP_DDL, rows: 500, format: 'sql' }));
      case 'load':
        return void (await send(kind, 'POST', '/runs', { datasetId: id, address: await freshTarget(), create: true }));
      case 'export':
        return void (await send(kind, 'POST', '/runs', { kind: 'export', datasetId: id, files: { format: number % 2 === 0 ? 'csv' : 'parquet' } }));
    }
  }

  return {
    calls: () => counts,
    next: () => call(at, kinds[(at++ * 37) % kinds.length]!),
    read: () => call(readAt, READS[readAt++ % READS.length]!),
  };
}
