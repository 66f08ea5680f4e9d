import { Problem } from '@seedbed/contract';
import { parse } from 'yaml';
import { apiDocumentOf, type ApiDocument } from './api-document.ts';

/** Reads JSON or YAML of OpenAPI 3.0 or 3.1. Messages call it `name`. Throws Problem `invalid-request`. */
export function readApiDocument(text: string, name: string): ApiDocument {
  let raw: unknown;
  try {
    // Rejects aliases that multiply, and duplicate keys.
    raw = /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { maxAliasCount: 10_000 });
  } catch (cause) {
    throw new Problem('invalid-request', `${name} is neither JSON nor YAML: ${(cause as Error).message.split('\n')[0]}`, { cause });
  }
  return apiDocumentOf(raw, name);
}

/** Whether a text looks like an OpenAPI document, by its keywords. */
export function isApiDocument(text: string): boolean {
  return /^\s*\{[^]{0,2000}?"openapi"\s*:\s*"3\./.test(text) || /^["']?openapi["']?\s*:\s*["']?3\./m.test(text.slice(0, 20_000));
}
