// Made by words/build.ts: do not edit.
import type { Pack } from '../pack.ts';

export const PACKS: Readonly<Record<string, () => Promise<Pack>>> = {
  "en": async () => (await import('./en.ts')).pack,
  "en.subjects": async () => (await import('./en.subjects.ts')).pack,
  "de": async () => (await import('./de.ts')).pack,
  "fr": async () => (await import('./fr.ts')).pack,
  "es": async () => (await import('./es.ts')).pack,
  "ja": async () => (await import('./ja.ts')).pack,
  "it": async () => (await import('./it.ts')).pack,
  "nl": async () => (await import('./nl.ts')).pack,
  "pl": async () => (await import('./pl.ts')).pack,
  "pt": async () => (await import('./pt.ts')).pack,
  "sv": async () => (await import('./sv.ts')).pack,
  "tr": async () => (await import('./tr.ts')).pack,
  "id": async () => (await import('./id.ts')).pack,
};
