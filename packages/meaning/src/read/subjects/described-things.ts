import type { DescribedThing, TextSubject } from '@seedbed/engine';
import { wordSet } from '../words.ts';

/** Nouns with the things whose descriptions they get; in brackets the subjects in which they mean that. */
const SHEET: Record<DescribedThing, string> = {
  role: 'role[software admin forum general work support sales hr]',
  permission: 'permission privilege entitlement',
  policy: 'policy[software admin]',
  team: 'group[software admin] team[software admin work support sales general] squad[software work]',
  environment: 'environment',
  project: 'project[software admin work sales general] workspace[software admin work] product[software admin]',
  queue: 'queue topic[software]',
  webhook: 'webhook hook integration[software admin]',
  pipeline: 'pipeline[software admin] workflow[software] job[software] build[software]',
  flag: 'flag[software admin] toggle[software] experiment[software admin]',
  segment: 'segment[software admin sales shop] audience cohort[software sales]',
  dashboard: 'dashboard widget[software admin] chart view[software]',
  report: 'report[software admin sales finance general work shop]',
  template: 'template',
  plugin: 'plugin extension[software] addon package[software] library[software] module[software] theme[software forum]',
  site: 'site[plant logistics energy construction] branch[shop plant logistics] location[plant shop logistics] depot warehouse office[plant work hr]',
  building: 'building hall venue auditorium stadium theater theatre',
  community: 'community subforum subreddit forum channel[forum] space[forum]',
  category: 'category[forum] topic[forum] board[forum] section[forum]',
  badge: 'badge medal trophy[forum]',
  group: 'group[forum]',
  level: 'level[forum] rank[forum]',
  rule: 'rule[forum] guideline[forum]',
  setting: 'setting settings preference option[software forum admin] config configuration',
  feature: 'feature',
  gym: 'gym studio[fitness] club[fitness]',
  equipment: 'equipment[fitness]',
  exercise: 'exercise movement[fitness] pose[fitness] drill[fitness sport] stretch[fitness]',
  class: 'class[fitness]',
  training: 'workout plan[fitness] program[fitness] programme[fitness] routine[fitness] training[fitness] session[fitness] split[fitness]',
  muscle: 'muscle',
  challenge: 'challenge[fitness] achievement[fitness] goal[fitness]',
  race: 'race[fitness sport] marathon',
  benefit: 'benefit[fitness] perk',
  membership: 'membership[fitness]',
  crop: 'crop variety[farm] cultivar seed[farm] plant[farm]',
  pest: 'pest disease[farm] weed',
  farm: 'farm ranch holding[farm] orchard vineyard',
  field: 'field[farm] plot[farm] paddock pasture greenhouse[farm] parcel[farm]',
  task: 'task[farm plant construction devices vehicles events charity property] job[farm construction vehicles] chore order[energy plant property devices construction]',
  laboratory: 'laboratory lab[science]',
  instrument: 'instrument[science] microscope spectrometer equipment[science]',
  protocol: 'protocol[science] procedure[science] method[science]',
  sample: 'sample[science] specimen[science] aliquot',
  assay: 'assay analyte analysis[science]',
  cell: 'cell[science]',
  study: 'study[science] project[science] experiment[science] trial[science] publication paper[science]',
  reading: 'result[science] measurement[science]',
  plant: 'plant[plant] factory',
  line: 'line[plant]',
  machine: 'machine[plant] press[plant] machinery[plant] equipment[plant]',
  workcenter: 'workcenter workstation[plant] center[plant] centre[plant] station[plant] operation[plant]',
  part: 'part[plant vehicles] component[plant] item[plant] spare',
  material: 'material[plant construction]',
  defect: 'defect nonconformity scrap[plant]',
  downtime: 'downtime stoppage',
  recipe: 'recipe[plant]',
  error: 'error[plant devices vehicles energy software] fault[plant devices vehicles energy] alarm[plant]',
  service: 'service[gov charity]',
  department: 'department[gov] agency[gov] bureau office[gov] division[gov]',
  tender: 'tender procurement project[gov construction] contract[gov]',
  ordinance: 'ordinance bylaw regulation[gov] resolution[gov] motion[gov] policy[gov]',
  facility: 'facility[gov sport] library[gov] playground',
  permit: 'permit',
  grant: 'grant subsidy fund[gov charity]',
  tax: 'tax levy',
  holiday: 'holiday',
  license: 'license[gov] licence[gov]',
  ability: 'ability spell skill[game] talent[game] perk[game] power[game]',
  monster: 'monster enemy creature[game] boss mob[game] npc',
  map: 'map[game] zone[game] level[game] biome dungeon arena[game] area[game] region[game] world[game]',
  item: 'item[game] weapon armor armour loot artifact[game] potion relic skin[game] equipment[game]',
  quest: 'quest mission[game]',
  achievement: 'achievement[game] trophy[game]',
  game: 'game[game] title[game]',
  guild: 'guild clan faction',
  leaderboard: 'leaderboard ladder[game]',
  currency: 'currency[game]',
  tournament: 'tournament competition cup[sport]',
  prize: 'prize reward[game fitness]',
  device: 'device[devices energy farm] sensor gateway[devices] meter[devices energy] thermostat tracker[devices]',
  certification: 'certification certificate[plant hr]',
  zone: 'zone area[farm geo devices] sector[geo] district[geo]',
  event: 'event[events charity gov forum work media] workshop conference festival concert',
  trail: 'trail hike[geo] route[geo]',
  attribute: 'attribute property[software science plant media] field[software forum] parameter characteristic',
  value: 'value',
  vehicle: 'vehicle[vehicles logistics] truck van trailer',
  course: 'course[school] class[school] module[school] subject[school] lesson',
  collection: 'collection[museum books]',
  campaign: 'campaign[charity sales shop media general]',
};

const ANY: readonly TextSubject[] = [];
const BY_NOUN = new Map<string, { thing: DescribedThing; subjects: readonly TextSubject[] }[]>();
for (const [thing, sheet] of Object.entries(SHEET) as [DescribedThing, string][])
  for (const [, noun, within] of sheet.matchAll(/(\w+)(?:\[([^\]]*)\])?/g)) {
    const entry = { thing, subjects: within === undefined ? ANY : (within.split(' ') as TextSubject[]) };
    BY_NOUN.set(noun!, [...(BY_NOUN.get(noun!) ?? []), entry]);
  }

/** Nouns for storage; the word before has the meaning: `membership_types`, `downtime_reasons`, `muscle_groups`. */
const KEEPERS = wordSet('nouns for storage');

/** The thing that a description is about, by the words of the table (or of the column) in a subject; undefined if unknown. */
export function describedThing(words: readonly string[], subject: TextSubject): DescribedThing | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = KEEPERS.has(last) ? words.at(-2) : undefined;
  return (before === undefined ? undefined : thingOf(before, subject)) ?? thingOf(last, subject);
}

function thingOf(noun: string, subject: TextSubject): DescribedThing | undefined {
  return BY_NOUN.get(noun)?.find(({ subjects }) => subjects.length === 0 || subjects.includes(subject))?.thing;
}
