import { dictionaryOf, dictionary } from '@seedbed/contract';
import { generatorByKind } from '@seedbed/engine';
import { readDocument, type DocumentMember, type DocumentPart } from '../../read/documents/read-document.ts';
import type { RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { tokenize } from '../../read/names/tokens.ts';
import type { TypeClass } from '../../read/rules/type-class.ts';

/** The engine's shape of a document (`json`, parameter `shape`). */
export type Shape =
  | { readonly type: 'object'; readonly keys: Readonly<Record<string, Shape>>; readonly share?: number }
  | { readonly type: 'array'; readonly items: Shape; readonly min?: number; readonly max?: number; readonly share?: number }
  | { readonly type: 'oneOf'; readonly shapes: readonly Shape[]; readonly share?: number }
  | { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>>; readonly share?: number };

/** The shape for a rule's `keys`: the same rules choose each key's value as for a column with that name and type. */
export function composeDocument(notation: string, at: ColumnContext, index: RuleIndex): Shape {
  return shapeOf(readDocument(notation), [], at, index);
}

/** Kinds that only make sense among columns of a row. */
const OF_ROWS = /^(?:sequence|null|sibling|template|life\.|derived|date\.(?:created|updated|end|event|due|expires|start))/;

function shapeOf(part: DocumentPart, path: readonly string[], at: ColumnContext, index: RuleIndex): Shape {
  switch (part.is) {
    case 'object':
      return { type: 'object', keys: dictionaryOf(part.members.map((member) => [member.key, memberShape(member, part.members, path, at, index)])) };
    case 'either':
      return { type: 'oneOf', shapes: part.parts.map((each) => shapeOf(each, path, at, index)) };
    case 'list':
      return { type: 'array', items: shapeOf(part.items, path, at, index), min: 1, max: part.items.is === 'object' || part.items.is === 'either' ? 3 : 4 };
    case 'oneOf':
      return {
        kind: 'values',
        parameters: { values: part.values.map(textAsJson), ...(part.values.length > 1 ? { weights: fallingWeights(part.values.length) } : {}) },
      };
    case 'made':
      return { kind: part.kind, ...(part.parameters ? { parameters: part.parameters } : {}) };
    case 'named':
      return leafOf(path.at(-1) ?? '', part.type, new Set(), at, index);
  }
}

function memberShape(member: DocumentMember, members: readonly DocumentMember[], path: readonly string[], at: ColumnContext, index: RuleIndex): Shape {
  const inside = [...path, member.key];
  const siblings = new Set(members.filter((each) => each !== member).flatMap((each) => tokenize(each.key).words));
  const shape = member.part.is === 'named' ? leafOf(member.key, member.part.type, siblings, at, index) : shapeOf(member.part, inside, at, index);
  return member.optional ? { ...shape, share: 0.6 } : shape;
}

/** The value of a column with this name and type. */
function leafOf(key: string, type: string, siblingWords: ReadonlySet<string>, at: ColumnContext, index: RuleIndex): Shape {
  if (type === 'stamp') return { kind: 'date.recent' };
  if (type === 'bool') return { kind: 'datatype.boolean', parameters: { probability: probabilityOf(key, siblingWords, at, index) } };
  const match = index.best({ ...at, type: type as TypeClass, length: undefined, name: tokenize(key), siblingWords });
  if (!match || OF_ROWS.test(match.rule.kind)) return PLAIN[type] ?? { kind: 'text.plain', parameters: { noun: key.replaceAll('_', ' ') } };
  const known = (generatorByKind(match.rule.kind)?.parameters.properties ?? {}) as object;
  const parameters = Object.entries(match.rule.parameters).filter(
    ([name, value]) => Object.hasOwn(known, name) && !(typeof value === 'string' && value.startsWith('@')),
  );
  return { kind: match.rule.kind, ...(parameters.length > 0 ? { parameters: dictionaryOf(parameters) } : {}) };
}

const PLAIN: Readonly<Record<string, Shape>> = dictionary({
  int: { kind: 'number.count' },
  num: { kind: 'number.float', parameters: { min: 0, max: 100, fractionDigits: 1 } },
  date: { kind: 'date.past' },
});

function probabilityOf(key: string, siblingWords: ReadonlySet<string>, at: ColumnContext, index: RuleIndex): number {
  const match = index.best({ ...at, type: 'bool', length: undefined, name: tokenize(key), siblingWords });
  return (match?.rule.kind === 'datatype.boolean' ? (match.rule.parameters.probability as number | undefined) : undefined) ?? 0.6;
}

/** Quotes a text that looks like a number. */
function textAsJson(value: string | number | boolean): string | number | boolean {
  return typeof value === 'string' && Number.isFinite(Number(value)) ? JSON.stringify(value) : value;
}

/** The first is the most frequent. */
function fallingWeights(count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round(60 / (i + 1.5)));
}
