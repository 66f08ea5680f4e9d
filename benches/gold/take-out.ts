import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COLUMN_PASSES,
  compiledUniversal,
  lastResort,
  lazyRules,
  quantities,
  readQuantity,
  readRule,
  RuleIndex,
  DERIVE_PASSES,
  universal,
  type Rule,
  type Entry,
  type RuleSource,
} from '@seedbed/meaning/measure';
import type { Edits } from '@seedbed/meaning/decide';

/** A sheet or a pass that `pnpm bench gold --ablate` removes, one at a time. */
export type Source = {
  readonly name: string;
  readonly kind: 'sheet' | 'pass';
  /** Lines of a sheet; not counted for a pass, because passes share files. */
  readonly lines: number;
  /** Removes it until the result is called. */
  readonly takeOut: () => () => void;
};

const DATA = join(import.meta.dirname, '../../packages/meaning/data');
const INDEXES = [
  { index: universal, compiled: compiledUniversal.sheets, folder: 'universal', read: readRule, isMeant: (file: string) => file !== 'last.rules' },
  { index: lastResort, compiled: compiledUniversal.last, folder: 'universal', read: readRule, isMeant: (file: string) => file === 'last.rules' },
  { index: quantities, compiled: compiledUniversal.quantities, folder: 'quantities', read: readQuantity, isMeant: () => true },
] as const;

/** Names of sources that affected inference since it was cleared; null if not recorded. */
export type Seen = { names: Set<string> | null };

/** All sources, and where inference notes the name of each that has a say. */
export function openSources(): { readonly sources: readonly Source[]; readonly seen: Seen } {
  const seen: Seen = { names: new Set() };
  return { sources: [...passes(seen), ...INDEXES.flatMap((each) => sheetsOf(each, seen))], seen };
}

function sheetsOf({ index, compiled, folder, read, isMeant }: (typeof INDEXES)[number], seen: Seen): Source[] {
  const files = readdirSync(join(DATA, folder)).filter(isMeant).toSorted();
  const fileOfLine = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const file of files) {
    const lines = readFileSync(join(DATA, folder, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('# '));
    counts.set(file, lines.length);
    for (const line of lines) if (!fileOfLine.has(line)) fileOfLine.set(line, file);
  }
  const fileOf = new Map<Rule, string>();
  const rules = lazyRules(compiled, (line) => {
    const rule = read(line);
    fileOf.set(rule, fileOfLine.get(line)!);
    return rule;
  });
  const whole = new RuleIndex(rules);
  const asEver = (): void => {
    index.best = (at) => {
      const match = whole.best(at);
      if (match) seen.names?.add(fileOf.get(match.rule)!);
      return match;
    };
  };
  asEver();
  return files.map((file) => ({
    name: file,
    kind: 'sheet',
    lines: counts.get(file)!,
    takeOut: () => {
      const rest = new RuleIndex(without(rules, (rule) => fileOf.get(rule) === file));
      index.best = (at) => rest.best(at);
      return asEver;
    },
  }));
}

function without(rules: RuleSource, isOut: (rule: Rule) => boolean): RuleSource {
  const filtered = <T extends readonly unknown[]>(find: (...words: T) => readonly Entry[]): ((...words: T) => readonly Entry[]) => {
    const requested = new Map<string, readonly Entry[]>();
    return (...words) => {
      const found = requested.get(words.join()) ?? find(...words).filter(({ rule }) => !isOut(rule));
      requested.set(words.join(), found);
      return found;
    };
  };
  return { endingWith: filtered(rules.endingWith), startingWith: filtered(rules.startingWith), open: rules.open.filter(({ rule }) => !isOut(rule)) };
}

type Noted = { readonly context: { readonly edits: Edits } };

type AnyPass = { readonly name: string; decide: (at: never) => void };

function passes(seen: Seen): Source[] {
  const all = [...COLUMN_PASSES, ...DERIVE_PASSES] as AnyPass[];
  return all.map((pass) => {
    const { name, decide } = pass;
    const asEver = (): void => {
      pass.decide = (at: Noted) => {
        const before = at.context.edits.all.length;
        decide(at as never);
        if (at.context.edits.all.length > before) seen.names?.add(name);
      };
    };
    asEver();
    return {
      name,
      kind: 'pass',
      lines: 0,
      takeOut: () => {
        pass.decide = () => {};
        return asEver;
      },
    };
  });
}
