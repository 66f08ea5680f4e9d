import { ownMember, type Domain, type Evidence, type StatedLimits } from '@seedbed/contract';
import type { DecideContext } from '../propose/context.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';

/** Facts in the schema itself about a column. */
export function factsOfColumn({ name, column, type, notNull, legend }: ColumnView, view: TableView, { relations, bounds }: DecideContext): Evidence[] {
  const { table } = view;
  const domain = ownMember(bounds.tables.get(view.name)!.domains, name);
  const listed = legend ? [...legend.values()] : (domain?.in ?? domain?.element?.in);
  return [
    ...table.uniqueKeys
      .filter((key) => key.columns.includes(name))
      .map((key): Evidence => ({ kind: 'key', name: key.name, says: `${key.primary ? 'primary key' : 'unique'} (${key.columns.join(', ')})` })),
    ...relations.of
      .get(view)!
      .filter(({ link }) => link.columns.includes(name))
      .map(({ link }): Evidence => ({ kind: 'relation', name: link.name, says: `refers to ${link.to.name} (${link.toColumns.join(', ')})` })),
    ...table.checks
      .filter((check) => !check.partition && check.columns.includes(name))
      .map((check): Evidence => ({ kind: 'check', name: check.name, says: check.expression })),
    ...(type.domains ?? []).flatMap((each) =>
      each.checks.map((check): Evidence => ({ kind: 'check', name: check.name, says: `${each.name}: ${check.expression}` })),
    ),
    ...(domain ? [{ kind: 'constraint', says: `its constraints leave ${describeDomain(domain)}` } as const] : []),
    ...(type.labels && !legend ? [{ kind: 'enum', name: type.name, says: `one of ${type.labels.join(', ')}` } as const] : []),
    ...(column.stated?.values.length && listed
      ? [{ kind: 'code', name: column.stated.from, says: `${type.kind === 'array' ? 'some' : 'one'} of ${listed.join(', ')}` } as const]
      : []),
    ...(column.stated?.limits ? [{ kind: 'code', name: column.stated.limits.from, says: describeLimits(column.stated.limits) } as const] : []),
    ...(column.stated?.cases ?? []).map(({ for: rows, values, limits, from }): Evidence => {
      const says = [...(limits ? [describeLimits(limits)] : []), ...(values.length > 0 ? [`one of ${values.map(({ value }) => value).join(', ')}`] : [])];
      return { kind: 'code', name: from, says: `with ${rows.column} ${rows.values.join(' or ')}: ${says.join(', ')}` };
    }),
    ...(column.stated?.unread ?? []).map(({ what, from }): Evidence => ({ kind: 'code', name: from, says: `not read: ${what}` })),
    { kind: 'type', says: column.type },
    ...(column.generated ? [{ kind: 'default', says: `generated: ${column.generationExpression ?? 'by the database'}` } as const] : []),
    ...(column.identity ? [{ kind: 'default', says: `identity, ${column.identity}` } as const] : []),
    ...(column.default === undefined || column.generated ? [] : [{ kind: 'default', says: column.default } as const]),
    ...(column.comment ? [{ kind: 'comment', says: column.comment } as const] : []),
    ...(notNull ? [{ kind: 'not-null', says: 'never NULL' } as const] : []),
  ];
}

const LIMITS: Readonly<Record<keyof StatedLimits, string>> = {
  min: 'at least',
  max: 'at most',
  above: 'more than',
  below: 'less than',
  minLength: 'characters at least',
  maxLength: 'characters at most',
  pattern: 'matches',
  format: 'in the form of',
  required: 'never NULL',
  from: '',
};

/** `at least 1, at most 6`. */
function describeLimits({ from: _, ...limits }: StatedLimits): string {
  return Object.entries(limits)
    .map(([name, value]) => `${LIMITS[name as keyof StatedLimits]}${value === true ? '' : ` ${value}`}`)
    .join(', ');
}

/** `at least 0`, `one of a, b`; what has no word here by the member's own name. */
function describeDomain(domain: Domain): string {
  return Object.entries(domain)
    .filter(([what]) => what !== 'minExclusive' && what !== 'maxExclusive')
    .map(([what, value]) => {
      if (what === 'min') return `${domain.minExclusive ? 'more than' : 'at least'} ${String(value)}`;
      if (what === 'max') return `${domain.maxExclusive ? 'less than' : 'at most'} ${String(value)}`;
      if (what === 'in') return `one of ${(value as string[]).join(', ')}`;
      return `${what} ${JSON.stringify(value)}`;
    })
    .join(', ');
}
