import { expect, test } from 'vitest';
import { phasesOf } from './state-by-span.ts';

test.each([
  ['geplant laufend abgeschlossen abgesagt', 'geplant abgesagt', 'laufend abgesagt', 'abgeschlossen abgesagt'],
  ['angeboten aktiv gekuendigt beendet', 'angeboten', 'aktiv', 'gekuendigt beendet'],
  ['vigente vencido cancelado', '', 'vigente cancelado', 'vencido cancelado'],
  ['proposée active résiliée expirée', 'proposée', 'active', 'résiliée expirée'],
  ['draft active expired terminated', 'draft', 'active', 'expired terminated'],
  ['draft active terminated', 'draft', 'active', 'terminated'],
  ['actif suspendu résilié', '', 'actif suspendu', 'résilié'],
  ['trial active churned', '', 'trial active', 'churned'],
  ['PLANNED IN_PROGRESS ON_HOLD DONE', 'PLANNED', 'IN_PROGRESS ON_HOLD', 'DONE'],
  ['confirmed completed no_show', 'confirmed', 'confirmed', 'completed no_show'],
  ['reserved rented returned', 'reserved', 'rented', 'returned'],
])('%s by today’s position in the span', (labels, before, during, after) => {
  const split = (text: string) => (text === '' ? [] : text.split(' '));
  expect(phasesOf(labels.split(' '))).toEqual({ before: split(before), during: split(during), after: split(after) });
});

test.each(['red green blue', 'trial active past_due canceled', 'active suspended', 'low high'])('%s: no label means that it is over', (labels) => {
  expect(phasesOf(labels.split(' '))).toBeNull();
});
