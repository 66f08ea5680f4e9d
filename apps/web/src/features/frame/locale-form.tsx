import { editionFor } from '@seedbed/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Button as PlainButton } from '../../components/ui/button.tsx';
import { ComboBox } from '../../components/ui/combo-box.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import { LOCALES, localeFault, localeWords, toLocale, type LocalePart } from './locale-parts.ts';
import forms from './forms.module.css';

const OPTIONS = LOCALES.map((locale) => ({ id: locale, label: locale }));

type Line = LocalePart & { readonly id: number };

/** Locales and their weights, changed as one step. */
export function LocaleForm({ start, onDone }: { start: readonly LocalePart[]; onDone: () => void }) {
  const draft = useDraftStore();
  const [lines, setLines] = useState<readonly Line[]>(() => start.map((part, id) => ({ ...part, id })));
  const fault = localeFault(lines);
  const change = (id: number, changed: Partial<LocalePart>) => setLines(lines.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  return (
    <form
      className={`stack gap-4 ${forms.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault) return;
        const next = toLocale(lines);
        edit(draft, `locale ${localeWords(draft.getState().blueprint.locale)} → ${localeWords(next)}`, (blueprint) => {
          blueprint.locale = next;
          // Its values change anyway, so they use the words of the newest edition.
          delete blueprint.edition;
          Object.assign(blueprint, editionFor(next));
        });
        onDone();
      }}
    >
      {lines.map((line) => (
        <div key={line.id} className={`grid gap-2 at-end ${forms.line}`}>
          <ComboBox
            label="Locale"
            options={OPTIONS}
            value={line.locale}
            onChange={(locale) => change(line.id, { locale })}
            onText={(locale) => change(line.id, { locale })}
          />
          <NumberField label="Weight" value={line.weight} minValue={0} onChange={(weight) => change(line.id, { weight: Number.isNaN(weight) ? 0 : weight })} />
          <IconButton
            label={`Take ${line.locale || 'this line'} away`}
            isDisabled={lines.length === 1}
            onPress={() => setLines(lines.filter((one) => one.id !== line.id))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <PlainButton look="quiet" onPress={() => setLines([...lines, { locale: '', weight: 1, id: Math.max(...lines.map(({ id }) => id)) + 1 }])}>
        <Plus aria-hidden />
        Locale
      </PlainButton>
      {fault ? <p role="alert">{fault}</p> : null}
      <PlainButton look="primary" type="submit" isDisabled={fault !== null}>
        Set locale
      </PlainButton>
    </form>
  );
}
