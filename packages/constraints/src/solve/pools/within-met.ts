import { conjoin, FREE, type Clause, type ClauseColumn, type Scope } from '../../checks/index.ts';
import type { Tuple } from './evaluate.ts';

/** The clause, with columns restricted to the values that other conditions found for them. */
export function withinMet(clause: Clause, columns: readonly string[], met: readonly (readonly Clause[])[], scope: Scope): Clause {
  let within = clause;
  for (const clauses of met) {
    for (const name of columns) {
      const listed = listedIn(clauses, name);
      if (listed) within = conjoin(within, { ...FREE, columns: new Map([[name, { domain: { in: listed } }]]) }, scope) ?? within;
    }
  }
  return within;
}

/** All values of the column in the clauses; null if one does not restrict it. */
function listedIn(clauses: readonly Clause[], name: string): string[] | null {
  const entries = clauses.map((clause) => clause.columns.get(name));
  if (entries.length === 0 || !entries.every((entry) => entry?.null || entry?.domain.in)) return null;
  const values = new Set(entries.flatMap((entry) => entry!.domain.in ?? []).map(String));
  return values.size > 0 ? [...values] : null;
}

/** Values of several columns that belong together, each combination once. */
export function linksOf(columns: readonly string[], met: readonly (readonly Clause[])[]): (readonly (string | null | undefined)[])[][] {
  return met.flatMap((clauses) => {
    const links = clauses.map((clause) => columns.map((name) => only(clause.columns.get(name))));
    const held = columns.filter((_, at) => links.every((link) => link[at] !== undefined));
    return links.length > 1 && held.length > 1 ? [[...new Map(links.map((link) => [JSON.stringify(link), link])).values()]] : [];
  });
}

function only(entry: ClauseColumn | undefined): string | null | undefined {
  if (entry?.null) return null;
  return entry?.domain.in?.length === 1 ? String(entry.domain.in[0]) : undefined;
}

/** The tuples with related values combined. */
export function linked(tuples: readonly Tuple[], columns: readonly string[], met: readonly (readonly Clause[])[]): Tuple[] {
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
