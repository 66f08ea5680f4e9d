import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { useRequestedText } from '../../../lib/asked.ts';
import { tabNote } from '../../../lib/tab-note.ts';
import { useDraft } from '../../../workspace/draft/draft-context.tsx';
import { askChanges } from './api.ts';
import { SayPane } from './say-pane.tsx';
import { useExamples } from './use-examples.ts';
import { useSay } from './use-say.ts';
import { RequestButtons } from './request-buttons.tsx';
import styles from './say.module.css';

/** Words that are being written, over a reload. */
const written = tabNote<string>('words');

/** "What should be different?" below the grid: words become changes, each shown with its rows before it is accepted. */
export const SayLine = memo(function SayLine({ table }: { table: string }) {
  const id = useDraft((state) => state.datasetId);
  const [words, setWords] = useState(() => written.read(id) ?? '');
  useEffect(() => (words === '' ? written.drop(id) : written.write(id, words)), [id, words]);
  /** The words that were tried last; after a reload those that were there. */
  const tried = useRef(words);
  // Words of which something was accepted are done: what is written next is not appended to them.
  const say = useSay(table, () => setWords((now) => (now === tried.current ? '' : now)));
  const examples = useExamples(table);
  const { saying, said } = say;
  const hasSaid = said !== null;
  const field = useRef<HTMLFormElement>(null);
  const isOpen = saying.isPending || saying.isError || said !== null;
  const close = () => {
    say.close();
    field.current?.querySelector('input')?.focus();
  };
  const isWarm = useRef(false);
  // The server reads the schema when it is first asked: while the words are written, and not after.
  const warm = () => {
    if (isWarm.current || examples[0] === undefined) return;
    isWarm.current = true;
    askChanges(id, examples[0], table).catch(() => undefined);
  };
  const show = (wanted: string) => {
    tried.current = wanted;
    saying.mutate(wanted);
  };
  const sayRequest = (wish: string) => {
    setWords(wish);
    show(wish);
  };
  useRequestedText('wish', (wish) => {
    close();
    setWords(wish);
  });
  const pane = useRef<HTMLDivElement>(null);
  /** It was there already when the screen was opened. */
  const wasSaid = useRef(hasSaid);
  // The result of an example that was pressed is read next; who wrote words may write more, and hears of it.
  useEffect(() => {
    if (hasSaid && !wasSaid.current && document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
    wasSaid.current = false;
  }, [hasSaid]);
  return (
    <div className={`stack min-height-0 on-bg border-above ${styles.say}`}>
      {isOpen ? (
        <div
          ref={pane}
          tabIndex={-1}
          className={`grid gap-4 min-height-0 border-below ${styles.pane}`}
          role="region"
          aria-label="Proposed changes"
          aria-busy={saying.isPending}
        >
          <SayPane say={say} onSay={sayRequest} onClose={close} />
        </div>
      ) : null}
      {isOpen || words.trim() !== '' ? null : (
        <div className={`rigid ${styles.examples}`}>
          <RequestButtons label="For example" requests={examples} onSay={sayRequest} />
        </div>
      )}
      <form
        ref={field}
        className={`line gap-3 rigid ${styles.line}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') show(words);
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
          onFocus={warm}
          maxLength={4000}
          autoComplete="off"
          placeholder={placeholderOf(examples[0])}
        />
        {words.trim() === '' ? null : (
          <Button type="submit" look={isOpen ? 'plain' : 'primary'} isPending={saying.isPending}>
            Show changes
          </Button>
        )}
      </form>
    </div>
  );
});

/** An example that fits the line on a phone. */
function placeholderOf(example: string | undefined): string {
  if (example === undefined) return 'Change in words';
  return example.length > MAX_LETTERS ? example : `Change in words: ${example}`;
}

const MAX_LETTERS = 28;
