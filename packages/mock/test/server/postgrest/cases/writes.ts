import type { Cases } from '../case.ts';

const WHOLE = 'return=representation';
const MERGE = `${WHOLE}, resolution=merge-duplicates`;
const IGNORE = `${WHOLE}, resolution=ignore-duplicates`;
const OBJECT = 'application/vnd.pgrst.object+json';
const CSV = { 'Content-Type': 'text/csv' };
const ids = (...all: number[]) => all.map((id) => ({ id }));

/** Inserts, changes and removals. */
export const writes: Cases = {
  insert: [
    [
      'POST /actors',
      null,
      {
        send: { id: 9, name: 'Zoe' },
        status: 201,
        range: '*/*',
        has: { location: null, 'content-type': null, 'preference-applied': null },
        then: ['/actors?id=eq.9', [{ id: 9, name: 'Zoe', alias: null }]],
      },
    ],
    [
      'POST /actors',
      [{ id: 9, name: 'Zoe', alias: null }],
      { send: { id: 9, name: 'Zoe' }, prefer: WHOLE, status: 201, has: { 'preference-applied': WHOLE, location: null } },
    ],
    ['POST /actors?select=name', [{ name: 'Zoe' }], { send: { id: 9, name: 'Zoe' }, prefer: WHOLE, status: 201 }],
    ['POST /actors', null, { send: { id: 9, name: 'Zoe' }, prefer: 'return=minimal', status: 201, has: { 'preference-applied': 'return=minimal' } }],
    [
      'POST /actors',
      null,
      {
        send: { id: 9, name: 'Zoe' },
        prefer: 'return=headers-only',
        status: 201,
        has: { location: '/actors?id=eq.9', 'preference-applied': 'return=headers-only' },
      },
    ],
    [
      'POST /roles',
      null,
      { send: { film_id: 5, actor_id: 1 }, prefer: 'return=headers-only', status: 201, has: { location: '/roles?film_id=eq.5&actor_id=eq.1' } },
    ],
    ['POST /logs', null, { send: { message: 'four' }, prefer: 'return=headers-only', status: 201, has: { location: null } }],
    [
      'POST /actors?select=id',
      ids(8, 9),
      {
        send: [
          { id: 8, name: 'Y' },
          { id: 9, name: 'Z' },
        ],
        prefer: `${WHOLE}, count=exact`,
        status: 201,
        range: '*/2',
        then: ['/actors?select=id&id=gt.7&order=id', ids(8, 9)],
      },
    ],
    ['POST /actors', [], { send: [], prefer: WHOLE, status: 201 }],
    ['POST /tickets?select=id,code,price', [{ id: 1, code: 'a', price: 10 }], { send: { code: 'a' }, prefer: WHOLE, status: 201 }],
    [
      'POST /films?select=id,title,tags,slug',
      [{ id: 6, title: 'Fern', tags: ['a', 'b c'], slug: 'fern' }],
      { send: { title: 'Fern', tags: ['a', 'b c'] }, prefer: WHOLE, status: 201 },
    ],
    [
      'POST /films?select=title,directors(name)',
      [{ title: 'Fern', directors: { name: 'Ada Vale' } }],
      { send: { title: 'Fern', director_id: 1 }, prefer: WHOLE, status: 201 },
    ],
    ['POST /films?select=data', [{ data: { a: [1, { b: null }] } }], { send: { title: 'Fern', data: { a: [1, { b: null }] } }, prefer: WHOLE, status: 201 }],
    [
      'POST /films?select=released',
      [{ released: '2020-01-02T03:04:05+00:00' }],
      { send: { title: 'Fern', released: '2020-01-02 03:04:05' }, prefer: WHOLE, status: 201 },
    ],
    ['POST /films?select=title', { title: 'Fern' }, { send: { title: 'Fern' }, prefer: WHOLE, accept: OBJECT, status: 201 }],
    [
      'POST /actors',
      { code: 'PGRST116', details: 'The result contains 2 rows' },
      {
        send: [
          { id: 8, name: 'Y' },
          { id: 9, name: 'Z' },
        ],
        prefer: WHOLE,
        accept: OBJECT,
        status: 406,
        then: ['/actors?id=gt.7', []],
      },
    ],
    [
      'POST /actors',
      { code: 'PGRST116' },
      {
        send: [
          { id: 8, name: 'Y' },
          { id: 9, name: 'Z' },
        ],
        accept: OBJECT,
        status: 406,
        then: ['/actors?id=gt.7', []],
      },
    ],
    ['POST /actors', 'id,name,alias\n9,Zoe,', { send: { id: 9, name: 'Zoe' }, prefer: WHOLE, accept: 'text/csv', status: 201 }],
    ['POST /odd%20names?select=größe', [{ größe: 7 }], { send: { 'the id': 9, größe: 7 }, prefer: WHOLE, status: 201 }],
    ['POST /actors?id=eq.1', null, { send: { id: 9, name: 'Zoe' }, status: 201 }],
  ],
  'columns and what is missing': [
    ['POST /actors?columns=id,name', [{ id: 9, name: 'Zoe', alias: null }], { send: { id: 9, name: 'Zoe', alias: 'Z', more: 1 }, prefer: WHOLE, status: 201 }],
    [
      'POST /actors?columns=id,name,alias',
      [
        { id: 8, name: 'Y', alias: null },
        { id: 9, name: 'Z', alias: 'z' },
      ],
      {
        send: [
          { id: 8, name: 'Y' },
          { id: 9, name: 'Z', alias: 'z' },
        ],
        prefer: WHOLE,
        status: 201,
      },
    ],
    ['POST /details?columns=film_id,minutes', { code: '23502' }, { send: [{ film_id: 3 }], prefer: WHOLE, status: 400 }],
    [
      'POST /details?columns=film_id,minutes',
      [{ film_id: 3, minutes: 90, note: null }],
      { send: [{ film_id: 3 }], prefer: `${WHOLE}, missing=default`, status: 201, has: { 'preference-applied': `missing=default, ${WHOLE}` } },
    ],
    [
      'POST /actors?columns=id,nope',
      { code: 'PGRST204', message: "Could not find the 'nope' column of 'actors' in the schema cache" },
      { send: { id: 9 }, status: 400 },
    ],
    [
      'POST /actors',
      { code: 'PGRST204', message: "Could not find the 'nope' column of 'actors' in the schema cache", details: null, hint: null },
      { send: { id: 9, name: 'Z', nope: 1 }, status: 400 },
    ],
    ['PATCH /actors?id=eq.1&columns=alias&select=name,alias', [{ name: 'Uma', alias: 'x' }], { send: { name: 'No', alias: 'x' }, prefer: WHOLE }],
  ],
  bodies: [
    ['POST /actors', { code: 'PGRST102', message: 'Empty or invalid json' }, { send: '', status: 400 }],
    ['POST /actors', { code: 'PGRST102', message: 'Empty or invalid json' }, { send: '{"id": 9', status: 400 }],
    ['POST /actors', { code: 'PGRST102', message: 'All object keys must match' }, { send: [{ id: 8, name: 'Y' }, { id: 9 }], status: 400 }],
    ['POST /actors', { code: 'PGRST102', message: 'All object keys must match' }, { send: [{ id: 8, name: 'Y' }, 5], status: 400 }],
    [
      'POST /actors',
      { code: 'PGRST102', message: 'Content-Type not acceptable: text/plain' },
      { send: 'x', headers: { 'Content-Type': 'text/plain' }, status: 400 },
    ],
    [
      'POST /actors',
      [
        { id: 8, name: 'Y, y', alias: null },
        { id: 9, name: 'Z', alias: 'z' },
      ],
      { send: 'id,name,alias\n8,"Y, y",NULL\n9,Z,z\n', headers: CSV, prefer: WHOLE, status: 201 },
    ],
    ['POST /actors', { code: 'PGRST102', message: 'All lines must have same number of fields' }, { send: 'id,name\n8,Y\n9\n', headers: CSV, status: 400 }],
    ['PATCH /actors?id=eq.1', { code: 'PGRST102' }, { send: '', status: 400 }],
  ],
  'refused rows': [
    [
      'POST /actors',
      { code: '23505', message: 'duplicate key value violates unique constraint "actors_pkey"', details: 'Key (id)=(1) already exists.', hint: null },
      { send: { id: 1, name: 'X' }, status: 409, has: { 'proxy-status': 'PostgREST; error=23505' } },
    ],
    ['POST /films', { code: '23505', details: 'Key (title, year)=(Amber, 1999) already exists.' }, { send: { title: 'Amber', year: 1999 }, status: 409 }],
    [
      'POST /actors',
      {
        code: '23502',
        message: 'null value in column "name" of relation "actors" violates not-null constraint',
        details: 'Failing row contains (9, null, null).',
      },
      { send: { id: 9 }, status: 400 },
    ],
    [
      'POST /films',
      {
        code: '23503',
        message: 'insert or update on table "films" violates foreign key constraint "films_director_id_fkey"',
        details: 'Key (director_id)=(99) is not present in table "directors".',
      },
      { send: { title: 'X', director_id: 99 }, status: 409 },
    ],
    [
      'POST /tickets',
      { code: '23514', message: 'new row for relation "tickets" violates check constraint "tickets_price_check"' },
      { send: { code: 'x', price: -1 }, status: 400 },
    ],
    ['POST /tickets', { code: '22001', message: 'value too long for type character varying(5)' }, { send: { code: 'x', note: 'longer' }, status: 400 }],
    [
      'POST /tickets',
      { code: '22003', message: 'numeric field overflow', details: 'A field with precision 8, scale 2 must round to an absolute value less than 10^6.' },
      { send: { code: 'x', price: 1e6 }, status: 400 },
    ],
    [
      'POST /tickets',
      {
        code: '428C9',
        message: 'cannot insert a non-DEFAULT value into column "id"',
        details: 'Column "id" is an identity column defined as GENERATED ALWAYS.',
        hint: 'Use OVERRIDING SYSTEM VALUE to override.',
      },
      { send: { id: 5, code: 'x' }, status: 400 },
    ],
    ['POST /films', { code: '428C9', details: 'Column "slug" is a generated column.' }, { send: { title: 'X', slug: 'x' }, status: 400 }],
    ['POST /actors', { code: '22P02', message: 'invalid input syntax for type integer: "nine"' }, { send: { id: 'nine', name: 'X' }, status: 400 }],
    ['POST /films', { code: '22P02', message: 'invalid input value for enum genre: "western"' }, { send: { title: 'X', genre: 'western' }, status: 400 }],
    ['POST /nope', { code: 'PGRST205' }, { send: { a: 1 }, status: 404 }],
    ['DELETE /actors?id=eq.1', { code: '23001' }, { status: 400 }],
    [
      'DELETE /directors?id=eq.1',
      {
        code: '23503',
        message: 'update or delete on table "directors" violates foreign key constraint "directors_mentor_id_fkey" on table "directors"',
        details: 'Key (id)=(1) is still referenced from table "directors".',
      },
      { status: 409 },
    ],
  ],
  upsert: [
    [
      'POST /actors',
      [{ id: 1, name: 'Una', alias: 'U' }],
      { send: { id: 1, name: 'Una' }, prefer: MERGE, status: 200, has: { 'preference-applied': `resolution=merge-duplicates, ${WHOLE}` } },
    ],
    ['POST /actors', [{ id: 9, name: 'Zoe', alias: null }], { send: { id: 9, name: 'Zoe' }, prefer: MERGE, status: 201 }],
    [
      'POST /actors?select=id',
      ids(1, 9),
      {
        send: [
          { id: 1, name: 'Una' },
          { id: 9, name: 'Zoe' },
        ],
        prefer: MERGE,
        status: 201,
      },
    ],
    ['POST /actors', [], { send: { id: 1, name: 'Una' }, prefer: IGNORE, status: 201, then: ['/actors?id=eq.1&select=name', [{ name: 'Uma' }]] }],
    [
      'POST /actors?select=id',
      ids(9),
      {
        send: [
          { id: 1, name: 'Una' },
          { id: 9, name: 'Zoe' },
        ],
        prefer: IGNORE,
        status: 201,
      },
    ],
    ['POST /studios?on_conflict=name', [{ id: 1, name: 'North', city: 'Bergen' }], { send: { name: 'North', city: 'Bergen' }, prefer: MERGE, status: 200 }],
    [
      'POST /films?on_conflict=title,year&select=id,rating',
      [{ id: 1, rating: 8 }],
      { send: { title: 'Amber', year: 1999, rating: 8 }, prefer: MERGE, status: 200 },
    ],
    [
      'POST /studios?on_conflict=city',
      { code: '42P10', message: 'there is no unique or exclusion constraint matching the ON CONFLICT specification' },
      { send: { name: 'X', city: 'Oslo' }, prefer: MERGE, status: 400 },
    ],
    ['POST /studios?on_conflict=nope', { code: '42703', message: 'column "nope" does not exist' }, { send: { name: 'X' }, prefer: MERGE, status: 400 }],
    [
      'POST /actors',
      { code: '21000', message: 'ON CONFLICT DO UPDATE command cannot affect row a second time' },
      {
        send: [
          { id: 1, name: 'A' },
          { id: 1, name: 'B' },
        ],
        prefer: MERGE,
        status: 500,
      },
    ],
    [
      'POST /logs',
      [{ message: 'one', level: 1 }],
      {
        send: { message: 'one', level: 1 },
        prefer: MERGE,
        status: 201,
        has: { 'preference-applied': WHOLE },
        then: ['/logs?message=eq.one&select=level', [{ level: 1 }, { level: 1 }]],
      },
    ],
    ['POST /studios', { code: '23505', details: 'Key (name)=(North) already exists.' }, { send: { id: 9, name: 'North' }, prefer: MERGE, status: 409 }],
    [
      'PUT /actors?id=eq.1',
      [{ id: 1, name: 'Una', alias: null }],
      { send: { id: 1, name: 'Una', alias: null }, prefer: WHOLE, status: 200, has: { 'content-range': null } },
    ],
    ['PUT /actors?id=eq.9', [{ id: 9, name: 'Zoe', alias: null }], { send: { id: 9, name: 'Zoe' }, prefer: WHOLE, status: 201 }],
    ['PUT /actors?id=eq.9', null, { send: { id: 9, name: 'Zoe' }, status: 204, then: ['/actors?id=eq.9&select=name', [{ name: 'Zoe' }]] }],
    ['PUT /roles?film_id=eq.1&actor_id=eq.1', [{ film_id: 1, actor_id: 1, part: 'Star' }], { send: { film_id: 1, actor_id: 1, part: 'Star' }, prefer: WHOLE }],
    [
      'PUT /actors?id=eq.1',
      { code: 'PGRST115', message: 'Payload values do not match URL in primary key column(s)' },
      { send: { id: 2, name: 'X' }, status: 400 },
    ],
    // Of several rows the first counts.
    [
      'PUT /actors?id=eq.1',
      null,
      {
        send: [
          { id: 1, name: 'X' },
          { id: 9, name: 'Y' },
        ],
        status: 204,
        then: ['/actors?select=name&id=in.(1,9)', [{ name: 'X' }]],
      },
    ],
    [
      'PUT /actors',
      { code: 'PGRST105', message: "Filters must include all and only primary key columns with 'eq' operators" },
      { send: { id: 1, name: 'X' }, status: 405 },
    ],
    ['PUT /actors?name=eq.Uma', { code: 'PGRST105' }, { send: { id: 1, name: 'X' }, status: 405 }],
    ['PUT /actors?id=gt.1', { code: 'PGRST105' }, { send: { id: 1, name: 'X' }, status: 405 }],
    ['PUT /roles?film_id=eq.1', { code: 'PGRST105' }, { send: { film_id: 1, actor_id: 1 }, status: 405 }],
    ['PUT /actors?id=eq.1&name=eq.Uma', { code: 'PGRST105' }, { send: { id: 1, name: 'X' }, status: 405 }],
    ['PUT /actors?id=eq.1&limit=1', { code: 'PGRST114' }, { send: { id: 1, name: 'X' }, status: 400 }],
  ],
  update: [
    ['PATCH /actors?id=eq.1', null, { send: { alias: 'x' }, status: 204, range: '0-0/*', then: ['/actors?id=eq.1', [{ id: 1, name: 'Uma', alias: 'x' }]] }],
    ['PATCH /actors?id=eq.1', [{ id: 1, name: 'Uma', alias: 'x' }], { send: { alias: 'x' }, prefer: WHOLE }],
    ['PATCH /actors?id=eq.1&select=alias', { alias: 'x' }, { send: { alias: 'x' }, prefer: WHOLE, accept: OBJECT }],
    ['PATCH /actors?id=eq.99', null, { send: { alias: 'x' }, status: 204, range: '*/*' }],
    ['PATCH /actors?id=eq.99', [], { send: { alias: 'x' }, prefer: WHOLE }],
    [
      'PATCH /actors?id=eq.99',
      { code: 'PGRST116', details: 'The result contains 0 rows' },
      { send: { alias: 'x' }, prefer: WHOLE, accept: OBJECT, status: 406 },
    ],
    ['PATCH /actors?id=gt.1', { code: 'PGRST116' }, { send: { alias: 'x' }, accept: OBJECT, status: 406, then: ['/actors?alias=eq.x', []] }],
    ['PATCH /actors?id=gt.1', null, { send: { alias: 'x' }, prefer: 'count=exact', status: 204, range: '0-1/2', has: { 'preference-applied': 'count=exact' } }],
    ['PATCH /actors?id=gt.1', null, { send: { alias: 'x' }, prefer: 'count=planned', status: 204, range: '0-1/*' }],
    ['PATCH /actors?id=eq.1', null, { send: {}, status: 204, range: '*/*' }],
    ['PATCH /actors?id=eq.1', [], { send: {}, prefer: WHOLE }],
    ['PATCH /actors', null, { send: { alias: 'x' }, status: 204, range: '0-2/*' }],
    ['PATCH /films?id=eq.1&select=title,directors(name)', [{ title: 'Amber', directors: { name: 'Ben Orr' } }], { send: { director_id: 2 }, prefer: WHOLE }],
    ['PATCH /films?id=eq.1&select=slug', [{ slug: 'new' }], { send: { title: 'New' }, prefer: WHOLE }],
    ['PATCH /films?or=(id.eq.1,id.eq.2)&select=id', ids(1, 2), { send: { rating: 1 }, prefer: WHOLE }],
    ['PATCH /actors?id=eq.1', { code: 'PGRST204' }, { send: { nope: 1 }, status: 400 }],
    ['PATCH /actors?id=eq.1', { code: '23505', details: 'Key (id)=(2) already exists.' }, { send: { id: 2 }, status: 409 }],
    ['PATCH /actors?id=eq.3', { code: '23502' }, { send: { name: null }, status: 400 }],
    [
      'PATCH /actors?id=gt.0',
      { code: 'PGRST124', message: 'Query result exceeds max-affected preference constraint', details: 'The query affects 3 rows' },
      { send: { alias: 'x' }, prefer: 'handling=strict, max-affected=2', status: 400, then: ['/actors?alias=eq.x', []] },
    ],
    [
      'PATCH /actors?id=gt.1',
      null,
      { send: { alias: 'x' }, prefer: 'handling=strict, max-affected=2', status: 204, has: { 'preference-applied': 'handling=strict, max-affected=2' } },
    ],
    ['PATCH /actors?id=gt.0', null, { send: { alias: 'x' }, prefer: 'max-affected=2', status: 204 }],
    [
      'PATCH /details?film_id=eq.1&columns=minutes&select=minutes',
      [{ minutes: 90 }],
      { send: {}, prefer: `${WHOLE}, missing=default`, has: { 'preference-applied': `missing=default, ${WHOLE}` } },
    ],
  ],
  delete: [
    ['DELETE /screenings?id=eq.1', null, { status: 204, range: '*/*', then: ['/screenings?select=id&order=id', ids(2, 3)] }],
    [
      'DELETE /screenings?id=eq.1&select=id,films!film_id(title)',
      [{ id: 1, films: { title: 'Amber' } }],
      { prefer: WHOLE, has: { 'preference-applied': WHOLE } },
    ],
    ['DELETE /screenings?id=gt.1', null, { prefer: 'count=exact', status: 204, range: '*/2' }],
    ['DELETE /screenings?id=eq.99', null, { status: 204 }],
    ['DELETE /screenings?id=eq.99', [], { prefer: WHOLE }],
    ['DELETE /screenings?id=eq.99', { code: 'PGRST116' }, { prefer: WHOLE, accept: OBJECT, status: 406 }],
    ['DELETE /screenings?id=eq.1&select=id', { id: 1 }, { prefer: WHOLE, accept: OBJECT }],
    ['DELETE /screenings', null, { status: 204, then: ['/screenings', []] }],
    [
      'DELETE /screenings',
      { code: 'PGRST124', details: 'The query affects 3 rows' },
      { prefer: 'handling=strict, max-affected=1', status: 400, then: ['/screenings?select=id&order=id', ids(1, 2, 3)] },
    ],
    ['DELETE /screenings?seats=gt.15&select=id&order=id.desc', ids(3, 2), { prefer: WHOLE }],
    ['DELETE /studios?id=eq.2', null, { status: 204, then: ['/films?select=id&order=id', ids(1, 2, 4, 5)] }],
    ['DELETE /screenings?nope=eq.1', { code: '42703', message: 'column screenings.nope does not exist' }, { status: 400 }],
  ],
  'taken back': [
    [
      'POST /actors',
      [{ id: 9, name: 'Zoe', alias: null }],
      {
        send: { id: 9, name: 'Zoe' },
        prefer: `${WHOLE}, tx=rollback`,
        status: 201,
        has: { 'preference-applied': `${WHOLE}, tx=rollback` },
        then: ['/actors?id=eq.9', []],
      },
    ],
    ['DELETE /screenings', null, { prefer: 'tx=rollback', status: 204, then: ['/screenings?select=id&order=id', ids(1, 2, 3)] }],
    ['POST /actors', null, { send: { id: 9, name: 'Zoe' }, prefer: 'tx=commit', status: 201, then: ['/actors?id=eq.9&select=name', [{ name: 'Zoe' }]] }],
  ],
};
