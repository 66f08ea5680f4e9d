import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import { useRequestedText } from '../../lib/asked.ts';
import { describeError } from '../../lib/describe-error.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { beginSearch, goOn, type Search } from './find-search.ts';
import { findWords } from './find-words.ts';
import strip from '../../components/layout/strip.module.css';
import styles from './find-strip.module.css';

const ALL = '*';

type FindStripProps = {
  engine: Engine | null;
  table: string;
  rows: number;
  columns: readonly GridColumn[];
  /** The column that is looked in first; null: all of them. */
  column: string | null;
  /** The row from which on it looks; counts from 0. */
  row: number;
  /** Increases when the strip is opened again, so that its field takes the focus. */
  asked: number;
  onHit: (row: number, column: string) => void;
  onClose: () => void;
};

/** Finds rows by value: key values immediately, others by scanning from the current row on. */
export function FindStrip({ engine, table, rows, columns, column, row, asked, onHit, onClose }: FindStripProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [where, setWhere] = useState(column ?? ALL);
  const { search, at, run, show, stop } = useFind(engine, table, onHit);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    setWhere(column ?? ALL);
    // The column is the one at the time of asking.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  const start = (sought = text, place = where) => {
    if (sought === '') return;
    const inAll = place === ALL;
    const kind = columns.find((one) => one.name === place)?.kind;
    // A number or a key matches in full; a word may match in part.
    const whole = !inAll && kind !== 'text' && kind !== 'json' && kind !== 'array' && kind !== 'enum' && kind !== 'time';
    const wanted = { text: whole ? sought.trim() : sought, whole };
    run(beginSearch(wanted, inAll ? columns.map((one) => one.name) : [place], row, rows));
  };
  useRequestedText('find', (sought) => {
    setText(sought);
    setWhere(ALL);
    start(sought, ALL);
  });
  const isSame =
    search !== null &&
    search.wanted.text === (search.wanted.whole ? text.trim() : text) &&
    search.columns.length === (where === ALL ? columns.length : 1) &&
    (where === ALL || search.columns[0] === where);
  const step = (by: number) => {
    if (!search || search.hits.length === 0) return;
    const next = at + by;
    if (next >= search.hits.length && search.state === 'resting') return run(search);
    show(search, (next + search.hits.length) % search.hits.length);
  };

  return (
    <search className={`line gap-3 rigid on-bg border-below ${strip.strip}`} aria-label="Find a value">
      <input
        ref={input}
        className={`text-box ${styles.input}`}
        aria-label={where === ALL ? 'Value to find in any column' : `Value to find in ${where}`}
        placeholder={where === ALL ? 'Find in any column' : `Find in ${where}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isSame) start();
          else step(event.shiftKey ? -1 : 1);
        }}
      />
      <div className={`rigid ${styles.where}`}>
        <Select
          label="Column to look in"
          hideLabel
          options={[{ id: ALL, label: 'Any column' }, ...columns.map((one) => ({ id: one.name, label: one.name }))]}
          value={where}
          onChange={setWhere}
        />
      </div>
      {search && search.hits.length > 1 ? (
        <span className="row">
          <IconButton label="Previous match" shortcut="⇧ Enter" onPress={() => step(-1)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label="Next match" shortcut="Enter" onPress={() => step(1)}>
            <ChevronDown aria-hidden />
          </IconButton>
        </span>
      ) : null}
      <span role="status" className={`cut min-width-0 text-cell figures quiet ${strip.said}`}>
        {engine && !engine.search
          ? 'Finding needs the engine in this browser; rows come from the server now.'
          : search?.state === 'failed'
            ? describeError(search.error).detail
            : search
              ? findWords(search, at)
              : ''}
      </span>
      {search?.state === 'running' && !search.told ? (
        <Button look="quiet" onPress={stop}>
          Stop
        </Button>
      ) : search?.state === 'resting' ? (
        <Button look="quiet" onPress={() => run(search)}>
          Go on
        </Button>
      ) : null}
      <IconButton label="Close" shortcut="Esc" onPress={onClose}>
        <X aria-hidden />
      </IconButton>
    </search>
  );
}

/** A search that runs until it is stopped, its results, and the one that is shown. */
function useFind(engine: Engine | null, table: string, onHit: FindStripProps['onHit']) {
  const [search, setSearch] = useState<Search | null>(null);
  const [at, setAt] = useState(0);
  const running = useRef<AbortController>(null);
  const edition = engine?.edition;
  const [of, setOf] = useState(edition);
  if (of !== edition) {
    // The hits belong to rows that no longer exist.
    setOf(edition);
    setSearch(null);
  }
  useEffect(() => () => running.current?.abort(), [edition]);

  const show = (found: Search, index: number) => {
    const hit = found.hits[index];
    if (!hit) return;
    setAt(index);
    onHit(hit.row, hit.column);
  };
  const run = (from: Search) => {
    if (!engine) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    let shown = from.hits.length;
    if (shown === 0) setAt(0);
    setSearch(from);
    void goOn(
      engine,
      table,
      from,
      (now) => {
        setSearch(now);
        // Jumps to the first new hit as soon as it is found.
        if (now.hits.length > shown) show(now, shown);
        shown = Math.max(shown, now.hits.length > 0 ? Number.POSITIVE_INFINITY : 0);
      },
      control.signal,
    );
  };
  const stop = () => {
    running.current?.abort();
    setSearch((now) => now && { ...now, state: 'resting' });
  };
  return { search, at, run, show, stop };
}
