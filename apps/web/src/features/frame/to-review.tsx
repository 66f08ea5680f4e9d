import { Badge } from '../../components/ui/badge.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';

type ToReviewProps = {
  count: number;
  /** Follows in the title. */
  note?: string;
  /** The rows are not looked at yet: the list may be longer. */
  isLeast?: boolean;
};

/** How many columns a person should look at. */
export function ToReview({ count, note, isLeast = false }: ToReviewProps) {
  return count > 0 ? (
    <Badge title={`${formatMany(count, 'column')} to review${note ?? (isLeast ? '; the rows are not looked at yet' : '')}`}>
      {formatCount(count)}
      {isLeast ? '+' : ''}
    </Badge>
  ) : null;
}
