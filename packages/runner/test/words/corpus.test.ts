import { expect, test } from 'vitest';
import { BANK } from './bank.ts';
import { CLINIC } from './clinic.ts';
import { HR } from './hr.ts';
import { LIBRARY } from './library.ts';
import { PLANT_HIRE } from './plant-hire.ts';
import { SAAS } from './saas.ts';
import { blueprintOf, cameOf } from './said.ts';
import { TICKETING } from './ticketing.ts';

test.each([PLANT_HIRE, CLINIC, LIBRARY, SAAS, BANK, HR, TICKETING])(
  'sentences about a schema of $name come true in its rows',
  async ({ ddl, sentences, left = [] }) => {
    const blueprint = await blueprintOf(ddl);
    const came: Record<string, string> = {};
    for (const [sentence, check] of sentences) {
      const { how, why } = await cameOf(blueprint, sentence, check);
      if (how !== 'right') came[sentence] = how === 'not understood' ? how : `${how}: ${why}`;
    }
    expect(came).toEqual(Object.fromEntries(left.map((sentence) => [sentence, 'not understood'])));
  },
);
