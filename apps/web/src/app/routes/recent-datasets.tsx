import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { keyHint } from '../../lib/keys.ts';
import { openPalette } from '../../lib/palette-state.ts';
import { recentOf } from '../../lib/recent.ts';
import { datasetsQuery } from '../../queries/datasets.ts';
import styles from './recent-datasets.module.css';

/** The number of listed datasets; the search finds the others. */
const MAX_LISTED = 5;

/** Next steps after an unknown address: the datasets opened last, and the search. */
export function RecentDatasets() {
  const all = useQuery(datasetsQuery('')).data?.items ?? [];
  const recent = recentOf('datasets').flatMap((id) => all.find((dataset) => dataset.id === id) ?? []);
  const listed = [...new Set([...recent, ...all])].slice(0, MAX_LISTED);
  return (
    <div className="stack gap-5 at-start">
      {listed.length > 0 ? (
        <nav aria-label="Recent datasets" className={`grid gap-3 ${styles.recent}`}>
          <h2 className="label">Recent datasets</h2>
          <ul className="card clip">
            {listed.map(({ id, name }) => (
              <li key={id}>
                <Link to="/datasets/$id" params={{ id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Button onPress={() => openPalette()}>
        <Search aria-hidden />
        Search <kbd>{keyHint('palette')}</kbd>
      </Button>
    </div>
  );
}
