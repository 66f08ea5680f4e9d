import { qualifiedName, type Blueprint, type Knowledge } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { inferFromDdl } from '../../../runner/src/infer/infer.ts';
import { tryRequests } from '../../src/index.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import type { Check, Row } from './made.ts';

/** What came of a sentence: right rows, wrong rows, a change that is refused with a reason, or words that were not understood. */
export type Came = { readonly how: 'right' | 'wrong' | 'refused' | 'not understood'; readonly why: string };

const ROWS = 200;

export async function blueprintOf(ddl: string): Promise<Blueprint> {
  return (await inferFromDdl(ddl, testServer(), { rows: ROWS })).blueprint;
}

/** The sentence on the blueprint, as the client and the command line do it: understood, tried, accepted, made. */
export async function cameOf(blueprint: Blueprint, sentence: string, check: Check): Promise<Came> {
  const { changes, rest } = ownWords(blueprint, sentence, await readCurrentRows(blueprint));
  if (rest.length > 0) return { how: 'not understood', why: rest.join(' | ') };
  const refused = (await tryRequests(blueprint, changes)).find(({ cannot }) => cannot !== undefined && !cannot.startsWith('it changes nothing'));
  if (refused) return { how: 'refused', why: refused.cannot! };
  let after = blueprint;
  for (const { knowledge, wish } of changes) after = (await answerBlueprint(after, knowledge as Knowledge, wish)).blueprint;
  const why = check({ rows: await reader(after), before: await reader(blueprint) });
  return why === null ? { how: 'right', why: '' } : { how: 'wrong', why: `${why} · ${JSON.stringify(changes.map(({ knowledge }) => knowledge))}` };
}

async function reader(blueprint: Blueprint): Promise<(table: string) => readonly Row[]> {
  const plan = await compileBlueprint(blueprint);
  const known = new Map<string, readonly Row[]>();
  return (name) => {
    let rows = known.get(name);
    if (!rows) {
      const { columns, rows: length } = plan.table(qualifiedName('public', name));
      const names = columns.map((column) => column.name);
      rows = textRows(plan, qualifiedName('public', name), 0, length).map((row) => Object.fromEntries(names.map((each, i) => [each, row[i] ?? null])));
      known.set(name, rows);
    }
    return rows;
  };
}
