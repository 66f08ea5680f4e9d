import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './switch.module.css';

type SwitchProps = { children: ReactNode; isSelected: boolean; isDisabled?: boolean; onChange: (isSelected: boolean) => void };

/** On or off, effective immediately. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={`line gap-3 control-high ${styles.switch}`}>
      <span className={`relative ${styles.track}`} />
      {children}
    </AriaSwitch>
  );
}
