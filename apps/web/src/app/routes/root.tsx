import { Outlet } from '@tanstack/react-router';
import { PaletteHost } from '../../features/palette/palette-host.tsx';

/** Every screen stands in here; the palette and the sheet of keys reach over all of them. */
export function Root() {
  return (
    <>
      <a href="#main" className="visually-hidden">
        Skip to content
      </a>
      <Outlet />
      <PaletteHost />
    </>
  );
}
