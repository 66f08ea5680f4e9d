import { fits, type Generator, type GeneratorDescription, type SqlType } from '@seedbed/contract';
import type { CellKind } from '../../workspace/grid-column.ts';
import { numbersOf } from '../../workspace/present-values.ts';
import { typedValue } from '../../workspace/typed-value.ts';
import { sameForm } from './same-form.ts';
import { shapeOfExamples } from './shape-of-examples.ts';

/** A generator that makes the typed values, described in terms of what was typed. */
export type ExampleOffer = { readonly title: string; readonly says: string; readonly generator: Generator };

type Typed = {
  /** The typed values, one per line, without empty ones. */
  readonly examples: readonly string[];
  readonly type: SqlType;
  readonly kind: CellKind;
  /** Values that the column has now in its first rows, without NULLs. */
  readonly present: readonly string[];
  readonly nullRate: number;
  readonly generators: readonly GeneratorDescription[];
};

/** A column of more values than this is no list. */
const MAX_LISTED = 20;
const MAX_NAMED = 2;
/** The values of these types have no recognisable meaning. */
const PLAIN: ReadonlySet<CellKind> = new Set(['number', 'time', 'boolean', 'enum']);

/**
 * Generators for the examples: the constant, a list, similar values, and catalogue generators whose values have the
 * same form. The engine decides whether they are valid.
 */
export function offersFor(input: Typed): ExampleOffer[] {
  if (input.examples.length === 0) return [];
  return [...always(input), ...oneOf(input), ...alike(input), ...named(input)];
}

function always({ examples, type, nullRate }: Typed): ExampleOffer[] {
  const distinct = new Set(examples);
  if (distinct.size > 1) return [];
  return [
    {
      title: 'Always this',
      says: nullRate > 0 ? 'The same value in every row that is not NULL' : 'The same value in every row',
      generator: { kind: 'constant', parameters: { value: typedValue(examples[0]!, type) } },
    },
  ];
}

function oneOf({ examples, type, present }: Typed): ExampleOffer[] {
  const typed = countsOf(examples);
  if (typed.size > 1) {
    const even = new Set(typed.values()).size === 1;
    return [{ title: 'One of these', says: even ? 'Each as often' : 'As often as each is typed', generator: listed(typed, type) }];
  }
  const now = countsOf(present);
  const [example] = typed.keys();
  // Existing values count as a list if they repeat.
  if (now.size === 0 || now.size > MAX_LISTED || present.length < 2 * now.size || now.has(example!)) return [];
  const usual = Math.max(1, Math.round(present.length / now.size));
  const says = `With the ${now.size === 1 ? 'present value' : `${now.size} present values`}, as often as these are now`;
  return [{ title: 'One of these', says, generator: listed(new Map([...now, [example!, usual]]), type) }];
}

function listed(counts: ReadonlyMap<string, number>, type: SqlType): Generator {
  const values = [...counts.keys()].map((text) => typedValue(text, type));
  const weights = [...counts.values()];
  return { kind: 'values', parameters: { values, ...(new Set(weights).size > 1 ? { weights } : {}) } };
}

/**
 * Catalogue generators that need no parameters and whose texts have the same form: an e-mail address, a URL, an IBAN.
 */
function named({ examples, type, kind, generators }: Typed): ExampleOffer[] {
  if (PLAIN.has(kind)) return [];
  return generators
    .filter(({ kind, outputs, parameters }) => fits(outputs.slice(0, 1), type, kind) && !(parameters['required'] as unknown[] | undefined)?.length)
    .map((one) => ({ one, alike: examples.every((text) => one.samples.some((sample) => sameForm(sample, text))) }))
    .filter(({ alike: isAlike }) => isAlike)
    .slice(0, MAX_NAMED)
    .map(({ one }) => ({ title: one.title, says: one.summary, generator: { kind: one.kind } }));
}

function alike({ examples, type, kind }: Typed): ExampleOffer[] {
  const title = examples.length > 1 ? 'Like these' : 'Like this';
  if (kind === 'number') return between(examples, type, title);
  if (kind === 'time') return days(examples, title);
  const regex = kind === 'text' ? shapeOfExamples(examples) : null;
  return regex === null ? [] : [{ title, says: `Texts that match ${regex}`, generator: { kind: 'pattern', parameters: { regex } } }];
}

function between(examples: readonly string[], type: SqlType, title: string): ExampleOffer[] {
  const numbers = numbersOf(examples);
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length < examples.length || min === max) return [];
  const digits = Math.max(...examples.map((text) => (/\.(\d+)$/.exec(text.trim())?.[1] ?? '').length));
  const whole = digits === 0 || type.base.startsWith('int');
  const generator = whole
    ? { kind: 'number.int', parameters: { min, max } }
    : { kind: 'number.float', parameters: { min, max, fractionDigits: Math.min(12, digits) } };
  return [{ title, says: `Any number from ${min} to ${max}`, generator }];
}

function days(examples: readonly string[], title: string): ExampleOffer[] {
  const found = examples.flatMap((text) => /^\s*(\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? []).toSorted();
  const [from, to] = [found[0], found.at(-1)];
  if (found.length < examples.length || from === to) return [];
  return [{ title, says: `Any time from ${from} to ${to}`, generator: { kind: 'date.between', parameters: { from, to } } }];
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
