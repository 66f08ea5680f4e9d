import { forgetReason, type BlueprintColumn, type BlueprintTable, type Decision, type Generator } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { explainQuery } from '../../../queries/explain.ts';
import { useTitleOf } from '../../../queries/catalogue.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraft, useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { factsOf } from '../../../workspace/facts-of.ts';
import { ConstraintList } from '../constraint-list.tsx';
import { editColumn } from '../edit-column.ts';
import inspector from '../inspector.module.css';
import { DecisionDetails } from './decision-details.tsx';
import { OtherChoices } from './other-choices.tsx';
import styles from './why.module.css';

type WhyPaneProps = { tableName: string; table: BlueprintTable; column: BlueprintColumn };

/** Why a column holds its values: plain sentences, then alternatives, then the evidence, collapsed. */
export function WhyPane({ tableName, table, column }: WhyPaneProps) {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const edited = useDraft((state) => state.pending.length > 0);
  const explained = useQuery(explainQuery(id, base, tableName, column.name));
  const decision = explained.data;
  return (
    <>
      {explained.isPending ? (
        <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`}>
          <SkeletonLines count={6} label="Working out why" />
        </section>
      ) : null}
      {explained.isError ? <ErrorNote error={explained.error} onRetry={() => void explained.refetch()} /> : null}
      {decision === null ? (
        <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`}>
          <p className="quiet pretty">{column.because ?? 'No explanation.'} This dataset was made without a schema, so its choices cannot be explained.</p>
        </section>
      ) : null}
      {decision ? <DecisionView decision={decision} tableName={tableName} table={table} column={column} edited={edited} /> : null}
      <ConstraintList table={tableName} column={column.name} facts={factsOf(table, column)} />
    </>
  );
}

const SOURCES: Readonly<Record<Decision['source'], { words: string; tone: Tone }>> = {
  fact: { words: 'From the schema', tone: 'good' },
  concept: { words: 'From a knowledge pack', tone: 'good' },
  universal: { words: 'From its name', tone: 'good' },
  context: { words: 'From its neighbours', tone: 'good' },
  plain: { words: 'Not recognised', tone: 'warn' },
  trial: { words: 'From a trial in Postgres', tone: 'info' },
  answer: { words: 'From an answer', tone: 'info' },
  words: { words: 'Changed in words', tone: 'info' },
  edited: { words: 'Chosen by hand', tone: 'neutral' },
};

type DecisionViewProps = { decision: Decision; tableName: string; table: BlueprintTable; column: BlueprintColumn; edited: boolean };

function DecisionView({ decision, tableName, table, column, edited }: DecisionViewProps) {
  const draft = useDraftStore();
  const may = useMay('write');
  const titleOf = useTitleOf();
  const { source, because, sentences = because ? [because.words] : [], rejected, agreements = [] } = decision;
  const { words, tone } = SOURCES[source];
  const use = (generator: Generator) =>
    editColumn(draft, tableName, column.name, `${column.generator ? titleOf(column.generator.kind) : 'no generator'} → ${titleOf(generator.kind)}`, (found) => {
      found.generator = { kind: generator.kind, ...(generator.parameters ? { parameters: { ...generator.parameters } } : {}) };
      forgetReason(found);
    });
  return (
    <>
      <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`} aria-label="Why">
        <div className={`stack gap-2 ink break-anywhere pretty ${styles.plainly}`}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <p className="line gap-3 text-cell quiet">
          {source === 'plain' ? null : <Badge tone={tone}>{words}</Badge>}
          {edited ? <span>As last saved; later edits are not included.</span> : null}
        </p>
      </section>
      {agreements.length > 0 ? (
        <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`} aria-label="Agrees">
          <h3 className="text-label faint">Agrees</h3>
          <ul className="stack gap-2 break-anywhere pretty">
            {agreements.map(({ name, says }) => (
              <li key={name}>{says}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {/* Other values of a primary key would only be other numbers. */}
      {table.primaryKey?.includes(column.name) ? null : <OtherChoices rejected={rejected} onUse={may ? use : null} />}
      <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`}>
        <DecisionDetails decision={decision} />
      </section>
    </>
  );
}
