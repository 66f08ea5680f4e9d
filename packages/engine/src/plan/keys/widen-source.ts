import { startArena, putText } from '../../columns/arena-writer.ts';
import type { Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { wordsOf } from '../../text/index.ts';
import { plainSource } from '../domains/plain-source.ts';
import type { ColumnDraft } from '../draft.ts';
import { columnDraws, type Work } from '../work.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name']);

/** The values that a source with too few of them is widened to: at least `needed` where the domain has as many, else as many as it has. */
export function widenSource(work: Work, column: ColumnDraft, source: ColumnSource, needed: number): ColumnSource {
  const candidates = [source.at ? source : null, numbered(column, source, needed), wordSource(column, needed), plain(work, column)];
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

/** The words of a small dictionary again, with a number behind: `Berlin`, `Berlin 2`. */
function numbered({ type, domain }: ColumnDraft, source: ColumnSource, needed: number): ColumnSource | null {
  if (!TEXTS.has(type.base) || domain.patterns || domain.in || domain.notIn || source.shape.store !== 'dict') return null;
  const texts = [...new Set(source.shape.dictionary.texts)];
  const serials = Math.ceil(needed / texts.length) + 1;
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  const separator = domain.trimmed || longest > 0 ? ' ' : '';
  const room = Math.min(domain.maxLength ?? Infinity, (domain.maxBytes ?? Infinity) / 3);
  if (texts.length === 0 || longest + separator.length + String(serials).length > room || texts.some((text) => / \d+$/.test(text))) return null;
  const shape: Shape = { store: 'arena', as: 'text' };
  const text = (rank: number) => {
    const serial = Math.floor(rank / texts.length);
    return serial === 0 ? texts[rank]! : `${texts[rank % texts.length]}${separator}${serial + 1}`;
  };
  return { ...arenaSource(shape, texts.length * serials, text), plainFirst: true };
}

/** Texts that meet the domain's patterns and lengths, by rank. */
function wordSource({ type, domain, spec }: ColumnDraft, needed: number): ColumnSource | null {
  if (!TEXTS.has(type.base) || domain.in) return null;
  const words = wordsOf(domain, type, { enough: Math.max(needed, 1_000_000), foldCase: spec.foldCase === true });
  return words && words.count > 0 ? arenaSource({ store: 'arena', as: 'text' }, words.count, words.at) : null;
}

export function arenaSource(shape: Shape, cardinality: number, text: (rank: number) => string): ColumnSource {
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
