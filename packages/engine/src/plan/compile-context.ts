import { LIMITS, type Generator } from '@seedbed/contract';
import type { ColumnSource } from '../columns/source.ts';
import type { CompileContext, EntityContext } from '../generators/definition.ts';
import type { Words } from '../words/words.ts';
import { rowExpression } from './derived/row-expression.ts';
import type { ColumnDraft } from './draft.ts';
import { rowsBefore } from './existing/existing-rows.ts';
import { examplesOfRanks } from './keys/examples-of-ranks.ts';
import { ParameterFault } from './parameter-fault.ts';
import { isWritten } from './given-values/written-kinds.ts';
import { timelineOf } from './row-timestamps.ts';
import { setCells } from './set-cells.ts';
import { columnDraws, type TableWork, type Work } from './work.ts';

/** The nesting depth of a generator, and how many more nested ones the column may have. */
export type Nest = { readonly depth: number; readonly parts: { left: number } };

type Inside = { readonly kind: string; readonly parameters?: Record<string, unknown> };

/** A generator that others are nested in, with its JSON Pointer. */
type Holder = { readonly generator: Inside; readonly pointer: string };

/** The JSON Pointer of a nested generator; that of its holder for one that the holder itself makes up. */
function pointerIn({ generator, pointer }: Holder, nested: Inside): string {
  return pathTo(nested, generator.parameters, `${pointer}/parameters`) ?? pointer;
}

function pathTo(nested: Inside, within: unknown, pointer: string): string | null {
  if (typeof within !== 'object' || within === null) return null;
  if (within === nested || (nested.parameters && (within as Inside).parameters === nested.parameters)) return pointer;
  for (const [name, part] of Object.entries(within)) {
    const found = pathTo(nested, part, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (found !== null) return found;
  }
  return null;
}

/** The table's column that contains this part. */
function ownerOf(column: ColumnDraft): ColumnDraft {
  const { columns } = column.table;
  for (let name = column.name; ; name = name.slice(0, name.lastIndexOf('.'))) {
    const found = columns.get(name);
    if (found) return found;
    if (!name.includes('.')) return column;
  }
}

/** Builds other sources: of another column, or of a nested generator. */
export type Sources = {
  readonly sourceOf: (work: Work, column: ColumnDraft) => ColumnSource | null;
  readonly generatorSource: (work: Work, table: TableWork, column: ColumnDraft, generator: Generator, pointer: string, nest: Nest) => ColumnSource;
};

export function compileContext(
  work: Work,
  table: TableWork,
  column: ColumnDraft,
  holder: Holder,
  nest: Nest,
  { sourceOf, generatorSource }: Sources,
): CompileContext {
  const draws = (purpose = 'value') => columnDraws(work, table.draft, column.name, purpose);
  return {
    table: table.draft.name,
    column: column.name,
    rows: table.draft.rows,
    before: rowsBefore(work, table.draft),
    type: column.type,
    domain: column.domain,
    asWritten: isWritten(column),
    words: wordsOf(work, table, column),
    referenceDay: work.referenceDay,
    timeline: timelineOf(work, table),
    draws,
    entity: (kind, build) => entityOf(work, table, column, kind, build),
    sibling(name) {
      const draft = table.draft.columns.get(name);
      if (!draft) return null;
      const source = sourceOf(work, draft);
      return source && { type: draft.type, source };
    },
    tableDraws: (purpose) => columnDraws(work, table.draft, '', purpose),
    ...(work.blueprint.lookTwice && { examplesOfKey: (of: string) => examplesOfRanks(table, ownerOf(column), of) }),
    inner(generator, type, name, entity) {
      if (nest.depth >= LIMITS.generator.depth) throw new ParameterFault('', `Generators can be nested at most ${LIMITS.generator.depth} deep.`);
      if (--nest.parts.left < 0) throw new ParameterFault('', `A column is made of at most ${LIMITS.generator.parts} generators; this one asks for more.`);
      const spec = entity === undefined ? column.spec : { ...column.spec, entity };
      // An own draw (name '') is bounded as the column is.
      const place = name === '' ? { name: column.name, domain: column.domain } : { name: `${column.name}.${name}`, domain: {} };
      const inside: ColumnDraft = { ...column, spec, type, ...place, relations: [] };
      return generatorSource(work, table, inside, generator, pointerIn(holder, generator), { depth: nest.depth + 1, parts: nest.parts });
    },
    expression: (text, pointer) => rowExpression(work, ownerOf(column), text, pointer),
    fail(pointer, message) {
      throw new ParameterFault(pointer, message);
    },
  };
}

/** In the locale of the column, or of another member of its entity, or else of the table. */
function wordsOf({ words }: Work, { draft }: TableWork, { spec }: ColumnDraft): Words {
  const { entity } = spec;
  const mates = entity === undefined ? [] : [...draft.columns.values()].filter((mate) => mate.spec.entity === entity);
  const locale = spec.locale ?? mates.find((mate) => mate.spec.locale !== undefined)?.spec.locale ?? draft.spec.locale;
  return locale === undefined ? words : words.inLocale(locale);
}

function entityOf<T>(
  work: Work,
  table: TableWork,
  column: ColumnDraft,
  kind: string,
  build: (draws: (purpose: string) => ReturnType<typeof columnDraws>, context: EntityContext) => T,
): T {
  // A column without an entity name forms an entity of its own.
  const name = column.spec.entity ?? `column ${column.name}`;
  const drawn = column.spec.entity ?? `column ${column.spec.drawnAs ?? column.name}`;
  const key = `${kind}: ${name}`;
  if (!table.entities.has(key)) {
    const mates = column.spec.entity === undefined ? [column] : [...table.draft.columns.values()].filter((other) => other.spec.entity === name);
    const context: EntityContext = {
      table: table.draft.name,
      name,
      members: new Map(mates.filter((mate) => mate.spec.generator).map((mate) => [mate.spec.generator!.kind, mate.name])),
      set: mates.flatMap((mate) => {
        const cells = setCells(mate);
        return cells && mate.spec.generator ? [{ generator: mate.spec.generator, cells }] : [];
      }),
      unique: new Set(
        mates
          .filter((mate) => mate.spec.generator && (uniqueAlone(mate) || isListed(mate) || isUniqueByParameter(mate)))
          .map((mate) => mate.spec.generator!.kind),
      ),
      rows: table.draft.rows,
      before: rowsBefore(work, table.draft),
      steady: work.blueprint.steady === true,
      words: wordsOf(work, table, column),
      referenceDay: work.referenceDay,
    };
    table.entities.set(
      key,
      build((purpose) => columnDraws(work, table.draft, `entity ${drawn}`, purpose), context),
    );
  }
  return table.entities.get(key) as T;
}

/**
 * A table that lists countries, states, currencies or accounts for other tables contains each of them once, with or
 * without a key.
 */
function isListed({ table, spec }: ColumnDraft): boolean {
  return table.spec.role === 'lookup' && LISTED.test(spec.generator!.kind);
}

/** Whether the generator must give a different value in every row, even if the key has further columns. */
function isUniqueByParameter({ spec }: ColumnDraft): boolean {
  return spec.generator!.parameters?.['unique'] === true;
}

const LISTED =
  /^(?:location\.(?:country|countryCode|state|stateCode|city)|finance\.currency(?:Code|Name|Symbol)|finance\.(?:glCode|accountName)|health\.(?:code|condition))$/;

/** Whether a key of this column alone requires distinct values. */
export function uniqueAlone({ table: { spec }, name }: ColumnDraft): boolean {
  const alone = (columns: readonly string[] | undefined) => columns?.length === 1 && columns[0] === name;
  return alone(spec.primaryKey) || (spec.uniqueKeys ?? []).some((key) => alone(key.columns) && !key.withoutOverlaps);
}
