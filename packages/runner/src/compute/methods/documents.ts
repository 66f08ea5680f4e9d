import { describeToolTable, Problem, type Blueprint, type Diagnostic, type PatchOperation } from '@seedbed/contract';
import { checkBlueprint } from '../../documents/blueprint/check-blueprint.ts';
import { diffBlueprints } from '../../documents/blueprint/diff-blueprints.ts';
import { hashOf } from '../../documents/canonical-json.ts';
import { applyPatch } from '../../documents/json-patch.ts';
import { neverWritten, toolTablesOf } from '../../rows/tool-tables.ts';
import type { Changes, DocumentsKept } from '../documents-kept.ts';
import { toFault } from '../fault.ts';
import type { Fault } from '../messages.ts';
import type { Context } from '../method.ts';
import { readBody } from './body.ts';
import { measure, type Measured } from './measure.ts';
import { sharedSchema } from './shared-schema.ts';

type OutlineArgs = { readonly document: string; readonly changes?: Changes };
/** `tool`: a description of the owning tool; `unwritten`: a load leaves it unchanged unless it is named. */
type OutlinedTable = {
  readonly name: string;
  readonly rows: number;
  readonly mode: string;
  readonly tool?: string;
  readonly unwritten?: boolean;
};

/** A blueprint's key facts, without the blueprint. */
export type Outline = {
  /** Of its tables, without their schemas. */
  readonly names: readonly string[];
  /** The plan's tables, in load order; or why there is no plan. */
  readonly plan: { readonly tables: readonly OutlinedTable[]; readonly diagnostics: readonly Diagnostic[] } | { readonly fault: Fault };
};

type ReviseArgs = { readonly current?: string; readonly json?: string; /** JSON as well. */ readonly patch?: string };
export type Revised = Measured & {
  readonly json: string;
  /** The hash of its canonical form. */
  readonly sha256: string;
  /** The first change from the current one in words; empty if there is no current one, or nothing changed. */
  readonly change: string;
};

type CompareArgs = { readonly a: string; readonly b: string; readonly numbers: readonly [number, number] };

export const documentMethods = {
  body: readBody,

  async outline({ document, changes }: OutlineArgs, { documents }: Context): Promise<Outline> {
    const names = documents.blueprint(document).tables.map((table) => table.name);
    try {
      const { tables, diagnostics, blueprint } = await documents.plan(document, changes);
      const tools = toolTablesOf(blueprint);
      const unwritten = neverWritten(blueprint);
      const planned = tables.map(({ name, rows, mode }) => {
        const tool = tools.get(name);
        return { name, rows, mode, ...(tool && { tool: describeToolTable(tool), unwritten: unwritten.has(name) }) };
      });
      return { names, plan: { tables: planned, diagnostics } };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { names, plan: { fault: toFault(error) } };
    }
  },

  /** JSON of a `SharedSchema`. */
  async shared({ document }: { readonly document: string }, { documents }: Context): Promise<string> {
    const blueprint = documents.blueprint(document);
    const counts = new Map<string, number>();
    try {
      const { tables } = await documents.plan(document);
      for (const { name, rows } of tables) counts.set(name, rows);
    } catch (error) {
      // The schema exists anyway; the problems tell why there are no rows.
      if (!(error instanceof Problem)) throw error;
    }
    return JSON.stringify(sharedSchema(blueprint, counts));
  },

  /** A blueprint that someone sent, or the current one with a patch: checked, and compared with the current one. */
  async revise({ current: key, json, patch }: ReviseArgs, { documents }: Context): Promise<Revised> {
    const current = key === undefined ? undefined : documents.blueprint(key);
    const blueprint = checkBlueprint(patch === undefined ? JSON.parse(json!) : applyPatch<Blueprint>(current!, JSON.parse(patch) as PatchOperation[]));
    return { json: JSON.stringify(blueprint), sha256: hashOf(blueprint), change: current ? changeOf(current, blueprint) : '', ...(await measure(blueprint)) };
  },

  compare({ a, b, numbers }: CompareArgs, { documents }: Context): { bytes: readonly Uint8Array[]; more: undefined } {
    const difference = { a: numbers[0], b: numbers[1], ...diffBlueprints(...both(documents, a, b)) };
    return { bytes: [new TextEncoder().encode(JSON.stringify(difference))], more: undefined };
  },
};

function both(documents: DocumentsKept, a: string, b: string): [Blueprint, Blueprint] {
  return [documents.blueprint(a), documents.blueprint(b)];
}

/** The first change in words, and the number of further ones. */
function changeOf(before: Blueprint, after: Blueprint): string {
  const { changes } = diffBlueprints(before, after);
  const [first] = changes;
  if (!first) return '';
  return `${first.text}${changes.length > 1 ? `, and ${changes.length - 1} more` : ''}`.replaceAll('\0', '').slice(0, 500);
}
