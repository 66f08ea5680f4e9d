import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import type { EngineProblem } from '../../engine/engine-client.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { lastOwn } from '../../workspace/draft/own-steps.ts';
import { placeOfPointer } from '../../workspace/place-of-pointer.ts';
import { undoAndSay } from '../../workspace/use-workspace-keys.ts';
import styles from './table-view.module.css';
import { shortName } from '../../lib/format.ts';

const MAX = 5;

/** The blueprint does not compile: shows where, as a link, and how to go back. */
export function BlockedNote({ problem, hasRows, onGo }: { problem: EngineProblem; hasRows: boolean; onGo: (to: { table: string; column?: string }) => void }) {
  const draft = useDraftStore();
  const blueprint = useDraft((state) => state.blueprint);
  const canUndo = useDraft((state) => lastOwn(state) !== undefined);
  const places = [...new Map(problem.errors.map((error) => [`${error.pointer} ${error.message}`, error])).values()];
  return (
    <ErrorNote
      error={{
        title: hasRows ? 'This edit is invalid: the rows below are from before it' : 'No rows can be made',
        message: places.length === 0 ? problem.message : places.length === 1 ? 'Fix one place:' : `${places.length} places to fix:`,
        errors: [],
      }}
    >
      <ul className={styles.faults}>
        {places.slice(0, MAX).map(({ pointer, message }) => {
          const { table, column } = placeOfPointer(blueprint, pointer);
          return (
            <li key={pointer + message}>
              {table ? (
                <Button look="quiet" onPress={() => onGo({ table, ...(column ? { column } : {}) })}>
                  {shortName(table)}
                  {column ? `.${column}` : ''}
                </Button>
              ) : (
                <code>{pointer}</code>
              )}
              <span>{message}</span>
            </li>
          );
        })}
        {places.length > MAX ? <li>and {places.length - MAX} more under Problems</li> : null}
      </ul>
      {canUndo ? (
        <div>
          <Button onPress={() => undoAndSay(draft)}>Undo the last edit</Button>
        </div>
      ) : null}
    </ErrorNote>
  );
}
