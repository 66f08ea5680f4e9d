/// <reference lib="webworker" />
import type { GroupBy } from './group-by.ts';
import type { Link } from './group-tables.ts';
import { layoutDiagram, type DiagramTable } from './layout-diagram.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Lays out one diagram a message; 500 tables take some 300 ms, which the page should not feel. */
self.onmessage = ({ data }: MessageEvent<{ tables: readonly DiagramTable[]; links: readonly Link[]; aspect: number; by: GroupBy }>) => {
  self.postMessage(layoutDiagram(data.tables, data.links, data.aspect, data.by));
};
