import { allocColumn } from '../../columns/allocate.ts';
import { cellText } from '../../plan/cell-text.ts';
import { define, field, parameters } from '../kit/define.ts';
import { abbreviate } from '../kit/pick.ts';
import { textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';
import { slugOf } from '../structure/transforms.ts';

const TEXT = { name: 'text', kind: 'base', base: 'text' } as const;

/** Codes up to this number are compared with each other; later ones include their position in the list. */
const COMPARED = 1000;

const STYLES = {
  snake: (text: string) => slugOf(text).replaceAll('-', '_'),
  kebab: slugOf,
  upper: (text: string) => slugOf(text).replaceAll('-', '_').toUpperCase(),
} as const;

export const coded = define<{ generator: { kind: string; parameters?: Record<string, unknown> }; style: keyof typeof STYLES }>({
  kind: 'code.coded',
  group: 'code',
  title: 'Code of a name',
  summary: 'Names of a list as codes: `in_progress`, `IN_PROGRESS`, `in-progress`; a few capitals where only these fit.',
  parameters: parameters({ generator: field.generator('Generator of the names'), style: field.choice('Written', Object.keys(STYLES), 'snake') }, ['generator']),
  outputs: ['text'],
  invertible: 'parts',
  compile({ generator, style }, context) {
    const names = context.inner(generator, TEXT, 'names');
    const { at } = names;
    if (!at) return context.fail('/generator', `${generator.kind} has no list of names to make codes of.`);
    const room = longest(context.type, context.domain.maxLength);
    const cell = allocColumn(names.shape, 1);
    const nameAt = (rank: number): string => {
      at(Float64Array.of(rank), 1, cell);
      return cellText(cell, 0);
    };
    const compared = Math.min(COMPARED, names.cardinality);
    const codes = codesOf(
      Array.from({ length: compared }, (_, rank) => nameAt(rank)),
      STYLES[style],
      room,
    );
    return textSource(context, {
      cardinality: compared < COMPARED ? compared : room >= 40 ? names.cardinality : COMPARED,
      texts: () => (dice) => dice.pick(codes),
      at: (rank) => codes[rank] ?? `${STYLES[style](nameAt(rank))}_${rank}`,
    });
  },
});

/** Makes codes distinct: a code that is already used gets a number, or other letters of its name. */
function codesOf(names: readonly string[], write: (text: string) => string, room: number): string[] {
  const taken = new Set<string>();
  const whole = names.every((name) => write(name).length <= room);
  return names.map((name) => {
    const plain = whole ? write(name) : abbreviate(slugOf(name).replaceAll('-', ' '), room);
    for (let number = 1; ; number++) {
      const tail = number === 1 ? '' : whole ? `_${number}` : String(number);
      const code = `${plain.slice(0, Math.max(0, room - tail.length))}${tail}`;
      if (taken.has(code) && tail.length <= room) continue;
      taken.add(code);
      return code;
    }
  });
}
