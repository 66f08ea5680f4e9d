import { formatAgo, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

/** How long ago something was, kept up to date; the exact time is its title. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatAgo(at, now)}
    </time>
  );
}
