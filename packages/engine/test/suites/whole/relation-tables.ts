import type { FanOut, Relation } from '@seedbed/contract';
import { ID, link } from '../../../src/plan/testing/blueprint-of.ts';

type Specs = Parameters<typeof import('../../../src/plan/testing/blueprint-of.ts').blueprintOf>[0];
type Links = ReturnType<typeof link>[];

export const FAN_OUTS: readonly FanOut[] = [
  { kind: 'fixed', count: 3 },
  { kind: 'uniform', min: 0, max: 5 },
  { kind: 'normal', mean: 4, deviation: 1.5 },
  { kind: 'lognormal', median: 3, sigma: 0.8 },
  { kind: 'poisson', mean: 2 },
  { kind: 'geometric', mean: 3 },
  { kind: 'pareto', mean: 3, shape: 1.5 },
  { kind: 'zipf', exponent: 0.9 },
  {
    kind: 'empirical',
    counts: [
      { children: 7, weight: 1 },
      { children: 0, weight: 2 },
      { children: 1, weight: 5 },
    ],
  },
  { kind: 'listed', counts: [2, 0, 5, 1] },
];

const parent = { rows: 150, columns: { id: ID, name: 'text' }, primaryKey: ['id'] };
const few = {
  rows: 6,
  columns: { id: ID, kind: { type: 'text', generator: { kind: 'values', parameters: { values: ['a', 'b', 'c'] } } } },
  primaryKey: ['id'],
};
const maybe = { type: 'integer', nullable: true } as const;
const ENDED = {
  type: 'timestamp with time zone',
  nullable: true,
  nullRate: 0.4,
  generator: { kind: 'date.event', parameters: { after: 'created_at', gap: 40 } },
};
const term = (column: string, coefficient = 1) => ({ column, coefficient });
const ordered = (operator: '<' | '<=' | '=' | '<>', a = 'a', b = 'b') => ({
  columns: [a, b],
  tier: 'D' as const,
  order: [{ terms: [term(a), term(b, -1)], operator, value: 0 }],
});

/** Every way of distributing children over parents, one table for each; its test checks that each is used. */
export function relationTables(): { tables: Specs; relations: Links } {
  const tables: Specs = { parents: parent, few };
  const relations: Links = [];
  const child = (name: string, spec: Specs[string], ...links: readonly (readonly [string, string, Partial<Relation>?])[]) => {
    tables[name] = spec;
    for (const [columns, to, more] of links) relations.push(link(`${name}.${columns}`, to, more));
  };

  for (const fanOut of FAN_OUTS) {
    const columns = { id: ID, parent_id: 'integer' };
    child(`owned_${fanOut.kind}`, { columns }, ['parent_id', 'parents.id', { owner: true, fanOut }]);
    child(`spread_${fanOut.kind}`, { rows: 400, columns: { id: ID, parent_id: maybe } }, ['parent_id', 'parents.id', { fanOut, childless: 0.2 }]);
  }
  child('owned_mixed', { columns: { parent_id: 'integer' } }, ['parent_id', 'parents.id', { owner: true, order: 'near' }]);
  child('owned_scaled', { rows: 333, columns: { parent_id: 'integer' } }, ['parent_id', 'parents.id', { owner: true, childless: 0.25 }]);
  child('sifted', { rows: 300, columns: { parent_id: maybe } }, ['parent_id', 'parents.id', { nullShare: 0.2 }]);
  child('evenly', { rows: 150, columns: { parent_id: 'integer', on: 'boolean' }, primaryKey: ['parent_id', 'on'] }, ['parent_id', 'parents.id']);

  child('nodes', { rows: 60, columns: { id: ID, parent_id: maybe }, primaryKey: ['id'] }, ['parent_id', 'nodes.id', { self: true }]);
  child('branches', { rows: 60, columns: { id: ID, parent_id: { type: 'integer', nullable: true, domain: { min: 5, max: 9 } } }, primaryKey: ['id'] }, [
    'parent_id',
    'branches.id',
    { self: true },
  ]);
  child('later', { rows: 100, columns: { id: ID, parent_id: 'integer' }, primaryKey: ['id'], groups: [ordered('<=', 'parent_id', 'id')] }, [
    'parent_id',
    'parents.id',
  ]);
  child(
    'topics',
    { rows: 60, columns: { id: ID, parent_id: maybe, top_id: maybe }, primaryKey: ['id'] },
    ['parent_id', 'topics.id', { name: 'topic_above', self: true }],
    ['top_id', 'topics.id', { self: true, root: true, within: 'topic_above' }],
  );
  child('roots', { rows: 60, columns: { id: ID, parent_id: 'integer' }, primaryKey: ['id'] }, ['parent_id', 'roots.id', { self: true }]);
  child('profiles', { columns: { parent_id: 'integer', bio: 'text' }, primaryKey: ['parent_id'] }, [
    'parent_id',
    'parents.id',
    { owner: true, fanOut: { kind: 'fixed', count: 1 } },
  ]);
  child('seats', { rows: 90, columns: { parent_id: maybe }, uniqueKeys: [{ columns: ['parent_id'] }] }, ['parent_id', 'parents.id']);
  child('links', { rows: 500, columns: { a: 'integer', b: 'integer' }, primaryKey: ['a', 'b'] }, ['a', 'parents.id'], ['b', 'few.id']);
  child('owned_links', { columns: { a: 'integer', b: 'integer' }, primaryKey: ['a', 'b'] }, ['a', 'parents.id', { owner: true }], ['b', 'few.id']);
  child(
    'friends',
    { rows: 300, columns: { a: 'integer', b: 'integer' }, primaryKey: ['a', 'b'], groups: [ordered('<>')] },
    ['a', 'parents.id'],
    ['b', 'parents.id'],
  );
  child(
    'pairs',
    { rows: 300, columns: { a: 'integer', b: 'integer' }, primaryKey: ['a', 'b'], groups: [ordered('<')] },
    ['a', 'parents.id'],
    ['b', 'parents.id'],
  );
  child(
    'transfers',
    { rows: 200, columns: { a: 'integer', b: 'integer' } },
    ['a', 'parents.id', { name: 'payer' }],
    ['b', 'parents.id', { distinctFrom: 'payer' }],
  );
  child(
    'winners',
    {
      rows: 200,
      columns: { a: 'integer', b: 'integer', winner: maybe },
      groups: [{ columns: ['a', 'b', 'winner'], tier: 'D', variants: ['a', 'b'].map((end) => ({ columns: {}, order: ordered('=', 'winner', end).order })) }],
    },
    ['a', 'parents.id'],
    ['b', 'parents.id', { name: 'guest' }],
    ['winner', 'parents.id', { nullShare: 0.3 }],
  );
  child('halves', { rows: 30, columns: { id: 'integer' }, primaryKey: ['id'] }, ['id', 'others.id']);
  child('others', { rows: 30, columns: { id: 'integer' }, primaryKey: ['id'] }, ['id', 'halves.id']);
  child('picky', { rows: 100, columns: { parent_id: { type: 'integer', domain: { min: 5, max: 8 } } } }, ['parent_id', 'parents.id']);
  const byKind = {
    columns: ['thing_kind', 'mark'],
    tier: 'C' as const,
    variants: [
      { columns: { thing_kind: { domain: { in: ['a'] } }, mark: { domain: { in: ['first'] } } } },
      { weight: 2, columns: { thing_kind: { domain: { in: ['b'] } }, mark: { domain: { in: ['second'] } } } },
    ],
  };
  const thing = { thing_id: 'integer', thing_kind: 'text', mark: 'text' };
  tables['things'] = { ...few, rows: 60 };
  child('choosy', { rows: 100, columns: thing, groups: [byKind] }, ['thing_id,thing_kind', 'things.id,kind']);
  child(
    'choosy_links',
    { rows: 60, columns: { ...thing, few_id: 'integer' }, groups: [byKind], primaryKey: ['thing_id', 'few_id'] },
    ['thing_id,thing_kind', 'things.id,kind'],
    ['few_id', 'few.id'],
  );
  child(
    'grants',
    {
      rows: 200,
      columns: { parent_id: maybe, few_id: maybe },
      groups: [
        {
          columns: ['parent_id', 'few_id'],
          tier: 'C',
          variants: [
            { weight: 3, columns: { parent_id: { notNull: true }, few_id: { null: true } } },
            { columns: { parent_id: { null: true }, few_id: { notNull: true } } },
          ],
        },
      ],
    },
    ['parent_id', 'parents.id'],
    ['few_id', 'few.id'],
  );

  const created = { type: 'timestamptz', generator: { kind: 'date.created' } };
  const timeline = { from: '2024-01-01', to: '2025-12-31' };
  child('members', { rows: 120, columns: { id: ID, created_at: created }, primaryKey: ['id'], timeline: { ...timeline, rows: 120 } });
  child('visits', { columns: { id: ID, member_id: 'integer', created_at: created }, primaryKey: ['id'], timeline: { ...timeline, rows: 336 } }, [
    'member_id',
    'members.id',
    { owner: true, order: 'time' },
  ]);
  child('calls', { rows: 300, columns: { member_id: 'integer', created_at: created } }, ['member_id', 'members.id', { order: 'time' }]);
  const overall = { order: 'time', childless: 0.3, childlessOverall: true } as const;
  child('trips', { columns: { member_id: 'integer', created_at: created }, timeline: { ...timeline, rows: 336 } }, [
    'member_id',
    'members.id',
    { ...overall, owner: true },
  ]);
  child('letters', { rows: 300, columns: { member_id: 'integer', created_at: created } }, ['member_id', 'members.id', overall]);
  child('rides', { columns: { member_id: 'integer', created_at: created }, timeline: { ...timeline, rows: 300 } }, [
    'member_id',
    'members.id',
    { order: 'time', owner: true, fanOut: { kind: 'uniform', min: 2, max: 3 }, exactCounts: true },
  ]);
  child('receipts', { columns: { visit_id: 'integer', created_at: created } }, [
    'visit_id',
    'visits.id',
    { owner: true, fanOut: { kind: 'poisson', mean: 1 } },
  ]);
  child('visit_lines', { columns: { visit_id: 'integer', line: 'integer', created_at: created }, primaryKey: ['visit_id', 'line'] }, [
    'visit_id',
    'visits.id',
    { owner: true },
  ]);
  child(
    'visit_extras',
    { columns: { visit_id: 'integer', member_id: 'integer' } },
    ['visit_id', 'visits.id', { owner: true }],
    ['member_id', 'members.id', { existing: true }],
  );
  child('visit_guides', { rows: 120, columns: { id: ID, visit_id: maybe, created_at: created } }, [
    'visit_id',
    'visits.id',
    { existing: true, addedLater: true, order: 'time' },
  ]);
  child('visit_notes', { rows: 120, columns: { id: ID, visit_id: maybe, created_at: created } }, ['visit_id', 'visits.id', { timesLater: true }]);
  child('repairs', { columns: { id: ID, visit_id: 'integer', created_at: created, ended_at: ENDED } }, [
    'visit_id',
    'visits.id',
    { owner: true, fanOut: { kind: 'poisson', mean: 1 } },
  ]);
  child('repair_steps', { columns: { repair_id: 'integer', created_at: created } }, [
    'repair_id',
    'repairs.id',
    { owner: true, inTurn: true, paceHours: 336, until: ['ended_at'] },
  ]);
  child('visit_calls', { columns: { visit_id: 'integer', created_at: created } }, ['visit_id', 'visits.id', { owner: true, inTurn: true, paceHours: 72 }]);

  const inTenant = { tenant_id: 'integer', id: ID };
  const keyed = { primaryKey: ['tenant_id', 'id'] };
  child('tenants', { rows: 9, columns: { id: ID }, primaryKey: ['id'] });
  child('users', { ...keyed, columns: inTenant }, ['tenant_id', 'tenants.id', { owner: true, fanOut: { kind: 'uniform', min: 2, max: 9 } }]);
  child('projects', { ...keyed, rows: 40, columns: inTenant }, ['tenant_id', 'tenants.id']);
  child(
    'tasks',
    { ...keyed, rows: 200, columns: { ...inTenant, user_id: 'integer', project_id: 'integer' } },
    ['tenant_id', 'tenants.id'],
    ['tenant_id,user_id', 'users.tenant_id,id', { owner: true }],
    ['tenant_id,project_id', 'projects.tenant_id,id'],
  );
  child(
    'folders',
    { ...keyed, rows: 80, columns: { ...inTenant, parent_id: maybe } },
    ['tenant_id', 'tenants.id'],
    ['tenant_id,parent_id', 'folders.tenant_id,id', { self: true }],
  );
  child(
    'desks',
    { ...keyed, rows: 30, columns: { ...inTenant, user_id: maybe }, uniqueKeys: [{ columns: ['tenant_id', 'user_id'] }] },
    ['tenant_id', 'tenants.id'],
    ['tenant_id,user_id', 'users.tenant_id,id'],
  );
  const seat = { type: 'integer', domain: { min: 1, max: 2 } } as const;
  child('duels', { rows: 40, columns: { duel: 'uuid', seat, opposite: 'integer' }, primaryKey: ['duel', 'seat'] }, [
    'duel,opposite',
    'duels.duel,seat',
    { self: true, mates: true, deferrable: true },
  ]);
  const agreed = { scope: 'public.tenants' } as const;
  child('ranks', { rows: 30, columns: { id: ID, tenant_id: 'integer' }, primaryKey: ['id'] }, ['tenant_id', 'tenants.id']);
  child(
    'stops',
    { rows: 60, columns: { id: ID, tenant_id: 'integer', replaces: maybe }, primaryKey: ['id'] },
    ['tenant_id', 'tenants.id', { name: 'stops_tenant' }],
    ['replaces', 'stops.id', { ...agreed, self: true, within: 'stops_tenant' }],
  );
  child(
    'stop_ranks',
    { columns: { stop_id: 'integer', rank_id: 'integer' }, primaryKey: ['stop_id', 'rank_id'] },
    ['stop_id', 'stops.id', { name: 'ranks_of_stop', owner: true, fanOut: { kind: 'uniform', min: 1, max: 4 } }],
    ['rank_id', 'ranks.id', { ...agreed, within: 'ranks_of_stop' }],
  );
  child(
    'guests',
    { rows: 60, columns: { tenant_id: 'integer', parent_id: 'integer', invited_by: maybe } },
    ['tenant_id', 'tenants.id', { name: 'place_of_guest', owner: true }],
    ['parent_id', 'parents.id'],
    ['invited_by', 'parents.id', { ...agreed, within: 'place_of_guest', through: 'public.guests', rowwise: true }],
  );
  child(
    'chairs',
    { rows: 40, columns: { tenant_id: 'integer', parent_id: 'integer' }, primaryKey: ['tenant_id', 'parent_id'] },
    ['tenant_id', 'tenants.id', { owner: true }],
    ['parent_id', 'parents.id'],
  );
  child('sittings', { rows: 12, columns: { id: ID, tenant_id: 'integer' }, primaryKey: ['id'] }, ['tenant_id', 'tenants.id']);
  child(
    'sat',
    { columns: { sitting_id: 'integer', parent_id: 'integer' }, primaryKey: ['sitting_id', 'parent_id'] },
    ['sitting_id', 'sittings.id', { name: 'sitting_of_sat', owner: true, fanOut: { kind: 'fixed', count: 3 } }],
    ['parent_id', 'parents.id', { within: 'sitting_of_sat', scope: 'public.tenants', through: 'public.chairs', eachOnce: true, rowwise: true }],
  );
  const rank = { type: 'text', generator: { kind: 'values', parameters: { values: ['mate', 'cook', 'boy'] } } } as const;
  child('hands', { rows: 40, columns: { id: ID, tenant_id: 'integer', rank }, primaryKey: ['id'] }, ['tenant_id', 'tenants.id']);
  child(
    'meals',
    { rows: 60, columns: { tenant_id: 'integer', cook_id: 'integer' } },
    ['tenant_id', 'tenants.id', { name: 'place_of_meal', owner: true }],
    ['cook_id', 'hands.id', { ...agreed, within: 'place_of_meal', where: { rank: { in: ['cook'] } }, whereOwn: true, rowwise: true }],
  );
  child(
    'bouts',
    { rows: 20, columns: { id: ID, home_id: 'integer', away_id: 'integer' }, primaryKey: ['id'] },
    ['home_id', 'hands.id', { name: 'home_of_bout' }],
    ['away_id', 'hands.id', { name: 'away_of_bout', distinctFrom: 'home_of_bout' }],
  );
  child(
    'blows',
    { rows: 70, columns: { bout_id: 'integer', by_id: 'integer', seen_by: 'integer', rank } },
    ['bout_id', 'bouts.id', { name: 'bout_of_blow', owner: true }],
    ['by_id', 'hands.id', { name: 'author_of_blow', within: 'bout_of_blow', scope: 'public.hands', parties: ['home_of_bout', 'away_of_bout'] }],
    [
      'seen_by',
      'hands.id',
      { distinctFrom: 'author_of_blow', distinctAmong: true, cases: [{ when: { rank: { in: ['cook'] } }, where: { rank: { in: ['boy'] } } }] },
    ],
  );
  const walked = { within: 'bout_of_round', scope: 'public.hands', along: ['home_of_bout'] };
  child(
    'rounds',
    { rows: 50, columns: { bout_id: 'integer', from_id: maybe, to_id: 'integer' } },
    ['bout_id', 'bouts.id', { name: 'bout_of_round', owner: true }],
    ['from_id', 'hands.id', { ...walked, walk: 'from' }],
    ['to_id', 'hands.id', { ...walked, walk: 'to' }],
  );
  const kinds = { type: 'text[]', generator: { kind: 'values', parameters: { values: ['{a,b}', '{c}', '{}'] } } };
  tables['fittings'] = { rows: 20, columns: { id: ID, kinds }, primaryKey: ['id'] };
  const fitting = { within: 'few_of_fitted', rowwise: true, alike: { own: 'kind', theirs: 'kinds' } };
  child(
    'fitted',
    { columns: { few_id: 'integer', fitting_id: 'integer', spare_id: maybe }, primaryKey: ['few_id', 'fitting_id'] },
    ['few_id', 'few.id', { name: 'few_of_fitted', owner: true }],
    ['fitting_id', 'fittings.id', fitting],
    ['spare_id', 'fittings.id', { ...fitting, shift: 1 }],
  );
  child('crews', { rows: 30, columns: { id: ID, captain: 'integer' }, primaryKey: ['id'] }, ['id,captain', 'sailors.crew,id']);
  child('sailors', { rows: 120, columns: { crew: 'integer', id: ID }, primaryKey: ['crew', 'id'] }, ['crew', 'crews.id']);
  return { tables, relations };
}
