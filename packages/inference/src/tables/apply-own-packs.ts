import type { Blueprint, Diagnostic } from '@seedbed/contract';
import { applyKnowledge, knowledgeOfOwnPacks } from '@seedbed/meaning/answer';
import type { DecideContext } from '@seedbed/meaning/decide';

/**
 * The blueprint with the user's own packs applied, which take precedence over everything but the database. Lists by column what could not
 * be applied.
 */
export async function applyOwnPacks(context: DecideContext, blueprint: Blueprint, diagnostics: Diagnostic[]): Promise<Blueprint> {
  const known = knowledgeOfOwnPacks(context, blueprint);
  if (!known) return blueprint;
  const { blueprint: applied, outcome } = await applyKnowledge(known, blueprint, { because: 'a pack of your own says so', origin: 'pack' });
  for (const { table, column, reason } of outcome.lost)
    diagnostics.push({ level: 'info', code: 'own-pack', table, column, message: `${table}.${column} stays as it was: ${reason}` });
  for (const { place, message } of outcome.faults) diagnostics.push({ level: 'info', code: 'own-pack', message: `${nameOf(place)}: ${message}` });
  return applied;
}

/** A place in the knowledge as table and column. */
function nameOf(place: string): string {
  const [, , table = '', , column] = place.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return /^\/tables\/[^/]+\/columns\//.test(place) ? `${table}.${column}` : table;
}
