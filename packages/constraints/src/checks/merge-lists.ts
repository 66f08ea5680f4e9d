import type { Arm, ArmColumn } from './arm.ts';

/** `x = 1 OR x = 2` is one list: arms that differ in nothing but one column's list become one. */
export function mergeLists(arms: readonly Arm[]): Arm[] {
  const out: Arm[] = [];
  for (const arm of arms) {
    const at = out.findIndex((other) => differingList(other, arm) !== null);
    if (at < 0) out.push(arm);
    else out[at] = joined(out[at]!, arm, differingList(out[at]!, arm)!);
  }
  return out.length < arms.length ? mergeLists(out) : out;
}

type ListOf = { readonly column: string; readonly key: 'in' | 'jsonTypes' };

function differingList(a: Arm, b: Arm): ListOf | null {
  if (a.columns.size !== b.columns.size || a.order.length + b.order.length + a.unread.length + b.unread.length > 0) return null;
  let found: ListOf | null = null;
  for (const [column, entry] of a.columns) {
    const other = b.columns.get(column);
    if (!other) return null;
    if (JSON.stringify(entry) === JSON.stringify(other)) continue;
    const key = (['in', 'jsonTypes'] as const).find((one) => entry.domain[one] && other.domain[one] && without(entry, one) === without(other, one));
    if (!key || found) return null;
    found = { column, key };
  }
  return found;
}

function without(entry: ArmColumn, key: ListOf['key']): string {
  const { [key]: _, ...domain } = entry.domain;
  return JSON.stringify({ ...entry, domain });
}

function joined(a: Arm, b: Arm, { column, key }: ListOf): Arm {
  const [left, right] = [a.columns.get(column)!, b.columns.get(column)!];
  const list = [...new Set([...left.domain[key]!, ...right.domain[key]!])];
  return { ...a, columns: new Map([...a.columns, [column, { ...left, domain: { ...left.domain, [key]: list } }]]) };
}
