import type { Diagnostic } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EngineProblem } from '../engine/engine-client.ts';
import { useEngine } from '../engine/engine-context.tsx';
import { diagnosticsQuery } from '../queries/diagnostics.ts';
import { useDraft } from './draft/draft-context.tsx';
import { placeOfPointer } from './place-of-pointer.ts';

export type Problems = { readonly all: readonly Diagnostic[]; readonly errors: number; readonly warnings: number; readonly infos: number };

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** What could not be understood, kept or proved: of the saved revision from the server, of the edits from the engine here. */
export function useProblems(): Problems {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const blueprint = useDraft((state) => state.blueprint);
  const compiled = useEngine((state) => state.compiled);
  const fault = useEngine((state) => state.problem);
  const saved = useQuery({ ...diagnosticsQuery(id, base), placeholderData: keepPreviousData }).data;

  return useMemo(() => {
    const here = [...(fault instanceof EngineProblem ? faults(fault) : []), ...(compiled?.notices ?? [])].map((diagnostic) => ({
      ...placeOfPointer(blueprint, diagnostic.pointer),
      ...diagnostic,
    }));
    const all = distinct([...here, ...(saved?.items ?? [])]).sort((a, b) => ORDER[a.level] - ORDER[b.level]);
    const count = (level: Diagnostic['level']) => all.filter((problem) => problem.level === level).length;
    return { all, errors: count('error'), warnings: count('warning'), infos: count('info') };
  }, [fault, compiled, saved, blueprint]);
}

function faults(problem: EngineProblem): Diagnostic[] {
  if (problem.errors.length === 0) return [{ level: 'error', code: problem.type, message: problem.message }];
  return problem.errors.map(({ pointer, message }) => ({ level: 'error', code: problem.type, pointer, message }));
}

/** The engine here and the one of the server say the same of what both have seen. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map(diagnostics.map((one) => [`${one.code} ${one.table} ${one.column} ${one.message}`, one]));
  return [...seen.values()];
}
