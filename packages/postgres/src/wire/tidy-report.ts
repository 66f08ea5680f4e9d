import type { DatabaseError } from 'pg';
import { ERROR_CHARACTERS } from './limits.ts';

const TEXTS = ['message', 'detail', 'hint', 'where', 'schema', 'table', 'column', 'dataType', 'constraint', 'internalQuery', 'severity'] as const;

/** Cleans up an error of an untrusted server: readable texts and a valid code. */
export function tidyReport(report: DatabaseError): void {
  for (const name of TEXTS) {
    const text: unknown = report[name];
    if (typeof text === 'string') report[name] = plainText(text);
  }
  report.message ??= 'an error without words';
  if (!/^[0-9A-Z]{5}$/.test(report.code ?? '')) report.code = 'XX000';
}

/** Truncated, and without characters that move a cursor, colour a terminal or change the text direction. */
export function plainText(text: string): string {
  const cut = text.length > ERROR_CHARACTERS ? `${text.slice(0, ERROR_CHARACTERS)}…` : text;
  return cut.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
