import { generatorByKind } from '@seedbed/engine';
import type { SchemaNames, TableNames } from '../names/describe-schema.ts';
import { speaksOfAnArea } from '../names/domains.ts';
import type { Draft } from './draft.ts';

/** Texts of a table whose name says nothing of its trade speak of the schema's: `notes` of a clinic are not about offices. */
export function speakOfSchema(drafts: readonly Draft[], table: TableNames, schema: SchemaNames): void {
  if (schema.textDomain === undefined || speaksOfAnArea(table)) return;
  for (const draft of drafts) {
    if (!draft.kind.startsWith('text.') || draft.parameters.domain !== undefined) continue;
    if (Object.hasOwn((generatorByKind(draft.kind)?.parameters.properties ?? {}) as object, 'domain')) draft.parameters.domain = schema.textDomain;
  }
}
