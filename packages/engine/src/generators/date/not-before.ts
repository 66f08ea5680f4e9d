import type { Siblings } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { field } from '../kit/define.ts';
import { now } from '../kit/now.ts';
import { timestampOf } from './read-timestamps.ts';

/** Parameter of times of the last change: it is never before these, where they are set and have come. */
export const NOT_BEFORE = field.list('Not before', { type: 'string' });

/** The later of a time in µs and the row's times of `names` that are set and have come; null without names. */
export function notBefore(
  context: CompileContext,
  names: readonly string[] = [],
): { readonly needs: readonly string[]; read(siblings: Siblings): (i: number, micros: number) => number } | null {
  if (names.length === 0) return null;
  names.forEach((name, i) => {
    if (!context.sibling(name)) context.fail(`/notBefore/${i}`, `There is no other column "${name}" in this table.`);
  });
  const last = now(context);
  return {
    needs: names,
    read(siblings) {
      const columns = names.map((name) => siblings.column(name));
      return (i, micros) =>
        columns.reduce((latest, column) => {
          const time = timestampOf(column, i);
          return time !== null && time > latest && time <= last ? time : latest;
        }, micros);
    },
  };
}
