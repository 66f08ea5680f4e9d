import type { KnowledgeMember } from '@seedbed/contract';
import { formulaOf } from './formula.ts';
import { listOf } from './outcome.ts';
import { fault, pointer, type AnswerWork, type TableWork } from './work.ts';

type Shape = Record<string, unknown>;

/** Members that say what a value is; an object without any of them is an object of members. */
const SAYS = ['label', 'number', 'formula', 'regex', 'value', 'flag', 'list'] as const;

/** The shape of a document, as the generator `json` takes it. */
export function shapeOfDocument(work: AnswerWork, table: TableWork, members: Readonly<Record<string, unknown>>, place: string): Shape {
  const keys = Object.entries(members).map(([name, member]) => [name, shapeOfMember(work, table, member, place + pointer(name))] as const);
  return { type: 'object', keys: Object.fromEntries(keys.filter(([, shape]) => shape !== null)) };
}

function shapeOfMember(work: AnswerWork, table: TableWork, given: unknown, place: string): Shape | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return leaf('values', { values: Array.isArray(given) ? given : [given] });
  const member = given as KnowledgeMember;
  if (!SAYS.some((name) => name in member)) {
    const { present, null: _, ...inside } = member;
    return withPresence(work, table, shapeOfDocument(work, table, inside, place), present, place);
  }
  const shape = valueOf(work, table, member, place);
  if (!shape) return null;
  const share = member.null;
  const varied = share
    ? leaf('weighted', {
        choices: [
          { weight: 1 - share, generator: shape },
          { weight: share, value: null },
        ],
      })
    : shape;
  return withPresence(work, table, varied, member.present, place);
}

function withPresence(work: AnswerWork, table: TableWork, shape: Shape, present: KnowledgeMember['present'], place: string): Shape | null {
  if (present === undefined) return shape;
  if (typeof present === 'number') return { ...shape, share: present };
  const when = formulaOf(work, table, present, `${place}/present`);
  return when === null ? null : { ...shape, when };
}

function valueOf(work: AnswerWork, table: TableWork, member: KnowledgeMember, place: string): Shape | null {
  if (member.label !== undefined) {
    const { values, weights } = listOf(member.label);
    return leaf('values', { values, ...(weights ? { weights } : {}) });
  }
  if (member.number !== undefined) {
    const [min, max] = member.number;
    const round = member.step ?? (Number.isInteger(min) && Number.isInteger(max) ? 1 : 0.1);
    return leaf('distribution', { distribution: 'uniform', min, max, round });
  }
  if (member.formula !== undefined) {
    const expression = formulaOf(work, table, member.formula, `${place}/formula`);
    return expression === null ? null : leaf('expression', { expression });
  }
  if (member.regex !== undefined) return leaf('pattern', { regex: member.regex, letters: 'all' });
  if (member.flag !== undefined) return leaf('datatype.boolean', { probability: member.flag });
  if (member.list !== undefined) {
    const items = shapeOfMember(work, table, member.list, `${place}/list`);
    const [min, max] = member.count ?? [1, 3];
    return items && { type: 'array', items, min, max };
  }
  if ('value' in member) return leaf('constant', { value: member.value });
  fault(work, place, 'This says nothing of its value.', `One of ${SAYS.join(', ')}, or an object of members.`);
  return null;
}

function leaf(kind: string, parameters: Record<string, unknown>): Shape {
  return { kind, parameters };
}
