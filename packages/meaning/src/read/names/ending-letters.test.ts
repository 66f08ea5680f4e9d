import { expect, test } from 'vitest';
import { withoutEndingLetters } from './ending-letters.ts';

test('a table’s letter at the end of its columns is removed if words remain', () => {
  expect([...withoutEndingLetters('users', ['loginU', 'nomU', 'prenomU', 'roleU']).values()]).toEqual(['login', 'nom', 'prenom', 'role']);
  expect([...withoutEndingLetters('representation', ['nr', 'dater', 'heurer', 'nbp']).values()]).toEqual(['date', 'heure']);
  expect(withoutEndingLetters('devices', ['created', 'updated', 'closed']).size).toBe(0);
  expect(withoutEndingLetters('events', ['name', 'title', 'date']).size).toBe(0);
});
