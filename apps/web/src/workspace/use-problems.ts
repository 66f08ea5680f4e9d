import type { Blueprint, Diagnostic } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EngineProblem } from '../engine/engine-client.ts';
import { useEngine } from '../engine/engine-context.tsx';
import { diagnosticsQuery } from '../queries/diagnostics.ts';
import { useDraft } from './draft/draft-context.tsx';
import { tableOf } from './edit-rows.ts';
import { isUnrecognised } from './recognised.ts';
import { placeOfPointer } from './place-of-pointer.ts';

export type Problems = { readonly all: readonly Diagnostic[]; readonly errors: number; readonly warnings: number; readonly infos: number };

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Problems of a dataset: what could not be read, satisfied or proved: of the saved revision from the server, of the edits from the engine here. */
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
    const all = distinct([...here, ...(saved?.items ?? [])])
      .flatMap((one) => asItStands(one, blueprint))
      .sort((a, b) => ORDER[a.level] - ORDER[b.level]);
    const count = (level: Diagnostic['level']) => all.filter((problem) => problem.level === level).length;
    return { all, errors: count('error'), warnings: count('warning'), infos: count('info') };
  }, [fault, compiled, saved, blueprint]);
}

/** A guess is one until somebody chooses; of those that nothing speaks for, it is reported that nothing does. */
function asItStands(problem: Diagnostic, blueprint: Blueprint): Diagnostic[] {
  if (problem.code !== 'plain-value' || problem.table === undefined) return [problem];
  const column = tableOf(blueprint, problem.table)?.columns.find((one) => one.name === problem.column);
  if (!column || column.confidence === undefined) return [];
  return [
    isUnrecognised(column) ? { ...problem, code: 'unrecognised', message: `Not recognised: ${column.because ?? `plain values of ${column.type}`}.` } : problem,
  ];
}

function faults(problem: EngineProblem): Diagnostic[] {
  const largest = problem.largest === undefined ? {} : { largest: problem.largest };
  if (problem.errors.length === 0) return [{ level: 'error', code: problem.type, message: problem.message, ...largest }];
  return problem.errors.map(({ pointer, message }, i) => ({ level: 'error', code: problem.type, pointer, message, ...(i === 0 ? largest : {}) }));
}

/** The engine here and the one of the server say the same of what both have seen. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map(diagnostics.map((one) => [`${one.code} ${one.table} ${one.column} ${one.message}`, one]));
  return [...seen.values()];
}
