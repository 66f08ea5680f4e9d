import type { Cases } from '../case.ts';

const ids = (...all: number[]) => all.map((id) => ({ id }));
const ADA = { name: 'Ada Vale' };
const BEN = { name: 'Ben Orr' };

/** Rows of related tables. */
export const embeds: Cases = {
  'to one': [
    [
      '/films?select=id,directors(name)&order=id',
      [
        { id: 1, directors: ADA },
        { id: 2, directors: ADA },
        { id: 3, directors: BEN },
        { id: 4, directors: BEN },
        { id: 5, directors: null },
      ],
    ],
    ['/films?select=director_id(name)&id=eq.1', [{ director_id: ADA }]],
    ['/films?select=films_director_id_fkey(name)&id=eq.1', [{ films_director_id_fkey: ADA }]],
    ['/films?select=by:directors(name)&id=eq.1', [{ by: ADA }]],
    ['/films?select=by:director_id(name)&id=eq.1', [{ by: ADA }]],
    ['/films?select=directors!director_id(name)&id=eq.1', [{ directors: ADA }]],
    ['/films?select=directors!films_director_id_fkey(name)&id=eq.1', [{ directors: ADA }]],
    ['/films?select=directors(*)&id=eq.1', [{ directors: { id: 1, name: 'Ada Vale', born: '1950-02-03', mentor_id: null } }]],
    [
      '/films?select=id,details(minutes)&order=id&limit=3',
      [
        { id: 1, details: { minutes: 120 } },
        { id: 2, details: { minutes: 95 } },
        { id: 3, details: null },
      ],
    ],
    [
      '/details?select=minutes,films(title)&order=film_id',
      [
        { minutes: 120, films: { title: 'Amber' } },
        { minutes: 95, films: { title: 'Birch' } },
      ],
    ],
    ['/films?select=id,directors()&id=eq.1', [{ id: 1 }]],
    ['/films?select=title,...directors(by:name)&id=eq.1', [{ title: 'Amber', by: 'Ada Vale' }]],
    ['/films?select=id,...directors(name)&id=eq.5', [{ id: 5, name: null }]],
    ['/films?select=...directors(name,...mentor_id(mentor:name))&id=eq.3', [{ name: 'Ben Orr', mentor: 'Ada Vale' }]],
    ['/films?select=...studios(*)&id=eq.1', [{ id: 1, name: 'North', city: 'Oslo' }]],
    ['/films?select=id,directors(n:name::text)&id=eq.1', [{ id: 1, directors: { n: 'Ada Vale' } }]],
  ],
  'to many': [
    [
      '/directors?select=name,films(id)&order=id&films.order=id',
      [
        { ...ADA, films: ids(1, 2) },
        { ...BEN, films: ids(3, 4) },
        { name: 'Cleo Yun', films: [] },
        { name: 'Dov Sand', films: [] },
      ],
    ],
    ['/directors?select=films(id)&id=eq.1&films.order=id.desc', [{ films: ids(2, 1) }]],
    ['/directors?select=films(id)&id=eq.1&films.order=id&films.limit=1', [{ films: ids(1) }]],
    ['/directors?select=films(id)&id=eq.1&films.order=id&films.limit=1&films.offset=1', [{ films: ids(2) }]],
    ['/directors?select=films(id)&id=eq.1&films.rating=gt.7', [{ films: ids(1) }]],
    [
      '/directors?select=id,films(id)&films.genre=eq.horror&order=id&limit=2',
      [
        { id: 1, films: [] },
        { id: 2, films: ids(3) },
      ],
    ],
    ['/directors?select=films(id)&id=eq.2&films.or=(genre.eq.horror,rating.gt.9)&films.order=id', [{ films: ids(3, 4) }]],
    ['/directors?select=films(id)&id=eq.2&films.not.or=(genre.eq.horror,rating.gt.9)', [{ films: [] }]],
    ['/films?select=actors(name)&id=eq.1&actors.order=name', [{ actors: [{ name: 'Uma' }, { name: 'Vic' }] }]],
    ['/actors?select=name,films(title)&id=eq.1&films.order=id', [{ name: 'Uma', films: [{ title: 'Amber' }, { title: 'Birch' }] }]],
    ['/films?select=actors!roles(name)&id=eq.4', [{ actors: [{ name: 'Wes' }] }]],
    [
      '/films?select=roles(part,actors(name))&id=eq.1&roles.order=part',
      [
        {
          roles: [
            { part: 'Guard', actors: { name: 'Vic' } },
            { part: 'Lead', actors: { name: 'Uma' } },
          ],
        },
      ],
    ],
    ['/studios?select=films(directors(name))&id=eq.2', [{ films: [{ directors: BEN }] }]],
    [
      '/studios?select=films(id,directors(name))&id=eq.1&films.directors.name=like.B*&films.order=id',
      [
        {
          films: [
            { id: 1, directors: null },
            { id: 2, directors: null },
          ],
        },
      ],
    ],
    ['/directors?select=name,...films(title)&id=eq.1&films.order=id', [{ name: 'Ada Vale', title: ['Amber', 'Birch'] }]],
    ['/films?select=id,...actors(actor:name)&id=eq.1&actors.order=name.desc', [{ id: 1, actor: ['Vic', 'Uma'] }]],
    ['/directors?select=id,...films(title)&id=eq.3', [{ id: 3, title: [] }]],
    ['/directors?select=films(*)&id=eq.3', [{ films: [] }]],
    ['/directors?select=a:films(id),b:films(title)&id=eq.1&a.order=id&b.order=id.desc&b.limit=1', [{ a: ids(1, 2), b: [{ title: 'Birch' }] }]],
  ],
  'rows that are kept': [
    [
      '/films?select=id,directors!inner(name)&order=id',
      [
        { id: 1, directors: ADA },
        { id: 2, directors: ADA },
        { id: 3, directors: BEN },
        { id: 4, directors: BEN },
      ],
    ],
    [
      '/films?select=id,directors!inner(name)&directors.name=eq.Ben%20Orr&order=id',
      [
        { id: 3, directors: BEN },
        { id: 4, directors: BEN },
      ],
    ],
    ['/films?select=id,directors!inner()&directors.name=eq.Ben%20Orr&order=id', ids(3, 4)],
    [
      '/films?select=id,directors!director_id!inner(name)&directors.name=like.A*&order=id',
      [
        { id: 1, directors: ADA },
        { id: 2, directors: ADA },
      ],
    ],
    [
      '/directors?select=id,films!inner(id)&films.rating=gte.7&order=id',
      [
        { id: 1, films: ids(1) },
        { id: 2, films: ids(4) },
      ],
    ],
    [
      '/directors?select=id,films!inner(id)&films.rating=gte.7&order=id&limit=1',
      [{ id: 1, films: ids(1) }],
      { status: 206, prefer: 'count=exact', range: '0-0/2' },
    ],
    [
      '/films?select=id,actors!inner(id)&actors.id=eq.1&order=id',
      [
        { id: 1, actors: ids(1) },
        { id: 2, actors: ids(1) },
      ],
    ],
    ['/films?select=id,directors!left(name)&id=eq.5', [{ id: 5, directors: null }]],
    ['/studios?select=id,films!inner(id,directors!inner(name))&films.directors.name=eq.Ben%20Orr', [{ id: 2, films: [{ id: 3, directors: BEN }] }]],
    ['/films?select=id,directors()&directors=is.null', ids(5)],
    ['/films?select=id,directors()&directors=not.is.null&order=id', ids(1, 2, 3, 4)],
    ['/directors?select=id,films()&films=is.null&order=id', ids(3, 4)],
    ['/directors?select=id,films()&films=not.is.null&films.genre=eq.comedy', ids(1)],
    ['/films?select=id,directors(),studios()&or=(directors.is.null,studios.is.null)&order=id', ids(4, 5)],
    ['/films?select=id,d:directors()&d=is.null', ids(5)],
    ['/films?select=id,d:directors!inner(name)&d.name=eq.Ben%20Orr&order=id&limit=1', [{ id: 3, d: BEN }], { has: { warning: null } }],
    ['/films?select=id,directors()&directors=eq.1', { code: 'PGRST120', message: "Bad operator on the 'directors' embedded resource" }, { status: 400 }],
  ],
  'order by a related row': [
    [
      '/films?select=id,directors(name)&order=directors(name).desc,id.desc&director_id=not.is.null',
      [
        { id: 4, directors: BEN },
        { id: 3, directors: BEN },
        { id: 2, directors: ADA },
        { id: 1, directors: ADA },
      ],
    ],
    ['/films?select=id,directors()&order=directors(name).desc.nullslast,id&limit=2', ids(3, 4)],
    [
      '/films?select=id,d:directors(id)&order=d(id).desc.nullsfirst,id&limit=2',
      [
        { id: 5, d: null },
        { id: 3, d: { id: 2 } },
      ],
    ],
    ['/films?select=id&order=directors(name)', { code: 'PGRST108', message: "'directors' is not an embedded resource in this request" }, { status: 400 }],
    [
      '/directors?select=id,films(id)&order=films(id)',
      { code: 'PGRST118', details: "'directors' and 'films' do not form a many-to-one or one-to-one relationship" },
      { status: 400 },
    ],
  ],
  'a table that refers to itself': [
    ['/directors?select=name,mentor:mentor_id(name)&id=eq.2', [{ ...BEN, mentor: ADA }]],
    ['/directors?select=name,mentees:directors(name)&id=eq.1&mentees.order=name', [{ ...ADA, mentees: [BEN, { name: 'Cleo Yun' }] }]],
    ['/directors?select=name,mentees:directors!mentor_id(name)&id=eq.2', [{ ...BEN, mentees: [{ name: 'Dov Sand' }] }]],
    ['/directors?select=name,mentor_id(name,mentor_id(name))&id=eq.4', [{ name: 'Dov Sand', mentor_id: { ...BEN, mentor_id: ADA } }]],
  ],
  'several ways': [
    [
      '/screenings?select=id,films(title)',
      {
        code: 'PGRST201',
        message: "Could not embed because more than one relationship was found for 'screenings' and 'films'",
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'screenings with films',
            relationship: 'screenings_backup_film_id_fkey using screenings(backup_film_id) and films(id)',
          },
          { cardinality: 'many-to-one', embedding: 'screenings with films', relationship: 'screenings_film_id_fkey using screenings(film_id) and films(id)' },
        ],
        hint: "Try changing 'films' to one of the following: 'films!screenings_backup_film_id_fkey', 'films!screenings_film_id_fkey'. Find the desired relationship in the 'details' key.",
      },
      { status: 300 },
    ],
    ['/screenings?select=films!film_id(title),backup:films!backup_film_id(title)&id=eq.1', [{ films: { title: 'Amber' }, backup: { title: 'Birch' } }]],
    ['/screenings?select=film:film_id(title)&id=eq.3', [{ film: { title: 'Amber' } }]],
    ['/screenings?select=films!screenings_film_id_fkey(title)&id=eq.2', [{ films: { title: 'Birch' } }]],
    ['/films?select=id,screenings!film_id(id)&id=eq.1&screenings.order=id', [{ id: 1, screenings: ids(1, 3) }]],
    ['/films?select=shown:screenings!film_id(id),spare:screenings!backup_film_id(id)&id=eq.2', [{ shown: ids(2), spare: ids(1) }]],
    [
      '/screenings?select=films!nope(title)',
      {
        code: 'PGRST200',
        details:
          "Searched for a foreign key relationship between 'screenings' and 'films' using the hint 'nope' in the schema 'public', but no matches were found.",
        hint: null,
      },
      { status: 400 },
    ],
  ],
  'no way': [
    [
      '/films?select=tickets(id)',
      {
        code: 'PGRST200',
        message: "Could not find a relationship between 'films' and 'tickets' in the schema cache",
        details: "Searched for a foreign key relationship between 'films' and 'tickets' in the schema 'public', but no matches were found.",
      },
      { status: 400 },
    ],
    ['/films?select=directorz(id)', { code: 'PGRST200', hint: "Perhaps you meant 'directors' instead of 'directorz'." }, { status: 400 }],
    [
      '/films?select=id&directors.name=eq.x',
      { code: 'PGRST108', hint: "Verify that 'directors' is included in the 'select' query parameter." },
      { status: 400 },
    ],
    ['/films?select=id,directors(nope)', { code: '42703', message: 'column directors_1.nope does not exist' }, { status: 400 }],
    ['/films?select=directors(name)&directors.nope=eq.1', { code: '42703' }, { status: 400 }],
  ],
  'names beside aliases': [
    [
      '/films?select=d:directors!inner(name)&directors.name=eq.Ben%20Orr&id=eq.3',
      [{ d: BEN }],
      { has: { warning: '299 seedbed "directors has the alias d: name the alias in filters, orders and limits"' } },
    ],
    ['/directors?select=f:films(id)&id=eq.1&films.order=id.desc', [{ f: ids(2, 1) }]],
    ['/directors?select=f:films(id)&id=eq.1&films.limit=1&f.order=id', [{ f: ids(1) }]],
  ],
};
