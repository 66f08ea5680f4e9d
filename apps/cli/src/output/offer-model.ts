import type { Blueprint, Catalog } from '@seedbed/contract';
import type { SchemaFlags } from '../context.ts';
import type { Io } from '../io.ts';
import { quoteWord } from './quote-word.ts';
import { count } from './figures.ts';

type Offer = {
  readonly file: string;
  readonly flags: SchemaFlags;
  readonly offers: boolean | undefined;
  readonly blueprint: Blueprint;
  readonly catalog: Catalog | undefined;
};

/**
 * One line about the program that could fill the columns that are guesses. Only at a terminal, where such a program is installed and no
 * knowledge is used; never in CI, with --json, with `SEEDBED_NO_OFFERS`, or with `"offers": false` in the config file.
 */
export async function offerModel({ stderr, env }: Pick<Io, 'stderr' | 'env'>, { file, flags, offers, blueprint, catalog }: Offer): Promise<void> {
  if (!stderr.isTTY || env['CI'] || env['SEEDBED_NO_OFFERS'] || offers === false || flags.json || flags.knowledge !== undefined || !catalog || file === '-')
    return;
  const { estimateTokens, UNSURE } = await import('@seedbed/contract');
  const columns = blueprint.tables.flatMap((table) => table.columns).filter(({ generator }) => generator !== undefined);
  const guesses = columns.filter(({ confidence }) => confidence !== undefined && confidence < UNSURE).length;
  if (guesses === 0) return;
  const { offeredProgram } = await import('../assist/at-hand.ts');
  const found = offeredProgram(env);
  if (!found) return;
  const { questionOf } = await import('@seedbed/assist');
  const { text, parts } = await questionOf(catalog, blueprint);
  const tokens = Math.max(1, Math.round((estimateTokens(text.length) * parts) / 1000)) * 1000;
  const name = /^[\w./-]+$/.test(file) ? file : quoteWord(file);
  // An address may hold a password, which has no place in a line that people copy.
  const said = /^\w+:\/\//.test(file) ? 'ADDRESS' : name;
  stderr.write(
    `${count(guesses)} of ${count(columns.length)} columns are guesses. \`seedbed assist ${said} --with ${found.program.name}\` asks ${found.program.title} on this computer once, about ${count(tokens)} tokens (SEEDBED_NO_OFFERS=1 hides this line)\n`,
  );
}
