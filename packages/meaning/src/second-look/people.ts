import { countRows, has, inRows, isText, type Doubt, type Made, type MadeColumn, type MadeTable } from './made-table.ts';

/** From this share of the rows on, names and addresses of a row belong to different people. */
const SHARE = 0.3;
const SHARE_OF_COMPANIES = 0.7;

/** Words of columns that hold part of a person's name. */
const NAMES = ['first name', 'last name', 'full name', 'name', 'display name', 'given name', 'family name', 'surname', 'firstname', 'lastname', 'fullname'];
const ACCOUNTS = ['email', 'e mail', 'email address', 'username', 'user name', 'login', 'handle', 'nickname', 'gamertag', 'screen name'];
/** Mailboxes of no person. */
const OFFICES =
  /^(?:info|contact|sales|support|office|billing|accounts?|hello|admin|service|orders?|team|help|mail|hr|press|noreply|no-reply|invoices?|accounting|finance|jobs|legal|booking|reservations?)\b/;

/** A person's name beside an address or a login of somebody else, and a company beside another one's website. */
export function people(_: Made, table: MadeTable): Doubt[] {
  const texts = table.columns.filter((column) => isText(column));
  return [...accounts(table, texts), ...websites(table, texts)];
}

function accounts(table: MadeTable, texts: readonly MadeColumn[]): Doubt[] {
  const named = texts.map((column) => ({ column, of: ownerOf(column, NAMES) })).filter(({ of, column }) => of !== null && isPersonName(column));
  return texts.flatMap((column): Doubt[] => {
    const owner = ownerOf(column, ACCOUNTS);
    if (owner === null || !column.column.generator) return [];
    const own = named.filter(({ of }) => of === owner).map((each) => each.column);
    if (own.length === 0) return [];
    const counted = countRows(table, (at) => {
      const account = column.cells[at];
      const name = own.map(({ cells }) => cells[at] ?? '').join(' ');
      if (account == null || name.trim() === '') return null;
      const local = plain(account.split('@').find((part) => part !== '') ?? '');
      if (OFFICES.test(local)) return null;
      const parts = name
        .split(/[\s'’.-]+/)
        .map(plain)
        .filter((part) => part.length > 2);
      return parts.length === 0 ? null : !parts.some((part) => local.includes(part.slice(0, 4)));
    });
    if (counted.of < 10 || counted.bad < counted.of * SHARE) return [];
    return [
      {
        column: column.name,
        code: 'person',
        weight: 0.85,
        says: `${column.name} is of somebody other than ${own.map(({ name }) => name).join(' and ')} in ${inRows(counted)}.`,
        columns: own.map(({ name }) => name),
        rows: counted.rows,
      },
    ];
  });
}

/** The words before the phrase: `contact` of `contact_email`; null if the column holds something else. */
function ownerOf({ words }: MadeColumn, phrases: readonly string[]): string | null {
  const text = words.join(' ');
  const phrase = phrases.filter((each) => text === each || text.endsWith(` ${each}`)).sort((a, b) => b.length - a.length)[0];
  return phrase === undefined ? null : text.slice(0, text.length - phrase.length).trim();
}

/** Most values of a column called `name` are those of people: two or three words with capitals, from a generator of people. */
function isPersonName({ column }: MadeColumn): boolean {
  return column.generator?.kind.startsWith('person.') === true;
}

function websites(table: MadeTable, texts: readonly MadeColumn[]): Doubt[] {
  const site = texts.find(({ words, column }) => has(words, 'website', 'homepage', 'domain') && words.length <= 2 && column.generator);
  const name = texts.find(({ words }) => ['name', 'company', 'company name', 'organization name', 'title'].includes(words.join(' ')));
  if (!site || !name) return [];
  const counted = countRows(table, (at) => {
    const [host, company] = [site.cells[at], name.cells[at]];
    if (host == null || company == null) return null;
    const parts = company
      .split(/[^\p{L}\d]+/u)
      .map(plain)
      .filter((part) => part.length > 3);
    return parts.length === 0 ? null : !parts.some((part) => plain(host).includes(part.slice(0, 5)));
  });
  if (counted.of < 10 || counted.bad < counted.of * SHARE_OF_COMPANIES) return [];
  return [
    {
      column: site.name,
      code: 'person',
      weight: 0.7,
      says: `${site.name} belongs to somebody other than ${name.name} in ${inRows(counted)}.`,
      columns: [name.name],
      rows: counted.rows,
    },
  ];
}

/** Lower case, letters and digits only, without accents or what is written for them: `Müller` and `mueller` are one. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]+/gu, '')
    .toLowerCase()
    .replaceAll(/([aou])e/g, '$1');
}
