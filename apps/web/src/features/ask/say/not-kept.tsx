import { ClientProblem } from '@seedbed/client';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import notes from '../../../components/ui/notes.module.css';

/** Why a change was not accepted. After someone saved a newer revision it can be accepted on top of that. */
export function NotKept({ error, onNewest }: { error: unknown; onNewest: () => void }) {
  if (!(error instanceof ClientProblem) || error.fact('revision') === undefined) return <ErrorNote error={error} />;
  return (
    <div className={`row gap-4 rounded pad-4 measure ${notes.error}`} role="alert">
      <div className="stack gap-2 min-width-0">
        <p className="strong">
          {String(error.fact('author'))} saved revision {String(error.fact('revision'))} meanwhile
        </p>
        <p>Your change is not accepted yet. Its rows and counts were tried on the revision before.</p>
        <div className={`gap-4 center ${notes.errorFoot}`}>
          <Button look="primary" onPress={onNewest}>
            Load the newest revision and accept the change
          </Button>
        </div>
      </div>
    </div>
  );
}
