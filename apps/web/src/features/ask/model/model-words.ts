import { costOf, MODEL_CALLS, type AskableModel } from '@seedbed/contract';
import { formatCount, formatMany } from '../../../lib/format.ts';
import type { ModelStep } from './use-model-calls.ts';

export type Endpoint = NonNullable<AskableModel['endpoint']>;

/** The cost of a click, before it. */
export function wordsBefore(tokens: number, parts: number, { host, prices }: Endpoint): string {
  const cost = prices ? `, about ${money(costOf({ sent: tokens, received: 0 }, prices), prices.currency)} plus the answer` : '';
  const calls = parts === 1 ? `at most ${MODEL_CALLS} calls` : `at most ${MODEL_CALLS} calls for each of ${parts} parts`;
  return `Sends about ${formatCount(round(tokens))} tokens to ${host}${cost}. That is an estimate from its size. What does not hold is asked again: ${calls}.`;
}

/** The same for a program or an endpoint on this computer. */
export function wordsBeforeAtHand(tokens: number, title: string, kind: 'program' | 'endpoint', isReviewed: boolean, isShort = false): string {
  const how = kind === 'program' ? `Starts ${title} on this computer and sends it` : `Sends to ${title} on this computer`;
  if (isShort)
    return `${how} a table at a time, with its guessed columns: about ${formatCount(round(tokens))} tokens in all, and no row of a database. Small models know less than large ones, and how good their answers are is not measured. Nothing changes before you keep it.`;
  return `${how} the schema and generated rows, about ${formatCount(round(tokens))} tokens, and no row of a database. What does not hold is asked again${isReviewed ? ', and the rows of the answer are reviewed once' : ''}. Nothing changes before you keep it.`;
}

/** The same beside the rows of a new dataset, where the click keeps the answer. */
export function wordsOfOffer(tokens: number, title: string, kind: 'program' | 'endpoint', isShort: boolean): string {
  const how = kind === 'program' ? `Starts ${title} and sends it` : `Sends to ${title}`;
  const what = isShort ? 'a table at a time, with its guessed columns' : 'the schema and generated rows';
  return `${how} ${what}, about ${formatCount(round(tokens))} tokens${isShort ? ' in all' : ', and once more the rows of its answer'}; no row of a database. The answer is kept as a new revision, and can be undone.`;
}

/** The tokens of a question, as counted by the service. */
export function wordsAfter({ call, sent, received }: Pick<ModelStep, 'call' | 'sent' | 'received'>, prices: Endpoint['prices']): string {
  const calls = formatMany(call, 'call');
  if (sent === null || received === null) return `${calls}; the service did not say how many tokens`;
  const cost = prices ? `, ${money(costOf({ sent, received }, prices), prices.currency)}` : '';
  return `${calls}, ${formatMany(sent, 'token')} sent, ${formatCount(received)} received${cost}`;
}

/** The state of a question. */
export function stateWords({ state, call, faults, refused, tables }: ModelStep): string {
  const table = tables.at(-1);
  const left = tables.filter((one) => one.state === 'left').map((one) => `${one.table}: ${one.why}`);
  switch (state) {
    case 'waiting':
      return 'waits';
    case 'asking':
      if (table) return `asking about ${table.table}, ${table.at} of ${table.of}${left.length > 0 ? `; ${leftWords(left)}` : ''}`;
      return call > 1 ? `correcting what does not hold, call ${call} of ${MODEL_CALLS}` : 'waiting for the answer';
    case 'answered':
      return `answered${left.length > 0 ? `; ${leftWords(left)}` : ''}${faults > 0 ? `, ${formatMany(faults, 'statement')} wrong` : ''}${refused === null ? '' : `; its last correction was not used: ${refused}`}`;
    case 'failed':
      return 'no usable answer';
    case 'cancelled':
      return 'cancelled; the service may still charge for it';
  }
}

function leftWords(left: readonly string[]): string {
  return `${formatMany(left.length, 'question')} without a usable answer: ${left.join(' ')}`;
}

/** Two digits are precise enough for an estimate. */
function round(tokens: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.round(tokens / step) * step;
}

function money(value: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumSignificantDigits: 2 }).format(value);
}
