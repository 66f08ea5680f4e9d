import type { Mock } from '@seedbed/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useMay, useMe } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { exampleBody } from './example-body.ts';
import { mockStateQuery, requestsKey, requestsQuery } from './api.ts';
import { MockChaosSettings } from './mock-chaos.tsx';
import { MockSettings } from './mock-settings.tsx';
import { MockSignInSettings } from './mock-sign-in.tsx';
import { RequestList } from './request-list.tsx';
import { MockPolicies, servedWords } from './served-state.tsx';
import { SnippetTabs } from './snippet-tabs.tsx';
import type { MockCall } from './mock-call.ts';
import { suggestedPaths } from './suggestions.ts';
import { TryIt } from './try-it.tsx';
import styles from './mock.module.css';

/** One mock: its address, its settings, a request to try with its code, and the requests of others. */
export function MockPanel({ mock }: { mock: Mock }) {
  const blueprint = useDraft((state) => state.blueprint);
  const queries = useQueryClient();
  const may = useMay('write');
  const isServer = useMe()?.mode === 'server';
  const requests = useQuery(requestsQuery(mock.id));
  const base = useDraft((state) => state.base);
  const state = useQuery(mockStateQuery(mock, base));
  const first = () => ({ method: 'GET', path: suggestedPaths(blueprint, mock.dialect, 'GET')[0]?.label ?? '/', body: '' });
  const [call, setCall] = useState<MockCall>(first);
  const counts = useTableRows();
  const paths = suggestedPaths(blueprint, mock.dialect, call.method);
  // Another dialect has other paths.
  const [dialect, setDialect] = useState(mock.dialect);
  if (dialect !== mock.dialect) {
    setDialect(mock.dialect);
    setCall(first());
  }
  // On a phone, in one column, the main part comes first.
  const isPhone = useMedia(PHONE);
  const set = useRef<HTMLDivElement>(null);
  const url = window.location.origin + mock.path;
  const settings = (
    <div ref={set} tabIndex={-1} role="group" aria-label="Settings" className={`grid gap-5 border-below no-ring ${styles.set}`}>
      <MockSettings mock={mock} mayWrite={may} />
      <MockChaosSettings mock={mock} mayWrite={may} />
      <MockSignInSettings mock={mock} state={state.data} mayWrite={may} />
    </div>
  );
  return (
    <div className={`grid min-width-0 ${styles.panel}`}>
      <div className={`grid gap-3 min-width-0 ${styles.place}`}>
        <CopyLine label="Address" text={url} />
        <p className="faint pretty">{servedWords(mock, state.data)}</p>
        {isPhone ? (
          <Button
            onPress={() => {
              set.current?.focus({ preventScroll: true });
              set.current?.scrollIntoView();
            }}
          >
            <SlidersHorizontal aria-hidden />
            Settings
          </Button>
        ) : null}
      </div>
      {isPhone ? null : settings}
      <div className={`grid gap-6 ${styles.columns}`}>
        <section className={`grid min-width-0 ${styles.section}`} aria-labelledby="mock-try">
          <h2 id="mock-try">Try it</h2>
          <TryIt
            key={mock.dialect}
            base={mock.path}
            call={call}
            paths={paths}
            isOff={!mock.on}
            onChange={setCall}
            onExample={({ method, path }) => exampleBody(blueprint, counts, method, path)}
            onSent={() => void queries.invalidateQueries({ queryKey: requestsKey(mock.id) })}
          />
        </section>
        <section className={`grid min-width-0 ${styles.section}`} aria-labelledby="mock-code">
          <h2 id="mock-code">Use it in code</h2>
          <SnippetTabs call={call} address={{ url, dialect: mock.dialect, needsKey: mock.visibility === 'workspace' && isServer }} path={mock.path} />
        </section>
      </div>
      {isPhone ? settings : null}
      <MockPolicies state={state.data} error={state.isError ? state.error : null} onRetry={() => void state.refetch()} />
      <section className={`grid min-width-0 ${styles.section}`} aria-labelledby="mock-requests">
        <h2 id="mock-requests">Requests</h2>
        <RequestList requests={requests.data} error={requests.isError ? requests.error : null} onRetry={() => void requests.refetch()} />
      </section>
    </div>
  );
}
