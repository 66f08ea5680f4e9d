import type { Me } from '@seedbed/contract';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { describeError } from '../../lib/describe-error.ts';
import { notify } from '../../lib/notify.ts';
import { themeAction, useTheme } from '../../lib/theme.ts';
import { signOut, switchWorkspace } from '../../queries/session.ts';
import list from '../ui/list-box.module.css';
import styles from './account-menu.module.css';

/** The signed-in person and workspace, the other workspaces, settings and sign-out. */
export function AccountMenu({ me }: { me: Me }) {
  const navigate = useNavigate();
  const theme = useTheme();
  const { user, workspace, workspaces } = me;
  const go = (id: string) => void switchWorkspace(id).catch((error: unknown) => notify(describeError(error).detail, { isError: true }));
  return (
    <MenuTrigger>
      <Button className={`line gap-3 text-label pointer ${styles.trigger}`} aria-label={`${user.name}, ${workspace.name}: account`}>
        {/* Drawn only, not part of the accessible name. */}
        <span className={`grid accent centered ${styles.initials}`} data-initials={initialsOf(user.name)} />
        <span className={`cut ${styles.workspace}`}>{workspace.name}</span>
      </Button>
      <Popover className={`${list.popover} ${styles.popover}`} offset={4} placement="bottom end">
        <div className={`stack break-anywhere border-below ${styles.who}`}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu className={`scroll no-ring ${list.list}`} aria-label="Account">
          <MenuSection>
            <Header className={`text-small faint on-surface ${list.header}`}>{workspaces.length > 1 ? 'Workspaces' : 'Workspace'}</Header>
            {workspaces.map((one) => (
              <MenuItem
                key={one.id}
                className={`no-underline rounded-4px ${list.item}`}
                textValue={one.name}
                onAction={() => (one.id === workspace.id ? void navigate({ to: '/settings/{-$section}', params: { section: 'workspace' } }) : go(one.id))}
              >
                <span className={one.id === workspace.id ? 'semibold' : ''}>{one.name}</span>
                <span className={list.note}>{one.id === workspace.id ? `${one.role}, you are here` : one.role}</span>
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection aria-label="More" className={`border-above ${styles.rest}`}>
            <MenuItem className={`no-underline rounded-4px ${list.item}`} textValue={themeAction(theme).label} onAction={themeAction(theme).run}>
              <span>{themeAction(theme).label}</span>
            </MenuItem>
            <MenuItem className={`no-underline rounded-4px ${list.item}`} textValue="Settings" onAction={() => void navigate({ to: '/settings/{-$section}' })}>
              <span>Settings</span>
            </MenuItem>
            <MenuItem className={`no-underline rounded-4px ${list.item}`} textValue="Sign out" onAction={() => void signOut()}>
              <span>Sign out</span>
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** At most two letters: of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
