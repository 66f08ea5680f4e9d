import { isObject, type Blueprint, type DriftChange } from '@seedbed/contract';
import type { Context, SchemaFlags } from '../context.ts';
import { namesOfNew } from '../overlay/overlay-option.ts';
import { knowledgeOption } from './knowledge-option.ts';

/**
 * The blueprint with what the config file's knowledge says of new tables, and of new columns. Its other statements are about rows that are loaded: these
 * stay as they were made.
 */
export async function knowledgeOfNew(
  context: Context,
  flags: Pick<SchemaFlags, 'knowledge'>,
  blueprint: Blueprint,
  changes: readonly DriftChange[],
): Promise<Blueprint> {
  const names = namesOfNew(changes);
  if (names.size === 0) return blueprint;
  const { knowledge } = await knowledgeOption(context, flags);
  if (!isObject(knowledge) || !isObject(knowledge['tables'])) return blueprint;
  const tables = Object.entries(knowledge['tables']).flatMap(([table, said]): [string, unknown][] => {
    if (names.has(table)) return [[table, said]];
    const own = isObject(said) && isObject(said['columns']) ? Object.entries(said['columns']).filter(([name]) => names.has(`${table}.${name}`)) : [];
    return own.length > 0 ? [[table, { columns: Object.fromEntries(own) }]] : [];
  });
  if (tables.length === 0) return blueprint;
  const { answerStored, printKnowledgeOutcome } = await import('@seedbed/assist');
  const { blueprint: known, outcome } = await answerStored(blueprint, { knowledge: { ...knowledge, tables: Object.fromEntries(tables) } });
  if (outcome.faults.length > 0) for (const line of printKnowledgeOutcome(outcome)) context.io.stderr.write(`${line}\n`);
  return known;
}
