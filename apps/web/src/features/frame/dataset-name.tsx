import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { notify } from '../../lib/notify.ts';
import { describeError } from '../../lib/describe-error.ts';
import { updateDataset } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';
import styles from './frame.module.css';
import { askAgain } from '../../lib/ask-again.ts';

/** The width of a short name; the next element starts where it ends. A long name keeps the width of 16 letters. */
export function roomOf(name: string | undefined): CSSProperties {
  return { '--name-width': `${Math.min(16, (name?.length ?? 0) + 1)}ch` } as CSSProperties;
}

type DatasetNameProps = {
  id: string;
  name: string | undefined;
  /** It heads the screen, which has no heading of its own. */
  isHeading: boolean;
};

/** The dataset's name; pressing it turns it into a field. */
export function DatasetName({ id, name, isHeading }: DatasetNameProps) {
  const [text, setText] = useState<string | null>(null);
  /** Whether the name is longer than its place. */
  const [cut, setCut] = useState(false);
  const queries = useQueryClient();
  const may = useMay('write');
  const rename = useMutation({
    mutationFn: (next: string) => updateDataset(id, { name: next }),
    onSuccess: (dataset) => {
      queries.setQueryData(['dataset', id], dataset);
      void askAgain(queries, ['datasets']);
    },
    onError: (error) => notify(describeError(error).detail, { isError: true }),
  });
  const commit = () => {
    const next = text?.trim() ?? '';
    setText(null);
    if (next !== '' && next !== name) rename.mutate(next);
  };
  if (text !== null) {
    return (
      <input
        className={`on-surface rounded-4px ${styles.nameField}`}
        aria-label="Name of the dataset"
        autoFocus
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setText(null);
        }}
      />
    );
  }
  const Place = isHeading ? 'h1' : 'p';
  const shown = rename.isPending ? rename.variables : (name ?? '…');
  return (
    <Place
      className={styles.datasetName}
      style={roomOf(name)}
      {...(cut ? { 'data-whole': shown } : {})}
      onPointerEnter={(event) => setCut(isCut(event.currentTarget))}
      onFocus={(event) => setCut(isCut(event.currentTarget))}
    >
      {may ? (
        <button
          type="button"
          className={`block clip ellipsis nowrap rounded-4px control-high lights ${styles.nameText} ${styles.nameButton}`}
          aria-description="Rename"
          onClick={() => name !== undefined && setText(name)}
        >
          {shown}
        </button>
      ) : (
        <span className={`block cut ${styles.nameText}`} tabIndex={shown.length > 24 ? 0 : undefined}>
          {shown}
        </span>
      )}
    </Place>
  );
}

function isCut({ firstElementChild }: Element): boolean {
  return firstElementChild !== null && firstElementChild.scrollWidth > firstElementChild.clientWidth;
}
