import { estimateTokens } from '@seedbed/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { AnswerRefused } from '../answer-refused.tsx';
import { AnswerFields } from '../answer-fields.tsx';
import { ModelCall } from '../model/model-call.tsx';
import { ModelsAtHand } from '../model/models-at-hand.tsx';
import { QuestionBox } from '../question-box.tsx';
import type { Said, useSay } from './use-say.ts';
import styles from './say.module.css';

type RestOfWordsProps = { asked: Said['asked']; answering: ReturnType<typeof useSay>['answering'] };

/** For requests that were not understood: the models on this computer; and, collapsed, the question to copy for any other, and a field for its answer. */
export function RestOfWords({ asked, answering }: RestOfWordsProps) {
  const { rest, text } = asked;
  const [answer, setAnswer] = useState('');
  if (text === null)
    return <p className="figures faint break-anywhere">Words that were not understood need a model, and this dataset keeps no schema to ask one about.</p>;
  const call = {
    questions: [{ name: 'The wishes', body: { words: rest.join('\n') } }],
    tokens: estimateTokens(text.length),
    onText: () => {},
    onDone: ([next]: readonly string[]) => answering.mutate(next!),
  };
  return (
    <>
      <ModelsAtHand {...call} />
      {answering.isError ? <AnswerRefused error={answering.error} /> : null}
      <details className={`grid card gap-3 min-width-0 pad-4 ${styles.rest}`}>
        <summary className="label">Ask a model instead</summary>
        <div className="grid gap-3 min-width-0">
          <ModelCall {...call} />
          <QuestionBox name="the question" text={text} />
          <p className="figures faint break-anywhere">Or paste it into any chat, and its answer here. Nothing is sent before you press a button.</p>
          <AnswerFields texts={[answer]} onChange={([next = '']) => setAnswer(next)} />
          <div>
            <Button
              look={answer.trim() === '' ? 'plain' : 'primary'}
              isDisabled={answer.trim() === ''}
              isPending={answering.isPending}
              onPress={() => answering.mutate(answer)}
            >
              {answering.isPending ? 'Trying…' : 'Try the answer'}
            </Button>
          </div>
        </div>
      </details>
    </>
  );
}
