import { ClientProblem } from '@seedbed/client';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import notes from '../../components/ui/notes.module.css';

/** Why an answer was not tried. If the server rejects it, the pasted text is the cause, not the person's request. */
export function AnswerRefused({ error }: { error: unknown }) {
  if (!(error instanceof ClientProblem) || error.type !== 'invalid-request') return <ErrorNote error={error} />;
  return (
    <ErrorNote error={error} title="The reply cannot be read">
      <p>Paste the model's whole reply: text around its JSON does not matter.</p>
    </ErrorNote>
  );
}

/** The pasted reply contains nothing to try. `part`: which one, if there are several. */
export function NoJson({ part }: { part: number | null }) {
  return (
    <div className={`row gap-4 rounded pad-4 measure ${notes.error}`} role="alert">
      <div className="stack gap-2 min-width-0">
        <p className="strong">{part === null ? 'No JSON found' : `No JSON found in the answer to part ${part}`}</p>
        <p>Paste the model's whole reply.</p>
      </div>
    </div>
  );
}
