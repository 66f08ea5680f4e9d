import type { BlueprintColumn } from '@seedbed/contract';
import { RotateCcw } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { IconButton } from '../../../components/ui/button.tsx';
import { ComboBox } from '../../../components/ui/combo-box.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useStable } from '../../../lib/use-stable.ts';
import inspector from '../inspector.module.css';
import { columnOptions, relationColumnOptions, relationOptions, useFormPlace } from './form-place.ts';
import { JsonField } from './json-field.tsx';
import { LinesField } from './lines-field.tsx';
import { exactShares } from './mixes.ts';
import { MixField } from './mix-field.tsx';
import { CasesField, GeneratorsField, PartsField, ShapeField } from './record-fields.tsx';
import { NestedGenerator } from './nested-generator.tsx';
import type { Faults, FieldsInside } from './parameter-fields-props.ts';
import type { Field } from '../../../workspace/read-fields.ts';
import { ScrubNumber } from './scrub-number.tsx';
import { useRevert } from './use-revert.ts';
import { ShareField } from './share-field.tsx';
import { beyondType } from './type-reach.ts';
import { typedValue, writtenValue } from '../../../workspace/typed-value.ts';
import { cellKind } from '../../../workspace/grid-column.ts';
import { whyDropped } from '../../../workspace/listed-only.ts';
import type { WeightedRow } from './weighted-rows.ts';
import { ValuesField } from './values-field.tsx';
import { WeightsField } from './weights-field.tsx';

type ParameterFieldProps = {
  field: Field;
  values: Readonly<Record<string, unknown>>;
  faults: Faults;
  Inside: FieldsInside;
  onChange: (changed: Readonly<Record<string, unknown>>) => void;
};

/** Two of these fit side by side. */
const NARROW: ReadonlySet<Field['widget']> = new Set(['number', 'integer', 'date']);

/** One parameter; unset ones show their default, and every set one can be reset. */
export function ParameterField(props: ParameterFieldProps) {
  const { field, values, onChange } = props;
  const on = useStable({ reset: () => onChange({ [field.name]: undefined }) });
  return (
    <div className={`relative ${inspector.parameter}`} data-wide={NARROW.has(field.widget) ? undefined : true}>
      <Control {...props} />
      {values[field.name] !== undefined && !field.required ? (
        <span className={`absolute ${inspector.reset}`}>
          <Reset label={`Reset ${field.title.toLowerCase()}`} onPress={on.reset} />
        </span>
      ) : null}
    </div>
  );
}

const Reset = memo(function Reset({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton label={label} onPress={onPress}>
      <RotateCcw aria-hidden />
    </IconButton>
  );
});

function Control({ field, values, faults, Inside, onChange }: ParameterFieldProps) {
  const place = useFormPlace();
  const value = values[field.name];
  const shown = value ?? field.default;
  const [fault] = faults.values();
  const put = (next: unknown) => onChange({ [field.name]: next });
  const revert = useRevert(value, put);
  const words = { label: field.title, ...(field.hint ? { hint: field.hint } : {}), error: fault };
  const picked = { label: field.title, value: shown === undefined ? null : String(shown), error: fault, onChange: put };
  switch (field.widget) {
    case 'share':
      return <ShareField label={field.title} value={typeof shown === 'number' ? shown : 0} error={fault} onChange={put} />;
    case 'number':
    case 'integer':
      return (
        <ScrubNumber
          {...words}
          hint={beyondType(field.name, value, place.type) ?? field.hint}
          value={typeof value === 'number' ? value : undefined}
          fallback={typeof field.default === 'number' ? field.default : undefined}
          unit={field.unit}
          minimum={field.minimum}
          maximum={field.maximum}
          whole={field.widget === 'integer'}
          onChange={put}
        />
      );
    case 'flag':
      return (
        <Switch isSelected={shown === true} onChange={put}>
          {field.title}
        </Switch>
      );
    case 'choice':
      return <Choice label={picked.label} value={picked.value} options={field.options} onChange={put} />;
    case 'column':
      return <ComboBox {...picked} options={columnOptions(place)} placeholder="Choose a column" />;
    case 'relation':
      return <ComboBox {...picked} options={relationOptions(place)} placeholder="Choose a relation" />;
    case 'relation-column':
      return <ComboBox {...picked} key={String(values.relation)} options={relationColumnOptions(place, values.relation)} placeholder="Choose a column" />;
    case 'text':
    case 'code':
    case 'date':
      return (
        <TextField
          {...words}
          mono={field.widget === 'code'}
          type={field.widget === 'date' ? 'date' : 'text'}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.default === undefined ? '' : String(field.default)}
          onChange={(next) => put(next === '' && !field.required ? undefined : next)}
          {...revert}
        />
      );
    case 'weights': {
      const Listed = field.weights === undefined ? WeightsField : ValuesField;
      return (
        <Listed
          label={field.title}
          error={fault}
          rows={rowsOf(field, values)}
          read={(text) => typedValue(text, place.type)}
          whyDropped={areOfColumn(place.column, values) ? (one) => whyDropped(one, place.column, place.type, cellKind(place.type)) : undefined}
          onChange={(rows) => onChange(valuesOf(field, values, rows))}
        />
      );
    }
    case 'list':
      return <LinesField {...words} value={Array.isArray(shown) ? shown.map(String) : []} numbers={field.numbers} onChange={put} />;
    case 'generator':
      return <NestedGenerator label={field.title} value={value} faults={faults} Inside={Inside} onChange={put} />;
    case 'value':
      return <TextField {...words} value={writtenValue(value)} onChange={(next) => put(typedValue(next, place.type))} {...revert} />;
    case 'mix':
    case 'weights-by-text':
      return <MixField {...words} value={shown} by={field.widget === 'mix' ? 'any' : 'weight'} onChange={put} />;
    case 'shares-by-text':
      return <MixField {...words} value={shown} by="share" onChange={(next) => onChange(exactShares(next as Readonly<Record<string, number>> | undefined))} />;
    case 'cases':
      return <CasesField label={field.title} error={fault} value={shown} Inside={Inside} onChange={put} />;
    case 'generators':
      return <GeneratorsField label={field.title} error={fault} value={shown} Inside={Inside} onChange={put} />;
    case 'parts':
      return <PartsField label={field.title} error={fault} value={shown} Inside={Inside} onChange={put} />;
    case 'shape':
      return <ShapeField label={field.title} error={fault} value={shown} Inside={Inside} onChange={put} />;
    case 'json':
      return <JsonField {...words} value={shown} onChange={put} />;
  }
}

/** Generators whose listed values are those of the rows, and no examples or ranges. */
const LISTING: ReadonlySet<string> = new Set(['values', 'weighted']);

/** Whether the values are those of the column itself: a generator inside another makes parts of them. */
function areOfColumn({ generator }: BlueprintColumn, values: Readonly<Record<string, unknown>>): boolean {
  return generator !== undefined && LISTING.has(generator.kind) && generator.parameters === values;
}

const StillSelect = memo(Select<string>);

/** One of a few. Its list is made again only when the choice or the options change, and not with every key in a field beside it. */
function Choice({ label, value, options, onChange }: { label: string; value: string | null; options: readonly string[]; onChange: (value: string) => void }) {
  const on = useStable({ choose: onChange });
  const [known, setKnown] = useState(options);
  // Every render reads the options from the schema again.
  if (known.length !== options.length || known.some((option, i) => option !== options[i])) setKnown(options);
  const listed = useMemo(() => known.map((option) => ({ id: option, label: option })), [known]);
  return <StillSelect label={label} value={value} options={listed} onChange={on.choose} />;
}

/** Values and weights, whether they are two lists or one of both. */
function rowsOf(field: Field, values: Readonly<Record<string, unknown>>): WeightedRow[] {
  const list = Array.isArray(values[field.name]) ? (values[field.name] as unknown[]) : [];
  if (field.weights === undefined) return list as WeightedRow[];
  const weights = values[field.weights];
  return list.map((value, i) => ({ value, weight: Array.isArray(weights) ? Number(weights[i] ?? 0) : 1 }));
}

function valuesOf(field: Field, values: Readonly<Record<string, unknown>>, rows: readonly WeightedRow[]): Record<string, unknown> {
  if (field.weights === undefined) return { [field.name]: rows };
  // Without weights all are equal until one is entered.
  const alike = values[field.weights] === undefined && rows.every((row) => row.weight === 1);
  return { [field.name]: rows.map((row) => row.value), [field.weights]: alike ? undefined : rows.map((row) => row.weight) };
}
