import { inOrder, type Pass } from '../edits/in-order.ts';
import type { TableView } from '../schema/schema-view.ts';
import { deriveAgreements } from './copies/agreements.ts';
import { beginOnTimeline } from './times/begin-on-timeline.ts';
import { beginBefore } from './times/beginnings.ts';
import { keepBetweenLimits } from './sums/between-limits.ts';
import { billPastMonths } from './times/billing-periods.ts';
import { takeSumsOfOnes } from './sums/bills-of-ones.ts';
import { deriveByConcept } from './sums/by-concept.ts';
import { deriveCharges } from './sums/charges.ts';
import type { DeriveContext } from './context.ts';
import { deriveCopies } from './copies/copies.ts';
import { computeEquations, computeToldFormulas, settleEqualities } from './sums/equalities.ts';
import { deriveFormulas } from './sums/formulas.ts';
import { nameAsProfile } from './children/name-of-profile.ts';
import { tellOfChildren } from './children/of-children.ts';
import { tellOfTrees } from './trees/of-trees.ts';
import { deriveRepayments } from './sums/repayments.ts';
import { followNames } from './columns/kinds-of-names.ts';
import { planAhead, planFromThen } from './times/plan-ahead.ts';
import { keepSchedules } from './times/scheduled-acts.ts';
import { keepToPlans } from './times/actuals.ts';
import { keepExamplesThatAgree } from './copies/examples-agree.ts';
import { placeFilesAsNamed } from './copies/files-as-named.ts';
import { tellEvents } from './copies/payloads.ts';
import { nameProviders, takeSameLabels } from './copies/same-labels.ts';
import { logChanges, logDeeds } from './copies/change-logs.ts';
import { continueChanges } from './times/continued.ts';
import { keepStepsInTurn } from './times/later-steps.ts';
import { tellNews } from './copies/news.ts';
import { numberByYear } from './times/numbers-by-year.ts';
import { followRegularly } from './times/regular-periods.ts';
import { useOneAtATime } from './times/one-use-at-a-time.ts';
import { followOneAnother } from './times/periods-of-owner.ts';
import { spreadEndsOfLives } from './times/ends-of-lives.ts';
import { settleGranted } from './copies/granted.ts';
import { settleDistances } from './times/distances.ts';
import { makeRoomForChildren } from './sums/room-for-children.ts';
import { tellOfSiblings } from './children/of-siblings.ts';
import { agreeWithDates } from './times/state-by-span.ts';
import { agreeWithParents } from './times/state-by-parent.ts';
import { rateByPeriods } from './sums/rates-by-period.ts';
import { readCounters } from './times/readings.ts';
import { pairReadings } from './times/reading-pairs.ts';
import { keepReadingsWithin } from './times/readings-within.ts';
import { keepLimits } from './figures/keep-limits.ts';
import { keepFigures } from './figures/keep-figures.ts';
import { keepDaysOfPeriods } from './times/days-of-periods.ts';
import { endAfterDuration } from './times/end-after-duration.ts';
import { endAfterRows } from './times/ends-after-rows.ts';
import { takeBack } from './copies/taken-back.ts';
import { happenWithParents } from './times/happen-with-parents.ts';
import { keepWithinPeriods } from './times/within-periods.ts';
import { keepWithinSpan } from './times/within-span.ts';
import { settleBills } from './sums/settle-bills.ts';
import { balanceLines } from './sums/ledger-lines.ts';
import { settlePayments } from './sums/payments.ts';
import { settlePay } from './sums/settle-pay.ts';
import { takeRents } from './sums/rents.ts';
import { keepPresence } from './presence/keep-presence.ts';
import { deriveMeans } from './sums/means.ts';
import { deriveTotals } from './sums/totals-of-parts.ts';
import { deriveLineTotals } from './sums/sums.ts';

type At = { readonly table: TableView; readonly context: DeriveContext };

/** In this order, so that none is made from itself: copies read plain columns only, lines read copies, wholes read lines. Each goes over all tables before the next. */
export const DERIVE_PASSES: readonly Pass<At>[] = inOrder([
  {
    name: 'equations of CHECKs',
    reads: 'what a CHECK or a comment says a number is',
    decide({ table, context }) {
      computeEquations(table, context);
      computeToldFormulas(table, context);
    },
  },
  { name: 'beginnings behind parents', reads: 'times of what a row refers to', decide: ({ table, context }) => beginOnTimeline(table, context) },
  {
    name: 'beginnings',
    reads: 'children that tell when something happened',
    after: ['beginnings behind parents'],
    decide: ({ table, context }) => beginBefore(table, context),
  },
  { name: 'planned ahead', reads: 'what is prepared for it', decide: ({ table, context }) => planAhead(table, context) },
  { name: 'spans of parents', reads: 'the first and the last day of what a row happens in', decide: ({ table, context }) => keepWithinSpan(table, context) },
  {
    name: 'lengths that parents tell',
    reads: 'how long it lasts, in the row or the parent, and the number of a period',
    decide({ table, context }) {
      keepDaysOfPeriods(table, context);
      endAfterDuration(table, context);
    },
  },
  {
    name: 'states by dates',
    reads: 'when the row, or what it is there for, begins and ends',
    decide({ table, context }) {
      agreeWithDates(table, context);
      agreeWithParents(table, context);
    },
  },
  {
    name: 'agreements',
    reads: 'names, states, timestamps and flags of one row',
    decide({ table, context }) {
      followNames(table, context);
      deriveAgreements(table, context);
    },
  },
  {
    name: 'copies',
    reads: 'columns of the same name in a parent or elsewhere, and the name of a file',
    decide({ table, context }) {
      keepExamplesThatAgree(table, context);
      deriveCopies(table, context);
      placeFilesAsNamed(table, context);
      takeSameLabels(table, context);
      nameProviders(table, context);
    },
  },
  {
    name: 'presence',
    reads: 'flags, states, kinds, people and times that a column describes',
    after: ['agreements'],
    decide: ({ table, context }) => keepPresence(table, context),
  },
  { name: 'taken back', reads: 'whether the row was undone', decide: ({ table, context }) => takeBack(table, context) },
  { name: 'totals of lines', reads: 'quantity and price of a line', decide: ({ table, context }) => deriveLineTotals(table, context) },
  {
    name: 'news',
    reads: 'the labels of what a notification tells of, and the row that it is about',
    after: ['copies'],
    decide: ({ table, context }) => tellNews(table, context),
  },
  {
    name: 'logs of changes',
    reads: 'labelled columns of the row that was changed',
    decide({ table, context }) {
      logChanges(table, context);
      logDeeds(table, context);
      tellEvents(table, context);
    },
  },
  { name: 'plans', reads: 'what was estimated, and the state', decide: ({ table, context }) => keepToPlans(table, context) },
  {
    name: 'ends of long lives',
    reads: 'when it began, the state, and what the owner has one of at a time',
    decide({ table, context }) {
      spreadEndsOfLives(table, context);
      followOneAnother(table, context);
      followRegularly(table, context);
      useOneAtATime(table, context);
      keepWithinPeriods(table, context);
    },
  },
  {
    name: 'schedules',
    reads: 'when it was planned, and the state',
    decide({ table, context }) {
      planFromThen(table, context);
      keepSchedules(table, context);
    },
  },
  { name: 'what is granted', reads: 'what was asked for, and the state', decide: ({ table, context }) => settleGranted(table, context) },
  { name: 'distances', reads: 'when a trip began and ended', decide: ({ table, context }) => settleDistances(table, context) },
  { name: 'counters', reads: 'whose counter it is, and when it was read', decide: ({ table, context }) => readCounters(table, context) },
  { name: 'limits', reads: 'the least and the most in the parent', decide: ({ table, context }) => keepBetweenLimits(table, context) },
  { name: 'rates by period', reads: 'prices of one thing for a day, a week, a month', decide: ({ table, context }) => rateByPeriods(table, context) },
  { name: 'rents', reads: 'what its place or its contract costs', decide: ({ table, context }) => takeRents(table, context) },
  {
    name: 'of siblings',
    reads: 'what a row is a part of, and the year that it is numbered in',
    decide({ table, context }) {
      tellOfSiblings(table, context);
      numberByYear(table, context);
    },
  },
  { name: 'room for children', reads: 'how many children a row has at most', decide: ({ table, context }) => makeRoomForChildren(table, context) },
  { name: 'repayments', reads: 'a loan and its term', decide: ({ table, context }) => deriveRepayments(table, context) },
  { name: 'figures', reads: 'other columns, of the row or of what it refers to', decide: ({ table, context }) => keepFigures(table, context) },
  { name: 'charges', reads: 'how many or how long, and the rate in the parent', decide: ({ table, context }) => deriveCharges(table, context) },
  {
    name: 'formulas of the concept',
    reads: 'how the concept computes an attribute',
    after: ['totals of lines', 'rents'],
    decide: ({ table, context }) => deriveByConcept(table, context),
  },
  { name: 'pay', reads: 'gross, net and what is taken off', decide: ({ table, context }) => settlePay(table, context) },
  {
    name: 'totals of parts',
    reads: 'numbers of the row that end with the same word',
    decide({ table, context }) {
      deriveTotals(table, context);
      deriveMeans(table, context);
    },
  },
  {
    name: 'formulas',
    reads: 'numbers of the row that make up another',
    after: ['agreements', 'formulas of the concept'],
    decide: ({ table, context }) => deriveFormulas(table, context),
  },
  {
    name: 'bills',
    reads: 'lines, taxes and payments of the row',
    after: ['presence', 'formulas'],
    decide: ({ table, context }) => settleBills(table, context),
  },
  {
    name: 'sums under a CHECK',
    reads: 'sums of the row that a CHECK asks for',
    after: ['bills'],
    decide: ({ table, context }) => settleEqualities(table, context),
  },
  { name: 'bills of one each', reads: 'sums of the row that is billed', decide: ({ table, context }) => takeSumsOfOnes(table, context) },
  {
    name: 'payments',
    reads: 'what the bill comes to, and the two sides of a ledger',
    after: ['bills'],
    decide({ table, context }) {
      settlePayments(table, context);
      balanceLines(table, context);
    },
  },
  {
    name: 'of children',
    reads: 'children, or rows above in a tree, that a name tells of, and what bills have taken already',
    after: ['copies', 'bills'],
    decide({ table, context }) {
      tellOfChildren(table, context);
      nameAsProfile(table, context);
      tellOfTrees(table, context);
      keepLimits(table, context);
    },
  },
  { name: 'billing periods', reads: 'when a bill was written', decide: ({ table, context }) => billPastMonths(table, context) },
  { name: 'at the time of parents', reads: 'when what a row is a part of takes place', decide: ({ table, context }) => happenWithParents(table, context) },
  {
    name: 'readings of a row',
    reads: 'a number at its beginning, and the time that it took',
    after: ['agreements', 'formulas of the concept'],
    decide: ({ table, context }) => pairReadings(table, context),
  },
  { name: 'readings within', reads: 'when what is measured began and ended', decide: ({ table, context }) => keepReadingsWithin(table, context) },
  {
    name: 'steps in turn',
    reads: 'times of the row that come one after another, and of what refers to it while it lasts',
    decide({ table, context }) {
      keepStepsInTurn(table, context);
      endAfterRows(table, context);
    },
  },
  {
    name: 'changes in turn',
    reads: 'what the row before left, and what the changed row has now',
    decide: ({ table, context }) => continueChanges(table, context),
  },
]);

/** Columns that follow from others: of the row, of its parent, of its children. */
export function deriveColumns(context: DeriveContext): void {
  for (const pass of DERIVE_PASSES) {
    context.edits.by(pass);
    for (const table of context.schema.tables) pass.decide({ table, context });
  }
}
