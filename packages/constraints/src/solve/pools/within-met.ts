import { conjoin, FREE, type Arm, type ArmColumn, type Scope } from '../../checks/index.ts';
import type { Tuple } from './evaluate.ts';

/** The arm, with columns that other conditions have found values for kept to these. */
export function withinMet(arm: Arm, columns: readonly string[], met: readonly (readonly Arm[])[], scope: Scope): Arm {
  let within = arm;
  for (const arms of met) {
    for (const name of columns) {
      const listed = listedIn(arms, name);
      if (listed) within = conjoin(within, { ...FREE, columns: new Map([[name, { domain: { in: listed } }]]) }, scope) ?? within;
    }
  }
  return within;
}

/** Every value that some arm has for the column; null where one leaves it open. */
function listedIn(arms: readonly Arm[], name: string): string[] | null {
  const entries = arms.map((arm) => arm.columns.get(name));
  if (entries.length === 0 || !entries.every((entry) => entry?.null || entry?.domain.in)) return null;
  const values = new Set(entries.flatMap((entry) => entry!.domain.in ?? []).map(String));
  return values.size > 0 ? [...values] : null;
}

/** Values of several of the columns that only go together, each set of them once. */
export function linksOf(columns: readonly string[], met: readonly (readonly Arm[])[]): (readonly (string | null | undefined)[])[][] {
  return met.flatMap((arms) => {
    const links = arms.map((arm) => columns.map((name) => only(arm.columns.get(name))));
    const held = columns.filter((_, at) => links.every((link) => link[at] !== undefined));
    return links.length > 1 && held.length > 1 ? [[...new Map(links.map((link) => [JSON.stringify(link), link])).values()]] : [];
  });
}

function only(entry: ArmColumn | undefined): string | null | undefined {
  if (entry?.null) return null;
  return entry?.domain.in?.length === 1 ? String(entry.domain.in[0]) : undefined;
}

/** The tuples with what goes together put together. */
export function linked(tuples: readonly Tuple[], columns: readonly string[], met: readonly (readonly Arm[])[]): Tuple[] {
  return linksOf(columns, met).reduce<Tuple[]>(
    (all, links) =>
      all.map((tuple, i) =>
        tuple.map((value, at) => {
          const held = links[i % links.length]![at];
          return held === undefined ? value : held;
        }),
      ),
    [...tuples],
  );
}
