import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

type Tables = Parameters<typeof makeCatalog>[0];

const STATES = {
  'public.estado': { kind: 'enum' as const, labels: ['activa', 'lista_espera', 'baja'] },
  'public.situacao': { kind: 'enum' as const, labels: ['aguardando', 'retirada', 'devolvida'] },
  'public.status': { kind: 'enum' as const, labels: ['entwurf', 'versendet', 'angenommen', 'abgelehnt'] },
};

const SALA: Tables = [
  { name: 'personas', columns: ['id int not null', 'nombre text not null', 'apellidos text not null', 'nombre_completo text not null'] },
  {
    name: 'talleres',
    columns: ['id int not null', 'titulo text not null', 'plazas int not null', 'plazas_ocupadas int not null'],
  },
  {
    name: 'inscripciones',
    columns: ['id int not null', 'taller_id int not null', 'persona_id int not null', 'estado public.estado not null'],
    refers: ['taller_id -> talleres.id', 'persona_id -> personas.id'],
  },
  {
    name: 'jornadas',
    columns: ['id int not null', 'taller_id int not null', 'inicio timestamp not null', 'num_asistentes int not null'],
    refers: ['taller_id -> talleres.id'],
  },
  {
    name: 'asistencias',
    columns: ['id int not null', 'jornada_id int not null', 'inscripcion_id int not null', 'presente boolean not null'],
    refers: ['jornada_id -> jornadas.id', 'inscripcion_id -> inscripciones.id'],
  },
];

async function expressionOf(tables: Tables, table: string, column: string): Promise<unknown> {
  const { blueprint } = await infer(makeCatalog(tables, STATES), noTools);
  const { generator } = blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!;
  return generator?.parameters?.['expression'] ?? generator;
}

test('a full name in Spanish is of the name and the surnames beside it', async () => {
  for (const [first, last, full] of await rowsOf(SALA, 'personas', ['nombre', 'apellidos', 'nombre_completo'], STATES)) {
    expect(full).toContain(first);
    expect(full).toContain(last);
  }
});

test('occupied places are those of enrolments that neither wait nor ended, and only who came is counted', async () => {
  expect(await expressionOf(SALA, 'talleres', 'plazas_ocupadas')).toMatch(/"lista_espera".*"baja"|"baja".*"lista_espera"/);
  expect(JSON.stringify(await expressionOf(SALA, 'jornadas', 'num_asistentes'))).toContain('presente');
});

const BETRIEB: Tables = [
  { name: 'benutzer', columns: ['id int not null', 'email text not null'] },
  { name: 'kunden', columns: ['id int not null', 'benutzer_id int not null', 'firmenname text not null'], refers: ['benutzer_id -> benutzer.id'] },
  { name: 'steuersaetze', columns: ['id int not null', 'bezeichnung text not null', 'satz numeric(5,2) not null'] },
  {
    name: 'rechnungen',
    columns: [
      'id int not null',
      'benutzer_id int not null',
      'kunde_id int not null',
      'nettobetrag numeric(12,2) not null',
      'mwst_betrag numeric(12,2) not null',
      'bruttobetrag numeric(12,2) not null',
      'bezahlter_betrag numeric(12,2) not null',
      'gutschriftsbetrag numeric(12,2) not null',
      'offener_betrag numeric(12,2) not null',
    ],
    refers: ['benutzer_id -> benutzer.id', 'kunde_id -> kunden.id'],
  },
  {
    name: 'rechnungspositionen',
    columns: [
      'id int not null',
      'rechnung_id int not null',
      'menge int not null',
      'einzelpreis numeric(10,2) not null',
      'steuersatz_id int not null',
      'angewandter_satz numeric(5,2) not null',
      'nettobetrag numeric(12,2) not null',
      'mwst_betrag numeric(12,2) not null',
    ],
    refers: ['rechnung_id -> rechnungen.id', 'steuersatz_id -> steuersaetze.id'],
  },
  {
    name: 'zahlungen',
    columns: ['id int not null', 'benutzer_id int not null', 'rechnung_id int not null', 'kunde_id int not null', 'betrag numeric(12,2) not null'],
    refers: ['benutzer_id -> benutzer.id', 'rechnung_id -> rechnungen.id', 'kunde_id -> kunden.id'],
  },
];

test('a line has the tax of the rate that it takes over, and the bill the sum of those taxes', async () => {
  expect(await expressionOf(BETRIEB, 'rechnungspositionen', 'mwst_betrag')).toBe('round(nettobetrag * angewandter_satz / 100.0, 2)');
  expect(await expressionOf(BETRIEB, 'rechnungen', 'mwst_betrag')).toBe('round(coalesce(sum(rechnungspositionen, mwst_betrag), 0.0), 2)');
});

test('what is left to pay is the total less payments and credit notes', async () => {
  expect(await expressionOf(BETRIEB, 'rechnungen', 'offener_betrag')).toBe('greatest(bruttobetrag - bezahlter_betrag - gutschriftsbetrag, 0.0)');
});

test('all that an account keeps for a customer of its own is of that account', async () => {
  const { blueprint } = await infer(makeCatalog(BETRIEB), noTools);
  const scoped = blueprint.relations
    .filter(({ from, within }) => from.columns[0] === 'benutzer_id' && within !== undefined)
    .map(({ from }) => from.table.replace('public.', ''));
  const led = blueprint.relations
    .filter(({ from, within }) => from.columns[0] === 'kunde_id' && within !== undefined)
    .map(({ from }) => from.table.replace('public.', ''));
  expect([...scoped, ...led]).toEqual(expect.arrayContaining(['rechnungen', 'zahlungen']));
});

test('a parcel that is picked up says so in the words of its state, whatever these mean elsewhere', async () => {
  const { blueprint } = await infer(
    makeCatalog(
      [
        {
          name: 'encomendas',
          columns: ['id int not null', 'codigo text not null', 'situacao public.situacao not null', 'recebida_em timestamp not null', 'retirada_em timestamp'],
        },
      ],
      STATES,
    ),
    noTools,
  );
  expect(blueprint.tables[0]!.columns.at(-1)!.generator).toMatchObject({ kind: 'life.stamp', parameters: { step: 'retirada' } });
});

test('an offer has its date before it is sent, if it is sent at all', async () => {
  const { blueprint } = await infer(
    makeCatalog(
      [
        {
          name: 'angebote',
          columns: ['id int not null', 'status public.status not null', 'angebotsdatum date not null', 'versendet_am timestamp', 'entschieden_am timestamp'],
        },
      ],
      STATES,
    ),
    noTools,
  );
  expect(blueprint.tables[0]!.columns[2]!.generator?.parameters?.['after']).toBeUndefined();
});
