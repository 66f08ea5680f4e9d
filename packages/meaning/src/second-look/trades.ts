import { isAgentNoun } from '../read/names/agent-nouns.ts';
import { countRows, ends, has, isText, isTime, list, quoted, type Doubt, type Made, type MadeColumn, type MadeTable } from './made-table.ts';

/** Generators of goods, and words of schemas that have any, in the languages of names. */
const GOODS = /^commerce\.(?:product\w*|category)$/;
const OF_GOODS = list(
  'product item article sku good merchandise shop store cart basket catalog catalogue inventory stock warehouse wishlist commodity part material asset parcel package vendor retail variant produto producto produit prodotto produkt artikel ware artigo articulo articolo estoque lager magasin tienda loja',
);

/** Values that only one trade has; `share`: from which share of the values on they are of that trade, if not most. */
const LISTS: readonly { readonly values: RegExp; readonly what: string; readonly words: readonly string[]; readonly share?: number }[] = [
  {
    values: /^(?:petrol|diesel|gasoline|hybrid|lpg)$/i,
    what: 'fuels of cars',
    words: list('car vehicle fleet truck van motorcycle garage mileage odometer dealership fuel boiler heating tractor vessel ship boat aircraft'),
  },
  {
    values: /^(?:hatchback|sedan|suv|coupe|convertible|pickup|estate)$/i,
    what: 'shapes of cars',
    words: list('car vehicle fleet truck van garage dealership'),
  },
  {
    values: /^(?:folk|hip-hop|rock|jazz|techno|pop|classical|blues|metal|reggae|punk|soul|indie)$/i,
    what: 'kinds of music',
    words: list('song album artist band track music concert playlist record radio festival'),
  },
  {
    values: /^(?:documentary|thriller|romantic comedy|drama)$/i,
    what: 'kinds of films',
    words: list('film movie series episode book cinema show tv video play theatre theater screening stream novel media'),
  },
  { values: /^(?:freshman|sophomore)$/i, what: 'years of students', words: list('student school course college university grade') },
  { values: /board game|\bchess\b|kitchen table|club room|card game/i, what: 'board games', words: list('board chess tabletop card boardgame'), share: 0.1 },
];
/** Ways in which a request comes in. */
const CHANNELS = /^(?:web|api|import|mobile|partner|app)$/i;

/** Nouns of companies of any trade. */
const ANY_COMPANY = list(
  'company organization organisation customer client supplier vendor partner account employer merchant business tenant manufacturer contractor lead prospect sponsor advertiser party shipper consignee buyer seller owner user member brand',
);
/** Trades, by the noun of a table, with what names of such companies may say. */
const COMPANIES: readonly (readonly [noun: string, says: RegExp])[] = [
  ['insurer', /insur|assur|mutual|health|life|care|cover|benefit|aetna|cigna/i],
  ['insurance', /insur|assur|mutual|health|life|care|cover|benefit/i],
  ['bank', /bank|credit|savings|financ|trust|capital/i],
  ['hospital', /hospital|clinic|medical|health|care|saint|st\./i],
  ['clinic', /clinic|medical|health|care|practice|dental|therap/i],
  ['pharmacy', /pharm|drug|apothe|chemist|health/i],
  ['airline', /air|jet|fly|wing|sky/i],
  ['hotel', /hotel|inn|resort|lodge|suites|palace|hostel/i],
  ['restaurant', /restaurant|bistro|kitchen|grill|caf|diner|pizz|trattoria|house|bar/i],
  ['school', /school|academy|college|institute|lyc|gymnas|university/i],
  ['university', /universit|college|institute|academy/i],
  ['studio', /studio|game|interactive|entertainment|soft|works|arts|labs?\b|digital/i],
  ['carrier', /express|freight|ship|courier|cargo|post|logist|parcel|transport|line|deliver|dhl|ups|fedex|haul|truck|mobile|telecom|air/i],
  ['brewery', /brew|beer|ale|bräu/i],
];
/** Words at the end of company names that tell a trade. */
const TOLD =
  /\b(?:Energy|Bakery|Travel|Furniture|Chemicals|Insurance|Hotels|Security|Solar|Foods|Textiles|Motors|Pharma|Mining|Steel|Plumbing|Landscaping|Dental|Brewing|Logistics|Instruments|Advisory|Learning|Consulting|Design|Finance|Supply|Media|Software)\b/;

const MOST_OF = 0.5;
/** A label has at most so many characters. */
const LABEL = 40;

/** Values of another trade than the table's or the schema's. */
export function trades({ words }: Made, table: MadeTable): Doubt[] {
  return table.columns.flatMap((column): Doubt[] =>
    isText(column) && column.column.generator
      ? [...goods(words, table, column), ...ofList(words, table, column), ...jobs(table, column), ...companies(table, column)]
      : [],
  );
}

function goods(spoken: ReadonlySet<string>, table: MadeTable, column: MadeColumn): Doubt[] {
  // The lines of an invoice are items, and no goods for that.
  const isOfGoods = OF_GOODS.some((word) => spoken.has(word) && !(word === 'item' && table.words.includes(word)));
  if (!GOODS.test(column.column.generator!.kind) || isOfGoods) return [];
  return doubt(table, column, `${column.name} has goods of a shop, such as ${quoted(column.cells, 2)}, and nothing else here is about that.`, 0.9);
}

function ofList(spoken: ReadonlySet<string>, table: MadeTable, column: MadeColumn): Doubt[] {
  const values = column.cells.filter((cell) => cell !== null);
  // Prose may be about anything.
  if (values.some((text) => text.length > LABEL)) return [];
  const shareOf = (pattern: RegExp) => values.filter((text) => pattern.test(text)).length / Math.max(1, values.length);
  const found = LISTS.find((each) => shareOf(each.values) >= (each.share ?? MOST_OF));
  // The column's own word does not count: it is what was misunderstood.
  if (found && !found.words.some((word) => spoken.has(word) && !column.words.includes(word))) {
    const of = values.filter((text) => found.values.test(text));
    return doubt(table, column, `${column.name} has ${found.what}, such as ${quoted(of, 2)}, and nothing else here is about that.`, 0.95, (text) =>
      found.values.test(text),
    );
  }
  // What has no time did not come in by a channel.
  if (!has(column.words, 'channel', 'medium', 'platform', 'interface') && shareOf(CHANNELS) >= MOST_OF && !table.columns.some((each) => isTime(each)))
    return doubt(table, column, `${column.name} has ways in which requests come in, such as ${quoted(values)}, and ${table.table.name} are none.`, 0.85);
  if (
    column.column.generator!.kind === 'text.tag' &&
    !has([...column.words, ...table.words], 'tag', 'keyword', 'topic', 'hashtag', 'theme', 'subject', 'interest')
  )
    return doubt(table, column, `${column.name} has tags of any subject, such as ${quoted(values)}.`, 0.8);
  return [];
}

/** Jobs of any trade for people whose table says what they are. */
function jobs(table: MadeTable, column: MadeColumn): Doubt[] {
  const noun = table.words.at(-1) ?? '';
  if (
    column.column.generator!.kind !== 'person.jobTitle' ||
    !isAgentNoun(noun) ||
    [
      'user',
      'member',
      'owner',
      'customer',
      'person',
      'manager',
      'worker',
      'officer',
      'speaker',
      'author',
      'player',
      'visitor',
      'staff',
      'staffmember',
      'employee',
    ].includes(noun)
  )
    return [];
  const said = column.cells.some((cell) => cell?.toLowerCase().includes(noun));
  return said
    ? []
    : doubt(
        table,
        column,
        `${column.name} has jobs such as ${quoted(column.cells, 2)}, and the rows of ${table.table.name} are people with a job of their own.`,
        0.9,
      );
}

/** Companies of any trade in a table of one trade. */
function companies(table: MadeTable, column: MadeColumn): Doubt[] {
  const noun = table.words.at(-1) ?? '';
  if (column.column.generator!.kind !== 'company.name' || has([noun], ...ANY_COMPANY)) return [];
  const trade = COMPANIES.find(([each]) => each === noun || (ends(column.words, each) && column.words.length === 1));
  if (!trade) return [];
  const isOther = (text: string) => TOLD.test(text) && !trade[1].test(text);
  const values = column.cells.filter((cell) => cell !== null);
  if (values.filter(isOther).length < Math.max(1, values.length * 0.3)) return [];
  return doubt(
    table,
    column,
    `${column.name} has companies of other trades, such as ${quoted(values.filter(isOther), 2)}, and each row is one ${noun}.`,
    0.85,
    isOther,
  );
}

function doubt(table: MadeTable, column: MadeColumn, says: string, weight: number, isWrong: (text: string) => boolean = () => true): Doubt[] {
  const { rows } = countRows(table, (at) => (column.cells[at] === null ? null : isWrong(column.cells[at]!)));
  return rows.length === 0 ? [] : [{ column: column.name, code: 'other-trade', weight, says, columns: [], rows }];
}
