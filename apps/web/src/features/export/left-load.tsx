import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import notes from '../../components/ui/notes.module.css';
import type { LeftLoad as Left } from './load-note.ts';

/** Says what became of a load that waited for its proof when the page was left. */
export function LeftLoad({ left: { what, started }, onForget }: { left: Left; onForget: () => void }) {
  return (
    <div className={`row gap-4 rounded pad-4 measure ${notes.error}`} role="status" aria-label="The load before">
      <div className="stack gap-2 min-width-0">
        <p className="strong">{titleOf(what, started)}</p>
        <p>This page was left while it waited for the proof. {sentenceOf(started)}</p>
        <div className={`gap-4 center ${notes.errorFoot}`}>
          {started ? (
            <Link to="/runs/$runId" params={{ runId: started.id }}>
              See the run
            </Link>
          ) : null}
          <Button onPress={onForget}>Close</Button>
        </div>
      </div>
    </div>
  );
}

function titleOf(what: string, started: Left['started']): string {
  return started === null ? `The load of ${what} was not started` : started ? 'A run of this dataset was started' : `Was the load of ${what} started?`;
}

function sentenceOf(started: Left['started']): string {
  if (started === null) return 'The server has no newer run of this dataset. Start the load below.';
  return started ? 'The server has this run since.' : 'Look at the runs of this dataset before you start it again.';
}
