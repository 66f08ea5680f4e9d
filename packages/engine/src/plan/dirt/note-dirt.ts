import type { Diagnostic } from '@seedbed/contract';
import { cellText } from '../cell-text.ts';
import type { ColumnDraft } from '../draft.ts';
import { openFrame } from '../frame.ts';
import type { Plan } from '../plan.ts';
import type { TableWork, Work } from '../work.ts';
import { dirtOf, textHash, type ColumnDirt } from './dirt-of.ts';
import type { DirtKind } from './kinds.ts';
import { putDirt, twinOf } from './put-dirt.ts';

/** How many of the first rows to check. */
const ROWS_CHECKED = 256;

/** A warning for each kind of dirt that a column requests but does not support, with the reason. */
export function noteDirt(work: Work, plan: Plan): Diagnostic[] {
  return [...work.tables.values()].flatMap((table) =>
    [...table.columns.values()].flatMap(({ draft: column }): Diagnostic[] => {
      const dirt = dirtOf(work, table, column);
      if (!dirt) return [];
      const idle = dirt.steps.length > 0 ? idleKinds(plan, table, column, dirt) : [];
      return [...dirt.refused, ...idle].map(({ kind, reason }) => ({
        level: 'warning',
        code: 'dirt-without-effect',
        table: table.draft.name,
        column: column.name,
        pointer: `${column.pointer}/dirt/${kind}`,
        message: `${table.draft.name}.${column.name} takes no dirt of the kind ${kind}: ${reason}.`,
        mend: `Leave ${kind} out for this column.`,
      }));
    }),
  );
}

/** Kinds that change none of the first rows, even if all of them are selected. */
function idleKinds(plan: Plan, table: TableWork, column: ColumnDraft, { steps, accepts, isKeyed }: ColumnDirt): { kind: DirtKind; reason: string }[] {
  const texts = firstTexts(plan, table, column);
  if (texts.length === 0) return [];
  const drawn = Int32Array.of(0, 0);
  return steps.flatMap(({ kind, draws }) => {
    const hash = textHash(draws);
    const wordOf = (text: string): number => {
      hash(text, drawn);
      return drawn[1]! >>> 0;
    };
    const takes = (text: string): boolean => {
      if (kind === 'duplicates') return accepts(text);
      if (!isKeyed) return putDirt(kind, text, wordOf(text), accepts) !== null;
      const pair = twinOf(kind, text, wordOf);
      return pair !== null && accepts(pair.twin);
    };
    return texts.some(takes) ? [] : [{ kind, reason: reasonFor(kind, column, texts, table.groups.get(column)?.spec.constraints?.[0]) }];
  });
}

function firstTexts(plan: Plan, table: TableWork, column: ColumnDraft): string[] {
  const count = Math.min(ROWS_CHECKED, table.draft.rows);
  const frame = openFrame(plan, plan.table(table.draft.name), ROWS_CHECKED);
  frame.reset({ first: 0, count, at: null });
  const cells = frame.node(table.columns.get(column)!.final as number);
  return Array.from({ length: count }, (_, i) => (cells.nulls?.[i] ? null : cellText(cells, i))).filter((text) => text !== null);
}

function reasonFor(kind: DirtKind, { domain, type }: ColumnDraft, texts: readonly string[], constraint: string | undefined): string {
  if (domain.in) return 'its values are listed';
  if (kind === 'spaces' && domain.trimmed) return 'a condition refuses blanks at the ends';
  if (kind === 'case' && domain.case) return 'a condition asks for one case';
  if (kind === 'empty' && domain.notBlank) return 'a condition refuses an empty text';
  if (kind === 'encodings' && texts.every((text) => isAscii(text))) return `none of its first ${texts.length} values has a letter beyond ASCII`;
  if ((kind === 'typos' || kind === 'case') && texts.every((text) => !/[^\P{L}]{2}/u.test(text))) return `none of its first ${texts.length} values is a word`;
  if (constraint) return `its type ${type.name} or the constraint ${constraint} refuses all that were tried`;
  const bounds = domain.patterns ? 'the condition on its form' : `its type ${type.name} or a condition on its length`;
  return `${bounds} refuses all that were tried`;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
