import type { Faults, ParameterFieldsProps } from './parameter-fields-props.ts';
import { readFields, type Field } from '../../../workspace/read-fields.ts';
import { ParameterField } from './parameter-field.tsx';
import { writtenValue } from '../../../workspace/typed-value.ts';
import inspector from '../inspector.module.css';

/**
 * One field per parameter of the chosen shape; a parameter that the schema does not name is shown as JSON, so that
 * nothing is hidden.
 */
export function ParameterFields({ schema, values, faults, onChange }: ParameterFieldsProps) {
  const fields = readFields(schema, values);
  const elsewhere = [...faults].filter(([pointer]) => !fields.some((field) => isAt(pointer, field.name) || (field.weights && isAt(pointer, field.weights))));
  return (
    <>
      {elsewhere.map(([pointer, message]) => (
        <p key={pointer} className="fault" role="alert">
          {message}
        </p>
      ))}
      {fields.length > 0 ? (
        <div className={`grid at-start ${inspector.fields}`}>
          {fields.map((field) => (
            <ParameterField
              key={field.name}
              field={field}
              Inside={ParameterFields}
              values={values}
              faults={faultsUnder(faults, field)}
              onChange={(changed) => onChange(changed, words(field, values[field.name], changed[field.name]), field)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function isAt(pointer: string, name: string): boolean {
  return pointer === name || pointer.startsWith(`${name}/`);
}

/** The errors of one field: '' for itself, the rest by nested path. */
function faultsUnder(faults: Faults, field: Field): Faults {
  const names = [field.name, ...(field.weights ? [field.weights] : [])];
  return new Map(
    [...faults].flatMap(([pointer, message]) => names.filter((name) => isAt(pointer, name)).map((name) => [pointer.slice(name.length + 1), message] as const)),
  );
}

const MAX_LISTED = 40;

function words(field: Field, before: unknown, after: unknown): string {
  const say = (value: unknown) => {
    const text = value === undefined ? (field.default === undefined ? 'unset' : writtenValue(field.default)) : writtenValue(value);
    return text.length > MAX_LISTED ? `${text.slice(0, MAX_LISTED - 1)}…` : text;
  };
  return `${field.title.toLowerCase()} ${say(before)} → ${say(after)}`;
}
