import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { useMay } from '../../../queries/me.ts';
import { askableModelQuery } from '../../../queries/model.ts';
import { stateWords, wordsAfter, wordsBefore } from './model-words.ts';
import { useModelCalls, type ModelQuestion } from './use-model-calls.ts';

const MARKS = { answered: 'done', asking: 'running', waiting: 'waiting', failed: 'failed', cancelled: 'stopped' } as const;

type ModelCallProps = {
  /** The questions, in order. */
  questions: readonly ModelQuestion[];
  /** Estimated, of all of them. */
  tokens: number;
  /** The text of an answer while it streams. */
  onText?: (text: string, at: number) => void;
  /** All received answers. */
  onDone?: (texts: readonly string[]) => void;
  /** The text of the button before the model's name. */
  verb?: string;
};

/**
 * One click instead of copy and paste: the button, what it costs before and after, progress by question, cancel.
 * Nothing if the workspace has no endpoint.
 */
export function ModelCall({ questions, tokens, onText = () => {}, onDone, verb = 'Ask' }: ModelCallProps) {
  const may = useMay('write');
  const maySet = useMay('connections');
  const found = useQuery({ ...askableModelQuery, enabled: may });
  const { run, steps, cancel } = useModelCalls(onText);
  if (!may || found.isError) return null;
  if (!found.data) return <SkeletonLines count={1} label="Looking for an endpoint" />;
  const { endpoint } = found.data;
  if (!endpoint)
    return maySet ? (
      <p className="figures faint break-anywhere pretty measure">
        To ask with one click,{' '}
        <Link to="/settings/{-$section}" params={{ section: 'model' }}>
          set a model endpoint
        </Link>
        .
      </p>
    ) : (
      <p className="figures faint break-anywhere pretty measure">An owner of the workspace can set a model endpoint.</p>
    );
  return (
    <div className="grid gap-3 min-width-0">
      <div className="row gap-3 wrap">
        <Button
          isDisabled={tokens === 0}
          isPending={run.isPending}
          onPress={() => run.mutate(questions, { onSuccess: (texts) => texts.length > 0 && onDone?.(texts) })}
        >
          {run.isPending ? `Asking ${endpoint.model}…` : `${verb} ${endpoint.model}`}
        </Button>
        {run.isPending ? <Button onPress={cancel}>Cancel</Button> : null}
      </div>
      {run.isPending || steps.some(({ state }) => state === 'answered') ? null : (
        <p className="figures faint break-anywhere pretty measure">
          {tokens === 0 ? 'Writing the question…' : wordsBefore(tokens, questions.length, endpoint)}
        </p>
      )}
      {steps.length > 0 ? (
        <ol className="grid gap-2" aria-label={`Questions to ${endpoint.model}`} aria-busy={run.isPending}>
          {steps.map((step) => (
            <li className="row gap-3 min-width-0 quiet break-anywhere" key={step.name} data-state={step.state}>
              <StateMark state={MARKS[step.state]} atLine />
              <span role="status">
                <strong>{step.name}</strong> {stateWords(step)}
                {step.state !== 'asking' && step.call > 0 && (step.state === 'answered' || step.sent !== 0) ? (
                  <span className="figures faint block">{wordsAfter(step, endpoint.prices)}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {run.isError ? <ErrorNote error={run.error} /> : null}
    </div>
  );
}
