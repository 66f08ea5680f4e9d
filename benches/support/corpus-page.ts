/** The result of one schema at one row count. */
export type CorpusRun = {
  readonly schema: string;
  /** Requested rows per table; undefined: the counts of inference. */
  readonly asked: number | undefined;
  readonly tables: number;
  readonly filled: number;
  readonly firstTry: number;
  readonly rows: number;
  readonly inferSeconds: number;
  readonly trySeconds: number;
  readonly proveSeconds: number;
  readonly loadSeconds: number;
  readonly empty: readonly string[];
  readonly error?: string;
  /** The date, and further remarks. */
  readonly measured: string;
};

/**
 * The page for the documentation: the first row count in full, the others next to it, and the sections of `more` after
 * them.
 */
export function corpusPage(runs: readonly CorpusRun[], counts: readonly (number | undefined)[], owner: 'plain' | 'superuser', more = ''): string {
  const [first, ...others] = counts;
  const at = (requested: number | undefined) => runs.filter((each) => each.asked === requested).toSorted((a, b) => (a.schema < b.schema ? -1 : 1));
  const flags = counts.flatMap((count) => (count === undefined ? [] : [`--rows ${count} `])).join('');
  const head = ['schema', 'tables', 'filled', 'right at first', 'rows', 'infer, s', 'try and repair, s', 'prove, s', 'load, s', 'measured', 'left empty'];
  const table = [
    `| ${head.join(' | ')} |`,
    `|---|${'---:|'.repeat(8)}---|---|`,
    ...at(first).map(
      (each) =>
        `| ${each.schema} | ${each.tables} | ${each.filled} | ${each.firstTry} | ${each.rows} | ${[each.inferSeconds, each.trySeconds, each.proveSeconds, each.loadSeconds].map((seconds) => seconds.toFixed(1)).join(' | ')} | ${each.measured} | ${each.error ?? each.empty.join(', ')} |`,
    ),
  ];
  return `# Real schemas

Made by \`pnpm corpus ${flags}--write docs/lab/corpus.md\`: each schema is inferred, tried in the throwaway database, repaired, proved, made in a
fresh database and loaded there in one transaction, all constraints, rules and triggers on, by ${owner === 'plain' ? 'a plain owner without superuser rights' : 'a superuser'}.

${counts.map((count) => summary(at(count), count, at(first))).join('\n')}

Right at first: Postgres took every row of the table in the first trial of all tables at once, before anything was repaired. Each line says when it was
measured; seconds are of that one run, and are more where the machine had other work. \`pnpm corpus --rows 200 --write docs/lab/corpus.md FILE …\` measures single lines anew.

## ${titleOf(first)}

${table.join('\n')}
${others.map((count) => `\n## ${titleOf(count)}\n\n${brief(at(count))}\n`).join('')}${more && `\n${more}`}`;
}

function titleOf(count: number | undefined): string {
  return count === undefined ? 'With the counts of the inference' : `${grouped(count)} rows a table`;
}

function summary(runs: readonly CorpusRun[], count: number | undefined, all: readonly CorpusRun[]): string {
  const sum = (of: (run: CorpusRun) => number): number => runs.reduce((total, run) => total + of(run), 0);
  const tables = sum((run) => run.tables);
  const right = sum((run) => run.firstTry);
  const left = all.filter((each) => !runs.some((run) => run.schema === each.schema)).map((each) => each.schema);
  const failed = runs.filter((run) => run.error !== undefined);
  const names = (some: readonly CorpusRun[]): string => some.map((run) => run.schema).join(', ');
  const rest = left.length === 0 ? '' : left.length < runs.length ? `; not tried: ${left.join(', ')}` : `; tried: ${names(runs)} alone`;
  return `- ${titleOf(count)}: ${grouped(sum((run) => run.filled))} of ${grouped(tables)} tables of ${runs.length} ${runs.length === 1 ? 'schema' : 'schemas'} hold rows; ${grouped(right)} (${((100 * right) / tables).toFixed(1)} %) are right at first; ${failed.length === 0 ? 'no load failed' : `failed: ${names(failed)}`}; ${grouped(sum((run) => run.rows))} rows${rest}.`;
}

function brief(runs: readonly CorpusRun[]): string {
  return [
    '| schema | filled | right at first | rows | try and repair, s | prove, s | load, s | measured | left empty |',
    '|---|---:|---:|---:|---:|---:|---:|---|---|',
    ...runs.map(
      (each) =>
        `| ${each.schema} | ${each.filled} | ${each.firstTry} | ${each.rows} | ${[each.trySeconds, each.proveSeconds, each.loadSeconds].map((seconds) => seconds.toFixed(1)).join(' | ')} | ${each.measured} | ${each.error ?? each.empty.join(', ')} |`,
    ),
  ].join('\n');
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
