import { todaysShare } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { BANK } from './bank.ts';
import { BILLING } from './billing.ts';
import { BREWERY } from './brewery.ts';
import { CLINIC } from './clinic.ts';
import { HR } from './hr.ts';
import { LIBRARY } from './library.ts';
import { MUSIC_SCHOOL } from './music-school.ts';
import { PLANT_HIRE } from './plant-hire.ts';
import { PRINT_SHOP } from './print-shop.ts';
import { SAAS } from './saas.ts';
import { blueprintOf, cameOf } from './said.ts';
import { TICKETING } from './ticketing.ts';

test.each(todaysShare([PLANT_HIRE, CLINIC, LIBRARY, SAAS, BANK, HR, TICKETING, BREWERY, MUSIC_SCHOOL, PRINT_SHOP, BILLING], 3))(
  'sentences about a schema of $name take effect in its rows',
  async ({ ddl, sentences, refused = [], left = [] }) => {
    const blueprint = await blueprintOf(ddl);
    const came: Record<string, string> = {};
    for (const [sentence, check] of sentences) {
      const { how, why } = await cameOf(blueprint, sentence, check);
      if (how !== 'right' && !left.includes(sentence)) came[sentence] = how === 'not understood' ? how : `${how}: ${why}`;
    }
    expect(came).toEqual({});
    for (const sentence of left) came[sentence] = (await cameOf(blueprint, sentence, () => null)).how;
    for (const sentence of refused) came[sentence] = (await cameOf(blueprint, sentence, () => null)).how;
    expect(came).toEqual(Object.fromEntries([...left.map((one) => [one, 'not understood']), ...refused.map((one) => [one, 'refused'])]));
  },
);
