import { MockFault } from '../../../core/index.ts';

export type Shape = { readonly kind: 'array' | 'object' | 'csv'; readonly stripNulls: boolean; readonly type: string };

/**
 * The format of the answer: the first supported one among the accepted, by weight. Throws PGRST107 (406) if there is
 * none.
 */
export function parseAccept(header: string | null): Shape {
  const accepted = (header ?? '*/*').split(',').map(partOf);
  for (const { type, parameters } of accepted.toSorted((a, b) => b.weight - a.weight)) {
    const stripNulls = parameters.includes('nulls=stripped');
    const stripped = stripNulls ? ';nulls=stripped' : '';
    switch (type) {
      case '':
      case '*/*':
      case 'application/*':
      case 'application/json':
        return { kind: 'array', stripNulls: false, type: JSON_TYPE };
      case 'application/vnd.pgrst.array':
      case 'application/vnd.pgrst.array+json':
        return { kind: 'array', stripNulls, type: stripNulls ? `application/vnd.pgrst.array+json${stripped}; charset=utf-8` : JSON_TYPE };
      case 'application/vnd.pgrst.object':
      case 'application/vnd.pgrst.object+json':
        return { kind: 'object', stripNulls, type: `application/vnd.pgrst.object+json${stripped}; charset=utf-8` };
      case 'text/csv':
        return { kind: 'csv', stripNulls: false, type: 'text/csv; charset=utf-8' };
      case 'application/vnd.pgrst.plan':
      case 'application/vnd.pgrst.plan+json':
      case 'application/vnd.pgrst.plan+text':
        throw MockFault.unsupported('Execution plans.');
    }
  }
  throw notAvailable(accepted);
}

function notAvailable(accepted: readonly { readonly text: string }[]): MockFault {
  return new MockFault({
    code: 'PGRST107',
    status: 406,
    message: `None of these media types are available: ${accepted.map(({ text }) => text).join(', ')}`,
  });
}

/** The root is described as JSON only. Throws PGRST107 (406) where that is not accepted. */
export function requireDescription(header: string | null): void {
  const accepted = (header ?? '*/*').split(',').map(partOf);
  if (!accepted.some(({ type }) => DESCRIBED.has(type))) throw notAvailable(accepted);
}

const DESCRIBED: ReadonlySet<string> = new Set(['', '*/*', 'application/*', 'application/json', 'application/openapi+json']);

const JSON_TYPE = 'application/json; charset=utf-8';

function partOf(text: string) {
  const [type = '', ...parameters] = text
    .trim()
    .toLowerCase()
    .split(';')
    .map((each) => each.trim());
  const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
  return { text: text.trim(), type, parameters, weight: Number.isNaN(weight) ? 1 : weight };
}
