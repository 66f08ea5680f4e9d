import { useLayoutEffect, useRef, type ComponentProps } from 'react';

type CountField = {
  /** What is there now; another tab may change it. */
  readonly shown: string;
  /** What is being typed; null if nothing is. */
  readonly text: string | null;
  readonly onText: (text: string | null) => void;
  readonly onCommit: () => void;
};

/**
 * A field for a figure, which has no button: Enter and leaving it commit, Escape takes back what was typed, and the focus stays. What is there is
 * selected as long as nothing is typed, also after it changed, so that typing replaces it.
 */
export function useCountField({ shown, text, onText, onCommit }: CountField): ComponentProps<'input'> & { readonly 'data-at-rest': boolean } {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (text === null && document.activeElement === field.current) field.current?.select();
  }, [shown, text]);
  return {
    ref: field,
    // The undo of the dataset, not of the field, is meant here.
    'data-at-rest': text === null,
    value: text ?? shown,
    onFocus: (event) => event.currentTarget.select(),
    onChange: (event) => onText(event.target.value),
    onBlur: onCommit,
    onKeyDown: (event) => {
      if (event.key === 'Enter') onCommit();
      if (event.key === 'Escape') onText(null);
    },
  };
}
