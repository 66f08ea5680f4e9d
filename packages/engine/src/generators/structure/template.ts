import { LIMITS } from '@seedbed/contract';
import { cellText } from '../../plan/cell-text.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { inner, type Inner } from '../kit/inner.ts';
import type { CompileContext } from '../definition.ts';
import type { Column, Rows } from '../../columns/column.ts';
import type { Composed, Siblings } from '../../columns/source.ts';
import { textSource } from '../kit/text-source.ts';
import { TRANSFORMS, type Transform } from './transforms.ts';

export const template = define<{ template: string }>({
  kind: 'template',
  group: 'structure',
  title: 'Template',
  summary: 'Text with the row’s other columns and other generators in it: {{first_name}}, {{lower:city}}, {{number.int}}.',
  parameters: parameters(
    {
      template: field.text('Template', undefined, {
        maxLength: LIMITS.templateCharacters,
        examples: ['{{lower:first_name}}.{{lower:last_name}}@example.com'],
        ...ui({ widget: 'code' }),
      }),
    },
    ['template'],
  ),
  outputs: ['text', 'literal'],
  invertible: 'none',
  compile({ template: text }, context) {
    const slots = read(text, context);
    const source = textSource(context, {
      isTemplate: true,
      needs: [...new Set(slots.flatMap((slot) => (slot.kind === 'column' ? [slot.column] : slot.kind === 'generator' ? (slot.inner.source.needs ?? []) : [])))],
      texts(siblings, rows) {
        const printers = slots.map((slot) => printer(slot, siblings, rows));
        return (_, __, index) => printers.map((print) => print(index)).join('');
      },
    });
    return { ...source, composed: composedOf(slots) };
  },
});

function composedOf(slots: readonly Slot[]): Composed {
  const first = slots.findIndex((slot) => slot.kind !== 'text');
  const last = slots.findLastIndex((slot) => slot.kind !== 'text');
  const literal = (part: readonly Slot[]) => part.map((slot) => (slot.kind === 'text' ? slot.text : '')).join('');
  const inner = first < 0 ? [] : slots.slice(first, last + 1);
  const columns = inner.flatMap((slot) => (slot.kind === 'column' && NEUTRAL_TRANSFORMS.has(slot.transform) ? [slot.column] : []));
  return {
    head: literal(first < 0 ? slots : slots.slice(0, first)),
    tail: first < 0 ? '' : literal(slots.slice(last + 1)),
    columns,
    alone: inner.length === 1 && inner[0]!.kind === 'column' && inner[0]!.transform === 'none',
  };
}

/** Transforms that leave numbers and uuids unchanged. */
const NEUTRAL_TRANSFORMS: ReadonlySet<Transform> = new Set(['none', 'lower', 'upper']);

type Slot =
  | { kind: 'text'; text: string }
  | { kind: 'column'; column: string; transform: Transform }
  | { kind: 'generator'; inner: Inner; transform: Transform };

function read(template: string, context: CompileContext): Slot[] {
  return template
    .split(/(\{\{.*?\}\})/s)
    .filter((piece) => piece !== '')
    .map((piece, i): Slot => {
      if (!piece.startsWith('{{') || !piece.endsWith('}}')) return { kind: 'text', text: piece };
      const [, change, name] = /^\s*(?:(\w+):)?\s*(.*?)\s*$/s.exec(piece.slice(2, -2))!;
      if (change && !Object.hasOwn(TRANSFORMS, change))
        context.fail('/template', `"${change}" is no change of a text; there are ${Object.keys(TRANSFORMS).join(', ')}.`);
      const transform = (change ?? 'none') as Transform;
      if (context.sibling(name!)) return { kind: 'column', column: name!, transform };
      if (!name!.includes('.') && !KINDS_WITHOUT_DOT.has(name!)) context.fail('/template', `There is no column and no generator "${name}".`);
      return {
        kind: 'generator',
        inner: inner(context, { kind: name! }, { name: 'text', kind: 'base', base: 'text' }, `slot/${i}`, `template of ${context.column}`),
        transform,
      };
    });
}

const KINDS_WITHOUT_DOT: ReadonlySet<string> = new Set(['sequence', 'permutation']);

function printer(slot: Slot, siblings: Siblings, rows: Rows): (index: number) => string {
  if (slot.kind === 'text') return () => slot.text;
  const column: Column = slot.kind === 'column' ? siblings.column(slot.column) : slot.inner.fill(rows, siblings);
  return (index) => (column.nulls?.[index] ? '' : TRANSFORMS[slot.transform](cellText(column, index)));
}
