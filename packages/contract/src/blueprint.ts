import { Type, type Static } from 'typebox';
import { Locale } from './blueprint/members.ts';
import { TypeDefinition } from './sql-type.ts';
import { BlueprintTable } from './blueprint/table.ts';
import { Relation } from './blueprint/relation.ts';

/** In weeks: a hundred years. */
const MAX_SLIDE = 5218;

/**
 * The edition of the word lists for new blueprints, if it matters. Since the second, texts, products, jobs and phone
 * numbers are in the locale's language; since the third, addresses spell names as the names' language does (`gonultas`,
 * not `goenueltas`).
 */
export const WORDS_EDITION = 3;

/**
 * The document that people edit. Contains every fact and choice that affects the data, so that it compiles without its catalog. Members
 * marked (i) only explain. Tables are named `schema.name`, quoted as Postgres would (see `qualifiedName`).
 */
export const Blueprint = Type.Object(
  {
    format: Type.Literal(1),
    generatorVersion: Type.Integer({ minimum: 1 }),
    seed: Type.Union([Type.String(), Type.Integer()]),
    locale: Locale,
    /**
     * Edition of the word lists; 1 if absent: names, companies and streets in the locale's language, all other texts in
     * English.
     */
    edition: Type.Optional(Type.Integer({ minimum: 1, maximum: WORDS_EDITION })),
    /** Unique values are chosen so that adding rows changes as few existing ones as possible. Absent in older blueprints. */
    steady: Type.Optional(Type.Literal(true)),
    /**
     * Parents that a condition chooses (`where`, `cases`) are chosen by what their rows are in the end, examples stay whole where a key chooses one of their columns, and
     * NULLs do not count under a key. Absent in older blueprints: there parents are chosen by what can be told before times of their own parents move them, so that some rows
     * refer to one that came to another state, and the other columns of an example do not follow the key.
     */
    lookTwice: Type.Optional(Type.Literal(true)),
    /** "Now", as a date. Never the wall clock. */
    referenceDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /**
     * Number of whole weeks by which all times are moved when rows are generated. Nothing else changes, and weekdays
     * are preserved.
     */
    slide: Type.Optional(Type.Integer({ minimum: -MAX_SLIDE, maximum: MAX_SLIDE })),
    types: Type.Optional(Type.Record(Type.String(), TypeDefinition)),
    /** Session settings of a load: values that triggers and defaults read with `current_setting`. */
    settings: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** (i) The size whose row counts the tables have, if it is not M: their `rowsOfM` are those of M. */
    size: Type.Optional(Type.Union([Type.Literal('S'), Type.Literal('L')])),
    tables: Type.Array(BlueprintTable),
    relations: Type.Array(Relation),
    /** References by columns in `dropped` of a table: they left with those, and loaded rows were spread by them; or an id refers by them to one of several tables. */
    dropped: Type.Optional(Type.Array(Relation)),
    /** Tables that a migration dropped, which those references lead to or whose rows others count: generated for these, and sent nowhere. */
    droppedTables: Type.Optional(Type.Array(BlueprintTable)),
    /**
     * Named rows in addition to the generated ones: by name and qualified table, the numbers of its rows, from 0.
     * `cells` and `first` create them.
     */
    scenarios: Type.Optional(Type.Record(Type.String({ minLength: 1, maxLength: 200 }), Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 }))))),
  },
  { additionalProperties: false, $id: 'Blueprint' },
);
export type Blueprint = Static<typeof Blueprint>;

/** The generator version that new blueprints get. */
export const GENERATOR_VERSION = 1;
export const DEFAULT_SEED = 42;
export const DEFAULT_REFERENCE_DATE = '2026-01-01';
export const DEFAULT_LOCALE = 'en-US';

/** The empty blueprint that everything starts from. */
export function emptyBlueprint(): Blueprint {
  return {
    format: 1,
    generatorVersion: GENERATOR_VERSION,
    seed: DEFAULT_SEED,
    locale: DEFAULT_LOCALE,
    referenceDate: DEFAULT_REFERENCE_DATE,
    tables: [],
    relations: [],
  };
}

/**
 * The edition that a blueprint gets with its locale. English is the same in all editions, so the blueprint omits it.
 */
export function editionFor(locale: Locale): Pick<Blueprint, 'edition'> {
  const all = typeof locale === 'string' ? [locale] : Object.keys(locale);
  return all.every((each) => /^en(?:[-_]|$)/.test(each)) ? {} : { edition: WORDS_EDITION };
}
