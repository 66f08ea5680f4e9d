import { LIMITS, type CreatedApiKey, type Scope } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { createApiKey } from './api/people.ts';
import styles from './settings.module.css';

const SCOPES: readonly { readonly id: Scope; readonly label: string; readonly note: string }[] = [
  { id: 'read', label: 'Read', note: 'View datasets and runs; preview and download' },
  { id: 'write', label: 'Write', note: 'Make and change datasets, revisions, mock APIs and packs' },
  { id: 'run', label: 'Run', note: 'Start and cancel loads into saved connections' },
];
const ENDS = [
  { id: '30', label: 'In 30 days' },
  { id: '90', label: 'In 90 days' },
  { id: '365', label: 'In a year' },
  { id: 'never', label: 'Never' },
] as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The purpose, rights and lifetime of a key. */
export function NewKeyForm({ onMade, onCancel }: { onMade: (key: CreatedApiKey) => void; onCancel: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ReadonlySet<Scope>>(new Set(['read']));
  const [ends, setEnds] = useState<(typeof ENDS)[number]['id']>('90');
  const [tried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      createApiKey({
        name: name.trim(),
        scopes: SCOPES.map(({ id }) => id).filter((id) => scopes.has(id)),
        expiresAt: ends === 'never' ? null : new Date(Date.now() + Number(ends) * DAY_MS).toISOString(),
      }),
    onSuccess: (key) => {
      void askAgain(queries, ['people', 'keys']);
      onMade(key);
    },
  });
  return (
    <form
      className={`stack gap-4 ${styles.form}`}
      aria-label="A new key"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '' && scopes.size > 0) make.mutate();
      }}
    >
      <TextField
        label="Name"
        autoFocus
        maxLength={LIMITS.apiKeyNameLength}
        placeholder="CI"
        value={name}
        onChange={setName}
        error={tried && name.trim() === '' ? 'Enter a name so that you recognize the key later.' : undefined}
      />
      <fieldset>
        <legend className={`label ${styles.legend}`}>It may</legend>
        <div className="stack gap-3">
          {SCOPES.map(({ id, label, note }) => (
            <Checkbox
              key={id}
              note={note}
              isSelected={scopes.has(id)}
              onChange={(isIn) => setScopes(new Set(isIn ? [...scopes, id] : [...scopes].filter((one) => one !== id)))}
            >
              {label}
            </Checkbox>
          ))}
        </div>
        {tried && scopes.size === 0 ? <p className={styles.fault}>Choose at least one scope.</p> : null}
      </fieldset>
      <Select label="Expires" options={ENDS} value={ends} onChange={setEnds} />
      {make.isError ? <ErrorNote error={make.error} /> : null}
      <div className="row gap-3">
        <Button type="submit" look="primary" isPending={make.isPending}>
          Make the key
        </Button>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
