import { pointer, type Finding } from '../finding.ts';
import type { Concept, Pack } from '../pack.ts';

const WORD = /[A-Za-z_][A-Za-z0-9_]*(?=\s*\(|)/g;
const FUNCTIONS = new Set(['round', 'floor', 'ceil', 'abs', 'min', 'max', 'true', 'false', 'null', 'int', 'double', 'string', 'size']);

/** References between attributes: times in order, states, formulas, parents. */
export function checkLife(concept: Concept, pack: Pack, place: string): Finding[] {
  const findings: Finding[] = [];
  const fault = (at: string, message: string): void => void findings.push({ place: place + at, message });
  const isTime = (name: string): boolean => Object.hasOwn(concept.attributes, name) && concept.attributes[name]!.kind === 'time';
  for (const [name, { after }] of Object.entries(concept.attributes)) {
    if (after === undefined) continue;
    const at = pointer('attributes', name, 'after');
    if (!isTime(after)) fault(at, `"${after}" is no time of this concept`);
    else if (leadsBack(concept, name)) fault(at, 'the times wait for one another in a ring');
  }
  for (const [at, times] of (concept.order ?? []).entries()) {
    for (const name of times) if (!isTime(name)) fault(pointer('order', at), `"${name}" is no time of this concept`);
  }
  checkStates(concept, isTime, fault);
  for (const [name, formula] of Object.entries(concept.derive ?? {})) {
    const at = pointer('derive', name);
    if (!Object.hasOwn(concept.attributes, name)) fault(at, 'is no attribute of the concept');
    for (const [word] of formula.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(WORD)) {
      if (!FUNCTIONS.has(word) && !Object.hasOwn(concept.attributes, word)) fault(at, `"${word}" is no attribute of the concept`);
      if (word === name) fault(at, 'is made of itself');
    }
  }
  for (const [parent, attributes] of Object.entries(concept.parents ?? {})) {
    if (!pack.concepts.some((each) => each.concept === parent)) fault(pointer('parents', parent), 'is no concept of this pack');
    for (const name of attributes) if (!Object.hasOwn(concept.attributes, name)) fault(pointer('parents', parent), `"${name}" is no attribute of this concept`);
  }
  return findings;
}

function checkStates({ states, attributes }: Concept, isTime: (name: string) => boolean, fault: (at: string, message: string) => void): void {
  if (!states) return;
  const values = Object.hasOwn(attributes, states.of) ? attributes[states.of]!.values : undefined;
  if (!values) return fault('/states/of', `"${states.of}" is no label of this concept`);
  for (const label of states.path) if (!Object.hasOwn(values, label)) fault('/states/path', `"${label}" is none of the values of ${states.of}`);
  for (const [label, times] of Object.entries(states.brings ?? {})) {
    if (!Object.hasOwn(values, label)) fault(pointer('states', 'brings', label), `is none of the values of ${states.of}`);
    for (const name of times) if (!isTime(name)) fault(pointer('states', 'brings', label), `"${name}" is no time of this concept`);
  }
}

function leadsBack({ attributes }: Concept, start: string): boolean {
  const passed = new Set<string>();
  for (let name: string | undefined = start; name !== undefined && Object.hasOwn(attributes, name); name = attributes[name]!.after) {
    if (passed.has(name)) return true;
    passed.add(name);
  }
  return false;
}
