import type { LoadMode, StartRun, TableModes } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import { formatMany } from '../../lib/format.ts';
import { isUnreachable } from '../../lib/server-reach.ts';
import { useRested } from '../../lib/use-rested.ts';
import { connectionsQuery } from '../../queries/connections.ts';
import { estimateQuery } from '../../queries/rows.ts';
import { runQuery, runsQuery, startRun, targetQuery } from '../../queries/runs.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { emptiedTables, knownModes } from './emptied-tables.ts';
import { foundTarget } from './found-target.ts';
import { LARGE_BYTES, LARGE_SECONDS } from './large.tsx';
import { requestOf, BY_ADDRESS, modeOf, placeOf, targetOf } from './load-model.ts';
import { isAtomic, type LoadOptions } from './load-options.tsx';
import { loadTime } from './load-time.ts';
import { loadNotes, useLeftLoad } from './load-note.ts';
import { useProveThen } from './use-prove-then.ts';

/** An address is inspected once typing pauses. */
const REST_MS = 600;
/** A page that is being left is gone after so long. */
const LEAVING_MS = 1_000;

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
  const { note, left, newest, forget } = useLeftLoad(datasetId);
  const [picked, setTarget] = useState<string | null>(note?.picked ?? null);
  const [written, setAddress] = useState<string | null>(null);
  const [wished, setMode] = useState<LoadMode | null>(note?.mode ?? null);
  const [byTable, setModes] = useState<TableModes | null>(note?.modes ?? null);
  const [confirmed, setConfirmed] = useState('');
  const [options, setOptions] = useState<LoadOptions>(note?.options ?? {});
  const dropping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saved = connections.data?.items ?? [];
  const target = targetOf(saved, before, picked, written);
  const { connection, where } = target;
  const request = requestOf(target, useRested(target.address.trim(), REST_MS));
  const look = useQuery(targetQuery(datasetId, revision, request));
  const found = look.data && request ? foundTarget(look.data) : null;
  const mode = modeOf(found, wished ?? before?.mode);
  const rows = tables?.reduce((sum, table) => sum + table.rows, 0) ?? null;
  /** Tables of the target that stay. */
  const there = look.data && found && !found.create ? look.data.tables : [];
  const modes = knownModes(there, byTable ?? before?.modes ?? {});
  const emptied = emptiedTables(there, mode, modes).length;
  const past = useQuery(runsQuery({ datasetId, state: 'succeeded' })).data?.items ?? [];
  const time = loadTime(past, connection ? placeOf(connection) : where, rows ?? 0);
  const isLarge = (time?.seconds ?? 0) >= LARGE_SECONDS || (estimate?.bytes ?? 0) >= LARGE_BYTES;
  const isConfirmed = emptied === 0 || confirmed.trim() === String(emptied);
  const isReady = found !== null && !found.blocked && isConfirmed && revision !== null;

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
  const start = useStartRun(datasetId, () => void look.refetch());
  // With the values at the time of the click, and the proved revision.
  const load = (revision: number) => start.mutate(bodyOf(revision, target.address.trim()));
  const { isWaiting, proveThen, skip } = useProveThen(gate.prove);
  const loadNow = () => {
    skip();
    forget();
    if (revision !== null) load(revision);
  };
  const loadProved = () => {
    forget();
    clearTimeout(dropping.current);
    // Only a page that is left keeps it: whatever the proof says is said here.
    loadNotes.write(datasetId, {
      what: `${formatMany(rows ?? 0, 'row')}${where ? ` into ${where}` : ''}`,
      newest,
      picked,
      mode: wished,
      modes: byTable,
      options,
    });
    void proveThen(
      (proved) => load(proved),
      // What was refused is said here. A page that is being left hears of a failure too, and is no more then.
      () => void (dropping.current = setTimeout(() => loadNotes.drop(datasetId), LEAVING_MS)),
    );
  };
  const submit = () => {
    if (!isReady || isLarge) return;
    if (gate.state === 'prove') loadProved();
    if (gate.state === 'open') loadNow();
  };

  return {
    saved,
    left,
    forget,
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
    tables: tables?.length ?? 0,
    bytes: estimate?.bytes ?? null,
    isAtomic: isAtomic(options, rows ?? 0),
    time,
    isLarge,
    isReady,
    isWaiting,
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
function useStartRun(datasetId: string, onRefused: () => void) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (body: StartRun) => startRun(body, key.current),
    // Without an answer, as of a page that is being left, the server is asked later.
    onSettled: (_, error) => isUnreachable(error) || loadNotes.drop(datasetId),
    onSuccess: (run) => navigate({ to: '/runs/$runId', params: { runId: run.id } }),
    // The next try is another run, not the same one again.
    onError: () => {
      key.current = crypto.randomUUID();
      onRefused();
    },
  });
}
