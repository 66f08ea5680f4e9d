import { quoteIdent } from '../sql/quote.ts';
import { storedColumns, type CatalogColumn, type Relation } from './catalog.ts';
import type { Finding } from './finding.ts';
import { isMeantNull, lossOf, numbersNotHeld, textsNotHeld, type Derived, type Loss } from './information.ts';
import { heirsOf, indexByKey, keyText, matchRows, readCast, readColumns, type Heir, type MatchedRows } from './rows.ts';
import { flowsOf } from './rows-lost.ts';
import {
  at,
  hasWord,
  isView,
  listed,
  pairOf,
  relationAfter,
  statementNaming,
  storyColumn,
  storyOf,
  type ColumnPair,
  type Pair,
  type Row,
  type Sides,
} from './sides.ts';
import { constantsOf, isConstant, type Node } from './sql-nodes.ts';
import type { StoryColumn } from './story.ts';

/** Values that are cut, rounded or NULL after a migration, where no statement says so of the column itself. */
export async function findValuesChanged(sides: Sides): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const old of sides.before.catalog.relations.filter((each) => each.kind === 'r')) {
    const pair = pairOf(sides, old);
    const copied = flowsOf(sides, storyOf(sides, old)!).length > 0;
    const stays = pair && !isView(pair.now) && (!pair.replaced || !copied) ? pair : undefined;
    const matched = stays ? await matchRows(sides, stays) : undefined;
    if (stays && matched)
      for (const [n, each] of matched.pairs.entries())
        if (!each.replaced || !copiesOf(sides, stays, each)) found.push(...ofColumn(sides, stays, matched, n, each));
    const inherited: Finding[] = [];
    for (const column of storedColumns(old)) {
      const kept = matched?.pairs.find((each) => each.old === column);
      if (!kept || (kept.replaced && copiesOf(sides, stays!, kept))) inherited.push(...(await ofHeirs(sides, old, column, stays, matched)));
    }
    found.push(...oneAStatement(inherited));
  }
  return found;
}

/** What a statement makes of several columns at once is one finding. */
function oneAStatement(found: readonly Finding[]): Finding[] {
  return [...Map.groupBy(found, ({ statement, fix }) => `${statement} ${fix}`).values()].map(([first, ...others]) =>
    others.length === 0 ? first! : { ...first!, message: `${first!.message} The same statement does so to ${listed(others.map(({ column }) => column!))}.` },
  );
}

/** Whether statements say how the column of the same name was filled. */
function copiesOf(sides: Sides, { old }: Pair, { old: column }: ColumnPair): boolean {
  const story = storyColumn(sides, old, column);
  return story !== undefined && heirsOf(sides, story).length > 0;
}

/** One value that lost something. */
type Case = { readonly loss: Loss; readonly old: string; readonly now: string | null };

function ofColumn(sides: Sides, { old: table }: Pair, matched: MatchedRows, n: number, { old, now }: ColumnPair): Finding[] {
  const story = storyColumn(sides, table, old);
  const updates = story?.changes.filter(({ does }) => does === 'update') ?? [];
  const types = story?.changes.filter(({ does }) => does === 'type') ?? [];
  // A constant is what a statement sets on purpose.
  if (now.generated || updates.some(({ using }) => isConstant(using))) return [];
  const expressions = [...updates, ...types].map(({ using }) => using);
  const using = types.map((each) => each.using).find((each) => each && !isPlainCast(each));
  const cases: Case[] = [];
  const derived: Derived[] = [];
  for (const [row, partner] of matched.partner.entries()) {
    const before = matched.old[row]![n]!;
    if (partner === undefined || before === null) continue;
    const after = matched.now[partner]![n]!;
    const loss = lossOf({ class: old.class, text: before }, { class: now.class, text: after, back: matched.back[n]?.[partner] ?? null });
    if (after !== null) derived.push({ old: before, now: [after] });
    if (loss === null || (loss === 'null' && isMeantNull(before, expressions))) continue;
    // What an UPDATE makes of its own column is what it says, and so is a number that another type gets by an expression.
    if (loss !== 'null' && (updates.length > 0 || (using && loss === 'rounded'))) continue;
    // Without a new type, code of the migration or a trigger writes what it likes.
    if (old.type === now.type && loss !== 'null' && loss !== 'cut') continue;
    cases.push({ loss, old: before, now: after });
  }
  if (using && updates.length === 0 && old.class === 'number' && now.class === 'number') cases.push(...rounded(derived, [using]));
  const statement =
    types.at(-1)?.statement ??
    updates.at(-1)?.statement ??
    setNull(sides, cases) ??
    opaqueNaming(sides, [old.name, table.name]) ??
    statementNaming(sides, [old.name]);
  const query =
    types.length === 1 && updates.length === 0 && !using && old.name === story?.name
      ? `SELECT * FROM ${table.path} WHERE ${quoteIdent(old.name)}::${now.type}::${old.type} IS DISTINCT FROM ${quoteIdent(old.name)}`
      : undefined;
  return findings(
    sides,
    table,
    old,
    matched.old.map((row) => row[n]!),
    cases,
    statement,
  ).map((finding) => ({ ...finding, ...(query !== undefined && { query }) }));
}

/** `c::type` and `c::a::b`. */
function isPlainCast(node: Node): boolean {
  const [kind, value] = Object.entries(node)[0] as [string, Node];
  return kind === 'ColumnRef' || (kind === 'TypeCast' && isPlainCast(value['arg']));
}

function rounded(derived: readonly Derived[], expressions: readonly (Node | undefined)[]): Case[] {
  return numbersNotHeld(derived, constantsOf(expressions).map(Number)).map(({ old, now }) => ({ loss: 'rounded', old, now: now[0]! }));
}

/** ON DELETE SET NULL: the statement that deletes the parents. */
function setNull({ story }: Sides, cases: readonly Case[]): number | undefined {
  return cases.some(({ loss }) => loss === 'null') ? story.tables.flatMap(({ deletes }) => deletes).at(-1) : undefined;
}

function opaqueNaming({ story }: Sides, names: readonly string[]): number | undefined {
  return story.statements.findLast(({ number, sql }) => story.opaque.has(number) && names.some((name) => hasWord(sql, name)))?.number;
}

/** The values of the heirs of a column, by old row. */
type Inherited = { readonly heir: Heir; readonly of: (row: number) => readonly (string | null)[]; readonly back: ((row: number) => string | null) | undefined };

async function ofHeirs(sides: Sides, table: Relation, column: CatalogColumn, stays: Pair | undefined, matched: MatchedRows | undefined): Promise<Finding[]> {
  const story = storyColumn(sides, table, column)!;
  const heirs = heirsOf(sides, story);
  if (heirs.length === 0) return await notCopied(sides, table, column, story, stays);
  const rows = await readColumns(sides.before, table, table.columns);
  const at = table.columns.indexOf(column);
  const inherited: Inherited[] = [];
  for (const heir of heirs) {
    const one = await inherit(sides, table, column, heir, stays, matched, rows);
    // Rows that cannot be told apart there: nothing is known.
    if (!one) return [];
    inherited.push(one);
  }
  const cases: Case[] = [];
  const expressions = heirs.flatMap(({ sources, story: { changes } }) => [
    ...sources.map(({ expression }) => expression),
    ...changes.map(({ using }) => using),
  ]);
  const direct = inherited.filter(({ heir }) => heir.how !== 'via');
  const derived: Derived[] = [];
  for (const [row, values] of rows.entries()) {
    const before = values[at]!;
    if (before === null || (matched && matched.partner[row] === undefined)) continue;
    const all = inherited.flatMap((each) => each.of(row));
    // A row that is gone with its table is a lost row.
    if (all.length === 0 && !stays) continue;
    if (all.every((each) => each === null)) {
      if (!isMeantNull(before, expressions)) cases.push({ loss: 'null', old: before, now: null });
      continue;
    }
    derived.push({ old: before, now: direct.flatMap((each) => each.of(row)).filter((each) => each !== null) });
    const copies = direct.filter(({ heir }) => heir.how === 'copy');
    if (
      copies.length !== direct.length ||
      heirs.some((each) => each.story.changes.some(({ does }) => does === 'update' && each.story.sources.every(({ from }) => from !== story)))
    )
      continue;
    const losses = copies.flatMap((each) =>
      each.of(row).map((now) => ({
        now,
        loss: lossOf({ class: column.class, text: before }, { class: each.heir.column.class, text: now, back: each.back?.(row) ?? null }),
      })),
    );
    const least = losses.find(({ loss }) => loss === null) ?? losses.find(({ loss }) => loss !== 'null');
    if (least?.loss) cases.push({ loss: least.loss, old: before, now: least.now });
  }
  if (direct.some(({ heir }) => heir.how === 'computed')) cases.push(...ofComputed(column, direct, derived, expressions));
  const statement = heirs
    .flatMap(({ sources }) => sources.map((each) => each.statement))
    .toSorted((a, b) => a - b)
    .at(-1);
  return findings(
    sides,
    table,
    column,
    rows.map((row) => row[at]!),
    cases,
    statement,
  );
}

function ofComputed(
  column: CatalogColumn,
  direct: readonly Inherited[],
  derived: readonly Derived[],
  expressions: readonly (Node | null | undefined)[],
): Case[] {
  const classes = new Set(direct.map(({ heir }) => heir.column.class));
  const one = direct.length === 1 ? direct[0]!.heir : undefined;
  if (column.class === 'text' && classes.has('text')) return textsNotHeld(derived).map(({ old, now }) => ({ loss: 'cut', old, now: now.join(' ') }));
  if (column.class === 'number' && one?.alone && one.column.class === 'number')
    return rounded(
      derived.filter(({ now }) => now.length === 1),
      expressions as Node[],
    );
  if (column.class !== 'time' || classes.size > 1 || direct.length > 1) return [];
  return derived.flatMap(({ old, now }) => {
    const loss = now.length === 1 ? lossOf({ class: 'time', text: old }, { class: one!.column.class, text: now[0]!, back: null }) : null;
    return loss === 'time' ? [{ loss, old, now: now[0]! }] : [];
  });
}

async function inherit(
  sides: Sides,
  table: Relation,
  column: CatalogColumn,
  heir: Heir,
  stays: Pair | undefined,
  matched: MatchedRows | undefined,
  rows: readonly Row[],
): Promise<Inherited | undefined> {
  if (stays && matched && heir.table === stays.now) {
    const values = await readColumns(sides.after, heir.table, [heir.column]);
    const back = heir.column.type === column.type ? undefined : await readCast(sides.after, heir.table, heir.column, column.type);
    return {
      heir,
      of: (row) => (matched.partner[row] === undefined ? [] : [values[matched.partner[row]]![0]!]),
      back: back && ((row) => back[matched.partner[row]!] ?? null),
    };
  }
  const index = await indexByKey(sides, table, heir.table, [heir.column]);
  if (!index) return undefined;
  const keyAt = table.key.map((name) => table.columns.findIndex((each) => each.name === name));
  return { heir, of: (row) => (index.get(keyText(keyAt.map((n) => rows[row]![n]!))) ?? []).map(([value]) => value ?? null), back: undefined };
}

/** A table's rows were copied into one that has a column of the same name, and the statement leaves it out. */
async function notCopied(sides: Sides, table: Relation, column: CatalogColumn, story: StoryColumn, stays: Pair | undefined): Promise<Finding[]> {
  if (stays) return [];
  const flow = flowsOf(sides, story.table).find(
    ({ to, grouped }) => !grouped && relationAfter(sides, to)?.columns.some(({ name, generated }) => name === column.name && !generated),
  );
  const target = flow?.to.columns.find(({ name }) => name === column.name);
  if (!flow || !target || target.sources.length > 0 || target.changes.some(({ does }) => does === 'update' || does === 'identity')) return [];
  const values = (await readColumns(sides.before, table, [column])).map(([value]) => value ?? null);
  const cases = values.flatMap((old): Case[] => (old === null ? [] : [{ loss: 'replaced', old, now: null }]));
  return findings(sides, table, column, values, cases, flow.statement);
}

const MESSAGES: Readonly<Record<Loss, { readonly are: string; readonly to: boolean; readonly fix: string }>> = {
  null: { are: 'become NULL', to: false, fix: 'Give these values a result: an ELSE, coalesce() around what may be NULL, or a LEFT JOIN with another value.' },
  cut: { are: 'are cut', to: true, fix: 'Make the new column wide enough, and keep each part of the old text.' },
  rounded: {
    are: 'are rounded',
    to: true,
    fix: 'Give the new column the decimal places of the old one.',
  },
  time: { are: 'lose a part of their time', to: true, fix: 'Keep the type with the time of day, or check that it is always midnight first.' },
  zeros: { are: 'lose their leading zeros', to: true, fix: 'Keep the column as text: it holds codes, not numbers.' },
  replaced: { are: 'are not copied', to: false, fix: 'Copy the column too.' },
};

const DIVIDED = 'Give the new column the decimal places of the old one, and divide numeric values: divide by 100.0, not by 100.';

function findings(
  { story }: Sides,
  table: Relation,
  column: CatalogColumn,
  values: readonly (string | null)[],
  cases: readonly Case[],
  statement: number | undefined,
): Finding[] {
  const total = values.filter((value) => value !== null).length;
  const isDivided = /[^/]\/[^/*]/.test(story.statements.find(({ number }) => number === statement)?.sql ?? '');
  return [...Map.groupBy(cases, ({ loss }) => loss)].map(([loss, of]) => {
    const { are, to, fix } = MESSAGES[loss];
    const shown = of.find(({ old }) => old.length <= 40) ?? of[0]!;
    return {
      kind: 'changes',
      ...at(statement),
      table: table.title,
      column: column.name,
      message: `${table.title}.${column.name}: ${of.length} of ${total} values ${are}, such as ${to ? pairOfTexts(shown.old, shown.now ?? '') : quoted(shown.old)}.`,
      fix: loss === 'rounded' && isDivided ? DIVIDED : fix,
    };
  });
}

/** A text and what became of it, from near the place where they differ. */
function pairOfTexts(old: string, now: string): string {
  const [before, after] = [[...old], [...now]];
  const isAlike = before.length > NEAR * 2 && old.startsWith(now);
  if (before.length <= SHOWN && after.length <= SHOWN && !isAlike) return `${quoted(old)} to ${quoted(now)}`;
  const place = before.findIndex((letter, at) => letter !== after[at]);
  const from = Math.max(0, place - NEAR);
  const part = (letters: readonly string[]): string =>
    `'${from > 0 ? '…' : ''}${letters.slice(from, from + NEAR * 2).join('')}${letters.length > from + NEAR * 2 ? '…' : ''}' (${letters.length} letters)`;
  return `${part(before)} to ${part(after)}`;
}

const SHOWN = 60;
/** Letters before and behind the place. */
const NEAR = 15;

function quoted(text: string): string {
  const letters = [...text];
  return `'${letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text}'`;
}
