import { pointer, type Finding } from '../finding.ts';
import { patternFault } from '../pattern.ts';
import { PACK_LIMITS, type Attribute } from '../pack.ts';

type Kind = Attribute['kind'];
type Member = Exclude<keyof Attribute, 'names' | 'also' | 'kind'>;

/** The members allowed for each kind. */
const ALLOWED_MEMBERS: Readonly<Record<Kind, readonly Member[]>> = {
  text: ['identifying', 'values'],
  label: ['values'],
  number: ['values', 'unit', 'min', 'max', 'step', 'decimals', 'identifying'],
  money: ['values', 'unit', 'min', 'max', 'step', 'decimals'],
  time: ['after', 'within_days', 'moment'],
  flag: ['values', 'tells'],
  code: ['pattern', 'identifying', 'values'],
};

/** The inconsistencies of one attribute. */
export function checkAttribute(attribute: Attribute, place: string): Finding[] {
  const { kind } = attribute;
  const findings: Finding[] = [];
  const fault = (member: string, message: string): void => void findings.push({ place: place + pointer(member), message });
  for (const member of Object.keys(attribute)) {
    if (!['names', 'also', 'kind', ...ALLOWED_MEMBERS[kind]].includes(member)) fault(member, `does not belong to the kind "${kind}"`);
  }
  if (kind === 'label' && !attribute.values) fault('values', 'a label names all its values with their weights');
  if (attribute.tells && !attribute.values) fault('tells', 'a flag that tells examples apart says in "values" how often it is true');
  if (kind === 'code' && !attribute.pattern && !attribute.values) fault('pattern', 'a code says its form, such as "PV-[A-Z]{3}-###"');
  if (attribute.pattern) {
    const wrong = patternFault(attribute.pattern);
    if (wrong) fault('pattern', wrong);
  }
  if (kind === 'number' || kind === 'money') checkNumber(attribute, fault);
  if (attribute.within_days !== undefined && attribute.after === undefined) fault('within_days', 'needs "after": days are counted from another time');
  const values = Object.keys(attribute.values ?? {});
  if (attribute.values && kind !== 'flag' && (values.length < PACK_LIMITS.values.least || values.length > PACK_LIMITS.values.most)) {
    fault('values', `${values.length} values; ${PACK_LIMITS.values.least} to ${PACK_LIMITS.values.most} are kept`);
  }
  if (kind === 'flag' && values.some((value) => value !== 'true' && value !== 'false')) fault('values', 'a flag has the values "true" and "false"');
  if ((kind === 'number' || kind === 'money') && values.some((value) => !Number.isFinite(Number(value)))) fault('values', 'these are numbers written as text');
  return findings;
}

function checkNumber({ min, max, step, decimals, unit }: Attribute, fault: (member: string, message: string) => void): void {
  if (min === undefined || max === undefined)
    return fault(min === undefined ? 'min' : 'max', 'a number has a smallest and a greatest value that an expert would expect');
  if (min > max) fault('max', `is less than min (${min})`);
  if (step !== undefined && step > max - min && max > min) fault('step', 'is greater than the whole range');
  if (decimals !== undefined && step !== undefined && Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-6)
    fault('step', `has more than ${decimals} decimals`);
  if (unit === '%' && max <= 1 && min >= 0) fault('unit', 'a share from 0 to 1 is a fraction: leave the unit out');
}
