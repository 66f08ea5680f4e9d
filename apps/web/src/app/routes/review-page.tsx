import { getRouteApi } from '@tanstack/react-router';
import layout from '../../components/layout/layout.module.css';
import { ChooseGenerator } from '../review/choose-generator.tsx';
import { Review } from '../../features/review/review.tsx';

const route = getRouteApi('/datasets/$id/review');

/** Columns with guessed values, one after the other. */
export function ReviewPage() {
  const { c = null } = route.useSearch();
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <Review key={c} asked={c} chooser={ChooseGenerator} />
    </main>
  );
}
