import { dictionary, ownMember, qualifiedName, type BlueprintTable } from '@seedbed/contract';
import { frameOf, waysOf } from './frame.ts';
import { amountAt } from './numbers.ts';
import { reading, type Reading } from './reading.ts';
import { tableNamed, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

const FACTORS = dictionary<number>({
  double: 2,
  triple: 3,
  quadruple: 4,
  halve: 0.5,
  'half as many': 0.5,
  'twice as many': 2,
});
const RESIZED = [
  frameOf('(double|triple|quadruple|halve) (the number of|the count of|the amount of|the)? {table}'),
  frameOf('(twice as many|half as many) {table}'),
];
const TIMES = frameOf('{factor} (times as many|times the|times the number of) {table}');
const PERCENT = frameOf('{factor} (more|fewer|less) {table}');
/** More rows than these are requested by a number. */
const MAX_ROWS = 1_000_000_000;

/** `double the number of customers`, `three times as many lessons`, `20 % fewer orders`: another count of rows. */
export function resized(scope: Scope, tokens: readonly Token[]): Reading[] {
  const words = wordsOf(tokens);
  const first = Object.keys(FACTORS).find((known) => words.join(' ').startsWith(`${known} `));
  return [
    ...(first === undefined
      ? []
      : RESIZED.flatMap((frame) => [...waysOf(frame, tokens)]).flatMap(({ table }) => times(scope, table!, ownMember(FACTORS, first)!))),
    ...[...waysOf(TIMES, tokens)].flatMap(({ factor, table }) => times(scope, table!, wholeOf(wordsOf(factor!)))),
    ...[...waysOf(PERCENT, tokens)].flatMap(({ factor, table }) => times(scope, table!, grownBy(wordsOf(factor!), words[factor!.length]!))),
  ];
}

function wholeOf(words: readonly string[]): number | null {
  const amount = amountAt(words, 0);
  return amount && amount.length === words.length && amount.value > 0 ? amount.value : null;
}

/** The factor: 1.2 for `20 % more`, 0.8 for `20 % fewer`. */
function grownBy(words: readonly string[], way: string): number | null {
  const amount = amountAt(words, 0);
  if (!amount || amount.value <= 0 || !/^(?:%|percent|pct|per cent)$/.test(words.slice(amount.length).join(' '))) return null;
  if (way !== 'more') return amount.value < 100 ? 1 - amount.value / 100 : null;
  return 1 + amount.value / 100;
}

function times(scope: Scope, words: readonly Token[], factor: number | null): Reading[] {
  const named = tableNamed(scope, wordsOf(words));
  const now = named && scope.seen.rows(named.table);
  if (!named || factor === null || now === undefined || now === null || now === 0) return [];
  const rows = Math.round(now * factor);
  return rows > MAX_ROWS ? [] : reading({ table: named.table, says: { rows } }, named.score);
}

const TAIL =
  /^(?:(?:and|but) )?(?:(?:please )?(?:keep|leave) (?:everything else|all else|the rest)(?: (?:as it is|as is|the same|unchanged|alone))?|(?:everything|all) else (?:stays|remains|is|should stay) (?:as it is|as is|the same|unchanged)|nothing else changes|without changing anything else)$/;

/** The words before `and keep everything else`, which is the default anyway; null without such an ending. */
export function beforeTail(tokens: readonly Token[]): readonly Token[] | null {
  const words = wordsOf(tokens);
  for (let at = 1; at < words.length; at++) if (TAIL.test(words.slice(at).join(' '))) return tokens.slice(0, at);
  return null;
}

/** A reading that gives a table another count, with the counts of tables that follow from it as they are now. */
export function keepingOthers(scope: Scope, { statements, score }: Reading): Reading {
  const others = statements.flatMap((one) =>
    'table' in one && typeof (one.says as { rows?: unknown }).rows === 'number'
      ? followers(scope, one.table).map((table) => ({ table, now: scope.seen.rows(table) }))
      : [],
  );
  return { statements: [...statements, ...others.flatMap(({ table, now }) => (now === undefined ? [] : [{ table, says: { rows: now } }]))], score };
}

/** Tables whose count follows from the rows of another, and those that follow from them. */
function followers({ blueprint }: Scope, table: BlueprintTable, known: Set<BlueprintTable> = new Set()): BlueprintTable[] {
  for (const { owner, from, to } of blueprint.relations) {
    const child = blueprint.tables.find(({ schema, name }) => qualifiedName(schema, name) === from.table);
    if (!owner || !child || child === table || known.has(child) || child.rows !== undefined || to.table !== qualifiedName(table.schema, table.name)) continue;
    known.add(child);
    followers({ blueprint } as Scope, child, known);
  }
  return [...known];
}
