import { readFields, type Field } from './read-fields.ts';
import { ParameterField } from './parameter-field.tsx';
import styles from './inspector.module.css';

/** One field for each parameter of the schema; a parameter that the schema does not name is shown as JSON, so that nothing is hidden. */
export function ParameterFields({
  schema,
  values,
  columns,
  faults,
  onChange,
}: {
  schema: Readonly<Record<string, unknown>> | null;
  values: Readonly<Record<string, unknown>>;
  columns: readonly string[];
  faults: ReadonlyMap<string, string>;
  onChange: (name: string, value: unknown, words: string) => void;
}) {
  const fields = readFields(schema, values);
  const whole = faults.get('');
  return (
    <>
      {whole ? (
        <p className={styles.fault} role="alert">
          {whole}
        </p>
      ) : null}
      {fields.length > 0 ? (
        <div className={styles.fields}>
          {fields.map((field: Field) => (
            <ParameterField
              key={field.name}
              field={field}
              value={values[field.name]}
              columns={columns}
              fault={faults.get(field.name)}
              onChange={(value) => onChange(field.name, value, words(field, values[field.name], value))}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function words(field: Field, before: unknown, after: unknown): string {
  const say = (value: unknown) => {
    const text = value === undefined ? (field.default === undefined ? 'unset' : say0(field.default)) : say0(value);
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  };
  return `${field.title.toLowerCase()} ${say(before)} → ${say(after)}`;
}

function say0(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
