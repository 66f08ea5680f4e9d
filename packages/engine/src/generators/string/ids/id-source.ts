import type { ColumnSource } from '../../../columns/source.ts';
import { permutation } from '../../../keys/permutation.ts';
import { fillTimeline, rowTimestamps } from '../../date/timeline.ts';
import type { CompileContext } from '../../definition.ts';
import { perRows } from '../../entities/per-rows.ts';
import type { Dice } from '../../kit/dice.ts';
import { textSource } from '../../kit/text-source.ts';
import { longest } from '../../kit/type-families.ts';

/** The parts of one id. `ms` is since 1970; `tail` is the row's place in a permutation of 0 … `tails` − 1. */
export type IdParts = { readonly ms: number; readonly row: number; readonly tail: number; readonly dice: Dice };

/** Writes and reads ids of one form. */
export type IdForm = {
  /** As people call it: `ULID`. */
  readonly name: string;
  readonly letters: number;
  /** Ids may differ in case only. */
  readonly mixedCase?: true;
  /** The number of different tails of the form: that many rows never share an id. */
  readonly tails: number;
  readonly write: (parts: IdParts) => string;
  /** The tail of an id, or −1 for a text of another form. */
  readonly tailOf: (text: string) => number;
};

/**
 * Ids that contain the row's time. No two rows share one, since each ends with the row's number, permuted, from which
 * the row can be found again.
 */
export function idSource(context: CompileContext, form: IdForm): ColumnSource {
  const room = longest(context.type, context.domain.maxLength);
  if (room < form.letters) {
    context.fail('', `A ${form.name} has ${form.letters} characters, but the column holds ${room}. Widen the column or use string.alphanumeric.`);
  }
  const { key0, key1 } = context.draws('rank');
  const permuted = permutation(form.tails, key0, key1);
  const millisecondsOf = rowMilliseconds(context);
  return {
    ...textSource(context, {
      cardinality: form.tails,
      texts(_, rows) {
        const ms = millisecondsOf(rows);
        return (dice, row, i) => form.write({ ms: ms[i]!, row, tail: permuted.forward(row % form.tails), dice });
      },
    }),
    distinct: form.tails,
    fits: !form.mixedCase || (context.domain.case === undefined && context.type.base !== 'citext'),
    rowOf(value) {
      const tail = form.tailOf(value);
      return tail < 0 || tail >= form.tails ? -1 : permuted.inverse(tail);
    },
  };
}

/**
 * Milliseconds since 1970 of each row's position on its table's timeline: the value of `date.created` without its
 * microseconds.
 */
export function rowMilliseconds(context: CompileContext): (rows: Parameters<ColumnSource['fill']>[0]) => Float64Array {
  const draws = rowTimestamps(context);
  return perRows(
    (size) => new Float64Array(size),
    (rows, into) => {
      fillTimeline(context.timeline, draws, rows, into);
      for (let i = 0; i < rows.count; i++) into[i] = Math.max(0, Math.floor(into[i]! / 1000));
    },
  );
}
