import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styles from './segmented.module.css';

/** One of two to five, all visible: one tab stop, which is what is chosen. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { readonly id: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  const isOffered = options.some(({ id }) => id === value);
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(key as T);
      }}
      className={`gap-1 wrap on-sunken border ${styles.group}`}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          excludeFromTabOrder={isOffered && option.id !== value}
          className={`text-label pointer rounded-4px control-high ${styles.option}`}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
