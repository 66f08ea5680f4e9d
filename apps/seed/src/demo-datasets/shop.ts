import { faker } from '@faker-js/faker';
import type { DemoDataset } from './demo-dataset.ts';

const { commerce, location } = faker.definitions;

export const shop: DemoDataset = {
  name: 'Demo shop',
  description: 'Customers, a tree of categories, stock, orders with their items, payments, shipments and reviews',
  template: 'shop',
  fillsTarget: true,
  wordLists: [
    { table: 'public.categories', column: 'name', words: commerce.department },
    { table: 'public.suppliers', column: 'company_name', words: location.city_name.slice(0, 400).map((city) => `${city} Trading`) },
  ],
};
