import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatMany } from '../../lib/format.ts';
import { questionQuery } from './api.ts';
import { QuestionBox } from './question-box.tsx';
import styles from './ask.module.css';

/** One part of the question, to copy into a chat. */
export function QuestionPart({ id, revision, part, parts }: { id: string; revision: number | null; part: number; parts: number }) {
  const question = useQuery(questionQuery(id, revision, part));
  const found = question.data;
  if (question.isError) return <ErrorNote error={question.error} onRetry={() => void question.refetch()} />;
  if (!found) return <QuestionSkeleton />;
  const name = parts === 1 ? 'the question' : `part ${part} of ${parts}`;
  return <QuestionBox name={name} text={found.text} about={`${formatMany(found.tables.length, 'table')} · `} />;
}

/** In the size of the button and the text below it. */
export function QuestionSkeleton() {
  return (
    <div className={`grid gap-3 ${styles.pending}`} role="status" aria-label="Writing the question">
      <span />
      <span />
    </div>
  );
}
