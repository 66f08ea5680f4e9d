import { Link, useRouterState } from '@tanstack/react-router';
import type { TableSearch } from '../../lib/search.ts';
import nav from '../../components/layout/layout.module.css';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useProblems } from '../../workspace/use-problems.ts';
import styles from './frame.module.css';

/** A dataset's screens. Tables, diagram and columns are one screen in three views, so which one is shown is said here and not by the router. */
export function DatasetTabs({ id }: { id: string }) {
  const here = useRouterState({ select: ({ location }) => hereOf(location.pathname, (location.search as TableSearch).v) });
  const table = useRouterState({ select: ({ location }) => (location.search as TableSearch).t });
  const search = table === undefined ? {} : { t: table };
  const params = { id };
  const tab = (name: string) => ({
    params,
    className: nav.navLink,
    activeOptions: { exact: true, includeSearch: true },
    ...(here === name ? { 'aria-current': 'page' as const, 'data-here': '' } : {}),
  });
  return (
    <TabBar label="Dataset" className={styles.tabs!}>
      <Link to="/datasets/$id" search={search} {...tab('tables')}>
        Tables
      </Link>
      <Link to="/datasets/$id" search={{ ...search, v: 'diagram' }} {...tab('diagram')}>
        Diagram
      </Link>
      <Link to="/datasets/$id" search={{ ...search, v: 'columns' }} {...tab('columns')}>
        Columns
      </Link>
      <Link to="/datasets/$id/sql" {...tab('sql')}>
        SQL
      </Link>
      <Link to="/datasets/$id/review" {...tab('review')}>
        Review
      </Link>
      <Link to="/datasets/$id/problems" {...tab('problems')}>
        Problems
        <ProblemCount />
      </Link>
      <Link to="/datasets/$id/ask" {...tab('ask')} aria-label="Ask a model">
        Ask
      </Link>
      <Link to="/datasets/$id/history" {...tab('history')}>
        History
      </Link>
      <Link to="/datasets/$id/export" {...tab('export')}>
        Export
      </Link>
      <Link to="/datasets/$id/mock" {...tab('mock')} aria-label="Mock API">
        Mock
      </Link>
    </TabBar>
  );
}

/** Counted anew with every edit, without the links beside it. */
function ProblemCount() {
  const { errors, warnings } = useProblems();
  return errors + warnings > 0 ? <Badge tone={errors > 0 ? 'bad' : 'warn'}>{errors + warnings}</Badge> : null;
}

function hereOf(path: string, view: TableSearch['v']): string {
  const last = /\/datasets\/[^/]+\/(\w+)/.exec(path)?.[1];
  return last ?? view ?? 'tables';
}
