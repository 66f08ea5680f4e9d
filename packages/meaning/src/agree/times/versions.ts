import type { BlueprintKey, Generator } from '@seedbed/contract';
import { edit, generatorOf, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { NUMBER_AND_MONEY_TYPES, TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import { compute, isComputed, namesOf, type DeriveContext } from '../context.ts';

type Pair = { readonly from: Draft; readonly to: Draft; readonly flag: Draft | undefined };

const CODES = wordSet('numbers and codes that name a row');
const KEYS = wordSet('endings of keys');
const VERSIONS = wordSet('places of a version');
const STEADY = wordSet('what all versions of a thing share');
/** Kinds of which each version of one thing has the same value. */
const STEADY_KINDS = /^(?:person\.(?!job)|internet\.|phone\.|company\.|commerce\.(?:product|department)|date\.birth)/;

/**
 * The column that says of which thing each row is a version, where no other table holds it, and what follows from it: its values come in several rows, like what does not
 * change, and versions are numbered. By a key over it and the beginning, by one that allows one row without an end or one current row, or by its name beside a flag.
 */
export function versionsOf(table: TableView, { from, to, flag }: Pair, context: DeriveContext): Draft | undefined {
  const drafts = context.drafts.get(table)!;
  const { keys, domains } = context.bounds.tables.get(table.name)!;
  const isOpen = ({ column, nullRate, ...draft }: Draft): boolean =>
    column.notNull &&
    nullRate === undefined &&
    isPlainName(column.name) &&
    column.references.length === 0 &&
    !column.column.identity &&
    !column.column.generated &&
    column.column.sequence === undefined &&
    !column.unique &&
    !isComputed({ column, nullRate, ...draft }) &&
    (TEXT_TYPES.has(column.type.base) || WHOLE_TYPES.has(column.type.base) || column.type.base === 'uuid');
  const marks = [from, to, ...(flag ? [flag] : [])].map(({ column }) => column.name);
  const names = ({ columns, when = {} }: BlueprintKey): readonly string[] => [...columns, ...Object.keys(when)];
  const held = keys.filter((key) => names(key).some((name) => marks.includes(name))).map(({ columns }) => columns.filter((name) => !marks.includes(name)));
  const [keyed] = held
    .filter((columns) => columns.length === 1)
    .flatMap((columns) => drafts.filter((draft) => draft.column.name === columns[0] && isOpen(draft)));
  const called = drafts.filter(
    (draft) => isOpen(draft) && (CODES.has(draft.words.at(-1)!) || KEYS.has(draft.words.at(-1)!)) && !table.primaryKey.includes(draft.column.name),
  );
  const by = keyed ?? (flag && called.length === 1 ? called[0] : undefined);
  if (!by || Object.hasOwn(domains, by.column.name) || table.primaryKey.join() === by.column.name) return undefined;
  // Another key would have to let its values repeat.
  const others = keys.filter(
    ({ columns }) => columns.includes(by.column.name) && !columns.every((name) => name === by.column.name || marks.includes(name) || isVersion(drafts, name)),
  );
  if (others.length > 0 || held.some((columns) => !columns.includes(by.column.name))) return undefined;
  const code = codeOf(by, context.expectedRows(table));
  if (!code) return undefined;
  repeat(by, true, code);
  const entities = new Set(drafts.filter((draft) => draft.entity !== undefined && isSteady(draft, table, context)).map(({ entity }) => entity));
  for (const draft of drafts) {
    if (isVersion(drafts, draft.column.name) && !isComputed(draft) && !Object.hasOwn(domains, draft.column.name))
      compute(draft, 'expression', { expression: `place(${by.column.name}) + 1` }, `which version of ${by.column.name}`);
    else if (isSteady(draft, table, context, entities)) repeat(draft, false);
  }
  return by;
}

/** A generator with far more different values than there are things; undefined if the column has no room for them. */
function codeOf({ column, kind, parameters }: Draft, rows: number): Generator | undefined {
  const { base, length = Infinity } = column.type;
  if (base === 'uuid') return { kind: 'string.uuid' };
  if (base === 'int2' && rows > 10_000) return undefined;
  if (WHOLE_TYPES.has(base)) return { kind: 'sequence', parameters: { start: 1001 } };
  const mask = kind === 'code.mask' ? String(parameters['mask']) : '';
  const digits = Math.max(6, String(rows).length + 1);
  if (mask.split('#').length > digits && mask.length <= length) return generatorOf({ kind, parameters });
  const head = /^[A-Z]+-?/.exec(mask)?.[0] ?? '';
  const made = `${head.length + digits <= length ? head : ''}${'#'.repeat(digits)}`;
  return made.length <= length ? { kind: 'code.mask', parameters: { mask: made } } : undefined;
}

function isVersion(drafts: readonly Draft[], name: string): boolean {
  const draft = drafts.find(({ column }) => column.name === name)!;
  return WHOLE_TYPES.has(draft.column.type.base) && VERSIONS.has(draft.words.join(' ')) && draft.column.references.length === 0;
}

/** Whether a column is of the thing, and not of the version. */
function isSteady(draft: Draft, table: TableView, context: DeriveContext, entities: ReadonlySet<string | undefined> = new Set()): boolean {
  const { column, words, kind, entity } = draft;
  const { groups } = context.bounds.tables.get(table.name)!;
  if (isComputed(draft) || kind === 'repeated' || column.inKey || column.references.length > 0 || groups.some(({ columns }) => columns.includes(column.name)))
    return false;
  const { noun } = namesOf(table, context);
  if (entity !== undefined && entities.has(entity)) return !NUMBER_AND_MONEY_TYPES.has(column.type.base) && !kind.startsWith('person.job');
  return STEADY_KINDS.test(kind) || STEADY.has(words.join(' ')) || STEADY.has(words.filter((word) => word !== noun).join(' '));
}

function repeat(draft: Draft, once: boolean, generator = generatorOf(draft)): void {
  const parameters = { generator, ...(once ? { once } : {}) };
  edit(draft, { kind: 'repeated', parameters, because: { code: 'row', words: once ? 'comes in each of its versions' : 'stays the same in each version' } });
}
