import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatBytes, formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { questionQuery } from './api.ts';
import styles from './ask.module.css';

/** One part of the question, to be taken to a model. */
export function QuestionPart({ id, revision, part, parts }: { id: string; revision: number | null; part: number; parts: number }) {
  const question = useQuery(questionQuery(id, revision, part));
  const [copied, setCopied] = useState(false);
  const found = question.data;
  const name = parts === 1 ? 'the question' : `part ${part} of ${parts}`;
  if (question.isError) return <ErrorNote error={question.error} onRetry={() => void question.refetch()} />;
  if (!found) return <SkeletonLines count={2} label="Writing the question" />;
  const copy = () =>
    navigator.clipboard.writeText(found.text).then(
      () => setCopied(true),
      () => notify('The browser did not allow copying. Open the question and select its text.', { id: 'copied', isError: true }),
    );
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <Button look={copied ? 'plain' : 'primary'} onPress={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? `Copied ${name}` : `Copy ${name}`}
        </Button>
        <span className={styles.quiet}>
          {formatMany(found.tables.length, 'table')} · {formatBytes(found.text.length)}
        </span>
      </div>
      <details className={styles.read}>
        <summary>Read {name}</summary>
        <pre tabIndex={0}>{found.text}</pre>
      </details>
    </div>
  );
}
