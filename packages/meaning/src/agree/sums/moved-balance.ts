import type { Draft } from '../../edits/draft.ts';
import { isThere } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumericType } from './numbers.ts';
import { isOneOf } from '../copies/only-when.ts';
import { matcher, type Matcher } from '../../read/words.ts';

const WHAT = '(?:quantity|stock|balance|level|count|points|inventory)';
const AFTER = new RegExp(`^${WHAT} (?:after|new|current|now)$|^(?:new|closing|resulting|current|updated|after|final|actual) ${WHAT}$`);
const BEFORE = new RegExp(`^${WHAT} (?:before|previous|old|prior)$|^(?:previous|old|prior|opening|before|initial) ${WHAT}$`);
const MOVED = matcher('quantity moved');
const KIND = matcher('kinds of a movement', 'last');
/** Names of outgoing movements. */
const OUT =
  /^(?:d|db|deb|out|pick|shipment|debit\w*|d[eé]bito|withdraw\w*|saque|retiro|retirada|sale|sold|venta|venda|verkauf|vente|salida|sa[ií]da|egreso|sortie|uscita|uitgifte|verkoop|vendita|perte|casse|bruch|schwund|baja|avaria|quebra|abgang|ausgang|auslagerung|entnahme|issue\w*|outbound|outgoing|dispatch\w*|ship\w*|consum\w*|consumo|verbrauch|loss|p[eé]rdida|perda|verlust|damage\w*|merma|scrap\w*|transfer_?out|redeem\w*|payment|fee|charge|purchase_?return|stock_?out|minus|-)$/i;

/**
 * `balance_after` from the previous balance and the movement: less if the movement's type is outgoing, otherwise more.
 */
export function movedBalance(target: Draft, drafts: readonly Draft[]): string | null {
  if (!AFTER.test(nameOf(target))) return null;
  const named = (pattern: Matcher) => drafts.find((each) => each !== target && pattern.test(nameOf(each)) && isNumericType(each) && each.kind !== 'expression');
  const [before, moved] = [named(BEFORE), named(MOVED)];
  if (!before || !moved || !isThere(before, target) || !isThere(moved, target)) return null;
  const out = goesOut(drafts);
  const [from, by] = [before.column.name, moved.column.name];
  if (out === null) return `${from} + ${by}`;
  return `(${out}) ? greatest(${from} - ${by}, ${target.column.type.base.startsWith('int') ? '0' : '0.0'}) : ${from} + ${by}`;
}

/** Whether a movement goes out, by its kind, as a condition; null where no kind says so. */
export function goesOut(drafts: readonly Draft[]): string | null {
  const kind = drafts.find(
    (each) => KIND.test(nameOf(each)) && isPlainName(each.column.name) && each.nullRate === undefined && labelsOf(each).some((label) => OUT.test(label)),
  );
  return kind
    ? isOneOf(
        kind,
        labelsOf(kind).filter((label) => OUT.test(label)),
      )
    : null;
}

function nameOf({ words }: Draft): string {
  return words.join(' ');
}

function labelsOf({ kind, parameters, column }: Draft): readonly string[] {
  if (column.type.labels) return column.type.labels;
  return (kind === 'values' || kind === 'example') && Array.isArray(parameters.values)
    ? parameters.values.filter((each): each is string => typeof each === 'string')
    : [];
}
