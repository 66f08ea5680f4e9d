import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button as PlainButton } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import list from '../../components/ui/list-box.module.css';
import { useRequestedText } from '../../lib/asked.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import { LocaleButton } from './locale-button.tsx';
import styles from './frame.module.css';
import forms from './forms.module.css';

/** The settings that decide every value: locale, seed and reference date. */
export function StatusSettings() {
  return (
    <>
      <LocaleButton />
      <SeedButton />
      <DateButton />
    </>
  );
}

function SeedButton() {
  const seed = useDraft((state) => state.blueprint.seed);
  const draft = useDraftStore();
  return (
    <SettingButton
      part="seed"
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
      part="date"
      word="reference date"
      label={date}
      title="Reference date"
      hint="The current date in the data: nothing happens after it. Format: 2026-01-31."
      value={date}
      check={(text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? null : 'Enter a date such as 2026-01-31.')}
      onSet={(text) => edit(draft, `reference date ${date} → ${text}`, (blueprint) => void (blueprint.referenceDate = text))}
    />
  );
}

function SettingButton({
  part,
  word,
  label,
  title,
  hint,
  value,
  check,
  onSet,
}: {
  /** Opened by this name from elsewhere. */
  part: 'seed' | 'date';
  /** Before the label, if there is room for it. */
  word?: string;
  label: string;
  title: string;
  hint: string;
  value: string;
  check: (text: string) => string | null;
  onSet: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const open = (next: boolean) => {
    if (next) setText(value);
    setOpen(next);
  };
  useRequestedText(part, () => open(true));
  const fault = check(text);
  const may = useMay('write');
  const shown = (
    <span>
      {word ? <span className={styles.statusWord}>{word} </span> : null}
      {label}
    </span>
  );
  if (!may) return <span className="text-cell figures quiet">{shown}</span>;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <Button className={`text-cell figures quiet pointer center control-high ${styles.statusButton}`} {...(word ? { 'aria-label': `${word} ${label}` } : {})}>
        {shown}
      </Button>
      <Popover className={list.popover!} placement="top end">
        <Dialog className={`pad-4 no-ring ${forms.pop}`} aria-label={title}>
          {({ close }) => (
            <form
              className={`stack gap-4 ${forms.form}`}
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
