import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE mannschaften (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
  CREATE TABLE spiele (id serial PRIMARY KEY, heim_id int NOT NULL REFERENCES mannschaften, gast_id int NOT NULL REFERENCES mannschaften,
    tore_heim smallint NOT NULL CHECK (tore_heim >= 0), tore_gast smallint NOT NULL CHECK (tore_gast >= 0), sieger_id int REFERENCES mannschaften,
    verlierer_id int REFERENCES mannschaften);
  CREATE TABLE "Deal" (id serial PRIMARY KEY, "partyAId" int NOT NULL REFERENCES mannschaften, "partyBId" int NOT NULL REFERENCES mannschaften,
    "payerId" int NOT NULL REFERENCES mannschaften, CHECK ("partyAId" <> "partyBId"));
  CREATE TABLE merkmale (id serial PRIMARY KEY, art text NOT NULL CHECK (art IN ('zahl','text','janein')));
  CREATE TABLE angaben (id serial PRIMARY KEY, merkmal_id int NOT NULL REFERENCES merkmale, wert_zahl numeric, wert_text text, wert_janein boolean,
    CHECK (num_nonnulls(wert_zahl, wert_text, wert_janein) = 1));
  CREATE TABLE options (id serial PRIMARY KEY, "valueType" text NOT NULL CHECK ("valueType" IN ('int','str')), "intValue" int, "strValue" text);`;
const { rows, proved } = await madeRows(DDL, 200);

test('the winner is one of the two parties and has the higher score, the loser is the other', () => {
  expect(proved).toBe(true);
  const games = rows.get('spiele')!;
  for (const { heim_id: home, gast_id: away, tore_heim: own, tore_gast: other, sieger_id: winner, verlierer_id: loser } of games) {
    const difference = Number(own) - Number(other);
    const [best, worst] = difference === 0 ? [null, null] : difference > 0 ? [home, away] : [away, home];
    expect([winner, loser, home === away]).toEqual([best, worst, false]);
  }
  expect(new Set(games.map((game) => (game['sieger_id'] === null ? 'draw' : game['sieger_id'] === game['heim_id'] ? 'home' : 'away'))).size).toBe(3);
});

test('who pays is one of the parties', () => {
  const deals = rows.get('Deal')!;
  expect(deals.filter(({ payerId, partyAId, partyBId }) => payerId !== partyAId && payerId !== partyBId)).toEqual([]);
  expect(new Set(deals.map(({ payerId, partyAId }) => payerId === partyAId)).size).toBe(2);
});

test('a value has the type that the kind of what it is a value of names, and no other', () => {
  const kinds = new Map(rows.get('merkmale')!.map(({ id, art }) => [id, art]));
  const values = rows.get('angaben')!;
  for (const value of values) for (const kind of kinds.values()) expect(value[`wert_${kind}`] !== null).toBe(kinds.get(value['merkmal_id']) === kind);
  expect(new Set(values.map(({ merkmal_id: of }) => kinds.get(of))).size).toBe(3);
});

test('a value has the type that its own row names', () => {
  for (const { valueType, intValue, strValue } of rows.get('options')!)
    expect([intValue !== null, strValue !== null]).toEqual([valueType === 'int', valueType === 'str']);
});
