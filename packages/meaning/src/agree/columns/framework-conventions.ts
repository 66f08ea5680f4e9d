import { edit } from '../../edits/draft.ts';
import type { Relation } from '@seedbed/contract';
import type { DecideContext } from '../../propose/context.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { isListed, type Draft } from '../../edits/draft.ts';
import { className } from './polymorphic.ts';
import { PLAIN_TEXT_TYPES, WHOLE_TYPES, WIDE_WHOLE_TYPES } from '../../schema/types.ts';

type Around = {
  readonly owner: Relation | undefined;
  readonly isFree: (draft: Draft) => boolean;
  readonly context: DecideContext;
};

/** Columns that frameworks fill and read: an impossible value makes the framework fail. */
export function keepConventions(drafts: readonly Draft[], own: TableNames, { owner, isFree, context }: Around): void {
  const named = (name: string) => drafts.find(({ column }) => column.name === name);
  if (usesRails(context)) {
    const type = named('type');
    if (type && isFree(type)) nameOwnClass(type, own);
    const whodunnit = named('whodunnit');
    if (whodunnit && isFree(whodunnit)) whoDidIt(whodunnit, context);
    const position = named('position');
    if (position && owner && isFree(position)) placeInList(position);
  }
  const [superuser, staff] = [named('is_superuser'), named('is_staff')];
  if (superuser && staff && isFree(superuser) && isFree(staff)) {
    superusersAreStaff(superuser, staff);
    const password = named('password');
    if (password && isFree(password)) hashAsDjango(password);
  }
  for (const draft of drafts) if (isFree(draft)) sendWithToken(draft, named(draft.column.name.replace(/sent_at$/, 'token')));
  const [last, current] = [named('last_sign_in_at'), named('current_sign_in_at')];
  if (last && current && isFree(last) && isFree(current)) signInAgain(last, current);
}

/** Rails keeps its environment in a table of its own. */
function usesRails({ names }: DecideContext): boolean {
  return [...names.tables.values()].some(({ tokens }) => tokens.words.join(' ').endsWith('internal metadata'));
}

/** The class of the row: only the table's own class certainly exists; NULL means it too. */
function nameOwnClass(type: Draft, own: TableNames): void {
  if (!PLAIN_TEXT_TYPES.has(type.column.type.base) || isListed(type.because) || type.because.words === 'the class of the row') return;
  const usual = literalDefault(type.column.column);
  if (!type.column.column.notNull && !usual) edit(type, { kind: 'null', parameters: {}, nullRate: undefined });
  else edit(type, { kind: 'values', parameters: { values: [usual || className(own)] } });
  edit(type, { because: { code: 'name', words: 'the class of the row; its subclasses are not in the schema' } });
}

/** PaperTrail writes the key of the user, as a text. */
function whoDidIt(who: Draft, { schema, names, expectedRows }: DecideContext): void {
  const users = schema.tables.find((table) => names.tables.get(table)!.tokens.words.join(' ') === 'user');
  const key = users?.primaryKey.length === 1 ? users.column.get(users.primaryKey[0]!) : undefined;
  if (!users || !key || !WIDE_WHOLE_TYPES.has(key.type.base) || !/^(?:text|varchar|int[48])$/.test(who.column.type.base)) return;
  edit(who, {
    kind: 'number.int',
    parameters: { min: 1, max: Math.max(1, expectedRows(users)) },
    because: { code: 'relation', words: `a row of ${users.table.name}, as text` },
  });
}

/** acts_as_list counts the rows of each list from 1, without a key. */
function placeInList(position: Draft): void {
  if (!WHOLE_TYPES.has(position.column.type.base) || position.column.inKey || position.kind === 'number.position') return;
  edit(position, { kind: 'number.position', parameters: { every: 200, within: true }, nullRate: undefined });
}

/** Django names the algorithm before the hash, and takes a text of another form for no password at all. */
function hashAsDjango(password: Draft): void {
  const { type } = password.column;
  if (!PLAIN_TEXT_TYPES.has(type.base) || (type.length ?? Infinity) < 88) return;
  edit(password, {
    kind: 'pattern',
    parameters: { regex: 'pbkdf2_sha256\\$870000\\$[A-Za-z0-9]{22}\\$[A-Za-z0-9+/]{43}=' },
    because: { code: 'name', words: 'a password in the form of Django' },
  });
}

/** Few are superusers, and who is one may enter the administration. */
function superusersAreStaff(superuser: Draft, staff: Draft): void {
  if (superuser.column.type.base !== 'bool' || staff.column.type.base !== 'bool') return;
  edit(superuser, { kind: 'datatype.boolean', parameters: { probability: 0.015 } });
  edit(staff, {
    kind: 'cases',
    parameters: {
      cases: [{ when: superuser.column.name, generator: { kind: 'constant', parameters: { value: true } } }],
      otherwise: { kind: 'datatype.boolean', parameters: { probability: 0.06 } },
    },
  });
}

/** `…_sent_at` is NULL unless the row has a token. */
function sendWithToken(sent: Draft, token: Draft | undefined): void {
  const { name, column } = sent.column;
  if (!token || token === sent || !/^[a-z][a-z0-9_]*_sent_at$/.test(name) || column.notNull || token.column.column.notNull || sent.kind === 'cases') return;
  const made = { kind: sent.kind, ...(Object.keys(sent.parameters).length > 0 ? { parameters: sent.parameters } : {}) };
  edit(sent, { kind: 'cases', parameters: { cases: [{ when: `${token.column.name} != null`, generator: made }] }, nullRate: undefined });
}

/** The current sign-in is after the last one; people who never signed in have neither. */
function signInAgain(last: Draft, current: Draft): void {
  if (last.column.type.base !== current.column.type.base || last.kind !== current.kind || last.column.column.notNull !== current.column.column.notNull) return;
  const later = { kind: 'date.event', parameters: { after: last.column.name } };
  edit(current, { kind: 'cases', parameters: { cases: [{ when: `${last.column.name} != null`, generator: later }] }, nullRate: undefined });
}
