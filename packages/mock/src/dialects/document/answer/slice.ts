import { folded } from '../../../core/index.ts';
import type { Operation, Parameter } from '../spec/operations.ts';
import { objIn } from '../spec/json.ts';
import type { ApiDocument } from '../spec/api-document.ts';
import { shapeOf } from '../shape/shape.ts';
import { ClientError } from './refusal.ts';

const LIMIT =
  /^(limit|perpage|pagesize|pagelimit|pageperpage|size|count|first|top|take|maxresults|maxitems|max|itemsperpage|resultsperpage|rows|num|number|maxresultcount)$/;
const PAGE = /^(page|pagenumber|pageno|pageindex|pagenum|currentpage|p)$/;
const OFFSET = /^(offset|skip|start|startindex|startat|from|pageoffset)$/;
const TOKEN = /^(cursor|pagetoken|nexttoken|nextpagetoken|after|startingafter|continuationtoken|pagecursor|marker|continue)$/;

/** The requested rows of a list. */
export type Slice = {
  readonly offset: number;
  readonly limit: number;
  /** The number of the first page. */
  readonly firstPage: number;
  readonly countIsTotal: boolean;
  /** How an address identifies a page. */
  readonly by: { readonly kind: 'page' | 'offset' | 'token'; readonly parameter: string } | null;
};

/** The purpose of a parameter; undefined if it does not select a part of a list. */
export function pagingOf(name: string): 'limit' | 'page' | 'offset' | 'token' | undefined {
  const word = folded(name.replaceAll(/[$[\].]/g, '_'));
  if (LIMIT.test(word)) return 'limit';
  if (PAGE.test(word)) return 'page';
  if (OFFSET.test(word)) return 'offset';
  return TOKEN.test(word) ? 'token' : undefined;
}

const DEFAULT_LIMIT = 20;

/** Reads limit, page, offset and token, with the bounds that the document gives them. Throws `ClientError`. */
export function sliceOf(document: ApiDocument, operation: Operation, search: URLSearchParams, maxRows: number): Slice {
  const paging = operation.parameters.filter((each) => each.in === 'query' && pagingOf(each.name) !== undefined);
  const find = (kind: string) => paging.find((each) => pagingOf(each.name) === kind);
  const [limits, page, from, token] = [find('limit'), find('page'), find('offset'), find('token')];
  const limit = Math.min(numberOf(document, limits, search, 1) ?? DEFAULT_LIMIT, maxRows);
  const { minimum } = page ? shapeOf(document, page.schema) : { minimum: undefined };
  const firstPage = minimum === 0 || (page !== undefined && objIn(page.schema)['default'] === 0) ? 0 : 1;
  const requested = numberOf(document, page, search, firstPage);
  const sent = token === undefined ? null : search.get(token.name);
  const offset =
    numberOf(document, from, search, 0) ??
    (requested === undefined ? undefined : (requested - firstPage) * Math.max(1, limit)) ??
    (sent === null ? 0 : offsetOf(token!.name, sent));
  const named = page
    ? ({ kind: 'page', parameter: page.name } as const)
    : from
      ? ({ kind: 'offset', parameter: from.name } as const)
      : token
        ? ({ kind: 'token', parameter: token.name } as const)
        : null;
  return { offset, limit: Math.max(1, limit), firstPage, countIsTotal: true, by: named };
}

function numberOf(document: ApiDocument, parameter: Parameter | undefined, search: URLSearchParams, least: number): number | undefined {
  if (!parameter) return undefined;
  const text = search.get(parameter.name);
  const { examples, minimum = least, maximum = Infinity } = shapeOf(document, parameter.schema);
  if (text === null) {
    const usual = objIn(document.deref(parameter.schema).value)['default'];
    return typeof usual === 'number' && usual >= least && examples.includes(usual) ? usual : undefined;
  }
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < Math.min(minimum, least) || number > maximum)
    throw new ClientError(
      400,
      `${parameter.name} is a whole number from ${Math.min(minimum, least)}${maximum === Infinity ? '' : ` to ${maximum}`}, not "${text.slice(0, 40)}".`,
    );
  return number;
}

/** Opaque to clients. */
export function tokenOf(offset: number): string {
  return btoa(`offset:${offset}`).replaceAll('=', '');
}

function offsetOf(name: string, token: string): number {
  if (token === '') return 0;
  const text = (() => {
    try {
      return atob(token);
    } catch {
      return '';
    }
  })();
  const match = /^offset:(\d{1,15})$/.exec(text);
  if (!match) throw new ClientError(400, `${name} is no token of this list: use the one that the page before has.`);
  return Number(match[1]);
}
