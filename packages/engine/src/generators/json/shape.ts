import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext, RowExpression } from '../definition.ts';
import { Dice } from '../kit/dice.ts';
import { inner, needsOf, readsFrame, type Inner } from '../kit/inner.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { familyOf } from '../kit/type-families.ts';

export type JsonShape =
  | {
      readonly type: 'object';
      readonly keys: Readonly<Record<string, JsonShape>>;
      /** Share of rows that have the key in the enclosing document. */ readonly share?: number;
      /** A condition in CEL: only rows that satisfy it have the key. */ readonly when?: string;
    }
  | { readonly type: 'array'; readonly items: JsonShape; readonly min?: number; readonly max?: number; readonly share?: number; readonly when?: string }
  | {
      /** One of these as a whole, so that its members agree; earlier ones are more frequent. */
      readonly type: 'oneOf';
      readonly shapes: readonly JsonShape[];
      readonly share?: number;
      readonly when?: string;
    }
  | { readonly kind: string; readonly parameters?: Record<string, unknown>; readonly share?: number; readonly when?: string };

const JSONB = { name: 'jsonb', kind: 'base', base: 'jsonb' } as const;

/** Prints one part of a document for a row of the batch. */
type Printer = (index: number, dice: Dice) => string;

/** A member's condition: prepared once per batch, then evaluated for each row. */
type Condition = { readonly expression: RowExpression; holds: (index: number) => boolean };

/** A document of a shape; its leaves are generators for JSON. */
export function jsonSource(context: CompileContext, shape: JsonShape): ColumnSource {
  const leaves: Inner[] = [];
  const conditions: Condition[] = [];
  const print = compileShape(shape, '', context, leaves, conditions);
  const draws = context.draws('shape');
  const dice = new Dice();
  const text = familyOf(context.type);
  return {
    shape: { store: 'arena', as: text === 'text' ? 'text' : text === 'bytes' ? 'bytes' : text === 'json' ? 'json' : 'literal' },
    cardinality: Infinity,
    needs: needsOf(leaves),
    ...(conditions.length > 0 ? { readsFrame: true } : readsFrame(leaves)),
    fill(rows: Rows, out, siblings: Siblings) {
      if (out.store !== 'arena') return;
      for (const leaf of leaves) leaf.fill(rows, siblings);
      for (const condition of conditions) {
        const value = condition.expression.prepare(siblings);
        condition.holds = (index) => value(index) === true;
      }
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      startArena(out);
      for (let i = 0; i < rows.count; i++) putText(out, i, print(i, dice.seed(scratch.a[i]!, scratch.b[i]!)));
      giveBack(scratch);
    },
  };
}

function compileShape(shape: JsonShape, path: string, context: CompileContext, leaves: Inner[], conditions: Condition[]): Printer {
  if ('kind' in shape) return leaf(shape, path, context, leaves);
  if (path.split('/').length > 8) context.fail('/shape', 'The shape is nested more than 8 deep.');
  if (shape.type === 'array') {
    const { min = 0, max = 3 } = shape;
    const items = Array.from({ length: Math.max(min, max) }, (_, i) => compileShape(shape.items, `${path}/${i}`, context, leaves, conditions));
    // A list of single values has no repeats; a list of fixed length (from, to) may have some.
    const once = ('kind' in shape.items || shape.items.type === 'oneOf') && min < max;
    return (index, dice) => {
      const printed = items.slice(0, dice.between(min, Math.max(min, max))).map((item) => item(index, dice));
      return `[${(once ? [...new Set(printed)] : printed).join(', ')}]`;
    };
  }
  if (shape.type === 'oneOf') {
    if (shape.shapes.length === 0) context.fail('/shape', 'Give at least one shape to choose from.');
    const each = shape.shapes.map((one, i) => compileShape(one, `${path}/${i}`, context, leaves, conditions));
    return (index, dice) => each[Math.min(dice.between(0, each.length - 1), dice.between(0, each.length - 1))]!(index, dice);
  }
  const members = Object.entries(shape.keys).map(([name, member]) => ({
    key: JSON.stringify(name),
    share: member.share ?? 1,
    when: member.when === undefined ? null : conditionOf(member.when, context, conditions),
    print: compileShape(member, `${path}/${name}`, context, leaves, conditions),
  }));
  const print = (present: readonly (typeof members)[number][], index: number, dice: Dice): string =>
    `{${present.map((member) => `${member.key}: ${member.print(index, dice)}`).join(', ')}}`;
  if (members.every(({ when }) => when === null)) {
    return (index, dice) =>
      print(
        members.filter((member) => member.share >= 1 || dice.chance(member.share)),
        index,
        dice,
      );
  }
  return (index, dice) => {
    const present = members.filter((member) => (member.share >= 1 || dice.chance(member.share)) && (member.when === null || member.when.holds(index)));
    return print(present, index, dice);
  };
}

function conditionOf(when: string, context: CompileContext, conditions: Condition[]): Condition {
  const condition: Condition = { expression: context.expression(when, '/shape'), holds: () => false };
  conditions.push(condition);
  return condition;
}

function leaf(shape: { kind: string; parameters?: Record<string, unknown> }, path: string, context: CompileContext, leaves: Inner[]): Printer {
  const source = inner(
    context,
    { kind: shape.kind, ...(shape.parameters ? { parameters: shape.parameters } : {}) },
    JSONB,
    `json${path}`,
    // Members of one object agree; single values of a list are independent.
    `${context.column}${/\/\d+$/.test(path) ? path : path.slice(0, path.lastIndexOf('/'))}`,
  );
  leaves.push(source);
  const { shape: column } = source.source;
  const isJson = column.store === 'arena' && column.as === 'json';
  // Digits from a text (a postcode) stay a text.
  const isText = column.store === 'dict' || column.store === 'parts';
  return (index) => {
    const text = source.text(index);
    if (text === null) return 'null';
    return isJson || (isText ? /^(true|false|null)$/ : /^(-?(?:0|[1-9]\d*)(\.\d+)?|true|false|null)$/).test(text) ? text : JSON.stringify(text);
  };
}
