import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { fanOutWords } from '../fan-out-words.ts';
import { plainValue } from '../plain-value.ts';
import { timelineWords } from '../timeline-words.ts';
import { difference, memberWords, valueWords, type Change } from './difference.ts';

export * from './difference.ts';

const MAX_PLACES = 3;

/** A message for the difference: the first three places, and the number of others. Empty without a difference. */
export function messageOf(saved: Blueprint, blueprint: Blueprint): string {
  const changes = difference(saved, blueprint);
  const kinds = new Set(changes.filter(({ member }) => member === 'generator.kind').map(({ place }) => place));
  // With another generator, changed parameters are not mentioned.
  const reported = changes.filter(({ place, member }) => !(kinds.has(place) && member.startsWith('generator.') && member !== 'generator.kind'));
  const words = [...new Set(reported.flatMap((change) => sentencesOf(change, saved, blueprint))), ...keptWords(saved, blueprint)];
  const first = words.slice(0, MAX_PLACES).join('; ');
  return words.length > MAX_PLACES ? `${first}; and ${words.length - MAX_PLACES} more` : first;
}

/** Guesses that a person accepted: `orders.total kept as it is`. */
function keptWords(saved: Blueprint, blueprint: Blueprint): string[] {
  const guessed = new Map(
    saved.tables.flatMap(({ schema, name, columns }) =>
      columns.flatMap((column) => (column.confidence === undefined ? [] : [[`${schema}.${name}.${column.name}`, JSON.stringify(column.generator)] as const])),
    ),
  );
  const kept = blueprint.tables.flatMap(({ schema, name, columns }) =>
    columns.flatMap((column) =>
      column.confidence === undefined && column.generator && guessed.get(`${schema}.${name}.${column.name}`) === JSON.stringify(column.generator)
        ? [`${name}.${column.name}`]
        : [],
    ),
  );
  if (kept.length === 0) return [];
  const more = kept.length > MAX_PLACES ? ` and ${kept.length - MAX_PLACES} more` : '';
  return [`${kept.slice(0, MAX_PLACES).join(', ')}${more} kept as ${kept.length > 1 ? 'they are' : 'it is'}`];
}

/** Several members of one curve or timeline have the same sentences. */
function sentencesOf(change: Change, saved: Blueprint, blueprint: Blueprint): string[] {
  if (/^timeline\.pattern(\.|$)/.test(change.member)) {
    const [old, now] = [saved, blueprint].map(({ tables }) =>
      tables.find(({ schema, name }) => change.key.startsWith(`${qualifiedName(schema, name)}/timeline/`)),
    );
    const words = old?.timeline && now?.timeline ? timelineWords(change.place, old.timeline, now.timeline) : [];
    return words.length > 0 ? words : [`${change.place}: timeline changed`];
  }
  if (/^fanOut(\.|$)/.test(change.member)) {
    const found = blueprint.relations.find(({ name, from }) => change.key.startsWith(`${name ?? `${from.table}.${from.columns.join(', ')}`}/fanOut`));
    if (found) return [fanOutWords(found, found.fanOut, undefined)];
  }
  return [wordsOf(change)];
}

/** `orders.total: null share 0 → 0.2`. Lists and objects in words, never as JSON. */
function wordsOf({ place, member, before, after }: Change): string {
  if (member === 'table' || member === 'column' || member === 'relation') return `${member} ${place} ${before === undefined ? 'added' : 'removed'}`;
  const values = before === undefined ? `set to ${short(after)}` : after === undefined ? 'removed' : `${short(before)} → ${short(after)}`;
  return `${place ? `${place}: ` : ''}${memberWords(member)} ${values}`;
}

function short(value: unknown): string {
  return valueWords(typeof value === 'object' && value !== null ? plainValue(value) : value);
}
