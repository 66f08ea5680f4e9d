import { dictionary, type Domain } from '@seedbed/contract';
import { plain, TEXT } from './label-condition.ts';

/** Conditions on columns, all of which hold. */
export type Domains = Readonly<Record<string, Domain>>;

/** The column that a name or a path of a condition is; null if it is none of those that are asked for. */
export type ColumnOf = (path: string) => string | null;

type One = { readonly column: string; readonly domain: Domain };

const PATH = String.raw`[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*`;
const COMPARED = new RegExp(`^(${PATH})\\s*(==|!=|<=|<|>=|>)\\s*(.+)$`, 's');
const LISTED = new RegExp(`^(${PATH})\\s+in\\s+\\[(.*)\\]$`, 's');
const FLAG = new RegExp(`^(${PATH})$`);
const LITERAL = new RegExp(String.raw`${TEXT}|-?\d+(?:\.\d+)?|true|false`, 'g');
/** The tokens of a condition: a text is one, so that what stands in it joins and closes nothing. */
const TOKEN = new RegExp(String.raw`${TEXT}|&&|\|\||[\s\S]`, 'g');

/** The parts of a condition between an operator outside of brackets and texts. */
export function splitAt(condition: string, operator: '&&' | '||' | '?' | ':'): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of condition.matchAll(TOKEN)) {
    if (/^[([]$/.test(token)) depth++;
    else if (/^[)\]]$/.test(token)) depth--;
    if (token === operator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** Without brackets around all of it. */
export function bare(part: string): string {
  const inner = /^\((.*)\)$/s.exec(part.trim())?.[1];
  if (inner === undefined) return part.trim();
  let depth = 0;
  for (const [token] of inner.matchAll(TOKEN)) {
    depth += token === '(' ? 1 : token === ')' ? -1 : 0;
    if (depth < 0) return part.trim();
  }
  return bare(inner);
}

/** Comparisons of columns with values joined by `&&`, and values of one column by `||`; null for any other condition. */
export function domainsOf(condition: string, columnOf: ColumnOf): Domains | null {
  const found = dictionary<Domain>();
  for (const part of splitAt(bare(condition), '&&')) {
    const text = bare(part);
    const inner = splitAt(text, '&&').length > 1 ? domainsOf(text, columnOf) : asDomains(anyOf(text, columnOf));
    if (!inner || !Object.entries(inner).every(([column, domain]) => meet(found, column, domain))) return null;
  }
  return found;
}

/** The opposite of a condition as far as it is one of columns and values; null for any other, and for a NULL that a comparison leaves out. */
export function oppositeOf(condition: string, columnOf: ColumnOf): Domains | null {
  const text = bare(condition);
  const negated = /^!\s*(\(.*\))$/s.exec(text)?.[1];
  if (negated !== undefined && bare(negated) !== negated) return domainsOf(negated, columnOf);
  const found = dictionary<Domain>();
  for (const part of splitAt(text, '||')) {
    const one = anyOf(bare(part), columnOf);
    const domain = one && opposite(one.domain);
    if (!domain || !meet(found, one.column, domain)) return null;
  }
  return found;
}

/** Both conditions; null if no row can meet them. */
export function bothOf(one: Domains, other: Domains): Domains | null {
  const found = Object.assign(dictionary<Domain>(), one);
  return Object.entries(other).every(([column, domain]) => meet(found, column, domain)) ? found : null;
}

function asDomains(one: One | null): Domains | null {
  return one && Object.assign(dictionary<Domain>(), { [one.column]: one.domain });
}

/** Adds a condition on a column. Whether a value is left. */
function meet(found: Record<string, Domain>, column: string, domain: Domain): boolean {
  const known = found[column] ?? {};
  const [a, b] = [known.in, domain.in];
  const without = [...(known.notIn ?? []), ...(domain.notIn ?? [])];
  const listed = (a && b ? a.filter((value) => b.includes(value)) : (a ?? b))?.filter((value) => !without.includes(value));
  found[column] = { ...known, ...domain, ...(listed && { in: listed }), ...(without.length > 0 && !listed && { notIn: without }) };
  if (listed) delete found[column].notIn;
  // An empty list says NULL, and nothing else does.
  return !listed || listed.length > 0 || a?.length === 0 || b?.length === 0;
}

/** A comparison, or several values of one column joined by `||`. */
export function anyOf(part: string, columnOf: ColumnOf): One | null {
  const choices = splitAt(bare(part), '||');
  const [first, ...others] = choices.map((choice) => domainOf(bare(choice), columnOf));
  if (others.length === 0) return first ?? null;
  const values = [first, ...others].map((one) => (one && one.column === first?.column && (one.domain.in ?? []).length > 0 ? one.domain.in! : null));
  return values.includes(null) ? null : { column: first!.column, domain: { in: values.flatMap((each) => each!) } };
}

function domainOf(part: string, columnOf: ColumnOf): One | null {
  const negated = /^!\s*(.*)$/s.exec(part)?.[1];
  if (negated !== undefined) {
    const one = anyOf(bare(negated), columnOf);
    const domain = one && opposite(one.domain);
    return domain ? { column: one.column, domain } : null;
  }
  const [, path, list] = LISTED.exec(part) ?? [];
  if (path !== undefined) {
    const values = (list!.match(LITERAL) ?? []).map(plain);
    return named(columnOf(path), values.length > 0 ? { in: values } : null);
  }
  const flag = FLAG.exec(part)?.[1];
  if (flag !== undefined) return named(columnOf(flag), { in: ['true'] });
  const [, left, operator, right = ''] = COMPARED.exec(part) ?? [];
  return left === undefined ? null : named(columnOf(left), comparedWith(operator!, right.trim()));
}

function named(column: string | null, domain: Domain | null): One | null {
  return column !== null && domain ? { column, domain } : null;
}

function comparedWith(operator: string, right: string): Domain | null {
  if (right === 'null') return operator === '!=' ? { notIn: [] } : operator === '==' ? { in: [] } : null;
  const literal = /^(?:date|timestamp)\((.*)\)$/.exec(right)?.[1] ?? right;
  if (literal.match(LITERAL)?.[0] !== literal) return null;
  const value = plain(literal);
  switch (operator) {
    case '==':
      return { in: [value] };
    case '!=':
      return { notIn: [value] };
    case '<':
    case '<=':
      return { max: value, ...(operator === '<' && { maxExclusive: true }) };
    default:
      return { min: value, ...(operator === '>' && { minExclusive: true }) };
  }
}

/** The values that a condition on one column leaves out. */
function opposite({ in: listed, notIn, min, max, minExclusive, maxExclusive }: Domain): Domain | null {
  if (listed) return { notIn: listed };
  if (notIn) return { in: notIn };
  if (min !== undefined && max === undefined) return { max: min, ...(!minExclusive && { maxExclusive: true }) };
  if (max !== undefined && min === undefined) return { min: max, ...(!maxExclusive && { minExclusive: true }) };
  return null;
}
