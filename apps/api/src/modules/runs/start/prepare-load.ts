import { LIMITS, printLoadModes, Problem, type StartRun, type TableModes } from '@seedbed/contract';
import { parseAddress } from '@seedbed/postgres/address';
import { splitQualifiedName } from '@seedbed/postgres/sql';
import type { PartWork } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../../db/columns.ts';
import { oneOf } from '../../../http/schema-source.ts';
import { targetName } from '../../connections/address-text.ts';
import type { WholeWork } from '../load-run.ts';
import type { NewPart } from '../parts/part-rows.ts';
import { runPlace } from '../run-place.ts';
import type { RunTools } from '../run-tools.ts';
import { sumOf, tablesOf } from './tables-of.ts';

/** A run that fills a database. Throws the Problems of its options and its target. */
export async function prepareLoad(tools: RunTools, workspace: WorkspaceId, id: string, body: StartRun) {
  const from = oneOf(body, ['connectionId', 'address'])!;
  const revision = await tools.revisions.find(workspace, body.datasetId, body.revision);
  if (body.create && (await tools.datasets.source(workspace, body.datasetId)).ddl === null) {
    throw new Problem('conflict', 'The schema cannot be created in the target: the dataset was not made from DDL.', {
      errors: [{ pointer: '/create', message: 'needs a dataset that was made from DDL' }],
    });
  }
  if (body.prove) await requireProvable(tools, workspace, body.datasetId);
  const all = await tablesOf(tools, revision, body.rows);
  requireTables(all, body.modes ?? {});
  const tables = filledBy(all, body.modes ?? {});
  const rows = sumOf(tables);
  const target = await targetOf(tools, workspace, id, body, from);
  const atomic = body.atomic ?? (body.fast || (rows <= LIMITS.atomicRows && (body.connections ?? 1) === 1));
  requireOneTransaction(body, atomic);
  const run = {
    kind: 'load' as const,
    datasetId: body.datasetId,
    revision: revision.number,
    mode: printLoadModes({ mode: body.mode ?? 'empty', modes: body.modes ?? {} }),
    create: body.create ?? false,
    prove: body.prove ?? false,
    rowsAsked: body.rows ?? null,
    connections: body.connections ?? 1,
    atomic,
    fast: body.fast ?? false,
    ledger: body.ledger ?? ('table' as const),
    state: 'queued' as const,
    rows,
    ...target,
  };
  const first: NewPart[] = [{ number: 0, stage: 0, work: { kind: atomic ? 'whole' : 'prepare' } satisfies WholeWork | PartWork }];
  return { run, tables, first };
}

/** A proof needs the schema, as DDL or as it was found in a database. */
async function requireProvable({ datasets }: RunTools, workspace: WorkspaceId, datasetId: string): Promise<void> {
  const { ddl, catalog } = await datasets.source(workspace, datasetId);
  if (ddl !== null || catalog !== null) return;
  throw new Problem('conflict', 'The dataset cannot be proved: it was made from a blueprint, without a schema. Load it without prove.', {
    errors: [{ pointer: '/prove', message: 'needs a dataset with a schema' }],
  });
}

/** Only a transaction restores dropped keys and indexes in any case. */
function requireOneTransaction({ fast, connections = 1 }: StartRun, atomic: boolean): void {
  if (atomic && connections > 1 && !fast) {
    throw new Problem('options-conflict', `atomic and connections exclude each other: ${connections} sessions commit separately. Leave out connections for one transaction, or atomic for parts loaded by ${connections} sessions load.`, {
      errors: [
        { pointer: '/atomic', message: 'cannot be combined with several connections' },
        { pointer: '/connections', message: 'cannot exceed 1 with atomic' },
      ],
    }); // prettier-ignore
  }
  if (!fast || (atomic && connections === 1)) return;
  throw new Problem('invalid-request', 'The fast path needs a load in one transaction, so that keys and indexes are restored if it fails.', {
    errors: [{ pointer: '/fast', message: 'cannot be combined with parts or several connections' }],
  });
}

/** Throws Problem `invalid-request` for a mode of a table that the dataset has not. */
function requireTables(tables: readonly { readonly table: string }[], modes: TableModes): void {
  for (const name of Object.keys(modes))
    if (!tables.some(({ table }) => table === name || splitQualifiedName(table).table === name))
      throw new Problem('invalid-request', `mode: there is no table ${name}`, {
        errors: [{ pointer: `/modes/${name}`, message: `there is no table ${name}` }],
      });
}

/** Without those of migration tools and frameworks, which a load skips unless they are named. */
function filledBy(tables: Awaited<ReturnType<typeof tablesOf>>, modes: TableModes) {
  const isNamed = (name: string): boolean => Object.keys(modes).some((each) => each === name || each === splitQualifiedName(name).table);
  return tables.filter(({ table, unwritten }) => unwritten !== true || isNamed(table)).map(({ table, rows }, position) => ({ position, table, rows }));
}

async function targetOf({ connections, sealer, refuseOwn }: RunTools, workspace: WorkspaceId, id: string, body: StartRun, from: 'connectionId' | 'address') {
  if (from === 'connectionId') return { connectionId: body.connectionId!, target: (await connections.addressOf(workspace, body.connectionId!)).target };
  await refuseOwn(body.address!);
  return { target: targetName(parseAddress(body.address!)), sealedAddress: sealer.seal(body.address!, runPlace(id)) };
}
