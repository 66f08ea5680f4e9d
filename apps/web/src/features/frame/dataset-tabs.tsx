import { Link, useRouterState } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { SCREEN_GROUPS, SCREEN_KEYS, SCREEN_PATHS, screenAt, screenSearch, type ScreenKey } from '../../lib/dataset-screens.ts';
import type { TableSearch } from '../../lib/search.ts';
import { SMALL, useMedia } from '../../lib/use-media.ts';
import { lastTable } from '../../workspace/kept-places.ts';
import { useMay } from '../../queries/me.ts';
import nav from '../../components/layout/layout.module.css';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import styles from './frame.module.css';

/** Components that count open tasks of a screen. */
export type TabCounts = Partial<Record<ScreenKey, ComponentType>>;

/**
 * The screens of a dataset, by their purpose. Tables, columns and diagram are one screen in three views, so this component decides which
 * one is current, and not the router.
 */
export function DatasetTabs({ id, counts = {} }: { id: string; counts?: TabCounts }) {
  const here = useRouterState({ select: ({ location }) => screenAt(location.pathname, (location.search as TableSearch).v) });
  const mayRun = useMay('run');
  // Beside its button a tab would be a second way to the same screen.
  const hasButton = !useMedia(SMALL);
  const table = useRouterState({ select: ({ location }) => lastTable(id, (location.search as TableSearch).t ?? null) });
  return (
    <TabBar label="Dataset">
      {SCREEN_GROUPS.map(({ label, keys }) => (
        <span key={label} role="group" aria-label={label} className={`row gap-1 ${styles.tabGroup}`}>
          {keys
            .filter((key) => key !== 'l' || (mayRun && !hasButton))
            .map((key) => {
              const Count = counts[key];
              return (
                <Link
                  key={key}
                  to={SCREEN_PATHS[key]}
                  params={{ id }}
                  search={screenSearch(key, table)}
                  className={`gap-6px nowrap ${nav.navLink}`}
                  activeOptions={{ exact: true, includeSearch: true }}
                  {...(here === key ? { 'aria-current': 'page' as const, 'data-here': '' } : {})}
                >
                  {SCREEN_KEYS[key]}
                  {Count ? <Count /> : null}
                </Link>
              );
            })}
        </span>
      ))}
    </TabBar>
  );
}
