import { define, field, parameters } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import { mix } from '../kit/uniform.ts';

export const position = define<{ every: number; from: number; within: boolean }>({
  kind: 'number.position',
  group: 'number',
  title: 'Position',
  summary: 'A place in an order: 1, 2, 3 … and again from 1 after some.',
  parameters: parameters({
    every: field.integer('Start again after', 12, { minimum: 1 }),
    from: field.integer('First', 1),
    // Read by the plan, which ranks the rows by their place: `plan/keys/place-within.ts`.
    within: field.flag('Counts the rows of each owner', false),
  }),
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'none',
  compile: ({ every, from }, context) =>
    numberSource(context, {
      cardinality: every,
      fill(rows, x) {
        for (let i = 0; i < rows.count; i++) x[i] = ((rows.at ? rows.at[i]! : rows.first + i) % every) + from;
      },
      at: (rank) => (rank % every) + from,
    }),
});

export const sensor = define<{ base: number; amplitude: number; fractionDigits: number }>({
  kind: 'number.sensor',
  group: 'number',
  title: 'Sensor reading',
  summary: 'Smooth from row to row, with a slow wave and small noise.',
  parameters: parameters({
    base: field.number('Average', 20),
    amplitude: field.number('Height of the wave', 5, { minimum: 0 }),
    fractionDigits: field.integer('Decimals', 2, { minimum: 0, maximum: 6 }),
  }),
  outputs: ['decimal', 'float', 'integer', 'text'],
  invertible: 'none',
  compile({ base, amplitude, fractionDigits }, context) {
    const { key0 } = context.draws();
    return numberSource(context, {
      digits: fractionDigits,
      fill(rows, x) {
        for (let i = 0; i < rows.count; i++) x[i] = base + amplitude * noise(rows.at ? rows.at[i]! : rows.first + i, key0);
      },
    });
  },
});

/** Value noise of six octaves, −1 to 1: neighbouring rows have similar values, and any row can be computed alone. */
function noise(row: number, key: number): number {
  let sum = 0;
  let size = 0.5;
  for (let wave = 256; wave >= 8; wave /= 2, size *= 0.6) {
    const knot = Math.floor(row / wave);
    const t = row / wave - knot;
    const smooth = t * t * (3 - 2 * t);
    sum += size * (knotValue(knot, wave, key) * (1 - smooth) + knotValue(knot + 1, wave, key) * smooth);
  }
  return sum;
}

function knotValue(knot: number, wave: number, key: number): number {
  return mix(mix(knot | 0) ^ key ^ Math.imul(wave, 0x9e3779b9)) / 2_147_483_648;
}
