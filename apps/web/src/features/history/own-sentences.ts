import { dictionary, type Relation } from '@seedbed/contract';
import { formatShare, shortName } from '../../lib/format.ts';
import { listed } from '../../lib/listed.ts';
import { plainValue } from '../../workspace/plain-value.ts';
import { HOURS, MONTHS, WEEKDAYS } from '../../workspace/timeline-names.ts';

/** The subject of a sentence. `name`: the part of the path that is a name, such as the number of a cell. */
export type About = {
  readonly subject: string;
  readonly relation?: Relation | undefined;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
};
type Sentence = (about: About) => string | null;

const was = (before: unknown, words: (value: unknown) => string = plainValue): string => (before === undefined ? '' : ` (before ${words(before)})`);
const share = (value: unknown): string => (typeof value === 'number' ? formatShare(value) : plainValue(value));

const MODES: Readonly<Record<string, string>> = dictionary({
  generate: 'fills {S} with generated rows',
  append: 'adds generated rows to those of {S}',
  keep: 'keeps the rows of {S} as they are',
  truncate: 'empties {S} before it is filled',
  skip: 'leaves {S} out',
});
const MAX_WEIGHTS = 3;
const MAX_CELLS = 3;

/** Weights of a timeline: those that differ, by name. */
const weights =
  (names: readonly string[], one: string): Sentence =>
  ({ subject, before, after }) => {
    if (!Array.isArray(after)) return `Rows of ${subject} follow the usual weights of ${one}s`;
    const old = Array.isArray(before) ? before : names.map(() => 1);
    const others = names.flatMap((name, i) => (old[i] === after[i] ? [] : [`${name} ${plainValue(after[i])}${was(old[i])}`]));
    if (others.length === 0) return `The weights of ${one}s for ${subject} are set`;
    return `Weights of ${one}s for ${subject}: ${others.length > MAX_WEIGHTS ? `${others.length} of ${names.length} differ` : listed(others)}`;
  };

/** For a relation: with its child and parent. */
const between =
  (words: (child: string, parent: string, about: About) => string): Sentence =>
  (about) =>
    about.relation ? words(shortName(about.relation.from.table), shortName(about.relation.to.table), about) : null;

/** Members of columns that have a sentence of their own. */
export const COLUMN_SENTENCES: Readonly<Record<string, Sentence>> = dictionary<Sentence>({
  entity: ({ subject, before, after }) =>
    after === undefined
      ? `${subject} no longer agrees with the other columns of “${String(before)}”`
      : `${subject} agrees with the other columns of “${String(after)}”${before === undefined ? '' : ` (before “${String(before)}”)`}`,
  'cells.*': ({ subject, name, before, after }) => {
    const row = `row ${plainValue(Number(name) + 1)}`;
    return after === undefined
      ? `${subject} is generated again in ${row}${was(before)}`
      : `${subject} is ${plainValue(after)} in ${row}, set by hand${was(before)}`;
  },
  cells: ({ subject, before, after }) => {
    const [old, now] = [before, after].map((cells) => Object.keys((cells as object | undefined) ?? {}).length) as [number, number];
    if (Math.max(old, now) <= MAX_CELLS) return null;
    return now === 0 ? `${plainValue(old)} cells of ${subject} are generated again` : `${plainValue(now)} cells of ${subject} are set by hand`;
  },
  identity: ({ subject, before, after }) =>
    after === undefined
      ? `Postgres no longer numbers ${subject}`
      : `Postgres numbers ${subject}, ${after === 'always' ? 'always' : 'where no value is sent'}${before === undefined ? '' : ` (before ${before === 'always' ? 'always' : 'where no value is sent'})`}`,
});

/** Members of tables that have one. */
export const TABLE_SENTENCES: Readonly<Record<string, Sentence>> = dictionary<Sentence>({
  rows: ({ subject, before, after }) =>
    after === undefined
      ? `The number of rows of ${subject} follows from their parents${was(before)}`
      : `${subject} has ${plainValue(after)} rows${was(before)}`,
  mode: ({ subject, after }) => `A run ${(MODES[String(after ?? 'generate')] ?? 'fills {S}').replace('{S}', subject)}`,
  'timeline.pattern.growth': ({ subject, before, after }) =>
    after === undefined
      ? `${subject} grows as usual${was(before)}`
      : `A year has ${plainValue(after)} times the rows of ${subject} of the year before${was(before)}`,
  'timeline.pattern.months': weights(MONTHS, 'month'),
  'timeline.pattern.weekdays': weights(
    WEEKDAYS.map((day) => `${day}s`),
    'weekday',
  ),
  'timeline.pattern.byHour': weights(HOURS, 'hour'),
});

/** Members of relations that have one. */
export const RELATION_SENTENCES: Readonly<Record<string, Sentence>> = dictionary<Sentence>({
  childless: between((child, parent, { before, after }) =>
    after === undefined
      ? `The share of ${parent} without ${child} follows from the curve${was(before, share)}`
      : `${share(after)} of ${parent} have no ${child}${was(before, share)}`,
  ),
  vip: between((child, parent, { before, after }) =>
    after === undefined
      ? `No row of ${parent} has a fixed share of ${child}${was(before, share)}`
      : `One row of ${parent} has ${share(after)} of ${child}${was(before, share)}`,
  ),
  first: between((child, parent, { before, after }) =>
    after === undefined
      ? `No row of ${parent} has a fixed number of ${child}${was(before)}`
      : `The first rows of ${parent} have ${plainValue(after)} ${child}${was(before)}`,
  ),
  nullShare: between((child, _, { relation, before, after }) => {
    const column = `${child}.${relation!.from.columns.join(', ')}`;
    return after === undefined || after === 0
      ? `${column} is never NULL${was(before, share)}`
      : `${column} is NULL in ${share(after)} of the rows${was(before, share)}`;
  }),
  order: between((child, parent, { after }) =>
    after === 'time'
      ? `Rows of ${child} come in the order of time, after their ${parent}`
      : after === 'near'
        ? `Rows of ${child} refer to ${parent} near them`
        : `Rows of ${child} refer to ${parent} in any order`,
  ),
});
