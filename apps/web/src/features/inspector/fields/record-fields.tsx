import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { NestedGenerator } from './nested-generator.tsx';
import type { Faults, FieldsInside } from './parameter-fields-props.ts';
import { freeName, kindOfPart, kindOfShape, startOfShape, withMember, type Part, type Shape, type ShapeKind } from './records.ts';
import { ScrubNumber } from './scrub-number.tsx';
import styles from './fields.module.css';

type RecordFieldProps = { label: string; error: string | undefined; value: unknown; Inside: FieldsInside; onChange: (value: unknown) => void };

const NO_FAULTS: Faults = new Map();
const WORD = { kind: 'text.word' };
const listOf = <T,>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});

/** Several entries below each other, each with a button that removes it, and one that adds another. */
function Entries({ label, error, add, onAdd, children }: { label: string; error: string | undefined; add: string; onAdd: () => void; children: ReactNode }) {
  return (
    <fieldset className={`stack gap-4 min-width-0 ${styles.nested}`}>
      <legend className="label">{label}</legend>
      {children}
      <span>
        <Button look="quiet" onPress={onAdd}>
          <Plus aria-hidden /> {add}
        </Button>
      </span>
      {error ? <p className="text-cell fault">{error}</p> : null}
    </fieldset>
  );
}

function Entry({ label, mayRemove, onRemove, children }: { label: string; mayRemove: boolean; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="row gap-2 at-start">
      <div className="stack gap-3 fill min-width-0">{children}</div>
      <IconButton label={`Remove ${label}`} isDisabled={!mayRemove} onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Generators by the condition of the row. */
export function CasesField({ label, error, value, Inside, onChange }: RecordFieldProps) {
  const cases = listOf<{ readonly when: string; readonly generator: unknown }>(value);
  const put = (at: number, next: object) => onChange(cases.map((one, i) => (i === at ? { ...one, ...next } : one)));
  return (
    <Entries label={label} error={error} add="Add a case" onAdd={() => onChange([...cases, { when: 'true', generator: WORD }])}>
      {cases.map((one, i) => (
        <Entry key={i} label={`case ${i + 1}`} mayRemove={cases.length > 1} onRemove={() => onChange(cases.toSpliced(i, 1))}>
          <TextField label={`If (case ${i + 1})`} mono value={one.when} onChange={(when) => put(i, { when })} />
          <NestedGenerator
            label={`Then (case ${i + 1})`}
            value={one.generator}
            faults={NO_FAULTS}
            Inside={Inside}
            onChange={(generator) => put(i, { generator })}
          />
        </Entry>
      ))}
    </Entries>
  );
}

/** A generator for each field. */
export function GeneratorsField({ label, error, value, Inside, onChange }: RecordFieldProps) {
  const fields = objectOf(value);
  return (
    <Entries label={label} error={error} add="Add a field" onAdd={() => onChange({ ...fields, [freeName(fields, 'field')]: WORD })}>
      {Object.entries(fields).map(([name, generator], i) => (
        <Entry key={i} label={name} mayRemove onRemove={() => onChange(withMember(fields, i, undefined, null))}>
          <TextField label={`Field ${i + 1}`} value={name} onChange={(next) => onChange(withMember(fields, i, next, generator))} />
          <NestedGenerator
            label={`Values of ${name}`}
            value={generator}
            faults={NO_FAULTS}
            Inside={Inside}
            onChange={(next) => onChange(withMember(fields, i, name, next))}
          />
        </Entry>
      ))}
    </Entries>
  );
}

const PARTS = [
  { id: 'text', label: 'Text' },
  { id: 'number', label: 'Number that counts' },
  { id: 'expression', label: 'Formula' },
];

/** What a code is put together from. */
export function PartsField({ label, error, value, onChange }: RecordFieldProps) {
  const parts = listOf<Part>(value);
  const put = (at: number, next: Part) => onChange(parts.map((one, i) => (i === at ? next : one)));
  return (
    <Entries label={label} error={error} add="Add a part" onAdd={() => onChange([...parts, { text: '-' }])}>
      {parts.map((part, i) => {
        const kind = kindOfPart(part);
        return (
          <Entry key={i} label={`part ${i + 1}`} mayRemove={parts.length > 1} onRemove={() => onChange(parts.toSpliced(i, 1))}>
            <Select
              label={`Part ${i + 1}`}
              value={kind}
              options={PARTS}
              onChange={(next) => put(i, next === 'number' ? { number: 4 } : next === 'expression' ? { expression: '""' } : { text: '' })}
            />
            {kind === 'number' ? (
              <>
                <ScrubNumber
                  label={`Digits of part ${i + 1}`}
                  value={part.number}
                  minimum={1}
                  maximum={15}
                  whole
                  onChange={(number) => put(i, { ...part, number: number ?? 1 })}
                />
                <TextField
                  label={`Counts again for each (part ${i + 1})`}
                  mono
                  value={part.by ?? ''}
                  placeholder="one count for all rows"
                  onChange={(by) => put(i, { number: part.number ?? 1, ...(by === '' ? {} : { by }) })}
                />
              </>
            ) : (
              <TextField
                label={kind === 'text' ? `Text of part ${i + 1}` : `Formula of part ${i + 1}`}
                mono={kind === 'expression'}
                value={(kind === 'text' ? part.text : part.expression) ?? ''}
                onChange={(next) => put(i, kind === 'text' ? { text: next } : { expression: next })}
              />
            )}
          </Entry>
        );
      })}
    </Entries>
  );
}

const KINDS: readonly { readonly id: ShapeKind; readonly label: string }[] = [
  { id: 'object', label: 'Object with keys' },
  { id: 'array', label: 'List' },
  { id: 'oneOf', label: 'One of several' },
  { id: 'values', label: 'Values of a generator' },
];

/** A document: its keys and lists, down to the generators of their values. */
export function ShapeField({ label, error, value, Inside, onChange }: RecordFieldProps) {
  const kind = kindOfShape(value);
  const shape = objectOf(value) as Shape;
  const inside = (name: string, part: unknown, put: (next: unknown) => void) => (
    <ShapeField label={name} error={undefined} value={part} Inside={Inside} onChange={put} />
  );
  return (
    <fieldset className={`stack gap-3 min-width-0 ${styles.nested}`}>
      <Select label={label} value={kind} options={KINDS} onChange={(next) => onChange(startOfShape(next as ShapeKind))} />
      {kind === 'object' ? <Keys keys={objectOf(shape['keys'])} inside={inside} onChange={(keys) => onChange({ ...shape, keys })} /> : null}
      {kind === 'array' ? (
        <>
          <ScrubNumber
            label={`Minimum in ${label}`}
            value={shape['min'] as number | undefined}
            minimum={0}
            whole
            onChange={(min) => onChange({ ...shape, min })}
          />
          <ScrubNumber
            label={`Maximum in ${label}`}
            value={shape['max'] as number | undefined}
            minimum={0}
            whole
            onChange={(max) => onChange({ ...shape, max })}
          />
          {inside(`Each of ${label}`, shape['items'], (items) => onChange({ ...shape, items }))}
        </>
      ) : null}
      {kind === 'oneOf' ? <Several shapes={listOf(shape['shapes'])} inside={inside} onChange={(shapes) => onChange({ ...shape, shapes })} /> : null}
      {kind === 'values' ? <NestedGenerator label={`Values of ${label}`} value={value} faults={NO_FAULTS} Inside={Inside} onChange={onChange} /> : null}
      {error ? <p className="text-cell fault">{error}</p> : null}
    </fieldset>
  );
}

type Inner = (name: string, part: unknown, put: (next: unknown) => void) => ReactNode;

function Keys({ keys, inside, onChange }: { keys: Readonly<Record<string, unknown>>; inside: Inner; onChange: (keys: object) => void }) {
  return (
    <Entries label="Keys" error={undefined} add="Add a key" onAdd={() => onChange({ ...keys, [freeName(keys, 'key')]: WORD })}>
      {Object.entries(keys).map(([name, part], i) => (
        <Entry key={i} label={name} mayRemove={Object.keys(keys).length > 1} onRemove={() => onChange(withMember(keys, i, undefined, null))}>
          <TextField label={`Key ${i + 1}`} value={name} onChange={(next) => onChange(withMember(keys, i, next, part))} />
          {inside(name, part, (next) => onChange(withMember(keys, i, name, next)))}
        </Entry>
      ))}
    </Entries>
  );
}

function Several({ shapes, inside, onChange }: { shapes: readonly unknown[]; inside: Inner; onChange: (shapes: readonly unknown[]) => void }) {
  return (
    <Entries label="Shapes" error={undefined} add="Add a shape" onAdd={() => onChange([...shapes, WORD])}>
      {shapes.map((part, i) => (
        <Entry key={i} label={`shape ${i + 1}`} mayRemove={shapes.length > 1} onRemove={() => onChange(shapes.toSpliced(i, 1))}>
          {inside(`Shape ${i + 1}`, part, (next) => onChange(shapes.with(i, next)))}
        </Entry>
      ))}
    </Entries>
  );
}
