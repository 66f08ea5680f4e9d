import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

/** Rows of a state that an enum lists, with one stamp: [state, stamp]. */
async function statesOf(table: string, columns: readonly string[], labels: readonly string[], shown: readonly string[]): Promise<(string | null)[][]> {
  const types = { 'public.s': { kind: 'enum' as const, labels: [...labels] } };
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }], types), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  return textRows(plan, plan.table(`public.${table}`), 0, 300, shown);
}

test.each([
  [
    'citas',
    ['fecha_cita date not null', 'estado public.s not null', 'motivo text', 'fecha_creacion timestamp not null', 'fecha_cancelacion timestamp'],
    ['programada', 'confirmada', 'atendida', 'cancelada', 'no_asistio'],
    ['estado', 'fecha_cancelacion'],
    'cancelada',
  ],
  [
    'amostras',
    ['codigo text not null', 'status public.s not null', 'data_cadastro timestamp not null', 'data_conclusao timestamp', 'observacoes text'],
    ['CADASTRADO', 'COLETADO', 'EM ANALISE', 'CONCLUIDO'],
    ['status', 'data_conclusao'],
    'CONCLUIDO',
  ],
  [
    'bestellungen',
    ['bestelldatum date not null', 'liefertermin date', 'geliefert_am date', 'status public.s not null', 'bemerkung text'],
    ['offen', 'bestellt', 'geliefert', 'storniert'],
    ['status', 'geliefert_am'],
    'geliefert',
  ],
])('%s: a timestamp is set if the state requires it, in the language of the schema', async (table, columns, labels, shown, reached) => {
  const rows = await statesOf(table, columns, labels, shown);
  for (const [state, stamp] of rows) expect(stamp !== null, `${state} ${stamp}`).toBe(state === reached);
  expect(new Set(rows.map(([state]) => state)).size).toBeGreaterThan(2);
});
