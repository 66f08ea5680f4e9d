import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { Label } from 'react-aria-components/Label';
import { Switch } from 'react-aria-components/Switch';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldError } from 'react-aria-components/FieldError';
import { IconButton } from '../../components/ui/button.tsx';
import { NumberField, TextField } from '../../components/ui/field.tsx';
import fieldStyles from '../../components/ui/field.module.css';
import { Select } from '../../components/ui/select.tsx';
import type { Field } from './read-fields.ts';
import { ShareField } from './share-field.tsx';
import styles from './inspector.module.css';

type ParameterFieldProps = { field: Field; value: unknown; columns: readonly string[]; fault: string | undefined; onChange: (value: unknown) => void };

/** One parameter; unset ones show their default, and every set one can be reset. */
export function ParameterField(props: ParameterFieldProps) {
  const { field, value, onChange } = props;
  return (
    <div className={styles.parameter}>
      <Control {...props} />
      {value !== undefined && !field.required ? (
        <span className={styles.reset}>
          <IconButton label={`Reset ${field.title.toLowerCase()}`} onPress={() => onChange(undefined)}>
            <RotateCcw aria-hidden />
          </IconButton>
        </span>
      ) : null}
    </div>
  );
}

function Control({ field, value, columns, fault, onChange }: ParameterFieldProps) {
  const shown = value ?? field.default;
  const words = { label: field.title, ...(field.hint ? { hint: field.hint } : {}), error: fault };
  switch (field.widget) {
    case 'share':
      return <ShareField label={field.title} value={typeof shown === 'number' ? shown : 0} onChange={onChange} />;
    case 'number':
    case 'integer':
      return (
        <NumberField
          {...words}
          value={typeof shown === 'number' ? shown : Number.NaN}
          step={field.widget === 'integer' ? 1 : stepOf(shown)}
          {...(field.minimum === undefined ? {} : { minValue: field.minimum })}
          {...(field.maximum === undefined ? {} : { maxValue: field.maximum })}
          formatOptions={{ maximumFractionDigits: field.widget === 'integer' ? 0 : 12, useGrouping: true }}
          onChange={(next) => onChange(Number.isFinite(next) ? next : undefined)}
        />
      );
    case 'flag':
      return (
        <Switch className={styles.switch!} isSelected={shown === true} onChange={onChange}>
          <span className={styles.switchTrack} />
          {field.title}
        </Switch>
      );
    case 'choice':
      return (
        <Select
          label={field.title}
          options={field.options.map((option) => ({ id: option, label: option }))}
          value={shown === undefined ? null : String(shown)}
          onChange={onChange}
        />
      );
    case 'column':
      return (
        <Select
          label={field.title}
          options={columns.map((column) => ({ id: column, label: column }))}
          value={shown === undefined ? null : String(shown)}
          onChange={onChange}
          placeholder="Choose a column"
        />
      );
    case 'text':
      return (
        <TextField
          {...words}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.default === undefined ? '' : String(field.default)}
          onChange={(next) => onChange(next === '' && !field.required ? undefined : next)}
        />
      );
    case 'list':
      return <Lines {...words} value={Array.isArray(shown) ? shown.map(String) : []} numbers={field.numbers} onChange={onChange} />;
    case 'json':
      return <Json {...words} value={shown} onChange={onChange} />;
  }
}

/** Steps that suit the size of the number: 0.01 for 0.6, 1 for 48.2, 100 for 12,000. */
function stepOf(value: unknown): number {
  const size = typeof value === 'number' && value !== 0 ? Math.floor(Math.log10(Math.abs(value))) : 0;
  return 10 ** Math.min(3, Math.max(-4, size - 1));
}

/** A list, one item a line. */
function Lines({
  label,
  hint,
  error,
  value,
  numbers,
  onChange,
}: {
  label: string;
  hint?: string;
  error: string | undefined;
  value: readonly string[];
  numbers: boolean;
  onChange: (value: unknown) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  const wrong = text !== null && numbers ? lines.find((line) => !Number.isFinite(Number(line))) : undefined;
  return (
    <Writing
      label={label}
      hint={hint ?? 'One on a line'}
      error={wrong === undefined ? error : `“${wrong}” is no number.`}
      rows={Math.min(8, Math.max(3, value.length))}
      text={text ?? value.join('\n')}
      onChange={setText}
      onCommit={() => {
        if (text !== null && wrong === undefined) onChange(lines.length === 0 ? undefined : numbers ? lines.map(Number) : lines);
        if (wrong === undefined) setText(null);
      }}
    />
  );
}

function Json({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  const fault = text === null || text.trim() === '' ? null : faultOf(text);
  return (
    <Writing
      label={label}
      hint={hint}
      error={fault ?? error}
      rows={4}
      text={text ?? (value === undefined ? '' : JSON.stringify(value, null, 1))}
      onChange={setText}
      onCommit={() => {
        if (text === null || fault) return;
        onChange(text.trim() === '' ? undefined : JSON.parse(text));
        setText(null);
      }}
    />
  );
}

function faultOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'No JSON';
  }
}

function Writing({
  label,
  hint,
  error,
  rows,
  text,
  onChange,
  onCommit,
}: {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  rows: number;
  text: string;
  onChange: (text: string) => void;
  onCommit: () => void;
}) {
  return (
    <AriaTextField className={fieldStyles.field!} value={text} onChange={onChange} onBlur={onCommit} isInvalid={error !== undefined}>
      <Label className={fieldStyles.label!}>{label}</Label>
      <TextArea className={styles.area!} rows={rows} spellCheck={false} />
      {hint && error === undefined ? <p className={fieldStyles.hint}>{hint}</p> : null}
      <FieldError className={fieldStyles.error!}>{error}</FieldError>
    </AriaTextField>
  );
}
