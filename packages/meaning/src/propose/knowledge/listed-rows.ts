import { ownMember, type Domain } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { plainLabel } from '../drafts/label-roles.ts';
import type { TableLink } from '../link/link-schema.ts';

/** A column that is less likely to be the attribute says nothing of the examples. */
const MIN = 0.55;
/** Fewer examples than this would repeat one another. */
const MIN_EXAMPLES = 5;
/** Minimum share of the schema's labels among the examples: otherwise most labels would never occur. */
const MIN_LABEL_SHARE = 0.6;

export type Listed = { readonly concept: TableLink['concept']; readonly attributes: ReadonlySet<string> };

/**
 * The concept with those examples whose label the schema lists, written as it writes them: pets that are `dog` or `cat` have no budgerigar's breed.
 * `attributes`: labels that the examples tell now, so that the listed column shows them like the row's other columns.
 */
export function listedRows({ concept, columns }: TableLink, drafts: readonly Pick<Draft, 'column'>[], domains: Readonly<Record<string, Domain>>): Listed {
  let { rows } = concept;
  const attributes = new Set<string>();
  for (const { column, attribute, probability } of columns) {
    const draft = drafts.find((each) => each.column.name === column);
    const labels = draft && listOf(draft, ownMember(domains, column));
    if (!labels || probability < MIN || attribute === concept.states?.of) continue;
    const { kind } = concept.attributes[attribute]!;
    if (kind !== 'label' && kind !== 'text') continue;
    const labelled = rows.flatMap((row) => {
      const label = Object.hasOwn(row, attribute) ? labels.find((each) => isSame(each, String(row[attribute]))) : undefined;
      return label === undefined ? [] : [{ ...row, [attribute]: label }];
    });
    const seen = new Set(labelled.map((row) => row[attribute]));
    if (labelled.length < MIN_EXAMPLES || seen.size < 2 || seen.size < labels.length * MIN_LABEL_SHARE) continue;
    rows = labelled;
    attributes.add(attribute);
  }
  return { concept: rows === concept.rows ? concept : { ...concept, rows }, attributes };
}

/** The texts that a column may have: by an enum or a CHECK, or as its comment lists them. */
export function closedLabels(draft: Draft, domain: Domain | undefined): readonly string[] | undefined {
  const { values } = draft.parameters as { readonly values?: unknown };
  return listOf(draft, domain) ?? (draft.because.code === 'comment' && Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined);
}

/** The texts that an enum or a CHECK allows. */
function listOf({ column }: Pick<Draft, 'column'>, domain: Domain | undefined): readonly string[] | undefined {
  return column.type.kind === 'array' ? undefined : (column.type.labels ?? domain?.in)?.map(String);
}

function isSame(label: string, value: string): boolean {
  const [one, other] = [plainLabel(label), plainLabel(value)].map((each) => each.replace(/(?<=...)s$/, ''));
  return one === other;
}
