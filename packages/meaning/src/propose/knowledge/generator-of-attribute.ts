import type { Generator } from '@seedbed/contract';
import type { Attribute, Concept } from '../packs/pack.ts';
import { acceptorOf } from '@seedbed/engine/text';
import { literalDefault } from '../../read/column/default-value.ts';
import { missing, type AttributeColumn } from './attribute-column.ts';
import { numbersOfAttribute } from './numbers-of-attribute.ts';
import { regexOfPattern } from './regex-of-pattern.ts';
import { firstVariant, varies } from './ways-of-text.ts';

/** If a smaller share of the examples has an attribute, its own values or range are better. */
const FREQUENT_SHARE = 0.4;

/**
 * The generator of a concept's attribute in a column; null if the column's own facts exclude it. Its examples agree with the other columns
 * of the row, which use the same ones. `own`: from a user's own pack, whose statements count even if rare, and against a DEFAULT.
 */
export function generatorOfAttribute(name: string, concept: Concept, at: AttributeColumn, own = false): Generator | null {
  const attribute = concept.attributes[name]!;
  // Nothing is called “none”: where a name is asked for, that example has no name.
  const isMissing = (value: unknown) => attribute.kind === 'text' && value === 'none' && at.words.at(-1) === 'name';
  const examples = concept.rows.map((row) => (Object.hasOwn(row, name) && !isMissing(row[name]) ? row[name]! : null));
  const often = examples.length > 0 && examples.filter((value) => value !== null).length >= (own && !attribute.values ? 1 : FREQUENT_SHARE * examples.length);
  switch (attribute.kind) {
    case 'number':
    case 'money':
      return numbersOfAttribute(attribute, often ? (examples as (number | readonly [number, number] | null)[]) : null, concept.concept, at);
    case 'flag':
      return flagOf(attribute, often ? examples : null, concept.concept, at, own);
    case 'code':
      return codeOf(attribute, at, own);
    case 'text':
    case 'label':
      return textOf(attribute, often ? examples : null, concept.concept, at, own);
    default:
      return null;
  }
}

function textOf(
  attribute: Attribute,
  examples: readonly unknown[] | null,
  of: string,
  { column, domain, rows, isApart = false }: AttributeColumn,
  own: boolean,
): Generator | null {
  const most = Math.min(column.type.length ?? Infinity, domain?.maxLength ?? Infinity);
  const listed = (column.type.labels ?? domain?.in)?.map(String);
  if (listed && !examples?.every((value) => listed.includes(String(value)))) return null;
  // Some rows have the DEFAULT: examples without it are of another kind of rows.
  const usual = listed && !own ? literalDefault(column.column) : null;
  if (usual !== null && listed?.includes(usual) && !examples?.includes(usual)) return null;
  // Most examples may satisfy a CHECK as they are: `^[A-Z]{3}$` of airports.
  const accepts = domain?.patterns || domain?.case ? acceptorOf(domain, column.type) : () => true;
  if (!accepts) return null;
  if (examples) {
    const texts = examples.map((value) => (value === null || firstVariant(String(value)).length > most || !accepts(String(value)) ? null : String(value)));
    if (domain?.patterns && texts.includes(null)) return null;
    if (texts.filter((text) => text !== null).length * 2 < texts.length) return null;
    const vary = texts.some((text) => text !== null && varies(text));
    // Numbers behind texts only where there are more rows than examples: a code of a few letters has no room for one.
    return {
      kind: 'example',
      parameters: {
        of,
        values: texts,
        ...missing(texts, column),
        ...(vary ? { vary: true } : {}),
        ...((column.unique || isApart) && (vary || rows > texts.length)
          ? { series: true, ...(texts.some((text) => text?.includes(' ')) ? {} : { joined: true }) }
          : {}),
      },
    };
  }
  const values = Object.entries(attribute.values ?? {}).filter(([value]) => firstVariant(value).length <= most && accepts(firstVariant(value)));
  if (values.length < 2) return null;
  const weights = values.map(([, weight]) => weight);
  const alike = weights.every((weight) => weight === weights[0]);
  const texts = values.map(([value]) => value);
  const shares = alike ? {} : { weights };
  // Individual texts with variable parts.
  return texts.some(varies)
    ? { kind: 'example', parameters: { of: column.name, values: texts, vary: true, ...shares } }
    : { kind: 'values', parameters: { values: texts, ...shares } };
}

function flagOf(
  { values = {}, tells = false }: Attribute,
  examples: readonly unknown[] | null,
  of: string,
  { column }: AttributeColumn,
  own: boolean,
): Generator | null {
  if (column.type.base !== 'bool') return null;
  if (examples && !tells) return { kind: 'example', parameters: { of, values: examples, ...missing(examples, column) } };
  const { true: yes = 0, false: no = 0 } = values;
  if (yes + no === 0) return null;
  const share = Math.round((yes / (yes + no)) * 100) / 100;
  // Most rows have the DEFAULT.
  const usual = own ? null : literalDefault(column.column);
  if (usual === 'true' && share < 0.5) return null;
  if (usual === 'false' && share > 0.5) return null;
  return { kind: 'datatype.boolean', parameters: { probability: share } };
}

function codeOf({ pattern, values }: Attribute, { column, domain }: AttributeColumn, own: boolean): Generator | null {
  if (domain?.in || domain?.patterns || domain?.case) return null;
  if (!pattern) return values && !column.unique ? { kind: 'values', parameters: { values: Object.keys(values), weights: Object.values(values) } } : null;
  const { regex, longest } = regexOfPattern(pattern);
  if (longest > Math.min(column.type.length ?? Infinity, domain?.maxLength ?? Infinity)) return null;
  return (own ? null : numberOfYear(pattern)) ?? { kind: 'pattern', parameters: { regex, letters: 'all' } };
}

const YEAR_AND_NUMBER = /^(?<prefix>[A-Z]{1,4})-20(?:#|\d|\[\d[\d-]*\]){2}-(?<number>(?:#|\d)+|\[0-9\]\{(?<digits>\d)\})$/;

/** The numbers of a year, `INV-20##-#####`: a year of any digits would be another than that of the row. */
function numberOfYear(pattern: string): Generator | null {
  const { prefix, number, digits = number?.length } = YEAR_AND_NUMBER.exec(pattern)?.groups ?? {};
  return prefix && Number(digits) >= 3 ? { kind: 'code.reference', parameters: { prefix, digits: Number(digits) } } : null;
}
