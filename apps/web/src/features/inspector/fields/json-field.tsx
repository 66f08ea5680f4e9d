import { useState } from 'react';
import { WritingArea } from './writing-area.tsx';

type JsonFieldProps = { label: string; hint?: string; error: string | undefined; value: unknown; onChange: (value: unknown) => void };

/** A value as JSON, for parameters that have no form of their own. */
export function JsonField({ label, hint, error, value, onChange }: JsonFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const fault = text === null || text.trim() === '' ? null : faultOf(text);
  return (
    <WritingArea
      label={label}
      hint={hint}
      error={fault ?? error}
      rows={4}
      text={text ?? (value === undefined ? '' : JSON.stringify(value, null, 1))}
      onChange={(next) => {
        setText(next);
        if (next.trim() === '') onChange(undefined);
        else if (faultOf(next) === null) onChange(JSON.parse(next));
      }}
      onLeave={() => fault === null && setText(null)}
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
