import { expect, test } from 'vitest';
import { BANK } from './bank.ts';
import { CLINIC } from './clinic.ts';
import { LIBRARY } from './library.ts';
import { PLANT_HIRE } from './plant-hire.ts';
import { SAAS } from './saas.ts';
import { blueprintOf, cameOf } from './said.ts';

test.each([PLANT_HIRE, CLINIC, LIBRARY, SAAS, BANK])('$name', async ({ ddl, sentences }) => {
  const blueprint = await blueprintOf(ddl);
  const lines: string[] = [];
  for (const [sentence, check] of sentences) {
    const { how, why } = await cameOf(blueprint, sentence, check);
    if (how !== 'right') lines.push(`${how}: ${sentence} · ${why}`);
  }
  console.log(lines.join('\n'), `\n${sentences.length - lines.length} of ${sentences.length} right`);
  expect(lines).toEqual([]);
});
