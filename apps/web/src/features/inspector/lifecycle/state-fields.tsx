import type { Lifecycle } from '@seedbed/engine';
import { X } from 'lucide-react';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { formatShare } from '../../../lib/format.ts';
import { ScrubNumber } from '../fields/scrub-number.tsx';
import { exactWords, stayShare, stayWords, targetsOf, withoutMove, withShare, type Move } from './moves.ts';
import styles from './lifecycle.module.css';

/** Share of a new arrow. */
const NEW_SHARE = 0.1;

type StateFieldsProps = {
  states: Lifecycle['states'];
  moves: readonly Move[];
  state: number;
  /** Of the counted rows. */
  share: number;
  /** All rows are counted, as they are now. */
  isCounted: boolean;
  /** Exact shares of states, by key. */
  exact: Readonly<Record<string, number>>;
  onMoves: (moves: readonly Move[], words: string, merge?: string) => void;
  onExact: (state: number, share: number | undefined) => void;
};

/** The fields of one state: the shares of its arrows, of the rows that stay, and the exact number of rows in it. */
export function StateFields({ states, moves, state, share, isCounted, exact, onMoves, onExact }: StateFieldsProps) {
  const { name, key } = states[state]!;
  const out = moves.filter(({ from }) => from === state);
  const targets = targetsOf(moves, states.length, state);
  const room = 1 - Object.entries(exact).reduce((sum, [other, given]) => (other === key ? sum : sum + given), 0);
  const percent = (of: number) => Number((of * 100).toPrecision(6));
  return (
    <div role="group" aria-label={`From ${name}`} className={`stack gap-2 at-start on-bg border-above ${styles.fields}`}>
      <div className={`full-width line gap-3 apart row-high ${styles.head}`}>
        <p className="note pretty">
          From <strong className="semibold ink break-anywhere">{name}</strong>
          {stayWords(stayShare(moves, state), share, out.length === 0)}
        </p>
        {targets.length > 0 ? (
          <Menu
            label={`Add an arrow from ${name}`}
            actions={targets.map((to) => ({
              id: states[to]!.key,
              label: `to ${states[to]!.name}`,
              run: () => onMoves(withShare(moves, state, to, NEW_SHARE), `arrow ${name} → ${states[to]!.name}`),
            }))}
          >
            <Button look="quiet">Add an arrow</Button>
          </Menu>
        ) : null}
      </div>
      {out.length > 0 ? (
        <ul className="full-width">
          {out.map(({ to, share: given }) => (
            <li key={to} className={`grid gap-2 center ${styles.move}`}>
              <span className="cut min-width-0 text-cell" aria-hidden>
                → {states[to]!.name}
              </span>
              <ScrubNumber
                label={`to ${states[to]!.name}`}
                hideLabel
                digits={3}
                unit="%"
                minimum={0}
                maximum={100}
                step={1}
                value={percent(given)}
                onChange={(next) =>
                  onMoves(
                    withShare(moves, state, to, (next ?? 0) / 100),
                    `${name} → ${states[to]!.name} ${formatShare(given)} → ${formatShare((next ?? 0) / 100)}`,
                    `move ${state} ${to}`,
                  )
                }
              />
              <IconButton
                label={`Remove the arrow to ${states[to]!.name}`}
                onPress={() => onMoves(withoutMove(moves, state, to), `no arrow ${name} → ${states[to]!.name}`)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={`full-width grid gap-2 center ${styles.move}`}>
        <span className="cut min-width-0 text-cell" aria-hidden>
          Rows in {name}, exactly
        </span>
        <ScrubNumber
          label={`Rows in ${name}, exactly`}
          hideLabel
          unit="%"
          minimum={0}
          maximum={percent(Math.max(0, room))}
          step={1}
          value={exact[key] === undefined ? undefined : percent(exact[key])}
          fallback={Number((share * 100).toPrecision(3))}
          onChange={(next) => onExact(state, next === undefined ? undefined : Math.min(room, next / 100))}
        />
      </div>
      {exact[key] === undefined ? null : <p className="note pretty">{exactWords(exact[key], isCounted ? share : undefined)}</p>}
    </div>
  );
}
