import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styles from './list-box.module.css';

export type Option<T extends string> = { readonly id: T; readonly label: string; readonly note?: string };

/** One of a few. For more than a dozen, `ComboBox`. */
export function Select<T extends string>(props: {
  label: string;
  hideLabel?: boolean;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  isDisabled?: boolean;
}) {
  return (
    <AriaSelect
      {...(props.hideLabel ? { 'aria-label': props.label } : {})}
      selectedKey={props.value}
      onSelectionChange={(key) => key !== null && props.onChange(key as T)}
      isDisabled={props.isDisabled ?? false}
      placeholder={props.placeholder ?? 'Choose'}
      className="stack gap-2 min-width-0"
    >
      {props.hideLabel ? null : <Label className="label">{props.label}</Label>}
      <Button className={`line gap-3 full-width rounded-4px ${styles.trigger}`}>
        <SelectValue>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
        <ChevronDown size={14} className="rigid faint" aria-hidden />
      </Button>
      <Popover className={styles.popover!} offset={4}>
        <ListBox className={`scroll no-ring ${styles.list}`} items={props.options}>
          {(option) => (
            <ListBoxItem className={`no-underline rounded-4px ${styles.item}`} textValue={option.label}>
              <span>{option.label}</span>
              {option.note ? <span className={styles.note}>{option.note}</span> : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
