import { expect, test } from 'vitest';
import { checkBuiltIn, checkPack, type Concept, type Pack } from '../../src/index.ts';

const row = (at: number) => ({ breed: `Breed ${at}`, weight: [3 + at, 5 + at] as [number, number], status: at % 2 ? 'active' : 'sold' });

/** A small pack that is right; each case below breaks one thing. */
function right(): Pack {
  return {
    pack: 'stud-farm',
    title: 'Stud farm: horses and coverings',
    cues: ['horse', 'mare', 'stallion', 'foal', 'stud', 'covering', 'sire', 'dam', 'breed', 'gelding', 'farrier', 'pedigree', 'paddock', 'saddle', 'withers'],
    concepts: [
      {
        concept: 'horse',
        tables: ['horse', 'animal'],
        attributes: {
          breed: { names: ['breed', 'race'], also: { de: ['rasse'] }, kind: 'text' },
          weight: { names: ['weight', 'weight kg'], kind: 'number', unit: 'kg', min: 1, max: 900, decimals: 1 },
          status: { names: ['status'], kind: 'label', values: { active: 80, sold: 20 } },
          bought: { names: ['bought on'], kind: 'time', moment: 'start' },
          sold: { names: ['sold on'], kind: 'time', after: 'bought', within_days: 4000, moment: 'end' },
          price: { names: ['price'], kind: 'money', min: 800, max: 90_000 },
          tax: { names: ['tax'], kind: 'money', min: 0, max: 20_000 },
          brand: { names: ['brand mark'], kind: 'code', pattern: 'HB-[A-Z]{2}-###' },
          shod: { names: ['shod'], kind: 'flag', values: { true: 60, false: 40 } },
        },
        derive: { tax: 'price * 0.19' },
        order: [['bought', 'sold']],
        states: { of: 'status', path: ['active', 'sold'], brings: { sold: ['sold'] } },
        rows: Array.from({ length: 10 }, (_, at) => row(at)),
      },
    ],
  };
}

const horse = (pack: Pack): Concept => pack.concepts[0]!;

test('a correct pack has no findings', () => {
  expect(checkPack(right())).toEqual([]);
});

test('a pack of few words may be a user’s pack, but not a built-in one', () => {
  const small = right();
  small.cues.length = 3;
  horse(small).rows.length = 2;
  expect(checkPack(small)).toEqual([]);
  expect(checkBuiltIn(right())).toEqual([]);
  expect(checkBuiltIn(small).map(({ place }) => place)).toEqual(['/cues', '/concepts/0/rows']);
});

test('other documents are reported by their shape', () => {
  for (const given of [null, 7, 'pack', [], {}, { ...right(), extra: 1 }, { ...right(), cues: ['Two Words'] }]) expect(checkPack(given)).not.toEqual([]);
});

const broken: readonly (readonly [string, (pack: Pack) => void, string, string])[] = [
  ['a member of another kind', (pack) => void (horse(pack).attributes['breed']!.unit = 'kg'), '/concepts/0/attributes/breed/unit', 'does not belong'],
  ['a label without values', (pack) => void delete horse(pack).attributes['status']!.values, '/concepts/0/attributes/status/values', 'names all its values'],
  ['a code without a form', (pack) => void delete horse(pack).attributes['brand']!.pattern, '/concepts/0/attributes/brand/pattern', 'says its form'],
  [
    'a form that varies nowhere',
    (pack) => void (horse(pack).attributes['brand']!.pattern = 'HB'),
    '/concepts/0/attributes/brand/pattern',
    'no part that varies',
  ],
  ['a class that is not closed', (pack) => void (horse(pack).attributes['brand']!.pattern = 'H[A-Z'), '/concepts/0/attributes/brand/pattern', 'not closed'],
  ['a number without a range', (pack) => void delete horse(pack).attributes['weight']!.max, '/concepts/0/attributes/weight/max', 'greatest value'],
  ['a fraction in percent', (pack) => void Object.assign(horse(pack).attributes['tax']!, { unit: '%', max: 1 }), '/concepts/0/attributes/tax/unit', 'fraction'],
  ['days after nothing', (pack) => void delete horse(pack).attributes['sold']!.after, '/concepts/0/attributes/sold/within_days', 'needs "after"'],
  ['a spelling of two attributes', (pack) => void horse(pack).attributes['tax']!.names.push('price'), '/concepts/0/attributes/tax/names', 'as well'],
  ['a spelling of another language twice', (pack) => void horse(pack).attributes['tax']!.names.push('rasse'), '/concepts/0/attributes/tax/names', 'as well'],
  ['an example outside its range', (pack) => void (horse(pack).rows[0] = { weight: [1, 2000] }), '/concepts/0/rows/0/weight', 'outside'],
  ['an example of an unknown attribute', (pack) => void (horse(pack).rows[0] = { constructor: 'x' }), '/concepts/0/rows/0/constructor', 'no attribute'],
  ['an example that is no value of its label', (pack) => void (horse(pack).rows[0] = { status: 'lost' }), '/concepts/0/rows/0/status', "none of the label's"],
  ['a part that varies and is empty', (pack) => void (horse(pack).rows[0] = { breed: '{Shire|} mare' }), '/concepts/0/rows/0/breed', 'is empty'],
  ['an example twice', (pack) => void horse(pack).rows.push(row(3)), '/concepts/0/rows/10', 'same as row 3'],
  [
    'a text without a source',
    (pack) => void (horse(pack).attributes['colour'] = { names: ['colour'], kind: 'text' }),
    '/concepts/0/attributes/colour',
    'its content is unknown',
  ],
  ['times in a ring', (pack) => void (horse(pack).attributes['bought']!.after = 'sold'), '/concepts/0/attributes/bought/after', 'ring'],
  ['an order of what is no time', (pack) => void (horse(pack).order = [['bought', 'price']]), '/concepts/0/order/0', 'no time'],
  ['a state that is no label', (pack) => void horse(pack).states!.path.push('lost'), '/concepts/0/states/path', 'none of the values'],
  ['a formula over what is not there', (pack) => void (horse(pack).derive = { tax: 'cost * 2' }), '/concepts/0/derive/tax', '"cost" is no attribute'],
  ['a formula of itself', (pack) => void (horse(pack).derive = { tax: 'tax + 1' }), '/concepts/0/derive/tax', 'made of itself'],
  ['a parent that is not there', (pack) => void (horse(pack).parents = { owner: ['breed'] }), '/concepts/0/parents/owner', 'no concept'],
  ['an address that may be somebody’s', (pack) => void (horse(pack).rows[0] = { breed: 'write to eva@firma.de' }), '/concepts/0/rows/0', 'reserved'],
  [
    'two concepts that nothing tells apart',
    (pack) => void pack.concepts.push({ ...horse(right()), concept: 'pony', tables: ['pony', 'animal'] }),
    '/concepts/1',
    'is indistinguishable from',
  ],
];

test.each(broken)('%s is found with its place', (_, spoil, place, message) => {
  const pack = right();
  spoil(pack);
  expect(checkPack(pack)).toContainEqual({ place, message: expect.stringContaining(message) });
});
