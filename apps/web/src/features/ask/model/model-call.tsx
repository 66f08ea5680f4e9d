import { isLocalModel } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { useMay } from '../../../queries/me.ts';
import { askableModelQuery, type ModelTo } from '../../../queries/model.ts';
import { stateWords, wordsAfter, wordsBefore, type Endpoint } from './model-words.ts';
import { TablesAsked } from './tables-asked.tsx';
import { useModelCalls, type ModelQuestion } from './use-model-calls.ts';

const MARKS = { answered: 'done', asking: 'running', waiting: 'waiting', failed: 'failed', cancelled: 'stopped' } as const;

/** What is asked a table at a time, and about how many tokens that has; 0 while it is not known. */
export type ShortAsk = { readonly questions: readonly ModelQuestion[]; readonly tokens: number };

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
export function ModelCall({ short, ...whole }: ModelCallProps & { short?: ShortAsk }) {
  const { onText = () => {}, onDone, verb = 'Ask' } = whole;
  const may = useMay('write');
  const maySet = useMay('connections');
  const found = useQuery({ ...askableModelQuery, enabled: may });
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
  const isShort = short !== undefined && isLocalModel(endpoint.host, endpoint.model);
  const { questions, tokens } = isShort ? short : whole;
  return (
    <AskButton
      model={endpoint.model}
      prices={endpoint.prices}
      before={`${isShort ? 'Asks a table at a time, about its guessed columns. ' : ''}${wordsBefore(tokens, questions.length, endpoint)}`}
      questions={questions}
      tokens={tokens}
      onText={onText}
      {...(onDone && { onDone })}
      verb={verb}
    />
  );
}

type AskButtonProps = ModelCallProps & {
  model: string;
  prices?: Endpoint['prices'];
  /** What is sent, and where. */
  before: string;
  /** A model at hand; without it the workspace's is asked. */
  to?: ModelTo;
  isFirst?: boolean;
  review?: (texts: readonly string[]) => ModelQuestion;
};

/** The button, what it sends, progress by question, cancel. */
export function AskButton({
  model,
  prices = null,
  before,
  to,
  isFirst = false,
  review,
  questions,
  tokens,
  onText = () => {},
  onDone,
  verb = 'Ask',
}: AskButtonProps) {
  const { run, steps, cancel } = useModelCalls(onText, to);
  return (
    <div className="grid gap-3 min-width-0">
      <div className="row gap-3 wrap">
        <Button
          look={isFirst ? 'primary' : 'plain'}
          isDisabled={tokens === 0}
          isPending={run.isPending}
          onPress={() => run.mutate({ questions, ...(review && { review }) }, { onSuccess: (texts) => texts.length > 0 && onDone?.(texts) })}
        >
          {run.isPending ? `Asking ${model}…` : `${verb} ${model}`}
        </Button>
        {run.isPending ? <Button onPress={cancel}>Cancel</Button> : null}
      </div>
      {run.isPending || steps.some(({ state }) => state === 'answered') ? null : (
        <p className="figures faint break-anywhere pretty measure">{tokens === 0 ? 'Writing the question…' : before}</p>
      )}
      {steps.length > 0 ? (
        <ol className="grid gap-2" aria-label={`Questions to ${model}`} aria-busy={run.isPending}>
          {steps.map((step) => (
            <li className="row gap-3 min-width-0 quiet break-anywhere" key={step.name} data-state={step.state}>
              <StateMark state={MARKS[step.state]} atLine />
              <div className="min-width-0 grow">
                <span role="status">
                  <strong>{step.name}</strong> {stateWords(step)}
                </span>
                {step.tables.length > 0 ? <TablesAsked tables={step.tables} /> : null}
                {step.state !== 'asking' && step.call > 0 && (step.state === 'answered' || step.sent !== 0) ? (
                  <span className="figures faint block">{wordsAfter(step, prices)}</span>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {run.isError ? <ErrorNote error={run.error} /> : null}
    </div>
  );
}
