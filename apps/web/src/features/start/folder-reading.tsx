import { partsByFile, readingOf } from '@seedbed/contract';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import styles from './start.module.css';

/**
 * What was recognised in the folder of the script in the box: the tool, the files in their order, and the omitted ones.
 */
export function FolderReading({ script }: { script: string }) {
  const found = useMemo(() => readFrom(script), [script]);
  if (!found) return null;
  const { summary, notes, files } = found;
  return (
    <section className="stack gap-3 break-anywhere on-bg border-below pad-4-5" aria-label="What was recognised">
      <details>
        <summary>
          <strong>{summary}</strong>
          {files.length > 0 ? <span className={styles.order}>Order of files</span> : null}
        </summary>
        {files.length > 0 ? (
          <ol className={`text-mono quiet scroll ${styles.files}`} tabIndex={0} aria-label="Files in the order in which they run">
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ol>
        ) : null}
      </details>
      {notes.map((note) => (
        <p key={note} className="row gap-3 quiet pretty">
          <TriangleAlert size={16} strokeWidth={1.5} className={`rigid warn ${styles.recognisedIcon}`} aria-hidden />
          <span>{note}</span>
        </p>
      ))}
    </section>
  );
}

/** The script itself says how it was read, so that this is so after a reload and an edit as well. */
function readFrom(script: string) {
  const reading = readingOf(script);
  // A file that includes others is marked again after each.
  return reading && { ...reading, files: [...new Set(partsByFile(script).flatMap(({ file }) => file ?? []))] };
}
