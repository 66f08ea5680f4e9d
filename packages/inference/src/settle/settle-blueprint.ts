import { Problem, qualifiedName, resolveType, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { compile, fillTimelines, textRows, loadWords, typeDefault, type Plan, type Words } from '@seedbed/engine';
import { freeNeeded } from './free-needed.ts';
import { freeRelations } from './free-relations.ts';
import { hasRowsAsBefore, type Standing } from './standing.ts';

const MAX_ROUNDS = 5;

/**
 * Repairs inference's own choices that the engine would refuse. An unsuitable generator becomes the plain value of the type; a row count
 * beyond the keys becomes the largest possible, after removing inference's own restrictions. With `before`, repairs and
 * fits only what the change since then caused: what people left standing stays.
 */
export function settleBlueprint(blueprint: Blueprint, diagnostics: Diagnostic[], before?: Standing): Promise<void> {
  return untilCompiled(
    blueprint,
    diagnostics,
    (plan, words) => {
      if (
        freeOfEnds(blueprint, plan, words, before) ||
        freeRelations(blueprint, words, plan, diagnostics, before) ||
        freeNeeded(blueprint, plan, diagnostics, before)
      )
        return false;
      for (const diagnostic of plan.diagnostics) {
        const isStanding = before !== undefined && diagnostic.table !== undefined && hasRowsAsBefore(blueprint, plan, before, diagnostic.table);
        if (!isStanding) lowerRows(blueprint, diagnostic, diagnostics);
      }
      fillTimelines(blueprint, plan, before?.compiled);
      return true;
    },
    before,
  );
}

/** Removes ends that times come before where these follow from the times in a way that only the rows show, of those rows first; returns whether it did. */
function freeOfEnds(blueprint: Blueprint, plan: Plan, words: Words, before?: Standing): boolean {
  if (before !== undefined) return false;
  let isFreed = false;
  for (let at = plan, tries = 0; ; tries++) {
    const bounded = blueprint.relations.filter(({ until }) => until !== undefined);
    const faulty = new Set([...new Set(bounded.map(({ from }) => from.table))].filter((table) => !hasFirstRow(at, table)));
    if (faulty.size === 0) return isFreed;
    for (const relation of bounded) if (tries > 1 || faulty.has(relation.from.table)) delete relation.until;
    isFreed = true;
    at = compile(blueprint, words, { cap: true });
  }
}

function hasFirstRow(plan: Plan, table: string): boolean {
  try {
    textRows(plan, plan.table(table), 0, Math.min(1, plan.table(table).rows));
    return true;
  } catch {
    return false;
  }
}

/**
 * Replaces generators that the engine refuses by plain values, and changes nothing else: so an answer is applied to a blueprint that
 * compiles, and later faults are the answer's.
 */
export function settleGenerators(blueprint: Blueprint, diagnostics: Diagnostic[]): Promise<void> {
  return untilCompiled(blueprint, diagnostics, () => true);
}

/** Compiles until `settled` with the plan, replacing refused generators by plain values. */
async function untilCompiled(
  blueprint: Blueprint,
  diagnostics: Diagnostic[],
  settled: (plan: Plan, words: Words) => boolean,
  before?: Standing,
): Promise<void> {
  const words = await loadWords(blueprint);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    try {
      if (settled(compile(blueprint, words, { cap: true }), words)) return;
    } catch (error) {
      if (!(error instanceof Problem) || !replaceFaulty(blueprint, error, diagnostics, before)) return;
    }
  }
}

/** Whether any fault was in a generator, which a plain value repairs. The others are for people, and for the proof. */
function replaceFaulty(blueprint: Blueprint, problem: Problem, diagnostics: Diagnostic[], before?: Standing): boolean {
  const repaired = new Set<string>();
  for (const { pointer, message } of problem.errors ?? []) {
    const time = /^\/relations\/(\d+)\/(behind|until)\/\d+$/.exec(pointer);
    const relation = blueprint.relations[Number(time?.[1])];
    // Times that are made from the rows themselves.
    if (time && relation && !before?.refused.has(pointer)) {
      delete relation[time[2] as 'behind' | 'until'];
      repaired.add(pointer);
      continue;
    }
    const place = /^\/tables\/(\d+)\/columns\/(\d+)\/(?:generator|entity)/.exec(pointer);
    const table = blueprint.tables[Number(place?.[1])];
    const column = table?.columns[Number(place?.[2])];
    if (!table || !column?.generator || repaired.has(place![0]) || before?.refused.has(pointer)) continue;
    repaired.add(place![0]);
    diagnostics.push({
      level: 'info',
      code: 'plain-value',
      table: qualifiedName(table.schema, table.name),
      column: column.name,
      message: `${column.generator.kind} does not serve ${column.name}: ${message} It gets a plain value.`,
      mend: 'Choose a generator for it.',
    });
    column.generator = typeDefault(resolveType(column.type, blueprint.types));
    delete column.entity;
  }
  return repaired.size > 0;
}

/** Counts that the keys do not allow; the engine's own words say why. */
function lowerRows(blueprint: Blueprint, found: Diagnostic, diagnostics: Diagnostic[]): void {
  const place = /^\/tables\/(\d+)\/rows$/.exec(found.pointer ?? '');
  const table = blueprint.tables[Number(place?.[1])];
  if (found.code !== 'unsatisfiable' || found.largest === undefined || !table) return;
  table.rows = Math.min(table.rows ?? found.largest, found.largest);
  // A wider limit that inference found before is no limit any more: one message says what the table gets of what was asked.
  const wider = diagnostics.findIndex((one) => one.code === 'unsatisfiable' && one.table === found.table && (one.largest ?? 0) > found.largest!);
  const asked = wider < 0 ? undefined : / rows?, not (\d+):/.exec(diagnostics[wider]!.message)?.[1];
  if (asked !== undefined) diagnostics.splice(wider, 1);
  const message = asked === undefined ? found.message : found.message.replace(/(?<= rows?, not )\d+(?=:)/, asked);
  diagnostics.push({ ...found, message, level: 'info' });
}
