import type { Generator, GeneratorDescription, SqlType } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import list from '../../components/ui/list-box.module.css';
import { useEngine } from '../../engine/engine-context.tsx';
import type { Sampled } from '../../engine/protocol.ts';
import type { calledQuery, explainQuery } from '../../queries/explain.ts';
import { sameAsBefore } from './same-values.ts';
import { useCalled } from './use-called.ts';
import { useSamples, type Offer } from './use-samples.ts';
import { findGenerators } from './find-generators.ts';
import styles from './inspector.module.css';

export type GeneratorListProps = {
  generators: readonly GeneratorDescription[];
  type: SqlType;
  chosen: string | null;
  offer: Offer;
  /** The query for other generators of the column. */
  decision: ReturnType<typeof explainQuery>;
  /** Finds what the column would hold if it were named with the searched words. */
  called: (words: string) => ReturnType<typeof calledQuery>;
  /** Null if the one that is chosen already is picked again. `start`: with these parameters. */
  onChoose: (generator: GeneratorDescription | null, start?: Generator) => void;
  /** Leaves the list, whatever is searched for. */
  onEscape: () => void;
};

/** Generators by name: those that suit the column's type first, each with sample values. */
export function GeneratorList({ generators, type, chosen, offer, decision, called, onChoose, onEscape }: GeneratorListProps) {
  const [query, setQuery] = useState('');
  const rejected = useQuery(decision).data?.rejected;
  const likely = useMemo(() => ({ chosen, suggested: (rejected ?? []).flatMap(({ generator }) => (generator ? [generator.kind] : [])) }), [chosen, rejected]);
  const groups = useMemo(() => findGenerators(generators, type, query, likely), [generators, type, query, likely]);
  const edition = useEngine((state) => state.engine?.edition ?? 0);
  // Samples of an earlier edition are other values.
  const now = { ...offer, key: [...offer.key, edition] };
  const samples = useSamples(groups, now);
  const { words, found: meant, isAll } = useCalled(query, called, now);
  /** Nothing was chosen by arrows since these words were written: Enter takes the first entry, as soon as there is one. */
  const [first, setFirst] = useState<'untouched' | 'wanted' | null>('untouched');
  const same = useMemo(() => sameAsBefore(groups, samples), [groups, samples]);
  const choose = (key: string | undefined) => {
    const known = meant.find((_, i) => key === `${MEANING_ID_PREFIX}${i}`)?.generator;
    const described = known && generators.find((one) => one.kind === known.kind);
    if (known && described) return onChoose(described, known);
    onChoose(generators.find((one) => one.kind === key) ?? null);
  };
  const chooseFirst = useEffectEvent(() => {
    const kind = groups[0]?.members[0]?.kind ?? (meant.length > 0 ? `${MEANING_ID_PREFIX}0` : undefined);
    if (kind !== undefined) choose(kind);
  });
  // What is named so is there at once and stays first; only where nothing is, Enter waits for what the words mean.
  const isSettled = groups.length > 0 || isAll;
  useEffect(() => {
    if (first === 'wanted' && isSettled) chooseFirst();
  }, [first, isSettled]);
  const titleOf = (kind: string) => generators.find((one) => one.kind === kind)?.title ?? kind;
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(next) => {
        setQuery(next);
        setFirst('untouched');
      }}
      filter={() => true}
    >
      <SearchField
        aria-label="Search generators"
        autoFocus
        className="border-below"
        // One Esc leaves: a field that only cleared its words took the next keys for a search.
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape();
        }}
      >
        <Input
          // What the words mean arrives later: until then, the list may have no entry that Enter could take.
          onKeyDownCapture={(event) => {
            if (event.key.startsWith('Arrow')) setFirst(null);
            if (event.key !== 'Enter' || query.trim() === '' || first === null) return;
            event.preventDefault();
            event.stopPropagation();
            setFirst('wanted');
          }}
          className={`full-width no-ring ${styles.pickerInput}`}
          placeholder={`Search ${generators.length} generators`}
        />
      </SearchField>
      <ListBox
        aria-label="Generators"
        className={`scroll no-ring ${list.list}`}
        selectionMode="single"
        // Esc leaves the list; it does not choose anything.
        escapeKeyBehavior="none"
        selectedKeys={chosen ? [chosen] : []}
        onSelectionChange={(keys) => {
          const [key] = keys as Set<string>;
          choose(key);
        }}
        renderEmptyState={() => <p className={`faint ${list.empty}`}>No generator by these words.</p>}
      >
        {groups.map(({ id, title, members }) => (
          <ListBoxSection key={id} id={id}>
            <Header className={`text-small faint on-surface ${list.header}`}>{title}</Header>
            {members.map((generator) => (
              <ListBoxItem key={generator.kind} id={generator.kind} textValue={generator.title} className={`no-underline rounded-4px ${list.item}`}>
                <span>{generator.title}</span>
                <span className={list.side}>{generator.kind}</span>
                <span className={`${list.note} cut`}>
                  {generator.kind === chosen ? 'chosen · ' : null}
                  <Samples generator={generator} made={samples.get(generator.kind)} same={same.get(generator.kind)} isChosen={generator.kind === chosen} />
                </span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
        {meant.length > 0 ? (
          <ListBoxSection key={MEANING_ID_PREFIX} id={MEANING_ID_PREFIX}>
            <Header className={`text-small faint on-surface ${list.header}`}>Called “{words}”</Header>
            {meant.map(({ generator, meant: title, values }, i) => (
              <ListBoxItem
                key={`${MEANING_ID_PREFIX}${i}`}
                id={`${MEANING_ID_PREFIX}${i}`}
                textValue={title}
                className={`no-underline rounded-4px ${list.item}`}
              >
                <span>{title}</span>
                <span className={list.side}>{titleOf(generator.kind)}</span>
                <span className={`${list.note} cut`}>{printed(values)}</span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ) : null}
      </ListBox>
    </Autocomplete>
  );
}

/**
 * Three sample values for this column and row. Until they exist, or if there are none, the samples of the catalogue.
 */
function Samples({ generator, made, same, isChosen }: { generator: GeneratorDescription; made: Sampled; same: string | undefined; isChosen: boolean }) {
  // The current generator suits the column, whatever its default parameters would do.
  if (made === null && !isChosen) return `does not suit this column · ${generator.summary}`;
  if (!made) return generator.summary;
  return same === undefined ? printed(made.values) : `same values here as ${same}`;
}

function printed(values: readonly (string | null)[]): string {
  return values.map((text) => (text === null ? 'null' : text === '' ? '""' : text.slice(0, LONGEST))).join(' · ');
}

const LONGEST = 60;
/** Prefix of ids for meanings of words: never a generator's kind. */
const MEANING_ID_PREFIX = 'called:';
