import { dictionary, isObject, type KnowledgeMember, type SqlType } from '@seedbed/contract';
import { formulaOf } from './formula.ts';
import { numbersBetween } from './numbers.ts';
import { generatorOfWays, listOf } from './outcome.ts';
import { generatorOfRange } from './times.ts';
import { fault, pointer, type AnswerWork, type TableWork } from '../work.ts';

type Shape = Record<string, unknown>;

/** Words that define a value, each with the form it needs: a document may have a member named `value` as well. */
const VALUE_MEMBERS: Readonly<Record<string, (given: unknown) => boolean>> = dictionary({
  label: isValues,
  values: isValues,
  of: (given) => isValues(given) || isObject(given),
  list: isObject,
  shape: isObject,
  number: (given) => Array.isArray(given) && given.length === 2 && given.every((end) => typeof end === 'number'),
  low: isNumber,
  middle: isNumber,
  high: isNumber,
  true: isNumber,
  flag: isNumber,
  formula: isText,
  regex: isText,
  range: (given) => Array.isArray(given) && given.length === 2 && given.every(isText),
  value: (given) => !isObject(given),
});

/** Optional words, each with the words that it may accompany. */
const BESIDE: Readonly<Record<string, readonly string[]>> = dictionary({
  step: ['low', 'middle', 'high', 'number'],
  middle: ['low', 'high'],
  high: ['low', 'middle'],
  shape: ['low', 'middle', 'high'],
  count: ['of', 'list'],
  null: Object.keys(VALUE_MEMBERS),
  present: Object.keys(VALUE_MEMBERS),
  kind: Object.keys(VALUE_MEMBERS),
  unit: Object.keys(VALUE_MEMBERS),
  note: Object.keys(VALUE_MEMBERS),
});

const NUMBER = { name: 'numeric', kind: 'base', base: 'numeric' } as SqlType;
const TIME = { name: 'timestamp with time zone', kind: 'base', base: 'timestamptz' } as SqlType;

/** The shape of a document, as the generator `json` takes it. */
export function shapeOfDocument(work: AnswerWork, table: TableWork, members: Readonly<Record<string, unknown>>, place: string): Shape {
  const keys = Object.entries(members).map(([name, member]) => [name, shapeOfMember(work, table, member, place + pointer(name))] as const);
  return { type: 'object', keys: Object.fromEntries(keys.filter(([, shape]) => shape !== null)) };
}

/**
 * A statement in a column's form, an object of members, or a literal value; a list means one of its values. Null, with a fault, for
 * anything else.
 */
export function shapeOfMember(work: AnswerWork, table: TableWork, given: unknown, place: string): Shape | null {
  if (Array.isArray(given) && given.some(isObject)) {
    fault(work, place, 'A list of objects says neither what they hold nor how many there are.', '{ "of": { "shape": { … } }, "count": [1, 4] }');
    return null;
  }
  if (!isObject(given)) return valuesLeaf(Array.isArray(given) ? given : [given as string]);
  const member = given as KnowledgeMember;
  const says = Object.keys(VALUE_MEMBERS).filter((name) => Object.hasOwn(member, name) && VALUE_MEMBERS[name]!(member[name]));
  if (says.length === 0) {
    const { present, null: _, ...inside } = member;
    return withPresence(work, table, shapeOfDocument(work, table, inside, place), present, place);
  }
  const [maker] = says;
  // This many of it: a list.
  if (member.count !== undefined && maker !== 'of' && maker !== 'list') {
    const { count, present, ...of } = member;
    return shapeOfMember(work, table, { of, count, ...(present === undefined ? {} : { present }) }, place);
  }
  const strange = Object.keys(member).find((name) => name !== maker && !BESIDE[name]?.includes(maker!));
  if (strange !== undefined) {
    fault(work, place + pointer(strange), `"${strange}" says nothing beside "${maker}".`, `one of both; members of an object stand in { "shape": { … } }`);
    return null;
  }
  const shape = valueOf(work, table, member, maker!, place);
  return shape && withPresence(work, table, withNulls(work, shape, member.null, place), member.present, place);
}

function withNulls(work: AnswerWork, shape: Shape, share: KnowledgeMember['null'], place: string): Shape {
  if (share === undefined || share === 0) return shape;
  if (typeof share === 'number' && 'kind' in shape)
    return leaf('weighted', {
      choices: [
        { weight: 1 - share, generator: shape },
        { weight: share, value: null },
      ],
    });
  fault(work, `${place}/null`, 'In a document, "null" is a share, of one value.', '"present", a share or a condition, for a member that is not there');
  return shape;
}

function withPresence(work: AnswerWork, table: TableWork, shape: Shape, present: KnowledgeMember['present'], place: string): Shape | null {
  if (present === undefined) return shape;
  if (typeof present === 'number') return { ...shape, share: present };
  const when = formulaOf(work, table, present, `${place}/present`);
  return when === null ? null : { ...shape, when };
}

function valueOf(work: AnswerWork, table: TableWork, member: KnowledgeMember, maker: string, place: string): Shape | null {
  switch (maker) {
    case 'label':
    case 'values': {
      const { values, weights } = listOf((member.label ?? member.values)!);
      return valuesLeaf(values, weights);
    }
    case 'number':
    case 'low':
    case 'middle':
    case 'high': {
      const [low, high] = member.number ?? [member.low, member.high];
      return generatorLeaf(
        numbersBetween({ low, high, middle: member.middle, step: member.step, shape: typeof member.shape === 'string' ? member.shape : undefined }, NUMBER),
      );
    }
    case 'formula': {
      const expression = formulaOf(work, table, member.formula!, `${place}/formula`);
      return expression === null ? null : leaf('expression', { expression });
    }
    case 'regex':
      return leaf('pattern', { regex: member.regex!.replace(/^\^|\$$/g, ''), letters: 'all' });
    case 'true':
    case 'flag':
      return leaf('datatype.boolean', { probability: member.true ?? member.flag });
    case 'range': {
      const made = generatorOfRange(work, { range: [...member.range!] }, TIME, `${place}/range`);
      return made && generatorLeaf(made);
    }
    case 'shape':
      return shapeOfDocument(work, table, member.shape as Record<string, unknown>, `${place}/shape`);
    case 'of':
    case 'list':
      return listShape(work, table, member, place);
    default:
      return leaf('constant', { value: member.value });
  }
}

/** A list of values, weighted or not, or of the results of one statement or object of members. */
function listShape(work: AnswerWork, table: TableWork, { of, list, count = [1, 3] }: KnowledgeMember, place: string): Shape | null {
  const [min, max] = count;
  if (!(min <= max)) {
    fault(work, `${place}/count`, `${min} to ${max} is no range.`, '[1, 4]');
    return null;
  }
  const items = list !== undefined ? shapeOfMember(work, table, list, `${place}/list`) : itemsOf(work, table, of, `${place}/of`);
  return items && { type: 'array', items, min, max };
}

/** An entry of a list: one of several values, or the result of one statement. */
export function itemsOf(work: AnswerWork, table: TableWork, of: unknown, place: string): Shape | null {
  if (!isValues(of)) return shapeOfMember(work, table, of, place);
  const { values, weights } = listOf(of);
  return valuesLeaf(values, weights);
}

/** Texts with `{a|b}` in them are there in each of their ways. */
function valuesLeaf(values: readonly Cell[], weights?: readonly number[]): Shape {
  return generatorLeaf(generatorOfWays(values, weights, ''));
}

function generatorLeaf({ kind, parameters = {} }: { readonly kind: string; readonly parameters?: Record<string, unknown> }): Shape {
  return leaf(kind, parameters);
}

function leaf(kind: string, parameters: Record<string, unknown>): Shape {
  return { kind, parameters };
}

type Cell = string | number | boolean | null;

/** A list of values, or values by weight. */
export function isValues(given: unknown): given is readonly Cell[] | Readonly<Record<string, number>> {
  if (Array.isArray(given)) return given.length > 0 && !given.some((each) => typeof each === 'object' && each !== null);
  return isObject(given) && Object.keys(given).length > 0 && Object.values(given).every(isNumber);
}

function isNumber(given: unknown): given is number {
  return typeof given === 'number';
}

function isText(given: unknown): given is string {
  return typeof given === 'string';
}
