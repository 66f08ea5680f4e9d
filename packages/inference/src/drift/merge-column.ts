import type { BlueprintColumn, DriftChange, StatedValues } from '@seedbed/contract';
import { compareStated, type LabelsMoved } from './stated-labels.ts';

type Circumstances = {
  readonly table: string;
  /** A relation gives the column its values now. */
  readonly linked: boolean;
  /** A constraint of the table differs, so that its domain may. */
  readonly constraintsMoved: boolean;
  /** What code states about it. */
  readonly stated: StatedValues | undefined;
};

/** Facts of the database; all other members are choices. */
const FACTS = ['type', 'nullable', 'default', 'identity', 'generated', 'sequence', 'foldCase'] as const;

/** A sequence keeps its name when its table is renamed, and a schema file names it after the table: that it numbers the column is the fact. */
function factOf(fact: (typeof FACTS)[number], { [fact]: value, default: usual }: BlueprintColumn): unknown {
  if (fact === 'sequence') return value === undefined && !usual?.startsWith('nextval(') ? undefined : 'numbered';
  return fact === 'default' && usual?.startsWith('nextval(') ? 'nextval' : value;
}

/**
 * The stored column itself where no fact moved; otherwise the facts of now with the stored choices, or new ones where
 * the type is another.
 */
export function mergeColumn(old: BlueprintColumn, fresh: BlueprintColumn, at: Circumstances, changes: DriftChange[]): BlueprintColumn {
  const now = at.linked && old.generator === undefined ? withoutGenerator(fresh) : fresh;
  const moved = FACTS.filter((fact) => factOf(fact, old) !== factOf(fact, now));
  const domainMoved = at.constraintsMoved && JSON.stringify(old.domain) !== JSON.stringify(now.domain);
  const roleMoved = (old.generator === undefined) !== (now.generator === undefined) && (at.linked || now.generator !== undefined);
  const labelsMoved = compareStated(old, now, at.stated);
  if (moved.length === 0 && !domainMoved && !roleMoved && !labelsMoved) return old;
  const keeps = old.generator !== undefined && now.generator !== undefined && family(old.type) === family(now.type);
  const what = [
    ...moved.map((fact) => tell(fact, old, now)),
    ...(domainMoved ? ['its constraints allow other values'] : []),
    ...(labelsMoved ? [tellLabels(labelsMoved, at.stated!.from)] : []),
    ...(roleMoved ? [at.linked ? 'it refers to another table now' : 'it refers to no table any more'] : []),
  ];
  changes.push({
    kind: 'changed',
    what: 'column',
    table: at.table,
    name: old.name,
    message: `${at.table}.${old.name}: ${what.join(', ')}${keeps || !now.generator ? '' : `; it is made by ${now.generator.kind} from now on`}.`,
  });
  if (!keeps) return now;
  const { nullRate, ...facts } = now;
  const chosenNulls = old.nullRate ?? (old.nullable ? undefined : nullRate);
  // The labels of now, in the shares that inference gives them.
  const { generator, entity, confidence, because, origin } = labelsMoved ? now : old;
  return {
    ...facts,
    generator: generator!,
    ...(entity !== undefined ? { entity } : {}),
    ...(now.nullable && chosenNulls !== undefined ? { nullRate: chosenNulls } : {}),
    ...(old.dirt !== undefined ? { dirt: old.dirt } : {}),
    ...(confidence !== undefined ? { confidence } : {}),
    ...(because !== undefined ? { because } : {}),
    ...(origin !== undefined ? { origin } : {}),
    ...(old.drawnAs !== undefined ? { drawnAs: old.drawnAs } : {}),
  };
}

/** A column whose foreign key was dropped: its relation goes on to give it its values. */
function withoutGenerator({ generator: _g, entity: _e, confidence: _c, because: _b, ...column }: BlueprintColumn): BlueprintColumn {
  return column;
}

function tellLabels({ more, fewer }: LabelsMoved, from: string): string {
  const parts = [...(more.length > 0 ? [`also ${more.join(', ')}`] : []), ...(fewer.length > 0 ? [`no longer ${fewer.join(', ')}`] : [])];
  return `${from} states other values: ${parts.join('; ')}`;
}

function tell(fact: (typeof FACTS)[number], old: BlueprintColumn, now: BlueprintColumn): string {
  if (fact === 'type') return `its type is ${now.type}, was ${old.type}`;
  if (fact === 'nullable') return now.nullable ? 'it may be NULL now' : 'it must not be NULL any more';
  return `its ${fact} is another`;
}

/** Groups types between which a generator serves as well: widths and lengths of one kind. */
export function family(type: string): string {
  const bare = type.replace(/\([^()]*\)/g, '').trim();
  if (/^(?:smallint|integer|bigint)$/.test(bare)) return 'integer';
  if (/^(?:text|character varying|character)$/.test(bare)) return 'text';
  if (/^(?:numeric|real|double precision)$/.test(bare)) return 'number';
  if (/^(?:timestamp|date)/.test(bare)) return 'timestamp';
  return bare;
}
