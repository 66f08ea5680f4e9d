import type { TargetLook, TargetQuestion, TargetTable } from '@seedbed/contract';
import { parseAddress } from '@seedbed/postgres/address';
import type { WorkspaceId } from '../../../db/columns.ts';
import { oneOf } from '../../../http/schema-source.ts';
import { targetName } from '../../connections/address-text.ts';
import { lookAtTarget } from '../look-at-target.ts';
import type { RunTools } from '../run-tools.ts';
import { tablesOf } from './tables-of.ts';

/** Reports a load's prospects in the target. Changes nothing. */
export async function lookBefore(
  tools: RunTools,
  workspace: WorkspaceId,
  datasetId: string,
  { connectionId, address }: TargetQuestion,
  signal: AbortSignal,
): Promise<TargetLook> {
  const from = oneOf({ connectionId, address }, ['connectionId', 'address'])!;
  const revision = await tools.revisions.find(workspace, datasetId);
  const { ddl } = await tools.datasets.source(workspace, datasetId);
  const tables = await tablesOf(tools, revision, undefined);
  const known =
    from === 'connectionId' ? await tools.connections.addressOf(workspace, connectionId!) : { address: address!, target: targetName(parseAddress(address!)) };
  const names = tables.map(({ table }) => table);
  const looked = await tools.connectionGate.run(signal, () => lookAtTarget(known.address, tools.policy, names));
  const withTool = (each: TargetTable, at: number): TargetTable => {
    const { tool } = tables[at]!;
    return tool === undefined ? each : { ...each, tool };
  };
  return { target: known.target, ...looked, tables: looked.tables.map(withTool), canCreate: ddl !== null };
}
