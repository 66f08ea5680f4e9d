import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import list from '../../components/ui/list-box.module.css';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { GeneratorListProps } from './generator-list.tsx';
import styles from './inspector.module.css';

/** Loaded on first use. */
const GeneratorList = lazyPart(() => import('./generator-list.tsx').then(({ GeneratorList }) => GeneratorList), 'pane');

/** The column's generator, and the list of all generators. */
export function GeneratorPicker({ generators, type, chosen, offer, decision, called, onChoose }: Omit<GeneratorListProps, 'onEscape'>) {
  const title = generators.find((generator) => generator.kind === chosen)?.title ?? chosen ?? 'Choose a generator';
  return (
    <DialogTrigger>
      <div className="stack gap-2">
        <span className="label" id="generator-label">
          Generator
        </span>
        <Button className={`line gap-3 full-width rounded-4px ${list.trigger}`} aria-label={`Generator: ${title}`}>
          <span>{title}</span>
          <ChevronDown size={14} className="rigid faint" aria-hidden />
        </Button>
      </div>
      <Popover className={`${list.popover} ${styles.picker}`} placement="bottom end">
        <Dialog aria-label="Generators" className="stack min-height-0 no-ring">
          {({ close }) => (
            <Suspense fallback={<SkeletonLines count={6} label="Loading generators" />}>
              <GeneratorList
                generators={generators}
                type={type}
                chosen={chosen}
                offer={offer}
                decision={decision}
                called={called}
                onEscape={close}
                onChoose={(generator, start) => {
                  if (generator) onChoose(generator, start);
                  close();
                }}
              />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
