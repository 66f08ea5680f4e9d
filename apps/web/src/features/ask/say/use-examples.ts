import { exampleRequests, qualifiedName, type Blueprint } from '@seedbed/contract';
import { useEffect, useMemo, useState } from 'react';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';

/** How long edits rest before examples are looked for again: that reads the whole schema, and few edits give others. */
const REST_MS = 300;

/** Example requests about a table, then about others. The same array as long as they are the same. */
export function useExamples(table: string): readonly string[] {
  const draft = useDraftStore();
  const first = useMemo(() => examplesOf(draft.getState().blueprint, table), [draft, table]);
  /** Those after an edit, in the place of the first. */
  const [later, setLater] = useState({ of: first, examples: first });
  const examples = later.of === first ? later.examples : first;
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const found = examplesOf(draft.getState().blueprint, table);
      const isSame = found.length === examples.length && found.every((example, i) => example === examples[i]);
      if (!isSame) setLater({ of: first, examples: found });
    };
    const unsubscribe = draft.subscribe((state, before) => {
      if (state.blueprint === before.blueprint) return;
      clearTimeout(resting);
      resting = setTimeout(look, REST_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(resting);
    };
  }, [draft, table, first, examples]);
  return examples;
}

function examplesOf(blueprint: Blueprint, name: string): readonly string[] {
  const own = blueprint.tables.filter((table) => qualifiedName(table.schema, table.name) === name);
  return [...new Set([...exampleRequests(blueprint, { tables: own, most: 2 }), ...exampleRequests(blueprint)])].slice(0, 3);
}
