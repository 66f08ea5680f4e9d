import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundProgram } from '@seedbed/assist';
import type { Blueprint, Catalog } from '@seedbed/contract';
import { dataDirOf } from '../config/pack-folders.ts';
import type { FoundConfig } from '../config/read-config.ts';
import type { Context, SchemaFlags } from '../context.ts';
import type { Io } from '../io.ts';
import type { OpenSchema } from '../schema.ts';
import { quoteWord } from './quote-word.ts';
import { count } from './figures.ts';

export type Offer = {
  readonly file: string;
  readonly flags: SchemaFlags;
  readonly config: FoundConfig;
  readonly blueprint: Blueprint;
  readonly catalog: Catalog | undefined;
};

/** A program that could fill the columns that are guesses. */
export type Offered = { readonly found: FoundProgram; readonly guesses: string; readonly tokens: string };

export type ByKey = { readonly context: Context; readonly file: string; readonly flags: SchemaFlags; readonly config: FoundConfig };

/** Files of knowledge that a program's answer was written to; without them it was asked in vain. Null if it was not asked. */
export type AnswerFirst = { readonly knowledge?: readonly string[] } | null;

/** Before rows are made, at a terminal: an answer by one key. Its code is loaded for people alone. */
export async function answerFirst(call: ByKey, schema: OpenSchema): Promise<AnswerFirst> {
  const { stdin, stderr } = call.context.io;
  if (!(stdin as { isTTY?: boolean }).isTTY || !stderr.isTTY) return null;
  const { answerByKey } = await import('../assist/answer-by-key.ts');
  return await answerByKey(call, schema);
}

/** The file in the data folder that keeps a no. */
export function refusalFile(io: Io, config: FoundConfig): string {
  return join(dataDirOf(io, config), 'no-offers');
}

/**
 * Only at a terminal, where such a program is installed and no knowledge is used; never in CI, with --json, with `SEEDBED_NO_OFFERS`, with
 * `"offers": false` in the config file, or after a no.
 */
export async function offerOf(io: Io, { file, flags, config, blueprint, catalog }: Offer): Promise<Offered | undefined> {
  const { stderr, env } = io;
  if (!stderr.isTTY || env['CI'] || env['SEEDBED_NO_OFFERS'] || config.offers === false || flags.json || flags.knowledge !== undefined || !catalog)
    return undefined;
  if (file === '-' || existsSync(refusalFile(io, config))) return undefined;
  const { estimateTokens, UNSURE } = await import('@seedbed/contract');
  const columns = blueprint.tables.flatMap((table) => table.columns).filter(({ generator }) => generator !== undefined);
  const guesses = columns.filter(({ confidence }) => confidence !== undefined && confidence < UNSURE).length;
  if (guesses === 0) return undefined;
  const { offeredProgram } = await import('../assist/at-hand.ts');
  const found = offeredProgram(env);
  if (!found) return undefined;
  const { questionOf } = await import('@seedbed/assist');
  const { text, parts } = await questionOf(catalog, blueprint);
  const tokens = Math.max(1, Math.round((estimateTokens(text.length) * parts) / 1000)) * 1000;
  return { found, guesses: `${count(guesses)} of ${count(columns.length)} columns are guesses`, tokens: count(tokens) };
}

/** One line at the end of a command. */
export async function offerModel(io: Io, offer: Offer): Promise<void> {
  const offered = await offerOf(io, offer);
  if (!offered) return;
  const { guesses, tokens, found } = offered;
  io.stderr.write(
    `${guesses}. \`${assistCommand(offer.file, found)}\` asks ${found.program.title} on this computer once, about ${tokens} tokens (SEEDBED_NO_OFFERS=1 hides this line)\n`,
  );
}

export function assistCommand(file: string, { program }: FoundProgram): string {
  const name = /^[\w./-]+$/.test(file) ? file : quoteWord(file);
  // An address may hold a password, which has no place in a line that people copy.
  return `seedbed assist ${/^\w+:\/\//.test(file) ? 'ADDRESS' : name} --with ${program.name}`;
}
