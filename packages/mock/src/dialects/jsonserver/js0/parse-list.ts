import type { Cond, Key, Query } from '../../../core/index.ts';
import { placeNamed } from '../conditions.ts';
import { all, childrenEmbed, embedNode, parentEmbed, type Embed } from '../relations.ts';
import type { Resource } from '../resource.ts';
import { at } from '../writing.ts';
import { parseFilters } from './parse-filters.ts';

/** The relations that a row includes. */
export type Relations = {
  readonly embeds: readonly Embed[];
  /** Requested by `_embed` without a relation: an empty list, as in json-server. */ readonly empty: readonly string[];
};

export type List = {
  /** Without a slice it has no limit. */
  readonly query: Query;
  readonly relations: Relations;
  /** Whether the answer has `X-Total-Count`. */
  readonly counts: boolean;
  /** The requested `_page`, for the `Link` header. */
  readonly page: { readonly number: number; readonly size: number } | null;
};

/** A list of json-server 0.17. `given` are conditions of the path. */
export function parseList(resource: Resource, search: string, given: readonly Cond[] = []): List {
  const params = new URLSearchParams(search);
  const relations = parseRelations(resource, params);
  const slice = parseSlice(params);
  const where = all([...given, ...parseFilters(resource, params)]);
  const order = parseSort(resource, params);
  return {
    query: {
      ...at(resource.table),
      verb: 'read',
      ...selectOf(relations),
      ...(where && { where }),
      ...(order.length > 0 && { order }),
      ...slice.bounds,
    },
    relations,
    counts: ['_end', '_limit', '_page'].some((name) => params.get(name)),
    page: slice.page,
  };
}

export function selectOf({ embeds }: Relations): Pick<Query, 'select'> {
  return embeds.length > 0 ? { select: [{ kind: 'column', column: '*' }, ...embeds.map(embedNode)] } : {};
}

export function parseRelations(resource: Resource, params: URLSearchParams): Relations {
  const children = params.getAll('_embed').map((name) => [name, childrenEmbed(resource, name)] as const);
  const parents = params.getAll('_expand').flatMap((name) => parentEmbed(resource, name) ?? []);
  return {
    embeds: [...children.flatMap(([, embed]) => embed ?? []), ...parents],
    empty: children.flatMap(([name, embed]) => (embed ? [] : [name])),
  };
}

/** `_sort=a,b&_order=asc,desc`. Names that no column has leave the order as it is. */
function parseSort(resource: Resource, params: URLSearchParams): Key[] {
  const names = params.get('_sort')?.split(',') ?? [];
  const orders = params.get('_order')?.toLowerCase().split(',') ?? [];
  return names.flatMap((name, i) => {
    // A minus is of json-server 1.0: here no column is called so.
    const place = name.startsWith('-') && !resource.table.column(name) ? undefined : placeNamed(resource, name);
    if (!place) return [];
    const { column, path } = place;
    return { column: column.name, ...(path.length > 0 && { path: path.map(({ key }) => ({ arrow: '->' as const, key })) }), descending: orders[i] === 'desc' };
  });
}

/** `_page` takes precedence over `_end`, and `_end` over `_limit`; `_start` alone has no effect. */
function parseSlice(params: URLSearchParams): { bounds: { offset?: number; limit?: number }; page: List['page'] } {
  const whole = (name: string) => Math.max(0, parseInt(params.get(name) ?? '', 10) || 0);
  if (params.get('_page')) {
    const number = Math.max(1, whole('_page'));
    const size = whole('_limit') || 10;
    return { bounds: { offset: (number - 1) * size, limit: size }, page: { number, size } };
  }
  const offset = whole('_start');
  if (params.get('_end')) return { bounds: { offset, limit: Math.max(0, whole('_end') - offset) }, page: null };
  if (params.get('_limit')) return { bounds: { offset, limit: whole('_limit') }, page: null };
  return { bounds: {}, page: null };
}
