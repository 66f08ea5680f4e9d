import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatMany } from '../../lib/format.ts';
import { questionQuery } from './api.ts';
import { QuestionBox } from './question-box.tsx';

/** One part of the question, to be taken to a model. */
export function QuestionPart({ id, revision, part, parts }: { id: string; revision: number | null; part: number; parts: number }) {
  const question = useQuery(questionQuery(id, revision, part));
  const found = question.data;
  if (question.isError) return <ErrorNote error={question.error} onRetry={() => void question.refetch()} />;
  if (!found) return <SkeletonLines count={2} label="Writing the question" />;
  const name = parts === 1 ? 'the question' : `part ${part} of ${parts}`;
  return <QuestionBox name={name} text={found.text} about={`${formatMany(found.tables.length, 'table')} · `} />;
}
