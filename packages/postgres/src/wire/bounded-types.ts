import { types, type CustomTypesConfig } from 'pg';
import { PARSED_CHARACTERS } from './limits.ts';

const { builtins } = types;

/**
 * Types whose values may be long, and whose parsers read them in one pass. Text types: char, name, text, bpchar,
 * varchar.
 */
const MAY_BE_LONG: ReadonlySet<number> = new Set([builtins.JSON, builtins.JSONB, builtins.BYTEA, 1002, 1003, 1005, 1007, 1009, 1014, 1015, 1016, 1028]);

/**
 * The driver parses dates and intervals with patterns that take hours for a million digits: a value that is too long
 * remains a text.
 */
export const boundedTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    const parse = types.getTypeParser(oid, format as 'text') as (value: string | Buffer) => unknown;
    if (MAY_BE_LONG.has(oid)) return parse;
    return (value: string | Buffer) => (value.length > PARSED_CHARACTERS ? value : parse(value));
  },
};
