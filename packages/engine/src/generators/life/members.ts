import { ownMember } from '@seedbed/contract';
import { restart } from '../../columns/arena-writer.ts';
import { copyFirst } from '../../columns/copy-first.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { following } from '../date/after.ts';
import { NOT_BEFORE, notBefore } from '../date/not-before.ts';
import { UNIT } from '../date/timestamps.ts';
import { samplerOf } from '../distribution/sampler.ts';
import { requireLabels } from '../kit/require-labels.ts';
import { constants, type Constants, UnfitConstant } from '../kit/constants.ts';
import { DEALT } from '../kit/dealt-values.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { HOUR } from '../kit/iso.ts';
import { timeSource } from '../kit/time-source.ts';
import type { TimeUnit } from '../kit/time-store.ts';
import { longest } from '../kit/type-families.ts';
import { valuesSource } from '../structure/values.ts';
import { anyLife, findLife, setLife, setWritten } from './entity-life.ts';
import { knownVocabulary, type StatesParameters } from './known-vocabulary.ts';
import { labelWeights, normal } from './label-roles.ts';
import type { Life, LifeRows } from './life.ts';
import type { NamedMove } from './moves.ts';
import { VOCABULARIES, type Vocabulary } from './vocabularies.ts';

const TIMESTAMPS = ['timestamp', 'date', 'integer', 'text'] as const;

const TEXTS = { type: 'string' };

type StateParameters = StatesParameters & {
  pace: number;
  shares?: Readonly<Record<string, number>>;
  dealt: boolean;
  moves?: readonly NamedMove[];
  written?: Readonly<Record<string, string>>;
};

const MOVE = {
  type: 'object',
  required: ['from', 'to', 'share'],
  properties: { from: TEXTS, to: TEXTS, share: { type: 'number', minimum: 0, maximum: 1 } },
  additionalProperties: false,
};

const state = define<StateParameters>({
  kind: 'life.state',
  group: 'life',
  title: 'State',
  summary:
    'Where a row’s life stands at the reference date. Timestamps agree with it where they are “Timestamp of a state” of the same life. Old rows are settled, the last days are in progress.',
  parameters: parameters({
    vocabulary: field.choice('Lifecycle that sets the usual durations', Object.keys(VOCABULARIES)),
    labels: field.list('Labels', TEXTS),
    steps: field.list('States on the way, in order', TEXTS),
    goals: field.list('Regular outcomes, in order', TEXTS),
    ends: field.list('Early outcomes, such as cancelled', TEXTS),
    weights: field.list('Weights of the regular, then the early outcomes', { type: 'number', minimum: 0 }),
    late: field.list('Early outcomes that come after all steps', TEXTS),
    shares: { type: 'object', title: 'Exact shares of states', additionalProperties: { type: 'number', minimum: 0, maximum: 1 } },
    dealt: DEALT,
    moves: field.list('Of rows that reach a state, the share that goes on to another', MOVE, { hidden: true }),
    written: { type: 'object', title: 'What the column holds for each state, by name', additionalProperties: TEXTS, ...ui({ hidden: true }) },
    pace: field.number('Share of the usual time from one state to the next', 1, { exclusiveMinimum: 0 }),
  }),
  outputs: ['text', 'integer'],
  invertible: 'none',
  entity: 'life',
  compile({ pace, shares = {}, dealt, moves, written = {}, ...stateParameters }, context) {
    const held = (label: string): string => ownMember(written, label) ?? label;
    const sum = Object.values(shares).reduce((all, share) => all + share, 0);
    if (sum > 1 + 1e-9) context.fail('/shares', `The shares come to ${Math.round(sum * 1000) / 10} %, more than all rows.`);
    const { labels, steps, goals, ends } = stateParameters;
    for (const [name, list] of Object.entries({ labels, steps, goals, ends })) requireLabels(context, (list ?? []).map(held), (index) => `/${name}/${index}`);
    const own = labels ?? context.type.labels ?? context.domain.in;
    const known = knownVocabulary(stateParameters, own);
    if (!known && moves) context.fail('/moves', 'No lifecycle is known of these labels: give steps and goals.');
    if (!known) return valuesSource(context, own!.map(held), labelWeights(own!), (index) => `/labels/${index}`);
    const life = setLife(context, paced(known.vocabulary, pace), { shares, dealt, moves, held });
    const room = longest(context.type, context.domain.maxLength);
    return stateSource(
      context,
      life,
      life.states.map((each) => held(known.writtenAs(each) ?? each.slice(0, room))),
    );
  },
});

function stateSource(context: CompileContext, life: Life, written: readonly string[]): ColumnSource {
  const table = stateConstants(context, written);
  setWritten(context, written);
  return {
    shape: table.shape,
    cardinality: written.length,
    fill(rows, out) {
      const states = life.statesOf(rows);
      if (out.store === 'dict') return copyFirst(states, out.indices, rows.count);
      restart(out);
      for (let i = 0; i < rows.count; i++) table.put(out, i, states[i]!);
    },
  };
}

/** States in a column of numbers are their places: 0, 1, 2 … */
function stateConstants(context: CompileContext, written: readonly string[]): Constants {
  try {
    return constants(context.type, written);
  } catch (error) {
    if (error instanceof UnfitConstant)
      return constants(
        context.type,
        written.map((_, i) => String(i)),
      );
    throw error;
  }
}

function paced({ steps, ends }: Vocabulary, pace: number): Vocabulary {
  if (pace === 1) return { steps, ends };
  const faster = <T extends { readonly minutes: number }>(each: T): T => ({ ...each, minutes: each.minutes * pace });
  return { steps: steps.map(faster), ends: ends.map(faster) };
}

const stamp = define<{ step: string; also?: readonly string[]; after?: string; unit?: TimeUnit }>({
  kind: 'life.stamp',
  group: 'life',
  title: 'Timestamp of a state',
  summary: 'When the row’s life reached a state, or the first of several; NULL where it reached none.',
  parameters: parameters(
    {
      step: field.text('State'),
      also: field.list('Other states with the same time', TEXTS),
      after: field.column('After this column, in rows without a state'),
      unit: UNIT,
    },
    ['step'],
  ),
  outputs: TIMESTAMPS,
  invertible: 'none',
  entity: 'life',
  compile({ step, also = [], after, unit }, context) {
    const life = findLife(context, step);
    const places = life ? [step, ...also].map((name) => life.states.findIndex((each) => normal(each) === normal(name))).filter((at) => at >= 0) : [];
    const [place] = places;
    if (!life || place === undefined)
      return following(context, { after, unit, share: 0.8, gap: samplerOf({ distribution: 'lognormal', median: 6 * HOUR, sigma: 1.1 }) });
    const reached = places.length === 1 ? ({ stamps }: LifeRows) => stamps[place]! : firstOf(places);
    return lifeTimestamp(context, unit, life, reached, true);
  },
});

/** The earliest of the times of several states, row by row. */
function firstOf(places: readonly number[]): (lives: LifeRows) => Float64Array {
  return ({ stamps }) => {
    const [one, ...others] = places.map((place) => stamps[place]!) as [Float64Array, ...Float64Array[]];
    return one.map((time, i) => others.reduce((first, other) => (Number.isNaN(first) || other[i]! < first ? other[i]! : first), time));
  };
}

function lifeTimestamp(
  context: CompileContext,
  unit: TimeUnit | undefined,
  life: Life,
  timestamps: (rows: LifeRows) => Float64Array,
  makesNulls: boolean,
  beside: ReturnType<typeof notBefore> = null,
): ColumnSource {
  return timeSource(context, {
    ...(unit ? { unit } : {}),
    ...(beside ? { needs: beside.needs } : {}),
    makesNulls,
    fill(rows, micros, siblings, nulls) {
      const raised = beside?.read(siblings);
      const lives = life.rows(rows);
      const from = timestamps(lives);
      const { updated } = lives;
      for (let i = 0; i < rows.count; i++) {
        const timestamp = from[i]!;
        // A condition requires a timestamp that the lifecycle does not have: use its last change.
        const time = Number.isNaN(timestamp) ? updated[i]! : timestamp;
        micros[i] = raised ? raised(i, time) : time;
        if (makesNulls) nulls[i] = Number.isNaN(timestamp) ? 1 : 0;
      }
    },
  });
}

function timestamp(
  kind: string,
  title: string,
  summary: string,
  timestamps: (rows: LifeRows) => Float64Array,
  form: Parameters<typeof parameters>[0] = {},
): GeneratorDefinition {
  return define<{ notBefore?: readonly string[]; unit?: TimeUnit }>({
    kind,
    group: 'life',
    title,
    summary,
    parameters: parameters({ ...form, unit: UNIT }),
    outputs: TIMESTAMPS,
    invertible: 'none',
    entity: 'life',
    compile: ({ notBefore: others, unit }, context) => lifeTimestamp(context, unit, anyLife(context), timestamps, false, notBefore(context, others)),
  });
}

const reason = define<{ values?: readonly string[] }>({
  kind: 'life.reason',
  group: 'life',
  title: 'Reason',
  summary: 'Why a life ended early; NULL where it did not.',
  parameters: parameters({ values: { type: 'array', items: { type: 'string' }, minItems: 1, title: 'Reasons' } }),
  outputs: ['text'],
  invertible: 'none',
  entity: 'life',
  compile({ values }, context) {
    const life = findLife(context, 'cancelled') ?? setLife(context, VOCABULARIES.order);
    const texts = values ?? context.words.list('text.reason.words').words;
    const source = valuesSource(context, texts, null, () => '');
    const early = life.states.map((each) => /cancel|fail|reject|void|lost|bounc|refund|closed|suspend|exception|uncollect|disput/.test(each));
    return {
      ...source,
      makesNulls: true,
      fill(rows, out, siblings) {
        source.fill(rows, out, siblings);
        const { state: states } = life.rows(rows);
        out.nulls ??= new Uint8Array(rows.count);
        for (let i = 0; i < rows.count; i++) out.nulls[i] = early[states[i]!] ? 0 : 1;
      },
    };
  },
});

export const lives: readonly GeneratorDefinition[] = [
  state,
  stamp,
  timestamp('life.createdAt', 'Life began', 'When the row’s life began: rises with the row, unless what it refers to came later.', (rows) => rows.created),
  timestamp('life.updatedAt', 'Last change of state', 'The last timestamp of the row’s life before the reference date.', (rows) => rows.updated, {
    notBefore: NOT_BEFORE,
  }),
  reason,
];
