import { Link } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { unrecognisedColumns } from '../../workspace/recognised.ts';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button as PlainButton } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import list from '../../components/ui/list-box.module.css';
import { useEngine } from '../../engine/engine-context.tsx';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import { formatMany } from '../../lib/format.ts';
import { LocaleButton } from './locale-button.tsx';
import { stillnessWords } from './stillness-words.ts';
import styles from './frame.module.css';
import forms from './forms.module.css';

/** What was just done on the left; what decides every value on the right. */
export const StatusBar = memo(function StatusBar() {
  return (
    <footer className={styles.status}>
      <StatusWords />
      <span className={styles.statusEnd}>
        <Unrecognised />
        <LocaleButton />
        <SeedButton />
        <DateButton />
      </span>
    </footer>
  );
});

/** By itself, as it changes with every edit and what stands beside it does not. */
function StatusWords() {
  return <span role="status">{useStatusWords()}</span>;
}

/** What the last edit moved, and that nothing else did; else how the engine stands. */
function useStatusWords(): string {
  const edition = useDraft((state) => state.edition);
  const mode = useEngine((state) => state.mode);
  const compiled = useEngine((state) => state.compiled);
  const blocked = useEngine((state) => state.problem !== null);
  const stillness = useEngine((state) => state.stillness);
  if (mode === 'server') return 'Rows come from the server: the engine could not start in this browser';
  if (blocked) return 'The engine is still starting';
  if (!compiled) return 'Getting ready';
  if (stillness?.edition === edition) return stillnessWords(stillness);
  return `${formatMany(compiled.tables.length, 'table')} ready in ${Math.max(1, Math.round(compiled.milliseconds))} ms`;
}

/** How many columns hold plain values since nothing tells what they mean, and where these are. */
function Unrecognised() {
  const id = useDraft((state) => state.datasetId);
  const tables = useDraft((state) => state.blueprint.tables);
  const count = useMemo(() => unrecognisedColumns({ tables }).length, [tables]);
  if (count === 0) return null;
  return (
    <Link to="/datasets/$id/problems" params={{ id }} search={{ q: 'not recognised' }} className={styles.statusButton}>
      {formatMany(count, 'column')} not recognised
    </Link>
  );
}

function SeedButton() {
  const seed = useDraft((state) => state.blueprint.seed);
  const draft = useDraftStore();
  return (
    <SettingButton
      label={`seed ${seed}`}
      title="Seed"
      hint="Any text or whole number. Another seed gives other rows of the same kind."
      value={String(seed)}
      check={(text) => (text.trim() === '' ? 'A seed is needed.' : null)}
      onSet={(text) => {
        const number = Number(text);
        const next = /^-?\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
        edit(draft, `seed ${seed} → ${next}`, (blueprint) => void (blueprint.seed = next));
      }}
    />
  );
}

function DateButton() {
  const date = useDraft((state) => state.blueprint.referenceDate);
  const draft = useDraftStore();
  return (
    <SettingButton
      label={`as of ${date}`}
      title="Reference date"
      hint="The “now” of the data: nothing happens after it. Format: 2026-01-31."
      value={date}
      check={(text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? null : 'Enter a date such as 2026-01-31.')}
      onSet={(text) => edit(draft, `as of ${date} → ${text}`, (blueprint) => void (blueprint.referenceDate = text))}
    />
  );
}

function SettingButton({
  label,
  title,
  hint,
  value,
  check,
  onSet,
}: {
  label: string;
  title: string;
  hint: string;
  value: string;
  check: (text: string) => string | null;
  onSet: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const fault = check(text);
  const may = useMay('write');
  if (!may) return <span className={styles.statusSaid}>{label}</span>;
  return (
    <DialogTrigger onOpenChange={(open) => open && setText(value)}>
      <Button className={styles.statusButton!}>{label}</Button>
      <Popover className={list.popover!} placement="top end">
        <Dialog className={forms.pop!} aria-label={title}>
          {({ close }) => (
            <form
              className={forms.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (fault) return;
                onSet(text);
                close();
              }}
            >
              <TextField label={title} value={text} onChange={setText} hint={hint} error={fault ?? undefined} autoFocus />
              <PlainButton look="primary" type="submit" isDisabled={fault !== null}>
                Set {title.toLowerCase()}
              </PlainButton>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
