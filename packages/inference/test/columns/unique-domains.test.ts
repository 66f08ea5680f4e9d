import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('distinct domains do not all share one second word', async () => {
  const { blueprint } = await infer(
    makeCatalog([{ name: 'instances', columns: ['id bigint not null', 'domain varchar(255) not null'], unique: [['domain']] }]),
    noTools,
  );
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const domains = textRows(plan, 'public.instances', 0, 30, ['domain']).map(([domain]) => domain!);
  for (const domain of domains) expect(domain).toMatch(/^[a-z-]+\.(?:example|test)$/);
  const seconds = domains.flatMap((domain) => /-([a-z]+)\./.exec(domain)?.[1] ?? []);
  expect(new Set(seconds).size).toBeGreaterThan(4);
});
