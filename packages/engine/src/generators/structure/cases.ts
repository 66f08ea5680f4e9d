import { allocColumn, rowsOf } from '../../columns/allocate.ts';
import { restart } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { dealtDraws } from '../../random/dealt.ts';
import { chance } from '../../values/uniform.ts';
import { DEALT } from '../kit/dealt-values.ts';
import { define, field, parameters } from '../kit/define.ts';
import { copyCell } from '../kit/copy-cell.ts';
import type { CompileContext } from '../definition.ts';
import { inner, needsOf, OWN, type Inner } from '../kit/inner.ts';
import { shapeOfArms } from '../kit/mixed-arms.ts';

type Inside = { kind: string; parameters?: Record<string, unknown> };
type Condition = ReturnType<CompileContext['expression']>;
type Case = { when: string; generator: Inside };

const NULL_GENERATOR: Inside = { kind: 'null' };

/** Values by state, kind or parent: each row takes the first case whose condition holds. */
export const cases = define<{ cases: readonly Case[]; otherwise?: Inside; stays: boolean; missing: number; dealt: boolean }>({
  kind: 'cases',
  group: 'structure',
  title: 'Cases',
  summary: 'The generator of the first case whose condition holds, in CEL over the row, its parents and its children; NULL where none does.',
  parameters: parameters(
    {
      cases: field.list('Cases', {
        type: 'object',
        required: ['when', 'generator'],
        properties: { when: { type: 'string' }, generator: field.generator('Generator') },
        additionalProperties: false,
      }),
      otherwise: field.generator('Generator of all other rows'),
      stays: field.flag('All other rows keep their values', false),
      missing: field.share('Share of NULL in all other rows', 0),
      dealt: DEALT,
    },
    ['cases'],
  ),
  outputs: ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp', 'time', 'json', 'array', 'literal'],
  invertible: 'none',
  compile({ cases: given, otherwise = NULL_GENERATOR, stays, missing, dealt }, context) {
    const conditions = given.map(({ when }, i) => {
      const condition = context.expression(when, `/cases/${i}/when`);
      if (condition.type !== 'bool' && condition.type !== 'null') context.fail(`/cases/${i}/when`, 'A condition is needed here.');
      return condition;
    });
    const kept = JSON.stringify(otherwise);
    // A case that only forbids NULL draws what the column draws.
    const isOwn = (generator: Inside): boolean => stays && (generator === otherwise || JSON.stringify(generator) === kept);
    const arms = [...given.map(({ generator }) => generator), otherwise].map((generator, i) =>
      inner(context, generator, context.type, isOwn(generator) ? OWN : `cases/${i}`),
    );
    const valued = arms.filter((_, i) => [...given, { generator: otherwise }][i]!.generator.kind !== 'null');
    const only = missing > 0 ? null : oneOf(valued, [...given.map(({ generator }) => generator), otherwise]);
    const makesNulls = missing > 0 || arms.some((arm) => arm.source.makesNulls);
    // Uses the column's own NULL draws, so that the same rows stay NULL.
    const nullDraws = missing > 0 ? (dealt ? dealtDraws(context.draws('null'), missing) : context.draws('null')) : null;
    const shape = shapeOfArms(context, valued.length > 0 ? valued : arms);
    return {
      shape,
      cardinality: only?.source.cardinality ?? arms.reduce((sum, arm) => sum + arm.source.cardinality, 0),
      ...(only?.source.at ? { at: ranked(only), absent: absentWhere(conditions, arms, only) } : {}),
      needs: needsOf(arms),
      readsFrame: true,
      makesNulls,
      fill(rows, out, siblings) {
        const columns = arms.map((arm) => arm.fill(rows, siblings));
        const holds = conditions.map((condition) => condition.prepare(siblings));
        const nulls = makesNulls ? (out.nulls ??= new Uint8Array(rows.count)) : null;
        const scratch = nullDraws && borrow(rows.count);
        nullDraws?.fill(rows, scratch!.a, scratch!.b);
        restart(out);
        for (let i = 0; i < rows.count; i++) {
          const found = holds.findIndex((hold) => hold(i) === true);
          const from = columns[found < 0 ? given.length : found]!;
          const isNull = from.nulls?.[i] === 1 || (found < 0 && scratch !== null && chance(scratch.a[i]!, missing));
          if (nulls) nulls[i] = isNull ? 1 : 0;
          // An arena has an entry for each row, NULLs included.
          if (!isNull || out.store === 'arena') copyCell(from, i, out, i);
        }
        if (scratch) giveBack(scratch);
      },
    };
  },
});

/** The one source of all rows that are not NULL; null if cases differ in more than that. */
function oneOf(valued: readonly Inner[], generators: readonly Inside[]): Inner | null {
  return valued.length === 1 && generators.filter(({ kind }) => kind !== 'null').length === 1 && !valued[0]!.source.makesNulls ? valued[0]! : null;
}

function ranked({ source }: Inner): NonNullable<ColumnSource['at']> {
  let scratch: Column | null = null;
  return (ranks, count, out) => {
    if (!scratch || rowsOf(scratch) < count) scratch = allocColumn(source.shape, count);
    source.at!(ranks, count, scratch);
    restart(out);
    for (let i = 0; i < count; i++) copyCell(scratch, i, out, i);
  };
}

/** Rows whose first case, or the lack of one, gives another source than the one with values. */
function absentWhere(conditions: readonly Condition[], arms: readonly Inner[], only: Inner): NonNullable<ColumnSource['absent']> {
  return (rows, nulls, siblings) => {
    const holds = conditions.map((condition) => condition.prepare(siblings));
    for (let i = 0; i < rows.count; i++) {
      const found = holds.findIndex((hold) => hold(i) === true);
      nulls[i] = arms[found < 0 ? conditions.length : found] === only ? 0 : 1;
    }
  };
}
