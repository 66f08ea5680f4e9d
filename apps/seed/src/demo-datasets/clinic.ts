import { faker } from '@faker-js/faker';
import type { DemoDataset } from './demo-dataset.ts';

const names = faker.definitions.person.last_name.generic ?? [];

export const clinic: DemoDataset = {
  name: 'Demo clinic',
  description: 'Patients, staff in a hierarchy, rooms, appointments, visits, prescriptions and claims',
  template: 'clinic',
  fillsTarget: false,
  wordLists: [{ table: 'public.insurers', column: 'name', words: names.slice(0, 200).map((name) => `${name} Health`) }],
};
