import { wordSet } from '../words.ts';

/** Nouns in -er, -or, -ist, -ian, -ee and -ant that are things, or firms. */
const NOT_PEOPLE = wordSet('agent nouns that are things or firms');

const PEOPLE = wordSet('people without an agent ending');

/** Things as suffixes of compounds: `poilayer`, `mailserver`. */
const WRITTEN_TOGETHER = /(?<!p)layer$|(?:server|number|filter|buffer|header|footer|folder|container|router|adapter|trigger|pointer|identifier|parameter)$/;

/** Whether a table with this (singular) noun is a table of people: waiters, librarians, trainees. */
export function isAgentNoun(noun: string): boolean {
  if (PEOPLE.has(noun)) return true;
  if (NOT_PEOPLE.has(noun) || WRITTEN_TOGETHER.test(noun) || (noun.endsWith('ier') && !IN_IER.has(noun))) return false;
  return noun.length > 4 && /(?:er|or|ist|ian|ee)$/.test(noun);
}

/** Most nouns in -ier are things, in English as in German (`identifier`, `Revier`, `Quartier`). */
const IN_IER = wordSet('people in ier');

/** Users of a system, who are no part of it. */
const USERS = wordSet('users of a system');

/** Words for people that mean machines and programs in such schemas. */
const ALSO_MACHINES = wordSet('people that are machines in systems');

/** Whether a noun for a person in other trades is a component in a schema about programs: a driver, a builder, a host. */
export function isProgram(noun: string): boolean {
  return PEOPLE.has(noun) ? ALSO_MACHINES.has(noun) : !USERS.has(noun);
}
