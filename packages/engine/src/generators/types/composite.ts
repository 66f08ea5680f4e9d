import { putText, startArena } from '../../columns/arena-writer.ts';
import { doubled } from '../../literals/record.ts';
import { define, field, parameters } from '../kit/define.ts';
import { inner, needsOf, readsFrame } from '../kit/inner.ts';
import { typeDefault } from './type-default.ts';

export const composite = define<{ fields: Record<string, { kind: string; parameters?: Record<string, unknown> }> }>({
  kind: 'composite',
  group: 'types',
  title: 'Composite',
  summary: 'A row value: each field by its own generator.',
  parameters: parameters({ fields: { type: 'object', title: 'Generator of each field', additionalProperties: field.generator('Generator'), default: {} } }),
  outputs: ['literal', 'text'],
  invertible: 'none',
  compile({ fields }, context) {
    const known = context.type.fields ?? [];
    for (const name of Object.keys(fields)) {
      if (!known.some((each) => each.name === name))
        context.fail(`/fields/${name}`, `The type ${context.type.name} has no field "${name}"; it has ${known.map((each) => each.name).join(', ')}.`);
    }
    const members = known.map(({ name, type }) => inner(context, Object.hasOwn(fields, name) ? fields[name]! : typeDefault(type), type, `field/${name}`));
    return {
      shape: { store: 'arena', as: 'literal' },
      cardinality: Infinity,
      needs: needsOf(members),
      ...readsFrame(members),
      fill(rows, out, siblings) {
        if (out.store !== 'arena') return;
        for (const member of members) member.fill(rows, siblings);
        startArena(out);
        for (let i = 0; i < rows.count; i++) putText(out, i, `(${members.map((member) => fieldText(member.text(i))).join(',')})`);
      },
    };
  },
});

function fieldText(text: string | null): string {
  if (text === null) return '';
  return /^[\w.:+-]+$/.test(text) ? text : doubled(text);
}
