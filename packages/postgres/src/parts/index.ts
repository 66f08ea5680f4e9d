export { factsOfRun, prepareParts, type PartsFacts } from './prepare-parts.ts';
export type { NumberToCome } from '../load/sequences.ts';
export { completeLoad } from './complete-load.ts';
export { requireSame } from './fingerprint.ts';
export { requirePool } from './require-pool.ts';
export { passGate } from './gate.ts';
export { endInLedger, FINISHED, isTwin, readLedger, removeFromLedger, writeLedger } from '../load/ledger.ts';
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
  type ShardRow,
} from './shard-rows.ts';
