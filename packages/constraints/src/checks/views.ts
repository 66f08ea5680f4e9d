import { resolveType, type Domain, type Order, type SqlType } from '@seedbed/contract';
import { conjoin, domainClause, FREE, nullClause, type Clause, type ClauseColumn } from './clause.ts';
import { isConstant, mapParts, type Expression } from './expression.ts';
import { printExpression } from './print-expression.ts';
import type { Scope } from './scope.ts';
import { typeOf } from './type-of.ts';

/**
 * Parts of a column that conditions treat like columns: a member of a JSON document, an end of a range, a field of a composite value. They
 * have internal names while the normal form is built; then their domains become part of the column's.
 */
type View = { readonly of: string; readonly type: SqlType } & (
  | { readonly kind: 'member'; readonly path: readonly string[]; readonly value: string | null }
  | { readonly kind: 'lower' | 'upper' }
  | { readonly kind: 'field'; readonly field: string }
);

type Viewed = { readonly expression: Expression; readonly scope: Scope; readonly views: ReadonlyMap<string, View> };

export function withViews(e: Expression, scope: Scope): Viewed {
  const views = new Map<string, View>();
  const visit = (part: Expression): Expression => {
    const view = viewOf(part, scope);
    if (!view) return mapParts(part, visit);
    const sql = printExpression(part);
    const name = `${view.of}\u0001${sql}`;
    views.set(name, view);
    return { kind: 'column', name, view: { of: view.of, sql } };
  };
  const expression = visit(e);
  if (views.size === 0) return { expression, scope, views };
  const columns = new Map([...scope.columns, ...[...views].map(([name, view]) => [name, view.type] as const)]);
  return { expression, scope: { ...scope, columns }, views };
}

function viewOf(e: Expression, scope: Scope): View | null {
  if (e.kind === 'cast') return castMember(e, scope);
  if (e.kind === 'field' && e.item.kind === 'column') {
    const field = typeOf(e.item, scope).fields?.find((one) => one.name === e.name);
    return field ? { kind: 'field', of: e.item.name, field: field.name, type: field.type } : null;
  }
  if (e.kind === 'element') return memberAt(e.item, e.indexes.map(textKey), false, scope);
  if (e.kind !== 'call') return null;
  const [subject, ...rest] = e.items;
  if ((e.name === 'lower' || e.name === 'upper') && subject?.kind === 'column') {
    const type = typeOf(subject, scope);
    return type.kind === 'range' && type.element ? { kind: e.name, of: subject.name, type: type.element } : null;
  }
  return subject ? memberAt(subject, pathOf(e.name, rest), e.name.endsWith('>>') || e.name.endsWith('_text'), scope) : null;
}

/** A member of a document, or of a member of it. */
function memberAt(subject: Expression, path: readonly (string | null)[] | null, asText: boolean, scope: Scope): View | null {
  if (!path || path.length === 0 || path.includes(null)) return null;
  const outer = subject.kind === 'column' ? null : viewOf(subject, scope);
  const of = subject.kind === 'column' ? subject.name : outer?.kind === 'member' ? outer.of : null;
  if (of === null || !/^jsonb?$/.test(outer ? outer.type.base : typeOf(subject, scope).base)) return null;
  const before = outer?.kind === 'member' ? outer.path : [];
  return { kind: 'member', of, path: [...before, ...(path as string[])], type: resolveType(asText ? 'text' : 'jsonb'), value: asText ? 'string' : null };
}

/** Keys by name; places in a list are not followed. */
function pathOf(name: string, rest: readonly Expression[]): (string | null)[] | null {
  const [first] = rest;
  if (/^->>?$/.test(name)) return rest.length === 1 ? [textKey(first!)] : null;
  if (/^jsonb?_extract_path(_text)?$/.test(name)) return rest.map(textKey);
  if (/^#>>?$/.test(name)) return first?.kind === 'array' ? first.items.map(textKey) : null;
  return null;
}

function textKey(e: Expression): string | null {
  return isConstant(e) && e.text !== null && !e.type.startsWith('int') && !/^-?\d+$/.test(e.text) ? e.text : null;
}

/** `(doc ->> 'k')::numeric`: a numeric member. */
function castMember(e: Expression & { kind: 'cast' }, scope: Scope): View | null {
  const inner = viewOf(e.item, scope);
  if (inner?.kind !== 'member') return null;
  const value = /^(int[248]|numeric|float[48])$/.test(e.type) ? 'number' : e.type === 'bool' ? 'boolean' : null;
  return value && { ...inner, type: resolveType(e.type), value };
}

/** The clause in terms of whole columns; null if it contradicts itself. */
export function withoutViews(clause: Clause, views: ReadonlyMap<string, View>, scope: Scope): Clause | null {
  let out: Clause | null = { ...FREE, columns: new Map([...clause.columns].filter(([name]) => !views.has(name))), unread: clause.unread };
  for (const one of clause.order) {
    const viewed = one.order.terms.some(({ column }) => views.has(column));
    const literal: Clause = !viewed
      ? { ...FREE, order: [one] }
      : (widthClause(one.order, views) ?? { ...FREE, unread: [{ condition: `(${one.sql} IS NOT FALSE)`, columns: one.columns, constants: [] }] });
    out = out && conjoin(out, literal, scope);
  }
  for (const [name, entry] of clause.columns) {
    const view = views.get(name);
    if (view) out = out && conjoin(out, columnClause(view, entry), scope);
  }
  return out;
}

/** Both ends of one range compared with each other: its width. */
function widthClause({ terms, operator, value }: Order, views: ReadonlyMap<string, View>): Clause | null {
  const [a, b] = terms.map(({ column }) => views.get(column));
  if (terms.length !== 2 || !a || !b || a.of !== b.of || operator === '<>' || terms[0]!.coefficient !== -terms[1]!.coefficient) return null;
  if (![a, b].some((view) => view.kind === 'lower') || ![a, b].some((view) => view.kind === 'upper')) return null;
  const by = terms[a.kind === 'upper' ? 0 : 1]!.coefficient;
  const bound = value / by;
  // Strict bounds are relaxed by one unit: a day, a second, a number.
  const strict = operator === '<' ? 1 : 0;
  const required: Domain['range'] = {
    ...(by > 0 || operator === '=' ? { maxWidth: bound - strict } : {}),
    ...(by < 0 || operator === '=' ? { minWidth: bound + strict } : {}),
  };
  // No range ends before it begins, and one that ends where it begins is empty.
  if (required.minWidth !== undefined && required.minWidth <= strict) delete required.minWidth;
  if (required.maxWidth !== undefined && required.maxWidth <= 0) return null;
  return Object.keys(required).length === 0 ? FREE : domainClause(a.of, { range: required });
}

function columnClause(view: View, entry: ClauseColumn): Clause {
  const domain = wholeDomain(view, entry);
  const clause = domainClause(view.of, domain);
  if (entry.null && view.kind === 'field') return nullClause(view.of);
  return entry.notNull ? { ...clause, columns: new Map([[view.of, { domain, notNull: true }]]) } : clause;
}

function wholeDomain(view: View, { null: isNull, notNull, domain }: ClauseColumn): Domain {
  if (view.kind === 'field') return { fields: { [view.field]: domain } };
  if (view.kind === 'member') {
    const last = view.path.at(-1)!;
    const value: Domain = { ...(view.value ? { jsonTypes: [view.value] } : {}), ...(view.type.base === 'jsonb' ? scalars(domain) : domain) };
    // A missing member is NULL.
    const inner: Domain = isNull ? { jsonTypes: ['object'], jsonAbsent: [last] } : { jsonTypes: ['object'], jsonMembers: { [last]: value } };
    return view.path.slice(0, -1).reduceRight<Domain>((member, key) => ({ jsonTypes: ['object'], jsonMembers: { [key]: member } }), inner);
  }
  const open = view.kind === 'lower' ? 'lowerOpen' : 'upperOpen';
  if (isNull) return { range: { [open]: true } };
  const end = Object.keys(domain).length > 0 ? { [view.kind]: domain } : {};
  return { range: notNull ? { empty: false, [open]: false, ...end } : end };
}

/** A list of documents as the texts that `->>` returns. */
function scalars(domain: Domain): Domain {
  if (!domain.in) return domain;
  const values = domain.in.map((text): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  });
  if (values.some((value) => typeof value === 'object')) return domain;
  return { ...domain, jsonTypes: [...new Set(values.map((value) => typeof value))], in: values.map(String) };
}
