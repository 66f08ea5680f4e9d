import { useMutation } from '@tanstack/react-query';
import { useRef, type KeyboardEvent } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ComboBox } from '../../components/ui/combo-box.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Labelled } from '../../components/ui/field.tsx';
import { Select, type Option } from '../../components/ui/select.tsx';
import { formatBytes, formatDuration } from '../../lib/format.ts';
import { isUnreachable } from '../../lib/server-reach.ts';
import { sendRequest, type MockReply } from './send-request.ts';
import type { MockCall } from './mock-call.ts';
import styles from './mock.module.css';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((id) => ({ id, label: id }));
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT']);

type Props = {
  base: string;
  call: MockCall;
  paths: readonly Option<string>[];
  isOff: boolean;
  onChange: (call: MockCall) => void;
  /** A body that works for a write; null if there is none. */
  onExample: (call: MockCall) => Promise<string | null>;
  onSent: () => void;
};

/** A request, and the actual answer of the mock. */
export function TryIt({ base, call, paths, isOff, onChange, onExample, onSent }: Props) {
  const under = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: (mockCall: MockCall) => {
      under.current?.abort();
      under.current = new AbortController();
      return sendRequest(base, mockCall, under.current.signal);
    },
    onSettled: onSent,
  });
  const hasBody = WITH_BODY.has(call.method);
  /** The body that was proposed: one that somebody wrote stays. */
  const proposed = useRef('');
  const asked = useRef(0);
  const askedPath = useRef(call.path);
  const ask = async (next: MockCall) => {
    const isOwn = call.body !== '' && call.body !== proposed.current;
    const number = ++asked.current;
    askedPath.current = next.path;
    const body = !WITH_BODY.has(next.method) ? '' : isOwn ? call.body : '{}';
    onChange({ ...next, body });
    if (body === '' || isOwn) return;
    proposed.current = body;
    const example = await onExample(next).catch(() => null);
    if (example === null || number !== asked.current) return;
    proposed.current = example;
    onChange({ ...next, body: example });
  };
  const send = () => sending.mutate(call);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    // Closes the list of paths, which would cover the response.
    if (event.target instanceof HTMLInputElement) event.currentTarget.querySelector<HTMLElement>('[data-send] button')?.focus();
    send();
  };
  return (
    <div className={`grid min-width-0 ${styles.try}`} onKeyDownCapture={onKeyDown}>
      <div className={`grid gap-3 at-end ${styles.request}`}>
        <Select
          label="Method"
          options={METHODS}
          value={call.method}
          onChange={(method) => void ask({ ...call, method, path: method === 'POST' ? call.path.replace(/\?.*$/s, '') : call.path })}
        />
        <div className={`min-width-0 ${styles.path}`}>
          <ComboBox
            label="Path"
            options={paths}
            value={call.path}
            placeholder="/table?limit=5"
            onChange={(path) => void ask({ ...call, path })}
            // The field says its text also when it is set from here.
            onText={(path) => path !== askedPath.current && void ask({ ...call, path })}
          />
        </div>
        <span data-send>
          <Button look="primary" onPress={send} isPending={sending.isPending}>
            {sending.isPending ? 'Sending…' : 'Send'}
          </Button>
        </span>
      </div>
      {hasBody ? (
        <Labelled label="Body (JSON)">
          {(id) => (
            <textarea
              id={id}
              className={`full-width text-mono ink on-surface rounded pad-3-4 ${styles.body}`}
              rows={4}
              spellCheck={false}
              value={call.body}
              onChange={({ target }) => {
                asked.current++;
                onChange({ ...call, body: target.value });
              }}
            />
          )}
        </Labelled>
      ) : null}
      {sending.isError ? <ErrorNote error={sending.error} onRetry={send} /> : null}
      {sending.data && !sending.isPending ? (
        <Reply reply={sending.data} />
      ) : sending.isError && !isUnreachable(sending.error) ? null : (
        <p className="faint pretty" aria-live="polite">
          {sending.isPending
            ? 'Waiting for the response…'
            : sending.isError
              ? 'No response: the request did not reach the server.'
              : isOff
                ? 'The mock API is off: every request gets 503.'
                : 'Send a request to see the response here. Nothing you write changes the dataset.'}
        </p>
      )}
    </div>
  );
}

function Reply({ reply: { status, milliseconds, bytes, headers, text, isCut } }: { reply: MockReply }) {
  return (
    <div className={`grid min-width-0 ${styles.reply}`} role="group" aria-label="Response">
      <div className="line gap-4 figures quiet" role="status">
        <Badge tone={status < 400 ? 'good' : 'bad'}>{status}</Badge>
        <span>{formatDuration(milliseconds / 1000)}</span>
        <span>{formatBytes(bytes)}</span>
      </div>
      <pre tabIndex={0} aria-label="Response body">
        {text === '' ? <span className="faint pretty">No body</span> : text}
      </pre>
      {isCut ? <p className="faint pretty">Only the beginning is shown.</p> : null}
      <details className={styles.headers}>
        <summary className="control-high quiet">
          {headers.length} {headers.length === 1 ? 'header' : 'headers'}
        </summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt className="faint break-anywhere">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
