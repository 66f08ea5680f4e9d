import { ClientProblem } from '@seedbed/client';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import type { SentFolder } from '../../queries/read-schema.ts';
import { FolderFault } from './sent-folder.ts';
import type { FolderState } from './use-folder.ts';
import styles from './start.module.css';

/** The state of a folder: rejected, or with several schemas to choose from. */
export function FolderNote({ folder, onChoose, onRetry }: { folder: FolderState; onChoose: (folder: SentFolder, path: string) => void; onRetry: () => void }) {
  switch (folder.state) {
    case 'rest':
    // Next to the button that started it.
    case 'reading':
      return null;
    case 'refused':
      return folder.error instanceof FolderFault ? (
        <p className="fault" role="alert">
          {folder.error.message}
        </p>
      ) : (
        <ErrorNote error={folder.error} {...(isFolderError(folder.error) ? {} : { onRetry })} />
      );
    case 'several':
      return (
        <div className={`stack gap-3 pretty border rounded pad-4 ${styles.other}`} role="status">
          <p>
            <strong>{folder.folder.name} holds several schemas.</strong> Choose the one to fill.
          </p>
          <ul className={`stack gap-3 at-start break-anywhere ${styles.several}`} aria-label="Schemas">
            {folder.found.map((path) => (
              <li key={path}>
                <Button onPress={() => onChoose(folder.folder, path)}>{path}</Button>
              </li>
            ))}
          </ul>
        </div>
      );
  }
}

/** The server would repeat its error about the folder itself: a browser does not reread changed files. */
function isFolderError(error: unknown): boolean {
  return error instanceof ClientProblem && error.status >= 400 && error.status < 500 && error.type !== 'rate-limited';
}
