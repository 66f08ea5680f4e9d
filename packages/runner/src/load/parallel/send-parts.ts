import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { openLoad, type TypeOids } from '@seedbed/postgres/load';
import { connectTarget } from '../../source/servers/target.ts';
import { copyRows } from '../copy/copy-rows.ts';
import { moveRows } from '../copy/moved-rows.ts';
import { carriesOids } from '../fill/load-steps.ts';
import type { FromWorker, Part, ToWorker, WorkerData } from './part.ts';

/** A thread with its own plan and session: generates, encodes and sends its parts, one after the other. */
const { blueprint, url, policy } = workerData as WorkerData;
const stop = new AbortController();
const tell = (message: FromWorker): void => parentPort!.postMessage(message);

try {
  const plan = await compileBlueprint(blueprint);
  const client = await connectTarget(url, policy);
  let oidOf: TypeOids | undefined;

  const send = async ({ table: name, first, count }: Part): Promise<number> => {
    const table = plan.table(name);
    const columns = table.columns.map((column) => column.name);
    const tables = [{ schema: table.schema, table: table.table, columns: columns.map((column) => ({ name: column })) }];
    await using load = await openLoad(client, {
      mode: 'append',
      tables,
      settings: blueprint.settings ?? {},
      sequences: false,
      signal: stop.signal,
      lockForRun: null,
      onTransaction: (own) => tell({ kind: 'began', own }),
    });
    oidOf ??= carriesOids(table) ? await load.typeOids() : undefined;
    const sent = (rows: number, bytes: number) => tell({ kind: 'sent', rows, bytes });
    const taken = await copyRows(plan, table, {
      part: { first, count },
      columns,
      oidOf,
      sent,
      signal: stop.signal,
      open: (format) => load.copy(table, columns, format),
    });
    await load.commit();
    return taken;
  };

  parentPort!.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') {
      stop.abort(new Error('stopped'));
      parentPort!.close();
      void client.end().catch(() => {});
    } else {
      const { part } = message;
      send(part).then(
        (taken) => tell({ kind: 'done', taken }),
        (error: unknown) => fail(error, part),
      );
    }
  });
  tell({ kind: 'ready' });
} catch (error) {
  fail(error, undefined);
}

function fail(thrown: unknown, part: Part | undefined): void {
  const error = moveRows(thrown, part?.first ?? 0);
  const problem = error instanceof Problem ? error : new Problem('internal', error instanceof Error ? (error.stack ?? error.message) : String(error));
  tell({ kind: 'failed', problem: { type: problem.type, message: problem.message, facts: problem.facts } });
}
