export type { Binaries } from './cluster/binaries.ts';
export { openCluster, type Cluster, type ClusterOptions } from './cluster/open-cluster.ts';
export { connect, socketOf, type Connection, type OpenClient } from './sql/connect.ts';
export { quoteIdent, quoteLiteral, quoteQualified } from './sql/quote.ts';
export { introspect } from './introspect/introspect.ts';
export { loadSchema, readSchemaFromDdl, type LoadedSchema } from './sandbox/read-schema.ts';
export { scrubPsqlLines } from './sandbox/psql-lines.ts';
export { dropSandboxes, openSandbox, type Sandbox, type ThrowawayServer } from './sandbox/open-sandbox.ts';
export { schemaCache, type SchemaCache } from './sandbox/schema-cache.ts';
export { loadCatalog } from './sandbox/load-catalog.ts';
export { readSchemaFromDatabase } from './introspect/read-schema-from-database.ts';
export { parseExpressions, type ExpressionTree } from './expressions/parse-expressions.ts';
export { parseBodies, type BodySource } from './expressions/parse-bodies.ts';
export { foldConstants } from './expressions/fold-constants.ts';
export { parseAddress, type Address, type SslMode } from './address/parse-address.ts';
export { isOwnDatabase, ownRefused, readOwnDatabase, refuseOwnSession, type OwnDatabase } from './address/own-database.ts';
export { resolveHost } from './address/addresses.ts';
export { checkAddress, type AddressPolicy, type PinnedAddress } from './address/policy.ts';
export { bounded, type Bounds } from './wire/bounded.ts';
export { plainText } from './wire/tidy-report.ts';
export { connectToAddress } from './address/connect-to-address.ts';
export { countRows, countUpTo, filledTables } from './load/filled-tables.ts';
export { requireWritable } from './load/in-the-way.ts';
export { openLoad, type Load } from './load/open-load.ts';
export { takeMadeBack, type MadeSchema } from './load/made-schema.ts';
export { LeftBehind } from './load/left-behind.ts';
export { withKeyOwner } from './load/whose-key.ts';
export { openParallelLoad, type ParallelLoad } from './load/open-parallel-load.ts';
export { oneSessionFor } from './load/one-session-for.ts';
export { areAborted, type OwnTransaction } from './load/own-transactions.ts';
export { SESSION_SETTINGS, type LoadOptions } from './load/prepare-load.ts';
export { tablesThere } from './load/tables-there.ts';
export { evict, outcomeOf, type CommitProof, type Outcome } from './load/commit-proof.ts';
export { isTwin, readLedger, removeFromLedger, writeLedger, type LedgerRow } from './load/ledger.ts';
export { requirePool } from './load/require-pool.ts';
export { passGate } from './load/gate.ts';
export {
  leaveShards,
  missingParts,
  otherShards,
  readFinished,
  readShards,
  registerShards,
  renewShard,
  SILENT_MS,
  takeShard,
  writeFinished,
  type OtherShards,
  type ShardRow,
} from './load/shard-rows.ts';
export { factsOfRun, prepareParts, type PartsFacts } from './load/prepare-parts.ts';
export { readFingerprints, requireSame, type Fingerprints } from './load/fingerprint.ts';
export { completeLoad } from './load/complete-load.ts';
export { stopsWith } from './load/cancel-statement.ts';
export { recheck, type Recheck } from './load/recheck.ts';
export { readBack, readBackOf, type Counted, type ReadBack } from './load/read-back.ts';
export type { LoadedMode, LoadTable } from './load/check-target.ts';
export type { ExpectedKey } from './load/check-keys.ts';
export { FRAME_BYTES, type CopySink } from './load/copy-sink.ts';
export type { CopyFormat, TableName } from './load/copy-statement.ts';
export type { Staging } from './load/staging.ts';
export { readRejection, toProblem, type Rejection } from './load/rejection.ts';
export { analyzeTables } from './load/analyze.ts';
export { materializedViews, refreshStatement, type MaterializedView } from './load/materialized-views.ts';
export { stepsAtLast } from './load/steps-at-last.ts';
export { readStanding, type StandingAsk, type TableStanding } from './standing/read-standing.ts';
export { keysThere, type KeyThere } from './standing/keys-there.ts';
export { openMeeting, type Meeting } from './standing/open-meeting.ts';
export { readAddedColumns, type AddedColumn } from './refresh/untouched-values.ts';
export { dropStaged, STAGED, stageRows } from './refresh/stage-made-rows.ts';
export { recognizeRows, type Evidence, type Recognized } from './refresh/recognize-rows.ts';
export { relinkReferences } from './refresh/relink-references.ts';
export { fillColumns, type ColumnCounts, type Filled } from './refresh/fill-columns.ts';
export { holdTables, requireVisible } from './refresh/hold-table.ts';
export { awaitedTables } from './load/sequences.ts';
export { createSchema } from './load/create-schema.ts';
export { insertStagedSql, restoreKeysSql, setSequencesSql, takeKeysAwaySql, updateStagedSql } from './load/bundle-sql.ts';
export { schemaSqlOfCatalog, schemaSqlOfDdl, type SchemaSql } from './load/schema-sql.ts';
export { copyStatement } from './load/copy-statement.ts';
export { mustBeKeptFirst, readSchemaScript, type SchemaScript } from './load/schema-script.ts';
export type { TypeOids } from './load/type-oids.ts';
export type { LoadStep } from './load/load-step.ts';
export { openTrial, type Trial, type TrialOptions } from './proof/open-trial.ts';
export { chosenRows, type RowChoice } from './proof/trial-rows.ts';
export { quoteQualifiedName, splitQualifiedName } from './sql/quote.ts';
