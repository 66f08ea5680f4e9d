import type { GeneratorDescription, SqlType } from '@seedbed/contract';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import list from '../../components/ui/list-box.module.css';
import { matchScore } from '../palette/match.ts';
import { fits } from './fits.ts';
import styles from './inspector.module.css';

/** Finds a generator: those that suit the column's type first, each with values that it makes. */
export function GeneratorPicker({
  generators,
  type,
  chosen,
  onChoose,
}: {
  generators: readonly GeneratorDescription[];
  type: SqlType;
  chosen: string | null;
  onChoose: (generator: GeneratorDescription) => void;
}) {
  const [query, setQuery] = useState('');
  const groups = useMemo(() => found(generators, type, query), [generators, type, query]);
  const title = generators.find((generator) => generator.kind === chosen)?.title ?? chosen ?? 'Choose a generator';
  return (
    <DialogTrigger onOpenChange={() => setQuery('')}>
      <div className={styles.pickerField}>
        <span className={styles.label} id="generator-label">
          Generator
        </span>
        <Button className={list.trigger!} aria-label={`Generator: ${title}`}>
          <span>{title}</span>
          <ChevronDown aria-hidden />
        </Button>
      </div>
      <Popover className={`${list.popover} ${styles.picker}`} placement="bottom end">
        <Dialog aria-label="Generators" className={styles.pickerDialog!}>
          {({ close }) => (
            <Autocomplete inputValue={query} onInputChange={setQuery} filter={() => true}>
              <SearchField aria-label="Search generators" autoFocus className={styles.pickerSearch!}>
                <Input className={styles.pickerInput!} placeholder={`Search ${generators.length} generators`} />
              </SearchField>
              <ListBox
                aria-label="Generators"
                className={list.list!}
                selectionMode="single"
                selectedKeys={chosen ? [chosen] : []}
                onSelectionChange={(keys) => {
                  const [key] = keys as Set<string>;
                  const generator = generators.find((one) => one.kind === key);
                  if (generator) onChoose(generator);
                  close();
                }}
                renderEmptyState={() => <p className={list.empty}>No generator is called that.</p>}
              >
                {groups.map(({ group, members }) => (
                  <ListBoxSection key={group} id={group}>
                    <Header className={list.header!}>{group}</Header>
                    {members.map((generator) => (
                      <ListBoxItem key={generator.kind} id={generator.kind} textValue={generator.title} className={list.item!}>
                        <Text slot="label">{generator.title}</Text>
                        <kbd>{generator.kind}</kbd>
                        <Text slot="description" className={styles.pickerSamples!}>
                          {generator.samples.length > 0 ? generator.samples.slice(0, 3).join(' · ') : generator.summary}
                        </Text>
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>
                ))}
              </ListBox>
            </Autocomplete>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const MOST = 80;

function found(generators: readonly GeneratorDescription[], type: SqlType, query: string): { group: string; members: GeneratorDescription[] }[] {
  const scored = generators
    .map((generator) => ({ generator, score: best(query, generator), fit: fits(generator.outputs, type) }))
    .filter((one): one is { generator: GeneratorDescription; score: number; fit: boolean } => one.score !== null)
    .sort((a, b) => Number(b.fit) - Number(a.fit) || (query ? a.score - b.score : 0));
  const groups = new Map<string, GeneratorDescription[]>();
  for (const { generator, fit } of scored.slice(0, MOST)) {
    const group = fit ? generator.group : 'for other types';
    groups.set(group, [...(groups.get(group) ?? []), generator]);
  }
  return [...groups].map(([group, members]) => ({ group, members }));
}

function best(query: string, generator: GeneratorDescription): number | null {
  const scores = [matchScore(query, generator.title), matchScore(query, generator.kind)].filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}
