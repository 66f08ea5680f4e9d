import { faker } from '@faker-js/faker';
import type { DemoDataset } from './demo-dataset.ts';

const { commerce } = faker.definitions;

export const shop: DemoDataset = {
  name: 'Demo shop',
  description: 'Customers, a tree of categories, stock, orders with their items, payments, shipments and reviews',
  template: 'shop',
  fillsTarget: true,
  // As many as the tree has rows, so that no category repeats.
  wordLists: [{ table: 'public.categories', column: 'name', words: [...commerce.department, 'Office', 'Pets', 'Lighting'] }],
};
