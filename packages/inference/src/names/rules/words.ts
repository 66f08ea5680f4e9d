import type { Rule } from '../rule.ts';
import { parseRules } from '../rule.ts';

/**
 * Nouns of texts and what they hold, whatever the table: `noun, other noun: value|value|…` in the notation of rules, the usual values first.
 */
const TOLD = String.raw`
process, processing method: washed|natural|standard|batch|manual|continuous
technique, art technique: oil on canvas|watercolour|engraving|lithograph|charcoal|bronze cast
dating, date range, dated: around 1750|1880-1890|18th century|1923|before 1600|late 19th century
topic, theme, subject matter: Introduction and overview|Highlights of the collection|Safety at work|History of the town|New products|Questions and answers
meeting point, meetup point, rendezvous, assembly point: main entrance|ticket desk|car park B|fountain on the square|platform 1|front desk
faculty, school division: Engineering|Medicine|Law|Arts|Science|Economics
training received, formation, educational background: Master of Science|Vocational training|Bachelor of Arts|Doctorate|Certificate course
dedication, in honor, in memory: In memory of my grandmother|For the class of 2010|In honour of Dr. Hale|For the volunteers|In loving memory
inscription, engraving, epitaph: With love|1998-2023|For the best team|In memory|First prize
standing order, regular order: 10 kg every Monday|2 boxes a week|5 kg espresso, 2 kg filter|every second Friday|none
amount left, remaining, leftover: half|full|almost empty|a quarter|two left
flavor/flavour/tasting/aroma note/notes/profile: chocolate, hazelnut|red berries|citrus, floral|caramel, apple|dark fruit, oak|honey, peach
dietary need/needs/restriction/restrictions/requirement/requirements/preference: none|vegetarian|vegan|gluten-free|nut allergy|halal|lactose-free
roast level, roast: medium|light|dark|medium dark|city
bean/coffee/tea/product/country origin: Ethiopia|Colombia|Kenya|Brazil|Guatemala|Costa Rica
certification, certifications, certificate name: Organic|Fairtrade|ISO 9001|Rainforest Alliance|CE|none
anomaly/defect/fault/damage class: hot spot|crack|soiling|shading|corrosion|loose cable
detected class/label/object: car|person|truck|bicycle|bus|dog
bbox, bounding box: [120, 48, 64, 32]|[340, 96, 120, 80]|[12, 220, 48, 48]|[500, 310, 90, 140]
gate, entry/exit/boarding/entrance gate: North|South|Main|Gate 2|Gate 5|East
font, font family, typeface: Inter|Roboto|Open Sans|Lato|Source Serif|Georgia
house/lot/park/parking/venue/general rules, rules description, terms of use: Maximum stay 24 hours.|Vehicles only in marked bays.|No overnight parking.|Keep the ticket until you leave.|Speed limit 10 km/h.
contribution/donation/payment/ticket info/information: Suggested 25, any amount welcome|Pay at the door or online|Tickets from 40|By invitation only|Free entry, donations welcome
rsvp info/information/contact: Reply by mail until Friday|Call the office before noon|Online registration only|No reply needed
entertainment, entertainment type: reception|dinner|concert|golf outing|breakfast|barbecue
recurring/giving/donation/repeat interval: monthly|yearly|quarterly|weekly
tool, cooking/kitchen tool/tools/equipment: oven|blender|air fryer|cast iron pan|food processor|slow cooker
allergen, avoid/avoided/disliked/excluded ingredient/ingredients: peanuts|shellfish|mushrooms|cilantro|dairy|gluten|pork
image/generation/ai/last prompt, image prompt: A bowl of ramen on a wooden table, soft light|Top view of a fresh salad, white background|Rustic bread with butter, close-up|Three tacos on a blue plate
dependents, number of dependents: 0|1|2|3+
credit history: good|fair|excellent|poor|none
property area: Urban|Semiurban|Rural
transport/shipping/moving/haulage company/firm/contractor: Transalpin Cargo|Eagle Courier|Harbour Freight Lines|Northway Parcel|BlueVan Delivery
acquisition/purchase type/method/mode: purchase|donation|bequest|exchange|loan
kind of object: painting|sculpture|print|photograph|furniture|ceramics
condition on return, return condition: good|unchanged|minor damage|to be checked
basin, catchment, watershed: Upper Alder|Lower Stone|Eastern Hills|Northern Lakes
current position: 12.4, 3.8|dock 2|zone B|aisle 4|31.0, 7.5
unit of measure, sensor/measurement/reading unit: °C|%|hPa|V|m/s|dB
sensor/raw/measured value: 21.4|48.2|1013|3.71|0.42
`;

/** Plain nouns of any trade, for texts of which no rule knows more. */
const PLAIN = String.raw`
mode: automatic|manual|off
stage: first|second|final|planning|done
phase: planning|design|implementation|testing|closed
step: prepare|check|approve|deliver|close
scope: company-wide|department|project|team|region
level: basic|intermediate|advanced
tier: basic|standard|premium
grade: A|B|C|D
rank: captain|lieutenant|sergeant|officer|cadet
class: A|B|C|standard
group: A|B|C|north|south
series: Classic|Compact|Pro|Heritage|Signature
edition: first|second|revised|limited|special
version name: spring release|stable|preview|long-term
format: digital|print|hybrid|online|in person
style: modern|classic|minimal|rustic|industrial
theme: modern|classic|ocean|forest|city
pattern: plain|striped|checked|floral|dotted
shape: round|square|oval|rectangular
size: small|medium|large
capacity: small|medium|large
colour scheme, color scheme: light|dark|high contrast
position held, post: chair|treasurer|secretary|member
duty, responsibility: opening|closing|front desk|inventory|cleaning
assignment: front desk|night shift|delivery|inventory|support
specialization, specialisation, field, area of expertise: design|operations|finance|engineering|research
discipline: mathematics|history|chemistry|design|law
interest, hobby: reading|hiking|photography|cooking|music|cycling
talent, strength: communication|planning|attention to detail|teamwork
weakness: time management|delegation|documentation
mood, feeling: happy|calm|tired|stressed|excited|sad
behavior, behaviour, conduct: cooperative|quiet|restless|friendly|aggressive
habit: daily|often|rarely|never
symptom: headache|fever|cough|fatigue|nausea
side effect: none|nausea|dizziness|dry mouth|rash
cause: wear|human error|material fault|weather|unknown
effect: none|minor|moderate|severe
impact: low|medium|high
consequence: warning|fine|suspension|none
result: passed|failed|pending|inconclusive
outcome: successful|partly successful|failed|pending
verdict: guilty|not guilty|dismissed|settled
decision: approved|rejected|deferred
conclusion: confirmed|not confirmed|needs follow-up
finding: no issues|minor deviation|major deviation|observation
observation: normal|slightly raised|to be monitored|unusual
recommendation: monitor|repair|replace|no action
measure, countermeasure: training|new procedure|repair|inspection|none
solution, fix, remedy: restarted|part replaced|settings changed|software updated
resolution: resolved|refunded|no fault found|duplicate|escalated
action: called|sent reminder|repaired|escalated|no action
activity: walking|swimming|reading|games|gardening|cooking
task type: check|repair|delivery|report
purpose: business|private|research|education|event
occasion: birthday|wedding|anniversary|graduation|holiday
holiday: New Year|Easter|Labour Day|Christmas
celebration: birthday|anniversary|farewell
season: spring|summer|autumn|winter
weather, weather condition: sunny|cloudy|rain|windy|snow
climate: temperate|tropical|dry|continental
terrain: flat|hilly|mountain|coast
surface: asphalt|gravel|grass|concrete
landmark: near the station|opposite the church|behind the school|next to the bank|at the roundabout
direction: north|south|east|west
route: north loop|city line|harbour line|ring road|express
lane: 1|2|3|bus lane
track: 1|2|3|4
platform: 1|2|3|4a|5
section: A|B|C|D
block: A|B|C|D
wing: north|south|east|west
sector: north|south|centre|east
corner: north-east|south-west|north-west|south-east
side: left|right|both
orientation: portrait|landscape
view: sea|garden|city|courtyard|mountain
equipment: projector|whiteboard|laptop|microphone|screen
accessory, accessories: case|charger|cable|stand|none
feature: balcony|parking|lift|garden|air conditioning
amenity, amenities: wifi|parking|pool|gym|breakfast
facility, facilities: parking|toilets|café|lockers|showers
furnishing: furnished|unfurnished|partly furnished
heating: gas|district heating|heat pump|oil
insulation: good|average|poor
foundation: slab|strip|pile
ownership: owned|leased|shared
possession: immediate|on request|vacant
tenancy: long-term|short-term|furnished
obligation: none|monthly report|insurance|maintenance
coverage: basic|full|partial|third party
exclusion: none|pre-existing conditions|wear and tear
guarantee, warranty: 1 year|2 years|5 years|none
insurance: private|statutory|company|none
beneficiary type: spouse|child|charity
supplier type: manufacturer|wholesaler|importer
industry, business sector: retail|manufacturing|healthcare|logistics|education
market: domestic|export|online|wholesale
segment: private|business|public
audience: adults|families|students|professionals
channel: online|store|phone|partner
medium: email|print|social media|radio
source: website|referral|walk-in|phone|event
origin: local|imported|domestic|unknown
destination type: domestic|abroad
transport, transportation, mode of transport: car|train|bus|bicycle|on foot
vehicle used: car|van|truck|bicycle
delivery day, collection/pickup/market/cleaning day: Monday|Tuesday|Thursday|Friday|Wednesday
time slot, preferred time: morning|afternoon|evening
turn, shift name, work shift: morning|afternoon|night
period, school/class period: 2025-1|2025-2|2024-2|2024-1
frequency: daily|weekly|monthly|yearly
interval: 15 min|hourly|daily|weekly
schedule: Mon-Fri 9-17|weekends|by appointment|Tue and Thu evening
availability: weekdays|weekends|evenings|any time
workload, course load: 40 h|60 h|80 h|120 h
duration: 30 min|1 hour|2 hours|half a day
language skill, language level: A2|B1|B2|C1|native
gender preference: any|female|male
accent: none|regional|strong
citizenship, residence status: citizen|permanent resident|work permit|student visa
religion: none|Christian|Muslim|Jewish|Hindu|Buddhist
household: single|couple|family|shared
family status: single|married|with children|widowed
living situation: alone|with family|shared flat|residence
blood pressure: 120/80|130/85|118/76|140/90
vision, eyesight: 20/20|glasses|contact lenses|20/40
hearing: normal|reduced|hearing aid
posture: standing|sitting|lying
mobility: independent|walker|wheelchair|with help
diet: mixed|vegetarian|vegan|low-salt
appetite: good|reduced|poor
sleep, sleep quality: good|fair|poor
pain: none|mild|moderate|severe
allergy: none|pollen|nuts|penicillin|dust
medication taken: none|ibuprofen|insulin|aspirin
dosage: 1 tablet daily|5 ml twice a day|10 mg at night
anesthesia: local|general|none
substance: water|alcohol|acid|oil
ingredient: flour|sugar|butter|salt|eggs
sauce: tomato|pesto|soy|none
topping, toppings: cheese|mushrooms|olives|ham|none
side dish, side: fries|salad|rice|vegetables
drink, beverage: water|coffee|tea|juice|beer
dessert: ice cream|cheesecake|fruit|none
doneness: rare|medium|well done
spice level: mild|medium|hot
preparation: grilled|fried|steamed|raw
container: box|bottle|bag|jar
packaging: box|bag|pallet|bottle
label colour, label color: red|yellow|green|blue
seal: intact|broken|missing
closure: zip|button|cork|screw cap
fabric: cotton|linen|wool|polyester
lining: none|silk|cotton
sleeve: short|long|none
fit: regular|slim|loose
hair: short|long|curly|straight
pet policy, pets: allowed|not allowed|on request
smoking, smoking policy: no|outdoors only|yes
parking: street|garage|none|on site
internet, connectivity: fibre|DSL|mobile|none
power supply, power source: mains|battery|solar
protocol: http|https|mqtt|tcp
encoding: utf-8|latin-1|ascii
compression: gzip|zip|none
codec: h264|aac|mp3|vp9
resolution: 1920x1080|1280x720|3840x2160
quality: high|medium|low
aspect ratio: 16:9|4:3|1:1
permission: read|write|admin
access: public|private|restricted
security: low|medium|high
sensitivity, confidentiality: public|internal|confidential|secret
trigger: manual|schedule|event|threshold
event: created|updated|deleted|login
operation: insert|update|delete|select
behavior on error: stop|retry|skip
strategy: balanced|growth|defensive
approach: standard|agile|pilot|step by step
methodology: survey|interview|experiment|case study
instrument: piano|guitar|violin|flute|drums
tempo: slow|moderate|fast
key signature, musical key: C major|G major|A minor|D minor
voice, vocal range: soprano|alto|tenor|bass
rhythm: 4/4|3/4|6/8
costume size: S|M|L
award: first prize|best newcomer|honourable mention|none
prize: first|second|third|none
sponsor level: main|gold|silver|bronze
formation: 4-4-2|4-3-3|3-5-2
surface type: grass|clay|hard court|indoor
stroke: freestyle|backstroke|butterfly|breaststroke
distance class: sprint|middle|long
gear, gear used: manual|automatic
catch: trout|perch|pike|none
bait: worm|lure|bread|maize
species group: bird|mammal|fish|plant
coat: short|long|wire|curly
marking: none|white chest|spotted|striped
cage, enclosure: A1|A2|B1|B4
ration: morning|evening|ad libitum
crop stage: seedling|flowering|harvest
pest: none|aphids|mites|fungus
fertilizer: compost|NPK|none|manure
irrigation: drip|sprinkler|none
tillage: plough|no-till|harrow
machine setting: standard|fine|coarse
finish: matte|glossy|polished|raw
coating: none|powder coat|paint|zinc
alloy: AlMg3|steel|brass|bronze
weld, welding process: MIG|TIG|MAG
drawing, drawing number: D-1042|D-2210|D-0387|D-3105
revision letter: A|B|C|D
`;

/** A rule for the nouns of a line. */
function ruleOf(line: string): Rule {
  const at = line.indexOf(': ');
  const values = line.slice(at + 2).split('|');
  const [rule] = parseRules(`${line.slice(0, at)} | text | len>3; plus 2 => values`);
  return { ...rule!, parameters: { values, weights: values.map((_, i) => Math.round(60 / (i + 2))) } };
}

function rulesOf(sheet: string): Rule[] {
  return sheet
    .split('\n')
    .filter((line) => line.includes(': '))
    .map(ruleOf);
}

/** Rules for nouns that say enough. */
export function wordRules(): Rule[] {
  return rulesOf(TOLD);
}

/** Rules that are asked only where no other knows a text. */
export function lastRules(): Rule[] {
  return rulesOf(PLAIN);
}
