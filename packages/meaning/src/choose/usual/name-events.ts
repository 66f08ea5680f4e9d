import { dictionaryOf, dictionary } from '@seedbed/contract';
import type { SchemaNames } from '../../read/schema-names.ts';
import { edit, isListed, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Internal tables of a system, which cause no events. */
const INTERNAL_TABLES = wordSet('internal tables of a system');

const MAX = 9;
const FEWEST = 3;

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

/** Events, audited actions and permissions use this schema's own things: `document.created` if there are documents, and no orders. */
export function nameEvents(drafts: readonly Draft[], { tables }: SchemaNames): void {
  let things: readonly Thing[] | undefined;
  for (const draft of drafts) {
    // What the schema lists stays as it lists it.
    if (isListed(draft.because)) continue;
    const element = draft.kind === 'array' ? (draft.parameters.element as Made | undefined) : undefined;
    const kind = element ? element.kind : draft.kind;
    if (namesEntity(draft, drafts)) {
      things ??= thingsOf(tables);
      if (things.length >= FEWEST) edit(draft, { kind: 'values', parameters: { values: things.map(({ one }) => one) } });
      continue;
    }
    if (isMatrix(draft)) {
      things ??= thingsOf(tables);
      if (things.length >= FEWEST) edit(draft, { parameters: { shape: matrixOf(things) } });
      continue;
    }
    if (draft.kind === 'json' && draft.parameters.preset === 'payload') {
      things ??= thingsOf(tables);
      if (things.length >= FEWEST) edit(draft, { parameters: { shape: eventOf(things) } });
      continue;
    }
    if (namesClasses(draft)) {
      things ??= thingsOf(tables);
      const classes = things.map(({ one }) => asClass(one)).filter((each) => each.length <= roomOf(draft));
      if (classes.length >= FEWEST) edit(draft, { parameters: { values: classes } });
      continue;
    }
    if (!element && Object.hasOwn(VERBS, kind) && (roomOf(draft) < MIN_EVENT_LENGTH || hasSubjectColumn(draft, drafts))) {
      const values = VERBS[kind]!.map((verb) => verb.slice(0, roomOf(draft)));
      edit(draft, { kind: 'values', parameters: { values, weights: [30, 50, 10] } });
      continue;
    }
    if (!Object.hasOwn(SPOKEN, kind) || ((draft.column.unique || draft.column.inKey) && !element)) continue;
    things ??= thingsOf(tables);
    if (things.length < FEWEST) return;
    const parameters = spokenOf(things, SPOKEN[kind]!);
    if (element) edit(draft, { parameters: { ...draft.parameters, element: { kind: 'values', parameters } } });
    else edit(draft, { kind: 'values', parameters });
  }
}

/** `permissions jsonb`: allowed actions for each kind of thing. */
function isMatrix({ kind, words, parameters }: Draft): boolean {
  const { shape } = parameters as { shape?: { type?: string; shapes?: unknown } };
  return kind === 'json' && words.at(-1) === 'permission' && (shape?.type === 'object' || shape?.type === 'oneOf');
}

function matrixOf(things: readonly Thing[]): Record<string, unknown> {
  const rights = (values: readonly string[]) => ({ type: 'array', items: { kind: 'values', parameters: { values } }, min: 1, max: values.length });
  const keys = things
    .slice(0, 4)
    .map(({ several }, i) => [several, { ...rights(i === 0 ? ['read', 'write', 'delete'] : ['read', 'write']), ...(i > 1 ? { share: 0.6 } : {}) }]);
  return { type: 'object', keys: dictionaryOf(keys as [string, unknown][]) };
}

/** A system's event about one of its things. */
function eventOf(things: readonly Thing[]): Record<string, unknown> {
  const values = (list: readonly unknown[]) => ({ kind: 'values', parameters: { values: list } });
  const object = {
    type: 'object',
    keys: { id: { kind: 'number.int', parameters: { min: 1, max: 9999 } }, status: values(['active', 'pending', 'closed']) },
  };
  return {
    type: 'object',
    keys: {
      id: { kind: 'string.token', parameters: { prefix: 'evt_', length: 16 } },
      type: { kind: 'values', parameters: spokenOf(things, SPOKEN['code.eventName']!) },
      created: { kind: 'date.epoch', parameters: { unit: 's' } },
      data: { type: 'object', keys: { object } },
    },
  };
}

/** `entity_name`, `entity_type` beside `entity_identifier`: which table the row is of, and no company. */
function namesEntity({ words, column }: Draft, drafts: readonly Draft[]): boolean {
  const [which, head] = words.slice(-2);
  if (column.type.base !== 'text' && column.type.base !== 'varchar') return false;
  if (column.unique || !(which === 'entity' && (head === 'name' || head === 'type'))) return false;
  return drafts.some((each) => each.words.at(-2) === 'entity' && wordSet('endings of keys').has(each.words.at(-1)!));
}

/** Actions alone, if another column has the object, or if there is no room. */
const VERBS: Readonly<Record<string, readonly string[]>> = dictionary({
  'code.eventName': ['created', 'updated', 'deleted'],
  'code.auditAction': ['create', 'update', 'delete'],
});
/** `shipment.deleted` does not fit into fewer letters. */
const MIN_EVENT_LENGTH = 18;
const SUBJECT_WORDS = wordSet('any thing');

function hasSubjectColumn(draft: Draft, drafts: readonly Draft[]): boolean {
  return drafts.some((each) => each !== draft && each.words.length <= 2 && SUBJECT_WORDS.has(each.words[0]!));
}

function roomOf({ column }: Draft): number {
  return column.type.length ?? Infinity;
}

/** A list of any shop's things, spelled like classes. */
function namesClasses({ kind, parameters, column }: Draft): boolean {
  const { values } = parameters;
  return kind === 'values' && Array.isArray(values) && !column.type.labels && values.includes('Order') && values.includes('User');
}

/** `feature_flag` as FeatureFlag. */
function asClass(thing: string): string {
  return thing.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The words of each kind for a thing, the most frequent first. */
const SPOKEN: Readonly<Record<string, (thing: Thing) => readonly string[]>> = dictionary({
  'code.eventName': ({ one }) => [`${one}.created`, `${one}.updated`, `${one}.deleted`],
  'code.auditAction': ({ one }) => [`${one}.create`, `${one}.update`, `${one}.delete`],
  'code.permission': ({ several }) => [`${several}:read`, `${several}:write`],
});

function spokenOf(things: readonly Thing[], speak: (thing: Thing) => readonly string[]): { values: string[]; weights: number[] } {
  const all = things.flatMap((thing, i) => speak(thing).map((text, k) => ({ text, weight: Math.round(60 / ((i + 2) * (k + 1))) })));
  return { values: all.map(({ text }) => text), weights: all.map(({ weight }) => weight) };
}

type Thing = { readonly one: string; readonly several: string };

/** Tables of one word or two that have a key of their own, those first that others refer to. */
function thingsOf(tables: SchemaNames['tables']): Thing[] {
  const referred = new Map<string, number>();
  for (const view of tables.keys()) for (const key of view.foreignKeys) referred.set(key.references, (referred.get(key.references) ?? 0) + 1);
  const areas = areasOf(tables);
  const found = [...tables].flatMap(([view, { tokens }]) => {
    const cut = tokens.words.length > 1 && areas.has(tokens.words[0]!) ? 1 : 0;
    const [words, raw] = [tokens.words.slice(cut), tokens.raw.slice(cut)];
    const plain = view.primaryKey.length === 1 && words.length <= 2 && words.every((word) => /^[a-z]+$/.test(word) && !INTERNAL_TABLES.has(word));
    return plain ? [{ one: words.join('_'), several: raw.join('_'), referred: (referred.get(view.name) ?? 0) + (words.length === 1 ? 1 : 0) }] : [];
  });
  const sorted = found.sort((a, b) => b.referred - a.referred);
  return sorted.filter(({ one }, i) => sorted.findIndex((other) => other.one === one) === i).slice(0, MAX);
}

/** Prefixes that several tables share, and that no table has as a name, are areas: `billing_invoice` is an invoice. */
function areasOf(tables: SchemaNames['tables']): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { tokens } of tables.values()) counts.set(tokens.words[0]!, (counts.get(tokens.words[0]!) ?? 0) + 1);
  for (const { tokens } of tables.values()) if (tokens.words.length === 1) counts.delete(tokens.words[0]!);
  return new Set([...counts].flatMap(([word, count]) => (count >= AN_AREA ? [word] : [])));
}

const AN_AREA = 3;
