import { singular } from '@seedbed/contract';
import type { MockColumn, MockTable } from '../../core/index.ts';

/** Nouns of tables whose rows sign in, most likely first. */
const NOUNS = [
  'user',
  'account',
  'member',
  'profile',
  'person',
  'staff',
  'employee',
  'customer',
  'author',
  'editor',
  'student',
  'teacher',
  'patient',
  'player',
  'contact',
];
/** Nouns of tables with e-mail addresses that are not people: organisations, places, and documents sent or signed with an address. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    'organisation organization company firm business supplier vendor shop store branch office department team group tenant workspace brand publisher school university ' +
    'hotel restaurant clinic hospital agency club association institution partner merchant warehouse location site venue property building ' +
    'invitation invite subscription subscriber newsletter message mail log event order invoice ticket lead review comment feedback application signup verification ' +
    'email token reset session history setting notification campaign template domain'
  ).split(' '),
);

/** Columns that only people who sign in have. */
const PASSWORD = /passw(or)?d|passphrase|pass_?hash|(^|_)pwd($|_)|crypt/i;
const NAMES =
  /^(first|last|given|family|full|middle|sur|fore|display|nick|user)_?name$|^(login|handle|username|birth_?(date|day)|date_of_birth|born(_on)?|gender|sex|salutation)$/i;
const ACCOUNT =
  /last_?(login|logged_in|sign_?in|seen)|(email|mail)_?(verified|confirmed)|confirmed_at|^is_?(admin|staff|superuser|active)$|^role$|avatar|time_?zone|^locale$|totp|two_factor|otp/i;
/** Columns of organisations. */
const FIRM =
  /vat|tax_?(id|number)|legal_?(form|name)|company_?(number|type)|registration|^(web_?site|website_url|iban|industry|founded|employees)$|employee_count|opening/i;
/** Columns by which other tables name an actor. */
const ACTOR =
  /(^|_)(user|author|owner|creator|member|assignee|uploader|sender|recipient|approver|reviewer|reporter|inviter|editor|(created|updated|deleted|approved|assigned|invited|uploaded|closed)_?by)(_?id)?$/i;

/** Whether a table's rows are addresses of people in another table. */
export function isAddressTable(name: string): boolean {
  return /^(user_?|person_?|member_?|account_?)?e_?mail(_?address)?$/.test(singular(name.toLowerCase()));
}

/** A table with its key, its e-mail addresses and its names of people. */
type Candidate = { readonly table: MockTable; readonly id: MockColumn; readonly email: MockColumn; readonly names: readonly MockColumn[] };

/**
 * How plausible it is that a table contains people, by its content and by references to it. `auth.users` comes before
 * all others.
 */
export function scoreOfPeople({ table, id, email, names }: Candidate, made: ReadonlyMap<string, string>): number {
  if (table.schema === 'auth' && table.name === 'users') return Infinity;
  const has = (pattern: RegExp) => table.columns.filter(({ name }) => pattern.test(name)).length;
  const generators = [...made.values()];
  const actors = table.children.filter(({ columns }) => columns.length === 1 && ACTOR.test(columns[0]!.name)).length;
  return (
    (isAddressTable(table.name) && table.parents.some(({ columns }) => columns[0] === id) ? OF_ADDRESSES : nounScore(table)) +
    (has(PASSWORD) > 0 || generators.includes('string.passwordHash') ? 80 : 0) +
    Math.min(30, 15 * Math.max(names.length, has(NAMES))) +
    Math.min(30, 10 * has(ACCOUNT)) +
    (isUnique(table, email) ? 30 : 0) +
    Math.min(40, 4 * actors) +
    Math.min(10, table.children.length) -
    Math.min(60, 30 * has(FIRM)) -
    (generators.includes('company.name') ? 40 : 0)
  );
}

export function isUnique(table: MockTable, column: MockColumn): boolean {
  return table.keys.some((key) => key.predicate === null && key.columns.length === 1 && key.columns[0] === column);
}

/** Of a table whose rows are addresses of people. */
const OF_ADDRESSES = 70;

function nounScore({ name }: MockTable): number {
  const noun = nounOf(name);
  const place = NOUNS.indexOf(noun);
  if (place >= 0) return 100 - 6 * place;
  return OTHERS.has(noun) ? -80 : 0;
}

/** Whether a table's name means people who sign in. */
export function isPeopleNoun(name: string): boolean {
  return NOUNS.includes(nounOf(name));
}

/** The last word: `LocalUsers` and `local_users` are users. */
function nounOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split('_');
  return singular(words.at(-1)!);
}
