import type { Generator, KnowledgeColumn } from '@seedbed/contract';
import { formulaOf } from './formula.ts';
import { isKeyed, type AnswerWork, type TableWork } from '../work.ts';

type Part = { text?: string; expression?: string; number?: number; by?: string; start?: number };

/** `B{yy(brewed_at)}-{n:4}`: texts, expressions, `n` counts rows, `running` counts within `running.by`. Null, with a fault, where an expression does not hold. */
export function generatorOfTemplate(
  work: AnswerWork,
  table: TableWork,
  name: string,
  { template = '', running }: KnowledgeColumn,
  place: string,
): Generator | null {
  const parts: Part[] = [];
  for (const [at, piece] of template.split(/\{([^{}]+)\}/).entries()) {
    if (piece === '') continue;
    if (at % 2 === 0) {
      parts.push({ text: piece });
      continue;
    }
    const [, kind, digits] = /^\s*(n|running)\s*(?::\s*(\d+))?\s*$/.exec(piece) ?? [];
    if (kind !== undefined) {
      const by = kind === 'running' && running ? formulaOf(work, table, running.by, `${place}/running/by`) : undefined;
      if (by === null) return null;
      parts.push({ number: Number(digits ?? 1), ...(by === undefined ? {} : { by }), ...(running?.start === undefined ? {} : { start: running.start }) });
      continue;
    }
    const expression = formulaOf(work, table, piece, `${place}/template`);
    if (expression === null) return null;
    parts.push({ expression });
  }
  const once = isKeyed(table, name) && !parts.some(({ number }) => number !== undefined);
  return { kind: 'code.numbered', parameters: { parts, ...(once ? { once } : {}) } };
}
