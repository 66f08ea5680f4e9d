import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { formatCount, formatMany } from '../../../lib/format.ts';
import { keptSwitch } from '../../../lib/kept-switch.ts';
import { useMay } from '../../../queries/me.ts';
import { modelsAtHandQuery } from '../../../queries/model.ts';
import { useDraft } from '../../../workspace/draft/draft-context.tsx';
import { unsureColumns } from '../../../workspace/unsure.ts';
import { useSavedRevision } from '../../../workspace/use-saved-revision.ts';
import { chosenOf } from '../answer-choice.ts';
import { questionQuery } from '../api.ts';
import styles from '../ask.module.css';
import { useAsk } from '../use-ask.ts';
import { useAskedTables } from '../use-asked-tables.ts';
import { AskButton } from './model-call.tsx';
import { wordsOfOffer } from './model-words.ts';
import { useModelsAtHand } from './models-at-hand.tsx';
import { partsOfQuestion, reviewOf, shortAsk } from './questions.ts';

/** A no holds for every dataset in this browser. */
const refused = keptSwitch('seedbed.no-offer-of-models');

/**
 * Below the rows of a dataset that nobody edited yet: what a model on this computer could do for its guesses. One click, beside words for what it
 * sends, asks it and keeps what it answers as a revision, which can be undone.
 */
export function OfferModel() {
  const may = useMay('write');
  const isRefused = refused.use();
  const isNew = useDraft((state) => state.base === 1);
  const blueprint = useDraft((state) => state.blueprint);
  const guesses = useMemo(() => unsureColumns(blueprint).length, [blueprint]);
  const isOffered = may && !isRefused && isNew && guesses > 0;
  const { data } = useQuery({ ...modelsAtHandQuery, enabled: isOffered });
  const [first] = useModelsAtHand();
  if (!isOffered || !data?.offers || !first) return null;
  return <Offer model={first} guesses={guesses} />;
}

type OfferProps = { model: ReturnType<typeof useModelsAtHand>[number]; guesses: number };

function Offer({ model: { title, kind, to, isSmall }, guesses }: OfferProps) {
  const id = useDraft((state) => state.datasetId);
  const revision = useSavedRevision();
  const blueprint = useDraft((state) => state.blueprint);
  const columns = blueprint.tables.flatMap((table) => table.columns).filter(({ generator }) => generator !== undefined).length;
  const whole = useQuery(questionQuery(id, revision, 1));
  const shortly = useQuery({ ...questionQuery(id, revision, 1, true), enabled: isSmall && revision !== null });
  const parts = whole.data?.parts ?? 1;
  const { tokens } = useAskedTables(id, revision, parts);
  const short = isSmall ? shortAsk(shortly.data) : undefined;
  const { trying, keeping } = useAsk(() => {});
  const keep = (answers: readonly string[]) =>
    trying.mutate({ answers }, { onSuccess: (trial) => keeping.mutate({ trial, written: { answers }, chosen: chosenOf(trial, new Set()) }) });
  const asked = short ?? { questions: partsOfQuestion(parts), tokens: whole.data ? tokens : 0, review: reviewOf };
  // Without a stored schema there is nothing to ask about.
  if (whole.data === null) return null;
  return (
    <aside className={`line wrap on-bg border-above ${styles.offer}`} aria-label="A model on this computer">
      <span className="pretty min-width-0">
        {formatCount(guesses)} of {formatMany(columns, 'column')} {guesses === 1 ? 'is a guess' : 'are guesses'}. {title} on this computer can be asked once.
      </span>
      <AskButton {...asked} model={title} to={to} before={wordsOfOffer(asked.tokens, title, kind, short !== undefined)} onDone={keep} />
      {trying.isError || keeping.isError ? <ErrorNote error={trying.error ?? keeping.error!} /> : null}
      <span className="line gap-3">
        <Link to="/datasets/$id/ask" params={{ id }}>
          See what it would be sent
        </Link>
        <Button onPress={refused.toggle}>No, thanks</Button>
      </span>
    </aside>
  );
}
