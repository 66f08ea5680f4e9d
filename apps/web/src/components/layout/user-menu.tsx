import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { rememberedMe } from '../../lib/remembered-me.ts';
import { useMe } from '../../queries/me.ts';
import { buttonClass } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import layout from './layout.module.css';

/** Only for signed-in people; loaded with their data. */
const AccountMenu = lazyPart(() => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu), 'nothing');

/** The signed-in person and the settings; without a login only the settings. */
export function UserMenu() {
  const me = useMe();
  const people = (me?.mode ?? rememberedMe()?.mode) === 'server';
  if (people) return <Suspense fallback={<span className={button.icon} />}>{me ? <AccountMenu me={me} /> : <span className={button.icon} />}</Suspense>;
  return (
    <Link to="/settings/{-$section}" className={`${buttonClass('quiet')} ${button.icon} ${layout.roomyLink}`} aria-label="Settings" title="Settings">
      <Settings aria-hidden />
    </Link>
  );
}
