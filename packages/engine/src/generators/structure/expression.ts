import { putText, startArena } from '../../columns/arena-writer.ts';
import { typedText, valueWriter } from '../../expressions/value.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { familyOf } from '../kit/type-families.ts';

/** The plan computes a column's own expression, which is faster; this one runs inside other generators. */
export const expression = define<{ expression: string }>({
  kind: 'expression',
  group: 'structure',
  title: 'Expression',
  summary: 'Computed from the row, its parents and its children, in CEL.',
  parameters: parameters({ expression: field.text('Expression', undefined, ui({ widget: 'code' })) }, ['expression']),
  outputs: ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp', 'time', 'uuid', 'json', 'literal'],
  invertible: 'none',
  compile({ expression: text }, context) {
    const compiled = context.expression(text, '/expression');
    const common = { cardinality: Infinity, readsFrame: true, makesNulls: true } as const;
    // A text of digits in a document is a text, a number a number.
    if (familyOf(context.type) === 'json')
      return {
        ...common,
        shape: { store: 'arena', as: 'json' },
        fill(rows, out, siblings) {
          if (out.store !== 'arena') return;
          const read = compiled.prepare(siblings);
          const nulls = (out.nulls ??= new Uint8Array(rows.count));
          startArena(out);
          for (let i = 0; i < rows.count; i++) {
            const value = read(i);
            nulls[i] = value === null ? 1 : 0;
            const isPlain = typeof value !== 'string' && compiled.type !== 'date' && compiled.type !== 'timestamp';
            putText(out, i, isPlain ? JSON.stringify(value) : JSON.stringify(typedText(value, compiled.type)));
          }
        },
      };
    const writer = valueWriter(context.type, compiled.type);
    return {
      ...common,
      shape: writer.shape,
      fill(rows, out, siblings) {
        const read = compiled.prepare(siblings);
        const nulls = (out.nulls ??= new Uint8Array(rows.count));
        writer.begin(out);
        for (let i = 0; i < rows.count; i++) {
          const value = read(i);
          writer.put(out, i, value);
          nulls[i] = value === null ? 1 : 0;
        }
      },
    };
  },
});
