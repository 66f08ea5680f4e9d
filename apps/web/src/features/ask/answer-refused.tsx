import { ClientProblem } from '@seedbed/client';
import { ErrorNote } from '../../components/ui/error-note.tsx';

/** Why an answer was not tried. What was pasted is the cause where the server refuses it, and no request that somebody wrote. */
export function AnswerRefused({ error }: { error: unknown }) {
  if (!(error instanceof ClientProblem) || error.type !== 'invalid-request') return <ErrorNote error={error} />;
  return (
    <ErrorNote error={error} title="The answer cannot be read">
      <p>Paste all of what the model wrote: one JSON document is looked for in it, and text around that does not matter.</p>
    </ErrorNote>
  );
}
