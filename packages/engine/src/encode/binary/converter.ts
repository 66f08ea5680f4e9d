import { Problem } from '@seedbed/contract';

/** From a value's text, as Postgres takes it, to the bytes of its binary form. Throws what `unreadable` makes. */
export type Converter = (text: string) => Uint8Array;

/** The OID of a user-defined type, by the name that `format_type` gives it; undefined if unknown. */
export type OidOf = (typeName: string) => number | undefined;

/** A text that this side cannot turn into the type's binary form; COPY text leaves its reading to Postgres. */
export function unreadable(text: string, type: string): Problem {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return new Problem(
    'invalid-blueprint',
    `${JSON.stringify(shown)} cannot be written as ${type} in COPY's binary format. Write it as Postgres prints it, or load with COPY text.`,
  );
}
