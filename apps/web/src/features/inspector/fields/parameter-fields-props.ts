import type { ComponentType } from 'react';
import type { Field } from '../../../workspace/read-fields.ts';

/** The engine's errors in parameters, by JSON Pointer after `/parameters/`; '' for all of them. */
export type Faults = ReadonlyMap<string, string>;

export type ParameterFieldsProps = {
  schema: Readonly<Record<string, unknown>> | null;
  values: Readonly<Record<string, unknown>>;
  faults: Faults;
  /** New values of some parameters; undefined removes one. */
  onChange: (changed: Readonly<Record<string, unknown>>, words: string, field: Field) => void;
};

/** The fields of a generator inside another, handed down to where they are shown. */
export type FieldsInside = ComponentType<ParameterFieldsProps>;
