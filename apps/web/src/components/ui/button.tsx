import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';
type ButtonProps = Omit<AriaButtonProps, 'className' | 'style'> & { look?: ButtonLook };

/** A verb that is pressed. One primary a screen. */
export function Button({ look = 'plain', ...props }: ButtonProps) {
  return <AriaButton {...props} className={buttonClass(look)} />;
}

/** The class of a button, for links that look like buttons. */
export function buttonClass(look: ButtonLook = 'plain'): string {
  return `${styles.button} ${styles[look]}`;
}

/** A button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({
  label,
  shortcut,
  look = 'quiet',
  tipAt = 'top',
  ...props
}: ButtonProps & {
  label: string;
  shortcut?: string;
  /** Next to the button if the same button is above it. */ tipAt?: 'top' | 'left';
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <AriaButton {...props} aria-label={label} className={`${styles.button} ${styles.icon} ${styles[look]}`} />
      <Tooltip className={`row gap-3 text-label raised rounded-4px ${styles.tooltip}`} offset={6} placement={tipAt}>
        {label}
        {shortcut ? <kbd className={styles.kbd}>{shortcut}</kbd> : null}
      </Tooltip>
    </TooltipTrigger>
  );
}
