import { Problem, type Blueprint, type Diagnostic } from '@seedbed/contract';
import type { Standings } from '@seedbed/engine';
import { load } from '../load.ts';
import type { planCache } from '../plan-cache.ts';
import type { LoadOptions, LoadReport } from '../runner.ts';
import { connectTarget, type TargetPolicy } from '../target.ts';
import { keepsSome, standingsOfNew, takeStanding } from './take-standing.ts';

/**
 * A load that first looks at what the tables hold to which it adds rows, or which it keeps. Where code of the schema refuses rows that refer to those, they
 * are made once more with references to one another alone.
 */
export async function loadBehind(
  blueprint: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  options: LoadOptions,
  plans: ReturnType<typeof planCache>,
): Promise<LoadReport> {
  const { standings: found, diagnostics } = await standingAt(blueprint, url, policy, options, plans);
  const standings = (options.ownReferences && amongThemselves(found)) || found;
  const loadWith = async (these: Standings): Promise<LoadReport> => load(await plans.compile(blueprint, these), url, policy, { ...options, standings: these });
  try {
    const report = await loadWith(standings);
    return { ...report, diagnostics: [...diagnostics, ...report.diagnostics] };
  } catch (error) {
    const among = amongThemselves(standings);
    if (!among || !(error instanceof Problem) || error.type !== 'load-rejected' || isOver(error)) throw error;
    const report = await loadWith(among).catch(() => {
      throw error;
    });
    return { ...report, diagnostics: [...diagnostics, onlyNew(error), ...report.diagnostics] };
  }
}

/** It never began; or its rows, or some of them, are there: a second try would add others. */
function isOver({ facts }: Problem): boolean {
  return facts['begun'] === false || facts['outcome'] !== undefined || facts['left'] !== undefined;
}

async function standingAt(
  blueprint: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  options: LoadOptions,
  plans: ReturnType<typeof planCache>,
): ReturnType<typeof takeStanding> {
  if (options.create !== undefined && !keepsSome(options)) return { standings: standingsOfNew(await plans.compile(blueprint), options), diagnostics: [] };
  options.signal?.throwIfAborted();
  options.onReached?.();
  await using client = await connectTarget(url, policy, options.session);
  const there = await takeStanding(client, blueprint, options);
  if (options.create === undefined) return there;
  return { ...there, standings: { ...standingsOfNew(await plans.compile(blueprint), options), ...there.standings } };
}

/** The same without a reference from a new row to one that was there, but to kept tables; null where there is none. */
function amongThemselves(standings: Standings): Standings | null {
  const referred = Object.entries(standings).filter(([, { kept, rows = [] }]) => !kept && rows.length > 0);
  if (referred.length === 0) return null;
  return { ...standings, ...Object.fromEntries(referred.map(([name, { rows: _, columns: __, ...standing }]) => [name, standing])) };
}

function onlyNew(refused: Problem): Diagnostic {
  return {
    level: 'warning',
    code: 'only-new-references',
    message: `New rows refer to new rows alone: with references to rows that were there the target refused some (“${String(refused.facts['message'] ?? refused.message)}”).`,
  };
}
