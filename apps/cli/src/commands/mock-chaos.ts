import { MAX_MOCK_LATENCY } from '@seedbed/contract';
import type { ChaosOptions } from '@seedbed/mock';
import { UsageError } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';

type ChaosFlags = { readonly latency?: string; readonly errorRate?: string; readonly errorStatus?: string };

/** The faults set by `--latency`, `--error-rate` and `--error-status`; undefined without them. */
export function chaosOf({ latency, errorRate, errorStatus }: ChaosFlags): ChaosOptions | undefined {
  if (errorStatus !== undefined && errorRate === undefined) throw new UsageError('--error-status needs --error-rate, such as --error-rate 5%');
  if (latency === undefined && errorRate === undefined) return undefined;
  return {
    ...(latency !== undefined && { latency: latencyOf(latency) }),
    ...(errorRate !== undefined && { errorRate: shareOf(errorRate) }),
    ...(errorStatus !== undefined && { status: statusOf(errorStatus) }),
  };
}

/** A line for people: the mock's deliberate faults. */
export function chaosLine({ latency = 0, errorRate = 0, status = 503 }: ChaosOptions): string {
  const wait = typeof latency === 'number' ? `${latency} ms` : `${latency[0]} to ${latency[1]} ms`;
  const parts = [
    ...(latency === 0 ? [] : [`answers wait ${wait}`]),
    ...(errorRate === 0 ? [] : [`${+(errorRate * 100).toFixed(4)}% of requests fail with ${status}`]),
  ];
  return parts.length === 0 ? '' : `Chaos: ${parts.join(', ')}. The header X-Seedbed-Injected marks what the mock did on purpose.\n`;
}

function latencyOf(text: string): number | [number, number] {
  const [, minimum, maximum] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const [from, to] = [Number(minimum), Number(maximum ?? minimum)];
  if (!(from <= to && to <= MAX_MOCK_LATENCY))
    throw new UsageError(`--latency takes milliseconds up to ${MAX_MOCK_LATENCY}, such as 200, or a range, such as 50-400, not "${text}"`);
  return maximum === undefined ? from : [from, to];
}

function shareOf(text: string): number {
  const [, digits, percent] = /^(\d+(?:\.\d+)?) ?(%?)$/.exec(text) ?? [];
  const share = percent === '%' ? Number(digits) / 100 : Number(digits);
  if (!(share <= 1)) throw new UsageError(`--error-rate takes a share, such as 5% or 0.05, not "${text}"`);
  return share;
}

function statusOf(text: string): number {
  const status = wholeNumber(text, '--error-status');
  if (status < 400 || status > 599) throw new UsageError(`--error-status takes a status from 400 to 599, not ${text}`);
  return status;
}
