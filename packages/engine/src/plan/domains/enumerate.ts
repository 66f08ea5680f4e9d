import type { Domain, SqlType } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putBytes, putText, restart } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { TWO_32 } from '../../values/powers.ts';
import { cellText } from '../cell-text.ts';
import { wordsOf } from '../../text/words-of.ts';
import { scaleOf } from './bounds.ts';
import { arena, bytesOf, elementText, hexGroups, jsonOf, literals, putUuid } from './enumerate-literals.ts';
import { listsOf } from './lists-of.ts';
import { numbers, type F53, type I32, type Parts } from './enumerate-numbers.ts';
import { intersectDomains } from './intersect.ts';
import { power } from './power.ts';
import { typeDomain } from './type-domain.ts';

/** Values of a type and domain by rank: each rank r of 0 … count − 1 has a different value. Simplest values first. */
export type Enumeration = { readonly shape: Shape; readonly count: number; put(out: Column, row: number, rank: number): void };

export function enumerate(type: SqlType, domain: Domain): Enumeration {
  const listed = domain.in?.filter((value) => !domain.notIn?.includes(value)) ?? [];
  // If no value is allowed, any will do: the proof reports it.
  if (listed.length > 0) return fromList(type, listed);
  if (type.kind === 'array') return arrays(type.element!, domain);
  if (type.kind === 'range') return literals(1e9, (rank) => `[${elementText(type.element!, 2 * rank)},${elementText(type.element!, 2 * rank + 1)})`);
  if (type.kind === 'multirange') return literals(1e9, (rank) => `{[${elementText(type.element!, 2 * rank)},${elementText(type.element!, 2 * rank + 1)})}`);
  const scale = scaleOf(type);
  if (scale) return numbers(type, scale, domain);
  switch (type.base) {
    case 'bool':
      return { shape: { store: 'i32', as: 'bool' }, count: 2, put: (out, row, rank) => void ((out as I32).values[row] = 1 - rank) };
    case 'uuid':
      return { shape: { store: 'bits128', as: 'uuid' }, count: Number.MAX_SAFE_INTEGER, put: putUuid };
    case 'text':
    case 'varchar':
    case 'bpchar':
    case 'citext':
    case 'name':
    case 'char':
      return (domain.patterns && worded(type, domain)) ?? codes(domain);
    case 'bytea':
      return arena('bytes', Number.MAX_SAFE_INTEGER, (out, row, rank) => putBytes(out, row, bytesOf(rank, domain.minLength ?? 8)));
    case 'json':
    case 'jsonb':
      return arena('json', 1e15, (out, row, rank) => putText(out, row, jsonOf(domain, rank)));
    case 'inet':
    case 'cidr':
      return literals(0x1000000, (rank) => `10.${rank >> 16}.${(rank >> 8) & 255}.${rank & 255}`);
    case 'macaddr':
      return literals(0x10000000000, (rank) => hexGroups(rank, 5, '02'));
    case 'macaddr8':
      return literals(0x1000000000000, (rank) => hexGroups(rank, 6, '02:00'));
    case 'interval':
      return literals(1e9, (rank) => `${rank + 1} minutes`);
    case 'bit':
    case 'varbit': {
      const length = Math.min(type.length ?? 16, 53);
      return literals(power(2, length), (rank) => rank.toString(2).padStart(type.length ?? length, '0'));
    }
    case 'point':
      return literals(1e9, (rank) => `(${rank},0)`);
    case 'box':
      return literals(1e9, (rank) => `(${2 * rank + 1},1),(${2 * rank},0)`);
    case 'circle':
      return literals(1e9, (rank) => `<(${3 * rank},0),1>`);
    case 'line':
      return literals(1e9, (rank) => `{1,1,${rank}}`);
    case 'lseg':
      return literals(1e9, (rank) => `[(${rank},0),(${rank},1)]`);
    case 'path':
    case 'polygon':
      return literals(1e9, (rank) => `((${rank},0),(${rank},1),(${rank + 1},1))`);
    case 'ltree':
      return literals(1e9, (rank) => `top.n${rank}`);
    case 'hstore':
      return literals(1e9, (rank) => `"id"=>"${rank}"`);
    case 'xml':
      return literals(1e9, (rank) => `<item id="${rank}"/>`);
    case 'jsonpath':
      return literals(1e9, (rank) => `$.k${rank}`);
    case 'tsvector':
    case 'tsquery':
      return literals(1e9, (rank) => `'w${rank}'`);
    case 'pg_lsn':
      return literals(TWO_32, (rank) => `0/${rank.toString(16).toUpperCase()}`);
    case 'cube':
      return literals(1e9, (rank) => `(${rank})`);
    case 'composite':
      return composite(type, domain);
    default:
      return literals(1e9, (rank) => String(rank + 1));
  }
}

/** Elements inside their own domain, if they have one; lists of labels are limited by the number of labels. */
function arrays(element: SqlType, domain: Domain): Enumeration {
  const least = Math.max(1, domain.minLength ?? 0);
  if (!domain.element && least === 1 && !hasOwnForm(element)) return literals(1e9, (rank) => `{${elementText(element, rank)}}`);
  const inner = domain.element ?? {};
  return listsOf(enumerate(element, scaleOf(element) ? inner : intersectDomains(typeDomain(element), inner)), least, domain.maxLength);
}

/** Types with few labels, or whose values are not plain texts. */
function hasOwnForm({ kind, base }: SqlType): boolean {
  return (
    /^(enum|range|multirange|composite)$/.test(kind) || /^(bool|point|box|circle|line|lseg|path|polygon|hstore|macaddr8?|pg_lsn|cube|jsonpath)$/.test(base)
  );
}

/** Each field by the same rank, inside its own domain and its type's domain. */
function composite(type: SqlType, domain: Domain): Enumeration {
  const fields = (type.fields ?? []).map((field) => {
    const bound = domain.fields && Object.hasOwn(domain.fields, field.name) ? domain.fields[field.name]! : {};
    // Numbers start at one by default; texts, labels and bits have their type's length.
    const whole = scaleOf(field.type) ? bound : intersectDomains(typeDomain(field.type), bound);
    const values = (bound.patterns && worded(field.type, whole)) ?? enumerate(field.type, whole);
    return { values, cell: allocColumn(values.shape, 1) };
  });
  const count = fields.reduce((most, field) => Math.max(most, field.values.count), 1);
  return literals(Math.min(count, 1e9), (rank) => {
    const texts = fields.map(({ values, cell }) => {
      restart(cell);
      values.put(cell, 0, rank % Math.max(1, values.count));
      return `"${cellText(cell, 0).replace(/["\\]/g, '\\$&')}"`;
    });
    return `(${texts.join(',')})`;
  });
}

/** Texts that match their patterns; null if they cannot be enumerated. */
function worded(type: SqlType, domain: Domain): Enumeration | null {
  const words = wordsOf(domain, type);
  return words && words.count > 0 ? arena('text', words.count, (out, row, rank) => putText(out, row, words.at(rank))) : null;
}

/** Codes of lower-case letters, eight if the lengths allow; all of one width, so that all are different. */
function codes(domain: Domain): Enumeration {
  const most = Math.min(domain.maxLength ?? 8, domain.maxBytes ?? 8);
  const width = Math.max(1, Math.min(11, most), Math.min(11, domain.minLength ?? 0));
  const padding = Math.max(0, (domain.minLength ?? domain.minBytes ?? 0) - width);
  const count = Math.min(Number.MAX_SAFE_INTEGER, power(26, width));
  const alphabet = domain.case === 'upper' ? LETTERS.toUpperCase() : LETTERS;
  return {
    shape: {
      store: 'parts',
      parts: [{ kind: 'int', width, max: count - 1, alphabet }, ...(padding > 0 ? [{ kind: 'literal', text: 'x'.repeat(padding) } as const] : [])],
    },
    count,
    put: (out, row, rank) => void ((out as Parts).parts[0]![row] = rank),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function fromList(type: SqlType, values: readonly string[]): Enumeration {
  const scale = scaleOf(type);
  if (scale) {
    const parsed = values.map((value) => scale.parse(value)).filter((value) => value !== null);
    const whole = numbers(type, scale, {});
    const divisor = scale.kind === 'double' ? power(10, scale.digits) : 1;
    return { shape: whole.shape, count: parsed.length, put: (out, row, rank) => void ((out as I32 | F53).values[row] = parsed[rank]! / divisor) };
  }
  if (type.base === 'bool') {
    const flags = values.map((value) => (/^(t|true|y|yes|on|1)$/i.test(value) ? 1 : 0));
    return { shape: { store: 'i32', as: 'bool' }, count: flags.length, put: (out, row, rank) => void ((out as I32).values[row] = flags[rank]!) };
  }
  if (['text', 'varchar', 'bpchar', 'citext', 'name', 'char', 'enum'].includes(type.base)) {
    const dictionary = new Dictionary(values);
    return {
      shape: { store: 'dict', dictionary },
      count: values.length,
      put: (out, row, rank) => void ((out as Extract<Column, { store: 'dict' }>).indices[row] = rank),
    };
  }
  return literals(values.length, (rank) => values[rank]!, type.base === 'json' || type.base === 'jsonb' ? 'json' : 'literal');
}
