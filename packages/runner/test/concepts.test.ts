import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';

/** A veterinary practice as someone types it, without any of the packs' own table names. */
const DDL = `
create table clients (id serial primary key, fname varchar(40), lname varchar(40), phone varchar(20));
create table animals (id serial primary key, client_id int not null references clients, animal_name varchar(50) not null, species varchar(30) not null,
  breed varchar(60) not null, weight_g int, chip_no varchar(15) unique, neutered boolean default false);
create table vaccinations (id serial primary key, animal_id int references animals, vaccine varchar(60) not null, batch_no varchar(20), given_on date);
create table settings (id serial primary key, key text unique, value text);
`;

let runner: Runner;
beforeAll(() => void (runner = openRunner()));
afterAll(() => runner[Symbol.asyncDispose]());

test('rows of a trade use its examples: columns agree, in the unit and length of each column', async () => {
  const { blueprint } = await runner.inferDdl(DDL, { rows: 60 });
  const column = (table: string, name: string) => blueprint.tables.find((each) => each.name === table)!.columns.find((each) => each.name === name)!;
  expect(column('animals', 'breed')).toMatchObject({ generator: { kind: 'example', parameters: { of: 'veterinary patient' } } });
  expect(column('animals', 'breed').because).toBe('breed of a veterinary patient (veterinary-practice)');
  expect(column('settings', 'value').because).not.toContain('veterinary');
  const plan = await runner.compile(blueprint);
  const { columns, rows } = runner.rows(plan, 'animals', 0, 60);
  const at = (name: string) => columns.findIndex((each) => each.name === name);
  const species = new Map<string, Set<string>>();
  for (const row of rows) {
    const breed = row[at('breed')]!;
    species.set(breed, (species.get(breed) ?? new Set()).add(row[at('species')]!));
    expect(Number(row[at('weight_g')] ?? 100)).toBeGreaterThanOrEqual(20);
    if (row[at('species')] === 'dog') expect(Number(row[at('weight_g')] ?? 5000)).toBeGreaterThan(900);
  }
  expect(species.size).toBeGreaterThan(10);
  for (const [breed, kinds] of species) expect([breed, kinds.size]).toEqual([breed, 1]);
  const chips = rows.map((row) => row[at('chip_no')]).filter((chip) => chip !== null);
  expect(new Set(chips).size).toBe(chips.length);
});

/** Texts of a blog in several languages, whose slugs are told apart within each. */
const BLOG = `
create table languages (code text primary key, name text not null);
create table posts (id bigint primary key, status text not null, published_at timestamptz, cover_image text);
create table tags (id bigint primary key, name text not null, slug text not null unique);
create table comments (id bigint primary key, post_id bigint not null references posts, author_name text not null, body text not null, approved boolean not null);
create table post_translations (post_id bigint not null references posts, language text not null references languages, title text not null, slug text not null,
  excerpt text, body text not null, meta_title text, meta_description text, reading_minutes integer not null, primary key (post_id, language), unique (language, slug));
`;

test('a slug that a key tells from others is still that of its title', async () => {
  const { blueprint } = await runner.inferDdl(BLOG, {});
  const { columns, rows } = runner.rows(await runner.compile(blueprint), 'post_translations', 0, 100);
  const [slug, title] = ['slug', 'title'].map((name) => columns.findIndex((each) => each.name === name));
  const begin = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 8)
      .replace(/-$/, '');
  expect(rows.length).toBe(100);
  expect(rows.filter((row) => !row[slug!]!.startsWith(begin(row[title!]!)))).toEqual([]);
});

test('the states of a concept are those that a comment lists, with their times', async () => {
  const { blueprint } = await runner.inferDdl(
    `create table vendors (id serial primary key, name text not null);
     create table purchase_orders (id serial primary key, vendor_id int not null references vendors, number varchar(20) not null unique, status varchar(20) not null default 'draft',
       total numeric(12,2) not null, ordered_on date, received_at timestamptz, cancelled_at timestamptz, created_at timestamptz not null);
     comment on column purchase_orders.status is 'draft, ordered, received, cancelled';`,
    { rows: 200 },
  );
  const plan = await runner.compile(blueprint);
  const { columns, rows } = runner.rows(plan, 'purchase_orders', 0, 200);
  const at = (name: string) => columns.findIndex((each) => each.name === name);
  const seen = new Set(rows.map((row) => row[at('status')]));
  expect([...seen].filter((label) => !['draft', 'ordered', 'received', 'cancelled'].includes(label!))).toEqual([]);
  expect(rows.filter((row) => (row[at('status')] === 'received') !== (row[at('received_at')] !== null))).toEqual([]);
  expect(rows.filter((row) => row[at('status')] === 'draft' && row[at('ordered_on')] !== null)).toEqual([]);
});

/** Schemas of small trades, each table with the concept that its rows are of. Every author words them differently; these are of one. */
const TRADES: readonly (readonly [pack: string, concepts: Readonly<Record<string, string>>, ddl: string])[] = [
  [
    'music-school',
    {
      instruments: 'kind of instrument',
      courses: 'music course',
      ensembles: 'school ensemble',
      composers: 'composer',
      pieces: 'piece by a composer of the schema',
      recitals: 'school concert',
      lessons: 'music lesson',
    },
    `create table instruments (id serial primary key, name text not null, family text, min_age int, monthly_rent numeric(8,2));
     create table courses (id serial primary key, title varchar(80) not null, instrument text, level text, duration_minutes int, fee numeric(8,2), max_students int);
     create table pupils (id serial primary key, first_name text not null, last_name text not null, born_on date, grade int);
     create table ensembles (id serial primary key, name text not null, type text, conductor text, rehearsal_day text);
     create table composers (id serial primary key, name text not null, birth_year int, death_year int, nationality text);
     create table pieces (id serial primary key, composer_id int not null references composers, title text not null, opus text, duration_minutes int, difficulty int);
     create table recitals (id serial primary key, title text not null, venue text, ensemble_id int references ensembles, ticket_price numeric(6,2), starts_at timestamptz);
     create table lessons (id serial primary key, pupil_id int not null references pupils, course_id int not null references courses, topic text, homework text, held_at timestamptz);`,
  ],
  [
    'driving-school',
    {
      license_types: 'licence category',
      courses: 'package of driving lessons',
      cars: 'school car',
      driving_lessons: 'driving lesson',
      test_centers: 'test centre',
      driving_tests: 'driving test',
    },
    `create table license_types (id serial primary key, code varchar(5) not null unique, description text, min_age int);
     create table learners (id serial primary key, full_name text not null, phone text, license_type_id int references license_types, provisional_number text);
     create table courses (id serial primary key, license_type_id int not null references license_types, name text not null, hours int, price numeric(8,2));
     create table cars (id serial primary key, plate varchar(12) unique, brand text, model text, gearbox text, mileage int);
     create table driving_lessons (id serial primary key, learner_id int not null references learners, car_id int references cars, topic text, duration int, feedback text, starts_at timestamptz);
     create table test_centers (id serial primary key, name text not null, city text, pass_rate numeric(4,1));
     create table driving_tests (id serial primary key, learner_id int not null references learners, test_center_id int references test_centers, attempt int, result text, examiner_comment text);`,
  ],
  [
    'electronics-repair',
    {
      device_types: 'type of device',
      devices: 'device of a customer',
      spare_parts: 'spare part of a device',
      repair_orders: 'repair ticket of a device',
      services: 'repair service of a shop',
    },
    `create table customers (id serial primary key, name text not null, phone text);
     create table device_types (id serial primary key, name text not null, diagnosis_fee numeric(8,2));
     create table devices (id serial primary key, customer_id int references customers, device_type_id int references device_types, brand text, model text, imei text, color text);
     create table spare_parts (id serial primary key, name text not null, device_type_id int references device_types, compatible_model text, cost_price numeric(8,2), sale_price numeric(8,2), stock int, supplier text);
     create table repair_orders (id serial primary key, device_id int not null references devices, issue_description text not null, diagnosis text, work_done text, labor_cost numeric(8,2), parts_cost numeric(8,2), total_cost numeric(8,2), status text, received_at timestamptz, completed_at timestamptz);
     create table services (id serial primary key, device_type_id int references device_types, name text not null, price numeric(8,2), duration_minutes int);`,
  ],
  [
    'class-studio',
    { studios: 'studio or classroom', dance_classes: 'dance or sports class', passes: 'pass or membership of a studio' },
    `create table studios (id serial primary key, name text not null, capacity int, floor_type text);
     create table teachers (id serial primary key, full_name text not null, bio text);
     create table dance_styles (id serial primary key, name text not null);
     create table dance_classes (id serial primary key, style_id int references dance_styles, name text not null, level text, min_age int, price numeric(8,2), capacity int, studio_id int references studios, teacher_id int references teachers);
     create table passes (id serial primary key, name text not null, price numeric(8,2), number_of_classes int, valid_days int);`,
  ],
  [
    'class-studio',
    { language_courses: 'language course', levels: 'level of a language' },
    `create table languages (id serial primary key, name text not null, code char(2));
     create table levels (code varchar(4) primary key, description text, recommended_hours int);
     create table language_courses (id serial primary key, language_id int references languages, level varchar(4) references levels, title text not null, course_type text, weeks int, hours_per_week int, price numeric(8,2), max_students int, textbook text);`,
  ],
  [
    'tutoring',
    { tutors: 'tutor', subjects: 'tutoring subject', packages: 'tutoring package', sessions: 'tutoring session' },
    `create table tutors (id serial primary key, first_name text, last_name text, subjects text, hourly_rate numeric(6,2), bio text, qualification text);
     create table subjects (id serial primary key, name text not null, level text, description text);
     create table pupils (id serial primary key, first_name text, last_name text, school text, grade int);
     create table packages (id serial primary key, name text not null, hours int, price numeric(8,2), valid_days int);
     create table sessions (id serial primary key, tutor_id int references tutors, pupil_id int references pupils, subject_id int references subjects, topic text, duration_minutes int, homework text, notes text, starts_at timestamptz);`,
  ],
  [
    'self-storage',
    { facilities: 'storage facility', unit_types: 'size or type of storage unit', units: 'storage unit', leases: 'storage rental' },
    `create table facilities (id serial primary key, name text not null, city text, access_hours text);
     create table unit_types (id serial primary key, name text not null, square_feet int, monthly_rate numeric(8,2), description text);
     create table units (id serial primary key, facility_id int not null references facilities, unit_type_id int references unit_types, unit_number varchar(8) not null, floor int, climate_controlled boolean, status text);
     create table tenants (id serial primary key, full_name text not null, phone text);
     create table leases (id serial primary key, unit_id int not null references units, tenant_id int not null references tenants, monthly_rent numeric(8,2), gate_code varchar(8), move_in_date date not null, move_out_date date, contents text);`,
  ],
  [
    'coworking',
    { membership_plans: 'coworking plan', desks: 'desk', meeting_rooms: 'coworking meeting room or space', bookings: 'coworking booking' },
    `create table locations (id serial primary key, name text not null, city text);
     create table membership_plans (id serial primary key, name text not null, plan_type text, monthly_price numeric(8,2), meeting_room_credits int, description text);
     create table members (id serial primary key, full_name text, company text, plan_id int references membership_plans, joined_on date);
     create table desks (id serial primary key, location_id int references locations, desk_number varchar(8), desk_type text, zone text);
     create table meeting_rooms (id serial primary key, location_id int references locations, name text not null, capacity int, hourly_rate numeric(8,2), amenities text);
     create table bookings (id serial primary key, room_id int references meeting_rooms, member_id int references members, title text, attendees int, starts_at timestamptz, ends_at timestamptz);`,
  ],
  [
    'moving-company',
    { trucks: 'moving truck', moves: 'move', move_items: 'item of a move', extra_services: 'service of a moving company' },
    `create table customers (id serial primary key, name text not null, phone text);
     create table trucks (id serial primary key, license_plate text, make text, model text, capacity_m3 numeric(5,1), payload_kg int);
     create table moves (id serial primary key, customer_id int references customers, move_type text, home_size text, volume_m3 numeric(6,1), distance_km int, origin_floor int, destination_floor int, crew_size int, price numeric(8,2), notes text, move_date date);
     create table move_items (id serial primary key, move_id int references moves, item_name text, room text, quantity int, volume_m3 numeric(6,2), fragile boolean);
     create table extra_services (id serial primary key, name text not null, price numeric(8,2), unit text);`,
  ],
  [
    'laundry',
    { garment_types: 'kind of garment', services: 'service of a laundry', orders: 'laundry order', machines: 'machine of a laundry' },
    `create table customers (id serial primary key, name text not null, phone text);
     create table garment_types (id serial primary key, name text not null, dry_clean_price numeric(6,2), iron_price numeric(6,2), care_instructions text);
     create table services (id serial primary key, name text not null, price numeric(6,2), unit text, turnaround_hours int);
     create table orders (id serial primary key, customer_id int references customers, ticket_number varchar(10) unique, pieces int, weight_kg numeric(5,1), special_instructions text, express boolean, status text, dropped_off_at timestamptz, picked_up_at timestamptz);
     create table machines (id serial primary key, name text, machine_type text, brand text, capacity_kg int, status text);`,
  ],
  [
    'funeral-home',
    { funerals: 'funeral', caskets: 'coffin or urn', services: 'service of a funeral home', cemeteries: 'cemetery or grave' },
    `create table funerals (id serial primary key, case_number varchar(20) unique, deceased_name text not null, date_of_death date, service_type text, venue text, expected_guests int, total_cost numeric(9,2), notes text);
     create table caskets (id serial primary key, name text not null, material text, price numeric(9,2), stock int);
     create table services (id serial primary key, name text not null, category text, price numeric(9,2));
     create table cemeteries (id serial primary key, name text not null, city text, plot_fee numeric(9,2));`,
  ],
  [
    'optician',
    { frames: 'spectacle frame', lenses: 'spectacle lens', prescriptions: 'eye prescription', eye_exams: 'eye test' },
    `create table patients (id serial primary key, first_name text, last_name text, birth_date date);
     create table frames (id serial primary key, brand text not null, model text not null, color text, material text, lens_width int, bridge_width int, temple_length int, retail_price numeric(8,2), stock int);
     create table lenses (id serial primary key, name text not null, lens_type text, refractive_index numeric(3,2), coating text, price numeric(8,2));
     create table prescriptions (id serial primary key, patient_id int references patients, sphere_right numeric(4,2), cylinder_right numeric(4,2), axis_right int, sphere_left numeric(4,2), cylinder_left numeric(4,2), axis_left int, addition numeric(3,2), pd numeric(4,1), issued_on date);
     create table eye_exams (id serial primary key, patient_id int references patients, exam_date date, reason text, findings text, iop_right int, iop_left int);`,
  ],
  [
    'home-services',
    { trades: 'trade', jobs: 'job at a home', materials: 'material of a tradesman' },
    `create table clients (id serial primary key, name text not null, phone text, address text);
     create table trades (id serial primary key, name text not null);
     create table tradesmen (id serial primary key, full_name text, trade_id int references trades, hourly_rate numeric(6,2));
     create table jobs (id serial primary key, client_id int references clients, tradesman_id int references tradesmen, title text not null, description text, work_done text, hours numeric(4,2), labour_cost numeric(8,2), material_cost numeric(8,2), total numeric(8,2), visit_date date);
     create table materials (id serial primary key, name text, unit text, unit_price numeric(8,2));`,
  ],
  [
    'pest-control',
    { pests: 'pest', services: 'treatment of pests', jobs: 'pest control visit', chemicals: 'chemical or trap' },
    `create table customers (id serial primary key, name text not null, phone text);
     create table properties (id serial primary key, customer_id int references customers, address text, city text);
     create table pests (id serial primary key, name text not null, scientific_name text, risk_level text, recommended_treatment text);
     create table technicians (id serial primary key, full_name text not null, license_number text);
     create table services (id serial primary key, name text not null, category text, price numeric(8,2), duration_minutes int);
     create table jobs (id serial primary key, property_id int references properties, pest_id int references pests, technician_id int references technicians, problem text, treatment text, status text, scheduled_at timestamptz);
     create table chemicals (id serial primary key, name text not null, unit text, stock int, unit_price numeric(8,2));`,
  ],
  [
    'wedding-planning',
    { weddings: 'wedding or party', vendors: 'vendor of an event', packages: 'package of a planner', checklist_items: 'task of a planner' },
    `create table weddings (id serial primary key, bride_name text, groom_name text, wedding_date date, venue text, theme text, guest_count int, budget numeric(10,2), status text);
     create table vendors (id serial primary key, name text not null, category text, phone text, starting_price numeric(10,2));
     create table packages (id serial primary key, name text not null, price numeric(10,2), description text);
     create table checklist_items (id serial primary key, wedding_id int references weddings, title text not null, due_date date, done boolean);`,
  ],
  [
    'boat-and-ski-rental',
    { boats: 'boat', berths: 'berth' },
    `create table boats (id serial primary key, name text not null, boat_type text, model text, manufacturer text, length_m numeric(4,1), capacity int, year_built int, daily_rate numeric(8,2), deposit numeric(8,2));
     create table berths (id serial primary key, berth_number varchar(6) unique, max_length_m numeric(4,1), nightly_rate numeric(8,2));`,
  ],
  [
    'boat-and-ski-rental',
    { equipment: 'rental item of a ski or outdoor shop' },
    `create table equipment (id serial primary key, brand text, model text, category text, size text, price_per_day numeric(6,2), condition text);`,
  ],
  [
    'riding-stable',
    { horses: 'horse', stalls: 'stall or paddock', lesson_types: 'riding lesson or ride', farrier_visits: 'care of a horse' },
    `create table horses (id serial primary key, name text not null, breed text, sex text, color text, height_cm int, birth_year int, owner_name text);
     create table stalls (id serial primary key, stall_number text, type text, monthly_rent numeric(8,2), horse_id int references horses);
     create table lesson_types (id serial primary key, name text not null, duration_minutes int, price numeric(8,2));
     create table farrier_visits (id serial primary key, horse_id int references horses, description text, cost numeric(8,2), visit_date date, next_due date);`,
  ],
  [
    'studio-production',
    { sessions: 'recording session', gear: 'gear of a studio' },
    `create table clients (id serial primary key, name text not null);
     create table rooms (id serial primary key, name text not null, hourly_rate numeric(8,2));
     create table sessions (id serial primary key, client_id int references clients, room_id int references rooms, session_type text, purpose text, hours numeric(4,1), engineer text, starts_at timestamptz);
     create table gear (id serial primary key, name text not null, brand text, category text, serial_number text, purchase_price numeric(9,2));`,
  ],
  [
    'studio-production',
    { productions: 'film production', scenes: 'scene', crew: 'crew member' },
    `create table productions (id serial primary key, title text not null, format text, logline text, budget numeric(12,2), shooting_days int, status text);
     create table scenes (id serial primary key, production_id int references productions, scene_number text, slug_line text, synopsis text, page_count numeric(4,1));
     create table crew (id serial primary key, full_name text, department text, job_title text, day_rate numeric(8,2));`,
  ],
  [
    'escape-room',
    { rooms: 'escape room', puzzles: 'puzzle', bookings: 'game of a team' },
    `create table rooms (id serial primary key, name text not null, theme text, difficulty int, min_players int, max_players int, duration_minutes int, price_per_person numeric(6,2), description text);
     create table puzzles (id serial primary key, room_id int references rooms, name text, type text, solution text, hint text);
     create table bookings (id serial primary key, room_id int references rooms, team_name text, players int, starts_at timestamptz, total_price numeric(8,2));`,
  ],
  [
    'translation-agency',
    { translators: 'translator', language_pairs: 'language pair', orders: 'translation order' },
    `create table clients (id serial primary key, name text not null, contact_name text);
     create table translators (id serial primary key, full_name text, native_language text, specialization text, rate_per_word numeric(5,3), bio text);
     create table language_pairs (id serial primary key, source_language text, target_language text, rate_per_word numeric(5,3));
     create table orders (id serial primary key, client_id int references clients, translator_id int references translators, title text not null, source_language text, target_language text, subject_area text, word_count int, price numeric(9,2), deadline date, status text);`,
  ],
  [
    'blood-bank',
    { blood_groups: 'blood group', donations: 'blood donation', blood_units: 'blood unit', blood_requests: 'blood request' },
    `create table blood_groups (id serial primary key, name varchar(3) not null unique, can_donate_to text, can_receive_from text);
     create table donors (id serial primary key, full_name text, blood_group_id int references blood_groups, weight_kg numeric(5,1), birth_date date, deferral_reason text);
     create table donations (id serial primary key, donor_id int references donors, donation_type text, volume_ml int, hemoglobin numeric(4,1), donated_at timestamptz);
     create table blood_units (id serial primary key, donation_id int references donations, component text, blood_group varchar(3), volume_ml int, storage_location text, collected_on date, expires_on date, status text);
     create table blood_requests (id serial primary key, hospital_name text, component text, units_requested int, urgency text, indication text, requested_at timestamptz);`,
  ],
];

test.each(TRADES)('%s: tables are concepts of the trade', async (pack, concepts, ddl) => {
  const { blueprint } = await runner.inferDdl(ddl, {});
  const found = blueprint.tables.flatMap(({ name, columns }) =>
    Object.hasOwn(concepts, name) ? [[name, columns.flatMap(({ because = '' }) => / of an? (.+ \([a-z-]+\))$/.exec(because)?.[1] ?? []).at(0)]] : [],
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(concepts).map(([table, concept]) => [table, `${concept} (${pack})`])));
});

test('a school, a shop and a clinic are not taken for a trade that shares their words', async () => {
  const { blueprint } = await runner.inferDdl(
    `create table students (id serial primary key, first_name text, last_name text, grade int);
     create table courses (id serial primary key, code text, title text not null, credits int, semester text);
     create table enrollments (id serial primary key, student_id int references students, course_id int references courses, grade text);
     create table products (id serial primary key, name text not null, sku text, price numeric(8,2), stock int);
     create table orders (id serial primary key, order_number text, total numeric(8,2), status text);
     create table appointments (id serial primary key, patient_name text, doctor text, reason text, starts_at timestamptz);`,
    {},
  );
  const trades = new Set(TRADES.map(([pack]) => pack));
  const taken = blueprint.tables.flatMap(({ columns }) => columns.flatMap(({ because = '' }) => /\(([a-z-]+)\)$/.exec(because)?.[1] ?? []));
  expect(taken.filter((pack) => trades.has(pack))).toEqual([]);
});

test.each([
  ['without a CHECK', TRADES[0]![2]],
  ['under a CHECK that all examples keep', `${TRADES[0]![2]} alter table composers add check (death_year > birth_year);`],
])('known makers come once each, with their own years and works of no other, %s', async (_, ddl) => {
  const { blueprint } = await runner.inferDdl(ddl, {});
  const { columns, rows } = runner.rows(await runner.compile(blueprint), 'composers', 0, 60);
  const at = (name: string) => columns.findIndex((each) => each.name === name);
  const names = rows.map((row) => row[at('name')]);
  expect(new Set(names).size).toBe(names.length);
  const years = new Map(rows.map((row) => [row[at('name')], `${row[at('birth_year')]} to ${row[at('death_year')]}, ${row[at('nationality')]}`]));
  expect(years.get('Johann Sebastian Bach')).toBe('1685 to 1750, German');
  expect(years.get('Frédéric Chopin')).toBe('1810 to 1849, Polish');
});

test('what an hour, a day or a word costs is that of the example', async () => {
  const { blueprint } = await runner.inferDdl(
    `create table meeting_rooms (id serial primary key, name text not null, capacity int, hourly_rate numeric(8,2), amenities text);
     create table desks (id serial primary key, desk_number text, desk_type text, coworking_zone text);
     create table membership_plans (id serial primary key, name text not null, plan_type text, monthly_price numeric(8,2), meeting_room_credits int);`,
    {},
  );
  const rate = blueprint.tables.find(({ name }) => name === 'meeting_rooms')!.columns.find(({ name }) => name === 'hourly_rate')!;
  expect(rate.because).toBe('hour of a coworking meeting room or space (coworking)');
});

/** The first rows of a table, by column. */
async function rowsOf(ddl: string, table: string, count: number): Promise<Record<string, string | null>[]> {
  const { blueprint } = await runner.inferDdl(ddl, {});
  const { columns, rows } = runner.rows(await runner.compile(blueprint), table, 0, count);
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i] ?? null])));
}

test('where a key chooses the codes of courses, their titles are those of the codes, whatever the department', async () => {
  const courses = await rowsOf(
    `create table departments (id serial primary key, name text not null unique);
     create table courses (id serial primary key, department_id int not null references departments, code varchar(10) not null unique, title text not null, credits int);
     create table students (id serial primary key, first_name text not null, last_name text not null);
     create table enrollments (student_id int references students, course_id int references courses, semester text, grade text, primary key (student_id, course_id));`,
    'courses',
    12,
  );
  const titles = new Map(courses.map(({ code, title }) => [code, title]));
  expect(titles.size).toBe(12);
  expect(new Set(titles.values()).size).toBe(12);
});

test('labels that say which of two references a row has are not told by its title', async () => {
  const bookings = await rowsOf(
    `create table locations (id int primary key, name text not null, city text not null);
     create table members (id int primary key, location_id int not null references locations, first_name text not null, last_name text not null, email text not null unique);
     create table desks (id int primary key, location_id int not null references locations, code text not null);
     create table rooms (id int primary key, location_id int not null references locations, name text not null, capacity int not null);
     create table memberships (id int primary key, member_id int not null references members, desk_id int references desks, starts_on date not null, ends_on date);
     create table bookings (id int primary key, member_id int not null references members, location_id int not null references locations,
       resource_type text not null check (resource_type in ('desk', 'room')), desk_id int references desks, room_id int references rooms, title text,
       starts_at timestamptz not null, ends_at timestamptz not null, attendee_count int not null default 1, price numeric(10, 2) not null default 0,
       created_at timestamptz not null default now());`,
    'bookings',
    100,
  );
  expect(bookings.filter((row) => (row['resource_type'] === 'desk') !== (row['desk_id'] !== null))).toEqual([]);
  expect(bookings.filter((row) => (row['resource_type'] === 'room') !== (row['room_id'] !== null))).toEqual([]);
  expect(bookings.filter((row) => row['resource_type'] === 'desk').length).toBeGreaterThan(40);
});
