import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { Notes, type Words } from './field.tsx';
import styles from './field.module.css';

type NumberFieldProps = Omit<AriaNumberFieldProps, 'className' | 'style' | 'children'> & Words & { placeholder?: string };

/** Arrow keys step; the text may be written as people write numbers. */
export function NumberField({ label, hint, error, hideLabel, placeholder, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField {...props} {...(hideLabel ? { 'aria-label': label } : {})} isInvalid={error !== undefined} className="stack gap-2 min-width-0">
      {hideLabel ? null : <Label className="label">{label}</Label>}
      <Group className="relative">
        <Input className={`min-width-0 full-width rounded-4px ${styles.input} ${styles.numeric}`} {...(placeholder ? { placeholder } : {})} />
        <span className={`row absolute ${styles.steps}`}>
          <Button slot="increment" className={`full-height ${styles.step}`}>
            +
          </Button>
          <Button slot="decrement" className={`full-height ${styles.step}`}>
            −
          </Button>
        </span>
      </Group>
      <Notes hint={hint} error={error} />
    </AriaNumberField>
  );
}
