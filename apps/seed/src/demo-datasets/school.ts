import type { DemoDataset } from './demo-dataset.ts';

/** All of its words are the product's own: a school's courses and subjects are in no list of faker's. */
export const school: DemoDataset = {
  name: 'Demo school',
  description: 'Students, guardians, teachers with mentors, courses, classes, a timetable, enrolments and grades',
  template: 'school',
  fillsTarget: false,
  wordLists: [],
};
