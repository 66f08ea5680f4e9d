import { estimateTokens } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { reviewQuery } from './api.ts';
import { ModelCall } from './model/model-call.tsx';
import { QuestionBox } from './question-box.tsx';
import styles from './ask.module.css';

type ReviewStepProps = {
  id: string;
  revision: number | null;
  /** The answers that are reviewed. */
  answers: readonly string[];
  isTrying: boolean;
  onTry: (review: string) => void;
  /** The whole answer, as the model of the workspace corrected it. */
  onReviewed: (answer: string) => void;
};

/** The second question: errors that remain in the rows of the answer. */
export function ReviewStep({ id, revision, answers, isTrying, onTry, onReviewed }: ReviewStepProps) {
  const question = useQuery(reviewQuery(id, revision, answers));
  const [review, setReview] = useState('');
  return (
    <section className="grid gap-4 min-width-0" aria-labelledby="ask-review">
      <h2 id="ask-review">4. Have the rows reviewed</h2>
      <p className="quiet pretty measure">
        Send a second question to the same chat. It shows the rows that the answer made, how often each relation holds, and the range of each changed column.
        All figures come from generated rows.
      </p>
      {question.isError ? <ErrorNote error={question.error} onRetry={() => void question.refetch()} /> : null}
      {question.isPending ? <SkeletonLines count={2} label="Writing the review question" /> : null}
      {question.data ? (
        <>
          <QuestionBox name="the review question" text={question.data.text} />
          <ModelCall
            verb="Review with"
            questions={[{ name: 'The review', body: { answers: [...answers] } }]}
            tokens={estimateTokens(question.data.text.length)}
            onDone={([answer]) => onReviewed(answer!)}
          />
        </>
      ) : null}
      <AnswerFields texts={[review]} onChange={([next = '']) => setReview(next)} label="Answer to the review" />
      <div className={`line wrap ${styles.go}`}>
        <Button look={review.trim() === '' ? 'plain' : 'primary'} isDisabled={review.trim() === ''} isPending={isTrying} onPress={() => onTry(review)}>
          {isTrying ? 'Trying…' : 'Try the review'}
        </Button>
        <span className="figures faint">It corrects the answer above. Nothing changes before you keep it.</span>
      </div>
    </section>
  );
}
