import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import styles from './checkbox.module.css';

/** A checkbox; `note` explains what ticking it means. */
export function Checkbox({ children, note, ...props }: Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> & { children: ReactNode; note?: string }) {
  return (
    <AriaCheckbox {...props} className={note ? `${styles.check} ${styles.noted}` : styles.check!}>
      <CheckMark />
      {note ? (
        <span className="stack">
          {children}
          <Text className="note">{note}</Text>
        </span>
      ) : (
        children
      )}
    </AriaCheckbox>
  );
}

/** The box alone, of what is pressed or chosen otherwise; in a checkbox it follows that. */
export function CheckMark({ isOn = false }: { isOn?: boolean }) {
  return <span className={`rigid ${styles.box}`} data-on={isOn || undefined} aria-hidden />;
}
