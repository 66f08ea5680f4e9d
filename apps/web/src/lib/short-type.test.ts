import { expect, test } from 'vitest';
import { shortType } from './short-type.ts';

test.each([
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp(3) with time zone', 'timestamptz(3)'],
  ['timestamp without time zone[]', 'timestamp[]'],
  ['character varying(120)', 'varchar(120)'],
  ['character(2)', 'char(2)'],
  ['double precision', 'float8'],
  ['public.mood', 'mood'],
  ['crm.mood', 'crm.mood'],
  ['numeric(10,2)', 'numeric(10,2)'],
])('%s is %s', (type, short) => expect(shortType(type)).toBe(short));
