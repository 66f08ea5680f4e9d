import { Badge } from '../../components/ui/badge.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';

/** How many columns a person should look at. */
export function ToReview({ count }: { count: number }) {
  return count > 0 ? <Badge title={`${formatMany(count, 'column')} to review`}>{formatCount(count)}</Badge> : null;
}
