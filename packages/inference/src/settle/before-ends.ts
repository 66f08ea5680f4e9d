import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import type { TableNames } from '@seedbed/meaning/decide';
import { isTime, numbersByTime } from './behind-parents.ts';
import { isAskedBeforehand, lastOf, takesPlace } from './asked-beforehand.ts';
import { isMadeOf } from './made-of.ts';
import { begunTables, saysWhenBegun } from './settle-order.ts';

/** First words of the time at which a row was taken out of use: nothing happens to it afterwards. */
const GONE = /^(?:delet|remov|archiv|trash|erase|discard|purg|supprim|efface|gel[oö]scht|eliminad|borrad|apagad|exclu[ií]d|verwijder|usuni)/;
/** First words of the time at which somebody left. */
const LEFT = /^(?:left|leav|deactivat|terminat|dismiss|resign|austritt|ausgeschied|verlassen|baja|sortie|usci)/;
/** First words of the time at which what a row was about came to an end. */
const OVER =
  /^(?:clos|resolv|complet|finish|done|end(?:ed)?$|cancel|conclud|terminat|abort|reject|declin|withdr|ended|solv|cl[oô]tur|r[eé]sol|termin|annul|refus|beendet|abgeschlossen|geschlossen|erledigt|storniert|abgelehnt|gel[oö]st|cerrad|resuelt|completad|finalizad|cancelad|rechazad|encerrad|conclu[ií]d|resolvid|rejeitad|chius|risolt|annullat|afgesloten|afgerond|voltooid|geannuleerd|zamkni|zako[nń]cz|anulowan)/;
/** Kinds of times that come after the row's beginning. */
const AFTERWARDS = /^(?:life\.stamp|date\.(?:event|after|end)|cases|expression)$/;
/** What was only agreed or expected has not happened. */
export const PLANNED = /\b(?:due|deadline|planned|expected|estimated|target|scheduled|expires|expiry|expiration|until|plan|by)\b/;
/** Rows about something that is over, and rows that come late. */
const LATER: ReadonlySet<string> = new Set(
  'refund return review rating feedback certificate diploma invoice bill receipt payment payout settlement claim complaint dispute reminder summary testimonial evaluation assessment survey satisfaction charge warranty adjustment credit dunning retrospective appeal'.split(
    ' ',
  ),
);

/** What else comes before it where rows are in the order of what takes place: what is bought of it, handed in for it, and set up for it. */
const OF_IT: ReadonlySet<string> = new Set(
  'order purchase ticket submission proposal abstract type tier code coupon voucher promotion discount price quota'.split(' '),
);
const STARTS = /^(?:starts?|begins?|kick off|kickoff|start(?:s|ing)?|departs?|departure|scheduled)(?: (?:at|on|date|time|for))*$/;

/**
 * Rows come before the time at which what they refer to came to an end (`until`): work on a task before it is done, and nothing at all once it is deleted. Not where that
 * time is made from the rows, nor for people, who end after the last row that refers to them; where an answer says when rows began or people left, rows choose among those
 * who were there.
 */
export function beforeEnds(blueprint: Blueprint, namesOf: (table: string) => TableNames | undefined): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const began = begunTables(blueprint);
  for (const relation of blueprint.relations) {
    const { from, to } = relation;
    const [own, theirs] = [namesOf(from.table), namesOf(to.table)];
    const child = tables.get(from.table)!;
    const begun = relation.existing === true && saysWhenBegun(relation, began);
    if (!own || !theirs || from.table === to.table || (!begun && (theirs.agent || !child.timeline)) || numbersByTime(child)) continue;
    const words = own.noun.split(' ');
    const isBefore = isAskedBeforehand(own.noun, theirs.noun) || (relation.owner === true && takesPlace(theirs.noun) && OF_IT.has(lastOf(own.noun)));
    const isLater = words.some((word) => LATER.has(word));
    const parent = tables.get(to.table)!;
    const until = parent.columns
      .filter(
        (column) =>
          isEnd(column, blueprint, begun) && !(relation.behind ?? []).includes(column.name) && !isMadeOf(column, parent, (text) => OF_ROWS.test(text)),
      )
      .filter((column) => {
        const { words: said = [] } = theirs.columns.get(column.name) ?? {};
        const [word = ''] = said;
        if (PLANNED.test(said.join(' '))) return false;
        if (theirs.agent) return GONE.test(word) || LEFT.test(word);
        return GONE.test(word) || (!isLater && (OVER.test(word) || isBadEnd(column, parent)));
      });
    const start = isBefore
      ? parent.columns.find(
          (column) =>
            isStart(column, blueprint) &&
            !isMadeOf(column, parent, (text) => OF_ROWS.test(text)) &&
            STARTS.test(theirs.columns.get(column.name)?.words.join(' ') ?? ''),
        )
      : undefined;
    if (start) until.push(start);
    if (until.length > 0) relation.until = until.map(({ name }) => name);
  }
}

function isEnd({ generator, nullable, type }: BlueprintColumn, { types }: Blueprint, stated: boolean): boolean {
  return nullable === true && (AFTERWARDS.test(generator?.kind ?? '') || (stated && generator?.kind === 'date.between')) && isTime(type, types);
}

function isStart({ generator, nullable, type }: BlueprintColumn, { types }: Blueprint): boolean {
  return nullable !== true && /^(?:date\.start|expression)$/.test(generator?.kind ?? '') && isTime(type, types);
}

/** Whether it is the time of an end of the row's states that is no goal. */
function isBadEnd({ generator }: BlueprintColumn, { columns }: BlueprintTable): boolean {
  const step = generator?.parameters?.step;
  const state = columns.find((each) => each.generator?.kind === 'life.state')?.generator?.parameters ?? {};
  return generator?.kind === 'life.stamp' && step !== undefined && [state.ends].flat().includes(step);
}

/** Aggregates over rows that refer to the column's. */
const OF_ROWS = /\b(?:max|min|sum|count|avg|exists|any|all|first|last)\(/;
