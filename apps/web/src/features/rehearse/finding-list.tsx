import type { Rehearsal, RehearsalFinding } from '@seedbed/contract';
import { Badge } from '../../components/ui/badge.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { CopyBlock } from './copy-block.tsx';
import { bySeverity, KINDS, rowsTitle } from './finding-words.ts';
import styles from './rehearse.module.css';

/** What a rehearsal found, worst first. */
export function FindingList({ rehearsal }: { rehearsal: Rehearsal }) {
  const { findings, statements, rows, edges, tables } = rehearsal;
  const rest = statements.length - rehearsal.ran;
  const stopped =
    rest > 0 ? ` ${rest === 1 ? 'The last statement' : `The last ${formatCount(rest)} statements`} never ran, because of the failures before.` : '';
  const ran = `${formatMany(statements.length, 'statement')} over ${formatMany(rows, 'row')} of ${formatMany(tables, 'table')}, ${formatCount(edges)} of them unusual.${stopped}`;
  if (findings.length === 0) return <EmptyState title="Nothing found">{ran}</EmptyState>;
  return (
    <section className="stack gap-4" aria-label="Findings">
      <div>
        <h2>{formatMany(findings.length, 'finding')}</h2>
        <p className="quiet">{ran}</p>
      </div>
      <ul className="stack gap-4">
        {bySeverity(findings).map((finding, at) => (
          <li key={at} className="stack card gap-4 pad-5 min-width-0">
            <FindingCard finding={finding} statements={statements} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindingCard({ finding, statements }: { finding: RehearsalFinding; statements: Rehearsal['statements'] }) {
  const { kind, statement, message, fix, counterexample } = finding;
  const { label, tone } = KINDS.find((each) => each.kind === kind)!;
  const ran = typeof statement === 'number' ? statements[statement - 1] : undefined;
  const place = ran ? `${ran.file === undefined ? '' : `${ran.file}, `}line ${finding.line ?? ran.line}` : statement === 'commit' ? 'at the commit' : '';
  return (
    <>
      <div className="line gap-3 wrap">
        <Badge tone={tone}>{label}</Badge>
        <span className="quiet">{place}</span>
      </div>
      <p className="pretty measure">{message}</p>
      {ran ? <pre className={styles.statement}>{ran.sql}</pre> : null}
      {counterexample && counterexample.inserts.length > 0 ? (
        <CopyBlock label={rowsTitle(counterexample.rows)} text={counterexample.inserts.map((each) => `${each};`).join('\n')} />
      ) : counterexample ? (
        <p className="quiet">{rowsTitle(0)}.</p>
      ) : null}
      {counterexample?.query === undefined ? null : (
        <CopyBlock
          label={`Finds such rows in your database${counterexample.queryAt === undefined ? '' : ', right before this statement'}`}
          text={counterexample.query}
        />
      )}
      {fix === undefined ? null : (
        <p className="pretty measure">
          <span className="medium">Instead: </span>
          {fix}
        </p>
      )}
    </>
  );
}
