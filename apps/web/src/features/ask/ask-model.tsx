import { isLocalModel } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useMay } from '../../queries/me.ts';
import { askableModelQuery } from '../../queries/model.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerRefused, NoJson } from './answer-refused.tsx';
import { AnswerTrial } from './answer-trial.tsx';
import { questionQuery, type Written } from './api.ts';
import { holdsJson } from './holds-json.ts';
import { ModelsAtHand, useModelsAtHand } from './model/models-at-hand.tsx';
import { ModelCall } from './model/model-call.tsx';
import { partsOfQuestion, reviewOf, shortAsk } from './model/questions.ts';
import { QuestionPart, QuestionSkeleton } from './question-parts.tsx';
import { ReviewStep } from './review-step.tsx';
import { useAsk } from './use-ask.ts';
import { useAskedTables } from './use-asked-tables.ts';
import { WaysToAsk } from './ways-to-ask.tsx';
import { whyNotSaved } from '../../workspace/why-not-saved.ts';
import styles from './ask.module.css';

/**
 * Asks any model once, by one click or by copy and paste: the question, the trial of the answer, and what is accepted.
 */
export function AskModel() {
  const id = useDraft((state) => state.datasetId);
  const revision = useSavedRevision();
  const unsaved = whyNotSaved(useDraft((state) => state.saving.state));
  const edition = useDraft((state) => state.edition);
  const may = useMay('write');
  // The open question stays the copied one, also while edits are saved.
  const [about, setAbout] = useState(revision);
  if (about === null && revision !== null) setAbout(revision);
  const first = useQuery(questionQuery(id, about, 1));
  const parts = first.data?.parts ?? 1;
  const { tables: asked, tokens } = useAskedTables(id, about, parts);
  const atHand = useModelsAtHand();
  const endpoint = useQuery({ ...askableModelQuery, enabled: may }).data?.endpoint;
  const hasSmall = atHand.some(({ isSmall }) => isSmall) || (endpoint != null && isLocalModel(endpoint.host, endpoint.model));
  const shortly = useQuery({ ...questionQuery(id, about, 1, true), enabled: hasSmall && about !== null });
  const [written, setWritten] = useState<readonly string[]>([]);
  const texts = Array.from({ length: parts }, (_, i) => written[i] ?? '');
  const answers = texts.filter((text) => text.trim() !== '');
  /** Index of the answer without JSON; -1 if all have it. */
  const [noJson, setNoJson] = useState(-1);
  const [tried, setTried] = useState<{ readonly written: Written; readonly edition: number } | null>(null);
  /** Answers that were tried or accepted, for the review. */
  const [reviewed, setReviewed] = useState<readonly string[] | null>(null);
  const { trying, keeping } = useAsk(() => {
    setWritten([]);
    setTried(null);
    setAbout(null);
  });
  const attempt = (next: Written) =>
    trying.mutate(next, {
      onSuccess: () => {
        setTried({ written: next, edition });
        setReviewed(next.answers);
      },
    });
  const questions = partsOfQuestion(parts);
  const onText = (text: string, at: number) => setWritten((now) => texts.map((_, i) => (i === at ? text : (now[i] ?? ''))));
  const short = shortAsk(shortly.data);
  if (first.data === null) return <NoSchema />;
  return (
    <div className="grid gap-7">
      <section className="grid gap-4 min-width-0" aria-labelledby="ask-question">
        <h2 id="ask-question">1. Ask the question</h2>
        <p className="quiet pretty measure">The question contains the schema and generated rows, and no rows from your databases.</p>
        {first.isError ? <ErrorNote error={first.error} onRetry={() => void first.refetch()} /> : null}
        <WaysToAsk
          copy={
            first.isError ? null : about === null && unsaved !== null ? (
              <p role="status">{unsaved}</p>
            ) : first.isPending ? (
              <QuestionSkeleton />
            ) : (
              texts.map((_, i) => <QuestionPart key={i} id={id} revision={about} part={i + 1} parts={parts} />)
            )
          }
          atHand={
            <ModelsAtHand
              questions={questions}
              tokens={first.data ? tokens : 0}
              {...(short && { short })}
              onText={onText}
              review={reviewOf}
              onDone={(given) => {
                setWritten(given);
                attempt({ answers: given });
              }}
            />
          }
          call={
            <ModelCall
              questions={questions}
              tokens={first.data ? tokens : 0}
              {...(short && { short })}
              onText={onText}
              onDone={(given) => attempt({ answers: given })}
            />
          }
        />
      </section>
      <section className="grid gap-4 min-width-0" aria-labelledby="ask-answer">
        <h2 id="ask-answer">2. Try the answer</h2>
        <AnswerFields
          texts={texts}
          onChange={(next) => {
            setWritten(next);
            setNoJson(-1);
          }}
        />
        <div className={`line wrap ${styles.go}`}>
          <Button
            look={answers.length > 0 && !trying.data ? 'primary' : 'plain'}
            isDisabled={answers.length === 0}
            isPending={trying.isPending}
            onPress={() => {
              const bad = texts.findIndex((text) => text.trim() !== '' && !holdsJson(text));
              setNoJson(bad);
              if (bad < 0) attempt({ answers });
            }}
          >
            {trying.isPending ? 'Trying…' : 'Try the answer'}
          </Button>
          <span className="figures faint">Nothing changes before you keep it.</span>
        </div>
        {noJson >= 0 ? <NoJson part={parts === 1 ? null : noJson + 1} /> : trying.isError ? <AnswerRefused error={trying.error} /> : null}
      </section>
      {trying.isPending || trying.data ? (
        <section className="grid gap-4 min-width-0" aria-labelledby="ask-trial" aria-busy={trying.isPending}>
          <h2 id="ask-trial">3. Choose what to keep</h2>
          {trying.isPending ? <SkeletonLines count={6} label="Trying the answer" /> : null}
          {trying.data && tried ? (
            <AnswerTrial
              key={trying.submittedAt}
              trial={trying.data}
              asked={asked}
              isStale={tried.edition !== edition}
              isKeeping={keeping.isPending}
              error={keeping.error}
              onKeep={may ? (chosen) => keeping.mutate({ trial: trying.data, written: tried.written, chosen }) : null}
            />
          ) : null}
        </section>
      ) : null}
      {reviewed ? (
        <ReviewStep
          key={reviewed.join('\n')}
          id={id}
          revision={revision}
          answers={reviewed}
          isTrying={trying.isPending}
          onTry={(review) => attempt({ answers: reviewed, review })}
          onReviewed={(answer) => attempt({ answers: [answer] })}
        />
      ) : null}
    </div>
  );
}

function NoSchema() {
  return (
    <EmptyState title="There is no schema to ask about">
      This dataset was made from a blueprint, or has no tables yet. Paste CREATE TABLE statements on the start page to get one that a model can be asked about.
    </EmptyState>
  );
}
