import { expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { textRows } from '../text-rows.ts';

const valuesOf = async (generator: { kind: string; parameters?: Record<string, unknown> }, type: string, rows: number): Promise<(string | null)[]> => {
  const blueprint: Blueprint = {
    format: 1,
    generatorVersion: 1,
    seed: 42,
    locale: 'en-US',
    referenceDate: '2026-01-01',
    tables: [{ schema: 'public', name: 'things', rows, columns: [{ name: 'key', type, generator }], uniqueKeys: [{ columns: ['key'] }] }],
    relations: [],
  };
  const plan = compile(blueprint, await loadWords('en-US'));
  return textRows(plan, 'public.things', 0, rows, ['key']).map((row) => row[0]!);
};

test('texts without ranks are used again with numbers, and all differ', async () => {
  const streets = await valuesOf({ kind: 'location.streetAddress' }, 'text', 2000);
  expect(new Set(streets).size).toBe(2000);
  expect(streets.filter((street) => /[A-Z][a-z]+ (?:Street|Road|Avenue|Lane|Drive)/.test(street!)).length).toBeGreaterThan(1000);
});

test('an e-mail address gets its number before the @', async () => {
  const mails = await valuesOf({ kind: 'values', parameters: { values: ['anna@example.com', 'marc@example.org'] } }, 'text', 12);
  expect(new Set(mails).size).toBe(12);
  expect(mails.every((mail) => /^(?:anna|marc)\d*@example\.(?:com|org)$/.test(mail!))).toBe(true);
});

test('a file gets its number before the extension, a host or a name on a server before the domain', async () => {
  const files = await valuesOf({ kind: 'values', parameters: { values: ['team-photo.jpg', 'minutes.pdf'] } }, 'text', 12);
  expect(new Set(files).size).toBe(12);
  expect(files.every((file) => /^(?:team-photo(?:-\d+)?\.jpg|minutes(?:-\d+)?\.pdf)$/.test(file!))).toBe(true);
  const hosts = await valuesOf({ kind: 'values', parameters: { values: ['a.example.com'] } }, 'text', 3);
  expect(new Set(hosts).size).toBe(3);
  expect(hosts.every((host) => /^a(?:-\d)?\.example\.com$/.test(host!))).toBe(true);
  const rooms = await valuesOf({ kind: 'values', parameters: { values: ['#room:chat.example.org', '@anna:example.com'] } }, 'text', 4);
  expect(new Set(rooms).size).toBe(4);
  expect(rooms.every((room) => /^(?:#room(?:-\d)?:chat\.example\.org|@anna(?:-\d)?:example\.com)$/.test(room!))).toBe(true);
  const others = await valuesOf({ kind: 'values', parameters: { values: ['example.com'] } }, 'text', 3);
  expect(others.every((host) => host!.startsWith('example.com'))).toBe(true);
});

test('numbers come last in texts that contain numbers themselves', async () => {
  const names = await valuesOf({ kind: 'values', parameters: { values: ['db.a', 'db.a-2'] } }, 'text', 8);
  expect(new Set(names).size).toBe(8);
});

test('a key of plain numbers uses small ones', async () => {
  const numbers = await valuesOf({ kind: 'number.mostlyZero' }, 'integer', 500);
  expect(new Set(numbers).size).toBe(500);
  expect(numbers.every((number) => Number(number) > 0 && Number(number) < 5000)).toBe(true);
});

test('of two lists in a key the longer one gets numbers', async () => {
  const list = (values: string[]) => ({ kind: 'values', parameters: { values } });
  const blueprint: Blueprint = {
    format: 1,
    generatorVersion: 1,
    seed: 42,
    locale: 'en-US',
    referenceDate: '2026-01-01',
    tables: [
      {
        schema: 'public',
        name: 'contacts',
        rows: 40,
        columns: [
          { name: 'medium', type: 'text', generator: list(['email', 'letter']) },
          { name: 'address', type: 'text', generator: list(['anna@example.com', 'ben@example.com', 'cleo@example.org']) },
        ],
        uniqueKeys: [{ columns: ['medium', 'address'] }],
      },
    ],
    relations: [],
  };
  const plan = compile(blueprint, await loadWords('en-US'));
  const media = textRows(plan, 'public.contacts', 0, 40, ['medium']).map((row) => row[0]!);
  expect([...new Set(media)].sort()).toEqual(['email', 'letter']);
});

test('identifiers get their number after the separator between their words', async () => {
  const pools = await valuesOf({ kind: 'values', parameters: { values: ['ci-runners', 'batch', 'prod-us-1'] } }, 'text', 9);
  expect(new Set(pools).size).toBe(9);
  expect(pools.every((pool) => /^(?:ci-runners|batch|prod-us-1)(?:-\d)?$/.test(pool!))).toBe(true);
  const keys = await valuesOf({ kind: 'values', parameters: { values: ['API_TOKEN', 'REDIS_URL'] } }, 'text', 6);
  expect(keys.every((key) => /^(?:API_TOKEN|REDIS_URL)(?:_\d)?$/.test(key!))).toBe(true);
  const alike = await valuesOf({ kind: 'values', parameters: { values: ['prod-eu', 'prod-eu-2'] } }, 'text', 12);
  expect(new Set(alike).size).toBe(12);
});
