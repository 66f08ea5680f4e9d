import type { Mock, MockChaos } from '@seedbed/contract';
import { useState } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Select } from '../../components/ui/select.tsx';
import { RangeSlider } from './range-slider.tsx';
import { useChangeMock } from './use-change-mock.ts';
import styles from './mock.module.css';

const NONE: MockChaos = { minLatency: 0, maxLatency: 0, errorRate: 0, status: 503 };
const STATUSES = [
  { id: '401', label: '401 Unauthorized' },
  { id: '404', label: '404 Not Found' },
  { id: '429', label: '429 Too Many Requests' },
  { id: '500', label: '500 Internal Server Error' },
  { id: '503', label: '503 Service Unavailable' },
];
/** The maximum of the slider in milliseconds; the API allows up to 30,000. */
const SLIDER_LATENCY = 5_000;

/** Delays and errors on purpose. A dragged value applies on release. */
export function MockChaosSettings({ mock, mayWrite }: { mock: Mock; mayWrite: boolean }) {
  const change = useChangeMock(mock);
  const [dragged, setDragged] = useState<MockChaos | null>(null);
  const shown = dragged ?? (change.isPending && change.variables.chaos !== undefined ? change.variables.chaos : mock.chaos) ?? NONE;
  if (!mayWrite && !mock.chaos) return null;
  const apply = (next: MockChaos) => {
    setDragged(null);
    const isNone = next.maxLatency === 0 && next.errorRate === 0;
    change.mutate({ chaos: isNone ? null : next });
  };
  const withLatency = ([minLatency = 0, maxLatency = 0]: readonly number[]) => ({ ...shown, minLatency, maxLatency });
  const withErrors = ([percent = 0]: readonly number[]) => ({ ...shown, errorRate: percent / 100 });
  const status = String(shown.status);
  return (
    <div className={`row at-end wrap ${styles.chaos}`} role="group" aria-label="Slow answers and errors">
      <RangeSlider
        label="Latency"
        thumbs={['Minimum latency', 'Maximum latency']}
        value={[shown.minLatency, shown.maxLatency]}
        maximum={Math.max(SLIDER_LATENCY, shown.maxLatency)}
        step={50}
        words={latencyWords(shown)}
        isDisabled={!mayWrite}
        onChange={(value) => setDragged(withLatency(value))}
        onChangeEnd={(value) => apply(withLatency(value))}
      />
      <RangeSlider
        label="Errors"
        thumbs={['Error rate']}
        value={[Number((shown.errorRate * 100).toPrecision(12))]}
        maximum={100}
        step={1}
        words={shown.errorRate === 0 ? 'None' : `${Number((shown.errorRate * 100).toPrecision(3))}% of requests`}
        isDisabled={!mayWrite}
        onChange={(value) => setDragged(withErrors(value))}
        onChangeEnd={(value) => apply(withErrors(value))}
      />
      <Select
        label="Error status"
        options={STATUSES.some(({ id }) => id === status) ? STATUSES : [...STATUSES, { id: status, label: status }]}
        value={status}
        isDisabled={!mayWrite || shown.errorRate === 0}
        onChange={(next) => apply({ ...shown, status: Number(next) })}
      />
      {change.isError ? <ErrorNote error={change.error} /> : null}
    </div>
  );
}

function latencyWords({ minLatency, maxLatency }: MockChaos): string {
  if (maxLatency === 0) return 'None';
  return minLatency === maxLatency ? `${maxLatency.toLocaleString('en')} ms` : `${minLatency.toLocaleString('en')} to ${maxLatency.toLocaleString('en')} ms`;
}
