import { targetOf } from '../../../core/index.ts';
import { isLaid, type Laid, type NotLaid, type Verb } from './laid.ts';
import type { Part } from './part.ts';

/** The source of an operation's answer. */
export type MappedOperation =
  | {
      readonly operation: string;
      readonly verb: Verb;
      readonly table: string | null;
      readonly status: number;
      readonly bounds: readonly string[];
      readonly properties: readonly MappedProperty[];
      readonly effect: boolean;
    }
  | { readonly operation: string; readonly verb: null; readonly reason: string };

/**
 * The source of a property's values: `column name`, `parent users`, `children orders`, `constant`, `page total` or
 * `schema`.
 */
export type MappedProperty = { readonly property: string; readonly from: string };

export function mappingOf(laid: readonly (Laid | NotLaid)[]): MappedOperation[] {
  return laid.map((each): MappedOperation => {
    const { name } = each.operation;
    if (!isLaid(each)) return { operation: name, verb: null, reason: each.reason };
    const bounds = each.bounds.map(
      (bound) =>
        `${bound.parameter} = ${bound.kind === 'own' ? '' : `${(bound.kind === 'child' ? bound.relation.parent : bound.relation.child).name}.`}${bound.column.name}`,
    );
    return {
      operation: name,
      verb: each.verb,
      table: each.table?.name ?? null,
      status: each.status,
      bounds,
      properties: each.body ? propertiesOf(each.body, '') : [],
      effect: !each.isEffectless,
    };
  });
}

function propertiesOf(part: Part, path: string): MappedProperty[] {
  const own = (from: string): MappedProperty[] => [{ property: path === '' ? '(value)' : path, from }];
  switch (part.kind) {
    case 'object':
      return part.members.flatMap((member) => propertiesOf(member.part, path === '' ? member.name : `${path}.${member.name}`));
    case 'rows':
      return propertiesOf(part.part, `${path}[]`);
    case 'parent':
    case 'children': {
      const target = `${part.kind} ${targetOf(part.way).name}`;
      return [...own(target), ...propertiesOf(part.part, part.kind === 'children' ? `${path}[]` : path)];
    }
    case 'column':
      return own(`column ${part.column.name}`);
    case 'page':
      return own(`page ${part.fact}`);
    case 'constant':
      return own('constant');
    default:
      return own('schema');
  }
}

/** The mapping as text: an operation on each line, and below it the source of each property. For a related row, see the mapping itself. */
export function mappingText(mapping: readonly MappedOperation[]): string {
  const lines = mapping.flatMap((each) => {
    if (each.verb === null) return [`${each.operation}  501: ${each.reason}`];
    const from = each.table === null ? 'made from its schema' : `${each.verb} of ${each.table}${each.bounds.length > 0 ? ` (${each.bounds.join(', ')})` : ''}`;
    return [
      `${each.operation}  ${each.status} ${from}${each.effect ? '' : ', changes nothing'}`,
      ...outermost(each.properties).map(({ property, from: source }) => `    ${property}: ${source}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function outermost(properties: readonly MappedProperty[]): MappedProperty[] {
  const related = properties.filter(({ from }) => /^(parent|children) /.test(from)).map(({ property }) => property);
  return properties.filter(
    ({ property }) => !related.some((each) => property !== each && (property.startsWith(`${each}.`) || property.startsWith(`${each}[]`))),
  );
}
