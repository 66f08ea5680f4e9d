import { expect, test } from 'vitest';
import { calledAlike } from './called-alike.ts';

test.each([
  ['Shoes', ['shoes', 'Shirts', null, 'SHOES'], [0, 3]],
  ['Running-shoes', ['running shoes', 'shoes'], [0]],
  ['Shoes 2', ['Shoes', 'Shirts'], [0]],
  ['Desserts', ['dessert', 'drinks'], [0]],
  ['Main courses', ['main', 'starter'], [0]],
  ['Running shoes', ['shoes', 'boots'], [0]],
  ['Shoehorns', ['shoes', 'shoe'], []],
  ['Grade 5', ['Grade 4', 'Grade 5'], [1]],
  ['IT support', ['IT'], []],
  ['', ['', null], []],
] as const)('%s among %j', (name, names, places) => {
  expect(calledAlike(names)(name)).toEqual(places);
});
