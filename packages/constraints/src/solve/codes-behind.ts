import { dictionaryOf, type Domain, type Generator } from '@seedbed/contract';
import { isConstant, type Expression } from '../checks/expression.ts';
import { conjoin, FREE, readClauses, type Clause } from '../checks/index.ts';
import { piecePattern, readPiece } from '../checks/atoms/piece.ts';
import { formulaName } from '../code/print-formula.ts';
import { plainRest, restOf, type Head } from './code-layout.ts';
import type { TableFacts } from './constraints.ts';
import { namesOf, type Solved } from './solve-conditions.ts';

type Behind = {
  readonly read: readonly Solved[];
  readonly generators: Readonly<Record<string, Generator>>;
  /** How each is satisfied, by the constraint's name. */
  readonly how: ReadonlyMap<string, string>;
};

/** A code and the column that is a part of it: its prefix if `skip` is 0. */
type Part = { readonly code: string; readonly other: string; readonly head: Head; readonly separator: string; readonly piece: Expression | null };

/**
 * `left(code, 2) = country`, `split_part(code, '-', 1) = region`, `sku LIKE maker || '-%'`: the code consists of the
 * other column and a number, so that references and lists keep their distribution. A column that is only a part of the
 * code (`right(card, 4) = last4`) is cut from it instead.
 */
export function codesBehind(read: readonly Solved[], facts: TableFacts): Behind {
  const generators: [string, Generator][] = [];
  const how = new Map<string, string>();
  const left = read.map((one) => {
    const found = partOf(one, facts);
    const taken = generators.some(([name]) => name === found?.part.code || name === found?.part.other);
    const met = found && !taken ? (cutFrom(found.part, one, read, facts) ?? builtOf(found.part, found.rest, one, read, facts)) : null;
    const clause = met && conjoin(met.clause, found!.rest, facts.scope);
    if (!met || !clause) return one;
    generators.push([met.column, met.generator]);
    how.set(one.constraint.name, `${met.column} is made of ${met.column === found!.part.code ? found!.part.other : found!.part.code}`);
    return { ...one, clauses: [clause] };
  });
  return { read: left, generators: dictionaryOf(generators), how };
}

type Met = { readonly column: string; readonly generator: Generator; readonly clause: Clause };

/** The comparison in a CHECK, and the other conditions of the CHECK. */
function partOf({ constraint, clauses }: Solved, facts: TableFacts): { part: Part; rest: Clause } | null {
  const isUnread = clauses.length === 1 && clauses[0]!.unread.length > 0;
  if (!isUnread || constraint.kind !== 'check' || constraint.elementOf !== undefined || 'unreadable' in constraint.read) return null;
  const { expression } = constraint.read;
  const items = expression.kind === 'and' ? expression.items : [expression];
  for (const item of items) {
    const part = comparedPart(item, facts);
    if (!part) continue;
    const others = items.filter((other) => other !== item);
    const [rest, ...more] = others.length > 0 ? readClauses({ kind: 'and', items: others }, 'notFalse', facts.scope) : [FREE];
    if (rest && more.length === 0 && rest.unread.length === 0 && rest.order.length === 0) return { part, rest };
  }
  return null;
}

function comparedPart(e: Expression, { scope, table }: TableFacts): Part | null {
  if (e.kind !== 'call' || e.items.length !== 2) return null;
  const plain = (item: Expression): string | null => {
    const { kind, name, view } = uncast(item) as Expression & { kind: 'column' };
    const column = kind === 'column' && !view ? table.columns.find((one) => one.name === name && !one.generated) : undefined;
    return column && /^(?:text|varchar|bpchar)$/.test(scope.columns.get(name)?.base ?? '') && formulaName(name) ? name : null;
  };
  const partOf = (code: string | null, other: string | null, head: Head, separator: string, piece: Expression | null): Part | null =>
    code !== null && other !== null && code !== other ? { code, other, head, separator, piece } : null;
  const [first, second] = e.items as [Expression, Expression];
  if (e.name === 'starts_with' || e.name === '^@') return partOf(plain(first), plain(second), null, '', null);
  if (e.name === '~~') {
    const [other, tail] = second.kind === 'call' && second.name === '||' ? second.items : [];
    const separator = tail && isConstant(tail) ? /^([^%_\\]{0,3})%$/.exec(tail.text ?? '')?.[1] : undefined;
    return other && separator !== undefined ? partOf(plain(first), plain(other), separator === '' ? null : { until: separator }, separator, null) : null;
  }
  if (e.name !== '=') return null;
  for (const [side, other] of [
    [uncast(first), second],
    [uncast(second), first],
  ] as const) {
    if (side.kind !== 'call') continue;
    const piece = readPiece({ ...side, items: side.items.map(uncast) }, scope);
    if (piece && piece.chain.functions.length === 0 && !piece.reversed) {
      const isHead = piece.skip === 0 && !piece.fromEnd;
      return partOf(piece.chain.column, plain(other), isHead ? { length: piece.length } : null, '', { ...side, items: side.items.map(uncast) });
    }
    const [code, sign, place] = side.items;
    if (side.name !== 'split_part' || !code || !sign || !isConstant(sign) || sign.text?.length !== 1 || !place || !isConstant(place) || place.text !== '1')
      continue;
    return partOf(plain(code), plain(other), { until: sign.text }, sign.text, null);
  }
  return null;
}

/** The code from the other column and a number. */
function builtOf({ code, other, head, separator, piece }: Part, own: Clause, one: Solved, read: readonly Solved[], { scope, table }: TableFacts): Met | null {
  if (piece && head === null) return null;
  if (table.foreignKeys.some((key) => key.columns.includes(code) || (key.columns.includes(other) && key.references.endsWith(`.${table.name}`)))) return null;
  const required = requiredDomain(code, one, read, own);
  if (!required) return null;
  const { patterns = [], minLength, maxLength, case: _case, ...more } = required;
  const [pattern] = patterns;
  if (patterns.length > 1 || Object.keys(more).length > 0 || (pattern && (pattern.syntax !== 'regex' || pattern.negated))) return null;
  const [codeType, otherType] = [scope.columns.get(code)!, scope.columns.get(other)!];
  const length = head && 'length' in head ? head.length : otherType.length;
  const room = Math.min(codeType.length ?? Infinity, maxLength ?? Infinity);
  if (room < Infinity && length === undefined) return null;
  const between = separator !== '' || head !== null || pattern ? separator : '-';
  const known: Head = head ?? (length === undefined ? null : { length });
  const rest = pattern ? restOf(pattern.pattern, known) : plainRest({ least: (minLength ?? 0) - (length ?? 0), most: room - (length ?? 0) }, between);
  if (!rest) return null;
  const isExact = head !== null && 'length' in head;
  const domain: Domain = isExact && otherType.length !== head.length ? { minLength: head.length, maxLength: head.length } : {};
  const entry = { domain, ...(pattern && !scope.notNull.has(other) ? { notNull: true as const } : {}) };
  const generator = { kind: 'code.numbered', parameters: { parts: [{ expression: other }, ...rest] } };
  return { column: code, generator, clause: { ...FREE, columns: new Map([[other, entry]]) } };
}

/** Cuts the other column from the code, if its only condition is on its letters. */
function cutFrom({ code, other, piece }: Part, one: Solved, read: readonly Solved[], { scope, table }: TableFacts): Met | null {
  const cut = piece && readPiece(piece, scope);
  const isKey = (columns: readonly string[]) => columns.includes(other);
  if (!cut || table.foreignKeys.some((key) => isKey(key.columns)) || table.uniqueKeys.some((key) => isKey(key.columns))) return null;
  const required = requiredDomain(other, one, read, FREE);
  if (!required || (scope.notNull.has(other) && !scope.notNull.has(code))) return null;
  const { patterns = [], minLength, maxLength, ...more } = required;
  if (Object.keys(more).length > 0 || (minLength ?? 0) > cut.length || (maxLength ?? Infinity) < cut.length) return null;
  let clause: Clause | null = FREE;
  for (const pattern of patterns) {
    const [met] = (pattern.syntax === 'regex' && !pattern.negated && piecePattern(cut, pattern)) || [];
    clause = met && clause ? conjoin(clause, met, scope) : null;
  }
  if (!clause) return null;
  const end = cut.skip + cut.length;
  const expression = cut.fromEnd ? `right(${code}, ${cut.length})` : cut.skip === 0 ? `left(${code}, ${end})` : `substring(${code}, ${cut.skip}, ${end})`;
  return { column: other, generator: { kind: 'expression', parameters: { expression } }, clause };
}

/** All other conditions on a column; null if they concern more than its text. */
function requiredDomain(name: string, own: Solved, read: readonly Solved[], rest: Clause): Domain | null {
  let required: Domain = rest.columns.get(name)?.domain ?? {};
  for (const one of read) {
    if (one === own || !(one.constraint.columns.includes(name) || namesOf(one.clauses).includes(name))) continue;
    const [clause, ...more] = one.clauses;
    if (!clause || more.length > 0 || clause.unread.length > 0 || clause.order.length > 0 || clause.columns.size !== 1) return null;
    const { patterns, ...facts } = clause.columns.get(name)?.domain ?? {};
    required = { ...required, ...facts, ...(patterns ? { patterns: [...(required.patterns ?? []), ...patterns] } : {}) };
  }
  return required;
}

function uncast(e: Expression): Expression {
  return e.kind === 'cast' && /^(?:text|varchar|bpchar)(?:\(|$)/.test(e.type) ? uncast(e.item) : e;
}
