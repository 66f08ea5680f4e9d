import { Badge } from '../../components/ui/badge.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';

/** How many columns a person should look at; `note` follows in its title. */
export function ToReview({ count, note = '' }: { count: number; note?: string }) {
  return count > 0 ? <Badge title={`${formatMany(count, 'column')} to review${note}`}>{formatCount(count)}</Badge> : null;
}
