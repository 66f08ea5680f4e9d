import { memo, type ReactNode } from 'react';
import { ChartNoAxesColumn, Copy, Ellipsis, Funnel, PanelBottom, PanelRight, Search, SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../components/ui/button.tsx';
import { Menu, type MenuAction } from '../../components/ui/menu.tsx';
import { keyWords } from '../../lib/keys.ts';
import { setDensity, useDensity, type Density } from '../../lib/density.ts';
import { toggleMakers, useMakersShown } from '../../lib/makers-shown.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { formatCount } from '../../lib/format.ts';
import type { CopyFormat } from './copy-texts.ts';
import { copyFault } from './copy-selection.ts';
import { cellsIn, type Rect } from './selection.ts';

const FORMATS: readonly { id: CopyFormat; label: string; shortcut?: string }[] = [
  { id: 'tsv', label: 'Copy as cells (TSV)', shortcut: keyWords('$mod+c') },
  { id: 'tsv-named', label: 'Copy with column names (TSV)' },
  { id: 'csv', label: 'Copy as CSV' },
  { id: 'json', label: 'Copy as JSON' },
  { id: 'sql', label: 'Copy as INSERT' },
  { id: 'markdown', label: 'Copy as Markdown' },
];

const DENSITY_WORDS: Readonly<Record<Density, string>> = { compact: 'Compact rows', normal: 'Rows of normal height', roomy: 'Tall rows' };

/** Actions on the whole grid: search, copy, and display options. Rerendered only when one of these changes. */
export const GridTools = memo(function GridTools({
  rect,
  hidden,
  isPlain,
  onShow,
  onReset,
  onFind,
  isFiltered,
  onFilter,
  onCopy,
  isBelow,
  onBelow,
  isLinked,
  onLinked,
  isOverview,
  onOverview,
  onCopyLink,
}: {
  rect: Rect;
  /** Names of the columns that are not shown. */
  hidden: readonly string[];
  /** Whether columns are shown as the table has them. */
  isPlain: boolean;
  onShow: (names: readonly string[]) => void;
  onReset: () => void;
  onFind: () => void;
  isFiltered: boolean;
  onFilter: () => void;
  onCopy: (format: CopyFormat) => void;
  /** Whether the rows that refer to the active one are below. */
  isBelow: boolean;
  onBelow: () => void;
  /** Whether the tables that reference this one are open next to it. */
  isLinked: boolean;
  onLinked: () => void;
  /** Whether the overview of columns replaces the rows. */
  isOverview: boolean;
  onOverview: () => void;
  onCopyLink: () => void;
}) {
  const density = useDensity();
  const makers = useMakersShown();
  const roving = useRoving<HTMLDivElement>('button');
  const cells = cellsIn(rect);
  const fault = copyFault(rect);
  const isPhone = useMedia(PHONE);
  const copies: MenuAction[] = [
    ...FORMATS.map((format) => ({ ...format, isDisabled: fault !== null, run: () => onCopy(format.id) })),
    ...(fault ? [{ id: 'fault', label: 'Too many to copy', note: fault, isDisabled: true, run: () => undefined }] : []),
    { id: 'link', label: 'Copy the link to this cell', run: onCopyLink },
  ];
  const looks: MenuAction[] = [
    ...(Object.keys(DENSITY_WORDS) as Density[]).map((one) => ({
      id: one,
      label: DENSITY_WORDS[one],
      ...(one === density ? { shortcut: '✓' } : {}),
      run: () => setDensity(one),
    })),
    { id: 'makers', label: 'Generators in the header', ...(makers ? { shortcut: '✓' } : {}), run: toggleMakers },
    ...hidden.map((name) => ({ id: `show ${name}`, label: `Show ${name}`, run: () => onShow([name]) })),
    ...(hidden.length > 1 ? [{ id: 'show-all', label: 'Show all columns', run: () => onShow(hidden) }] : []),
    ...(isPlain ? [] : [{ id: 'reset', label: 'Columns as in the table', note: 'Resets order, hidden and pinned columns', run: onReset }]),
  ];
  const views: readonly View[] = [
    { id: 'overview', label: 'All columns at a glance', shortcut: 'O', isOn: isOverview, icon: <ChartNoAxesColumn aria-hidden />, run: onOverview },
    { id: 'below', label: 'Rows that refer to this one', shortcut: 'C', isOn: isBelow, icon: <PanelBottom aria-hidden />, run: onBelow },
    { id: 'linked', label: 'Linked tables beside this one', shortcut: 'L', isOn: isLinked, icon: <PanelRight aria-hidden />, run: onLinked },
  ];
  const [overview, ...besides] = views;
  const buttonOf = ({ id, label, shortcut, isOn, icon, run }: View) => (
    <IconButton key={id} label={label} shortcut={shortcut} aria-pressed={isOn} onPress={run}>
      {icon}
    </IconButton>
  );
  return (
    <div {...roving} className="line gap-1 rigid push-end relative" role="toolbar" aria-label="Rows and columns">
      {isPhone && !isOverview ? null : buttonOf(overview!)}
      {isOverview ? null : (
        <>
          <IconButton label="Find a value" shortcut="/" onPress={onFind}>
            <Search aria-hidden />
          </IconButton>
          <IconButton label="Filter rows" shortcut="F" aria-pressed={isFiltered} onPress={onFilter}>
            <Funnel aria-hidden />
          </IconButton>
          {isPhone ? null : besides.map(buttonOf)}
          {isPhone ? null : (
            <Menu label="Copy" actions={copies}>
              <IconButton label={cells > 1 ? `Copy ${formatCount(cells)} cells` : 'Copy'}>
                <Copy aria-hidden />
              </IconButton>
            </Menu>
          )}
          <Menu
            label={isPhone ? 'More' : 'How rows are shown'}
            actions={
              isPhone ? [...views.map(({ id, label, isOn, run }) => ({ id, label, ...(isOn ? { shortcut: '✓' } : {}), run })), ...copies, ...looks] : looks
            }
          >
            <IconButton label={isPhone ? 'More' : hidden.length > 0 ? `How rows are shown; ${hidden.length} hidden` : 'How rows are shown'}>
              {isPhone ? <Ellipsis aria-hidden /> : <SlidersHorizontal aria-hidden />}
              {hidden.length > 0 ? <span className="text-small quiet">{hidden.length}</span> : null}
            </IconButton>
          </Menu>
        </>
      )}
    </div>
  );
});

/** What is shown next to the rows or instead of them. */
type View = {
  readonly id: string;
  readonly label: string;
  readonly shortcut: string;
  readonly isOn: boolean;
  readonly icon: ReactNode;
  readonly run: () => void;
};
