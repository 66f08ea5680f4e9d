import { countRows, ends, has, isText, quoted, type Doubt, type Made, type MadeColumn, type MadeTable } from './made-table.ts';

/** So many rows must have a value before it is said to be always the same. */
const MIN_ROWS = 40;
/** One name for so many rows, or more, is repeated. */
const ROWS_PER_NAME = 20;

/** Words of columns that may well be the same everywhere, or empty everywhere. */
const MAY_BE_SAME =
  'currency country locale language lang timezone zone tz version unit region tenant organization workspace site provider model type kind class schema scheme position order number sequence seq index sort rank ordinal level max maximum min minimum limit default threshold capacity multiplier rate precision decimal step interval nivel niveau stufe nummer nr pos num orden posicion posicao ordem'.split(
    ' ',
  );
const MAY_BE_EMPTY =
  'deleted removed archived banned deactivated suspended locked revoked blocked disabled cancelled canceled withdrawn deceased error failure failed rejected reason parent'.split(
    ' ',
  );

/** The same in every row; empty in every row; a few names for many rows. */
export function sameValues(made: Made, table: MadeTable): Doubt[] {
  return table.columns.flatMap((column): Doubt[] => {
    if (isKeyPart(table, column) || column.base === 'bool' || column.base === 'enum') return [];
    return [...alwaysSame(table, column), ...fewNames(made, table, column)];
  });
}

function alwaysSame(table: MadeTable, { name, column, words, cells }: MadeColumn): Doubt[] {
  const values = cells.filter((cell) => cell !== null);
  if (cells.length < MIN_ROWS || !column.generator || column.generator.kind === 'constant' || column.default !== undefined) return [];
  if (values.length === 0) {
    if (!isText(table.columns.find((each) => each.name === name)!) || column.nullRate === 1 || has(words, ...MAY_BE_EMPTY)) return [];
    return [
      {
        column: name,
        code: 'same-value',
        weight: 0.6,
        says: `${name} is empty in all ${cells.length} rows looked at.`,
        columns: [],
        rows: table.rows.slice(0, 3).map((row) => row + 1),
      },
    ];
  }
  // A rank among one, and what a formula comes to everywhere.
  if (/^(?:number\.position|expression|cases|lookup)$/.test(column.generator.kind) && !/cents|amount|total/i.test(name)) return [];
  if (values.length < MIN_ROWS || new Set(values).size > 1 || has(words, ...MAY_BE_SAME)) return [];
  const { rows } = countRows(table, (at) => cells[at] !== null);
  return [
    { column: name, code: 'same-value', weight: 0.7, says: `${name} is ${quoted(values)} in all ${values.length} rows that have a value.`, columns: [], rows },
  ];
}

/** A table that others refer to has a name a row: eight names for a thousand departments are too few. */
function fewNames({ blueprint }: Made, table: MadeTable, { name, words, cells, column }: MadeColumn): Doubt[] {
  if (
    words.length !== 1 ||
    !['name', 'title'].includes(words[0]!) ||
    table.total < MIN_ROWS ||
    !column.generator ||
    column.generator.kind.startsWith('person.')
  )
    return [];
  // What belongs to something else has names within that: each course its introduction.
  const isOwn = table.table.columns.every(
    (each) => each.nullable || !blueprint.relations.some(({ from }) => from.table === table.name && from.columns.includes(each.name)),
  );
  const isReferred = blueprint.relations.some((each) => each.to.table === table.name && each.from.table !== table.name);
  if (!isReferred || !isOwn) return [];
  const names = new Set(cells.filter((cell) => cell !== null));
  if (names.size === 0 || names.size * ROWS_PER_NAME > Math.min(table.total, cells.length * 2)) return [];
  const seen = new Set<string>();
  const { rows } = countRows(table, (at) => {
    const text = cells[at];
    if (text == null) return null;
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
  return [
    {
      column: name,
      code: 'few-names',
      weight: 0.75,
      says: `The ${table.total} rows of ${table.table.name} share ${names.size} names, such as ${quoted(cells, 2)}: fewer rows, or more names, would be likelier.`,
      columns: [],
      rows,
    },
  ];
}

function isKeyPart({ table }: MadeTable, { name }: MadeColumn): boolean {
  return table.primaryKey?.includes(name) === true;
}

/** Columns whose values may be letters and digits without a meaning. */
const OPAQUE =
  'token key code hash secret id identifier uid uuid guid reference ref number no salt nonce checksum digest signature session password slug barcode serial etag cursor state challenge verifier fingerprint sha md certificate cert address account handle link url path file image picture avatar content data payload body blob hex license licence'.split(
    ' ',
  );
/** Columns whose values may be single letters. */
const LETTERED =
  'grade class revision version category group section block wing zone tier rank band type level blood shift lane gate row seat team stream set plan phase code mark sex gender size cup terminal concourse hall rhesus option answer letter initial risk abc priority status variant categorie categoria kategorie klasse clase classe nivel niveau grupo groupe gruppe permit permis'.split(
    ' ',
  );
/** Things that have numbers in place of names. */
const NUMBERED =
  'room block bloco bloque bloc gate site building floor zone table ward lane dock hall court team group section unit stage level phase week day chapter lesson module season episode round stop station track channel slot seat rack shelf bay pitch lot house flat apartment terminal version batch sprint'.split(
    ' ',
  );
const MOST_OF = 0.6;

/** Numbered names (`Plaza 7`), random letters, and grades without a scale in columns of words. */
export function placeholders(_: Made, table: MadeTable): Doubt[] {
  return table.columns.flatMap((column): Doubt[] => {
    const { name, words, cells } = column;
    const values = cells.filter((cell) => cell !== null);
    if (!isText(column) || !column.column.generator || values.length < 10) return [];
    const doubt = (says: string, isWrong: (text: string) => boolean, weight: number): Doubt[] => {
      const { rows } = countRows(table, (at) => (cells[at] === null ? null : isWrong(cells[at]!)));
      return [{ column: name, code: 'placeholder', weight, says, columns: [], rows }];
    };
    const mostly = (test: (text: string) => boolean) => values.filter(test).length >= values.length * MOST_OF;
    const own = [words.join(' '), table.words.join(' '), ...(words.length > 1 ? [words.at(-1)!] : [])];
    const numbered = (text: string) => {
      const [, said] = /^(\p{Lu}\p{Ll}[\p{L} ]*) \d+$/u.exec(text) ?? [];
      return said !== undefined && own.includes(said.toLowerCase());
    };
    if (!has([...words, ...table.words], ...NUMBERED) && mostly(numbered))
      return doubt(`${name} has numbers in place of values, such as ${quoted(values)}.`, numbered, 0.95);
    const random = (text: string) => /^[A-Za-z0-9]{8,}$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);
    if (!has(words, ...OPAQUE) && mostly(random)) return doubt(`${name} has random letters, such as ${quoted(values)}.`, random, 0.95);
    const letter = (text: string) => /^[A-F][+-]?$/.test(text);
    const letters = values.filter(letter).length;
    const isMixed = letters >= values.length * 0.2 && values.some((text) => /^[a-z]{4,}$/i.test(text));
    const isLettered = !ends(words, ...LETTERED, 'rating', 'score') && mostly(letter) && (column.length ?? 9) > 1;
    if ((isMixed || isLettered) && new Set(values).size >= 3)
      return doubt(`${name} has grades that say nothing about it, such as ${quoted(values, 4)}.`, letter, 0.8);
    return [];
  });
}
