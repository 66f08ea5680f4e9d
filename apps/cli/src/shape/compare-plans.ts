import { comparePlanTrees, compareShapes, shapeOfServer, type PlanDifference } from '@seedbed/runner/shape';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';
import { textTable } from '../output/text-table.ts';
import { textOf } from '../source.ts';
import { addressToRead, readShapeFile } from './shape-option.ts';

export type PlansFlags = {
  readonly shape?: string;
  readonly least: string;
  readonly agree: string;
  readonly statements?: string;
  readonly analyze: boolean;
  readonly json?: boolean;
  readonly config?: string;
};

/** So far a figure may be from the wanted one: the gate of a column. */
const NEAR = 0.1;
const LISTED = 20;

/** Compares the statistics of a database with a shape, prints the worst columns, and sets the exit code. */
export async function comparePlans(context: Context, address: string | undefined, flags: PlansFlags): Promise<void> {
  const { io } = context;
  const least = wholeNumber(flags.least, '--least');
  const usage = 'plans reads a database: seedbed plans postgres://user:password@host:5432/database --shape shape.json';
  const url = await addressToRead(io, address, flags, usage);
  if (flags.shape === undefined) throw new UsageError('plans needs --shape: the file that seedbed shape wrote where the plans come from');
  const wanted = await readShapeFile(io, flags.shape);
  const agree = wholeNumber(flags.agree, '--agree');
  if (flags.statements === undefined && wanted.plans?.some(({ statement }) => statement === undefined))
    throw new UsageError('The plans of that shape are of a file: plans needs the same one with --statements');
  const statements = flags.statements === undefined ? undefined : await textOf(flags.statements, io);
  const { shape: got } = await shapeOfServer(url, { approved: [], day: wanted.read, like: wanted, statements, ...(flags.analyze && { analyze: wanted }) });
  const plans = comparePlanTrees(wanted.plans ?? [], got.plans ?? []);
  const same = plans.filter(({ isSame }) => isSame).length;
  const { columns, missing } = compareShapes(wanted, got);
  const near = columns.filter(({ worst }) => worst <= NEAR).length;
  const all = columns.length + missing.length;
  const share = all === 0 ? 100 : (100 * near) / all;
  if (flags.json) io.stdout.write(`${JSON.stringify({ columns, missing, near, all, ...(wanted.plans && { plans, same }) }, null, 2)}\n`);
  else {
    const far = columns.filter(({ worst }) => worst > NEAR).slice(0, LISTED);
    const figures = far.map(({ column, nulls, distinct, common, quantiles }) => [
      column,
      ...[nulls, distinct, common, quantiles].map((one) => (one === null ? '–' : percent(one))),
    ]);
    if (far.length > 0) io.stdout.write(`${textTable(['column', 'NULL', 'different values', 'frequencies', 'quantiles'], figures)}\n`);
    for (const name of missing) io.stdout.write(`${name}: no rows or no statistics here\n`);
    io.stdout.write(`${near} of ${all} columns agree to a tenth (${percent(share / 100)}), of ${wanted.tables.length} tables.\n`);
    if (wanted.plans) io.stdout.write(planLines(plans, same));
  }
  if (share < least || 100 * same < agree * plans.length) context.finish(EXIT.differs);
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;

/** Plans that differ, with the relations of which most times as many or as few rows are expected. */
function planLines(plans: readonly PlanDifference[], same: number): string {
  const differing = plans.filter(({ isSame }) => !isSame).slice(0, LISTED);
  const lines = differing.flatMap(({ place, statement, wanted, got, errors }) => [
    `statement ${place}${statement === undefined ? '' : `: ${statement.replaceAll(/\s+/g, ' ').slice(0, 100)}`}`,
    `  there: ${wanted}`,
    `  here:  ${got ?? 'no plan'}`,
    ...errors
      .toSorted((a, b) => b.factor - a.factor)
      .slice(0, 1)
      .map(({ of, wanted: rows, got: found }) => `  rows of ${of}: ${rows} there, ${found} here`),
  ]);
  return `${[...lines, `${same} of ${plans.length} statements have the same plan.`].join('\n')}\n`;
}
