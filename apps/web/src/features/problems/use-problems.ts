import type { Diagnostic } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { EngineProblem } from '../../engine/engine-client.ts';
import { useEngine } from '../../engine/engine-context.tsx';
import { recall } from '../../lib/local-store.ts';
import { proofQuery } from '../datasets/api/proofs.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { placeOfPointer } from './place-of-pointer.ts';

export type Problem = Diagnostic & { readonly source: 'inference' | 'engine' | 'proof' };
export type Problems = { readonly all: readonly Problem[]; readonly errors: number; readonly warnings: number; readonly infos: number };

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** What could not be understood, kept or proved: from inference, from the engine now, and from the proof of the saved revision. */
export function useProblems(): Problems {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const blueprint = useDraft((state) => state.blueprint);
  const compiled = useEngine((state) => state.compiled);
  const fault = useEngine((state) => state.problem);
  const proof = useQuery(proofQuery(id, base)).data;
  const inferred = useInferred(id);

  return useMemo(() => {
    const engine: Problem[] = [
      ...(fault instanceof EngineProblem ? faults(fault).map((diagnostic) => ({ ...diagnostic, ...placeOfPointer(blueprint, diagnostic.pointer), source: 'engine' as const })) : []),
      ...(compiled?.notices ?? []).map((notice) => ({ ...placeOfPointer(blueprint, notice.pointer), ...notice, source: 'engine' as const })),
    ];
    const all = [
      ...engine,
      ...(proof?.diagnostics ?? []).map((diagnostic) => ({ ...diagnostic, source: 'proof' as const })),
      ...inferred.map((diagnostic) => ({ ...diagnostic, source: 'inference' as const })),
    ].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
    const count = (level: Diagnostic['level']) => all.filter((problem) => problem.level === level).length;
    return { all, errors: count('error'), warnings: count('warning'), infos: count('info') };
  }, [fault, compiled, proof, inferred, blueprint]);
}

function faults(problem: EngineProblem): Diagnostic[] {
  if (problem.errors.length === 0) return [{ level: 'error', code: problem.type, message: problem.message }];
  return problem.errors.map(({ pointer, message }) => ({ level: 'error', code: problem.type, pointer, message }));
}

const NONE: readonly Diagnostic[] = [];

/** What inference said when the dataset was made; the server does not store it, so this browser does. */
function useInferred(id: string): readonly Diagnostic[] {
  const [diagnostics, setDiagnostics] = useState(NONE);
  useEffect(() => {
    let left = false;
    void recall<Diagnostic[]>('values', `diagnostics.${id}`).then((kept) => {
      if (!left) setDiagnostics(kept ?? NONE);
    });
    return () => {
      left = true;
    };
  }, [id]);
  return diagnostics;
}
