import { expect, test } from 'vitest';
import { ofTables } from '../languages/index.ts';
import { languageOf, readIn, thingsOf } from './read-in.ts';

const german = ['patienten', 'nachname', 'vorname', 'geburtsdatum', 'plz', 'größe_cm', 'id'];
const french = ['parcelle', 'date_recolte', 'surface_ha', 'code_postal', 'raison_sociale', 'nom'];
const portuguese = ['pacientes', 'data_nascimento', 'endereco', 'cidade', 'valor_total', 'criado_em'];
const spanish = ['polizas', 'num_poliza', 'suma_asegurada', 'fec_vencimiento', 'estado'];

test('the language of a table is recognized by words that English names do not have', () => {
  expect(languageOf(german)?.locale).toBe('de-DE');
  expect(languageOf(french)?.locale).toBe('fr-FR');
  expect(languageOf(spanish)?.locale).toBe('es-ES');
  expect(languageOf(portuguese)?.locale).toBe('pt-BR');
  expect(languageOf(['orders', 'id', 'customer_id', 'total', 'culture', 'franchise', 'note'])).toBeNull();
  expect(languageOf(['artists', 'id', 'real_name', 'prime', 'plaza'])).toBeNull();
});

test.each([
  ['geburtsdatum', german, 'birth date'],
  ['Größe_cm', german, 'size cm'],
  ['wohnflaeche_qm', german, 'living area qm'],
  ['rechnungsdatum', german, 'invoice date'],
  ['summe_positionen', german, 'subtotal'],
  ['vertraege', german, 'contract'],
  ['date_recolte', french, 'harvest date'],
  ['code_postal', french, 'postal code'],
  ['raison_sociale', french, 'company name'],
  ['surface_ha', french, 'area ha'],
  ['fec_vencimiento', spanish, 'expiry date'],
  ['suma_asegurada', spanish, 'insured sum'],
  ['num_poliza', spanish, 'policy number'],
  ['data_nascimento', portuguese, 'birth date'],
  ['motivo_cancelamento', portuguese, 'cancellation reason'],
  ['peso_bruto_kg', portuguese, 'gross weight kg'],
  ['dtnascimento', portuguese, 'birth date'],
  ['fl_ativo', portuguese, 'is active'],
  ['ordem_servico', portuguese, 'work order'],
  ['animais', portuguese, 'animal'],
  ['duracion_meses', spanish, 'duration months'],
  ['planes', spanish, 'plan'],
  ['doctores', spanish, 'doctor'],
  ['calorias_diarias', spanish, 'daily calorie'],
  ['geraetepasswort', german, 'device password'],
  ['filiale', german, 'store'],
])('%s is read in English', (name, names, words) => {
  expect(readIn(name, languageOf(names)).words.join(' ')).toBe(words);
});

test('without a language a name is read as before', () => {
  expect(readIn('shipToAddr2', null).words).toEqual(['ship', 'to', 'address', '2']);
});

test('words are split even if they are joined, and English in the middle stays English', () => {
  const french = languageOf(['nom', 'prenom', 'adresse', 'ville', 'numero_fiscal', 'entreprise'])!;
  expect(readIn('datedenaissance', french).words).toEqual(readIn('date_naissance', french).words);
  expect(readIn('prixunitaire', french).words).toEqual(readIn('prix_unitaire', french).words);
  expect(readIn('date_of_birth', french).words).toEqual(['date', 'of', 'birth']);
});

test('Indonesian names are read as well', () => {
  const language = languageOf(['nama_pemilik', 'alamat', 'tanggal_mulai', 'harga_per_jam', 'telp', 'created_at', 'id']);
  expect(language?.locale).toBe('id-ID');
  expect(readIn('tanggal_mulai', language).words).toEqual(['start', 'date']);
  expect(readIn('nama_pemilik', language).words).toEqual(['owner', 'name']);
  expect(readIn('harga_per_jam', language).words.join(' ')).toContain('per');
});

test('Vietnamese names are read, with and without marks', () => {
  const language = languageOf(['khach_hang', 'ho_ten', 'ngay_sinh', 'dia_chi', 'so_dien_thoai', 'id']);
  expect(language?.locale).toBe('vi-VN');
  const words = (name: string): readonly string[] => readIn(name, language).words;
  expect(words('ten_khach_hang')).toEqual(['customer', 'name']);
  expect(words('SoDienThoai')).toEqual(['phone']);
  expect(words('ngày_sinh')).toEqual(['birth', 'date']);
  expect(words('trinh_do_hoc_van')).toContain('education');
  expect(words('ma_khach_hang')).toEqual(['customer', 'code']);
});

test('Italian names are read, and Spanish ones stay Spanish', () => {
  const language = languageOf(['clienti', 'cognome', 'data_nascita', 'indirizzo', 'citta', 'id']);
  expect(language?.locale).toBe('it-IT');
  expect(readIn('prezzo_unitario', language).words).toEqual(['unit', 'price']);
  expect(readIn('data_consegna', language).words).toEqual(['delivery', 'date']);
  expect(languageOf(['clientes', 'nombre', 'fecha_nacimiento', 'direccion', 'precio', 'id'])?.locale).toBe('es-ES');
});

test('Turkish names are read', () => {
  const language = languageOf(['musteriler', 'ad_soyad', 'dogum_tarihi', 'sehir', 'telefon', 'id']);
  expect(language?.locale).toBe('tr-TR');
  expect(readIn('dogum_tarihi', language).words).toEqual(['birth', 'date']);
  expect(readIn('siparis_tutari', language).words).toEqual(['order', 'amount']);
});

test('Dutch names are read, compounds too, and German ones stay German', () => {
  const language = languageOf(['klanten', 'voornaam', 'achternaam', 'geboortedatum', 'postcode', 'id']);
  expect(language?.locale).toBe('nl-NL');
  const words = (name: string): readonly string[] => readIn(name, language).words;
  expect(words('geboortedatum')).toEqual(['birth', 'date']);
  expect(words('klantnaam')).toEqual(['customer', 'name']);
  expect(words('verkoopprijs')).toEqual(['sale', 'price']);
  expect(languageOf(['kunden', 'vorname', 'nachname', 'geburtsdatum', 'strasse', 'plz', 'id'])?.locale).toBe('de-DE');
});

test('Polish names are read, with and without marks', () => {
  const language = languageOf(['klienci', 'imie', 'nazwisko', 'data_urodzenia', 'miasto', 'id']);
  expect(language?.locale).toBe('pl-PL');
  const words = (name: string): readonly string[] => readIn(name, language).words;
  expect(words('Data_urodzenia')).toEqual(['birth', 'date']);
  expect(words('płatność')).toEqual(['payment']);
  expect(words('cena_jednostkowa')).toEqual(['unit', 'price']);
  expect(words('NumerTelefonu')).toEqual(['phone']);
});

test('Swedish names are read, with and without marks', () => {
  const language = languageOf(['kunder', 'fornamn', 'efternamn', 'fodelsedatum', 'postnummer', 'id']);
  expect(language?.locale).toBe('sv-SE');
  const words = (name: string): readonly string[] => readIn(name, language).words;
  expect(words('födelsedatum')).toEqual(['birth', 'date']);
  expect(words('kundnamn')).toEqual(['customer', 'name']);
  expect(words('inköpspris')).toEqual(['purchase', 'price']);
});

const polish = ['klienci', 'imie', 'nazwisko', 'data_urodzenia', 'miasto', 'id'];
const italian = ['clienti', 'cognome', 'data_nascita', 'indirizzo', 'citta', 'id'];

test.each([
  ['liczba_wypożyczeń', polish, 'loan count'],
  ['data_ostatniej_wizyty', polish, 'last visit date'],
  ['planowana_godzina_przyjazdu', polish, 'planned arrival time'],
  ['data_przyjecia_do_pracy', polish, 'hire date'],
  ['zatwierdzony_przez', polish, 'approved by'],
  ['ważny_od', polish, 'valid from'],
  ['kwota_do', polish, 'amount to'],
  ['od', polish, 'from'],
  ['czy_wypozyczony', polish, 'is borrowed'],
  ['numero_copie', italian, 'copy count'],
  ['numero_fatture', italian, 'invoice count'],
  ['numero_fattura', italian, 'invoice number'],
  ['tempo_consegna_giorni', italian, 'delivery time days'],
  ['czas_dostawy_dni', polish, 'delivery time days'],
  ['ilosc_lekow', polish, 'medicine count'],
  ['cena_zł', polish, 'price pln'],
  ['kwota_netto_pln', polish, 'net amount pln'],
  ['quota_pagata', italian, 'paid fee'],
  ['creato_il', italian, 'created at'],
  ['approvato_da', italian, 'approved by'],
  ['sospeso_fino_al', italian, 'suspended until'],
  ['data_ultima_lezione', italian, 'last lesson date'],
  ['fecha_ultima_visita', spanish, 'last visit date'],
])('%s of a Polish, Italian or Spanish schema keeps prepositions at its end and ordinals before their noun', (name, names, words) => {
  expect(readIn(name, languageOf(names)).words.join(' ')).toBe(words);
});

test('a login in two words is not a log, and a misspelt word is recognised', () => {
  expect(readIn('log_in_token', null).words).toEqual(['login', 'token']);
  expect(readIn('change_log', null).words).toEqual(['change', 'log']);
  expect(readIn('delivery_adress', null).words).toEqual(['delivery', 'address']);
});

const dutch = ['medewerkers', 'achternaam', 'geboortedatum', 'bedrag', 'aangemaakt_op'];
const czech = ['pracovníci', 'příjmení', 'datum_narození', 'počet_položek', 'vytvořeno'];

test.each([
  ['prijzen', dutch, 'price'],
  ['namen', dutch, 'name'],
  ['openstaande_nota', dutch, 'open invoice'],
  ['geldig_tot', dutch, 'valid until'],
  ['afgehandeld_door_id', dutch, 'handled by id'],
  ['číslo_smlouvy', czech, 'contract number'],
  ['faktury', czech, 'invoice'],
  ['fakturami', czech, 'invoice'],
  ['počet_zakázek', czech, 'zakazek count'],
  ['počet_vrácených_knih', czech, 'book returned count'],
  ['liczba_anulowanych', polish, 'cancelled count'],
  ['num_reservas_activas', spanish, 'active booking count'],
])('%s of a Dutch or Czech schema is read in any form of its words', (name, names, words) => {
  expect(readIn(name, languageOf(names)).words.join(' ')).toBe(words);
});

test('a few words that a neighbouring language has as well do not change the language of a table', () => {
  const names = ['asistencias', 'registrada_en', 'presente', 'sesion_id'];
  expect(languageOf(names, languageOf(spanish))?.locale).toBe('es-ES');
});

test('a word means what a table of its name is, in what refers to it, counts it or speaks of it', () => {
  const language = languageOf(spanish)!;
  expect(readIn('reserva', ofTables(language)).words).toEqual(['booking']);
  expect(readIn('matricula_id', language).words).toEqual(['enrollment', 'id']);
  expect(readIn('num_cuotas', language).words).toEqual(['fee', 'count']);
  expect(readIn('matricula', language).words).toEqual(['license', 'plate']);
  const school = ofTables(language, thingsOf(language, ['alumnos', 'matriculas']));
  expect(readIn('fecha_matricula', school).words).toEqual(['enrollment', 'date']);
});
