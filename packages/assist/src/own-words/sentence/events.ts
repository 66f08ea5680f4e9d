import { resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { pieces, rootOf } from '@seedbed/meaning/read';
import type { Claim } from './claim.ts';
import { best, type Scope } from './scope.ts';
import { isShortFor, sameForm } from './word-forms.ts';

const TIMES = /^(?:date|timestamp|timestamptz)$/;
/** Parts of a name that mark a time. */
export const LIGHT: ReadonlySet<string> = new Set(['at', 'on', 'dt', 'date', 'ts', 'time', 'timestamp', 'last', 'first', 'datetime', 'd', 'when']);
/** Times of verbs that share no root with them. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['paid', 'pay'],
  ['sent', 'send'],
  ['sold', 'sell'],
  ['bought', 'buy'],
  ['born', 'birth'],
  ['begun', 'begin'],
  ['built', 'build'],
  ['left', 'leave'],
  ['took', 'take'],
  ['taken', 'take'],
  ['made', 'make'],
]);

/** `returned`, `never logged in`, `deleted`: the time of that event is set. Only columns that may be NULL. */
export function readEvents(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  const un = /^un[a-z]{4,}$/.test(words[0] ?? '')
    ? readEvents(scope, table, [words[0]!.slice(2), ...words.slice(1)]).map((claim) => ({ ...claim, not: !claim.not }))
    : [];
  const found = eventColumns(scope, table, words).filter(({ column }) => column.nullable === true);
  return [...un, ...found.map(({ column, score }): Claim => ({ table, column, is: { kind: 'absent' }, not: true, score: score * 0.9 }))];
}

/** Columns with the time of a participle's event: `paid_at` of paid, `last_login_at` of logged in. */
export function eventColumns({ blueprint }: Scope, table: BlueprintTable, words: readonly string[]): { column: BlueprintColumn; score: number }[] {
  const meant = words.filter((word) => !/^(?:the|a|an|yet|their|its|ever)$/.test(word));
  if (meant.length === 0 || meant.length > 2) return [];
  return best(
    table.columns.flatMap((column) => {
      if (!TIMES.test(resolveType(column.type, blueprint.types).base)) return [];
      const parts = pieces(column.name).filter((part) => !LIGHT.has(part));
      if (parts.length === 0) return [];
      const joined = parts.join('');
      // A short form may stand for a verb: `ref_at` for refunded.
      if (
        meant.length === 1 &&
        parts.length === 1 &&
        (sameForm(meant[0]!, parts[0]!) || isShortFor(parts[0]!, meant[0]!) || IRREGULAR.get(meant[0]!) === parts[0] || IRREGULAR.get(parts[0]!) === meant[0])
      )
        return [{ column, score: 1 }];
      if (meant.length === 2 && (joined === meant.join('') || joined === rootOf(meant[0]!) + meant[1]!)) return [{ column, score: 1 }];
      return parts.length > 1 && meant.length === 1 && parts.some((part) => sameForm(meant[0]!, part)) ? [{ column, score: 0.7 }] : [];
    }),
  );
}
