import { useEffect, type ReactNode } from 'react';
import styles from './layout.module.css';
import { MainNav } from './main-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** A screen with the main navigation and one column of content. */
export function PageFrame({
  back,
  title,
  tabTitle,
  lead,
  actions,
  children,
}: {
  /** A link to the parent page. */ back?: ReactNode;
  title: string;
  /** A longer title for the browser tab. */ tabTitle?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(tabTitle ?? title);
  return (
    <>
      <TopBar>
        <MainNav />
      </TopBar>
      <main id="main" className={`gap-6 full-width ${styles.page}`}>
        <header className={`gap-5 apart ${styles.pageHead}`}>
          <div>
            {back ? <p className={`text-cell ${styles.back}`}>{back}</p> : null}
            <h1>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {actions ? <div className={`gap-3 rigid ${styles.pageActions}`}>{actions}</div> : null}
        </header>
        {children}
      </main>
    </>
  );
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Seedbed' ? title : `${title} · Seedbed`;
  }, [title]);
}
