import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { MayNot } from '../../components/layout/may-not.tsx';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { PaneBoundary } from '../../components/ui/pane-boundary.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useRoving } from '../../lib/use-roving.ts';
import { meQuery } from '../../queries/me.ts';
import { SECTIONS, sectionsFor, type SectionId } from '../../queries/settings-sections.ts';
import { NotFoundPage } from './not-found-page.tsx';
import styles from '../../features/settings/settings.module.css';

const PARTS: Readonly<Record<SectionId, ComponentType>> = {
  you: lazyPart(() => import('../../features/settings/you.tsx').then(({ You }) => You), 'pane'),
  members: lazyPart(() => import('../../features/settings/members.tsx').then(({ Members }) => Members), 'pane'),
  'api-keys': lazyPart(() => import('../../features/settings/api-keys.tsx').then(({ ApiKeys }) => ApiKeys), 'pane'),
  audit: lazyPart(() => import('../../features/settings/audit-log.tsx').then(({ AuditLog }) => AuditLog), 'pane'),
  workspace: lazyPart(() => import('../../features/settings/workspace.tsx').then(({ Workspace }) => Workspace), 'pane'),
  appearance: lazyPart(() => import('../../features/settings/appearance.tsx').then(({ Appearance }) => Appearance), 'pane'),
  model: lazyPart(() => import('../../features/settings/model.tsx').then(({ Model }) => Model), 'pane'),
  access: lazyPart(() => import('../../features/settings/access.tsx').then(({ Access }) => Access), 'pane'),
};

/** The account, the workspace and its people, and how it looks in this browser. */
export function SettingsPage() {
  const { section } = useParams({ strict: false }) as { section?: string };
  const meResult = useQuery(meQuery);
  const me = meResult.data;
  const roving = useRoving<HTMLElement>('a', true);
  if (!me) {
    return (
      <PageFrame title="Settings">
        {meResult.isError ? <ErrorNote error={meResult.error} onRetry={() => void meResult.refetch()} /> : <SkeletonLines count={6} label="Loading settings" />}
      </PageFrame>
    );
  }
  const offered = sectionsFor(me);
  const here = SECTIONS.find((one) => one.id === (section ?? offered[0]!.id));
  if (!here) return <NotFoundPage />;
  const Part = PARTS[here.id];
  return (
    <PageFrame title="Settings" tabTitle={`${here.label} · Settings`}>
      <div className={`grid at-start gap-7 ${styles.settings}`}>
        {offered.length > 1 ? (
          <nav {...roving} className={`stack gap-1 ${styles.sections}`} aria-label="Settings">
            {offered.map(({ id, label }) => (
              <Link
                key={id}
                to="/settings/{-$section}"
                params={{ section: id }}
                className={`quiet nowrap no-underline rounded-4px control-high ${styles.section}`}
                {...(id === here.id ? { 'aria-current': 'page' as const } : {})}
              >
                {label}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className={`stack min-width-0 gap-7 ${styles.part}`}>
          {offered.includes(here) ? (
            <PaneBoundary of={here.id} what="This part of the settings">
              <Suspense fallback={<SkeletonLines count={6} />}>
                <Part />
              </Suspense>
            </PaneBoundary>
          ) : me.mode === 'local' ? (
            <LocalNote />
          ) : (
            <MayNot what={`see “${here.label}”`}>Only owners of the workspace can see this.</MayNot>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

/** Shown for a link to members on a server without accounts. */
function LocalNote() {
  return (
    <p>
      This server has no accounts: Seedbed runs on this machine for one owner. <Link to="/settings/{-$section}">Appearance</Link> and the model can be changed.
    </p>
  );
}
