import { dictionaryOf, type Domain, isObject, type SqlType } from '@seedbed/contract';
import { wordsOf } from '../../text/index.ts';
import { boundsOf, scaleOf } from './bounds.ts';

/** Whether a document has the type, the keys and the members that its domain requires. */
export function fits(document: unknown, domain: Domain): boolean {
  if (document === undefined || !allowed(typeOf(document), domain)) return false;
  if (Array.isArray(document) && (document.length < (domain.minLength ?? 0) || document.length > (domain.maxLength ?? Infinity))) return false;
  if (isObject(document) && domain.jsonAbsent?.some((key) => Object.hasOwn(document, key))) return false;
  if (!(domain.jsonKeys ?? []).every((key) => isObject(document) && Object.hasOwn(document, key))) return false;
  return Object.entries(domain.jsonMembers ?? {}).every(
    ([key, member]) => isObject(document) && Object.hasOwn(document, key) && memberFits(document[key], member),
  );
}

/** Whether the domain allows documents of this JSON type. */
export function allowed(type: string, { jsonTypes }: Domain): boolean {
  return !jsonTypes || jsonTypes.includes(type);
}

function typeOf(document: unknown): string {
  return document === null ? 'null' : Array.isArray(document) ? 'array' : typeof document;
}

/** The document with all required keys, without forbidden keys, and with the required values. */
export function completed(document: Record<string, unknown>, domain: Domain, row: number): Record<string, unknown> {
  const whole = dictionaryOf<unknown>([...(domain.jsonKeys ?? []).map((key) => [key, ''] as const), ...Object.entries(document)]);
  for (const key of domain.jsonAbsent ?? []) delete whole[key];
  for (const [key, member] of Object.entries(domain.jsonMembers ?? {})) {
    const value = whole[key];
    if (value === undefined || !memberFits(value, member))
      whole[key] = isObject(value) && allowed('object', member) ? completed(value, member, row) : memberValue(member, row);
  }
  return whole;
}

const TEXT: SqlType = { name: 'text', kind: 'base', base: 'text' };
const NUMBER: SqlType = { name: 'numeric', kind: 'base', base: 'numeric' };

/**
 * Whether `document ->> key` is in the domain; bounds are for numbers. A member is only null if nothing else is
 * required.
 */
function memberFits(value: unknown, member: Domain): boolean {
  if (value === null) return member.jsonTypes?.includes('null') === true;
  if (typeof value === 'object') return fits(value, member);
  if (!allowed(typeOf(value), member) || member.jsonMembers || member.jsonKeys) return false;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (member.min !== undefined || member.max !== undefined) {
    const { min, max } = boundsOf(scaleOf(NUMBER)!, member);
    const number = Number(text) * 100;
    if (!(number >= min && number <= max)) return false;
  }
  return wordsOf(textual(member), TEXT)?.accepts(text) ?? true;
}

function memberValue(member: Domain, row: number): unknown {
  const type = member.jsonTypes?.[0];
  if (type === 'object' || member.jsonMembers || member.jsonKeys) return completed({}, member, row);
  if (type === 'array') return listOf(member, row);
  if (type === 'boolean') return member.in?.[0] !== 'false';
  if (type === 'null') return null;
  if (!member.in && (type === 'number' || member.min !== undefined || member.max !== undefined)) {
    const { min, max } = boundsOf(scaleOf(NUMBER)!, member);
    const whole = Math.ceil(Math.max(min, Math.min(max, 0)) / 100);
    return type === 'string' ? String(whole) : whole;
  }
  const words = wordsOf(textual(member), TEXT, { enough: 1_000 });
  const text = words && words.count > 0 ? words.at(row % Math.min(words.count, 1_000)) : '';
  return type === 'number' ? Number(text) : text;
}

/** As many texts as a list requires, plus up to three. */
export function listOf({ minLength = 0, maxLength = minLength + 3 }: Domain, row: number): string[] {
  return Array.from({ length: minLength + (row % Math.max(1, Math.min(4, maxLength - minLength + 1))) }, (_, i) => `item ${i + 1}`);
}

/** The conditions on the text itself. */
function textual({ min: _, max: __, minExclusive: ___, maxExclusive: ____, jsonTypes: _____, jsonAbsent: ______, ...text }: Domain): Domain {
  return text;
}
