import { emptyBlueprint, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

const column = (name: string, type: string, kind: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({
  name,
  type,
  generator: { kind },
  ...more,
});
const key = column('id', 'integer', 'sequence');
const table = (name: string, ...columns: BlueprintColumn[]): BlueprintTable => ({ schema: 'public', name, columns: [key, ...columns], primaryKey: ['id'] });
const relation = (from: string, name: string, to: string): Relation => ({
  from: { table: `public.${from}`, columns: [name] },
  to: { table: `public.${to}`, columns: ['id'] },
  source: 'declared',
});

/** A small blog: the part of its inferred blueprint that imports use. */
export const BLOG: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      ...table(
        'users',
        column('first_name', 'text', 'person.firstName'),
        column('email', 'text', 'internet.email'),
        column('role', 'text', 'enum.role', { domain: { in: ['admin', 'editor', 'member'] } as never }),
        column('age', 'integer', 'person.age', { nullable: true }),
        column('bio', 'text', 'person.bio', { nullable: true }),
        column('password', 'text', 'internet.password'),
        column('created_at', 'timestamp with time zone', 'date.created'),
      ),
      uniqueKeys: [{ columns: ['email'] }],
    },
    table('categories', column('name', 'text', 'text.category'), column('color', 'text', 'color.human', { nullable: true })),
    table(
      'posts',
      column('author_id', 'integer', 'reference'),
      column('title', 'text', 'text.title'),
      column('status', 'text', 'life.state', { domain: { in: ['draft', 'published'] } as never }),
      column('rating', 'numeric(4,2)', 'number.rating'),
      column('views', 'integer', 'number.count'),
    ),
    table('comments', column('post_id', 'integer', 'reference'), column('text', 'text', 'text.comment'), column('likes', 'integer', 'number.count')),
  ],
  relations: [relation('posts', 'author_id', 'users'), relation('comments', 'post_id', 'posts')],
};
