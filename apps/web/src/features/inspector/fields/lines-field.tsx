import { useState } from 'react';
import { formatMany } from '../../../lib/format.ts';
import { WritingArea } from './writing-area.tsx';

type LinesFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: readonly string[];
  numbers: boolean;
  onChange: (value: unknown) => void;
};

/** A list with one item per line; updated with every key. */
export function LinesField({ label, hint, error, value, numbers, onChange }: LinesFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const wrong = text !== null && numbers ? linesOf(text).find((line) => !Number.isFinite(Number(line))) : undefined;
  return (
    <WritingArea
      label={label}
      hint={hint ?? `${formatMany(value.length, numbers ? 'number' : 'word')}, one on a line`}
      error={wrong === undefined ? error : `“${wrong}” is no number.`}
      rows={Math.min(10, Math.max(3, value.length))}
      text={text ?? value.join('\n')}
      onChange={(next) => {
        setText(next);
        const lines = linesOf(next);
        if (numbers && lines.some((line) => !Number.isFinite(Number(line)))) return;
        onChange(lines.length === 0 ? undefined : numbers ? lines.map(Number) : lines);
      }}
      onLeave={() => wrong === undefined && setText(null)}
    />
  );
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
