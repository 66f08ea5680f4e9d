import { define, parameters } from '../kit/define.ts';
import { inner } from '../kit/inner.ts';
import { textSource } from '../kit/text-source.ts';
import { nounsOf } from '../lists/by-noun.ts';
import type { JsonShape } from './shape.ts';

const JSONB = { name: 'jsonb', kind: 'base', base: 'jsonb' } as const;

export const xmlRecord = define<{ shape: JsonShape }>({
  kind: 'xml.record',
  group: 'xml',
  title: 'XML of a shape',
  summary: 'An element with a child for each key of a shape, as `json` takes it; lists as elements one after the other.',
  parameters: parameters(
    { shape: { type: 'object', title: 'Shape', description: '{type: object, keys: {…}} or {type: array, items, min, max}', 'x-ui': { shape: true } } },
    ['shape'],
  ),
  outputs: ['literal', 'text'],
  invertible: 'none',
  compile({ shape }, context) {
    const record = inner(context, { kind: 'json', parameters: { shape } }, JSONB, 'record');
    const root = nounsOf(context.column).reverse().join('_') || 'record';
    return textSource(context, {
      needs: [...(record.source.needs ?? [])],
      texts(siblings, rows) {
        record.fill(rows, siblings);
        return (_, __, i) => element(root, JSON.parse(record.text(i) ?? 'null') as Value);
      },
    });
  },
});

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

function element(name: string, value: Value): string {
  const tag = /^[A-Za-z_]/.test(name) ? name.replace(/[^\w.-]/g, '_') : `_${name.replace(/[^\w.-]/g, '_')}`;
  return `<${tag}>${content(tag, value)}</${tag}>`;
}

function content(name: string, value: Value): string {
  if (Array.isArray(value)) return (value as readonly Value[]).map((item) => element(nounsOf(name)[0] ?? 'item', item)).join('');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, member]) => element(key, member))
      .join('');
  return String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
