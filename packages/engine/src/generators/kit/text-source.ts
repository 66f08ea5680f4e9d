import { startArena } from '../../columns/arena-writer.ts';
import type { Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { Dice } from './dice.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { textStore } from './text-store.ts';
import { longest } from './type-families.ts';

/** Texts that are built cell by cell: everything that is neither a list nor a fixed form. */
type TextPlan = {
  readonly cardinality?: number;
  readonly needs?: readonly string[];
  /** Called once per batch; returns the function that writes the texts of that batch. */
  readonly texts: (siblings: Siblings, rows: Rows) => (dice: Dice, row: number, index: number) => string;
  readonly at?: (rank: number) => string;
  readonly rankOf?: (text: string) => number;
  /** See `ColumnSource.plainFirst`; true by default. */
  readonly plainFirst?: boolean;
  readonly purpose?: string;
  /** Texts that a person wrote keep their length and case, if the context says so. */
  readonly isTemplate?: true;
};

export function textSource(context: CompileContext, plan: TextPlan): ColumnSource {
  const target = textStore(context.type);
  if (!target) context.fail('', `This generator makes text; a column of type ${context.type.name} does not take it.`);
  const draws = context.draws(plan.purpose);
  const most = longest(context.type, context.domain.maxLength);
  const fit = plan.isTemplate && context.asWritten ? (text: string) => text : fitter(context, most);
  const dice = new Dice();
  const { at, rankOf } = plan;
  return {
    shape: target.shape,
    cardinality: plan.cardinality ?? Infinity,
    fill(rows, out, siblings) {
      if (out.store !== 'arena') return;
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      const text = plan.texts(siblings, rows);
      startArena(out);
      for (let i = 0; i < rows.count; i++) {
        const row = rows.at ? rows.at[i]! : rows.first + i;
        target.put(out, i, fit(text(dice.seed(scratch.a[i]!, scratch.b[i]!), row, i)));
      }
      giveBack(scratch);
    },
    ...(plan.needs ? { needs: plan.needs } : {}),
    ...(at
      ? {
          plainFirst: plan.plainFirst ?? true,
          at(ranks, count, out) {
            if (out.store !== 'arena') return;
            startArena(out);
            for (let i = 0; i < count; i++) target.put(out, i, fit(at(ranks[i]!)));
          },
        }
      : {}),
    ...(rankOf ? { rankOf } : {}),
  };
}

/** Fits texts to the column's length and case, without cutting words if possible. */
export function fitter(context: CompileContext, most: number): (text: string) => string {
  const wanted = context.domain.case;
  const cased = (text: string) => (wanted === 'lower' ? text.toLowerCase() : wanted === 'upper' ? text.toUpperCase() : text);
  return most === Infinity ? cased : (text) => cased(text.length <= most ? text : shorten(text, most));
}

/** At most `most` characters: cut after the last whole word, otherwise within it. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  if (/[\s,.;:–-]/.test(text[most] ?? ' ')) return cut.trimEnd();
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank).replace(/[\s,;:–-]+$/, '') : cut;
}
