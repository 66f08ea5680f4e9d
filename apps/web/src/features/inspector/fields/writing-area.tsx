import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import inspector from '../inspector.module.css';

type WritingAreaProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  rows: number;
  text: string;
  onChange: (text: string) => void;
  onLeave: () => void;
};

/** Several lines in letters of one width. */
export function WritingArea({ label, hint, error, rows, text, onChange, onLeave }: WritingAreaProps) {
  return (
    <AriaTextField className="stack gap-2 min-width-0" value={text} onChange={onChange} onBlur={onLeave} isInvalid={error !== undefined}>
      <Label className="label">{label}</Label>
      <TextArea className={`full-width text-mono on-surface rounded-4px ${inspector.area}`} rows={rows} spellCheck={false} />
      {hint && error === undefined ? <p className="note">{hint}</p> : null}
      <FieldError className="text-cell fault">{error}</FieldError>
    </AriaTextField>
  );
}
