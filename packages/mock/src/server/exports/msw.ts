/** Handlers of MSW that send requests for another address on to a mock. */
export function forwardingHandlers(url: string): string {
  return `import { bypass, http } from 'msw';

/** The address that your code calls. */
const API = 'https://api.example.com';
const MOCK = ${JSON.stringify(url)};

export const handlers = [
  http.all(\`\${API}/*\`, ({ request }) => fetch(bypass(new Request(MOCK + request.url.slice(API.length), request)))),
];
`;
}

export type LibraryHandlers = {
  /** The mocked schema, in the form of a module import: `./schema.sql`. */
  readonly schema: string;
  /** The address at which the front end expects its API. */
  readonly api: string;
  /** Options of `mock`. */
  readonly options: Readonly<Record<string, unknown>>;
};

/** Handlers of MSW that answer in process, by `seedbed/mock`. */
export function libraryHandlers({ schema, api, options }: LibraryHandlers): string {
  const given = Object.keys(options).length === 0 ? '' : `, ${JSON.stringify(options)}`;
  return `import { fileURLToPath } from 'node:url';
import { http } from 'msw';
import { mock } from 'seedbed/mock';

/** The address that your code calls. */
const API = ${JSON.stringify(api)};

const mockFetch = await mock(fileURLToPath(new URL(${JSON.stringify(schema)}, import.meta.url))${given});

export const handlers = [http.all(\`\${API}/*\`, ({ request }) => mockFetch(request))];
`;
}
