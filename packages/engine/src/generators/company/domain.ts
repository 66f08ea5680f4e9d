import type { Column, PartShape, Rows } from '../../columns/column.ts';
import type { CompileContext } from '../definition.ts';
import type { Subject } from '../entities/subject.ts';
import { companyOf, domainParts, fillDomain } from './company.ts';

/** The mail domain of the row's own company, if the entity has one. */
export function companyDomain(
  context: CompileContext,
  subject: Subject,
): { parts: readonly PartShape[]; fill(rows: Rows, out: Column, at: number): void } | null {
  const { members } = subject.context;
  if (!members.has('company.name') && !members.has('company.domain') && !members.has('company.url')) return null;
  const company = companyOf(context);
  return { parts: domainParts(company), fill: (rows, out, at) => fillDomain(company, rows, out, at) };
}
