import { parseRules, type Rule } from '../rule.ts';
import { agencies } from './agencies.ts';
import { databaseParts } from './database-parts.ts';
import { householdMoney } from './household-money.ts';
import { mailings } from './mailings.ts';
import { storefronts } from './storefronts.ts';
import { visits } from './visits.ts';
import { banks } from './banks.ts';
import { bookkeepingRules } from './bookkeeping.ts';
import { bedside } from './bedside.ts';
import { boards } from './boards.ts';
import { builds } from './builds.ts';
import { calls } from './calls.ts';
import { campus } from './campus.ts';
import { chainRules } from './chains.ts';
import { charging } from './charging.ts';
import { channelRules } from './channels.ts';
import { claims } from './claims.ts';
import { catalogRules } from './catalogs.ts';
import { clinics } from './clinics.ts';
import { commerce } from './commerce.ts';
import { computeRules } from './compute.ts';
import { companies } from './companies.ts';
import { containers } from './containers.ts';
import { contests } from './contests.ts';
import { mapData } from './map-data.ts';
import { mailAndCalendars } from './mail-and-calendars.ts';
import { radioDevices } from './radio-devices.ts';
import { telephony } from './telephony.ts';
import { feedsAndPodcasts } from './feeds-and-podcasts.ts';
import { workInQueues } from './work-in-queues.ts';
import { watchedSystems } from './watched-systems.ts';
import { developerPlatforms } from './developer-platforms.ts';
import { training } from './training.ts';
import { councils } from './councils.ts';
import { counters } from './counters.ts';
import { cover } from './cover.ts';
import { devices } from './devices.ts';
import { discRules } from './discs.ts';
import { documents } from './documents.ts';
import { domains } from './domains.ts';
import { everyday } from './everyday.ts';
import { fediverse } from './fediverse.ts';
import { experimentRules } from './experiments.ts';
import { files } from './files.ts';
import { flags } from './flags.ts';
import { flightsAndTables } from './flights-and-tables.ts';
import { freight } from './freight.ts';
import { gatewayRules } from './gateways.ts';
import { goodsRules } from './goods.ts';
import { grids } from './grids.ts';
import { highStreet } from './high-street.ts';
import { homes } from './homes.ts';
import { keys } from './keys.ts';
import { kitchens } from './kitchens.ts';
import { kindRules } from './kinds.ts';
import { law } from './law.ts';
import { linesAndStops } from './lines-and-stops.ts';
import { ledgerRules } from './ledgers.ts';
import { metering } from './metering.ts';
import { missionRules } from './missions.ts';
import { money } from './money.ts';
import { namedThingRules } from './named-things.ts';
import { nature } from './nature.ts';
import { musicListRules } from './music-lists.ts';
import { monitors } from './monitors.ts';
import { nounRules } from './nouns.ts';
import { numbers } from './numbers.ts';
import { officialNumbers } from './official-numbers.ts';
import { operations } from './operations.ts';
import { papers } from './papers.ts';
import { people } from './people.ts';
import { pipelines } from './pipelines.ts';
import { places } from './places.ts';
import { productionSteps } from './production-steps.ts';
import { premises } from './premises.ts';
import { plans } from './plans.ts';
import { polls } from './polls.ts';
import { productDocuments } from './product-documents.ts';
import { publicWorks } from './public-works.ts';
import { purposes } from './purposes.ts';
import { registryRules } from './registries.ts';
import { repositoryRules } from './repositories.ts';
import { rooms } from './rooms.ts';
import { racks } from './racks.ts';
import { runtime } from './runtime.ts';
import { sales } from './sales.ts';
import { sentAndLinked } from './sent-and-linked.ts';
import { shelves } from './shelves.ts';
import { seas } from './seas.ts';
import { securities } from './securities.ts';
import { softwareDocuments } from './software-documents.ts';
import { softwareSystems } from './software-systems.ts';
import { software } from './software.ts';
import { staff } from './staff.ts';
import { subjectRules } from './subjects/index.ts';
import { signIn } from './sign-in.ts';
import { stages } from './stages.ts';
import { states } from './states.ts';
import { frameworks, systems, trackedWork } from './systems.ts';
import { talk } from './talk.ts';
import { technicalText } from './technical-text.ts';
import { teamTools } from './team-tools.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { toldInSubjects } from './told-in-subjects.ts';
import { toldRules } from './told.ts';
import { trades } from './trades.ts';
import { trading } from './trading.ts';
import { transfers } from './transfers.ts';
import { vocations } from './vocations.ts';
import { webAddresses } from './web-addresses.ts';
import { web } from './web.ts';
import { wikis } from './wikis.ts';
import { wordRules } from './words.ts';
import { works } from './works.ts';
import { assistants } from './assistants.ts';
import { customFields } from './custom-fields.ts';
import { dashboardRules } from './dashboards.ts';
import { helpdesk } from './helpdesk.ts';
import { imageRegistries } from './image-registries.ts';
import { meteredApis } from './metered-apis.ts';
import { scheduling } from './scheduling.ts';
import { serviceAddresses } from './service-addresses.ts';
import { socialPosts } from './social-posts.ts';
import { webhookRules } from './webhooks.ts';
import { workItems } from './work-items.ts';
import { workspaces } from './workspaces.ts';

/** Every rule, in the order in which ties are broken. */
export const rules: readonly Rule[] = [
  ...[keys, time, flags, states, people, places, companies, web, files, money, commerce, numbers, domains].flatMap(parseRules),
  ...nounRules(),
  ...kindRules(),
  ...wordRules(),
  ...[text, trades, documents, containers].flatMap(parseRules),
  ...[
    purposes,
    clinics,
    law,
    homes,
    freight,
    grids,
    kitchens,
    builds,
    staff,
    campus,
    stages,
    sales,
    banks,
    devices,
    councils,
    cover,
    calls,
    shelves,
    works,
    seas,
    claims,
    papers,
    everyday,
    software,
    softwareSystems,
    softwareDocuments,
    productDocuments,
    technicalText,
    nature,
    contests,
    training,
    counters,
    premises,
    vocations,
    webAddresses,
    chainRules,
    repositoryRules,
    gatewayRules,
    experimentRules,
    channelRules,
    registryRules,
    computeRules,
  ].flatMap(parseRules),
  ...discRules(),
  ...musicListRules(),
  ...catalogRules(),
  ...ledgerRules(),
  ...bookkeepingRules(),
  ...toldRules(metering),
  ...toldRules(trading),
  ...missionRules(),
  ...namedThingRules(),
  ...goodsRules(),
  ...[
    pipelines,
    monitors,
    rooms,
    boards,
    fediverse,
    talk,
    plans,
    highStreet,
    signIn,
    systems,
    frameworks,
    trackedWork,
    operations,
    teamTools,
    runtime,
    transfers,
    racks,
    polls,
    linesAndStops,
    securities,
    flightsAndTables,
    officialNumbers,
    publicWorks,
    assistants,
    customFields,
    dashboardRules,
    helpdesk,
    imageRegistries,
    meteredApis,
    scheduling,
    serviceAddresses,
    socialPosts,
    webhookRules,
    workItems,
    workspaces,
    toldInSubjects,
    wikis,
    mapData,
    mailAndCalendars,
    radioDevices,
    telephony,
    feedsAndPodcasts,
    workInQueues,
    watchedSystems,
    developerPlatforms,
    productionSteps,
    storefronts,
    householdMoney,
    mailings,
    visits,
    agencies,
    databaseParts,
    charging,
    bedside,
    sentAndLinked,
  ].flatMap(toldRules),
  ...subjectRules(),
];
