export { compile, type CompileOptions } from './plan/compile.ts';
export { recompile } from './plan/recompile.ts';
export type { Children, ColumnNode, ColumnPlan, KeyPlan, LoadStep, Plan, RelationPlan, TablePlan } from './plan/plan.ts';
export type { ExistingTable, ExistingTables } from './plan/existing/existing-rows.ts';
export { leaveOutGone, referringRows } from './plan/existing/leave-out-referring.ts';
export { limitChildren } from './plan/derived/child-allowance.ts';
export { openReader, type Reader } from './plan/reader.ts';
export { fillTimelines, type Compiled } from './plan/fill-timelines.ts';
export { hasFewOfEach } from './plan/relations/few-of-each.ts';
export { shortestWay } from './plan/relations/shortest-way.ts';
export { meanChildren } from './relations/mean-children.ts';
export { MIN_MEAN, withMean } from './relations/with-mean.ts';
export { homeCountry } from './generators/entities/place-data.ts';
export { cellRecipe, type CellRecipe } from './plan/cell-recipe.ts';
export { movesThatEnd, stallsAtOptional, waysOfLife, type LifeWay, type LifeWays } from './generators/life/ways-of-life.ts';
export { lifecycleOf, type Lifecycle } from './plan/lifecycle-of.ts';
export { acceptor } from './plan/domains/accepts.ts';
export { typeDomain } from './plan/domains/type-domain.ts';
export { offsetSeconds } from './plan/domains/parse-timestamp.ts';
export { namesWithoutSchemas } from './plan/names-without-schemas.ts';
export { generate } from './generate.ts';
export { distribution, type ColumnDistribution } from './distribution.ts';
export { checksums } from './checksum.ts';
export { textRow, textRows } from './plan/text-rows.ts';
export { cellText } from './plan/cell-text.ts';
export { tellsTimestamp } from './plan/own-timeline.ts';
export { rowOfValue } from './plan/row-of-value.ts';
export { slidingColumns, type SlidingColumn } from './plan/slide/sliding-columns.ts';
export { isInRowOrder } from './plan/in-row-order.ts';
export { unmovedValue } from './plan/slide/unmoved-value.ts';

export { BATCH_ROWS, type ArenaMeaning, type Batch, type Column, type PartShape, type Rows, type Shape } from './columns/column.ts';
export type { ColumnSource, Siblings } from './columns/source.ts';
export { Dictionary, type EncodedDictionary } from './columns/dictionary.ts';

export { arrayDocument } from './encode/array-document.ts';
export { arrayText, delimiterOf, parseArray, parseList, quotedElement, type ArrayElement } from './literals/array.ts';
export { isTrueText } from './literals/bool.ts';
export { parseRange, rangeText, type Bounds, type Range } from './literals/range.ts';
export { parseRecord, recordText } from './literals/record.ts';
export { civilOf, dayOf, daysInMonth, formatDate } from './values/civil-date.ts';
export { encode } from './encode/encode.ts';
export { encodeParquet, type ParquetOptions } from './encode/parquet/encode-parquet.ts';
export type { OidOf } from './encode/binary/converter.ts';
export { compileEncoder, type EncoderOptions } from './encode/compile-encoder.ts';
export { encodeBatches, type ChunkOptions } from './encode/encode-batches.ts';
export { spreadsheetSafe } from './encode/spreadsheet-safe.ts';
export type { EncodedColumn, EncodedTable, Encoder, Format, Format as EncoderFormat } from './encode/encoder.ts';

export {
  catalogue,
  TYPE_OF_OUTPUT,
  generatorByKind,
  isNamedNoun,
  spokenDomain,
  hasForm,
  DESCRIBED_THINGS,
  TEXT_SUBJECTS,
  type DescribedThing,
  type TextForm,
  type TextSubject,
  typeDefault,
  type CompileContext,
  type EntityContext,
  type GeneratorDefinition,
  type OutputKind,
} from './generators/index.ts';
export { sampleNumbers } from './generators/sample-numbers.ts';
export { loadWords, speaksOfSubjects, type WordList, type Words } from './words/index.ts';
export { tailByRank } from './values/shares-by-rank.ts';
export { AGGREGATES } from './expressions/aggregates.ts';
export { ExpressionFault, messageIn } from './expressions/fault.ts';
export { FUNCTION_ARITIES } from './expressions/functions.ts';
export { parseTimestamp } from './generators/kit/iso.ts';
export { rewriteExpression, type Meaning } from './expressions/rewrite-expression.ts';
export { wordsOf, type TextWords } from './text/index.ts';

export { usualPattern, usualWeights } from './generators/date/timeline.ts';
export { timelineShares, type TimelineShares } from './generators/date/timeline-shares.ts';
export { openTimeline, type OpenTimeline } from './plan/open-timeline.ts';
export { drawsOf } from './random/draws-of.ts';
export type { Draws } from './random/draws.ts';
