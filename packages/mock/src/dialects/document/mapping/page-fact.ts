import { folded } from '../../../core/index.ts';
import type { Shape } from '../shape/shape.ts';
import type { PageFact } from './part.ts';

const NUMBERS: readonly (readonly [PageFact, RegExp])[] = [
  [
    'total',
    /^(total|totalcount|totalitems|totalelements|totalresults|totalrecords|totalsize|totalrows|recordcount|recordstotal|itemcount|numfound|totalhits|resultcount)$/,
  ],
  ['count', /^(count|numberofelements|returned|size_?returned|numresults|length)$/],
  ['page', /^(page|currentpage|pagenumber|pageindex|pageno)$/],
  ['pages', /^(pages|totalpages|pagecount|numpages|lastpage|maxpage)$/],
  ['limit', /^(limit|perpage|pagesize|pagelimit|itemsperpage|size|maxresults)$/],
  ['offset', /^(offset|skip|start|startindex|from)$/],
  ['nextPage', /^(next|nextpage|nextoffset)$/],
  ['previousPage', /^(prev|previous|prevpage|previouspage)$/],
];
const TEXTS: readonly (readonly [PageFact, RegExp])[] = [
  ['token', /^(nextpagetoken|nexttoken|nextcursor|cursor|continuationtoken|nextpagecursor|endcursor|continue)$/],
  ['nextUrl', /^(next|nextpage|nexturl|nextlink|nexthref|nextpageurl|odatanextlink)$/],
  ['previousUrl', /^(prev|previous|prevpage|previouspage|prevurl|previousurl|previouslink)$/],
];
const SIGNS: readonly (readonly [PageFact, RegExp])[] = [
  ['hasMore', /^(hasmore|hasnext|hasnextpage|more|moreavailable)$/],
  ['hasPrevious', /^(hasprevious|hasprev|haspreviouspage)$/],
];

/** The page's fact in a member of an envelope, by its name and kind. */
export function pageFactOf(name: string, { kind, enum: values }: Shape): PageFact | undefined {
  if (values) return undefined;
  const facts = kind === 'integer' || kind === 'number' ? NUMBERS : kind === 'string' ? TEXTS : kind === 'boolean' ? SIGNS : [];
  return facts.find(([, test]) => test.test(folded(name)))?.[0];
}

/** Members of an envelope that contain facts about the page. */
export const PAGE_HOLDERS = /^_?(meta|metadata|pagination|paging|page|pageinfo|pager|links|responsemetadata|resultinfo)$/;
