import type { Column, Rows, Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition, OutputKind } from '../definition.ts';
import { subjectOf, type Subject, type SubjectRows } from '../entities/subject.ts';
import { asType } from '../kit/as-type.ts';
import { define, NONE } from '../kit/define.ts';

/** A text of a person from lists: its shape, and the function that fills the arrays of a batch. */
export type PersonText = {
  readonly shape: Shape;
  readonly cardinality: number;
  readonly distinct?: number;
  fill(rows: Rows, out: Column, names: SubjectRows): void;
  readonly at?: (ranks: Float64Array, count: number, out: Column) => void;
  readonly plainFirst?: boolean;
  readonly shorten?: (text: string, most: number) => string;
};

type MemberForm = {
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly outputs?: readonly OutputKind[];
  readonly invertible?: 'parts' | 'none';
};

export function personMember<P = Record<string, never>>(
  form: MemberForm & { readonly parameters?: Readonly<Record<string, unknown>> },
  make: (subject: Subject, context: CompileContext, parameters: P) => PersonText,
): GeneratorDefinition {
  return define<P>({
    ...form,
    group: form.kind.split('.')[0]!,
    parameters: form.parameters ?? NONE,
    outputs: form.outputs ?? ['text', 'json'],
    invertible: form.invertible ?? 'none',
    entity: 'person',
    compile(parameters, context): ColumnSource {
      const subject = subjectOf(context);
      const { fill, shorten, ...text } = make(subject, context, parameters);
      return asType(context, { ...text, fill: (rows, out) => fill(rows, out, subject.names(rows)) }, shorten);
    },
  });
}
