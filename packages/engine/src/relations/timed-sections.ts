import type { Rows } from '../columns/column.ts';
import { subKey } from './parent-mix.ts';
import type { Spread } from './spread.ts';
import { timedSpread, type TimedOptions } from './timed.ts';

type Section = { readonly child: number; readonly parent: number; readonly spread: Spread };

/**
 * A relation by time whose number of children follows the parents: both tables come in sections of 1, 1, 2, 4 … passes
 * over their timelines, and a section's children have its own parents. Adding parents thus appends children, and only
 * the last section changes, if it was not full.
 */
export function timedSections(options: TimedOptions): Spread {
  const { parents, children, pass, parentPass, key } = options;
  const last = sectionOf(Math.ceil(parents / parentPass) - 1);
  const sections: Section[] = [];

  function section(s: number): Section {
    return (sections[s] ??= makeSection(s));
  }

  function makeSection(s: number): Section {
    const laps = firstLap(s);
    const child = Math.min(children, laps * pass);
    const parent = laps * parentPass;
    const next = firstLap(s + 1);
    const spread = timedSpread({
      ...options,
      parents: Math.min(parents, next * parentPass) - parent,
      children: (s === last ? children : Math.min(children, next * pass)) - child,
      key: s === 0 ? key : subKey(key, 1000 + s),
    });
    return { child, parent, spread };
  }

  const ofChild = (child: number): Section => section(Math.min(last, sectionOf(Math.floor(child / pass))));
  const ofParent = (parent: number): Section => section(sectionOf(Math.floor(parent / parentPass)));

  function parentOf(child: number): number {
    const of = ofChild(child);
    return of.parent + of.spread.parentOf(child - of.child);
  }

  return {
    parents,
    children,
    get most() {
      let most = 0;
      for (let s = 0; s <= last; s++) most = Math.max(most, section(s).spread.most);
      return most;
    },
    keeps: { children: true, parents: false },
    parentOf,
    ordinalOf(child) {
      const of = ofChild(child);
      return of.spread.ordinalOf(child - of.child);
    },
    countOf(parent) {
      const of = ofParent(parent);
      return of.spread.countOf(parent - of.parent);
    },
    childAt(parent, ordinal) {
      const of = ofParent(parent);
      return of.child + of.spread.childAt(parent - of.parent, ordinal);
    },
    fill(rows: Rows, out) {
      const of = rows.count > 0 && !rows.at ? ofChild(rows.first) : null;
      if (!of || ofChild(rows.first + rows.count - 1) !== of) {
        for (let i = 0; i < rows.count; i++) out[i] = parentOf(rows.at ? rows.at[i]! : rows.first + i);
        return;
      }
      of.spread.fill!({ first: rows.first - of.child, count: rows.count, at: null }, out);
      for (let i = 0; i < rows.count; i++) out[i]! += of.parent;
    },
  };
}

/** The section of a pass: 0, 1, then twice as many passes in each. */
function sectionOf(lap: number): number {
  let section = 0;
  for (let rest = lap; rest >= 1; rest /= 2) section++;
  return section;
}

/** Passes before a section. */
function firstLap(section: number): number {
  let laps = section === 0 ? 0 : 1;
  for (let s = 1; s < section; s++) laps *= 2;
  return laps;
}
