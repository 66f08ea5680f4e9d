import { Domain, LIMITS, type Blueprint } from '@seedbed/contract';
import { shapeCheck } from './check-shape.ts';
import { pointerStep, type Faults } from './faults.ts';

/** Domains inside domains (elements, ends of ranges, fields, members) and those of variants: the JSON schema of the document does not check them. */
export function checkDomains({ tables }: Blueprint, faults: Faults): void {
  tables.forEach((table, t) => {
    table.columns.forEach(({ domain }, c) => {
      if (domain) checkInside(domain, `/tables/${t}/columns/${c}/domain`, faults);
    });
    table.groups?.forEach((group, g) =>
      group.variants?.forEach((variant, v) => {
        for (const [column, { domain }] of Object.entries(variant.columns)) {
          if (domain !== undefined) check(domain, `/tables/${t}/groups/${g}/variants/${v}/columns${pointerStep(column)}/domain`, faults);
        }
      }),
    );
  });
}

function check(domain: unknown, pointer: string, faults: Faults): void {
  const known = faults.places.length;
  shapeCheck(Domain)(domain, pointer, faults.add);
  if (faults.places.length === known) checkInside(domain as Domain, pointer, faults);
}

/** Maximum characters, bytes or elements of a generated value. */
const LONGEST = 1_000_000;

function checkInside(domain: Domain, pointer: string, faults: Faults): void {
  const { element, range, fields, jsonMembers } = domain;
  for (const list of ['in', 'notIn'] as const)
    if ((domain[list]?.length ?? 0) > LIMITS.listEntries) faults.add(`${pointer}/${list}`, `A list has at most ${LIMITS.listEntries} entries.`);
  domain.patterns?.forEach(({ pattern }, i) => {
    if (pattern.length > LIMITS.patternCharacters)
      faults.add(`${pointer}/patterns/${i}/pattern`, `A pattern has at most ${LIMITS.patternCharacters} characters.`);
  });
  for (const least of ['minLength', 'minBytes'] as const) {
    if ((domain[least] ?? 0) > LONGEST) faults.add(`${pointer}/${least}`, `Values of more than ${LONGEST} characters are not made.`);
  }
  if (element) check(element, `${pointer}/element`, faults);
  if (range?.lower) check(range.lower, `${pointer}/range/lower`, faults);
  if (range?.upper) check(range.upper, `${pointer}/range/upper`, faults);
  for (const [name, field] of Object.entries(fields ?? {})) check(field, `${pointer}/fields${pointerStep(name)}`, faults);
  for (const [name, member] of Object.entries(jsonMembers ?? {})) check(member, `${pointer}/jsonMembers${pointerStep(name)}`, faults);
}
