import { CircleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { wasAsked } from '../../lib/asked-errors.ts';
import { describeError } from '../../lib/describe-error.ts';
import { isUnreachable } from '../../lib/server-reach.ts';
import { noteSaid } from '../../lib/unsaid-errors.ts';
import { Button } from './button.tsx';
import styles from './notes.module.css';

type ErrorNoteProps = {
  error: unknown;
  /** Replaces the title of the error type. */ title?: string;
  /** The broken part of the screen, for errors of the client itself. */ broken?: string;
  /** What a missing answer means here; otherwise it is not known whether the action was done. */ unanswered?: string;
  onRetry?: () => void;
  children?: ReactNode;
};

const NO_ANSWER: ReturnType<typeof describeError> = {
  title: 'No answer came',
  detail: 'Whether it was done is not known. Do it again when Seedbed responds.',
  places: [],
  id: null,
};

/** What happened, what to do, an id to quote, and a way to try again. */
export function ErrorNote({ error, title: given, broken, unanswered, onRetry, children }: ErrorNoteProps) {
  useEffect(() => noteSaid(error), [error]);
  const isAway = isUnreachable(error);
  // The banner at the top reports failed background requests. A failed user action is reported where it happened, because nothing retries it.
  if (isAway && !wasAsked(error)) return null;
  const { title, detail, places, id } = isAway ? { ...NO_ANSWER, detail: unanswered ?? NO_ANSWER.detail } : describeError(error, broken);
  return (
    <div className={`row gap-4 rounded pad-4 measure ${styles.error}`} role="alert">
      <CircleAlert aria-hidden className={`rigid fault ${styles.errorIcon}`} />
      <div className="stack gap-2 min-width-0">
        <p className="strong">{given ?? title}</p>
        <p>{detail}</p>
        {places.length > 0 ? (
          <ul className={`stack gap-1 quiet ${styles.places}`}>
            {places.slice(0, 6).map((place) => (
              <li key={place.pointer + place.message}>
                <code>{place.pointer}</code> {place.message}
              </li>
            ))}
            {places.length > 6 ? <li>and {places.length - 6} more</li> : null}
          </ul>
        ) : null}
        {children}
        <div className={`gap-4 center ${styles.errorFoot}`}>
          {onRetry ? <Button onPress={onRetry}>Try again</Button> : null}
          {id ? <span className={`text-mono faint ${styles.errorId}`}>id {id}</span> : null}
        </div>
      </div>
    </div>
  );
}
