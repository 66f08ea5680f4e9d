import type { Blueprint, Diagnostic } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EngineProblem } from '../engine/engine-client.ts';
import { useEngine } from '../engine/engine-context.tsx';
import { diagnosticsQuery } from '../queries/diagnostics.ts';
import { useDraft } from './draft/draft-context.tsx';
import { isUnrecognised } from './recognised.ts';
import { unsureColumns } from './unsure.ts';
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
    const reported = distinct([...here, ...(saved?.items ?? [])]);
    const all = [...reported.filter((one) => !isGuess(one)), ...guessesOf(blueprint, reported.filter(isGuess))].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
    const count = (level: Diagnostic['level']) => all.filter((problem) => problem.level === level).length;
    return { all, errors: count('error'), warnings: count('warning'), infos: count('info') };
  }, [fault, compiled, saved, blueprint]);
}

const isGuess = ({ code, table }: Diagnostic): boolean => code === 'plain-value' && table !== undefined;

/** Guesses for exactly the columns that the review lists, with a message for columns without any evidence. */
export function guessesOf(blueprint: Blueprint, reported: readonly Diagnostic[]): Diagnostic[] {
  const known = new Map(reported.map((one) => [`${one.table} ${one.column}`, one]));
  return unsureColumns(blueprint).map(({ table, column }) => {
    const place = { level: 'info', table, column: column.name } as const;
    if (isUnrecognised(column)) return { ...place, code: 'unrecognised', message: `Not recognised: ${column.because ?? `plain values of ${column.type}`}.` };
    const message = `What ${column.name} means is a guess${column.because ? `: ${column.because}` : ''}.`;
    return known.get(`${table} ${column.name}`) ?? { ...place, code: 'plain-value', message };
  });
}

function faults(problem: EngineProblem): Diagnostic[] {
  const largest = problem.largest === undefined ? {} : { largest: problem.largest };
  if (problem.errors.length === 0) return [{ level: 'error', code: problem.type, message: problem.message, ...largest }];
  return problem.errors.map(({ pointer, message }, i) => ({ level: 'error', code: problem.type, pointer, message, ...(i === 0 ? largest : {}) }));
}

/** The engines of the client and the server report the same problems for the same revision. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map(diagnostics.map((one) => [`${one.code} ${one.table} ${one.column} ${one.message}`, one]));
  return [...seen.values()];
}
