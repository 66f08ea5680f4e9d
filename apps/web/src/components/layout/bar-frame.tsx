import type { ReactNode } from 'react';
import { MainNav } from './main-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** The bar with the main navigation, above a screen that could not be fetched. */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar>
        <MainNav />
      </TopBar>
      {children}
    </>
  );
}
