import type { GeneratorDefinition } from '../definition.ts';
import { nounsOf } from '../lists/by-noun.ts';
import { literal } from './literal.ts';

const WORDS = [
  'account',
  'budget',
  'delivery',
  'export',
  'garden',
  'harbour',
  'invoice',
  'market',
  'meeting',
  'office',
  'order',
  'payment',
  'report',
  'shipment',
  'station',
  'update',
  'visit',
  'workshop',
];
const STATUSES = ['current', 'draft', 'archived'];
const AREAS = ['home', 'kitchen', 'office', 'garden', 'travel', 'books', 'music', 'sport'];
const LSN = 4_294_967_296;

const hex = (x: number) => Math.floor(x).toString(16).toUpperCase();

/** Types without a meaningful generator: the simplest valid value of each. */
export const plainLiterals: readonly GeneratorDefinition[] = [
  literal('xml.document', {
    title: 'XML',
    summary: 'A small well-formed element, named by its column.',
    output: 'literal',
    text(dice, _, column) {
      const name = nounsOf(column)[0] ?? 'item';
      return `<${name} id="${dice.between(1, 9999)}"><status>${dice.pick(STATUSES)}</status><value>${dice.between(1, 120)}</value></${name}>`;
    },
  }),
  literal('search.vector', {
    title: 'Text search vector',
    summary: 'Lexemes with their positions.',
    output: 'literal',
    text: (dice) => lexemes(dice.below(WORDS.length), dice.between(2, 5)),
  }),
  literal('search.query', {
    title: 'Text search query',
    summary: 'One or two lexemes.',
    output: 'literal',
    text: (dice) => (dice.chance(0.6) ? `'${dice.pick(WORDS)}'` : `'${dice.pick(WORDS)}' & '${dice.pick(WORDS)}'`),
  }),
  literal('tree.path', {
    title: 'Tree path',
    summary: 'Labels joined by dots, as ltree takes them.',
    output: 'literal',
    text: (dice) => ['root', dice.pick(AREAS), ...(dice.chance(0.6) ? [dice.pick(WORDS)] : [])].join('.'),
    cardinality: 1e12,
    at: (rank) => `root.n${rank}`,
  }),
  literal('tree.query', { title: 'Tree query', summary: 'A pattern over tree paths.', output: 'literal', text: (dice) => `*.${dice.pick(AREAS)}.*` }),
  literal('hstore.document', {
    title: 'Key–value pairs',
    summary: 'A few pairs as hstore takes them.',
    output: 'literal',
    text: (dice) => `"color"=>"${dice.pick(['black', 'blue', 'green', 'red', 'white'])}", "size"=>"${dice.pick(['S', 'M', 'L', 'XL'])}"`,
  }),
  literal('cube.point', {
    title: 'Cube',
    summary: 'A point in three dimensions.',
    output: 'literal',
    text: (dice) => `(${dice.below(100)}, ${dice.below(100)}, ${dice.below(100)})`,
  }),
  literal('system.lsn', {
    title: 'Log position',
    summary: 'A position in the write-ahead log.',
    output: 'literal',
    text: (dice, row) => `0/${hex(0x1000000 + row * 256 + dice.below(256))}`,
    cardinality: LSN,
    at: (rank) => `0/${hex(rank)}`,
  }),
  literal('system.transactionId', {
    title: 'Transaction number',
    summary: 'A transaction or command number.',
    output: 'literal',
    text: (dice) => String(dice.between(3, 2_000_000_000)),
    cardinality: 4_000_000_000,
    at: (rank) => String(rank + 3),
  }),
  literal('system.snapshot', {
    title: 'Snapshot',
    summary: 'xmin:xmax:list of running transactions.',
    output: 'literal',
    text: (dice) => {
      const from = dice.between(100, 1_000_000);
      return `${from}:${from + dice.between(1, 9)}:`;
    },
  }),
  literal('system.tid', {
    title: 'Row position',
    summary: 'Page and item of a row version.',
    output: 'literal',
    text: (dice) => `(${dice.below(10_000)},${dice.between(1, 200)})`,
    cardinality: 2_000_000,
    at: (rank) => `(${Math.floor(rank / 200)},${(rank % 200) + 1})`,
  }),
  literal('system.regclass', {
    title: 'Relation name',
    summary: 'A table of the system catalogue.',
    output: 'literal',
    text: (dice) => dice.pick(['pg_class', 'pg_type', 'pg_proc', 'pg_index', 'pg_namespace']),
  }),
  literal('system.regtype', {
    title: 'Type name',
    summary: 'A built-in type.',
    output: 'literal',
    text: (dice) => dice.pick(['integer', 'text', 'boolean', 'numeric', 'uuid']),
  }),
  literal('system.regproc', {
    title: 'Function name',
    summary: 'A built-in function.',
    output: 'literal',
    text: (dice) => dice.pick(['now', 'pi', 'version']),
  }),
  literal('system.regprocedure', {
    title: 'Function signature',
    summary: 'A built-in function with its argument types.',
    output: 'literal',
    text: (dice) => dice.pick(['now()', 'pi()', 'md5(text)', 'lower(text)']),
  }),
  literal('system.regrole', {
    title: 'Role',
    summary: 'A role that every server has.',
    output: 'literal',
    text: (dice) => dice.pick(['pg_monitor', 'pg_read_all_data', 'pg_signal_backend']),
  }),
  literal('system.regnamespace', {
    title: 'Schema',
    summary: 'A schema that every database has.',
    output: 'literal',
    text: (dice) => dice.pick(['public', 'pg_catalog']),
  }),
  literal('json.path', { title: 'JSON path', summary: 'A path into a JSON document.', output: 'literal', text: (dice) => `$."${dice.pick(WORDS)}"` }),
  literal('date.interval', {
    title: 'Interval',
    summary: 'A usual span of time.',
    output: 'interval',
    text: (dice) =>
      dice.pick([
        '00:05:00',
        '00:10:00',
        '00:15:00',
        '00:30:00',
        '01:00:00',
        '02:00:00',
        '1 day',
        '2 days',
        '3 days',
        '7 days',
        '14 days',
        '30 days',
        '1 mon',
        '3 mons',
        '1 year',
      ]),
    cardinality: 1e9,
    at: (rank) => `${rank + 1} seconds`,
  }),
];

function lexemes(first: number, count: number): string {
  return Array.from({ length: count }, (_, i) => WORDS[(first + 5 * i) % WORDS.length]!)
    .sort()
    .map((word, i) => `'${word}':${i + 1}`)
    .join(' ');
}
