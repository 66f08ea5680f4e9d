import type { Dice } from '../dice.ts';
import type { ColumnClass } from './names.ts';

/** A type of column, and how a hidden row gets its value. */
export type Kind = { readonly type: string; readonly of: ColumnClass; make(dice: Dice): string };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const letters = (dice: Dice, count: number, from = LETTERS): string => Array.from({ length: count }, () => dice.pick([...from])).join('');
const digits = (dice: Dice, count: number): string => letters(dice, count, '0123456789');
const two = (n: number): string => String(n).padStart(2, '0');
export const day = (dice: Dice): string => `${dice.between(2019, 2027)}-${two(dice.between(1, 12))}-${two(dice.between(1, 28))}`;
const time = (dice: Dice): string => `${two(dice.below(24))}:${two(dice.below(60))}:00`;

const whole = (type: string, low: number, high: number): Kind => ({ type, of: 'whole', make: (dice) => String(dice.between(low, high)) });

/** Kinds by class; within a class all are equally likely. */
export const KINDS: readonly Kind[] = [
  whole('smallint', 0, 9),
  whole('smallint', -300, 300),
  whole('integer', 1, 5),
  whole('integer', 0, 1000),
  whole('integer', -20, 20),
  whole('bigint', 0, 10_000_000),
  { type: 'numeric(10,2)', of: 'number', make: (dice) => `${dice.below(2000)}.${digits(dice, 2)}` },
  { type: 'numeric(4,1)', of: 'number', make: (dice) => `${dice.below(900)}.${digits(dice, 1)}` },
  { type: 'numeric', of: 'number', make: (dice) => `${dice.between(-50, 50)}.${dice.below(10)}` },
  { type: 'double precision', of: 'number', make: (dice) => `${dice.between(-90, 90)}.5` },
  { type: 'text', of: 'text', make: (dice) => letters(dice, dice.between(1, 9)) },
  { type: 'text', of: 'text', make: (dice) => `${letters(dice, 4)} ${letters(dice, 3)}` },
  { type: 'varchar(12)', of: 'text', make: (dice) => letters(dice, dice.between(2, 12)) },
  { type: 'varchar(3)', of: 'text', make: (dice) => letters(dice, dice.between(1, 3), 'ABCXYZ') },
  { type: 'char(2)', of: 'text', make: (dice) => letters(dice, 2, 'ABCDEFGH') },
  { type: 'char(5)', of: 'text', make: (dice) => digits(dice, 5) },
  { type: 'text', of: 'text', make: (dice) => `${letters(dice, 2, 'ABC')}-${digits(dice, 4)}` },
  { type: 'text', of: 'text', make: (dice) => dice.pick(['new', 'open', 'done', 'void']) },
  { type: 'boolean', of: 'flag', make: (dice) => dice.pick(['true', 'false']) },
  { type: 'date', of: 'day', make: day },
  { type: 'timestamp', of: 'moment', make: (dice) => `${day(dice)} ${time(dice)}` },
  { type: 'timestamptz', of: 'moment', make: (dice) => `${day(dice)} ${time(dice)}+00` },
  { type: 'time', of: 'time', make: time },
  { type: 'uuid', of: 'uuid', make: (dice) => ['8', '4', '4', '4', '12'].map((count) => letters(dice, Number(count), '0123456789abcdef')).join('-') },
  { type: 'jsonb', of: 'json', make: (dice) => JSON.stringify({ size: dice.below(50), kind: dice.pick(['a', 'b', 'c']) }) },
  { type: 'jsonb', of: 'json', make: (dice) => dice.pick(['[]', '[1, 2]', '{}', '{"a": null}', '{"list": [1]}']) },
  { type: 'integer[]', of: 'list', make: (dice) => `{${Array.from({ length: dice.below(5) }, () => dice.below(30)).join(',')}}` },
  { type: 'text[]', of: 'list', make: (dice) => `{${dice.some(['red', 'green', 'blue', 'black'], dice.below(4)).join(',')}}` },
  { type: 'int4range', of: 'range', make: (dice) => spanFrom(dice.below(100), dice.between(1, 20)) },
  { type: 'daterange', of: 'range', make: (dice) => `[2024-${two(dice.between(1, 6))}-01,2024-${two(dice.between(7, 12))}-01)` },
  { type: 'tstzrange', of: 'range', make: (dice) => `["2024-01-${two(dice.between(1, 14))} 10:00+00","2024-01-${two(dice.between(15, 28))} 12:00+00")` },
  { type: 'numrange', of: 'range', make: (dice) => `[${dice.below(10)}.5,${dice.between(11, 20)}]` },
  { type: 'inet', of: 'net', make: (dice) => `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}` },
  { type: 'cidr', of: 'net', make: (dice) => `192.168.${dice.below(256)}.0/24` },
  { type: 'bit(8)', of: 'bits', make: (dice) => letters(dice, 8, '01') },
  { type: 'bit varying(6)', of: 'bits', make: (dice) => letters(dice, dice.between(1, 6), '01') },
  { type: 'interval', of: 'span', make: (dice) => `${dice.between(1, 72)} hours` },
  { type: 'bytea', of: 'bytes', make: (dice) => `\\x${letters(dice, 2 * dice.between(1, 8), '0123456789abcdef')}` },
];

const spanFrom = (low: number, length: number): string => `[${low},${low + length})`;
