import { parseRules, type Rule } from '../rule.ts';
import { namedInTrades } from './named-in-trades.ts';

/**
 * Names of things, a line each: `noun/noun [about subjects] = name|name|…`, or `~ pattern` where names are put together. Such a name stands in
 * `name`, `title` or `label` of a table of that noun, and in columns that are called after it (`exercise_name`); with a star before the
 * line, also in those that are called so (`exercise`).
 */
const SHEET = String.raw`
# What software works in.
permission about software admin forum support sales hr work general media ~ (projects|members|billing|reports|settings|webhooks|api_keys|invoices|exports|teams|dashboards|audit_logs):(read|write|delete|manage)
*workspace about software admin work sales general media = Acme Design|Northwind Team|Marketing|Research|Customer Success|Platform|Internal Tools|Mobile|Field Operations|Sandbox|Client Projects|Data Science|Finance|Growth
*environment about software admin = production|staging|development|preview|qa|sandbox|demo|load-test|canary|integration
policy about software admin = Admin full access|Read-only auditors|Require two-factor login|Billing managers|Deny public sharing|Support staff|Production deploys|Contractor access|Restrict exports|Session timeout|Backup retention|API key rotation|Guest access|EU data only
segment about software admin sales shop support = Active last 7 days|Trial users|Enterprise accounts|Beta testers|Churn risk|iOS users|New signups|Power users|Internal staff|Inactive 60 days|Annual plan|EU customers|Free tier|Newsletter readers
*queue about software admin = default|mailers|critical|low_priority|exports|imports|webhooks|billing|search_index|image_processing|notifications|nightly|retries|reports
topic about software devices = orders.created|payments.settled|users.updated|inventory.changes|clickstream|audit.events|emails.outbound|sensor.readings|sessions.closed|invoices.paid
bucket about software = user-uploads|db-backups|static-assets|invoice-pdfs|app-logs|avatars|exports|build-artifacts|media-originals|terraform-state
*namespace about software = default|kube-system|payments|search|monitoring|ingress|staging|data-jobs|auth|preview|logging|frontend
*cluster about software = prod-eu-1|prod-us-1|staging|dev|analytics|edge-frankfurt|gpu-pool|batch|sandbox|ci-runners
runner about software = linux-large-1|linux-large-2|macos-arm-1|windows-2022-1|gpu-a10-1|self-hosted-berlin|arm64-small-1|ci-spot-3|release-runner|nightly-runner
agent about software ai = Support assistant|Code reviewer|Research helper|Triage bot|Meeting notes|Release writer|Data analyst|Onboarding guide|Translator|SQL helper
plugin/extension/addon/integration about software admin forum media = Slack Notifications|Dark Theme|Google Analytics|Code Highlighter|PDF Export|Jira Sync|Calendar View|Image Optimizer|Two-Factor Login|Markdown Editor|Stripe Payments|Backup Manager|Spam Filter|Table of Contents|LDAP Login
license about software = MIT|Apache-2.0|GPL-3.0|BSD-3-Clause|MPL-2.0|LGPL-2.1|ISC|AGPL-3.0|Unlicense|EPL-2.0
widget about software admin sales = Open tickets|Revenue this month|Active users|Error rate|Latest signups|Conversion funnel|Storage used|Response time|Top pages|Sales by region|Uptime|Team workload
template about software admin support sales work general media = Welcome email|Password reset|Weekly digest|Invoice reminder|Trial ending|Release announcement|Bug report|Meeting notes|Incident report|Project kickoff|Payment receipt|Team invitation
snippet about software support = Debounce helper|Retry with backoff|Date range query|Greeting|Refund reply|Parse CSV|Slugify title|Login check|Docker cleanup|Pagination query
experiment about software admin sales = Checkout button colour|Shorter signup form|Annual plan default|New onboarding tour|Price page layout|Free shipping banner|Search ranking v3|Push reminder timing|Hero image test|One-page checkout
monitor about software = Homepage|Public API|Checkout|Login|Docs site|Webhooks endpoint|Search|Database replica|CDN|Status page|Mail delivery|Background jobs
dashboard about software admin work support sales = Executive overview|API performance|Sales pipeline|Weekly active users|Error tracking|Marketing funnel|Infrastructure costs|Support load|Release health|Signup conversion|Database metrics|Team velocity
attribute/property about software media = color|size|locale|plan|signup_source|priority|due_date|company_size|browser|app_version|last_seen|country|role|is_trial
menu about software media forum = Main navigation|Footer|Account menu|Help links|Mobile menu|Admin sidebar|Social links|Legal
theme about software media forum = Midnight|Solarized Light|Paper|Ocean|High Contrast|Minimal|Forest|Classic|Nord|Sunset|Graphite
page about software media general = About us|Contact|Pricing|Privacy policy|Terms of service|Careers|Press|FAQ|Our team|Partners|Imprint|Getting started
rule about software devices admin = Error rate above 5 %|Disk almost full|No heartbeat for 10 minutes|Latency p95 above 800 ms|Certificate expires soon|Failed logins spike|Queue backlog growing|CPU above 90 %|Payment failures|Low battery
filter about software admin support = Assigned to me|High priority|Created this week|Unanswered|Overdue|Errors only|My team|Recently updated|No owner|Waiting for customer
label about software support work = bug|enhancement|documentation|good first issue|help wanted|security|performance|design|blocked|duplicate|needs triage|breaking change|frontend|backend
event about software = signup_completed|page_viewed|checkout_started|payment_succeeded|file_uploaded|invite_sent|plan_upgraded|search_performed|session_started|report_exported
metric about software admin = Monthly recurring revenue|Daily active users|Churn rate|Error rate|p95 latency|Conversion rate|Net promoter score|Signups|Average session length|Cache hit ratio
folder about software media general work support admin = Contracts|Invoices 2025|Photos|Drafts|Archive|Meeting notes|Designs|Press kit|Templates|Shared with clients|Exports|Brand assets
package/gem/rubygem/crate about software = http-client|date-utils|json-lite|auth-core|csv-stream|markdown-parser|image-resize|logger|task-queue|config-loader|ui-kit|retry|geo-index|mailer
container about software = web|worker|postgres|redis|nginx|scheduler|api-gateway|migrations|metrics-exporter|log-shipper|search
product about software admin = Cloud Hosting|Team Chat|Analytics Pro|Password Vault|Email Relay|Backup Service|Help Desk|Mobile SDK|Status Pages|Form Builder
# Bodies in training, matches.
*exercise about fitness sport = Barbell squat|Bench press|Deadlift|Pull-up|Overhead press|Lat pulldown|Lunge|Plank|Bent-over row|Hip thrust|Bicep curl|Tricep dip|Leg press|Romanian deadlift|Push-up|Kettlebell swing|Face pull|Calf raise|Mountain climber|Goblet squat
*muscle, muscle group about fitness = Chest|Back|Quadriceps|Hamstrings|Glutes|Shoulders|Biceps|Triceps|Calves|Core|Forearms|Lower back|Hip flexors|Obliques
workout/session about fitness = Morning run|Push day|Leg day|Interval session|Long ride|Full body strength|Evening swim|Hill repeats|Upper body A|Recovery ride|Core & mobility|Tempo run|5 x 5 strength|Easy 5 km
plan/program/programme/routine about fitness = Couch to 5K|Beginner strength|Push pull legs|Marathon in 16 weeks|Half marathon prep|Home workouts|12-week shred|Upper/lower split|Mobility basics|Postnatal return|5 x 5 strength|Triathlon sprint
class about fitness = Morning Yoga|Spin 45|Power Pilates|HIIT Express|Core & Stretch|Boxing Basics|Zumba|Barre|Aqua Fit|Body Pump|Vinyasa Flow|Bootcamp
*challenge about fitness = 30-Day Plank|10,000 Steps a Day|Summer Shred|100 km in May|Pull-up Challenge|Dry January|Squat Every Day|Ride to Work|Step Up September|Run Streak|New Year Kickstart|Plank & Push
membership, membership type/plan/level/tier about fitness = Basic|Premium|Off-Peak|Student|Family|Day Pass|Annual|Corporate|Senior|All Clubs
race about fitness sport = City Marathon|Harbour 10K|Spring Half Marathon|Lakeside Trail Run|New Year's Run|Old Town Mile|Forest Ultra 50K|Night Run|Coastal Triathlon|Bridge to Bridge 10K|Santa Run|Hill Climb
achievement/badge about fitness = First Workout|10K Club|Early Bird|100 Workouts|7-Day Streak|Iron Lifter|Half Marathon Finisher|Weekend Warrior|Personal Best|Century Ride|Night Owl|Summit Seeker
gym about fitness = Iron Works Gym|Harbour Fitness|Northside CrossFit|The Training Room|Pulse Studio|Riverside Gym|Peak Performance|City Boxing Club|Flex Fitness|Old Mill Strength
# Farms and gardens.
*mill/mills = Sungai Raya Mill|Bukit Hijau Mill|Riverside Flour Mill|North Valley Mill|Taman Sari Mill|Old Creek Sawmill|Green Hills Mill|Santa Rosa Oil Mill|Tanjung Mill|Lakeshore Paper Mill|Prairie Grain Mill|Batang Hari Mill
*variety/cultivar about farm = Golden Promise|Roma VF|Bintje|Honeycrisp|Early Girl|Maris Piper|Red Fife|Cabernet Franc|Nantes|Sungold|Black Krim|Danish Ballhead|Marketmore|Elsanta
*pest/disease about farm = Aphids|Colorado potato beetle|Late blight|Powdery mildew|Codling moth|Spider mites|Wireworm|Leaf rust|Cabbage white|Slugs|Botrytis|Thrips|Fusarium wilt|Corn borer
pasture/paddock about farm = North pasture|Creek paddock|Hilltop|Lower meadow|River bottom|Barn paddock|Back forty|Oak paddock|South slope|Calving paddock
zone about farm = North drip line|South drip line|Orchard block A|Orchard block B|Greenhouse 1|Greenhouse 2|Lower sprinklers|Pivot east|Pivot west|Nursery beds
machine/machinery/implement/tractor/equipment about farm = John Deere 6120M|New Holland T5|Claas Lexion combine|Kuhn plough|Amazone sprayer|Massey Ferguson 5711|Krone baler|Fendt 724|Lemken cultivator|Väderstad seed drill|Kverneland mower|Manitou telehandler
task about farm = Mow the lower meadow|Repair the north fence|Vaccinate the calves|Spray the orchard|Move ewes to hill pasture|Check water troughs|Harvest barley|Clean the milking parlour|Soil samples, river field|Sow clover|Service the baler|Order feed
*breed, cattle breed = Holstein Friesian|Angus|Hereford|Merino|Suffolk|Boer|Jersey|Simmental|Landrace|Charolais|Texel|Duroc
herd/flock about farm = Dairy herd|Spring calvers|Young stock|Hill ewes|Breeding sows|Laying hens|Beef steers|Replacement heifers|Ram group|Dry cows
# Laboratories.
*reagent/chemical about science = Tris buffer 1 M|Sodium chloride|Ethanol 96 %|Agarose|PBS 10x|Proteinase K|Hydrochloric acid 1 N|Acetonitrile|Taq polymerase|Bovine serum albumin|SYBR Green|Methanol|EDTA 0.5 M|DMEM medium|Trypsin-EDTA
instrument/equipment about science = HPLC 1200|Centrifuge 5424|Confocal microscope|qPCR cycler|Analytical balance|pH meter|Mass spectrometer Q Exactive|Plate reader|Autoclave 2|Spectrophotometer|Incubator A|Flow cytometer|Freezer -80 °C|GC-MS
*assay/analyte about science = Total protein (BCA)|ELISA IL-6|Nitrate by IC|Lead by ICP-MS|qPCR 16S|Glucose oxidase|LDH release|MTT viability|Total phosphorus|DNA concentration|Caffeine by HPLC|Hemoglobin|Chlorophyll a|Troponin I
cell about science = HeLa|HEK293|CHO-K1|Jurkat|MCF-7|A549|NIH 3T3|Vero|U2OS|HepG2|RAW 264.7|Caco-2
*protocol about science = DNA extraction from soil|Western blot|Cell thawing|RNA isolation (TRIzol)|Plasmid miniprep|Gram staining|Water sampling|Bradford assay|Library preparation|Tissue fixation|PCR, two-step|Growth curve, OD600
*experiment/study about science = Drought response in wheat|Growth at low pH|Enzyme kinetics, batch 4|Salt tolerance screen|Antibody titration|Sleep and memory|Nitrate uptake, field plot 3|Light cycle, zebrafish|Dose response, compound 12|Soil carbon 2024|Knockdown of gene X|Bee foraging range
run about science ~ (HPLC|qPCR|SEQ|GCMS|ELISA)-2025-0[1-9][0-2][1-9]
project about science = Soil carbon mapping|Urban air quality|Antibiotic resistance in rivers|Pollinator decline|Protein folding at high pressure|Groundwater nitrate|Coral heat tolerance|Sleep and ageing|Plant root imaging|Microplastics in lakes|Fermentation strains|Early detection of sepsis
laboratory/lab about science = Molecular Biology Lab|Water Analysis|Cell Culture Suite|Materials Testing|Genomics Core|Soil and Plant Lab|Microscopy Centre|Clinical Chemistry|Mass Spectrometry|Food Safety Lab
plate type/format about science = 96-well|384-well|24-well|6-well|deep-well|PCR|1536-well
plate about science ~ (ELISA|PCR|CELL|CMP|DIL) plate (0[1-9]|1[0-9])[AB]
storage location, box about science = Freezer A, shelf 2|Freezer B, shelf 1|Cold room 3|Cabinet 12|Dewar 1|Fridge 4, rack C|Flammables cabinet|Freezer C, shelf 5|Dry store|Room 2.14, shelf 3
deviation about science plant = Freezer above -70 °C|Wrong buffer lot used|Sample label missing|Balance out of tolerance|Incubation too long|Reagent expired|Calibration overdue|Pressure drop in run 18|Swapped samples 12 and 13|Missing signature
attribute/property/parameter about science = pH|Species|Tissue|Concentration|Collection site|Storage temperature|Cell count|Purity|Volume|Extraction method|Sampling depth|Salinity|Strain|Dilution
*result flag, flag about science health = normal|high|low|borderline|critical|repeat
# Communities.
*community/forum/subforum/subreddit about forum = homelab|photography|woodworking|boardgames|gardening|astronomy|running|askscience|cooking|books|linux|cycling|birding|mechanicalkeyboards|coffee
category about forum = Announcements|General discussion|Help & support|Feature requests|Show and tell|Off-topic|Introductions|Bug reports|Guides|Marketplace|Meetups|Site feedback
badge/medal about forum = Nice Answer|First Post|Popular Question|Enthusiast|Editor|Autobiographer|Great Topic|Anniversary|Helper|Good Share|Civic Duty|Regular|Welcome|Thank You
group about forum = Moderators|Staff|Translators|Beta testers|Designers|Editors|Newcomers|Plugin authors|Patrons|Meetup organizers|Alumni|Wiki team|Core developers|Local chapter Leeds
level, trust level about forum = new user|basic user|member|regular|leader
rank about forum = Newcomer|Member|Regular|Veteran|Elder|Moderator|Administrator
rule about forum = Be respectful|No spam or self-promotion|Search before posting|Stay on topic|No personal information|Use descriptive titles|Credit the source|English only|No piracy|Mark spoilers
topic/thread/post about forum = Which NAS would you buy today?|Introduce yourself here|Update broke my sidebar|Show us your desk setup|Best beginner telescope?|How do I reset two-factor?|Weekly photo thread|Moving from Windows to Linux|Looking for a hiking partner|What are you reading?|Feature request: dark mode|Tomatoes dying, what now?
room/channel about forum = general|random|announcements|help|introductions|music|off-topic|dev-chat|voice-lounge|photography|gaming|jobs|support
*flair = Verified|Beginner|Photographer|Team Red|Lurker|Original content|Discussion|Question|Solved|News|Moderator|Long-time member
*emoji/emote shortcode, shortcode = partyparrot|thumbsup|shipit|blobwave|thinking|coffee|tada|facepalm|heart_eyes|catjam|sad_panda|plus_one|lgtm|this_is_fine|rocket
# Games.
map about game = Frozen Pass|Sunken Ruins|Ember Fields|Old Harbor|Crystal Caves|Whispering Forest|Iron Peaks|Silent Marsh|Dust Canyon|Sky Citadel|Blackwater Bay|Ashen Wastes
*ability/spell/skill/talent about game = Fireball|Shield Wall|Shadow Step|Healing Light|Frost Nova|Chain Lightning|Whirlwind|Backstab|Arcane Missiles|Battle Cry|Poison Dart|Stone Skin|Blink|Rain of Arrows
monster/enemy/creature/boss/mob about game = Frost Troll|Skeleton Archer|Cave Spider|Swamp Hag|Fire Drake|Bandit Chief|Stone Golem|Shadow Wolf|Lich King|Goblin Shaman|Sand Wyrm|Bog Witch|Iron Guardian
quest/mission about game = The Lost Caravan|Wolves at the Gate|A Debt to Pay|Into the Old Mine|The Healer's Request|Secrets of Ravenhold|Trial of Fire|The Broken Seal|Smuggler's Cove|Light the Beacons|Blood and Iron|The Last Letter
achievement/trophy about game = First Blood|Dragon Slayer|Treasure Hunter|Untouchable|Master Crafter|Speedrunner|Lone Wolf|Pacifist|Completionist|Monster Hunter|Guild Champion|Over 9000
*guild/clan about game ~ (Iron|Silver|Crimson|Shadow|Golden|Frozen|Emerald|Black|Storm|Night|Ashen|Silent|Northern|Wild|Last|Sacred|Burning|Hidden) (Wolves|Hand|Banner|Council|Griffins|Ravens|Order|Watch|Legion|Sails|Circle|Alliance|Hunters|Blades|Wardens|Exiles)
rank about game = Recruit|Initiate|Member|Veteran|Officer|Guild Master|Champion|Captain
*faction/ideology about game = The Iron Legion|Children of the Ember|Free Harbour|The Silver Court|Verdant Circle|Dustwalkers|Order of the Veil|Northmen|Sky Nomads|The Crimson Hand
game about game = Starfall Tactics|Kingdoms of Ash|Pixel Racers|Deep Harbor|Rogue Lantern|Skyforge Arena|Farmstead Valley|Neon Drift|Dungeon Merchants|Last Outpost|Tower of Echoes|Moonbase Builder
patch note about game = Patch 1.4: Balance changes|Hotfix 1.4.1|Season 3 update|Patch 2.0: New maps|Arena rework|Winter event|Bug fixes and tuning|Hotfix: login queue|Patch 1.8: Crafting|Quality of life update
skin about game = Golden Dragon|Neon Tiger|Arctic Camo|Crimson Samurai|Void Walker|Retro Arcade|Forest Ranger|Chrome|Desert Storm|Sakura|Royal Guard|Phantom
currency about game = Gold|Gems|Honor Points|Crystals|Season Tokens|Arena Coins|Silver|Essence|Guild Marks|Shards
season about game = Season 1: Rising Tide|Season 2: Broken Crown|Season 3: New Dawn|Season 4: Ember War|Season 5: Frozen Throne|Season 6: Shadowfall|Season 7: Golden Age
tournament about game = Spring Invitational|Winter Clash|Weekly Cup|Pro League Finals|Rookie Open|Summer Showdown|Duo Masters|Regional Qualifier|Grand Championship|Community Cup
leaderboard about game = Global Ranking|Weekly Score|Arena Solo|Arena Team|Fastest Clear|Most Wins|Guild Points|Season Ladder
level/stage about game = Green Hills|Lava Keep|Frozen Bridge|Haunted Library|Sky Temple|Sewer Maze|Clockwork Tower|Pirate Cove|Final Gate|Mushroom Grove
server/realm/shard about game = EU-West-1|EU-North-2|US-East-1|US-West-2|Asia-Tokyo-1|Oceania-1|Ravenhold|Stormwatch|Ember Keep|Test Realm
recipe about game = Iron Sword|Healing Potion|Leather Boots|Oak Bow|Fire Arrow|Silver Ring|Bread|Steel Plate|Mana Elixir|Fishing Rod
*developer/studio about game = Blue Lantern Games|Pixel Forge|Northlight Interactive|Tiny Anvil|Ember Studio|Moonrise Games|Copper Fox|Rogue Wave Interactive|Paper Dragon|Deep Well Studio
*chat channel, channel about game = global|trade|guild|party|whisper|looking-for-group|arena|newbie-help
# Towns and the law.
*ward about gov = Riverside|Old Town|Northgate|Harbour|Hillside|Market|St Mary's|Eastfield|Parkside|Castle|Westbrook|Mill Lane
*department/agency/bureau about gov = Public Works|Planning and Zoning|Parks and Recreation|Finance|Fire and Rescue|Social Services|Housing|Waste Management|Licensing|Environmental Health|Libraries|Transport
service about gov = Birth certificate|Residence registration|Building permit|Waste collection|Street parking permit|Business licence|Dog registration|Housing advice|Passport renewal|School enrolment|Street light repair|Tree removal permit
permit about gov = Building|Electrical|Street closure|Sign|Demolition|Event|Food stall|Tree removal|Scaffolding|Fence
facility/facilities about gov = Central Library|Riverside Sports Hall|Northgate Pool|Town Hall|Hillside Community Centre|Fire Station 2|Recycling Yard|Market Square Playground|Youth Centre|City Cemetery
violation about gov = Overgrown hedge|Unpermitted construction|Illegal dumping|Noise after 10 pm|Blocked fire exit|Expired permit|Unsafe scaffolding|Missing handrail|Sign without permit|Abandoned vehicle
tender/procurement about gov = Resurfacing of Mill Road|School meals 2025-2027|LED street lighting|New library roof|Winter road salt|Playground equipment|Sewer renewal, phase 2|Fire engine|Cleaning of public buildings|Bus shelters
ordinance/bylaw/regulation about gov = Noise Control Ordinance|Parking Regulations|Tree Protection Bylaw|Short-Term Rental Rules|Waste Collection Ordinance|Dog Leash Bylaw|Sign Ordinance|Market Fees|Zoning Amendment 14|Open Fires Bylaw
motion/resolution about gov = Free bus travel on Saturdays|New cycle lane on Harbour Street|Extend library hours|Budget amendment: playgrounds|30 km/h in residential streets|Solar panels on schools|Twin town agreement|Freeze parking fees|Ban single-use cups at events|Review of housing waiting list
council meeting, meeting about gov = Regular council meeting|Budget session|Planning committee|Special meeting: flood relief|Finance committee|Public hearing: zoning|Housing committee|Annual meeting|Joint session|Audit committee
*fund about gov = General Fund|Road Maintenance Fund|Capital Projects|Library Fund|Housing Reserve|Water and Sewer|Parks Trust|Emergency Reserve|Debt Service|Grants
*cost centre/center, cost center = Street Maintenance|Human Resources|IT Operations|Customer Service|Fleet|Facilities|Marketing|Legal|Research|Logistics|Finance|Training
grant about gov charity = Community Arts Grant|Small Business Relief|Heritage Roofs|Youth Sports Fund|Solar Homes|Start-up Grant|Flood Protection|Village Shops|Green Spaces|Digital Skills
tax about gov finance = Property tax|Business tax|Dog tax|Hotel tax|Vehicle tax|Land transfer tax|Waste levy|Sales tax|Payroll tax|Tourism levy
policy about gov = Climate Action Plan|Open Data|Housing First|Procurement Code|Traffic Calming|Digital Services|Public Participation|Noise Action Plan|Accessible Buildings|Anti-Corruption
*plaintiff/defendant/petitioner/respondent/claimant/appellant about law gov = Northgate Properties Ltd|Maria Jensen|City of Oakfield|Harbour Logistics Inc.|Thomas Miller|Brown & Sons|Green Valley School District|Anna Patel|State Revenue Office|Whitfield Insurance|J. Okafor|Lakeside Tenants' Union
# Plants and workshops.
plant about plant = Leipzig|Detroit North|Birmingham Casting|Gdansk Assembly|Toledo Press Shop|Brno Electronics|Turin Foundry|Monterrey 2|Ghent Paint Shop|Coventry
line about plant = Line 1 – Bottling|Line 2 – Canning|Assembly A|Assembly B|Paint line|Press line 3|SMT line 1|Packaging 2|Welding cell line|Final test line
*workcenter, work center/centre about plant = CNC Turning|CNC Milling|Laser Cutting|Welding|Deburring|Painting|Final Assembly|Quality Inspection|Packaging|Heat Treatment|Injection Moulding|Grinding
part/component about plant vehicles = Bearing housing|Drive shaft|Gear wheel Z32|Control panel|Hydraulic cylinder|Gasket set|Mounting bracket|Rotor|Valve body|Cooling fan|Spindle|Guide rail|Cover plate|Sensor bracket
tool about plant = Drill 8.5 mm|End mill 12 mm|Torque wrench 40 Nm|Punch die 14|Thread tap M8|Injection mould 3-102|Insert CNMG|Caliper 150 mm|Bending die V16|Reamer 10H7|Fixture F-22|Gauge block set
operation about plant = Cut to length|Turn outer diameter|Drill holes|Deburr|Weld frame|Powder coat|Assemble gearbox|Leak test|Pack and label|Heat treat|Grind surface|Final inspection
*defect about plant = Scratch on surface|Porosity|Burr on edge|Missing screw|Wrong label|Weld crack|Out of tolerance|Colour deviation|Leak at seal|Dent|Short shot|Misalignment
*downtime reason, downtime about plant = Breakdown|Setup|Material shortage|No operator|Tool change|Quality hold|Cleaning|Planned maintenance|Power failure|Waiting for forklift
recipe about plant = Vanilla yoghurt base|Primer grey 7035|Tomato sauce 2 kg|Dish soap lemon|Epoxy mix B|Pilsner 12°|Hand cream 100 ml|Wall paint white|Wheat dough|Adhesive K40
site about plant = Main plant|North warehouse|Foundry|Paint shop|R&D centre|Tool shop|South yard|Packaging hall|Power station|Visitor centre
certification/certificate about plant = ISO 9001|ISO 14001|ISO 45001|IATF 16949|CE marking|UL listing|ISO 50001|EN 1090|HACCP|RoHS
safety incident, incident about plant = Cut while deburring|Slip on oily floor|Forklift near miss at dock 2|Hand caught in conveyor|Chemical splash|Falling pallet|Burn at furnace 1|Missing machine guard|Eye irritation from coolant|Trip over cable
shift = Early|Late|Night|Day|Weekend|Flex
bin about plant logistics ~ [A-F]-(0[1-9]|1[0-8])-[1-5]
alarm about plant = Spindle overload|Coolant level low|Door open|Emergency stop|Axis X limit|Hydraulic pressure low|Filter clogged|Light curtain interrupted|Tool not found|Temperature high
# Machines that measure, and the ground.
device/sensor about devices energy = Boiler room temperature|Roof weather station|Pump 2 vibration|Cold store 1|Main water meter|Greenhouse humidity|Parking counter east|Server room smoke|River level bridge|Hall C air quality|Gate camera 2|Inverter 4
gateway about devices = gw-berlin-01|gw-roof-north|gw-warehouse-2|gw-lab-1|edge-plant-3|gw-harbour-east|gw-farm-02|gw-office-4
site/location about devices energy = Harbour substation|North solar park|Office Berlin|Cold store 2|River bridge|Water tower|Wind farm Ridge|School roof|Pumping station 4|Data centre B
*trail about geo = Ridge Loop|Lakeside Path|Old Mill Trail|Eagle Peak Ascent|Coastal Walk|Pine Forest Circuit|Waterfall Trail|Canyon Rim|Heather Moor Path|River Gorge Trail
waypoint/landmark/poi/marker about geo = Trailhead parking|Summit cross|Spring|Old bridge|Viewpoint east|Shelter hut|Fork to the lake|Picnic area|Ruined chapel|Ferry landing
layer/map about geo = Street names|Contours 10 m|Hiking trails|Land use 2024|Aerial photo|Flood zones|Bus stops|Cadastre|Protected areas|Elevation
# Sports, gatherings, gifts, works.
*league/competition/division about sport = Premier Division|Division One|Regional League North|Youth League U15|City Cup|Women's League|Second Division|Winter Cup|Masters League|Champions Trophy
event/conference about events = Spring Tech Summit|City Jazz Night|Start-up Breakfast|Open Data Day|Harvest Festival|Design Week|Book Fair|Developer Meetup|Charity Run|Film Night in the Park|Winter Gala|Food Truck Weekend
venue about events sport = Riverside Hall|Old Brewery|City Congress Centre|Harbour Stage|Parkside Pavilion|Grand Theatre|Sports Arena North|The Warehouse|Town Hall Ballroom|Open Air Lawn
stage/hall about events = Main stage|Forest stage|Hall A|Hall B|Auditorium|Acoustic tent|Workshop room 2|Keynote hall|Dance floor|Open air
campaign/fund about charity = Winter shelter appeal|School books 2025|Clean water wells|Emergency relief|Monthly friends|Plant a tree|Food bank boxes|Children's ward|Animal rescue|Legacy giving
collection/exhibition about museum = Coins of the Hanse|Maritime paintings|Photographs 1860-1910|Folk costumes|Roman glass|Modern prints|Local pottery|Steam and steel|Botanical drawings|Letters from the front
artwork/artifact/exhibit about museum = Harbour at Dusk|Bronze brooch|Portrait of a Merchant|Ship's compass|Grain scale|Embroidered sampler|Still Life with Lemons|Clay oil lamp|Map of the County, 1782|Winter Landscape
`;

/** What a name is called besides the noun itself. */
const HEADS = 'name/title/label/display+name';
/** Enough to stand above rules for any table of that noun, and below those that look at its other columns closely. */
const PLUS = 12;

export function namedThingRules(): Rule[] {
  return `${SHEET}${namedInTrades}`
    .split('\n')
    .filter((line) => / [=~] /.test(line))
    .map(readLine);
}

function readLine(line: string): Rule {
  const [, star, left, sign, right] = /^(\*?)(.*?) ([=~]) (.*)$/.exec(line)!;
  const [nouns, subjects] = left!.split(' about ');
  const patterns = nouns!
    .split(',')
    .map((noun) => noun.trim())
    .flatMap((noun) => [...(star === '' ? [] : [noun]), `${noun} ${HEADS}`]);
  const [rule] = parseRules(`${patterns.join(', ')} | text | ${subjects === undefined ? '' : `texts of ${subjects}; `}plus ${PLUS} => values`);
  return sign === '=' ? { ...rule!, parameters: { values: right!.split('|') } } : { ...rule!, kind: 'pattern', parameters: { regex: right! } };
}
