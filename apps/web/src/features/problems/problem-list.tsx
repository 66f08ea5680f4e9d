import type { Diagnostic } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { causesOf, type Cause } from './causes.ts';
import { isContradiction, statementFor } from '../../workspace/contradiction.ts';
import { FixPreview } from './fix-preview.tsx';
import { applyFixes, fixOf, type Fix } from './fixes.ts';
import styles from './problems.module.css';

/** The number of listed places per cause; a search finds the others. */
const MAX_PLACES = 100;

/** The number of shown values of a refused row; the row itself has all. */
const MAX_VALUES = 8;

const TONE = { error: 'bad', warning: 'warn', info: 'info' } as const;
const WORD = { error: 'error', warning: 'warning', info: 'note' } as const;

/** A button that opens the schema's SQL with these statements. */
type SqlButton = (start: string) => ReactNode;

/** Problems by cause, errors first, each with its fix if there is one. All safe fixes can be applied together. */
export function ProblemList({ problems, sqlButton }: { problems: readonly Diagnostic[]; sqlButton: SqlButton }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const blueprint = useDraft((state) => state.blueprint);
  const saved = useDraft((state) => state.saved);
  const causes = useMemo(() => causesOf(problems), [problems]);
  const fixByProblem = useMemo(() => new Map(problems.flatMap((one) => [[one, fixOf(one, blueprint, saved)] as const])), [problems, blueprint, saved]);
  const safe = [...fixByProblem.values()].filter((fix): fix is Fix => fix?.safe === true);
  const errors = problems.filter(({ level }) => level === 'error');
  const open = errors.filter((one) => fixByProblem.get(one)?.safe !== true).length;
  return (
    <>
      {may && safe.length > 1 ? (
        <div className={`line gap-4 faint ${styles.allMends}`}>
          <Button look={errors.length > 0 && open === errors.length ? 'plain' : 'primary'} onPress={() => applyFixes(draft, safe)}>
            Apply all {safe.length} safe fixes
          </Button>
          <span>{open > 0 ? `${formatMany(open, 'error')} not among them; one step, undone as one` : 'one step, undone as one'}</span>
        </div>
      ) : null}
      {causes.map((cause) => (
        <CauseView key={cause.key} cause={cause} fixByProblem={fixByProblem} sqlButton={sqlButton} />
      ))}
    </>
  );
}

function CauseView({ cause, fixByProblem, sqlButton }: { cause: Cause; fixByProblem: ReadonlyMap<Diagnostic, Fix | null>; sqlButton: SqlButton }) {
  const id = useDraft((state) => state.datasetId);
  const { level, title, meaning, problems, tables } = cause;
  const [only] = problems;
  return (
    <details className={`border-above ${styles.cause}`} open={level === 'error' || problems.length <= 3}>
      <summary className="row gap-3 row-high baseline">
        <Badge tone={TONE[level]}>{WORD[level]}</Badge>
        <h3>{title}</h3>
        <span className="figures faint break-anywhere">
          {problems.length === 1
            ? only!.table
              ? shortName(only!.table)
              : ''
            : `${formatMany(problems.length, 'place')}${tables.length > 0 ? ` in ${formatMany(tables.length, 'table')}` : ''}`}
        </span>
      </summary>
      {meaning ? <p className={`quiet pretty measure ${styles.meaning}`}>{meaning}</p> : null}
      {isGuess(problems[0]!) ? (
        <p className={`quiet pretty measure ${styles.meaning}`}>
          <Link to="/datasets/$id/review" params={{ id }} className={buttonClass()}>
            Review them one by one
          </Link>
        </p>
      ) : null}
      <ul>
        {problems.slice(0, MAX_PLACES).map((problem, i) => (
          <ProblemRow
            key={`${problem.table} ${problem.column} ${problem.constraint} ${i}`}
            problem={problem}
            fix={fixByProblem.get(problem) ?? null}
            sqlButton={sqlButton}
          />
        ))}
      </ul>
      {problems.length > MAX_PLACES ? <p className={`faint ${styles.more}`}>and {problems.length - MAX_PLACES} more; search to find them</p> : null}
    </details>
  );
}

function ProblemRow({ problem, fix, sqlButton }: { problem: Diagnostic; fix: Fix | null; sqlButton: SqlButton }) {
  const id = useDraft((state) => state.datasetId);
  const place = problem.table ? `${shortName(problem.table)}${problem.column ? `.${problem.column}` : ''}` : 'all tables';
  const why = isGuess(problem) ? { tab: 'why' as const } : {};
  return (
    <li className={`grid gap-4 at-start ${styles.row}`}>
      <span className={`stack medium break-anywhere ${styles.place}`}>
        {problem.table ? (
          <Link to="/datasets/$id" params={{ id }} search={{ t: problem.table, ...(problem.column ? { c: problem.column } : {}), ...why }}>
            {place}
          </Link>
        ) : (
          place
        )}
        {problem.constraint ? <code className="regular faint">{problem.constraint}</code> : null}
      </span>
      <span className="quiet break-anywhere pretty">
        {problem.message}
        <RefusedRow problem={problem} />
        {isContradiction(problem) ? (
          <Contradiction problem={problem} sqlButton={sqlButton} />
        ) : fix ? (
          <FixPreview problem={problem} fix={fix} />
        ) : problem.mend ? (
          <span className="block faint">{problem.mend}</span>
        ) : null}
      </span>
    </li>
  );
}

/** A condition that no row can meet: what follows, and the way to change it. */
function Contradiction({ problem, sqlButton }: { problem: Diagnostic; sqlButton: SqlButton }) {
  const table = useDraft((state) => (problem.table === undefined ? undefined : tableOf(state.blueprint, problem.table)));
  const may = useMay('write');
  return (
    <>
      <span className="block faint">{problem.mend}</span>
      {may ? <span className={`row gap-3 wrap baseline ${styles.refusedRow}`}>{sqlButton(statementFor(problem, table))}</span> : null}
    </>
  );
}

/** A refused row: what was asked of it, its values, and the way to it. */
function RefusedRow({ problem: { table, row, condition, values } }: { problem: Diagnostic }) {
  const id = useDraft((state) => state.datasetId);
  const entries = Object.entries(values ?? {});
  if (table === undefined || row === undefined) return null;
  return (
    <span className={`row gap-3 wrap baseline ${styles.refusedRow}`}>
      {condition ? <code>{condition}</code> : null}
      {entries.slice(0, MAX_VALUES).map(([column, value]) => (
        <Link key={column} to="/datasets/$id" params={{ id }} search={{ t: table, r: row, c: column }}>
          {column} = {value ?? <em>NULL</em>}
        </Link>
      ))}
      {entries.length > MAX_VALUES ? <span className="faint">and {formatMany(entries.length - MAX_VALUES, 'more value')}</span> : null}
      <Link to="/datasets/$id" params={{ id }} search={{ t: table, r: row }} className={buttonClass()}>
        Show row {formatCount(row)}
      </Link>
    </span>
  );
}

/** Whether the problem is a guessed meaning, which the review handles. */
function isGuess({ code }: Diagnostic): boolean {
  return code === 'unrecognised' || code === 'plain-value';
}
