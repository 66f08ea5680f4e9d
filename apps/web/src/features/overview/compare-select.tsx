import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { otherSeed } from '../../lib/other-seed.ts';
import { revisionsQuery } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { Other } from './use-other.ts';
import styles from './overview.module.css';

/** Chooses the comparison: none, another seed, or a stored revision. */
export function CompareSelect({ value, onChange }: { value: Other | null; onChange: (other: Other | null) => void }) {
  const id = useDraft((state) => state.datasetId);
  const seed = useDraft((state) => state.blueprint.seed);
  const revisions = useInfiniteQuery(revisionsQuery(id)).data?.pages.flatMap(({ items }) => items) ?? [];
  const [written, setWritten] = useState(() => (value?.kind === 'seed' ? value.seed : otherSeed(seed)));
  const options = [
    { id: 'none', label: 'Nothing' },
    { id: 'seed', label: 'Another seed', note: 'The same rules, other values' },
    ...revisions.map(({ number, message }) => ({ id: String(number), label: `Revision ${number}`, note: message || 'Edited' })),
  ];
  return (
    <span className="label line gap-3 wrap">
      <span aria-hidden>Compare with</span>
      <Select
        label="Compare with"
        hideLabel
        options={options}
        value={value === null ? 'none' : value.kind === 'seed' ? 'seed' : String(value.number)}
        onChange={(chosen) =>
          onChange(chosen === 'none' ? null : chosen === 'seed' ? { kind: 'seed', seed: written } : { kind: 'revision', number: Number(chosen) })
        }
      />
      {value?.kind === 'seed' ? (
        <form
          className={styles.seed}
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ kind: 'seed', seed: written });
          }}
          onBlur={() => onChange({ kind: 'seed', seed: written })}
        >
          <TextField label="Seed to compare with" hideLabel value={written} onChange={setWritten} />
        </form>
      ) : null}
    </span>
  );
}
