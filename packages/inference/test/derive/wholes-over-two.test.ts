import { expect, test } from 'vitest';
import type { makeCatalog } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

const LESSONS: Parameters<typeof makeCatalog>[0] = [
  { name: 'courses', columns: ['id int not null', 'title text not null', 'lesson_count int not null'] },
  { name: 'sections', columns: ['id int not null', 'title text not null', 'course_id int not null'], refers: ['course_id -> courses.id'] },
  { name: 'lessons', columns: ['id int not null', 'title text not null', 'section_id int not null'], refers: ['section_id -> sections.id'] },
  {
    name: 'quizzes',
    columns: ['id int not null', 'title text not null', 'total_points int not null', 'lesson_id int not null'],
    refers: ['lesson_id -> lessons.id'],
  },
  {
    name: 'questions',
    columns: ['id int not null', 'text text not null', 'points smallint not null', 'quiz_id int not null'],
    refers: ['quiz_id -> quizzes.id'],
  },
];

const MOST = 100_000;

test('a counter counts the rows of rows, and points of a quiz are those of its questions, also without a DEFAULT of nothing', async () => {
  const courseOf = new Map((await rowsOf(LESSONS, 'sections', ['id', 'course_id'], {}, MOST)) as [string, string][]);
  const lessons = Map.groupBy(await rowsOf(LESSONS, 'lessons', ['section_id'], {}, MOST), ([section]) => courseOf.get(section!)!);
  const courses = await rowsOf(LESSONS, 'courses', ['id', 'lesson_count'], {}, MOST);
  expect(courses.filter(([id, count]) => (lessons.get(id!)?.length ?? 0) !== Number(count))).toEqual([]);
  const questions = Map.groupBy(await rowsOf(LESSONS, 'questions', ['quiz_id', 'points'], {}, MOST), ([quiz]) => quiz!);
  const quizzes = await rowsOf(LESSONS, 'quizzes', ['id', 'total_points'], {}, MOST);
  expect(quizzes.length).toBeGreaterThan(50);
  const sumOf = (id: string): number => (questions.get(id) ?? []).reduce((sum, [, points]) => sum + Number(points), 0);
  expect(quizzes.filter(([id, total]) => sumOf(id!) !== Number(total))).toEqual([]);
});
