import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import field from './field.module.css';
import type { Option } from './select.tsx';
import styles from './list-box.module.css';

/** Chooses one of many options by typing part of its name. */
export function ComboBox(props: {
  label: string;
  hideLabel?: boolean;
  options: readonly Option<string>[];
  value: string | null;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Set if the typed text counts even if it is not an option. */
  onText?: (text: string) => void;
}) {
  return (
    <AriaComboBox
      {...(props.hideLabel ? { 'aria-label': props.label } : {})}
      className="stack gap-2 min-width-0"
      defaultItems={props.options}
      {...(props.onText
        ? { allowsCustomValue: true, inputValue: props.value ?? '', onInputChange: props.onText }
        : { selectedKey: props.value, allowsEmptyCollection: true })}
      isInvalid={props.error !== undefined}
      menuTrigger="focus"
      onSelectionChange={(key) => key !== null && key !== props.value && props.onChange(String(key))}
    >
      {props.hideLabel ? null : <Label className="label">{props.label}</Label>}
      <div className={`relative ${styles.combo}`}>
        <Input className={`min-width-0 full-width rounded-4px ${field.input}`} placeholder={props.placeholder ?? 'Choose'} />
        <Button>
          <ChevronDown size={14} aria-hidden />
        </Button>
      </div>
      <FieldError className="text-cell fault">{props.error}</FieldError>
      <Popover className={styles.popover!} offset={4}>
        <ListBox<Option<string>> className={`scroll no-ring ${styles.list}`} renderEmptyState={() => <p className={`faint ${styles.empty}`}>No results.</p>}>
          {(option) => (
            <ListBoxItem className={`no-underline rounded-4px ${styles.item}`} textValue={option.label}>
              <span>{option.label}</span>
              {option.note ? <span className={styles.note}>{option.note}</span> : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
