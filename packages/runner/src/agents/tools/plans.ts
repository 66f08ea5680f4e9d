import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** So far a figure may be from the wanted one. */
const NEAR = 0.1;
const LISTED = 20;

/** Whether the planner of a loaded database sees what it sees where a shape comes from. */
export const plans = tool({
  name: 'plans',
  title: "Compare a database's statistics with a shape",
  description:
    "Compares the planner's statistics of a loaded database with the shape that the blueprint got from `shape`, the worst column first: the shares of NULL, numbers of different values, frequencies and quantiles differ by so much (0 is equal). Takes the statistics as they are; `load` and ANALYZE renew them.",
  input: {
    blueprint: ARGUMENTS.blueprint,
    url: z.string().optional().describe('postgres://…; only where this server was started with --allow-any-target'),
  },
  readOnly: true,
  async run(session, { blueprint: requested, url }) {
    const { name, held } = session.find(requested);
    if (!held.shape) throw new Problem('not-found', `${name} has no shape yet. Call shape first.`);
    const { compareShapes, shapeOfServer } = await import('../../shape/index.ts');
    const target = targetOf(session.target, url);
    const { shape: got } = await shapeOfServer(target, { approved: [], day: held.shape.read, policy: session.policy });
    const { columns, missing } = compareShapes(held.shape, got);
    const far = columns.filter(({ worst }) => worst > NEAR);
    return [
      {
        summary: `${columns.length - far.length} of ${columns.length + missing.length} columns agree to a tenth`,
        far: far.slice(0, LISTED),
        missing: missing.slice(0, LISTED),
        ...(far.length > LISTED && { moreFar: far.length - LISTED }),
        ...(missing.length > LISTED && { moreMissing: missing.length - LISTED }),
      },
    ];
  },
});
