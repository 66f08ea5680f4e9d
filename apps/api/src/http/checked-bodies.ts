import { RawJson } from './json-answer.ts';

/** Bodies that were validated while being read. */
const checked = new WeakSet<object>();

/** Marks a body as already validated. */
export function asChecked<T extends object>(body: T): T {
  checked.add(body);
  return body;
}

export function isChecked(body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.has(body);
}

/** A member of a body as JSON: large bodies have them as text. */
export function jsonOf(member: unknown): string {
  return member instanceof RawJson ? member.text : JSON.stringify(member);
}
