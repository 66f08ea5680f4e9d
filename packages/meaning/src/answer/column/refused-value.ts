import { ownMember, resolveType, type BlueprintColumn, type Domain, type SqlType } from '@seedbed/contract';
import { parseTimestamp, typeDomain } from '@seedbed/engine';
import { acceptorOf } from '@seedbed/engine/text';
import { fault, type AnswerWork } from '../work.ts';
import { DATE_TYPES, NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

/** Why the database takes no such value in the column; a fault of the answer, if any. Null if it takes it. */
export function refusedValue(work: AnswerWork, column: BlueprintColumn, value: unknown, place: string): string | null {
  const why = reasonAgainst(work, column, value);
  if (why !== null) fault(work, place, `${column.name} takes no ${JSON.stringify(value)}: ${why.what}`, why.instead);
  return why?.what ?? null;
}

/** The same, without a fault; `instead` are values that it takes. */
export function reasonAgainst(work: AnswerWork, column: BlueprintColumn, value: unknown): { what: string; instead?: string } | null {
  if (value === null) return column.nullable ? null : { what: 'the column is NOT NULL.' };
  const type = resolveType(column.type, work.blueprint.types);
  const domain: Domain = column.domain ?? {};
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const listed = type.labels ?? domain.in;
  if (listed && type.base !== 'bool' && !listed.some((each) => each === text || (NUMBER_AND_MONEY_TYPES.has(type.base) && Number(each) === Number(text))))
    return { what: 'it is none of its values.', instead: `One of ${listed.slice(0, 30).join(', ')}.` };
  if (NUMBER_AND_MONEY_TYPES.has(type.base)) return numberReason(domain, text, type);
  if (type.base === 'time' && type.kind === 'base' && !/^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text))
    return { what: 'it is no time with two digits of hours and minutes.', instead: '07:30' };
  if (DATE_TYPES.has(type.base) && type.kind === 'base' && parseTimestamp(text) === null)
    return { what: 'it is no date or time.', instead: '"2025-03-14", or between two moments { "range": ["-12d", "now"] }' };
  const plain = plainly(text);
  const most = Math.min(type.length ?? Infinity, domain.maxLength ?? Infinity);
  if (['varchar', 'bpchar', 'text', 'citext', 'name'].includes(type.base) && plain.length > most) return { what: `it is longer than ${most} characters.` };
  const accepts = domain.patterns || domain.case ? acceptorOf(domain, type) : null;
  return accepts && !accepts(plain) ? { what: 'its CHECK refuses it.' } : null;
}

function numberReason(domain: Domain, text: string, type: SqlType): { what: string; instead?: string } | null {
  const number = Number(text);
  if (!Number.isFinite(number)) return { what: 'it is no number.' };
  const { min: least = -Infinity, max: most = Infinity } = typeDomain(type);
  if (number < Number(least) || number > Number(most)) return { what: `${type.name} takes ${least} to ${most}.` };
  const min = domain.min === undefined ? -Infinity : Number(ownMember(domain as Record<string, unknown>, 'min'));
  const max = domain.max === undefined ? Infinity : Number(domain.max);
  if (number < min || (number === min && domain.minExclusive)) return { what: `its CHECK asks for ${domain.minExclusive ? 'more than' : 'at least'} ${min}.` };
  return number > max || (number === max && domain.maxExclusive)
    ? { what: `its CHECK asks for ${domain.maxExclusive ? 'less than' : 'at most'} ${max}.` }
    : null;
}

/** The text with the first of each of its parts. */
function plainly(text: string): string {
  const plain = text.replace(/\{([^{}|]*)(?:\|[^{}|]*)+\}/g, '$1');
  return plain === text ? text : plainly(plain);
}
