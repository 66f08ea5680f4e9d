import { allocColumn } from '../../columns/allocate.ts';
import { startArena, putText } from '../../columns/arena-writer.ts';
import type { Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { wordsOf } from '../../text/index.ts';
import { plainSource } from '../domains/plain-source.ts';
import type { ColumnDraft } from '../draft.ts';
import { cellText } from '../cell-text.ts';
import { uniqueAlone } from '../compile-context.ts';
import { listsValues, takesNumbers } from '../given-values/given-kinds.ts';
import { isWritten } from '../given-values/written-kinds.ts';
import { columnDraws, type Work } from '../work.ts';
import { codesAlike } from './codes-alike.ts';
import { yearsBack } from './years-back.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name']);

/** The values to which a source with too few values is extended: at least `needed`, or as many as the domain has. */
export function widenSource(work: Work, column: ColumnDraft, source: ColumnSource, needed: number): ColumnSource {
  // A list in the blueprint has only its own values, numbered if they are texts. A list of short codes from inference
  // continues with other codes in a key of several columns, because inference cannot know the requested rows.
  const listed = listsValues(column) ? numberedSource(column, source, needed) : null;
  const codes = work.derivedNeeds.has(column) ? null : codeSource(column, source);
  const isListed = listsValues(column) && (uniqueAlone(column) || isWritten(column) || (takesNumbers(column) && listed !== null));
  const candidates = isListed
    ? [source.at ? source : null, listed]
    : [
        source.at ? source : null,
        yearsBack(column, source),
        work.derivedNeeds.has(column) ? null : numberedSource(column, source, needed),
        codes,
        codes && codeSource(column, source, true),
        // When codes of letters and digits run out, texts with other signs would not be codes.
        ...(codes && (column.type.length ?? Infinity) === codes.longest && codes.longest > 1 ? [] : [wordSource(column, needed), plain(work, column)]),
      ];
  let widest: ColumnSource | null = null;
  for (const candidate of candidates) {
    if (!candidate) continue;
    if (candidate.cardinality >= needed) return candidate;
    if (!widest || candidate.cardinality > widest.cardinality) widest = candidate;
  }
  return widest ?? source;
}

function plain(work: Work, column: ColumnDraft): ColumnSource | null {
  if (column.domain.patterns || column.domain.notBlank) return null;
  return plainSource(column.type, column.domain, () => columnDraws(work, column.table, column.name, 'value'));
}

/**
 * The words of a small dictionary, or the first texts of any other source, repeated with a number: `Berlin`, `Berlin
 * 2`.
 */
export function numberedSource({ type, domain, spec }: ColumnDraft, source: ColumnSource, needed: number): ColumnSource | null {
  if (!TEXTS.has(type.base) || domain.patterns || domain.in || domain.notIn) return null;
  const folded = spec.foldCase === true || type.base === 'citext';
  const texts = distinctTexts(source.shape.store === 'dict' ? source.shape.dictionary.texts : firstTexts(source), folded);
  const serials = Math.ceil(needed / texts.length) + 1;
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  const separator = domain.trimmed || longest > 0 ? ' ' : '';
  const room = Math.min(domain.maxLength ?? Infinity, (domain.maxBytes ?? Infinity) / 3);
  if (texts.length === 0 || longest + separator.length + String(serials).length > room || texts.some((text) => / \d+$/.test(text))) return null;
  // Numbers go inside a text only if no two results could collide.
  const inside = !texts.some((text) => /-\d+(?:\.[a-z]\w*)?$|\d@/.test(text));
  const joint = jointOf(texts);
  const shape: Shape = { store: 'arena', as: 'text' };
  const text = (rank: number) => {
    const serial = Math.floor(rank / texts.length);
    if (serial === 0) return texts[rank]!;
    const plain = texts[rank % texts.length]!;
    return joint === null ? withNumber(plain, separator, serial + 1, inside) : `${plain}${joint}${serial + 1}`;
  };
  return { ...arenaSource(shape, texts.length * serials, text), plainFirst: true };
}

/**
 * Other codes in the form of a small dictionary's entries, if there is no room for numbers: `EUR`, then `KQV`; or in
 * the form of all texts of a source. `mixed`: with digits among the letters.
 */
export function codeSource({ type, domain }: ColumnDraft, source: ColumnSource, mixed = false): (ColumnSource & { readonly longest: number }) | null {
  if (!TEXTS.has(type.base) || domain.patterns || domain.in || domain.notIn) return null;
  const codes = codesAlike(distinctTexts(source.shape.store === 'dict' ? source.shape.dictionary.texts : sampleTexts(source), false), mixed);
  return codes && { ...arenaSource({ store: 'arena', as: 'text' }, codes.count, codes.at), plainFirst: true, longest: codes.at(0).length };
}

/** How many texts of a source without ranks are repeated with numbers. */
const SAMPLE = 64;

/** Texts that end in a number could collide with a numbered text. */
function firstTexts(source: ColumnSource): string[] {
  return sampleTexts(source).filter((text) => !/\d(?:@\S*)?$/.test(text));
}

/** Texts of the first rows of a source without ranks; none if it reads other columns, or does not produce texts. */
function sampleTexts(source: ColumnSource): string[] {
  if ((source.needs ?? []).length > 0 || (source.shape.store !== 'arena' && source.shape.store !== 'parts')) return [];
  const column = allocColumn(source.shape, SAMPLE);
  source.fill({ first: 0, count: SAMPLE, at: null }, column, { column: () => column });
  return Array.from({ length: SAMPLE }, (_, i) => (column.nulls?.[i] ? '' : cellText(column, i)));
}

/** The distinct texts. */
function distinctTexts(texts: readonly string[], folded: boolean): string[] {
  const found = new Map(texts.filter((text) => text !== '').map((text) => [folded ? text.toLowerCase() : text, text]));
  return [...found.values()];
}

/**
 * Identifiers (`ci-runners`, `send_email`, `API_TOKEN`): if all texts are identifiers, numbers are joined with the
 * separator of their words.
 */
const WRITTEN = /^(?:[a-z][a-z0-9]*(?:([-_])[a-z0-9]+)*|[A-Z][A-Z0-9]*(?:(_)[A-Z0-9]+)*)$/;

function jointOf(texts: readonly string[]): string | null {
  const joints = texts.map((text) => WRITTEN.exec(text));
  const found = joints.map((match) => match?.[1] ?? match?.[2]).filter((joint) => joint !== undefined);
  if (found.length === 0 || joints.includes(null)) return null;
  const joint = found.filter((each) => each === '_').length * 2 > found.length ? '_' : '-';
  // A text must not equal another text with its number: `prod`, `prod-2`.
  const known = new Set(texts);
  return texts.some((text) => known.has(text.replace(/[-_]\d+$/, '')) && /[-_]\d+$/.test(text)) ? null : joint;
}

/** A name on a server, or a host below a reserved domain: the number goes before the server or domain. */
const PLACED = /^([#@!+][^\s:@#]+|[a-z][a-z0-9-]*)((?:(?<=[#@!+]\S*):|\.(?:[a-z0-9-]+\.)*(?=example\.))\S+)$/;

/** File extensions. Other top-level domains are left alone: `example-2.com` may belong to someone. */
const FILE = /^(\S+)(\.(?:pdf|jpe?g|png|webp|gif|svg|avif|mp[34]|mov|webm|wav|ogg|csv|json|xml|html|txt|log|zip|gz|docx?|xlsx?|pptx?|ya?ml|parquet))$/;

/**
 * In an address the number goes before the @, in a name on a server before the server, in a file before its extension;
 * a one-word text gets a hyphen.
 */
function withNumber(text: string, separator: string, serial: number, inside: boolean): string {
  if (!inside) return `${text}${separator}${serial}`;
  const mail = /^([^\s@]+)(@\S+)$/.exec(text);
  if (mail) return `${mail[1]}${serial}${mail[2]}`;
  const placed = PLACED.exec(text);
  if (placed) return `${placed[1]}-${serial}${placed[2]}`;
  const file = FILE.exec(text);
  if (file) return `${file[1]}-${serial}${file[2]}`;
  return /[\d./:-]/.test(text) && !text.includes(' ') ? `${text}-${serial}` : `${text}${separator}${serial}`;
}

/** Texts that meet the domain's patterns and lengths, by rank. */
function wordSource({ type, domain, spec }: ColumnDraft, needed: number): ColumnSource | null {
  if ((!TEXTS.has(type.base) && type.base !== 'char') || domain.in) return null;
  const words = wordsOf(domain, type, { enough: Math.max(needed, 1_000_000), foldCase: spec.foldCase === true });
  if (!words || words.count === 0) return null;
  if (words.count >= needed) return arenaSource({ store: 'arena', as: 'text' }, words.count, words.at);
  const more = wordsOf(domain, type, { enough: needed, foldCase: spec.foldCase === true, beyond: true })!;
  // Simplest letters first: a key of 200 rows uses no more scripts than it needs.
  return { ...arenaSource({ store: 'arena', as: 'text' }, more.count, more.at), plainFirst: true };
}

function arenaSource(shape: Shape, cardinality: number, text: (rank: number) => string): ColumnSource {
  return {
    shape,
    cardinality,
    fill(rows, out) {
      if (out.store !== 'arena') return;
      startArena(out);
      for (let i = 0; i < rows.count; i++) putText(out, i, text((rows.at ? rows.at[i]! : rows.first + i) % cardinality));
    },
    at(ranks, count, out) {
      if (out.store !== 'arena') return;
      startArena(out);
      for (let i = 0; i < count; i++) putText(out, i, text(ranks[i]!));
    },
  };
}
