import type { CallExpression } from '@babel/types';
import { dictionary } from '@seedbed/contract';
import type { CellValue } from '../statement.ts';
import { membersOf } from './faker-call.ts';
import { literalOf } from './literal.ts';
import { choice } from './random.ts';
import type { Scope } from './scope.ts';

const NAMES: Readonly<Record<string, string>> = dictionary({
  email: 'internet.email',
  username: 'internet.username',
  password: 'internet.password',
  url: 'internet.url',
  ipv4: 'internet.ipv4',
  mac: 'internet.mac',
  userAgent: 'internet.userAgent',
  firstName: 'person.firstName',
  lastName: 'person.lastName',
  fullName: 'person.fullName',
  phoneNumber: 'phone.number',
  city: 'location.city',
  country: 'location.country',
  state: 'location.state',
  streetAddress: 'location.streetAddress',
  streetName: 'location.street',
  postalAddress: 'location.fullAddress',
  timezone: 'location.timeZone',
});

/** `copycat.email(seed)`: Snaplet's values from a seed, as generators. */
export function copycatCall(scope: Scope, name: string, { arguments: [, second] }: CallExpression): CellValue {
  const options = second && literalOf(scope, second);
  if (/^(?:oneOf|oneOfString)$/.test(name)) return choice(options) ?? { kind: 'unknown', why: `copycat.${name} of a computed list` };
  const { min, max } = membersOf(options);
  if (/^(?:int|float)$/.test(name) && (min !== undefined || max !== undefined))
    return { kind: 'generator', generator: { kind: `number.${name}`, parameters: { min: min ?? 0, ...(max !== undefined && { max }) } } };
  if (/^(?:int|float|digit|char|hex|word|words|sentence|paragraph|dateString|uuid|bool|scramble|generateUnique|mapper|password)/.test(name))
    return { kind: 'own', why: `copycat.${name} has no meaning of its own: the column keeps its generator` };
  return Object.hasOwn(NAMES, name)
    ? { kind: 'generator', generator: { kind: NAMES[name]! } }
    : { kind: 'unknown', why: `copycat.${name} has no generator like it` };
}
