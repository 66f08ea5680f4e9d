import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { Search, X } from 'lucide-react';
import styles from './field.module.css';

export type Words = { label: string; hint?: ReactNode; error?: string | undefined; hideLabel?: boolean };

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> & Words & { placeholder?: string; mono?: boolean };

export function TextField({ label, hint, error, hideLabel, placeholder, mono, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} {...(hideLabel ? { 'aria-label': label } : {})} isInvalid={error !== undefined} className="stack gap-2 min-width-0">
      {hideLabel ? null : <Label className="label">{label}</Label>}
      <Input className={`min-width-0 full-width rounded-4px ${styles.input} ${mono ? styles.mono : ''}`} {...(placeholder ? { placeholder } : {})} />
      <Notes hint={hint} error={error} />
    </AriaTextField>
  );
}

export function SearchField({
  label,
  placeholder,
  ...props
}: Omit<AriaSearchFieldProps, 'className' | 'style' | 'children'> & { label: string; placeholder?: string }) {
  return (
    <AriaSearchField {...props} aria-label={label} className={`block ${styles.search}`}>
      <Search aria-hidden className={`faint absolute ${styles.searchIcon}`} />
      <Input className={`min-width-0 full-width rounded-4px ${styles.input} ${styles.searchInput}`} placeholder={placeholder ?? label} />
      <Button className={`centered pointer absolute ${styles.clear}`} aria-label="Clear">
        <X size={13} aria-hidden />
      </Button>
    </AriaSearchField>
  );
}

/** A label above any control that is not one of the fields. */
export function Labelled({ label, hint, children }: { label: string; hint?: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="stack gap-2 min-width-0">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {hint ? <p className="note">{hint}</p> : null}
    </div>
  );
}

/** Below a field: its hint, or its error. */
export function Notes({ hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {hint && error === undefined ? (
        <Text slot="description" className="note">
          {hint}
        </Text>
      ) : null}
      <FieldError className="text-cell fault">{error}</FieldError>
    </>
  );
}
