import type { Generator } from '@seedbed/contract';
import { ComboBox } from '../../../components/ui/combo-box.tsx';
import { fits } from '../../../workspace/fits.ts';
import { startingGenerators } from '../starting-generators.ts';
import { useFormPlace } from './form-place.ts';
import type { Faults, FieldsInside } from './parameter-fields-props.ts';
import styles from './fields.module.css';

type NestedGeneratorProps = { label: string; value: unknown; faults: Faults; Inside: FieldsInside; onChange: (value: unknown) => void };

/** A generator inside another: its kind, and its own parameters below. */
export function NestedGenerator({ label, value, faults, Inside, onChange }: NestedGeneratorProps) {
  const place = useFormPlace();
  const chosen = isGenerator(value) ? value : null;
  const definition = place.generators.find((one) => one.kind === chosen?.kind);
  const element = place.type.element ?? place.type;
  const options = place.generators
    .filter((one) => !ALONE.has(one.kind))
    .map((one) => ({ id: one.kind, label: one.title, note: one.kind, fit: fits(one.outputs, element, one.kind) }))
    .toSorted((a, b) => Number(b.fit) - Number(a.fit));
  const start = (kind: string) => {
    const description = place.generators.find((one) => one.kind === kind);
    const [first] = description ? startingGenerators(kind, description.parameters, { ...place, type: element, present: [] }) : [];
    onChange(first ?? { kind });
  };
  const inside: Faults = new Map(
    [...faults].flatMap(([pointer, message]) => (pointer.startsWith('parameters/') ? [[pointer.slice(11), message] as const] : [])),
  );
  const own = [...faults].find(([pointer]) => !pointer.startsWith('parameters/'))?.[1];
  return (
    <fieldset className={styles.nested}>
      <legend className={styles.hidden}>{label}</legend>
      <ComboBox label={label} options={options} value={chosen?.kind ?? null} error={own} placeholder="Choose a generator" onChange={start} />
      {chosen && definition ? (
        <Inside
          schema={definition.parameters}
          values={chosen.parameters ?? {}}
          faults={inside}
          onChange={(changed) => {
            const parameters = Object.fromEntries(Object.entries({ ...chosen.parameters, ...changed }).filter(([, one]) => one !== undefined));
            onChange({ kind: chosen.kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) });
          }}
        />
      ) : null}
    </fieldset>
  );
}

/** Made by the plan for whole columns, never for a part of one. */
const ALONE: ReadonlySet<string> = new Set(['default', 'expression', 'reference', 'derived', 'lookup', 'split']);

function isGenerator(value: unknown): value is Generator {
  return typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string';
}
