import type { LoadMode, StartRun, TableModes } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import { useRested } from '../../lib/use-rested.ts';
import { connectionsQuery } from '../../queries/connections.ts';
import { estimateQuery } from '../../queries/rows.ts';
import { runQuery, runsQuery, startRun, targetQuery } from '../../queries/runs.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { emptiedTables, keptTables, knownModes } from './emptied-tables.ts';
import { foundTarget } from './found-target.ts';
import { LARGE_BYTES, LARGE_SECONDS } from './large.tsx';
import { requestOf, BY_ADDRESS, modeOf, placeOf, targetOf } from './load-model.ts';
import { isAtomic, type LoadOptions } from './load-options.tsx';
import { loadTime } from './load-time.ts';

/** An address is inspected once typing pauses. */
const REST_MS = 600;

export type LoadModel = ReturnType<typeof useLoad>;

/** The state of a load form: its target, what was found there, its mode, and its duration. */
export function useLoad(again: string | null, gate: ProofGate) {
  const datasetId = useDraft((state) => state.datasetId);
  const connections = useQuery(connectionsQuery);
  const tables = useEngine((state) => state.compiled?.tables ?? null);
  const revision = useSavedRevision();
  const saving = useDraft((state) => state.saving.state);
  const before = useQuery({ ...runQuery(again ?? ''), enabled: again !== null }).data;
  const estimate = useQuery(estimateQuery(datasetId, revision, 'copy')).data;
  const [picked, setTarget] = useState<string | null>(null);
  const [written, setAddress] = useState<string | null>(null);
  const [wished, setMode] = useState<LoadMode | null>(null);
  const [byTable, setModes] = useState<TableModes | null>(null);
  const [confirmed, setConfirmed] = useState('');
  const [options, setOptions] = useState<LoadOptions>({});
  const saved = connections.data?.items ?? [];
  const target = targetOf(saved, before, picked, written);
  const { connection, where } = target;
  const request = requestOf(target, useRested(target.address.trim(), REST_MS));
  const look = useQuery(targetQuery(datasetId, revision, request));
  const found = look.data && request ? foundTarget(look.data) : null;
  const mode = modeOf(found, wished ?? before?.mode);
  /** Tables of the target that stay. */
  const there = look.data && found && !found.create ? look.data.tables : [];
  const modes = knownModes(there, byTable ?? before?.modes ?? {});
  const kept = new Set(keptTables(there, mode, modes));
  const sent = tables?.filter(({ name }) => !kept.has(name)) ?? null;
  const rows = sent?.reduce((sum, table) => sum + table.rows, 0) ?? null;
  const emptied = emptiedTables(there, mode, modes).length;
  const past = useQuery(runsQuery({ datasetId, state: 'succeeded' })).data?.items ?? [];
  const time = loadTime(past, connection ? placeOf(connection) : where, rows ?? 0);
  const isLarge = (time?.seconds ?? 0) >= LARGE_SECONDS || (estimate?.bytes ?? 0) >= LARGE_BYTES;
  const isConfirmed = emptied === 0 || confirmed.trim() === String(emptied);
  const isReady = found !== null && !found.blocked && isConfirmed && rows !== 0 && revision !== null;

  /** The request, with the address as typed or as it may be shown. */
  const bodyOf = (revision: number, address: string): StartRun => ({
    datasetId,
    revision,
    mode,
    ...(Object.keys(modes).length > 0 ? { modes } : {}),
    create: found?.create ?? false,
    ...(target.chosen === BY_ADDRESS ? { address } : { connectionId: target.chosen }),
    ...options,
  });
  const start = useStartRun(() => void look.refetch());
  // With the values at the time of the click. The server proves and loads in one run, whatever becomes of this page.
  const load = (number: number, prove: boolean) => start.mutate({ ...bodyOf(number, target.address.trim()), ...(prove && { prove }) });
  const loadNow = () => revision !== null && load(revision, false);
  const loadProved = () => revision !== null && load(revision, gate.canProve);
  const submit = () => {
    if (isReady && !isLarge && (gate.state === 'prove' || gate.state === 'open')) loadProved();
  };

  return {
    saved,
    connections,
    look,
    start,
    target,
    asked: request,
    found,
    there,
    mode,
    modes,
    emptied,
    confirmed,
    options,
    before,
    revision,
    saving,
    rows,
    tables: sent?.length ?? 0,
    kept: kept.size,
    // The estimate is of all tables.
    bytes: kept.size > 0 ? null : (estimate?.bytes ?? null),
    isAtomic: isAtomic(options, rows ?? 0),
    time,
    isLarge,
    isReady,
    setTarget,
    setAddress,
    setMode,
    setModes,
    setConfirmed,
    setOptions,
    bodyOf,
    loadNow,
    loadProved,
    submit,
  };
}

/** Starts a run and goes to it. */
function useStartRun(onRefused: () => void) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (body: StartRun) => startRun(body, key.current),
    onSuccess: (run) => navigate({ to: '/runs/$runId', params: { runId: run.id } }),
    // The next try is another run, not the same one again.
    onError: () => {
      key.current = crypto.randomUUID();
      onRefused();
    },
  });
}
