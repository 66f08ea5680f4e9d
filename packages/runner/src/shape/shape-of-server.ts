import type { Shape } from '@seedbed/contract';
import { analyzeNamed, readShape, type ReadShape } from '@seedbed/postgres/shape';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';

type Reading = Parameters<typeof readShape>[1] & {
  /** The tables of this shape are analyzed first. */
  readonly analyze?: Shape;
  readonly policy?: TargetPolicy | undefined;
};

/** The shape of a database's data. Throws Problem `connection-failed`, or what `readShape` throws. */
export async function shapeOfServer(url: string, { analyze, policy, ...reading }: Reading): Promise<ReadShape> {
  await using client = await connectTarget(url, policy);
  if (analyze) await analyzeNamed(client, analyze.tables);
  // Before the session ends.
  return await readShape(client, reading);
}
