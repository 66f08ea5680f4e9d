import type { Rule } from '../rule.ts';
import { parseRules } from '../rule.ts';

/**
 * What kinds there are of a thing: `nouns: kind|kind|…`, the usual ones first. Read as rules for `lock_type`, `lock_kind` and so on, and for
 * `locks.type`.
 */
const SHEET = String.raw`
lock: padlock|keypad|disc lock|smart lock|cylinder
budget: daily|lifetime|monthly|unlimited
creative banner advert: image|video|carousel|text|html5
evidence proof: photo|document|video|signed form|receipt|screenshot
work job service task_order: repair|installation|inspection|maintenance|replacement|cleaning
schedule: preventive|inspection|calibration|cleaning|replacement
maintenance: preventive|corrective|predictive|emergency
inspection: routine|initial|follow-up|annual|complaint
audit: internal|external|compliance|follow-up|surprise
visit: first visit|follow-up|routine|emergency|home visit
call: inbound|outbound|missed|internal
meeting: weekly|kick-off|review|one-on-one|planning|retrospective
session: group|individual|online|workshop|introductory
training: onboarding|safety|technical|compliance|soft skills
trip ride journey: one-way|round trip|delivery|shuttle|business
route: local|regional|express|long-distance|loop
road street: residential|main road|highway|pedestrian|service road
delivery: standard|express|pickup|same day|freight
pickup collection: scheduled|on demand|curbside|bulk
waste: household|recyclable|organic|bulky|hazardous
recycling: paper|glass|plastic|metal|organic
energy: electricity|gas|solar|wind|district heating
power: mains|battery|solar|generator
heating: gas|district heating|heat pump|oil|electric
cooling: split unit|central|fan|none
roof: flat|gable|hip|shed
wall: brick|concrete|timber frame|drywall
window: double glazed|single glazed|skylight|sliding
door: sliding|hinged|revolving|fire door
construction building: residential|commercial|industrial|public|mixed use
foundation: slab|strip|pile|raft
land: residential|agricultural|commercial|forest|industrial
soil: loam|clay|sandy loam|silt|peat|chalk
irrigation: drip|sprinkler|flood|none
fertilizer: organic|NPK|urea|compost|potash
pesticide: herbicide|insecticide|fungicide
pest: insect|fungus|rodent|weed|mite
plant: tree|shrub|perennial|annual|herb|grass
tree: oak|maple|lime|birch|pine|beech
seed: hybrid|open-pollinated|heirloom|certified
feed: hay|silage|pellets|grain|concentrate
milk: whole|skimmed|semi-skimmed|raw
meat: beef|pork|poultry|lamb|fish
bread: wheat|rye|sourdough|wholemeal
coffee: espresso|filter|cappuccino|decaf
wine: red|white|rosé|sparkling
beer: lager|pale ale|stout|wheat beer|IPA
drink beverage: soft drink|juice|coffee|tea|beer|wine|water
meal: breakfast|lunch|dinner|snack
cuisine: Italian|Indian|Mexican|Japanese|Greek|Thai
diet: none|vegetarian|vegan|gluten-free|halal
recipe: main course|dessert|soup|salad|starter
treatment: medication|physiotherapy|surgery|counselling|observation
therapy: individual|group|family|online
surgery: elective|emergency|outpatient|minor
admission: planned|emergency|transfer|day case
discharge: home|transfer|against advice|rehabilitation
injury: sprain|fracture|cut|burn|bruise
wound: cut|burn|abrasion|puncture
allergy allergen: food|drug|pollen|dust mites|insect sting
vaccine: influenza|tetanus|hepatitis B|MMR|HPV
scan imaging: X-ray|MRI|CT|ultrasound
sample specimen: blood|urine|saliva|swab|tissue|water|soil
test: unit|oral|written|practical|placement
exam: midterm|final|quiz|oral|practical
assessment evaluation: self-assessment|peer review|annual|entry|final
question: multiple choice|true or false|short answer|essay
answer response: correct|partial|text|choice
assignment: essay|problem set|project|presentation|reading
lesson class: lecture|seminar|lab|tutorial|online
grade: A|B|C|D
scholarship grant: merit|need-based|research|sports
school: primary|secondary|vocational|private
leave absence: annual|sick|unpaid|parental|study
shift: early|late|night|day|split
contract: fixed-term|permanent|framework|service|one-off
employment: full-time|part-time|temporary|intern
allowance: housing|travel|meal|phone
deduction: tax|pension|health insurance|loan
bonus: performance|signing|referral|annual
benefit: health insurance|pension|gym|company car
penalty: late fee|warning|suspension|damage
violation offence: speeding|parking|no permit|noise|littering
crime offense: theft|burglary|fraud|vandalism|assault
case_file matter: civil|criminal|family|labour|administrative
hearing: preliminary|trial|sentencing|appeal
license licence: standard|provisional|commercial|temporary
permit: building|parking|event|fishing|work
certificate: birth|training|medical|quality|residence
registration: new|renewal|transfer|correction
application: new|renewal|change|appeal
request: information|change|access|refund|repair
inquiry enquiry: price|availability|complaint|general
complaint grievance: delay|quality|billing|staff|noise
feedback: praise|complaint|suggestion|question
survey: satisfaction|market research|exit|pulse
poll vote: single choice|multiple choice|yes or no
election: general|local|by-election|board
donation: one-time|monthly|in kind|memorial
fund: operating|reserve|scholarship|building
pledge: one-time|monthly|yearly
gift: voucher|book|flowers|money
reward prize: voucher|points|cash|badge|free shipping
voucher coupon: percentage|fixed amount|free shipping
discount: percentage|fixed amount|seasonal|volume
promotion offer: discount|bundle|free gift|early access
price pricing: fixed|tiered|per unit|negotiated
fee charge: one-time|monthly|per use|late fee
tax: VAT|income|property|customs
invoice bill: standard|credit note|deposit|final
loan: mortgage|car|personal|student|business
mortgage: fixed|variable|interest-only
collateral: property|vehicle|deposit|guarantee
investment: shares|bonds|fund|property
asset: equipment|vehicle|building|software|furniture
account: checking|savings|credit|business
card: credit|debit|prepaid|virtual
transfer: internal|domestic|international|instant
currency: fiat|crypto
wallet: custodial|hardware|browser|mobile
token: access|refresh|api|reset
network: public|private|guest|test
node: master|worker|storage|edge
server: web|database|cache|mail
storage: local|object|network|archive
backup: full|incremental|differential
database: postgres|mysql|sqlite|mongodb
cache: memory|disk|distributed
deployment release: production|staging|hotfix|rollback
build: debug|release|nightly
bug defect: functional|visual|performance|security|data
change: standard|normal|emergency
risk: financial|operational|legal|reputational|safety
threat attack: phishing|malware|brute force|ddos|insider
vulnerability: xss|sql injection|misconfiguration|outdated library
alarm: fire|intrusion|technical|panic
camera: dome|bullet|ptz|fisheye
sensor: temperature|humidity|motion|pressure|door
light lamp: LED|halogen|fluorescent|sodium
cable wire: copper|fibre|coaxial
battery: lithium-ion|lead-acid|NiMH|alkaline
engine motor: diesel|petrol|electric|hybrid
tyre tire: summer|winter|all-season
fuel: diesel|petrol|electric|LPG
vessel ship boat: container ship|bulk carrier|tanker|ferry|tug
aircraft plane: jet|turboprop|helicopter|cargo
container: 20 ft|40 ft|40 ft high cube|reefer|open top
pallet: EUR|half|industrial|one-way
box package parcel: small|medium|large|envelope|tube
material: wood|steel|plastic|glass|aluminium|textile
fabric: cotton|linen|wool|polyester|silk
metal: steel|aluminium|copper|brass
paper: plain|glossy|recycled|cardboard
paint: acrylic|oil|watercolour|latex
art artwork: painting|sculpture|print|photograph|installation
exhibition: permanent|temporary|travelling|online
ticket: standard|reduced|VIP|family|group
seat: standard|premium|wheelchair|balcony
table: window|booth|terrace|bar
bed: single|double|bunk|sofa bed
room: single|double|suite|family
cabin: interior|ocean view|balcony|suite
guest: regular|VIP|first-time|group
visitor: tourist|local|student|group
customer client: private|business|returning|VIP
supplier vendor: manufacturer|wholesaler|distributor|service
partner: reseller|agency|technology|referral
sponsor: main|gold|silver|media
member membership: standard|family|student|honorary
volunteer: regular|event|remote|driver
player: amateur|professional|guest
match game: league|friendly|cup|playoff
race: road|trail|relay|time trial
tournament: knockout|league|round robin|swiss
exercise workout: strength|cardio|mobility|stretching
goal objective: short-term|long-term|personal|team
habit: health|learning|household|mindfulness
achievement badge: milestone|streak|first time|seasonal
quest mission: main|side|daily|event
weapon: sword|bow|staff|axe|dagger
spell skill: attack|defence|healing|support
pet: dog|cat|rabbit|bird|hamster
breed: companion|working|mixed
book: novel|non-fiction|reference|children
magazine journal publication: monthly|weekly|quarterly|special issue
article: news|opinion|interview|guide|review
post: text|photo|video|link|poll
page: landing|article|product|legal
video: tutorial|trailer|interview|live recording
image photo picture: portrait|product|landscape|interior
music: live|studio|acoustic|remix
instrument: string|wind|percussion|keyboard
event: concert|workshop|conference|meetup|party
venue: hall|club|theatre|open air|stadium
campaign: email|social media|search|print|event
channel: email|phone|chat|web|store
audience: adults|families|students|professionals
segment: new|active|lapsed|VIP
lead: inbound|outbound|referral|event
deal: new business|renewal|upsell
activity: call|email|meeting|note|visit
interaction: call|email|chat|visit
note: general|call|follow-up|internal
reminder: email|sms|push|phone
message: text|image|system|file
notification: email|push|in_app|sms
template: email|sms|letter|report
report: daily|weekly|monthly|incident|audit
document: contract|invoice|report|certificate|letter
file: pdf|image|spreadsheet|archive
form: registration|feedback|order|consent
field: text|number|date|choice|checkbox
rule: allow|deny|notify|escalate
condition: equals|contains|greater than|between
trigger: manual|scheduled|webhook|threshold
integration connector: webhook|rest_api|oauth|csv_import
source: manual|import|api|partner
import: csv|xlsx|api|manual
export: csv|pdf|xlsx|json
sync: full|incremental|manual
job_run process: scheduled|manual|retry
location site: office|warehouse|store|plant|field
zone area: residential|commercial|industrial|green
region: north|south|east|west|central
floor: ground|upper|basement|mezzanine
parking: street|garage|lot|underground
house home: detached|semi-detached|terraced|apartment|bungalow
property: apartment|house|office|land
tenant: private|business|student
lease rental: fixed-term|indefinite|short-term
household: single|couple|family|shared
relationship: parent|spouse|sibling|guardian|friend
contact: primary|billing|technical|emergency
address: home|billing|shipping|work
phone: mobile|home|work|fax
identity identification id_card: passport|national ID|driver's license
user: regular|admin|guest|staff
owner actor confirmed_by created_by approved_by triggered_by: user|system|admin|api
approval: single|two-step|automatic
decision: approved|rejected|deferred
outcome: positive|neutral|negative
priority: low|normal|high|urgent
difficulty: easy|medium|hard
weather: sunny|cloudy|rain|snow|fog|windy
water: drinking|ground|surface|waste
measurement reading: automatic|manual|estimated
meter: electricity|water|gas|heat
pump: centrifugal|submersible|diaphragm
valve: ball|gate|check|butterfly
tank: fuel|water|septic|storage
machine: lathe|mill|press|packer|conveyor
tool: hand tool|power tool|measuring|garden
part component: mechanical|electrical|hydraulic|consumable
downtime stop: planned|breakdown|changeover|no material
quality check: incoming|in-process|final
shipment: road|sea|air|rail
customs: import|export|transit
order: standard|rush|backorder|sample
return: damaged|wrong item|not needed|warranty
payment: card|cash|bank transfer|direct debit
subscription: monthly|yearly|trial|lifetime
claim: accident|theft|water damage|fire|liability
policy: motor|home|health|life|travel
damage: scratch|dent|water|fire|missing part
accident: rear-end|side impact|fall|collision
incident: injury|near miss|property damage|fire|theft
emergency: medical|fire|police|rescue
reading_group read: host-read|pre-recorded|mid-roll
slot: morning|afternoon|evening
theme: light|dark|system
layout: grid|list|cards|map
chart: line|bar|pie|table
filter: equals|contains|range
color: solid|gradient|pattern
font: serif|sans-serif|monospace
device: phone|tablet|laptop|desktop
browser: Chrome|Firefox|Safari|Edge
occupancy: single family|multi-family|commercial|mixed use
ownership: owned|leased|rented|shared
cultivation farming: conventional|organic|integrated|greenhouse
hive: Langstroth|Dadant|top-bar|Warré
honey: acacia|lime|forest|blossom|rape
egg: free range|organic|barn|cage
fish: carp|trout|perch|pike|salmon
bird: songbird|raptor|waterfowl|wader
habitat: forest|wetland|meadow|urban|coast
costume: historical|fantasy|animal|carnival|theatre
garment clothing: shirt|trousers|dress|jacket|skirt
shoe footwear: sneaker|boot|sandal|loafer
jewelry jewellery: ring|necklace|bracelet|earrings
furniture: chair|table|sofa|cabinet|bed
toy: puzzle|building set|doll|board game
cleaning: standard|deep clean|window|move-out
haircut hair: cut|colour|wash and style|extensions
massage: Swedish|deep tissue|hot stone|sports
course: online|evening|weekend|intensive
`;

const HEADS = 'type/kind/category/class/subtype';

/** A rule for the thing's name before a word for kind, and one for the thing's own table; the usual kinds lead. */
function rulesOf(line: string): Rule[] {
  const [nouns, list] = line.split(': ');
  const values = list!.split('|');
  const weights = values.map((_, i) => Math.round(60 / (i + 2)));
  const words = nouns!.split(' ').map((noun) => noun.replaceAll('_', '+'));
  const single = words.filter((word) => !word.includes('+'));
  return parseRules(
    [
      `${words.join('/')} ${HEADS} | text | len>3; plus -5 => values`,
      ...(single.length > 0 ? [`^${HEADS} | text | of ${single.join(' ')}; len>3; plus -8 => values`] : []),
    ].join('\n'),
  ).map((rule) => ({ ...rule, parameters: { values, weights } }));
}

/** The sheet's rules. */
export function kindRules(): Rule[] {
  return SHEET.split('\n')
    .filter((line) => line.includes(': '))
    .flatMap(rulesOf);
}
