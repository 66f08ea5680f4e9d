import type { RevisionSummary } from '@seedbed/contract';
import { Ago } from '../../components/ui/ago.tsx';
import { formatTime } from '../../lib/format.ts';
import { useMessageWords } from './use-message-words.ts';
import { sittingsOf } from './sittings.ts';
import styles from './history.module.css';

type RevisionListProps = { revisions: readonly RevisionSummary[]; newest: number; chosen: number; onChoose: (number: number) => void };

/**
 * Every revision, newest first. For many small edits in one sitting the newest shows author and time; the earlier ones
 * take one line each.
 */
export function RevisionList({ revisions, newest, chosen, onChoose }: RevisionListProps) {
  const wordsOf = useMessageWords();
  return (
    <ol className={`border-above scroll ${styles.list}`} aria-label="Revisions">
      {sittingsOf(revisions).map((sitting) =>
        sitting.map(({ number, message, author, at }, i) => (
          <li key={number}>
            <button
              type="button"
              className={`grid full-width border-below pointer ring-inside ${styles.revision} ${i > 0 ? `quiet ${styles.before}` : ''}`}
              aria-pressed={number === chosen}
              title={`${wordsOf(message)}\n${author}, ${formatTime(at)}`}
              onClick={() => onChoose(number)}
            >
              <span className={`semibold figures nowrap ${styles.number}`}>Revision {number}</span>
              <span className={`clip break-anywhere ${styles.message}`}>{wordsOf(message)}</span>
              {i > 0 ? (
                <span className="note nowrap">
                  <Ago at={at} />
                </span>
              ) : (
                <span className={`note ${styles.by}`}>
                  {author}, <Ago at={at} />
                  {number === newest ? ' · current' : ''}
                  {sitting.length > 1 ? ` · the last of ${sitting.length} edits` : ''}
                </span>
              )}
            </button>
          </li>
        )),
      )}
    </ol>
  );
}
