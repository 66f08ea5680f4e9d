import type { Pack } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { notify } from '../../lib/notify.ts';
import { putPack } from './api/packs.ts';
import { ConceptView } from './concept-view.tsx';
import { faultsOf, jsonFault, type Fault } from './find-faults.ts';
import styles from './packs.module.css';
import { askAgain } from '../../lib/ask-again.ts';

/** A pack as JSON with what it says beside it; the server checks it when it is kept, and each finding leads to its line. */
export function PackEditor({ start, onKept, onCancel }: { start: string; onKept: (name: string) => void; onCancel: () => void }) {
  const [text, setText] = useState(start);
  const area = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => putPack(JSON.parse(text) as Pack),
    onSuccess: async ({ pack }) => {
      await askAgain(client, ['packs']);
      notify(`“${pack.title}” is saved: new datasets use it.`);
      onKept(pack.pack);
    },
  });
  const broken = useMemo(() => jsonFault(text), [text]);
  const refused = keep.isError ? faultsOf(keep.error, text) : null;
  const faults: readonly Fault[] = broken ? [broken] : (refused ?? []);
  const concepts = useMemo(() => (broken ? [] : conceptsOf(text)), [broken, text]);

  function show(line: number): void {
    const lines = text.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    area.current?.scrollTo({ top: Math.max(0, (line - 6) * 20) });
  }

  return (
    <div className={styles.editor}>
      <textarea
        ref={area}
        className={styles.area}
        aria-label="The pack as JSON"
        aria-invalid={faults.length > 0}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (keep.isError) keep.reset();
        }}
      />
      {faults.length > 0 ? (
        <ul className={styles.faults} role="alert">
          {faults.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <button type="button" className={styles.line} onClick={() => show(line)}>
                Line {line}
              </button>
              {message}
            </li>
          ))}
        </ul>
      ) : null}
      {keep.isError && !refused ? <ErrorNote error={keep.error} /> : null}
      <div className={styles.foot}>
        <Button look="primary" isDisabled={broken !== null} isPending={keep.isPending} onPress={() => keep.mutate()}>
          Check and save
        </Button>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
      {concepts.map((concept) => (
        <ConceptView key={concept.concept} concept={concept} />
      ))}
    </div>
  );
}

/** What can be shown of a text that need not be a pack yet. */
function conceptsOf(text: string): Pack['concepts'] {
  const { concepts } = (JSON.parse(text) ?? {}) as Partial<Pack>;
  if (!Array.isArray(concepts)) return [];
  return concepts.filter(
    (each) =>
      typeof each?.concept === 'string' &&
      Array.isArray(each.tables) &&
      Array.isArray(each.rows) &&
      typeof each.attributes === 'object' &&
      Object.values(each.attributes ?? {}).every((attribute) => Array.isArray(attribute?.names)),
  );
}
