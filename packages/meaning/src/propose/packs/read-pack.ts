import { lineOfPointer } from '@seedbed/contract';
import { checkPack } from './check-pack.ts';
import type { Finding } from './finding.ts';
import type { Pack } from './pack.ts';

/** A fault in a text, with its line. */
export type LineFinding = Finding & { readonly line: number };

/** A pack parsed from a text: the pack if it is valid, otherwise its faults. */
export type ReadPack = { readonly pack: Pack; readonly findings: readonly [] } | { readonly pack?: undefined; readonly findings: readonly LineFinding[] };

export function readPack(text: string): ReadPack {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return { findings: [{ place: '/', line: Number(/\(line (\d+)/.exec(message)?.[1] ?? 1), message: `is no JSON: ${message}` }] };
  }
  const findings = checkPack(given);
  if (findings.length === 0) return { pack: given as Pack, findings: [] };
  return { findings: findings.map((finding) => ({ ...finding, line: lineOfPointer(text, finding.place) })) };
}
