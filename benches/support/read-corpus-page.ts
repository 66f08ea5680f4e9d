import type { CorpusRun } from './corpus-page.ts';

/**
 * The existing content of a page, so that single schemas can be measured again: other lines are kept with their dates.
 */
export function readCorpusPage(page: string): { readonly counts: readonly (number | undefined)[]; readonly runs: readonly CorpusRun[]; readonly more: string } {
  const [, ...all] = page.split(/^(?=## )/m);
  const isMeasured = (section: string): boolean => /^## (?:[\d,]+ rows a table|With the counts of the inference)/.test(section);
  const sections = all
    .filter(isMeasured)
    .map((section) => section.slice(3))
    .map((section) => ({ asked: countOf(section), lines: linesOf(section) }));
  const tables = new Map(
    sections.flatMap(({ lines }) => lines.flatMap((line) => (line['tables'] ? [[line['schema']!, Number(line['tables'])] as const] : []))),
  );
  return {
    /** Sections that are written by hand, or by others. */
    more: all.filter((section) => !isMeasured(section)).join(''),
    counts: sections.map(({ asked }) => asked),
    runs: sections.flatMap(({ asked, lines }) => lines.map((line) => runOf(line, asked, tables.get(line['schema']!)))),
  };
}

type Line = Readonly<Record<string, string>>;

function countOf(section: string): number | undefined {
  const [, count] = /^([\d,]+) rows a table/.exec(section) ?? [];
  return count === undefined ? undefined : Number(count.replaceAll(',', ''));
}

/** The rows of its table, by the names of the columns. */
function linesOf(section: string): Line[] {
  const [head, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  const names = cellsOf(head ?? '');
  return rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, i) => [names[i] ?? '', cell])));
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A load that failed left no rows, and its words instead of what stayed empty. */
function runOf(line: Line, requested: number | undefined, tables: number | undefined): CorpusRun {
  const number = (name: string): number => Number(line[name] ?? 0);
  const said = line['left empty'] ?? '';
  const failed = number('rows') === 0;
  return {
    schema: line['schema']!,
    asked: requested,
    tables: tables ?? number('filled'),
    filled: number('filled'),
    firstTry: number('right at first'),
    rows: number('rows'),
    inferSeconds: number('infer, s'),
    trySeconds: number('try and repair, s'),
    proveSeconds: number('prove, s'),
    loadSeconds: number('load, s'),
    empty: said === '' || failed ? [] : [said],
    ...(failed && { error: said }),
    measured: line['measured'] ?? '',
  };
}

/** The runs of a page and the new ones, which replace earlier runs of the same schema. */
export function mergeRuns(known: readonly CorpusRun[], now: readonly CorpusRun[]): readonly CorpusRun[] {
  const isAnew = (run: CorpusRun): boolean => now.some((each) => each.schema === run.schema && each.asked === run.asked);
  return [...known.filter((run) => !isAnew(run)), ...now];
}
