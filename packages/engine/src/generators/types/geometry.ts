import type { GeneratorDefinition } from '../definition.ts';
import type { Dice } from '../kit/dice.ts';
import { literal } from './literal.ts';

const GRID = 1_000_000;

/** Degrees near a few population centres, so that points look like places; five decimals are about a metre. */
function point(dice: Dice): [number, number] {
  const [x, y] = dice.pick(CENTRES);
  return [round(x + (dice.unit() - 0.5) * 0.12), round(y + (dice.unit() - 0.5) * 0.08)];
}

/** Longitude and latitude. */
const CENTRES = [
  [13.405, 52.52],
  [-0.1276, 51.5072],
  [2.3522, 48.8566],
  [-74.006, 40.7128],
  [-3.7038, 40.4168],
  [12.4964, 41.9028],
  [139.6917, 35.6895],
  [-79.3832, 43.6532],
] as const;

function round(x: number): number {
  return Math.round(x * 100_000) / 100_000;
}

const show = ([x, y]: readonly [number, number]) => `(${x},${y})`;
const distinct = (rank: number): [number, number] => [
  round((rank % 3600) / 10 - 180),
  round((Math.floor(rank / 3600) % 1800) / 10 - 90 + Math.floor(rank / 6_480_000) / 100),
];

function near([x, y]: readonly [number, number], dice: Dice, size: number): [number, number] {
  return [round(x + (dice.unit() - 0.5) * size), round(y + (dice.unit() - 0.5) * size)];
}

function corners(dice: Dice): [number, number][] {
  const at = point(dice);
  const w = 0.002 + dice.unit() * 0.02;
  const h = 0.002 + dice.unit() * 0.02;
  return [
    [at[0], at[1]],
    [round(at[0] + w), at[1]],
    [round(at[0] + w), round(at[1] + h)],
    [at[0], round(at[1] + h)],
  ];
}

export const geometry: readonly GeneratorDefinition[] = [
  literal('geometry.point', {
    title: 'Point',
    summary: 'A point near a city, longitude first.',
    output: 'geometry',
    text: (dice) => show(point(dice)),
    cardinality: 6 * GRID,
    at: (rank) => show(distinct(rank)),
  }),
  literal('geometry.line', {
    title: 'Line',
    summary: 'An endless line Ax + By + C = 0.',
    output: 'geometry',
    text: (dice) => `{${dice.between(1, 9)},${dice.between(-9, 9)},${dice.between(-100, 100)}}`,
    cardinality: GRID,
    at: (rank) => `{1,-1,${rank}}`,
  }),
  literal('geometry.lseg', {
    title: 'Line segment',
    summary: 'Two points near each other.',
    output: 'geometry',
    text: (dice) => {
      const from = point(dice);
      return `[${show(from)},${show(near(from, dice, 0.05))}]`;
    },
    cardinality: 6 * GRID,
    at: (rank) => `[(0,0),${show(distinct(rank))}]`,
  }),
  literal('geometry.box', {
    title: 'Box',
    summary: 'A small rectangle.',
    output: 'geometry',
    text: (dice) => {
      const [a, , c] = corners(dice);
      return `${show(c!)},${show(a!)}`;
    },
    cardinality: GRID,
    at: (rank) => `(${rank + 1},1),(0,0)`,
  }),
  literal('geometry.path', {
    title: 'Path of points',
    summary: 'An open path of three to six points.',
    output: 'geometry',
    text: (dice) => `[${walk(dice).map(show).join(',')}]`,
    cardinality: 6 * GRID,
    at: (rank) => `[(0,0),${show(distinct(rank))}]`,
  }),
  literal('geometry.polygon', {
    title: 'Polygon',
    summary: 'A small four-sided area.',
    output: 'geometry',
    text: (dice) => `(${corners(dice).map(show).join(',')})`,
    cardinality: GRID,
    at: (rank) => `((0,0),(${rank + 1},0),(${rank + 1},1))`,
  }),
  literal('geometry.circle', {
    title: 'Circle',
    summary: 'A centre and a radius.',
    output: 'geometry',
    text: (dice) => `<${show(point(dice))},${round(0.001 + dice.unit() * 0.02)}>`,
    cardinality: GRID,
    at: (rank) => `<(0,0),${rank + 1}>`,
  }),
];

function walk(dice: Dice): [number, number][] {
  const points = [point(dice)];
  for (let k = dice.between(2, 5); k > 0; k--) points.push(near(points.at(-1)!, dice, 0.01));
  return points;
}
