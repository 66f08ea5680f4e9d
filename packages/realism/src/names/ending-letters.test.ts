import { expect, test } from 'vitest';
import { withoutEndingLetters } from './ending-letters.ts';

test('a letter of the table behind its columns is left out where they are words without it', () => {
  expect([...withoutEndingLetters('users', ['loginU', 'nomU', 'prenomU', 'roleU']).values()]).toEqual(['login', 'nom', 'prenom', 'role']);
  expect([...withoutEndingLetters('representation', ['nr', 'dater', 'heurer', 'nbp']).values()]).toEqual(['date', 'heure']);
  expect(withoutEndingLetters('devices', ['created', 'updated', 'closed']).size).toBe(0);
  expect(withoutEndingLetters('events', ['name', 'title', 'date']).size).toBe(0);
});
