import type { Diagnostic } from '@seedbed/contract';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import layout from '../../components/layout/layout.module.css';
import { Badge } from '../../components/ui/badge.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { DriftCheck } from '../../features/drift/drift-check.tsx';
import { ProofSeal } from '../../features/problems/proof-seal.tsx';
import { useProblems } from '../../workspace/use-problems.ts';
import styles from '../../features/problems/problems.module.css';
import { formatMany } from '../../lib/format.ts';

const route = getRouteApi('/datasets/$id/problems');

/** What could not be understood or proved, errors first, and the proof. */
export function ProblemsPage() {
  const { q = '' } = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/problems' });
  const { all, errors, warnings, infos } = useProblems();
  const wanted = q.toLowerCase();
  const shown = all.filter((problem) =>
    `${problem.table ?? ''}.${problem.column ?? ''} ${problem.message} ${problem.constraint ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <main id="main" className={layout.page}>
      <ProofSeal />
      <DriftCheck />
      {all.length === 0 ? (
        <EmptyState title="Nothing to mend">Every column has a generator and every constraint is understood.</EmptyState>
      ) : (
        <section className={styles.list} aria-label="Problems">
          <header className={styles.head}>
            <h2>
              {[errors && formatMany(errors, 'error'), warnings && formatMany(warnings, 'warning'), infos && formatMany(infos, 'note')]
                .filter(Boolean)
                .join(' · ')}
            </h2>
            <div className={styles.search}>
              <SearchField
                label="Search problems"
                value={q}
                onChange={(next) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false })}
              />
            </div>
          </header>
          <ul>
            {shown.slice(0, 500).map((problem, i) => (
              <ProblemRow key={`${problem.code} ${problem.table} ${problem.column} ${i}`} problem={problem} />
            ))}
          </ul>
          {shown.length > 500 ? <p className={styles.more}>and {shown.length - 500} more; search to find them</p> : null}
          {shown.length === 0 ? <p className={styles.more}>No problem says “{q}”.</p> : null}
        </section>
      )}
    </main>
  );
}

const TONE = { error: 'bad', warning: 'warn', info: 'info' } as const;
const WORD = { error: 'error', warning: 'warning', info: 'note' } as const;

function ProblemRow({ problem }: { problem: Diagnostic }) {
  const id = useDraft((state) => state.datasetId);
  const place = problem.table ? `${problem.table.replace(/^public\./, '')}${problem.column ? `.${problem.column}` : ''}` : 'all tables';
  return (
    <li className={styles.row}>
      <Badge tone={TONE[problem.level]}>{WORD[problem.level]}</Badge>
      <span className={styles.place}>
        {problem.table ? (
          <Link to="/datasets/$id" params={{ id }} search={{ t: problem.table, ...(problem.column ? { c: problem.column } : {}) }}>
            {place}
          </Link>
        ) : (
          place
        )}
        {problem.constraint ? <code>{problem.constraint}</code> : null}
      </span>
      <span className={styles.message}>
        {problem.message}
        {problem.mend ? <span className={styles.mend}>{problem.mend}</span> : null}
      </span>
    </li>
  );
}
