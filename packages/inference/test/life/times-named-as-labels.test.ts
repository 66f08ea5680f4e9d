import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

/** Rows of a state and its stamps: the state, and whether each stamp is there. */
async function shown(table: string, state: string, labels: readonly string[], stamps: readonly string[]): Promise<(string | boolean)[][]> {
  const types = { 'public.s': { kind: 'enum' as const, labels: [...labels] } };
  const columns = ['id bigint not null', `${state} public.s not null`, ...stamps.map((stamp) => `${stamp} date`)];
  const { blueprint } = await infer(makeCatalog([{ name: table, columns }], types), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, plan.table(`public.${table}`), 0, 400, [state, ...stamps]);
  return rows.map(([label, ...times]) => [label!, ...times.map((time) => time !== null)]);
}

test.each([
  ['contrat', 'etat', ['brouillon', 'envoyé', 'signé', 'résilié'], ['envoye_le', 'signe_le', 'resilie_le']],
  ['vertrag', 'status', ['entwurf', 'versendet', 'unterschrieben', 'gekündigt'], ['versendet_am', 'unterschrieben_am', 'gekuendigt_am']],
  ['contrato', 'estado', ['borrador', 'enviado', 'firmado', 'rescindido'], ['enviado_el', 'firmado_el', 'rescindido_el']],
  ['contrato', 'estado', ['rascunho', 'enviado', 'assinado', 'rescindido'], ['enviado_em', 'assinado_em', 'rescindido_em']],
  ['contratto', 'stato', ['bozza', 'inviato', 'firmato', 'rescisso'], ['inviato_il', 'firmato_il', 'rescisso_il']],
  ['contract', 'status', ['concept', 'verstuurd', 'ondertekend', 'opgezegd'], ['verstuurd_op', 'ondertekend_op', 'opgezegd_op']],
  ['umowa', 'stan', ['szkic', 'wysłana', 'podpisana', 'rozwiązana'], ['wyslana_dnia', 'podpisana_dnia', 'rozwiazana_dnia']],
])('%s.%s: times named like labels are set for them', async (table, state, labels, stamps) => {
  const rows = await shown(table, state, labels, stamps);
  for (const [label, , signed, ended] of rows) {
    expect(ended, String(label)).toBe(label === labels[3]);
    // What was terminated may have been signed before.
    if (label !== labels[3]) expect(signed, String(label)).toBe(label === labels[2]);
  }
  expect(rows.filter(([label]) => label === labels[2]).length).toBeGreaterThan(200);
  expect(rows.filter(([label]) => label === labels[3]).length).toBeGreaterThan(10);
});

test('an abbreviation of one label is its time', async () => {
  const rows = await shown('betaling', 'status', ['open', 'betaald', 'terugbetaald'], ['bet_ts', 'terug_ts']);
  for (const [label, paid, refunded] of rows) expect([paid, refunded], String(label)).toEqual([label !== 'open', label === 'terugbetaald']);
});

test('a column whose labels two times abbreviate is the row’s state, whatever its name', async () => {
  const rows = await shown('bet', 'st', ['placed', 'settled', 'refunded'], ['settle_ts', 'refund_ts']);
  for (const [label, settled, refunded] of rows) expect([settled, refunded], String(label)).toEqual([label !== 'placed', label === 'refunded']);
  expect(new Set(rows.map(([label]) => label)).size).toBe(3);
});

test('an invitation comes before joining', async () => {
  const columns = ['id bigint not null', 'invited_at timestamp', 'joined_at timestamp not null default now()'];
  const { blueprint } = await infer(makeCatalog([{ name: 'members', columns }]), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, plan.table('public.members'), 0, 300, ['invited_at', 'joined_at']).filter(([invited]) => invited !== null);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.every(([invited, joined]) => invited! < joined!)).toBe(true);
});

test.each([
  ['jb', 'sts', ['drafted', 'quoted', 'rigged', 'closed'], ['qtd_at', 'rgd_at', 'clsd_at']],
  ['claim', 'st', ['lodged', 'assessed', 'settled'], ['asd_dt', 'stld_dt']],
])('%s.%s: letters left out of a label name its time', async (table, state, labels, stamps) => {
  const rows = await shown(table, state, labels, stamps);
  for (const [label, ...times] of rows) expect(times, String(label)).toEqual(stamps.map((_, i) => labels.indexOf(String(label)) > i));
  expect(new Set(rows.map(([label]) => label)).size).toBeGreaterThan(1);
});

test('one time is enough for a state called st, also with a synonym of the label', async () => {
  const rows = await shown('tkt', 'st', ['new', 'in_progress', 'done'], ['cmp_at']);
  for (const [label, completed] of rows) expect(completed, String(label)).toBe(label === 'done');
});

test('an abbreviation of two labels is the time of neither', async () => {
  const rows = await shown('bill', 'st', ['open', 'posted', 'paid'], ['pd_at']);
  expect(rows.some(([label, paid]) => label === 'open' && paid)).toBe(true);
});
