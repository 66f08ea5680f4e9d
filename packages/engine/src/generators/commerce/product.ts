import { dictionary } from '@seedbed/contract';
import type { Rows } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { Draws } from '../../random/draws.ts';
import { cumulativeTable, type CumulativeTable } from '../../values/cumulative.ts';
import type { Words } from '../../words/words.ts';
import type { CompileContext, EntityContext } from '../definition.ts';
import { int32, perRows } from '../entities/per-rows.ts';
import { slotsOf } from '../entities/slots.ts';
import { entryAt, shareOf, split, type Slot } from '../entities/split.ts';
import { perWords } from '../kit/per-words.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';

/** A product for sale. */
export type Thing = { readonly name: string; readonly category: number; readonly price: number; readonly adjectives: Part; readonly materials: Part };

type Part = { readonly from: number; readonly table: CumulativeTable };

export type Product = {
  readonly categories: readonly string[];
  readonly things: readonly Thing[];
  /** Of each thing. */
  readonly prices: Float64Array;
  readonly thingNames: Dictionary;
  readonly adjectives: Dictionary;
  /** The first entry is empty. */
  readonly materials: Dictionary;
  readonly distinct: number;
  /** The product's noun of each row; computing its full name takes longer. */
  readonly thingOf: (rows: Rows) => Int32Array;
  readonly rows: (rows: Rows) => ProductRows;
  readonly traits: (rows: Rows) => { readonly a: Int32Array; readonly b: Int32Array };
  readonly context: EntityContext;
};

type ProductRows = { readonly thing: Int32Array; readonly adjective: Int32Array; readonly material: Int32Array; readonly serial: Float64Array };

const LISTS: Readonly<Record<string, string>> = dictionary({
  Electronics: 'Electronics',
  'Home & Kitchen': 'Home',
  Clothing: 'Clothing',
  Furniture: 'Furniture',
  Groceries: 'Groceries',
  'Sports & Outdoors': 'Sports',
  'Office Supplies': 'Office',
  'Beauty & Care': 'Beauty',
  'Toys & Games': 'Toys',
  Garden: 'Garden',
  'Shoes & Bags': 'Shoes',
  'Tools & Hardware': 'Tools',
});
const ADJECTIVES = ['style', 'tech', 'taste', 'care', 'plain'];
const MATERIALS = ['wood', 'metal', 'cloth', 'wool', 'glass', 'ceramic', 'leather', 'denim'];
/** Path of the choice of the thing, the first of a product's. */
const ROOT = 2;
const UNIQUE = ['commerce.productName', 'commerce.slug'];

export function productOf(context: CompileContext): Product {
  return context.entity('product', build);
}

function build(draws: (purpose: string) => Draws, context: EntityContext): Product {
  const { words } = context;
  const { adjectives, materials, categories, things, prices, table } = perWords(words, 'products', () => listsOf(words));
  const unique = UNIQUE.some((kind) => context.unique.has(kind));
  const slots = slotsOf(
    (purpose) => draws(`product ${purpose}`),
    unique,
    context,
    things.reduce((sum, thing) => sum + thing.adjectives.table.size * thing.materials.table.size, 0),
  );
  const traitDraws = draws('product traits');
  const chosen = perRows(
    (size) => ({ thing: int32(size), size: new Float64Array(size), offset: new Float64Array(size), path: int32(size) }),
    (rows, into) => {
      slots.fill(rows, into.offset);
      const slot: Slot = { size: 0, offset: 0, path: 0 };
      for (let i = 0; i < rows.count; i++) {
        slot.size = slots.size;
        slot.offset = into.offset[i]!;
        slot.path = ROOT;
        into.thing[i] = split(slot, table);
        into.size[i] = slot.size;
        into.offset[i] = slot.offset;
        into.path[i] = slot.path;
      }
    },
  );
  const share = shareOf(ROOT);
  const thingsAlone = perRows(int32, (rows, into) => {
    const scratch = borrow(rows.count);
    slots.fill(rows, scratch.x);
    for (let i = 0; i < rows.count; i++) into[i] = entryAt(scratch.x[i]!, slots.size, share, table);
    giveBack(scratch);
  });
  return {
    categories: categories.words,
    things,
    prices,
    thingNames: perWords(words, 'names of products', () => new Dictionary(things.map((thing) => thing.name))),
    adjectives,
    materials,
    distinct: slots.distinct,
    traits: perRows(
      (size) => ({ a: new Int32Array(size), b: new Int32Array(size) }),
      (rows, into) => traitDraws.fill(rows, into.a, into.b),
    ),
    // Callers that list rows want prices, which need no name.
    thingOf: (rows) => (rows.at ? thingsAlone(rows) : chosen(rows).thing),
    rows: perRows(
      (size): ProductRows => ({ thing: int32(size), adjective: int32(size), material: int32(size), serial: new Float64Array(size) }),
      (rows, into) => {
        const { thing, size, offset, path } = chosen(rows);
        const slot: Slot = { size: 0, offset: 0, path: 0 };
        for (let i = 0; i < rows.count; i++) {
          slot.size = size[i]!;
          slot.offset = offset[i]!;
          slot.path = path[i]!;
          const { adjectives: looks, materials: made } = things[thing[i]!]!;
          into.thing[i] = thing[i]!;
          into.adjective[i] = looks.from + split(slot, looks.table);
          into.material[i] = made.from + split(slot, made.table);
          into.serial[i] = unique ? slot.offset : 0;
        }
      },
    ),
    context,
  };
}

function listsOf(words: Words) {
  const adjectives = gather(
    ADJECTIVES.map((kind) => words.list(`product.adjective.${kind}`).words),
    // Since the second edition, word lists in other languages may have no adjectives: their entries are whole names.
    words.edition < 2 ? [] : [''],
  );
  const materials = gather(
    MATERIALS.map((kind) => words.list(`product.material.${kind}`).words),
    [''],
  );
  const categories = words.list('product.category');
  // Categories in another language have the order of the English ones, and the lists are named after the English ones.
  const english = words.list('product.category', 'en').words;
  const things = english.flatMap((category, i) => thingsOf(words, LISTS[category]!, i, adjectives.parts, materials.parts));
  const weight = (i: number) => (categories.weights ? categories.weights[i]! - (categories.weights[i - 1] ?? 0) : 1);
  const perCategory = (i: number) => things.filter((thing) => thing.category === i).length;
  const prices = Float64Array.from(things, (thing) => thing.price);
  const table = cumulativeTable(things.map((thing) => weight(thing.category) / perCategory(thing.category)));
  return { adjectives: new Dictionary(adjectives.texts), materials: new Dictionary(materials.texts), categories, things, prices, table };
}

/** Concatenates lists in one dictionary. */
function gather(lists: readonly (readonly string[])[], before: readonly string[]): { texts: string[]; parts: Part[] } {
  const texts = [...before];
  const parts = lists.map((list) => {
    const part = { from: texts.length, table: cumulativeTable(list.map(() => 1)) };
    texts.push(...list);
    return part;
  });
  return { texts, parts };
}

/** No adjective, or no material. */
export const NO_VARIETY: Part = { from: 0, table: cumulativeTable([1]) };

function thingsOf(words: Words, list: string, index: number, adjectives: readonly Part[], materials: readonly Part[]): Thing[] {
  return words.list(`product.things.${list}`).words.map((entry) => {
    const [name, price, adjective, material] = entry.split(';') as [string, string, string, string];
    return {
      name,
      category: index,
      price: Number(price),
      adjectives: adjective === 'none' ? NO_VARIETY : adjectives[ADJECTIVES.indexOf(adjective)]!,
      materials: material === 'none' ? NO_VARIETY : materials[MATERIALS.indexOf(material)]!,
    };
  });
}
