import { Button } from '../../components/ui/button.tsx';
import { formatMany } from '../../lib/format.ts';
import { memberWords, valueWords } from '../../workspace/draft/difference.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { rebase } from '../../workspace/draft/draft-store.ts';
import styles from './frame.module.css';

const MAX = 6;

/** The panes fill the window; a strip above them reduces their height. */
function makeRoom(strip: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  if (strip) style.setProperty('--strip', `${strip.offsetHeight}px`);
  return () => style.removeProperty('--strip');
}

/** Two people changed the same place: shows both values, one of which is chosen. All other edits of both stay. */
export function ConflictStrip() {
  const store = useDraftStore();
  const saving = useDraft((state) => state.saving);
  if (saving.state !== 'conflict') return null;
  const { theirs, places } = saving;
  return (
    <section ref={makeRoom} className={`line gap-5 apart border-below pad-3-4 on-warn ${styles.conflict}`} aria-label="Conflict">
      <div className={`grid gap-2 min-width-0 ${styles.conflictSaid}`}>
        <p>
          <strong>{theirs.author}</strong> saved revision {theirs.number} meanwhile and changed{' '}
          {places.length === 1 ? 'a place that you changed too' : `${formatMany(places.length, 'place')} that you changed too`}. Everything else of both is
          kept.
        </p>
        <table className={`text-cell figures collapse ${styles.conflictTable}`}>
          <thead>
            <tr>
              <th scope="col">place</th>
              <th scope="col">before</th>
              <th scope="col">theirs</th>
              <th scope="col">mine</th>
            </tr>
          </thead>
          <tbody>
            {places.slice(0, MAX).map(({ mine, theirs: other }) => (
              <tr key={mine.key}>
                <th scope="row">
                  {mine.place} {memberWords(mine.member)}
                </th>
                <td>{valueWords(mine.before)}</td>
                <td>{other.key === mine.key ? valueWords(other.after) : `${other.place} ${other.after === undefined ? 'removed' : 'changed'}`}</td>
                <td>{valueWords(mine.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {places.length > MAX ? <p>and {places.length - MAX} more</p> : null}
      </div>
      <div className="row gap-3">
        <Button onPress={() => rebase(store, theirs.number, theirs.blueprint, 'theirs')}>Take theirs</Button>
        <Button look="primary" onPress={() => rebase(store, theirs.number, theirs.blueprint, 'mine')}>
          Keep mine
        </Button>
      </div>
    </section>
  );
}
