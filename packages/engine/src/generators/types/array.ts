import type { SqlType } from '@seedbed/contract';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { CompileContext } from '../definition.ts';
import { delimiterOf, quotedElement } from '../../literals/array.ts';
import { define, field, parameters } from '../kit/define.ts';
import { inner, needsOf, readsFrame, type Inner } from '../kit/inner.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { shorten } from '../kit/text-source.ts';
import { familyOf, longest } from '../kit/type-families.ts';
import { below } from '../kit/uniform.ts';
import { typeDefault } from './type-default.ts';

type Generator = { kind: string; parameters?: Record<string, unknown> };

export const array = define<{ element?: Generator; min: number; max: number; distinct: boolean; sorted: boolean }>({
  kind: 'array',
  group: 'types',
  title: 'Array',
  summary: 'A few values of another generator.',
  parameters: parameters({
    element: field.generator('Generator of the elements'),
    min: field.integer('Minimum', 0, { minimum: 0, maximum: 50 }),
    max: field.integer('Maximum', 4, { minimum: 0, maximum: 50 }),
    distinct: field.flag('No value twice', true),
    sorted: field.flag('Sorted', false),
  }),
  outputs: ['array', 'json', 'literal', 'text'],
  invertible: 'none',
  compile({ element, min, max, distinct, sorted }, context) {
    const { domain, type } = context;
    const least = Math.max(min, domain.minLength ?? 0);
    const most = Math.max(least, Math.min(max, domain.maxLength ?? Infinity));
    const elementType = type.element ?? { name: 'text', kind: 'base', base: 'text' };
    const generator = element ?? typeDefault(elementType);
    const members: Inner[] = Array.from({ length: most }, (_, i) => inner(context, generator, elementType, `element/${i}`));
    const join = joiner(context, elementType);
    const draws = context.draws('length');
    return {
      shape: { store: 'arena', as: familyOf(type) === 'json' ? 'json' : familyOf(type) === 'text' ? 'text' : 'literal' },
      cardinality: Infinity,
      needs: needsOf(members),
      ...readsFrame(members),
      fill(rows, out, siblings) {
        if (out.store !== 'arena') return;
        for (const member of members) member.fill(rows, siblings);
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        startArena(out);
        for (let i = 0; i < rows.count; i++) {
          const wanted = least + below(scratch.a[i]!, most - least + 1);
          const texts = members
            .slice(0, wanted)
            .map((member) => member.text(i))
            .filter((text) => text !== null);
          const kept = distinct ? [...new Set(texts)] : texts;
          while (kept.length < least && texts.length > 0) kept.push(texts[kept.length % texts.length]!);
          if (sorted) kept.sort(byValue);
          putText(out, i, join(kept));
        }
        giveBack(scratch);
      },
    };
  },
});

function byValue(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? (one < other ? -1 : one > other ? 1 : 0) : difference;
}

/** An array as the column writes it: Postgres' braces, a JSON list, or words and commas. */
function joiner(context: CompileContext, element: SqlType): (texts: readonly string[]) => string {
  const family = familyOf(context.type);
  if (family === 'json') return (texts) => `[${texts.map((text) => (isPlainJson(text) ? text : JSON.stringify(text))).join(',')}]`;
  if (family === 'text') {
    const room = longest(context.type, context.domain.maxLength);
    return (texts) => shorten(texts.join(', '), room);
  }
  const delimiter = delimiterOf(element);
  return (texts) => `{${texts.map(quotedElement).join(delimiter)}}`;
}

function isPlainJson(text: string): boolean {
  return /^(-?\d+(\.\d+)?|true|false|null|[[{].*)$/s.test(text);
}
