import type { AskedChanges } from '@seedbed/contract';
import { RequestButtons } from './request-buttons.tsx';
import styles from './say.module.css';

type MissedRequestsProps = { missed: AskedChanges['missed']; onSay: (wish: string) => void };

/** Requests that were not understood: the unknown words, similar names, and requests that work for this schema. */
export function MissedRequests({ missed, onSay }: MissedRequestsProps) {
  return (
    <ul className="grid gap-4 min-width-0">
      {missed.map(({ wish, words, near, instead }) => (
        <li key={wish} className={`grid card gap-3 min-width-0 pad-4 ${styles.change}`} data-state="missed">
          <h4>{wish}</h4>
          <p className="warn break-anywhere">
            {words.length === 0
              ? 'Not understood: each word is known here, but no sentence of a known kind uses them so. Nothing changes.'
              : `Not understood: ${words.map((word) => `“${word}”`).join(', ')}. Nothing changes.`}
          </p>
          {near.length > 0 ? (
            <p className="figures faint break-anywhere">
              Did you mean <b className="medium quiet">{near.join(', ')}</b>?
            </p>
          ) : null}
          <RequestButtons label={words.length === 0 ? 'Kinds of sentences here' : 'Understood here'} requests={instead} onSay={onSay} />
          <p className="figures faint break-anywhere">
            <a href="/docs/wishes.html#in-words">All kinds of sentences</a>
          </p>
        </li>
      ))}
    </ul>
  );
}
