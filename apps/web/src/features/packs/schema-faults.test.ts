import { putPackRoute, type Pack } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { NEW_PACK } from './new-pack.ts';
import { jsonInLines } from '@seedbed/contract/json-in-lines';
import { packFaults } from './schema-faults.ts';

const faultsOf = (change: (pack: Record<string, any>) => void) => {
  const pack = structuredClone(NEW_PACK) as Pack & Record<string, unknown>;
  change(pack);
  const text = jsonInLines(pack);
  return packFaults(text).map(({ line, message }) => ({ on: text.split('\n')[line - 1]!.trim().slice(0, 24), message }));
};

test('a new pack and the example of the API have no errors', () => {
  for (const pack of [NEW_PACK, putPackRoute.examples.body]) expect(packFaults(jsonInLines(pack))).toEqual([]);
});

test.each([
  ['a member that is not known', (pack: any) => (pack.concepts[0].attributes.power.minimum = 3), /“minimum” is not known here\. Known: names, also, kind/],
  ['a member that is missing', (pack: any) => delete pack.title, /“title” is missing/],
  ['a kind that there is not', (pack: any) => (pack.concepts[0].attributes.power.kind = 'integer'), /“kind” is one of text, label, number/],
  ['a text for a number', (pack: any) => (pack.concepts[0].attributes.power.max = '8000'), /“max” must be a number/],
  ['a name with a large letter', (pack: any) => (pack.pack = 'Our words'), /“pack” cannot be “Our words”: use the letters a to z, digits and “-”/],
  [
    'a table with a hyphen',
    (pack: any) => (pack.concepts[0].tables[0] = 'heat-pump'),
    /“0” cannot be “heat-pump”: use lower-case letters and digits, with one space/,
  ],
  ['a value that is none', (pack: any) => (pack.concepts[0].rows[0].model = null), /“model” is none of/],
])('%s is reported', (_, change, message) => {
  const [fault, ...others] = faultsOf(change);
  expect(others).toEqual([]);
  expect(fault!.message).toMatch(message);
});

test('an error is shown at its line', () => {
  expect(faultsOf((pack) => (pack['concepts'][0].attributes.serial.step = 'x'))[0]!.on).toMatch(/^"serial"|^"step"/);
});
