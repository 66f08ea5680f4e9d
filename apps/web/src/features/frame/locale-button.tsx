import { Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import list from '../../components/ui/list-box.module.css';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { localeParts, localeWords } from './locale-parts.ts';
import styles from './frame.module.css';
import forms from './forms.module.css';

/** Loaded on first use: its fields are larger than the rest of the bar. */
const LocaleForm = lazyPart(() => import('./locale-form.tsx').then(({ LocaleForm }) => LocaleForm), 'pane');

/** The locale of names, places and words: one, or several by weight. */
export function LocaleButton() {
  const locale = useDraft((state) => state.blueprint.locale);
  const may = useMay('write');
  if (!may) return <span className="text-cell figures quiet">{localeWords(locale)}</span>;
  return (
    <DialogTrigger>
      <Button className={`text-cell figures quiet pointer center control-high ${styles.statusButton}`}>{localeWords(locale)}</Button>
      <Popover className={list.popover!} placement="top end">
        <Dialog className={`pad-4 no-ring ${forms.pop}`} aria-label="Locales">
          {({ close }) => (
            <Suspense>
              <LocaleForm start={localeParts(locale)} onDone={close} />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
