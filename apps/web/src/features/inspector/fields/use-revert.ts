import { useRef } from 'react';
import type { TextFieldProps } from '../../../components/ui/field.tsx';

/** Escape in a field brings back the value from before it was entered. */
export function useRevert<T>(value: T, put: (value: T) => void): Required<Pick<TextFieldProps, 'onFocus' | 'onKeyDown'>> {
  const before = useRef(value);
  return {
    onFocus: () => void (before.current = value),
    onKeyDown: (event) => {
      if (event.key === 'Escape' && value !== before.current) put(before.current);
      else event.continuePropagation();
    },
  };
}
