import { singular } from '@seedbed/contract';
import type { Key, Query } from '../../../core/index.ts';
import { placeNamed } from '../conditions.ts';
import { childrenEmbed, embedNode, parentEmbed, type Embed } from '../relations.ts';
import type { Resource } from '../resource.ts';
import { at } from '../writing.ts';
import { parseWhere } from './parse-where.ts';
import { whereOfParams } from './where-params.ts';

export type List = {
  /** The query has no limit unless a page is requested. */
  readonly query: Query;
  readonly embeds: readonly Embed[];
  readonly page: { readonly number: number; readonly size: number } | null;
};

/** A list of json-server 1.0. */
export function parseList(resource: Resource, search: string): List {
  const params = new URLSearchParams(search);
  const embeds = parseEmbeds(resource, params);
  const where = parseWhere(
    resource,
    whereOfParams(params, (name) => resource.column(name) !== undefined),
  );
  const order = parseSort(resource, params.get('_sort') ?? '');
  return {
    query: { ...at(resource.table), verb: 'read', ...selectOf(embeds), ...(where && { where }), ...(order.length > 0 && { order }) },
    embeds,
    page: parsePage(params),
  };
}

export function selectOf(embeds: readonly Embed[]): Pick<Query, 'select'> {
  return embeds.length > 0 ? { select: [{ kind: 'column', column: '*' }, ...embeds.map(embedNode)] } : {};
}

/** `_embed` in the singular is a parent, in the plural children; ignores other names. */
export function parseEmbeds(resource: Resource, params: URLSearchParams): readonly Embed[] {
  return params.getAll('_embed').flatMap((name) => {
    const isOne = singular(name) === name;
    const [first, other] = isOne ? [parentEmbed, childrenEmbed] : [childrenEmbed, parentEmbed];
    return first(resource, name) ?? other(resource, name) ?? [];
  });
}

/** `_sort=a,-b`. Unknown columns do not change the order. */
function parseSort(resource: Resource, text: string): Key[] {
  return text.split(',').flatMap((part) => {
    const descending = part.startsWith('-');
    const place = placeNamed(resource, descending ? part.slice(1) : part);
    if (!place) return [];
    const { column, path } = place;
    // There true comes before false.
    const isTurned = path.length === 0 && column.type.base === 'bool';
    return {
      column: column.name,
      ...(path.length > 0 && { path: path.map(({ key }) => ({ arrow: '->' as const, key })) }),
      descending: descending !== isTurned,
    };
  });
}

function parsePage(params: URLSearchParams): List['page'] {
  const [number, size] = ['_page', '_per_page'].map((name) => parseInt(params.get(name) ?? '', 10));
  if (Number.isNaN(number)) return null;
  return { number: Math.max(1, number!), size: Number.isNaN(size) ? 10 : Math.max(1, size!) };
}
