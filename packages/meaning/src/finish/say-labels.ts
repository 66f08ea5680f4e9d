import { labelsIn } from '../read/languages/label-words.ts';
import { literalDefault } from '../read/column/default-value.ts';
import { tune, type Draft } from '../edits/draft.ts';

/**
 * Translates guessed labels into the language of the schema's names: `ativo` beside `situacao`. Labels from an enum, a CHECK, a comment or
 * a DEFAULT stay, and so does a list with an unknown label. Translates states of a lifecycle if no other column of the row names them.
 */
export function sayLabels(drafts: readonly Draft[], language: string | undefined): void {
  const labels = language === undefined ? undefined : labelsIn(language);
  if (!labels) return;
  for (const draft of drafts) {
    if (draft.because.code !== 'name' || draft.column.type.kind !== 'base' || literalDefault(draft.column.column) !== null) continue;
    const room = draft.column.type.length ?? Infinity;
    if (draft.kind === 'values') sayValues(draft, labels, room);
    else if (draft.kind === 'life.state') sayStates(draft, drafts, labels, room);
  }
}

function sayValues(draft: Draft, labels: ReadonlyMap<string, string>, room: number): void {
  const { parameters } = draft;
  const translated = translateAll(parameters.values, labels, room);
  if (!translated) return;
  const given = parameters.weights as readonly number[] | undefined;
  // Two English labels may be one of the other language.
  const weights = new Map<string, number>();
  for (const [i, label] of translated.entries()) weights.set(label, (weights.get(label) ?? 0) + (given?.[i] ?? 1));
  tune(draft, { values: [...weights.keys()], ...(given ? { weights: [...weights.values()] } : {}) });
}

const PARTS = ['steps', 'goals', 'ends'];

function sayStates(draft: Draft, drafts: readonly Draft[], labels: ReadonlyMap<string, string>, room: number): void {
  const { parameters } = draft;
  const states = PARTS.flatMap((part) => (parameters[part] as string[] | undefined) ?? []);
  const translated = translateAll(states, labels, room);
  if (!translated || new Set(translated).size < translated.length) return;
  const others = JSON.stringify(drafts.filter((each) => each !== draft).map((each) => each.parameters));
  if (states.some((state) => others.includes(JSON.stringify(state)))) return;
  for (const part of PARTS) if (parameters[part]) tune(draft, { [part]: (parameters[part] as string[]).map((state) => translated[states.indexOf(state)]!) });
}

/** All of them in the other language and the same letter case; undefined if one is unknown or too long. */
function translateAll(values: unknown, labels: ReadonlyMap<string, string>, room: number): readonly string[] | undefined {
  if (!Array.isArray(values) || values.length < 2 || !values.every((value): value is string => typeof value === 'string')) return undefined;
  const translated = values.map((value) => {
    const own = labels.get(value.toLowerCase().replaceAll(/[ -]/g, '_')) ?? labels.get(value.toLowerCase());
    return own === undefined ? undefined : inStyleOf(value, own);
  });
  return translated.every((each): each is string => each !== undefined && each.length <= room) ? translated : undefined;
}

/** Words of a label that people read, not code: `In Progress`, `Paid`. */
const SPACED = / |^\p{Lu}\p{Ll}+$/u;

/** `In Progress` → `En Proceso`, `PAID` → `PAGADO`. */
function inStyleOf(english: string, own: string): string {
  const spaced = SPACED.test(english) ? own.replaceAll('_', ' ') : own;
  if (english.length > 1 && english === english.toUpperCase() && english !== english.toLowerCase()) return spaced.toUpperCase();
  return /^\p{Lu}/u.test(english) ? spaced[0]!.toUpperCase() + spaced.slice(1) : spaced;
}
