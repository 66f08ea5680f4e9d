import type { Pack } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { putPack } from './api/packs.ts';
import { ConceptView } from './concept-view.tsx';
import { faultsOf, jsonFault, type Fault } from './find-faults.ts';
import type { JsonEditorHandle } from './json-editor.tsx';
import { PackFaults } from './pack-faults.tsx';
import { PackHelp } from './pack-help.tsx';
import { packFaults } from './schema-faults.ts';
import styles from './packs.module.css';

const JsonEditor = lazyPart(() => import('./json-editor.tsx').then(({ JsonEditor }) => JsonEditor), 'pane');

const NONE: readonly Fault[] = [];

/**
 * A pack as JSON with a preview below; checked while typing, and by the server when saved. Each error links to its
 * line.
 */
export function PackEditor({ start, onKept, onCancel }: { start: string; onKept: (name: string) => void; onCancel: () => void }) {
  const [text, setText] = useState(start);
  const area = useRef<JsonEditorHandle>(null);
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
  const written = useMemo(() => (broken ? [broken] : packFaults(text)), [broken, text]);
  const refused = useMemo(() => (keep.isError ? faultsOf(keep.error, text) : null), [keep.isError, keep.error, text]);
  const faults = written.length > 0 ? written : (refused ?? NONE);
  const concepts = useMemo(() => (broken ? [] : conceptsOf(text)), [broken, text]);
  return (
    <div className="stack gap-4 min-width-0">
      <PackHelp />
      <Suspense fallback={<SkeletonLines count={12} label="Loading the editor" />}>
        <JsonEditor
          ref={area}
          label="The pack as JSON"
          text={start}
          faults={faults}
          onChange={(now) => {
            setText(now);
            if (keep.isError) keep.reset();
          }}
        />
      </Suspense>
      <PackFaults faults={faults} onShow={(line) => area.current?.showLine(line)} />
      {keep.isError && !refused ? <ErrorNote error={keep.error} /> : null}
      <div className="row gap-3">
        <Button look="primary" isDisabled={written.length > 0} isPending={keep.isPending} onPress={() => keep.mutate()}>
          Check and save
        </Button>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
      {concepts.length > 0 ? <h2 className={`text-pane ${styles.previewHead}`}>What it says</h2> : null}
      {concepts.map((concept) => (
        <ConceptView key={concept.concept} concept={concept} />
      ))}
    </div>
  );
}

/** The concepts of a text that may not be a valid pack yet. */
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
