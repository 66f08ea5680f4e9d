import { LIMITS } from '@seedbed/contract';
import type { Report } from './check-shape.ts';
import { pointerStep } from './faults.ts';

const { values: MAX_VALUES, characters: MAX_CHARACTERS, depth: DEEPEST } = LIMITS.generator;

/** Whether parameters are small and flat enough to check at all. Runs first, and without recursion. */
export function checkSize(parameters: unknown, pointer: string, report: Report): void {
  const open: { value: unknown; depth: number }[] = [{ value: parameters, depth: 0 }];
  let values = 0;
  let characters = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') characters += value.length;
    if (typeof value === 'string' && value.length > LIMITS.cellBytes)
      return report(pointer, `A text among the parameters has ${value.length} characters; a cell has at most ${LIMITS.cellBytes} bytes.`);
    if (++values > MAX_VALUES) return report(pointer, `The parameters of one generator have at most ${MAX_VALUES} values.`);
    if (characters > MAX_CHARACTERS) return report(pointer, `The parameters of one generator have at most ${MAX_CHARACTERS} characters.`);
    if (typeof value !== 'object' || value === null) continue;
    if (depth > 2 * DEEPEST) return report(pointer, `Generators can be nested at most ${DEEPEST} deep.`);
    for (const name in value) open.push({ value: (value as Record<string, unknown>)[name], depth: depth + 1 });
  }
}

/** Postgres accepts a zero byte in no type but bytea: reports its position before a file or a load contains it. */
export function checkZeroBytes(parameters: unknown, pointer: string, report: Report): void {
  const open: { value: unknown; at: string }[] = [{ value: parameters, at: pointer }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, at } = next;
    if (typeof value === 'string' && value.includes('\0'))
      return report(at, 'A text holds the character U+0000, which Postgres refuses in texts. Take it out.');
    if (typeof value !== 'object' || value === null) continue;
    for (const name in value) open.push({ value: (value as Record<string, unknown>)[name], at: at + pointerStep(name) });
  }
}
