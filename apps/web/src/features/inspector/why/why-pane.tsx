import { forgetReason, type BlueprintColumn, type BlueprintTable, type Candidate, type Decision, type Generator } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { formatShare } from '../../../lib/format.ts';
import { explainQuery } from '../../../queries/explain.ts';
import { useTitleOf } from '../../../queries/catalogue.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraft, useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { isUnrecognised } from '../../../workspace/recognised.ts';
import { ColumnFacts } from '../column-facts.tsx';
import { editColumn } from '../edit-column.ts';
import inspector from '../inspector.module.css';
import styles from './why.module.css';

type WhyPaneProps = { tableName: string; table: BlueprintTable; column: BlueprintColumn };

/** The decisions behind a column: what spoke for its generator, what else could have been, and what each pass of inference changed. */
export function WhyPane({ tableName, table, column }: WhyPaneProps) {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const edited = useDraft((state) => state.pending.length > 0);
  const explained = useQuery(explainQuery(id, base, tableName, column.name));
  const decision = explained.data;
  return (
    <>
      {explained.isPending ? (
        <section className={inspector.section}>
          <SkeletonLines count={6} label="Working out why" />
        </section>
      ) : null}
      {explained.isError ? <ErrorNote error={explained.error} onRetry={() => void explained.refetch()} /> : null}
      {decision === null ? (
        <section className={inspector.section}>
          <p className={inspector.because}>{column.because ?? 'No explanation.'} This dataset was made without a schema, so its choices cannot be explained.</p>
        </section>
      ) : null}
      {decision ? <DecisionView decision={decision} tableName={tableName} column={column} edited={edited} /> : null}
      <ColumnFacts table={table} column={column} />
    </>
  );
}

const SOURCES: Readonly<Record<Decision['source'], { words: string; tone: Tone }>> = {
  fact: { words: 'A fact of the schema', tone: 'good' },
  concept: { words: 'Known from a pack', tone: 'good' },
  universal: { words: 'Known from its name', tone: 'good' },
  context: { words: 'Known from its neighbours', tone: 'good' },
  plain: { words: 'Not recognised: plain', tone: 'warn' },
  trial: { words: 'Learned from Postgres in a trial', tone: 'info' },
  edited: { words: 'Chosen by hand', tone: 'neutral' },
};

function DecisionView({ decision, tableName, column, edited }: { decision: Decision; tableName: string; column: BlueprintColumn; edited: boolean }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const titleOf = useTitleOf();
  const { source, because, probability, concept, evidence, rejected, steps } = decision;
  const { words, tone } = SOURCES[source];
  const use = (generator: Generator) =>
    editColumn(draft, tableName, column.name, `${column.generator ? titleOf(column.generator.kind) : 'no generator'} → ${titleOf(generator.kind)}`, (found) => {
      found.generator = { kind: generator.kind, ...(generator.parameters ? { parameters: { ...generator.parameters } } : {}) };
      forgetReason(found);
    });
  return (
    <>
      <section className={inspector.section}>
        <h3 className={styles.source}>
          <Badge tone={tone}>{words}</Badge>
          {probability === undefined ? null : <span>{formatShare(probability)} sure</span>}
        </h3>
        {because ? <p className={inspector.because}>{because.words}</p> : null}
        {concept ? (
          <p className={inspector.because}>
            <Link to="/packs/$name" params={{ name: concept.pack }}>
              {concept.concept}.{concept.attribute} of the pack {concept.pack}
            </Link>
            : the table is that in {formatShare(concept.tableProbability)}, the column in {formatShare(concept.likeness)}
          </p>
        ) : null}
        {source === 'plain' || isUnrecognised(column) ? (
          <p className={inspector.because}>
            Neither packs nor its name, type and neighbours show what it means.{may ? ' Choose a generator, or one of those below.' : ''}
          </p>
        ) : null}
        {edited ? <p className={styles.note}>As last saved; later edits are not included.</p> : null}
      </section>
      <section className={inspector.section}>
        <h3 className={inspector.sub}>Evidence</h3>
        <dl className={styles.evidence}>
          {evidence.map((one, i) => (
            <div key={`${one.kind} ${i}`}>
              <dt>{one.kind}</dt>
              <dd>
                {one.says}
                {one.name ? <code> {one.name}</code> : null}
                {one.weight === undefined ? null : <b> {one.weight}</b>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {rejected.length > 0 ? (
        <section className={inspector.section}>
          <h3 className={inspector.sub}>Not chosen</h3>
          <ul className={styles.rejected}>
            {rejected.map((candidate, i) => (
              <Rejected key={i} candidate={candidate} onUse={may ? use : null} />
            ))}
          </ul>
        </section>
      ) : null}
      {steps.length > 0 ? (
        <section className={inspector.section}>
          <h3 className={inspector.sub}>Step by step</h3>
          <ol className={styles.steps}>
            {steps.map((step, i) => (
              <li key={`${step.pass} ${i}`}>
                <b>{step.pass}</b> {step.generator ? titleOf(step.generator.kind) : 'no value'}
                {step.probability === undefined ? null : <i> {formatShare(step.probability)}</i>}
                <span>{step.because?.words ?? step.reads}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

function Rejected({ candidate, onUse }: { candidate: Candidate; onUse: ((generator: Generator) => void) | null }) {
  const { generator, concept, probability, says } = candidate;
  const titleOf = useTitleOf();
  return (
    <li style={{ '--share': probability } as React.CSSProperties}>
      <span className={styles.score}>{formatShare(probability)}</span>
      <span>
        <span title={generator?.kind}>{generator ? titleOf(generator.kind) : concept?.attribute}</span>
        <span className={styles.says}>
          {says}
          {concept ? (
            <>
              {' '}
              <Link to="/packs/$name" params={{ name: concept.pack }}>
                {concept.pack}
              </Link>
            </>
          ) : null}
        </span>
      </span>
      {generator && onUse ? (
        <Button look="quiet" aria-label={`Use ${titleOf(generator.kind)}`} onPress={() => onUse(generator)}>
          Use
        </Button>
      ) : null}
    </li>
  );
}
