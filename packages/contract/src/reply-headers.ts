/** Answer headers that are useful to a caller, as in the OpenAPI document. */
export const REPLY_HEADERS = {
  etag: {
    name: 'ETag',
    description: 'Names this state: send it as If-Match with a change, or as If-None-Match to be answered 304',
    schema: { type: 'string' },
    example: '"1"',
  },
  location: {
    name: 'Location',
    description: 'Path of what was made',
    schema: { type: 'string', format: 'uri-reference', examples: ['/api/v1/datasets/019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1'] },
  },
  'content-disposition': {
    name: 'Content-Disposition',
    description: 'Name of the file (RFC 6266, with RFC 8187 for letters beyond ASCII)',
    schema: { type: 'string', examples: [`attachment; filename="public.users.csv"; filename*=UTF-8''public.users.csv`] },
  },
  'cache-control': { name: 'Cache-Control', description: 'How long the answer may be kept', schema: { type: 'string', examples: ['private, no-cache'] } },
  'retry-after': {
    name: 'Retry-After',
    description: 'Seconds to wait before the next request',
    schema: { type: 'string', pattern: '^[0-9]+$', examples: ['2'] },
  },
} as const;

export type ReplyHeader = keyof typeof REPLY_HEADERS;
