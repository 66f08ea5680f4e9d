import type { Shape } from '@seedbed/contract';
import { analyzeNamed, busiestStatements, readPlans, readShape, statementsIn, type ReadPlans, type ReadShape } from '@seedbed/postgres/shape';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';

type Reading = Parameters<typeof readShape>[1] & {
  /** The tables of this shape are analyzed first. */
  readonly analyze?: Shape;
  /** The statements of whose plans this shape tells are planned here too. */
  readonly like?: Shape;
  /** The statements of a file whose plans are read as well; true: those of `pg_stat_statements`, if it is there. */
  readonly statements?: string | true | undefined;
  readonly policy?: TargetPolicy | undefined;
};

export type ShapeOfServer = ReadShape & { /** Why statements have no plan. */ readonly unplanned: ReadPlans['left'] };

/** The shape of a database's data. Throws Problem `connection-failed`, or what `readShape` throws. */
export async function shapeOfServer(url: string, { analyze, policy, like, statements, ...reading }: Reading): Promise<ShapeOfServer> {
  await using client = await connectTarget(url, policy);
  if (analyze) await analyzeNamed(client, analyze.tables);
  const read = await readShape(client, reading);
  const kept = like?.plans?.flatMap(({ place, statement }) => (statement === undefined ? [] : [{ place, text: statement, isNormal: true }])) ?? [];
  const asked = typeof statements === 'string' ? statementsIn(statements) : statements === true ? await busiestStatements(client) : kept;
  if (!asked || asked.length === 0) return { ...read, unplanned: [] };
  const { plans, left } = await readPlans(client, asked);
  return { ...read, shape: { ...read.shape, plans: [...plans] }, unplanned: left };
}
