import { getRouteApi, useNavigate } from '@tanstack/react-router';
import layout from '../../components/layout/layout.module.css';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { DriftCheck } from '../../features/drift/drift-check.tsx';
import { ProblemList } from '../../features/problems/problem-list.tsx';
import { RehearseLink } from '../../features/problems/rehearse-link.tsx';
import { ProofSeal } from '../../features/problems/proof-seal.tsx';
import { StatementsButton } from '../../features/schema/statements-button.tsx';
import { useProblems } from '../../workspace/use-problems.ts';
import styles from '../../features/problems/problems.module.css';
import { formatMany } from '../../lib/format.ts';

const route = getRouteApi('/datasets/$id/problems');

/** What could not be understood or proved, by cause, errors first, and the proof. */
export function ProblemsPage() {
  const { q = '' } = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/problems' });
  const { all, errors, warnings, infos } = useProblems();
  const wanted = q.toLowerCase();
  const shown = all.filter((problem) =>
    `${problem.table ?? ''}.${problem.column ?? ''} ${problem.message} ${problem.constraint ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <h1>Problems</h1>
      <ProofSeal />
      <DriftCheck />
      <RehearseLink />
      {all.length === 0 ? (
        <EmptyState title="No problems">Every column has a generator and every constraint is satisfied.</EmptyState>
      ) : (
        <section aria-label="Problems">
          <header className={`line gap-5 apart ${styles.head}`}>
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
          <ProblemList problems={shown} sqlButton={(start) => <StatementsButton start={start} />} />
          {shown.length === 0 ? <p className={`faint ${styles.more}`}>No problems match “{q}”.</p> : null}
        </section>
      )}
    </main>
  );
}
