import { CornerUpRight, PanelRight, X } from 'lucide-react';
import { IconButton } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { childName, keyOf } from '../../features/children/child.ts';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import styles from './linked.module.css';
import type { LinkedLevelModel } from './use-linked-level.ts';

type LinkedHeadProps = {
  parent: string;
  model: LinkedLevelModel;
  onChoose: (key: string) => void;
  /** Null if no deeper level can be opened. */
  onNext: (() => void) | null;
  /** Null until the picked row is known. */
  onGo: (() => void) | null;
  onClose: () => void;
};

/** Which table it is, how many of its rows refer to the picked one, and what can be done. */
export function LinkedHead({ parent, model: { child, children, parentRow }, onChoose, onNext, onGo, onClose }: LinkedHeadProps) {
  return (
    <header className={`line gap-3 rigid on-surface border-below ${styles.head}`}>
      {children.length > 1 && child ? (
        <Select
          label={`Table that refers to ${parent}`}
          hideLabel
          options={children.map((one) => ({
            id: keyOf(one),
            label: childName(one, children),
            ...(one.count === null ? {} : { note: formatMany(one.count, 'row') }),
          }))}
          value={keyOf(child)}
          onChange={onChoose}
        />
      ) : (
        <h3 className="text-label nowrap">{child ? childName(child, children) : 'Linked tables'}</h3>
      )}
      <p className="note cut fill figures" role="status">
        {child && child.count !== null ? <strong className="medium ink">{formatMany(child.count, 'row')}</strong> : null} of {shortName(parent)} row{' '}
        {formatCount(parentRow + 1)}
      </p>
      {onNext ? (
        <IconButton label="Open the next table" shortcut="L" onPress={onNext}>
          <PanelRight aria-hidden />
        </IconButton>
      ) : null}
      {onGo ? (
        <IconButton label="Go to this row in its table" shortcut="Enter" onPress={onGo}>
          <CornerUpRight aria-hidden />
        </IconButton>
      ) : null}
      <IconButton label="Close" onPress={onClose}>
        <X aria-hidden />
      </IconButton>
    </header>
  );
}
