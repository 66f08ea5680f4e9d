import type { Generator, KnowledgeColumn } from '@seedbed/contract';
import { formulaOf } from './formula.ts';
import { columnNamed, fault, isKeyed, typeOf, type AnswerWork, type TableWork } from '../work.ts';

type Part = { text?: string; expression?: string; number?: number; by?: string; start?: number };

/** `B{yy(brewed_at)}-{n:4}`: texts, expressions, `n` counts rows, `running` counts within `running.by`. Null, with a fault, where an expression does not hold. */
export function generatorOfTemplate(
  work: AnswerWork,
  table: TableWork,
  name: string,
  { template = '', running }: KnowledgeColumn,
  place: string,
): Generator | null {
  if (typeOf(work, columnNamed(table, name)!).base.startsWith('int')) return numberInTurn(work, table, template, running, place);
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
    if (/(?<!\|)\|(?!\|)/.test(piece)) {
      fault(work, `${place}/template`, `{${piece}}: braces of a template hold an expression or a counter.`, '"values" of texts with {a|b} in them');
      return null;
    }
    const expression = formulaOf(work, table, piece, `${place}/template`);
    if (expression === null) return null;
    parts.push({ expression });
  }
  const once = isKeyed(table, name) && !parts.some(({ number }) => number !== undefined);
  return { kind: 'code.numbered', parameters: { parts, ...(once ? { once } : {}) } };
}

/** A whole number that counts the rows, or those of one parent: `{ "template": "{running}", "running": { "by": "course_id" } }`. */
function numberInTurn(work: AnswerWork, table: TableWork, template: string, running: KnowledgeColumn['running'], place: string): Generator | null {
  const by = running?.by.trim();
  const reference = by === undefined ? undefined : table.relations.find(({ from }) => from.columns.length === 1 && from.columns[0] === by);
  if (!/^\s*\{\s*(?:n|running)\s*(?::\s*\d+)?\s*\}\s*$/.test(template) || (by !== undefined && !reference)) {
    fault(
      work,
      place,
      'A whole number counts all rows, or those of one parent.',
      '{ "template": "{running}", "running": { "by": "order_id" } } with a reference of the row',
    );
    return null;
  }
  const first = running?.start ?? 1;
  return reference ? { kind: 'expression', parameters: { expression: `place(${by}) + ${first}` } } : { kind: 'sequence', parameters: { start: first } };
}
