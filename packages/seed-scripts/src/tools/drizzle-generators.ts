import type { Node } from '@babel/types';
import { dictionary } from '@seedbed/contract';
import type { CellValue, NamedGenerator } from '../statement.ts';
import { membersOf } from '../code/faker-call.ts';
import { literalOf, nameOf, UNKNOWN } from '../code/literal.ts';
import { choice, isLiteral } from '../code/random.ts';
import { bare, pathOf, resolve, type Scope } from '../code/scope.ts';

const KINDS: Readonly<Record<string, string>> = dictionary({
  firstName: 'person.firstName',
  lastName: 'person.lastName',
  fullName: 'person.fullName',
  email: 'internet.email',
  phoneNumber: 'phone.number',
  country: 'location.country',
  city: 'location.city',
  state: 'location.state',
  streetAddress: 'location.streetAddress',
  postcode: 'location.zipCode',
  jobTitle: 'person.jobTitle',
  companyName: 'company.name',
  inet: 'internet.ip',
});

/** Random values without a meaning: the column's inferred generator is better. */
const PLAIN = /^(?:boolean|date|time|timestamp|datetime|year|interval|string|uuid|json|loremIpsum|point|line|geometry|vector|bitString|number|int)$/;

/** A function of drizzle-seed: `f.int({ minValue: 1, maxValue: 9 })`. */
export function drizzleGenerator(scope: Scope, node: Node): CellValue {
  const call = resolve(scope, node);
  const path = call.type === 'CallExpression' ? pathOf(call.callee) : undefined;
  if (call.type !== 'CallExpression' || path?.length !== 2) return { kind: 'unknown', why: 'computed by code' };
  const [first] = call.arguments;
  const name = path[1]!;
  if (name === 'weightedRandom') return weightedRandom(scope, first);
  const given = first ? literalOf(scope, first) : {};
  const options = given === UNKNOWN ? partly(scope, first!) : membersOf(given);
  if (name === 'default')
    return isLiteral(options['defaultValue']) ? { kind: 'literal', value: options['defaultValue'] } : { kind: 'unknown', why: 'its value is not a literal' };
  if (name === 'valuesFromArray') return valuesOf(options['values']);
  if (name === 'intPrimaryKey') return { kind: 'own', why: 'Seedbed numbers keys itself' };
  const bounded = boundsOf(name, options);
  if (bounded) return { kind: 'generator', generator: bounded };
  if (name === 'phoneNumber' && typeof options['template'] === 'string')
    return { kind: 'generator', generator: { kind: 'code.mask', parameters: { mask: options['template'] } } };
  if (PLAIN.test(name)) return { kind: 'own', why: `${name}() without bounds has no meaning of its own: the column keeps its generator` };
  return Object.hasOwn(KINDS, name) ? { kind: 'generator', generator: { kind: KINDS[name]! } } : { kind: 'unknown', why: `there is no generator like ${name}` };
}

/** The members of an object that are literal. */
function partly(scope: Scope, given: Node): Readonly<Record<string, unknown>> {
  const node = bare(given);
  if (node.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    node.properties.flatMap((each) => {
      const value = each.type === 'ObjectProperty' ? literalOf(scope, each.value) : UNKNOWN;
      return value === UNKNOWN ? [] : [[nameOf(each as { key: Node }), value]];
    }),
  );
}

function boundsOf(name: string, { minValue: min, maxValue: max, precision, minDate, maxDate }: Readonly<Record<string, unknown>>): NamedGenerator | undefined {
  const bounds = { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
  if (/^(?:number|int)$/.test(name) && Object.keys(bounds).length > 0) {
    if (name === 'int') return { kind: 'number.int', parameters: { min: 0, ...bounds } };
    const fractionDigits = typeof precision === 'number' && precision > 0 ? Math.round(Math.log10(precision)) : 2;
    return { kind: 'number.float', parameters: { ...bounds, fractionDigits } };
  }
  const [from, to] = [minDate, maxDate].map((date) => (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 10) : undefined));
  return /^(?:date|timestamp|datetime)$/.test(name) && from && to ? { kind: 'date.between', parameters: { from, to } } : undefined;
}

/** A list, or lists by weight: `[{ weight: 0.3, values: ['a', 'b'] }]`. */
function valuesOf(values: unknown): CellValue {
  const plain = choice(values);
  if (plain) return plain;
  const groups = Array.isArray(values) ? values.map(membersOf) : [];
  const all = groups.flatMap(({ weight, values: list }) =>
    Array.isArray(list) ? list.map((value: unknown) => ({ value, weight: Number(weight) / list.length })) : [],
  );
  if (all.length === 0 || !all.every(({ value, weight }) => isLiteral(value) && weight >= 0)) return { kind: 'unknown', why: 'its values are not literals' };
  return { kind: 'choice', values: all } as CellValue;
}

function weightedRandom(scope: Scope, given: Node | undefined): CellValue {
  const list = given && resolve(scope, given);
  if (list?.type !== 'ArrayExpression') return { kind: 'unknown', why: 'computed by code' };
  const arms = list.elements.map((each) => {
    const arm = each && bare(each);
    const members = arm?.type === 'ObjectExpression' ? arm.properties : [];
    const of = (name: string) => members.find((one) => one.type === 'ObjectProperty' && nameOf(one) === name) as { value: Node } | undefined;
    const weight = of('weight') && literalOf(scope, of('weight')!.value);
    const value = of('value') && drizzleGenerator(scope, of('value')!.value);
    return typeof weight === 'number' && value ? { weight, value } : undefined;
  });
  const choices = arms.map((arm) => {
    if (arm?.value.kind === 'literal') return [{ value: arm.value.value, weight: arm.weight }];
    const values = arm?.value.kind === 'choice' ? arm.value.values : undefined;
    const sum = values?.reduce((all, { weight }) => all + weight, 0) ?? 0;
    return values?.map((each) => ({ value: each.value, weight: (each.weight / sum) * arm!.weight }));
  });
  if (choices.every((each) => each !== undefined)) return { kind: 'choice', values: choices.flatMap((each) => each!) };
  if (!arms.every((arm) => arm?.value.kind === 'generator' || arm?.value.kind === 'literal'))
    return { kind: 'unknown', why: 'one of its ways has no generator like it' };
  const weighted = arms.map((arm) => ({
    weight: arm!.weight,
    ...(arm!.value.kind === 'generator' ? { generator: withoutMark(arm!.value.generator) } : { value: (arm!.value as { value: unknown }).value }),
  }));
  return { kind: 'generator', generator: { kind: 'weighted', parameters: { choices: weighted } } };
}

function withoutMark({ kind, parameters }: NamedGenerator): NamedGenerator {
  return { kind, ...(parameters && { parameters }) };
}
