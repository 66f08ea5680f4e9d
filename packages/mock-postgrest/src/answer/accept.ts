import { MockFault } from '@seedbed/mock-query';

export type Shape = { readonly kind: 'array' | 'object' | 'csv'; readonly stripNulls: boolean; readonly type: string };

/** What the answer is to be. Throws PGRST107 (406) if nothing that is accepted can be given. */
export function parseAccept(header: string | null): Shape {
  const asked = (header ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  for (const part of asked) {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim());
    const stripNulls = parameters.includes('nulls=stripped');
    switch (type) {
      case '':
      case '*/*':
      case 'application/*':
      case 'application/json':
        return { kind: 'array', stripNulls: false, type: 'application/json; charset=utf-8' };
      case 'application/vnd.pgrst.array':
      case 'application/vnd.pgrst.array+json':
        return { kind: 'array', stripNulls, type: `application/vnd.pgrst.array+json${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8` };
      case 'application/vnd.pgrst.object':
      case 'application/vnd.pgrst.object+json':
        return { kind: 'object', stripNulls, type: `application/vnd.pgrst.object+json${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8` };
      case 'text/csv':
        return { kind: 'csv', stripNulls: false, type: 'text/csv; charset=utf-8' };
      case 'application/vnd.pgrst.plan':
      case 'application/vnd.pgrst.plan+json':
      case 'application/vnd.pgrst.plan+text':
        throw MockFault.unsupported('Execution plans.');
    }
  }
  throw new MockFault({ code: 'PGRST107', status: 406, message: `None of these media types are available: ${asked.join(', ')}` });
}
