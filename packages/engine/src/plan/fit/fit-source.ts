import { Problem, type Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';
import { scaleOf } from '../domains/bounds.ts';
import { enumerate } from '../domains/enumerate.ts';
import { plainSource } from '../domains/plain-source.ts';
import { typeDomain } from '../domains/type-domain.ts';
import type { ColumnDraft } from '../draft.ts';
import { isWritten } from '../given-values/written-kinds.ts';
import { refusalText } from '../given-values/refusal-text.ts';
import { columnDraws, type Work } from '../work.ts';
import { fitArray } from './fit-array.ts';
import { fitBytes } from './fit-bytes.ts';
import { fitJson } from './fit-json.ts';
import { fitListed, fitListedNumbers } from './fit-listed.ts';
import { fitNumbers } from './fit-numbers.ts';
import { fitRange } from './fit-range.ts';
import { fitTexts } from './fit-texts.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name', 'char']);

/** Kinds that compute from other columns; their values are kept as computed. */
const COMPUTED: ReadonlySet<string> = new Set(['expression', 'lookup', 'cases']);

/**
 * A source whose values are all in the domain, whatever its generator produces: values that already fit are unchanged.
 */
export function fitSource(work: Work, column: ColumnDraft, source: ColumnSource, domain: Domain = column.domain): ColumnSource {
  const { type } = column;
  const plain = () => plainSource(type, domain, () => columnDraws(work, column.table, column.name, 'fit'));
  // Values read through relations cannot be sampled here; whether they are arrays depends on the columns read.
  if (type.kind === 'array' && work.derivedNeeds.has(column)) return source;
  if (type.kind === 'array') return writesArrays(source) ? fitArray(column, source, domain) : plain();
  const isText = TEXTS.has(type.base) || type.base === 'enum';
  if (isText && domain.in && COMPUTED.has(column.spec.generator?.kind ?? '') && source.shape.store === 'arena') return fitListed(source, domain.in);
  if (isText) return fitTexts(type, domain, source, plain, { foldCase: column.spec.foldCase === true, once: isKeyed(column), refuse: refusalOf(work, column) });
  const scale = scaleOf(type);
  if (domain.in) return scale && column.spec.asStated ? fitListedNumbers(source, enumerate(type, domain), (text) => scale.parse(text)) : plain();
  if (type.kind === 'range') return fitRange(type, domain, source);
  if (type.kind === 'composite') return domain.fields ? plain() : source;
  if (type.base === 'bytea') return fitBytes(domain, source);
  if (type.base === 'json' || type.base === 'jsonb') return fitJson(domain, source, plain);
  return scale ? fitNumbers(scale, domain, typeDomain(type), source, isComputed(column) && !isKeyed(column)) : source;
}

/** Whether expressions give the column, by cases or not. */
function isComputed({ spec }: ColumnDraft): boolean {
  return spec.generator?.kind === 'expression' || spec.generator?.kind === 'cases';
}

/** Throws for a text written by a person that does not fit, once the rows that compiling checks are counted. */
function refusalOf(work: Work, column: ColumnDraft): ((text: string) => void) | null {
  if (!isWritten(column)) return null;
  return (text) => {
    const written = work.tables.get(column.table)?.columns.get(column)?.written;
    if (written?.isStrict) throw new Problem('unsatisfiable', refusalText(column, text));
  };
}

/** Whether a few of its values are array literals; sources that read other columns are not checked. */
function writesArrays(source: ColumnSource): boolean {
  if (source.shape.store !== 'arena' || source.shape.as !== 'literal') return false;
  if (source.needs?.length) return true;
  const probe = allocColumn(source.shape, 4);
  if (source.makesNulls) probe.nulls = new Uint8Array(4);
  source.fill({ first: 0, count: 4, at: null }, probe, {
    column() {
      throw new Error('A source without needs asks for no other column.');
    },
  });
  return [0, 1, 2, 3].every((row) => probe.nulls?.[row] === 1 || cellText(probe, row).startsWith('{'));
}

/** Whether a key needs distinct values: a dictionary entry may then not repeat. */
function isKeyed({ table: { spec }, name }: ColumnDraft): boolean {
  return spec.primaryKey?.includes(name) === true || (spec.uniqueKeys ?? []).some((key) => key.columns.includes(name));
}
