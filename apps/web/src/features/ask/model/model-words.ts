import { costOf, MODEL_CALLS, type AskableModel } from '@seedbed/contract';
import { formatCount, formatMany } from '../../../lib/format.ts';
import type { ModelStep } from './use-model-calls.ts';

type Endpoint = NonNullable<AskableModel['endpoint']>;

/** The cost of a click, before it. */
export function wordsBefore(tokens: number, parts: number, { host, prices }: Endpoint): string {
  const cost = prices ? `, about ${money(costOf({ sent: tokens, received: 0 }, prices), prices.currency)} plus the answer` : '';
  const calls = parts === 1 ? `at most ${MODEL_CALLS} calls` : `at most ${MODEL_CALLS} calls for each of ${parts} parts`;
  return `Sends about ${formatCount(round(tokens))} tokens to ${host}${cost}. That is an estimate from its size. What does not hold is asked again: ${calls}.`;
}

/** The tokens of a question, as counted by the service. */
export function wordsAfter({ call, sent, received }: Pick<ModelStep, 'call' | 'sent' | 'received'>, prices: Endpoint['prices']): string {
  const calls = formatMany(call, 'call');
  if (sent === null || received === null) return `${calls}; the service did not say how many tokens`;
  const cost = prices ? `, ${money(costOf({ sent, received }, prices), prices.currency)}` : '';
  return `${calls}, ${formatMany(sent, 'token')} sent, ${formatCount(received)} received${cost}`;
}

/** The state of a question. */
export function stateWords({ state, call, faults, refused }: ModelStep): string {
  switch (state) {
    case 'waiting':
      return 'waits';
    case 'asking':
      return call > 1 ? `correcting what does not hold, call ${call} of ${MODEL_CALLS}` : 'waiting for the answer';
    case 'answered':
      return `answered${faults > 0 ? `, ${formatMany(faults, 'statement')} wrong` : ''}${refused === null ? '' : `; its last correction was not used: ${refused}`}`;
    case 'failed':
      return 'no usable answer';
    case 'cancelled':
      return 'cancelled; the service may still charge for it';
  }
}

/** Two digits are precise enough for an estimate. */
function round(tokens: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.round(tokens / step) * step;
}

function money(value: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumSignificantDigits: 2 }).format(value);
}
