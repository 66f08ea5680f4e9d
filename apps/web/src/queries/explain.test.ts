import { expect, test } from 'vitest';
import { meantBy } from './explain.ts';

test('the meaning of a generator is described in the words that inference used', () => {
  expect(meantBy('"damage type" in dmg')).toBe('Damage type');
  expect(meantBy('“flt” may mean “fault description”')).toBe('Fault description');
  expect(meantBy('cost of a damage report (equipment-rental)')).toBe('Cost of a damage report (equipment-rental)');
});
