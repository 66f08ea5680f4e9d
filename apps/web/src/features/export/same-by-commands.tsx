import { useQuery } from '@tanstack/react-query';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { datasetQuery } from '../../queries/datasets.ts';
import { useCurl } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { BlueprintDownload } from './blueprint-download.tsx';
import { loadCommand } from './load-command.ts';
import type { LoadModel } from './use-load.ts';

/** The same load by curl and by the command line, with the files that it takes. */
export function SameByCommands({ load, revision }: { load: LoadModel; revision: number }) {
  const curl = useCurl();
  const name = useQuery(datasetQuery(useDraft((state) => state.datasetId))).data?.name;
  const { mode, modes, options, isAtomic, target, found } = load;
  const creates = found?.create ?? false;
  const server = window.location.origin;
  const body = JSON.stringify(load.bodyOf(revision, target.shown));
  const into = !target.connection ? { address: target.shown } : name === undefined ? null : { server, dataset: name, connection: target.connection.name };
  return (
    <>
      <CopyLine label="The same by curl" text={`${curl} ${server}/api/v1/runs -H 'content-type: application/json' -d '${body}'`} />
      {into === null ? null : (
        <CopyLine
          label={'server' in into ? 'With the command line, by this server' : `With the command line, from the saved blueprint${creates ? ' and the DDL' : ''}`}
          text={loadCommand({ creates, mode, modes, isAtomic, fast: options.fast, connections: options.connections, into })}
        />
      )}
      {into && 'address' in into ? <BlueprintDownload withSchema={creates} /> : null}
    </>
  );
}
