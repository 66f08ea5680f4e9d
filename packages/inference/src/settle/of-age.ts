import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';
import { wordsOfReference, type TableNames } from '@seedbed/meaning/decide';
import { isChosen } from './parents-in-state.ts';

/** References of people to whoever answers for them. */
const GUARDIANS =
  /^(?:(?:legal|parent|parent or) )?guardian(?: (?:member|patient|person|contact|profile|user))?$|^custodian$|^legal representative$|^responsible adult$|^(?:mother|father)$/;
/** References to people who act for a place, and are of age. */
const ACTING = /(?:^| )(?:coach|trainer|teacher|instructor|leader|manager|organi[sz]er|treasurer|referee|supervisor|staff)$/;
/** Years at which people are of age, and at which their guardians are old enough to have such children. */
const OF_AGE = 18;
const GUARDIAN_FROM = 35;
/** Ages of people among whom some have guardians, where their table says nothing of ages. */
const AGES = { from: 8, to: 75 };

/**
 * Whoever is a minor by the date of birth has a guardian and nobody else has, where the reference may be NULL; a guardian whose date of birth is known is of age. Not where
 * another condition chooses who it is.
 */
export function guardiansOfMinors(blueprint: Blueprint, namesOf: (table: string) => TableNames | undefined): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const today = new Date(blueprint.referenceDate);
  const before = (years: number): string =>
    new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate())).toISOString().slice(0, 10);
  for (const relation of blueprint.relations) {
    const { from, to } = relation;
    const [name = ''] = from.columns;
    const words = wordsOfReference(namesOf(from.table)?.columns.get(name)?.words ?? []);
    if (from.columns.length > 1 || !GUARDIANS.test(words.join(' ')) || relation.when || relation.within || isChosen(relation)) continue;
    const [own, theirs] = [tables.get(from.table)!, tables.get(to.table)!];
    const [born, bornBefore] = [birthOf(own, blueprint), birthOf(theirs, blueprint)];
    if (born && own.columns.find((column) => column.name === name)?.nullable) {
      if (own === theirs && Object.keys(born.generator?.parameters ?? {}).length === 0) born.generator = { kind: 'person.birthDate', parameters: AGES };
      relation.when = { [born.name]: { min: before(OF_AGE), minExclusive: true } };
    }
    if (bornBefore) Object.assign(relation, { where: { [bornBefore.name]: { max: before(GUARDIAN_FROM) } }, whereOwn: true, whereAll: true });
    if (born && own === theirs) actingOfAge(from.table, born.name, before(OF_AGE), blueprint, namesOf);
  }
}

/** Among people of whom some are minors, whoever coaches or leads is none. */
function actingOfAge(people: string, born: string, max: string, { relations }: Blueprint, namesOf: (table: string) => TableNames | undefined): void {
  for (const relation of relations) {
    const { from, to } = relation;
    if (to.table !== people || from.table === people || from.columns.length > 1 || isPicked(relation)) continue;
    const names = namesOf(from.table);
    const words = wordsOfReference(names?.columns.get(from.columns[0]!)?.words ?? []);
    if (ACTING.test(words.join(' ')) || ACTING.test(names?.noun ?? '')) Object.assign(relation, { where: { [born]: { max } }, whereOwn: true, whereAll: true });
  }
}

/** Whether something else chooses the person, be it for some of the rows only. */
function isPicked({ where, distinctFrom, mates, share, root }: Relation): boolean {
  return [where, distinctFrom, mates, share, root].some((each) => each !== undefined);
}

/** The day on which each of the people was born, if nothing but its own generator makes it. */
function birthOf({ columns, groups = [] }: BlueprintTable, { types }: Blueprint): BlueprintColumn | undefined {
  return columns.find(
    ({ name, type, nullable, generator }) =>
      generator?.kind === 'person.birthDate' && !nullable && resolveType(type, types).base === 'date' && !groups.some((group) => group.columns.includes(name)),
  );
}
