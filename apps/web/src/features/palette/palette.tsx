import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import list from '../../components/ui/list-box.module.css';
import { closePalette, paletteStore, type PaletteItem, type PaletteScope } from '../../lib/palette-state.ts';
import { PREFIXES } from './find-items.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteRow } from './palette-row.tsx';
import styles from './palette.module.css';
import { noteRun } from './recent-items.ts';
import { useFound } from './use-found.ts';
import { useItems } from './use-items.ts';

type PaletteQuery = { readonly scope: PaletteScope | null; readonly query: string };

/** Finds tables, columns, datasets, screens and commands. */
export function Palette() {
  // Starts with the text typed during loading.
  const [{ scope, query }, ask] = useState<PaletteQuery>(() => queryOf(null, paletteStore.getState().start));
  /** By arrow keys or the pointer, since the last letter; before, Enter runs the first result. */
  const [isMoved, setMoved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    paletteStore.setState({ isShown: true });
    return () => paletteStore.setState({ isShown: false });
  }, []);
  const items = useItems();
  const found = useFound(items, scope, query);
  const listed = found.flatMap((group) => group.items);
  const first = listed[0]?.id;
  const enter = (next: PaletteScope | null) => {
    ask({ scope: next, query: '' });
    setMoved(false);
  };
  const run = (id: unknown) => {
    const item = listed.find((one) => one.id === id);
    if (item?.enter) return enter(item.enter);
    closePalette();
    if (item) noteRun(item);
    item?.run();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const stop = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Escape') {
      // The field's own Escape would only clear it.
      event.stopPropagation();
      closePalette();
    } else if (event.key === 'Backspace' && query === '' && scope) {
      stop();
      enter(null);
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const columns = columnsOf(listed.find(({ id }) => id === (isMoved ? focusedId(field.current) : first)));
      if (!columns) return;
      stop();
      enter(columns);
    } else if (event.key.startsWith('Arrow') || event.key.startsWith('Page')) setMoved(true);
    else if (event.key === 'Enter' && !isMoved) {
      // The list follows the letters a moment later: what it has in focus may be of fewer of them.
      stop();
      if (first !== undefined) run(first);
    }
  };
  const type = (text: string) => {
    ask((before) => queryOf(before.scope, text));
    setMoved(false);
  };
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && closePalette()} isDismissable className={`grid at-start ${styles.scrim}`}>
      <Modal className={`card clip raised ${styles.modal}`}>
        <Dialog aria-label="Search" className={styles.dialog!}>
          <Autocomplete inputValue={query} onInputChange={type} filter={() => true}>
            <SearchField aria-label="Search" autoFocus className="line border-below">
              {scope ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={`cut rigid text-label ink pointer rounded-4px ${styles.scope}`}
                  onClick={() => enter(null)}
                  title="Search everything"
                >
                  {scope.label}
                </button>
              ) : null}
              <Input
                ref={field}
                className={`fill no-ring ${styles.input}`}
                onKeyDownCapture={onKey}
                placeholder={scope ? `Search ${scope.label.toLowerCase()}` : 'Search tables, columns, commands'}
              />
            </SearchField>
            <Menu
              // Another list begins at its top.
              key={scope?.label ?? ''}
              aria-label="Found"
              className={`scroll no-ring ${list.list} ${styles.list}`}
              onAction={run}
              renderEmptyState={() => <p className={`faint ${list.empty}`}>No results{scope ? ` in ${scope.label.toLowerCase()}` : ''}.</p>}
            >
              {found.map(({ group, items: members }) => (
                <MenuSection key={group} id={group}>
                  <Header className={`text-small faint on-surface ${list.header}`}>{group}</Header>
                  {members.map((item) => (
                    <PaletteRow key={item.id} item={item} query={query} isFirst={!isMoved && item.id === first} onHover={() => setMoved(true)} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
          <PaletteFoot scope={scope} hasColumns={columnsOf(listed[0]) !== null} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A prefix letter chooses the scope. */
function queryOf(scope: PaletteScope | null, text: string): PaletteQuery {
  const prefix = scope ? undefined : PREFIXES[text[0] ?? ''];
  return prefix ? { scope: prefix, query: text.slice(1) } : { scope, query: text };
}

/** The columns of a table, for a list of their own. */
function columnsOf(item: PaletteItem | undefined): PaletteScope | null {
  return item?.group === 'Tables' ? { group: 'Columns', table: item.id.replace(/^table-/, 'column-'), label: `Columns of ${item.label}` } : null;
}

/** The result that the arrow keys are at; the focus itself stays in the field. */
function focusedId(field: HTMLInputElement | null): string | null {
  return document.getElementById(field?.getAttribute('aria-activedescendant') ?? '')?.dataset['key'] ?? null;
}
