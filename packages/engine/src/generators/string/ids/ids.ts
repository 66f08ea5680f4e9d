import type { GeneratorDefinition } from '../../definition.ts';
import { define, field, parameters, ui } from '../../kit/define.ts';
import { runsSource } from '../runs.ts';
import { cuid2Form, cuidForm } from './base36.ts';
import { CROCKFORD, ksuidForm, typeIdForm, ulidForm } from './base32.ts';
import { idSource } from './id-source.ts';
import { snowflake } from './snowflake.ts';

const ulid = define<{ timed: boolean }>({
  kind: 'string.ulid',
  group: 'string',
  title: 'ULID',
  summary: 'Twenty-six letters in Crockford’s base 32; they can begin with the row’s time, so that they sort by it.',
  parameters: parameters({ timed: field.flag('Begins with the row’s time', false) }),
  outputs: ['text'],
  invertible: 'parts',
  // Blueprints without `timed` keep the letters from before that parameter existed.
  compile: ({ timed }, context) => (timed ? idSource(context, ulidForm) : runsSource(context, ['01', { alphabet: CROCKFORD, length: 24 }])),
});

const cuid = define({
  kind: 'string.cuid',
  group: 'string',
  title: 'cuid',
  summary: 'Twenty-five letters that begin with c and the row’s time, as Prisma’s cuid() makes them.',
  parameters: parameters({}),
  outputs: ['text'],
  invertible: 'parts',
  compile: (_, context) => idSource(context, cuidForm(context.draws('host').key0 >>> 0)),
});

const cuid2 = define<{ length: number }>({
  kind: 'string.cuid2',
  group: 'string',
  title: 'cuid2',
  summary: 'A letter, then letters and digits without an order, as Prisma’s cuid(2) makes them.',
  parameters: parameters({ length: field.integer('Letters', 24, { minimum: 12, maximum: 32, ...ui({ unit: 'letters' }) }) }),
  outputs: ['text'],
  invertible: 'parts',
  compile: ({ length }, context) => idSource(context, cuid2Form(length)),
});

const typeId = define<{ prefix: string }>({
  kind: 'string.typeid',
  group: 'string',
  title: 'TypeID',
  summary: 'A type’s name and a UUID of version 7 in base 32, which rises with the row’s time: user_01h455vb4pex5vsknk084sn02q.',
  parameters: parameters({ prefix: field.text('Type', '', { pattern: '^(?:[a-z](?:[a-z_]{0,61}[a-z])?)?$' }) }),
  outputs: ['text'],
  invertible: 'parts',
  compile: ({ prefix }, context) => idSource(context, typeIdForm(prefix)),
});

const ksuid = define({
  kind: 'string.ksuid',
  group: 'string',
  title: 'KSUID',
  summary: 'Twenty-seven letters and digits that begin with the row’s second.',
  parameters: parameters({}),
  outputs: ['text'],
  invertible: 'parts',
  compile: (_, context) => idSource(context, ksuidForm),
});

/** Ids in the formats of common libraries. */
export const ids: readonly GeneratorDefinition[] = [ulid, cuid, cuid2, typeId, ksuid, snowflake];
