import type { KnowledgeTrial } from '@seedbed/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { chosenOf, toggled, toggledAll, unanswered, wordsForModel, type Chosen, type LeftOut } from './answer-choice.ts';
import { TableAnswer } from './table-answer.tsx';
import styles from './ask.module.css';

type AnswerTrialProps = {
  trial: KnowledgeTrial;
  /** Tables that the question was about. */
  asked: readonly string[];
  /** Null: this person may not change the dataset. */ onKeep: ((chosen: Chosen) => void) | null;
  /** The dataset was edited since the answer was tried. */
  isStale: boolean;
  isKeeping: boolean;
  error: unknown;
};

const MAX_NAMED = 12;

/** The effect of an answer on the dataset, table by table, to be accepted in full or in parts. */
export function AnswerTrial({ trial, asked, onKeep, isStale, isKeeping, error }: AnswerTrialProps) {
  const [left, setLeft] = useState<LeftOut>(new Set());
  const { outcome, tables } = trial;
  const chosen = chosenOf(trial, left);
  const silent = unanswered(asked, trial);
  const words = wordsForModel(outcome);
  const fewer = trial.diagnostics.filter(({ code }) => code === 'unsatisfiable');
  const answered = asked.length - silent.length;
  return (
    <>
      <div className="grid gap-3">
        <p role="status">
          <strong>
            {formatCount(answered)} of {formatMany(asked.length, 'table')}
          </strong>{' '}
          answered · {formatMany(outcome.taken.length, 'column')} taken · {formatMany(outcome.lost.length, 'column')} not taken
          {outcome.faults.length > 0 ? ` · ${formatMany(outcome.faults.length, 'statement')} wrong` : ''}
        </p>
        <div className={`filled ${styles.bar}`} aria-hidden>
          <span style={{ transform: `scaleX(${asked.length === 0 ? 0 : answered / asked.length})` }} />
        </div>
        {silent.length > 0 ? (
          <p className="figures faint">
            Not answered: {silent.slice(0, MAX_NAMED).join(', ')}
            {silent.length > MAX_NAMED ? ` and ${silent.length - MAX_NAMED} more` : ''}
          </p>
        ) : null}
      </div>
      {outcome.faults.length > 0 ? (
        <details className={`rounded pad-4-5 on-warn ${styles.faults}`}>
          <summary>{formatMany(outcome.faults.length, 'statement')} of the answer could not be read</summary>
          <ul>
            {outcome.faults.map(({ place, message, instead }, i) => (
              <li key={`${place} ${i}`}>
                <code>{place || '/'}</code> {message}
                {instead === undefined ? null : (
                  <>
                    {' '}
                    Write <code>{instead}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {fewer.length > 0 ? (
        <ul className={styles.relations} aria-label="Tables with fewer rows">
          {fewer.map(({ message, mend }) => (
            <li key={message} data-broken="">
              {message} {mend}
            </li>
          ))}
        </ul>
      ) : null}
      {tables.length === 0 ? <p className="figures faint">The answer changes nothing: what it says is so already, or none of it could be taken.</p> : null}
      {tables.length > 1 ? (
        <Checkbox
          isSelected={chosen.tables > 0}
          isIndeterminate={chosen.tables > 0 && chosen.accept !== undefined}
          onChange={(isIn) => setLeft(toggledAll(trial, isIn))}
        >
          All {formatMany(tables.length, 'table')}
        </Checkbox>
      ) : null}
      {tables.map((difference) => (
        <TableAnswer
          key={difference.table}
          difference={difference}
          outcome={outcome}
          left={left}
          onToggle={(name, isIn) => setLeft((before) => toggled(before, name, isIn))}
        />
      ))}
      {error ? <ErrorNote error={error} /> : null}
      <div className={`line wrap on-bg border-above ${styles.keep}`}>
        {onKeep && tables.length > 0 ? (
          <Button look="primary" isDisabled={chosen.tables === 0 || isStale} isPending={isKeeping} onPress={() => onKeep(chosen)}>
            {isKeeping ? 'Keeping…' : `Keep ${formatMany(chosen.columns, 'column')} of ${formatMany(chosen.tables, 'table')}`}
          </Button>
        ) : null}
        {words === null ? null : (
          <Button
            onPress={() =>
              void navigator.clipboard.writeText(words).then(
                () => notify('Copied. Send it to the model, and paste its next answer.', { id: 'copied', milliseconds: 4_000 }),
                () => notify('The browser did not allow copying.', { id: 'copied', isError: true }),
              )
            }
          >
            Copy what to fix
          </Button>
        )}
        <span className="figures faint">{isStale ? 'The dataset was edited since. Try the answer again.' : 'It becomes one revision, and can be undone.'}</span>
      </div>
    </>
  );
}
