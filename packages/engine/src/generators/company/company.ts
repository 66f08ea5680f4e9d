import type { Column, PartShape, Rows } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { Draws } from '../../random/draws.ts';
import type { WordList, Words } from '../../words/words.ts';
import type { CompileContext, EntityContext } from '../definition.ts';
import { int32, perRows } from '../entities/per-rows.ts';
import { slotsOf } from '../entities/slots.ts';
import { split, tableOf, type Slot } from '../entities/split.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { slugOf } from '../structure/transforms.ts';

/** The parts of a company's name, by place in the dictionaries. */
type CompanyRows = { readonly noun: Int32Array; readonly root: Int32Array; readonly form: Int32Array; readonly serial: Float64Array };

export type Company = {
  readonly rows: (rows: Rows) => CompanyRows;
  readonly nouns: Dictionary;
  readonly roots: Dictionary;
  readonly forms: Dictionary;
  /** Industry of each noun. */
  readonly industries: readonly string[];
  readonly distinct: number;
  readonly traits: (rows: Rows) => { readonly a: Int32Array; readonly b: Int32Array };
  readonly context: EntityContext;
};

const UNIQUE = ['company.name', 'company.domain', 'company.email', 'company.url'];

export function companyOf(context: CompileContext): Company {
  return context.entity('company', build);
}

function build(draws: (purpose: string) => Draws, context: EntityContext): Company {
  const nouns = context.words.list('company.noun');
  const roots = context.words.list('company.root');
  const forms = formsOf(context.words);
  const unique = UNIQUE.some((kind) => context.unique.has(kind));
  const slots = slotsOf((purpose) => draws(`company ${purpose}`), unique, context, nouns.words.length * roots.words.length);
  const traitDraws = draws('company traits');
  const nounTable = tableOf(nouns);
  const rootTable = tableOf(roots);
  const formTable = tableOf(forms);
  return {
    rows: perRows(
      (size): CompanyRows => ({ noun: int32(size), root: int32(size), form: int32(size), serial: new Float64Array(size) }),
      (rows, into) => {
        const scratch = borrow(rows.count);
        slots.fill(rows, scratch.x);
        const slot: Slot = { size: 0, offset: 0, path: 0 };
        for (let i = 0; i < rows.count; i++) {
          slot.size = slots.size;
          slot.offset = scratch.x[i]!;
          slot.path = 1;
          into.noun[i] = split(slot, nounTable);
          into.root[i] = split(slot, rootTable);
          into.serial[i] = unique ? slot.offset : 0;
          into.form[i] = split(slot, formTable);
        }
        giveBack(scratch);
      },
    ),
    nouns: new Dictionary(nouns.words.map((entry) => entry.split(';')[0]!)),
    roots: new Dictionary(roots.words),
    forms: new Dictionary(forms.words),
    industries: nouns.words.map((entry) => entry.split(';')[1]!),
    distinct: slots.distinct,
    traits: perRows(
      (size) => ({ a: new Int32Array(size), b: new Int32Array(size) }),
      (rows, into) => traitDraws.fill(rows, into.a, into.b),
    ),
    context,
  };
}

function formsOf(words: Words): WordList {
  return words.list('company.legalForm', words.locales[0]!.locale);
}

/** Root and noun in ASCII letters, with the serial, under `.example`, where nobody can own a domain. */
export function domainParts(company: Company): readonly PartShape[] {
  return [
    { kind: 'dict', dictionary: new Dictionary(company.roots.texts.map((root) => slugOf(root).replaceAll('-', ''))) },
    { kind: 'literal', text: '-' },
    { kind: 'dict', dictionary: new Dictionary(company.nouns.texts.map(slugOf)) },
    { kind: 'int', width: 1, max: Math.max(1, company.distinct), omitZero: true },
    { kind: 'literal', text: '.example' },
  ];
}

/** Fills the parts of `domainParts`, starting at part `at`. */
export function fillDomain(company: Company, rows: Rows, out: Column, at: number): void {
  if (out.store !== 'parts') return;
  const { noun, root, serial } = company.rows(rows);
  for (let i = 0; i < rows.count; i++) {
    out.parts[at]![i] = root[i]!;
    out.parts[at + 2]![i] = noun[i]!;
    out.parts[at + 3]![i] = serial[i]!;
  }
}
