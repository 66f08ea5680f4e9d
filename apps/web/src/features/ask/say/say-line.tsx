import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { SayPane } from './say-pane.tsx';
import { useSay } from './use-say.ts';
import styles from './say.module.css';

/** "What should be different?" below the grid: words become changes, each shown with its rows before it is accepted. */
export function SayLine() {
  const [words, setWords] = useState('');
  const say = useSay();
  const { saying, said } = say;
  const hasSaid = said !== null;
  const field = useRef<HTMLFormElement>(null);
  const isOpen = saying.isPending || saying.isError || said !== null;
  const close = () => {
    say.close();
    field.current?.querySelector('input')?.focus();
  };
  const pane = useRef<HTMLDivElement>(null);
  // What came of the words is read next.
  useEffect(() => {
    if (hasSaid) pane.current?.focus({ preventScroll: true });
  }, [hasSaid]);
  return (
    <div className={styles.say}>
      {isOpen ? (
        <div ref={pane} tabIndex={-1} className={styles.pane} role="region" aria-label="Proposed changes" aria-busy={saying.isPending}>
          <SayPane say={say} onClose={close} />
        </div>
      ) : null}
      <form
        ref={field}
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') saying.mutate(words);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) close();
        }}
      >
        <TextField
          label="What should be different?"
          hideLabel
          value={words}
          onChange={setWords}
          maxLength={4000}
          autoComplete="off"
          placeholder="Change in words: 10 % of orders refunded"
        />
        {words.trim() === '' ? null : (
          <Button type="submit" look={isOpen ? 'plain' : 'primary'} isPending={saying.isPending}>
            Show changes
          </Button>
        )}
      </form>
    </div>
  );
}
