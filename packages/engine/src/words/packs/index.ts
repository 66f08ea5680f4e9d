// Made by words/build.ts: do not edit.
import type { Pack } from '../pack.ts';

export const PACKS: Readonly<Record<string, () => Promise<Pack>>> = {
  "en": async () => (await import('./en.ts')).pack,
};
