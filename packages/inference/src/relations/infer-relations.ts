import { overallByTime, ownMember, type Diagnostic, type Order, type Relation } from '@seedbed/contract';
import { eitherOf, isIdentifying, isOneToOne, isRequired, type Link, type Relations, type SchemaNames, type SchemaView } from '@seedbed/meaning/decide';
import type { Solution } from '@seedbed/constraints';
import { roleOfTables } from '../tables/roles.ts';
import { agreement, isLedElsewhere, leadsElsewhere, optionalAgreement, repeated, type Agreement } from './agreement.ts';
import { byFlag } from './by-flag.ts';
import { changedEnds, walkTo } from './changed-ends.ts';
import { byKind, byRole } from './by-role.ts';
import { chooseOwners } from './choose-owners.ts';
import { commonRoots } from './common-roots.ts';
import { codeLinks, declaredLinks } from './declared-links.ts';
import { inHomeCountry } from './home-country.ts';
import { continues, whereSucceeded } from './led-to.ts';
import { membersEach, nullShareOf, ownedLie, spreadLie, type Lie } from './meaning.ts';
import { endsInPlace } from './ends-in-place.ts';
import { distinctFrom, within } from './pairs.ts';
import { isPlain } from './places.ts';
import { throughOwner } from './through-owner.ts';
import { isReplaced, rootOf } from './rooted.ts';
import { openingOf } from './opening.ts';
import { belongsToThing, inTurns, isJudgedBy, isOfPlace, memberOf, ownRows, withMembers } from './members.ts';
import { ofParties } from './parties.ts';
import { ofPaidBills } from './paid-bills.ts';
import { afterLeads, sameDoer, rowByRow } from './same-doer.ts';
import { isNeededByItsOnly } from './shared-parent.ts';
import { undeclaredLinks } from './undeclared-links.ts';

/** All relations of the schema, declared and found, with owners, fan-outs and shares; and the tables' roles, which need them. */
export function inferRelations(schema: SchemaView, names: SchemaNames, solution: Solution, diagnostics: Diagnostic[], locale?: unknown): Relations {
  reportOutside(schema, diagnostics);
  const explicit = [...declaredLinks(schema), ...codeLinks(schema, solution)];
  const declared = [...explicit, ...commonRoots(explicit)];
  const links = [...declared, ...undeclaredLinks(schema, names, declared, solution)];
  for (const link of links) if (!link.key) diagnostics.push(guessed(link));
  const roles = roleOfTables(schema, names, links, solution);
  const owners = chooseOwners(
    links.filter((link) => !isNeverSet(link, solution)),
    names,
    roles,
  );
  const shareOfNulls = (link: Link): number => {
    if (isNeverSet(link, solution)) return 1;
    if (owners.get(link.from) === link || hasOneRoot(link) || isReferredTo(link, links) || isNeededByItsOnly(link, links)) return 0;
    return isOnceInScope(link) ? 1 : nullShareOf(link, names);
  };
  const places = new Set(links.filter((link) => isOfPlace(link, links, names)).map(({ to }) => to));
  const known = { all: links, names, roles, owners };
  const relations = links.map((link) => {
    const siblings = links.filter((other) => other.from === link.from);
    const owner = owners.get(link.from) === link;
    const others = siblings.filter((other) => other !== link && roles.get(other.to) === 'lookup').length > 0 ? 3 : 5;
    const paid = ofPaidBills(link, names, solution);
    const succeeded = owner && continues(link, links, names, roles) ? whereSucceeded(link, names, solution) : undefined;
    const kind = owner ? byKind(link, names, solution) : undefined;
    const lieOfAll: Lie = owner
      ? isOfPlace(link, links, names)
        ? MEMBERS
        : isOfOneKind(link, solution)
          ? {}
          : siblings.some((each) => isPlain(each, names) && isJudgedBy(each, link, names) && belongsToThing(each, siblings, known))
            ? { fanOut: ONE_EACH }
            : ownedLie(
                link,
                { names, roles, places, isWithPeople: siblings.some((each) => isPlain(each, names) && belongsToThing(each, siblings, known)) },
                others,
                isKind(link, links),
              )
      : spreadLie(link, names, roles);
    const isRare = (lieOfAll.childless ?? 0) > RARE;
    const lie = paid || succeeded || kind ? { ...lieOfAll, ...((kind || !isRare) && { childless: 0 }), ...(isPartly(paid) && { fanOut: ONE_EACH }) } : lieOfAll;
    // One of two other references of the row needs nothing else: a group says which.
    const isEither = eitherOf(link, siblings) !== null;
    const apart = isEither ? undefined : distinctFrom(link, siblings, names, roles.get(link.from));
    // What the row has instead of this tells nothing of it.
    const beside = siblings.filter((each) => each === link || !excludeEachOther(link, each, solution));
    const isApart =
      isEither || differsFrom(link, siblings, solution) !== undefined || (apart !== undefined && (owner || link.from.column.get(link.columns[0]!)!.inKey));
    const lead = isApart ? undefined : within(link, { siblings: beside, owners, roles, all: links, names });
    const scope = lead && isLedElsewhere(link, lead, known) ? undefined : lead;
    const through = isApart || apart ? undefined : throughOwner(link, beside, known);
    const doer = isApart || apart || scope ? undefined : sameDoer(link, beside, owners.get(link.from), known);
    const own = owners.get(link.from);
    const isBound = isBoundByValues(link, solution);
    const usual = isApart
      ? undefined
      : nearest(
          through ??
            (isBound ? undefined : ofParties(link, beside, own, known)) ??
            doer ??
            (isBound ? undefined : repeated(link, beside, own, known, 'what is always there')) ??
            agreement(link, scope, beside, own, known) ??
            (isBound ? undefined : repeated(link, beside, own, known, 'what may be there')),
          (found) => (isBound ? undefined : optionalAgreement(link, beside, own, known, found)),
        );
    // Who belongs to the row's place is nearer than whoever is in the same; the same person as another row's is nearer still.
    const member =
      isApart || owner || (usual !== undefined && usual.scope === link.to)
        ? undefined
        : (ownRows(link, known, 'its owner', isBound) ??
          whoseSeat(memberOf(link, beside, known, usual), link, beside, links) ??
          (isBound ? undefined : ownRows(link, known, 'any reference')));
    const tree = isApart || owner ? undefined : rootOf(link, beside, names);
    // Another reference of the row that says where both ends lie goes before one end that says it of the other.
    const nearby = apart !== undefined && usual?.within === apart ? undefined : usual;
    const ends = nearby ? undefined : endsInPlace(link, apart ?? differsFrom(link, siblings, solution), known);
    const agreed: Agreement | undefined = tree ? { within: tree } : (member ?? ends ?? nearby);
    const isPlaced =
      scope || apart || doer || through || member || ((agreed?.along ?? agreed?.parties) && agreed?.scope === link.to) || (tree && !isReplaced(tree, names));
    const isSame = doer || tree || agreed?.scope === link.to;
    const role = isSame ? undefined : byRole(link, names, solution);
    const chosen = (agreed?.within ?? agreed?.through) && role;
    const opening = isApart || owner || apart || isBound ? undefined : openingOf(link, known, agreed);
    return {
      link,
      relation: {
        ...toRelation(
          link,
          owner,
          lie,
          tree ? 0 : shareOfNulls(link),
          (agreed ? agreed.within : apart ? undefined : scope)?.name,
          (apart ?? (agreed || isApart || owner ? undefined : leadsElsewhere(link, siblings, known)))?.name,
          isPlaced
            ? chosen
            : (paid ?? succeeded ?? kind ?? byRole(link, names, solution) ?? byFlag(link, siblings, names) ?? inHomeCountry(link, links, names, locale)),
        ),
        ...(tree && { root: true }),
        ...(agreed?.scope && { scope: agreed.scope.name }),
        ...(agreed?.through && { through: agreed.through.name }),
        ...(agreed?.through && agreed.within && link.columns.some((name) => link.from.column.get(name)!.inKey) && { eachOnce: true }),
        ...(agreed?.pick && { pick: agreed.pick }),
        ...(agreed?.along && { along: agreed.along.map(({ name }) => name) }),
        ...(agreed?.parties && { parties: agreed.parties.map(({ name }) => name) }),
        ...((agreed?.rowwise || chosen) && { rowwise: true }),
        ...(opening && { opening: opening.name }),
        ...(owner && !isOneToOne(link) && { ...(siblings.some((each) => openingOf(each, known)) && { inTurn: true }), ...paceOf(link, links, names) }),
        ...(owner && !isRequired(link) && continues(link, links, names, roles) && { always: true }),
      },
    };
  });
  const changed = schema.tables.flatMap((table) => changedEnds(table, links, names) ?? []);
  const ends = changed.filter(({ from, to, of }) => owners.get(of.from) === of && !isBoundByValues(from, solution) && !isBoundByValues(to, solution));
  const all = walkTo(
    afterLeads(inTurns(rowByRow(withMembers(relations)))),
    ends.filter(({ from, to }) => !differsFrom(to, [from, to], solution)),
  );
  const of = new Map(schema.tables.map((table) => [table, all.filter((each) => each.link.from === table)]));
  return { all, of, roles, owners };
}

function nearest(usual: Agreement | undefined, nearer: (usual: Agreement | undefined) => Agreement | undefined): Agreement | undefined {
  return nearer(usual) ?? usual;
}

/** The person of the seat that the row itself names, where any member would do: an attempt of an enrolment is the enrolled student's. */
function whoseSeat(member: Agreement | undefined, link: Link, siblings: readonly Link[], links: readonly Link[]): Agreement | undefined {
  const seat = member?.through && siblings.find((each) => each !== link && each.to === member.through && isRequired(each) && each.columns.length === 1);
  const theirs = links.filter((each) => each.from === seat?.to && each.to === link.to);
  const isSame = theirs.length === 1 && isRequired(theirs[0]!) && theirs[0]!.columns.join() === link.columns.join();
  return seat && isSame ? { within: seat, scope: link.to, along: theirs } : member;
}

/** What fewer of its parents have is rare among those that can have it as well: returns of delivered orders. */
const RARE = 0.5;

/** A place has some members, and one at least. */
const MEMBERS: Lie = { fanOut: membersEach(5) };

/** Rows that answer each other, or that are counted one after the other: what comes later is later. */
function isInTurn({ from, to }: Link, links: readonly Link[], names: SchemaNames): boolean {
  const { columns, agent } = names.tables.get(from)!;
  // Answers, and rows of which another one knows the last.
  const isReferred = links.some((each) => each.to === from && (each.from === from || each.from === to));
  return (!agent && isReferred) || [...columns.values()].some(({ words }) => COUNTED.has(words.at(-1)!));
}

/** Rows that come after their parent one by one, and the hours in which they do: what is said within days, what else people do about it within weeks. Lines have none, which are there at once. */
function paceOf(link: Link, links: readonly Link[], names: SchemaNames): Pick<Relation, 'inTurn' | 'paceHours'> | undefined {
  const word = names.tables.get(link.from)!.noun.split(' ').at(-1)!;
  if (SAID.has(word)) return { inTurn: true, paceHours: 72 };
  return DONE.has(word) || isInTurn(link, links, names) ? { inTurn: true, paceHours: 336 } : undefined;
}

const SAID: ReadonlySet<string> = new Set(['message', 'reply', 'response', 'answer', 'chat', 'nachricht', 'antwort', 'mensaje', 'mensagem', 'respuesta']);
const DONE: ReadonlySet<string> = new Set(
  'comment post note activity event attempt revision version log update change history transition reaction like vote task issue kommentar notiz commentaire comentario nota actividad atividade evento ereignis evenement'.split(
    ' ',
  ),
);

const COUNTED: ReadonlySet<string> = new Set(['version', 'revision', 'sequence', 'seq', 'attempt', 'round', 'iteration']);

/** A bill with partial payments has a paid amount, so one payment covers it. */
const ONE_EACH = { kind: 'fixed', count: 1 } as const;
const isPartly = (paid: Relation['where']): boolean => Object.values(paid ?? {}).some(({ in: labels = [] }) => labels.length > 1);

/** Whether the table is one of several whose primary key is the parent's: people who are customers, and people who are employees. */
function isKind(link: Link, links: readonly Link[]): boolean {
  return (
    isIdentifying(link) &&
    links.some((other) => other !== link && other.from !== link.from && other.to === link.to && isIdentifying(other) && isOneToOne(other))
  );
}

/** The reference names the kind of its parent, which has one such row: each parent of that kind has it. */
function isOfOneKind(link: Link, { tables }: Solution): boolean {
  const domains = tables.get(link.from.name)?.domains ?? {};
  return isOneToOne(link) && link.columns.length > 1 && link.columns.some((name) => ownMember(domains, name)?.in?.length === 1);
}

/** `CHECK (package_id IS NULL)` on a column that refers: the reference is kept for old rows, or for another version of the schema. */
function isNeverSet({ from, columns }: Link, { tables }: Solution): boolean {
  return columns.some((name) => tables.get(from.name)?.alwaysNull.includes(name));
}

/** By its columns other rows refer to this one, and must: where it refers to nothing they would too. */
function isReferredTo({ from, columns }: Link, links: readonly Link[]): boolean {
  return links.some((other) => other.to === from && isRequired(other) && other.toColumns.some((name) => columns.includes(name)));
}

/** `UNIQUE ((true)) WHERE parent_id IS NULL`: no row but the first is a root. */
function hasOneRoot({ from, to, columns }: Link): boolean {
  const roots = columns.map((name) => new RegExp(`^\\(?"?${name.replace(/[^\w]/g, '.')}"? IS NULL\\)?$`));
  return from === to && from.table.uniqueKeys.some((key) => roots.some((root) => root.test(key.predicate ?? '')));
}

/** `UNIQUE (reverses)` beside a reference (tenant, reverses) to the own table: of one row's own scope each may be taken once, so none is. */
function isOnceInScope({ from, to, columns }: Link): boolean {
  const within = (key: readonly string[]): boolean =>
    key.length < columns.length && key.every((name) => columns.includes(name) && !from.column.get(name)?.notNull);
  return from === to && columns.length > 1 && from.table.uniqueKeys.some((key) => key.predicate === undefined && key.columns.length > 0 && within(key.columns));
}

/** A CHECK says more of the column than where it is NULL: its values are solved, and not taken from another row. */
function isBoundByValues({ from, columns }: Link, { tables }: Solution): boolean {
  const { domains = {}, groups = [], unread = [] } = tables.get(from.name) ?? {};
  const isIn = (orders: readonly Order[] = []): boolean => orders.some(({ terms }) => terms.some(({ column }) => columns.includes(column)));
  const tells = (name: string): boolean =>
    ownMember(domains, name) !== undefined ||
    unread.some((each) => each.columns.includes(name)) ||
    groups.some(
      (group) =>
        group.columns.includes(name) &&
        (group.rows !== undefined ||
          isIn(group.order) ||
          group.variants?.some(
            ({ columns: conditions, order }) => isIn(order) || ownMember(conditions, name)?.domain || ownMember(conditions, name)?.generator,
          )),
    );
  return columns.some(tells);
}

/** Whether a CHECK wants one of two references to be missing where the other is there: a note is about a deal or about a contact. */
function excludeEachOther({ from, columns: [mine = ''] }: Link, { columns: [theirs = ''] }: Link, { tables }: Solution): boolean {
  const groups = tables.get(from.name)?.groups ?? [];
  return groups.some(
    ({ columns, variants = [] }) =>
      columns.includes(mine) &&
      columns.includes(theirs) &&
      variants.length > 0 &&
      variants.every(({ columns: says }) => ownMember(says, mine)?.null === true || ownMember(says, theirs)?.null === true),
  );
}

/** The sibling of the same table from whose row a CHECK wants another one. */
function differsFrom(link: Link, siblings: readonly Link[], solution: Solution): Link | undefined {
  const orders = (solution.tables.get(link.from.name)?.groups ?? []).flatMap((group) => [
    ...(group.order ?? []),
    ...(group.variants ?? []).flatMap((variant) => variant.order ?? []),
  ]);
  return siblings.find(
    (other) =>
      other !== link &&
      other.to === link.to &&
      orders.some(({ operator, terms }) => operator === '<>' && [link, other].every((each) => terms.some((term) => each.columns.includes(term.column)))),
  );
}

function toRelation(
  link: Link,
  owner: boolean,
  lie: Lie,
  nullShare: number,
  scope: string | undefined,
  apart: string | undefined,
  where: Relation['where'],
): Relation {
  const key = link.key;
  return {
    name: link.name,
    from: { table: link.from.name, columns: [...link.columns] },
    to: { table: link.to.name, columns: [...link.toColumns] },
    ...(lie.fanOut ? { fanOut: lie.fanOut } : {}),
    ...(owner ? { owner: true } : {}),
    ...(lie.childless ? { childless: lie.childless } : {}),
    ...(isRequired(link) || nullShare === 0 ? {} : { nullShare }),
    ...(lie.order ? { order: lie.order } : {}),
    ...(lie.childless ? overallByTime(lie) : {}),
    ...(scope ? { within: scope } : {}),
    ...(apart ? { distinctFrom: apart } : {}),
    ...(where ? { where, whereOwn: true, whereAll: true } : {}),
    ...(link.to === link.from ? { self: true } : {}),
    ...(key?.deferrable ? { deferrable: true } : {}),
    ...(key?.period ? { period: true } : {}),
    ...(key?.onDelete && key.onDelete !== 'no action' ? { onDelete: key.onDelete } : {}),
    source: key ? 'declared' : 'inferred',
  };
}

/** Reports an undeclared relation, which people can keep or remove. */
function guessed({ from, columns, to, toColumns, askedBy, shared }: Link): Diagnostic {
  const isImplied = askedBy !== undefined || shared === true;
  const why = shared ? ', for one column refers to both' : isImplied ? `, for the trigger ${askedBy} asks for it` : ', though the schema declares none';
  return {
    level: 'info',
    code: 'inferred-relation',
    table: from.name,
    column: columns[0]!,
    message: `${columns.join(', ')} ${isImplied ? 'refers' : 'looks like a reference'} to ${to.name} (${toColumns.join(', ')})${why}. Seedbed takes its values from there.`,
    ...(isImplied ? {} : { mend: 'Remove the relation, if it is none.' }),
  };
}

function reportOutside(schema: SchemaView, diagnostics: Diagnostic[]): void {
  for (const table of schema.tables) {
    for (const key of table.table.foreignKeys) {
      if (table.foreignKeys.includes(key)) continue;
      const message = `${key.references}, to which ${key.columns.join(', ')} refers, is not in the schema; its values are made like any other column's.`;
      diagnostics.push({ level: 'warning', code: 'reference-outside', table: table.name, constraint: key.name, message });
    }
  }
}
