import { copyFirst } from '../../columns/copy-first.ts';
import type { PartShape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition, OutputKind } from '../definition.ts';
import { asType } from '../kit/as-type.ts';
import { define, NONE } from '../kit/define.ts';
import { perWords } from '../kit/per-words.ts';
import { mix } from '../kit/uniform.ts';
import { locate } from '../../values/cumulative.ts';
import { tableOf } from '../entities/split.ts';
import type { MemberText } from '../entities/member-text.ts';
import { textByEntry } from '../entities/text-by-entry.ts';
import { slugOf } from '../structure/transforms.ts';
import { NO_VARIETY, productOf, type Product } from './product.ts';

function productMember(
  kind: string,
  title: string,
  summary: string,
  make: (product: Product, context: CompileContext) => MemberText,
  outputs: readonly OutputKind[] = ['text', 'json'],
): GeneratorDefinition {
  return define({
    kind,
    group: 'commerce',
    title,
    summary,
    parameters: NONE,
    outputs,
    invertible: 'none',
    entity: 'product',
    compile: (_, context) => asType(context, make(productOf(context), context) as ColumnSource),
  });
}

const literal = (text: string): PartShape => ({ kind: 'literal', text });
const dict = (texts: readonly string[]): PartShape => ({ kind: 'dict', dictionary: new Dictionary(texts) });

/** A dictionary member by the row's thing. */
function byThing(product: Product, texts: readonly string[]): MemberText {
  return textByEntry(texts, (rows) => product.thingOf(rows));
}

/** A dictionary member by the row's hash. */
function byHash(product: Product, context: CompileContext, name: string, salt: number): MemberText {
  const list = context.words.list(name);
  const table = tableOf(list);
  return {
    shape: { store: 'dict', dictionary: new Dictionary(list.words) },
    cardinality: list.words.length,
    fill(rows, out) {
      if (out.store !== 'dict') return;
      const { a } = product.traits(rows);
      for (let i = 0; i < rows.count; i++) out.indices[i] = locate(table, (mix(a[i]! ^ salt) >>> 0) / 4_294_967_296);
    },
    plainFirst: true,
    at(ranks, count, out) {
      if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
    },
  };
}

/**
 * Adjective, material, noun, and a model number if a name must be unique. In half of the rows the material replaces the
 * adjective.
 */
function nameText(product: Product, between: string, form: (text: string) => string): MemberText {
  const { adjectives, materials, thingNames, distinct } = product;
  const behind = (texts: readonly string[]) => ['', ...texts.map((text) => (text === '' ? '' : `${form(text)}${between}`))];
  return {
    shape: {
      store: 'parts',
      parts: [
        dict(behind(adjectives.texts)),
        dict(behind(materials.texts)),
        dict(thingNames.texts.map(form)),
        dict(['', `${between}${form('No.')}${between === '-' ? '-' : ' '}`]),
        { kind: 'int', width: 1, max: Math.max(1, distinct) + 1, omitZero: true },
      ],
    },
    cardinality: product.things.length * 12 * 500,
    ...(distinct > 0 ? { distinct } : {}),
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const { thing, adjective, material, serial } = product.rows(rows);
      const { b } = product.traits(rows);
      for (let i = 0; i < rows.count; i++) {
        const plain = distinct === 0 && material[i]! > 0 && (b[i]! & 3) < 2;
        out.parts[0]![i] = plain ? 0 : adjective[i]! + 1;
        out.parts[1]![i] = material[i]! + 1;
        out.parts[2]![i] = thing[i]!;
        out.parts[3]![i] = serial[i]! > 0 ? 1 : 0;
        out.parts[4]![i] = serial[i]! > 0 ? serial[i]! + 1 : 0;
      }
    },
    plainFirst: true,
    at(ranks, count, out) {
      if (out.store !== 'parts') return;
      for (let i = 0; i < count; i++) {
        const thing = ranks[i]! % product.things.length;
        const rest = Math.floor(ranks[i]! / product.things.length);
        const { adjectives: looks } = product.things[thing]!;
        // Whole names have no adjective to vary.
        const ways = looks === NO_VARIETY ? 1 : 12;
        out.parts[0]![i] = looks === NO_VARIETY ? 0 : looks.from + 1 + (rest % 12);
        out.parts[1]![i] = 0;
        out.parts[2]![i] = thing;
        out.parts[3]![i] = rest >= ways ? 1 : 0;
        out.parts[4]![i] = rest >= ways ? Math.floor(rest / ways) + 1 : 0;
      }
    },
  };
}

/** `OFF-DSK-` for office desks: the first three letters, and three consonants. */
function codeOf(category: string, thing: string): string {
  const letters = slugOf(thing).replace(/[aeiou\d-]/g, '');
  return `${category.slice(0, 3).toUpperCase()}-${letters.slice(0, 3).toUpperCase().padEnd(3, 'X')}-`;
}

const sku: GeneratorDefinition = productMember(
  'commerce.sku',
  'SKU',
  'Letters of the category and the thing, and a number that rises with the row.',
  (product, { words }) => {
    const codes = perWords(words, 'codes of products', () => dict(product.things.map((thing) => codeOf(product.categories[thing.category]!, thing.name))));
    return {
      shape: { store: 'parts', parts: [codes, { kind: 'int', width: 5, max: 9_999_999_999 }] },
      cardinality: 1e10,
      distinct: 1e10,
      fill(rows, out) {
        if (out.store !== 'parts') return;
        const thing = product.thingOf(rows);
        for (let i = 0; i < rows.count; i++) {
          out.parts[0]![i] = thing[i]!;
          out.parts[1]![i] = (rows.at ? rows.at[i]! : rows.first + i) + 1;
        }
      },
      plainFirst: true,
      at(ranks, count, out) {
        if (out.store !== 'parts') return;
        for (let i = 0; i < count; i++) {
          out.parts[0]![i] = ranks[i]! % product.things.length;
          out.parts[1]![i] = ranks[i]! + 1;
        }
      },
    };
  },
);

const modelName = productMember('commerce.modelName', 'Model', 'Letters and a number: TX-480.', (product) => ({
  shape: {
    store: 'parts',
    parts: [dict('AX BR CL DX EV FS GT HX KR LM MX NV PX QS RX SL TX VX'.split(' ')), literal('-'), { kind: 'int', width: 3, max: 9_999_999 }],
  },
  cardinality: 18 * 9_000_000,
  fill(rows, out) {
    if (out.store !== 'parts') return;
    const { b } = product.traits(rows);
    for (let i = 0; i < rows.count; i++) {
      const word = mix(b[i]! ^ 0x6d6f) >>> 0;
      out.parts[0]![i] = word % 18;
      out.parts[2]![i] = 100 + ((word >>> 8) % 90) * 10;
    }
  },
  plainFirst: true,
  at(ranks, count, out) {
    if (out.store !== 'parts') return;
    for (let i = 0; i < count; i++) {
      out.parts[0]![i] = ranks[i]! % 18;
      out.parts[2]![i] = 100 + Math.floor(ranks[i]! / 18);
    }
  },
}));

export const productMembers: readonly GeneratorDefinition[] = [
  productMember('commerce.productName', 'Product name', 'Adjective, material and thing that go together; agrees with category, price and SKU.', (product) =>
    nameText(product, ' ', (text) => text),
  ),
  productMember('commerce.slug', 'Product slug', 'The product’s name in letters of an address.', (product) => nameText(product, '-', slugOf)),
  productMember('commerce.product', 'Product kind', 'The thing without adjectives.', (product) =>
    byThing(
      product,
      product.things.map((thing) => thing.name),
    ),
  ),
  productMember('commerce.category', 'Product category', 'Category of the product.', (product) =>
    byThing(
      product,
      product.things.map((thing) => product.categories[thing.category]!),
    ),
  ),
  productMember('commerce.department', 'Department', 'Department of a shop that has the product.', (product) =>
    byThing(
      product,
      product.things.map((thing) => product.categories[thing.category]!),
    ),
  ),
  productMember('commerce.productMaterial', 'Material', 'Material of the product, where it has one.', (product) => {
    const texts = product.materials.texts.map((text) => text || 'Mixed');
    return {
      shape: { store: 'dict', dictionary: new Dictionary(texts) },
      cardinality: texts.length,
      fill: (rows, out) => void (out.store === 'dict' && copyFirst(product.rows(rows).material, out.indices, rows.count)),
    };
  }),
  productMember('commerce.productAdjective', 'Product adjective', 'What sets the product apart.', (product) => ({
    shape: { store: 'dict', dictionary: product.adjectives },
    cardinality: product.adjectives.size,
    fill: (rows, out) => void (out.store === 'dict' && copyFirst(product.rows(rows).adjective, out.indices, rows.count)),
  })),
  sku,
  modelName,
  productMember('commerce.color', 'Colour of the product', 'A colour by its usual name.', (product, context) =>
    byHash(product, context, 'commerce.color', 0x636f),
  ),
  productMember('commerce.size', 'Size', 'S, M, L …', (product, context) => byHash(product, context, 'commerce.size', 0x7369)),
  productMember('commerce.packSize', 'Pack size', 'How much is in a pack.', (product, context) => byHash(product, context, 'commerce.packSize', 0x7061)),
  productMember('commerce.brand', 'Brand', 'An invented brand.', (product, context) => byHash(product, context, 'company.brand', 0x6272)),
];
