import { formatAgo, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

/** The time since something happened, kept up to date; the tooltip has the exact time. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatAgo(at, now)}
    </time>
  );
}
