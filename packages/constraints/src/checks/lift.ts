import { call, constant, isConstant, mapParts, not, NULL, partsOf, type Expression } from './expression.ts';

type Choice = { readonly when: readonly Expression[]; readonly then: Expression };

/**
 * Extracts the first CASE, COALESCE, NULLIF, GREATEST, LEAST, or boolean used as a number from an operand: the same
 * condition as a list of cases without it. Null if there is none.
 */
export function liftChoice(e: Expression): Choice[] | null {
  const found = findChoice(e);
  if (!found) return null;
  return choicesOf(found).map(({ when, then }) => ({ when, then: replace(e, found, then) }));
}

function findChoice(e: Expression): Expression | null {
  for (const part of partsOf(e)) {
    const inner = findChoice(part);
    if (inner) return inner;
    if (isChoice(part)) return part;
  }
  return null;
}

function isChoice(e: Expression): boolean {
  if (e.kind === 'case') return true;
  if (e.kind === 'call') return !e.operator && /^(coalesce|nullif|greatest|least)$/.test(e.name);
  return e.kind === 'cast' && /^(int2|int4|int8)$/.test(e.type) && isCondition(e.item);
}

function isCondition(e: Expression): boolean {
  return (
    e.kind === 'and' ||
    e.kind === 'or' ||
    e.kind === 'not' ||
    e.kind === 'is' ||
    e.kind === 'distinct' ||
    (e.kind === 'call' && e.operator && /^(=|<>|<|>|<=|>=)$/.test(e.name))
  );
}

function choicesOf(e: Expression): Choice[] {
  if (e.kind === 'case') {
    const missed: Expression[] = [];
    const choices = e.clauses.map(({ when, then }): Choice => {
      const choice = { when: [...missed, when], then };
      missed.push({ kind: 'is', item: when, test: 'true', negated: true });
      return choice;
    });
    return [...choices, { when: missed, then: e.otherwise }];
  }
  if (e.kind === 'cast')
    return [
      { when: [e.item], then: constant('1', 'int4') },
      { when: [not(e.item)], then: constant('0', 'int4') },
      { when: [isNull(e.item)], then: NULL },
    ];
  if (e.kind !== 'call') return [];
  if (e.name === 'nullif') {
    const equal = call('=', e.items[0]!, e.items[1]!);
    return [
      { when: [equal], then: NULL },
      { when: [{ kind: 'is', item: equal, test: 'true', negated: true }], then: e.items[0]! },
    ];
  }
  return e.name === 'coalesce' ? firstPresent(e.items) : extreme(e.items, e.name === 'greatest' ? '>=' : '<=');
}

function firstPresent(items: readonly Expression[]): Choice[] {
  const constantAt = items.findIndex((item) => isConstant(item) && item.text !== null);
  const open = constantAt < 0 ? items : items.slice(0, constantAt);
  const choices = open.map((item, i): Choice => ({ when: [...open.slice(0, i).map(isNull), isThere(item)], then: item }));
  return [...choices, { when: open.map(isNull), then: constantAt < 0 ? NULL : items[constantAt]! }];
}

/** GREATEST and LEAST pass over NULLs. */
function extreme(items: readonly Expression[], operator: string): Choice[] {
  const choices = items.map((item, i): Choice => ({
    when: [
      isThere(item),
      ...items.filter((_, j) => j !== i).map((other): Expression => ({ kind: 'is', item: call(operator, item, other), test: 'false', negated: true })),
    ],
    then: item,
  }));
  return [...choices, { when: items.map(isNull), then: NULL }];
}

function isNull(item: Expression): Expression {
  return { kind: 'is', item, test: 'null', negated: false };
}

function isThere(item: Expression): Expression {
  return { kind: 'is', item, test: 'null', negated: true };
}

/** Replaces every occurrence of the part, since a condition may contain it twice. */
function replace(e: Expression, part: Expression, by: Expression): Expression {
  if (e === part) return by;
  return mapParts(e, (inner) => replace(inner, part, by));
}
