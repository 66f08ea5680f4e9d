import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import field from '../../components/ui/field.module.css';
import list from '../../components/ui/list-box.module.css';
import { matchScore } from '../../lib/match.ts';
import { shortName } from '../../lib/format.ts';
import styles from './diagram.module.css';

const MAX_FOUND = 12;

/**
 * Finds a table by part of its name and brings it into view. The rest of the page stays reachable while the list is
 * open.
 */
export function FindTable({
  names,
  onPick,
  onFound,
  input,
}: {
  names: readonly string[];
  onPick: (table: string) => void;
  /** The matches of the current search, otherwise null. */
  onFound: (tables: ReadonlySet<string> | null) => void;
  input: Ref<HTMLInputElement>;
}) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const matches = useMemo(() => (query.trim() === '' ? null : matching(names, query)), [names, query]);
  const found = matches?.slice(0, MAX_FOUND) ?? [];
  const report = useEffectEvent((tables: readonly string[] | null) => onFound(tables && new Set(tables)));
  useEffect(() => report(matches), [matches]);
  const open = query.trim() !== '';
  const pick = (name: string | undefined) => {
    if (name === undefined) return;
    setQuery('');
    onPick(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => setAt(Math.min(found.length - 1, at + 1)),
      ArrowUp: () => setAt(Math.max(0, at - 1)),
      Enter: () => pick(found[at]),
      Escape: () => setQuery(''),
    }[event.key];
    if (!act || !open) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={`block ${field.search} ${styles.find}`}>
      <Search aria-hidden className={`faint absolute ${field.searchIcon}`} />
      <input
        ref={input}
        className={`min-width-0 full-width rounded-4px ${field.input} ${field.searchInput}`}
        role="combobox"
        aria-label="Find a table"
        aria-expanded={open}
        aria-controls="found-tables"
        aria-autocomplete="list"
        aria-activedescendant={open && found[at] ? `found-table-${at}` : undefined}
        placeholder="Find a table"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery('')}
      />
      <div id="found-tables" role="listbox" aria-label="Tables found" hidden={!open} className={`${list.popover} absolute ${styles.found}`}>
        {found.map((name, i) => (
          <div
            key={name}
            id={`found-table-${i}`}
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            className={`no-underline rounded-4px ${list.item}`}
            data-focused={i === at ? '' : undefined}
            // The field keeps the focus during the press.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(name)}
          >
            {shortName(name)}
          </div>
        ))}
        {matches !== null && matches.length > found.length ? (
          <p className={`faint ${list.empty}`}>and {matches.length - found.length} more in the diagram</p>
        ) : null}
        {open && found.length === 0 ? <p className={`faint ${list.empty}`}>No tables match.</p> : null}
      </div>
    </div>
  );
}

/** Best matches first. If names contain the text itself, names with only its letters in order are dropped. */
function matching(names: readonly string[], query: string): readonly string[] {
  const scored = names.flatMap((name) => {
    const score = matchScore(query, name);
    return score === null ? [] : [{ name, score }];
  });
  const whole = scored.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (whole.length > 0 ? whole : scored).sort((a, b) => a.score - b.score).map(({ name }) => name);
}
