import { Problem } from '@seedbed/contract';

/** Converts a value's text, in Postgres' input form, to its binary form. Throws the error of `unreadable`. */
export type Converter = (text: string) => Uint8Array;

/** The OID of a user-defined type, by the name that `format_type` gives it; undefined if unknown. */
export type OidOf = (typeName: string) => number | undefined;

/** A text that cannot be converted to the type's binary form here; in COPY text Postgres parses it itself. */
export function unreadable(text: string, type: string): Problem {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return new Problem(
    'invalid-blueprint',
    `${JSON.stringify(shown)} cannot be written as ${type} in COPY's binary format. Write it as Postgres prints it, or load with COPY text.`,
  );
}
