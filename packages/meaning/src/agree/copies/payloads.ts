import { edit, isListed, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';
import { isOpen, parentsOf, type DeriveContext } from '../context.ts';

const EVENT = wordSet('what a message tells of');
/** Members of a payload that name its event. */
const MEMBERS = ['event', 'event_type', 'eventType', 'type', 'topic', 'action'];

type Shape = {
  readonly type?: string;
  readonly keys?: Readonly<Record<string, { readonly kind?: string; readonly parameters?: Readonly<Record<string, unknown>> }>>;
};

/** A delivery is of an event to which its receiver subscribed, and its payload names the same one. */
export function tellEvents(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const event = drafts.find(
    ({ column, words, nullRate }) => EVENT.has(words.join(' ')) && PLAIN_TEXT_TYPES.has(column.type.base) && nullRate === undefined && isPlainName(column.name),
  );
  if (!event) return;
  const subscribed = parentsOf(table, context).flatMap((link) => context.drafts.get(link.to)!.flatMap((draft) => eventsOf(draft) ?? []))[0];
  if (subscribed && !isListed(event.because) && isOpen(event, table, context))
    edit(event, {
      kind: 'values',
      parameters: { ...subscribed },
      entity: undefined,
      because: { code: 'relation', words: 'events to which one may subscribe' },
    });
  for (const draft of drafts) {
    const shape = draft.kind === 'json' ? (draft.parameters.shape as Shape | undefined) : undefined;
    const member = shape?.type === 'object' ? MEMBERS.find((each) => shape.keys?.[each]?.kind === 'values') : undefined;
    if (member === undefined) continue;
    const named = { kind: 'template', parameters: { template: `{{${event.column.name}}}` } };
    edit(draft, { parameters: { ...draft.parameters, shape: { ...shape, keys: { ...shape!.keys, [member]: named } } } });
  }
}

/** The list of which an array of events is made; undefined for other columns. */
function eventsOf({ kind, words, parameters }: Draft): Readonly<Record<string, unknown>> | undefined {
  const element = kind === 'array' ? (parameters.element as { kind?: string; parameters?: Readonly<Record<string, unknown>> } | undefined) : undefined;
  return element?.kind === 'values' && EVENT.has(words.join(' ')) ? element.parameters : undefined;
}
