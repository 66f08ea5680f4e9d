import { edit, type Draft } from '../../edits/draft.ts';
import { isOneToOne, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isFree, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';

/** Where mail goes to that nobody gets. */
const DOMAINS = `row % 3 == 0 ? "@example.com" : row % 3 == 1 ? "@example.org" : "@mail.example"`;
/** Of few rows the name is elsewhere: then an account has no person. */
const MOSTLY = 0.1;

/**
 * An account without a name has that of its profile, the row that each has one of: the e-mail address is made from it, and documents of the account repeat it
 * (`auth.users` beside `profiles`).
 */
export function nameAsProfile(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const mail = drafts.find(({ kind, entity, nullRate }) => kind === 'internet.email' && entity === undefined && nullRate === undefined);
  if (!mail || drafts.some(({ kind }) => kind.startsWith('person.'))) return;
  const named = childrenOf(table, context).flatMap((link) => {
    const name = nameIn(link, table, mail, context);
    return name === null ? [] : [{ link, name }];
  });
  const [only] = named;
  if (!only || named.length > 1) return;
  const { link, name } = only;
  addressAs(mail, name, 'the name in its profile');
  for (const draft of drafts) if (draft.kind === 'json') repeatIn(draft, name);
  const same = context.drafts.get(link.from)!.find(({ kind, words }) => kind === 'internet.email' && words.join(' ') === mail.words.join(' '));
  if (same && isFree(same.column, link.from, context) && same.column.type.base === mail.column.type.base && !same.column.inKey)
    compute(same, 'lookup', { relation: link.name, column: mail.column.name }, `what ${table.table.name}.${mail.column.name} says`);
}

/** Makes an e-mail address of a name that an expression says. */
export function addressAs(mail: Draft, name: string, reason: string): void {
  const said = `replace(slug(${name}), "-", ".")`;
  const parts = [{ expression: `coalesce(${said}, "user" + pad(row + 1, 4))` }, { expression: DOMAINS }];
  compute(mail, 'code.numbered', { parts, once: true, before: '@' }, reason, 'relation');
}

/** The name of a person in the row that each row of the table has one of, as an expression. */
function nameIn(link: Link, table: TableView, mail: Draft, context: DeriveContext): string | null {
  const relation = context.relations.all.find((each) => each.link === link)?.relation;
  if (!relation || !isOneToOne(link) || !isPlainName(link.name) || (relation.childless ?? 0) > MOSTLY || relation.where) return null;
  const drafts = context.drafts.get(link.from)!;
  const there = (kind: string): string | undefined =>
    drafts.find(
      (draft) =>
        draft.kind === kind &&
        draft.nullRate === undefined &&
        isPlainName(draft.column.name) &&
        !dependsOn({ table: link.from, draft }, { table, draft: mail }, context),
    )?.column.name;
  const [full, first, last] = [there('person.fullName'), there('person.firstName'), there('person.lastName')];
  if (full !== undefined) return `first(${link.name}, ${full})`;
  return first !== undefined && last !== undefined ? `first(${link.name}, ${first}) + " " + first(${link.name}, ${last})` : null;
}

type Shape = { readonly keys?: Readonly<Record<string, { readonly kind?: string }>> };

function repeatIn(draft: Draft, name: string): void {
  const { keys = {}, ...shape } = (draft.parameters.shape ?? {}) as Shape;
  if (!Object.values(keys).some(({ kind }) => kind === 'person.fullName')) return;
  const repeated = Object.entries(keys).map(([key, made]) => [
    key,
    made.kind === 'person.fullName' ? { kind: 'expression', parameters: { expression: name } } : made,
  ]);
  edit(draft, { parameters: { ...draft.parameters, shape: { ...shape, keys: Object.fromEntries(repeated) } } });
}
