import { clinic } from './clinic.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import type { DemoDataset } from './demo-dataset.ts';

export const DEMO_DATASETS: readonly DemoDataset[] = [shop, clinic, school];
