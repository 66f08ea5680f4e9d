/** Clinics for people and animals, laboratories, training, matches, farms, kitchens, guests and journeys. */
export const care = String.raw`
about medical
appointment/visit/encounter type/kind/class, class [noun encounter visit]: outpatient|inpatient|emergency|follow-up|telehealth
reason, visit/admission/referral/appointment/encounter reason [noun appointment visit admission encounter referral hospitalization stay]: chest pain|shortness of breath|annual check-up|abdominal pain|fever|fall at home|follow-up after surgery|planned surgery
status, appointment status/state [noun appointment visit]: completed|scheduled|cancelled|no-show|checked in
status [noun admission encounter stay]: discharged|admitted|transferred
status [noun lab test result]: final|preliminary|ordered|collected|cancelled
priority, urgency, order/referral priority/urgency: routine|urgent|stat
triage/acuity level/category/code, triage, acuity: 3|4|2|5|1
disposition [noun admission encounter stay visit discharge consultation], discharge disposition/status/type: home|transferred|rehabilitation|against advice|deceased
admission type/source/kind/route, source [noun admission referral]: emergency department|planned|transfer|GP referral
specimen/sample type/kind: blood|urine|swab|tissue|stool
route, administration route: oral|intravenous|subcutaneous|intramuscular|topical
frequency [noun prescription medication order dose]: once daily|twice daily|three times daily|as needed|at bedtime
form, dosage/dose form: tablet|capsule|solution|cream|inhaler
flag, result/abnormal flag, result flag/indicator, interpretation [noun lab result observation test]: N|H|L|A
severity, reaction/allergy severity: mild|moderate|severe
allergy/allergen type/category: drug|food|environment|insect
relationship: spouse|parent|child|sibling|guardian
ward: Medical|Surgical|Maternity|Paediatrics|ICU|Cardiology
level of care, care level: general|intermediate|intensive
position, patient position: supine|lateral|prone|sitting
anesthesia/anaesthesia type/kind/method: general|spinal|local|sedation
asa class/score/grade, asa: II|I|III|IV
wound class/type/classification: clean|clean-contaminated|contaminated|dirty
outcome, treatment/procedure/surgery outcome: recovered|improved|unchanged|complications|deceased
laterality, side, body side: left|right|bilateral
smoking status: never|former|current
consent type/kind: treatment|surgery|data sharing|anaesthesia
diet, diet type: normal|diabetic|soft|low salt|nil by mouth
isolation, isolation type/precautions: none|contact|droplet|airborne
insurance/coverage/payer type/kind, payer: private|public|self-pay
mode of arrival, arrival mode/method, transport: walk-in|ambulance|wheelchair|transfer
note type/kind: progress|admission|discharge|nursing|consult
bed type/kind/class: standard|ICU|isolation|paediatric
shift: day|night|evening
condition, patient/discharge condition: stable|good|fair|serious|critical
stage, disease/cancer/tumor stage: I|II|III|IV
grade, pain/tumor grade: 1|2|3
clinical/problem/condition status: active|resolved|remission|inactive
modality, imaging modality: CT|MR|US|XR|NM
cancel/cancellation reason: patient request|illness|doctor unavailable|rescheduled|no transport

about vet
species: dog|cat|rabbit|horse|bird|guinea pig
reproductive/neuter/spay status: neutered|intact|spayed
temperament: friendly|nervous|aggressive|calm|fearful
coat type/length/texture: short|long|wire|curly|double
size class/category: small|medium|large|giant
status [noun patient pet animal]: active|inactive|deceased
origin, acquisition source, source [noun patient pet animal]: breeder|shelter|private|stray|unknown
appointment/visit/consultation type/kind, kind/type [noun consultation visit appointment]: check-up|vaccination|follow-up|surgery|emergency|dental
diagnosis, primary/final/working/suspected/provisional diagnosis, diagnosis label/name/text [noun consultation visit case diagnosis]: gastroenteritis|otitis externa|dental disease|skin allergy|fracture|arthritis|conjunctivitis|urinary infection
presenting/chief/main complaint/concern/problem, reason for visit/consultation/appointment, visit reason: vomiting|limping|annual check-up|loss of appetite|skin problem|cough|vaccination|follow-up
reason, visit/appointment/consultation reason, chief complaint [noun appointment visit consultation]: vaccination|limping|vomiting|annual check-up|itching|not eating|ear infection|nail trim
reason, hospitalization/admission reason [noun hospitalization admission stay boarding]: parvovirus|fracture|dehydration|poisoning|post-operative care|pancreatitis|hit by car|seizures
reason [noun surgery procedure]: cruciate ligament rupture|mass on flank|spay|foreign body|fracture|dental disease
status, state [noun appointment schedule visit entry]: completed|scheduled|confirmed|cancelled|no-show|checked in
status, state [noun hospitalization admission stay]: discharged|hospitalised|critical|stable
priority: routine|urgent|emergency
channel [noun appointment booking]: phone|online|walk-in
outcome, visit/treatment outcome [noun appointment visit consultation treatment hospitalization]: treated|referred|follow-up needed|admitted|euthanised
outcome [noun surgery procedure anesthesia]: successful|complications|deceased
disposition: home with owner|admitted|referred|euthanised
lameness grade/score/degree: 0/5|1/5|2/5|3/5|4/5
pain level/score/grade: none|mild|moderate|severe
hydration status: normal|mild dehydration|moderate dehydration|severe dehydration
prognosis: good|guarded|fair|poor|grave
ward: Dogs|Cats|Isolation|Intensive care|Exotics
level of care, care level: standard|intensive|isolation
diet, diet type: recovery diet|gastrointestinal|renal|own food|nil by mouth
discharge status: recovered|improved|unchanged|deceased|transferred
iv access, catheter site: cephalic|saphenous|jugular|none
procedure/surgery type/kind, category/type/kind [noun surgery procedure]: soft tissue|orthopaedic|dental|neutering|emergency
approach, surgical approach: ventral midline|flank|lateral|dorsal
position, surgical/patient position: dorsal recumbency|lateral recumbency|sternal recumbency
asa class/score/grade/status, asa, risk class: II|I|III|IV|V
wound class/type/classification: clean|clean-contaminated|contaminated|dirty
anesthesia/anaesthesia type/kind/method: general|sedation|local|epidural
vaccine/vaccination type/kind: rabies|DHPP|leptospirosis|FVRCP|FeLV
route, administration route: SC|IM|PO|IV|IN
site, injection/vaccination site: left shoulder|right hind leg|left hind leg|scruff|right shoulder
protocol, vaccination/treatment protocol: core|puppy series|annual booster|three-yearly
allergies/allergy, allergen, known allergies: none known|flea bites|chicken|beef|penicillin|pollen|house dust mites
test/lab+test/analysis type/kind: haematology|biochemistry|urinalysis|faecal|cytology
method [noun lab test result]: in-house analyser|microscopy|snap test|external laboratory
source, lab source/location [noun lab test result]: in-house|external
category, product/item/stock category/type, ^category [noun product item inventory stock]: medication|vaccine|consumable|food|surgical|parasite control
form [noun stock item product medication drug]: tablet|injection|spot-on|suspension|ointment
unit [noun stock item product medication inventory]: tablet|ml|vial|tube|box
control/controlled/schedule class: none|II|III|IV
storage class: room temp|refrigerated|frozen|locked
movement/stock+movement/adjustment type/kind: receipt|issue|adjustment|return|wastage
reason [noun stock inventory movement adjustment]: dispensed|expired|broken|stock count|delivery
source [noun stock inventory movement]: purchase|prescription|stock count|consultation
reminder type/kind, ^type/kind [noun reminder recall]: vaccination|deworming|check-up|dental|flea treatment
trigger [noun reminder recall]: last vaccination|appointment|birthday|prescription end
frequency [noun reminder recall]: yearly|monthly|every 3 months|once
frequency [noun prescription medication treatment]: once daily|twice daily|every 8 hours|as needed|monthly
claim type/kind: illness|accident|surgery|dental
client/owner type/kind: private|breeder|shelter|farm
source, referral source [noun owner client]: recommendation|website|walk-in|search engine|referral vet
complication: none|seroma|infection|suture breakdown|delayed recovery|haemorrhage
^name/title [noun lab test panel]: Complete blood count|Biochemistry panel|Urinalysis|Faecal flotation|Thyroid panel|SNAP 4Dx

about lab
study type/kind/design, ^type/kind [noun study]: interventional|observational|registry|biobank
phase, study/trial/clinical phase: Phase II|Phase I|Phase III|Phase IV|N/A
design, study/trial design: parallel|crossover|single arm|cohort|case-control
blinding, masking: double-blind|single-blind|open-label
allocation: randomized|non-randomized|n/a
status, study/recruitment status, state [noun study trial]: recruiting|active|completed|planned|terminated
funding/sponsor source/type, sponsor class: industry|government|university|charity
arm, study/treatment arm: treatment|placebo|control
status, subject/participant status [noun subject participant]: enrolled|completed|screened|withdrawn
withdrawal/discontinuation reason: consent withdrawn|lost to follow-up|adverse event|moved away|investigator decision
consent level, scope, consent scope [noun consent subject participant]: full|this study only|future research|no genetic data
specimen/sample type/kind: whole blood|plasma|serum|urine|tissue|saliva
anatomical/collection/biopsy/body/tumor site: left arm|liver|colon|breast|lung|skin
collection/sampling method: venipuncture|biopsy|swab|midstream|resection
preservation, fixation: frozen|FFPE|EDTA|RNAlater|fresh
state, status [noun specimen sample aliquot]: stored|in use|shipped|depleted|discarded
laterality, side: left|right|bilateral|n/a
grade, tumor grade: G2|G1|G3
quality, sample quality: good|acceptable|poor
source [noun specimen sample]: clinic|surgery|donor|autopsy
container/tube type/kind: cryovial|EDTA tube|serum tube|plate well
unit, volume unit [noun aliquot specimen sample]: ml|ul|mg
concentration unit: ng/ul|mg/ml|nM
hemolysis/haemolysis level/grade/index: none|slight|moderate|gross
disposal/discard reason: expired|insufficient volume|contaminated|consent withdrawn|thawed
freezer type/kind: -80 °C|-20 °C|LN2 vapour|-150 °C
temperature class/zone/mode, storage temperature: -80C|-20C|4C|RT|LN2
state, status [noun freezer instrument equipment]: operational|alarm|defrosting|out of service
access [noun freezer room location]: restricted|staff|badge
assay type/kind, ^type/kind [noun assay test]: ELISA|qPCR|sequencing|LC-MS|flow cytometry
platform, instrument/assay/sequencing platform: Illumina|Nanopore|Olink|Luminex|Orbitrap
method [noun assay test analysis measurement]: ELISA|qPCR|LC-MS/MS|HPLC|flow cytometry
status, state [noun assay test analysis order]: completed|in progress|pending|failed QC
status, state [noun run sequencing]: completed|running|failed|queued
result, interpretation, call [noun assay test]: negative|positive|equivocal|invalid
flag, result/qc flag: OK|LOW|HIGH|QNS
scale: linear|log2|log10|ordinal
normalization, normalisation: none|quantile|log2|TPM|z-score
outcome, result, qc status/result/outcome [noun run qc assay sequencing]: pass|fail|warning
run/read mode/type: paired-end|single-end
chemistry: v3|v2|v1.5|R10.4
instrument, instrument name: NovaSeq 6000|MiSeq|QuantStudio 7|Orbitrap Exploris|BD FACSCanto|NextSeq 2000
library strategy: WGS|WXS|RNA-Seq|AMPLICON|ChIP-Seq
library source: GENOMIC|TRANSCRIPTOMIC|METAGENOMIC
library selection: RANDOM|PCR|PolyA|Hybrid
layout, library layout: PAIRED|SINGLE
severity: mild|moderate|severe
grade, toxicity/ctcae/event grade [noun adverse event toxicity]: 1|2|3|4|5
causality, relatedness: unrelated|possible|probable|definite
outcome [noun adverse event]: recovered|recovering|ongoing|resolved with sequelae|fatal
action taken, action [noun adverse event]: none|dose reduced|drug interrupted|drug withdrawn
seriousness: serious|non-serious
term, event/preferred term [noun adverse event]: Headache|Nausea|Fatigue|Dizziness|Rash|Injection site pain
condition [noun shipment sample specimen transfer]: frozen|thawed|intact|leaking
reason [noun shipment transfer]: analysis|long-term storage|collaboration|return to site
consent type/kind: broad|study-specific|genetic|re-contact
method, channel, consent method/channel [noun consent]: paper|electronic|verbal
visit type/kind/name: screening|baseline|follow-up|end of study
hazard class/type: none|flammable|corrosive|toxic|biohazard
deviation/event/finding type/category: protocol|sampling|storage|documentation|temperature

about genomics
chromosome, contig: chr1|chr2|chr7|chr17|chrX|chr11|chr3
strand: +|-
ref, alt, reference/alternate allele/base, allele: A|C|G|T|AT|CA|GTC
variant/mutation type/kind/class: SNV|insertion|deletion|indel|MNV
zygosity, genotype: het|hom|hemi
consequence, molecular consequence, effect: missense_variant|synonymous_variant|stop_gained|frameshift_variant|intron_variant
classification, clinical significance, pathogenicity: benign|likely_benign|uncertain_significance|likely_pathogenic|pathogenic
impact: MODERATE|LOW|HIGH|MODIFIER
filter: PASS|LowQual|q10|PASS
origin, variant/allele origin: germline|somatic|de novo|unknown
biotype, gene/transcript type: protein_coding|lncRNA|pseudogene|miRNA
genome build, assembly, reference genome: GRCh38|GRCh37|T2T-CHM13
layer, feature type: gene|exon|CDS|transcript|UTR
source: ensembl|refseq|gencode|havana

about fitness
sport, sport/activity/workout type/kind, ^type/kind [noun activity workout]: run|ride|swim|strength|walk|yoga
intensity, effort, effort/intensity level: easy|moderate|hard|max
phase, training/block phase: base|build|peak|taper|recovery
zone, heart rate/pace/power zone: Z2|Z1|Z3|Z4|Z5
set type/kind, ^type/kind [noun set]: working|warm-up|drop set|failure
equipment: barbell|dumbbell|machine|bodyweight|kettlebell|cable
surface, terrain: road|trail|track|treadmill
muscle group, body part/area/region, target muscle/area: chest|back|legs|shoulders|core|arms
source, data/import source: garmin|strava|apple_health|manual|polar
goal type/kind, goal: distance|weight_loss|strength|consistency
mood, feeling, feel: good|great|ok|tired|sore
side: left|right|both
injury type/kind: strain|sprain|tendinitis|stress fracture|shin splints
severity: mild|moderate|severe
status, state, injury status: recovering|active|recovered
status, state [noun workout session plan]: completed|planned|skipped
meal type/kind, meal: breakfast|lunch|dinner|snack
sleep stage/phase, stage [noun sleep]: light|deep|rem|awake
level, fitness/experience level: intermediate|beginner|advanced
unit: kg|km|min|reps|bpm
weather, conditions: sunny|cloudy|rain|windy|cold
membership/plan type: monthly|annual|day pass|10-visit card
feedback, sleep/score feedback: Long and deep|Short but restful|Low REM|Restless night|Good recovery|Late bedtime

about sport
result, outcome, match/game result/outcome: win|loss|draw
status, state [noun match game fixture]: finished|scheduled|postponed|live|cancelled
round/competition/match stage/phase/type, stage, phase: group stage|round of 16|quarter-final|semi-final|final
position, playing position: goalkeeper|defender|midfielder|forward
event, event/incident type/kind [noun match event]: goal|yellow card|red card|substitution|penalty
surface, pitch surface: grass|artificial|hybrid|indoor
foot, preferred/strong foot, hand: right|left|both
side, home/away indicator, venue side: home|away
category [noun team competition player], age group/category/class, division: senior|U19|U17|U15|women
competition/tournament/league type/kind/format, format: league|cup|knockout|friendly
role [noun staff coach], staff role/type: head coach|assistant coach|physio|captain
decision, var decision: goal confirmed|goal disallowed|penalty|no penalty
weather: clear|rain|overcast|windy|hot
reason, suspension/card/absence reason: red card|five yellow cards|injury|international duty
transfer type/kind: permanent|loan|free|end of loan
medal: gold|silver|bronze
method, finish/win method: knockout|decision|submission

about farming
crop/planting/field type/kind: wheat|maize|barley|rapeseed|potato|clover
growth/crop stage/phase, stage: sowing|emergence|flowering|ripening|harvest
soil type/texture/class: loam|clay|sandy loam|silt|peat
irrigation type/method/system: drip|sprinkler|flood|none
activity/operation/task/work type/kind, operation: ploughing|sowing|spraying|fertilising|harvesting
fertilizer/input/product type/kind: NPK|urea|manure|herbicide|fungicide
animal/livestock type/kind, species: cattle|sheep|pig|goat|poultry
status, animal status/state, state [noun animal cow livestock]: active|sold|dead|culled|dry
reproductive/breeding status: pregnant|open|calved|bred
event, event type/kind [noun animal herd event]: birth|weighing|treatment|movement|calving|sale
quality, grade, quality grade/class: A|B|C
reason, culling/treatment/removal/exit reason: mastitis|lameness|age|low yield|infertility|sold
method, application/harvest/planting/breeding method: broadcast|drill|spray|by hand|artificial insemination
system, production/housing/farming system/type: conventional|organic|free range|pasture
unit: kg|t|ha|l|bale
milking/feeding session/time, session, shift: morning|evening
weather: sunny|rain|cloudy|windy|frost
destination: market|storage|own feed|processor|slaughterhouse
ownership, tenure, land tenure/ownership: owned|leased|shared
season: spring|summer|autumn|winter
pest/disease/threat type, pest: aphids|rust|mildew|slugs|blight
severity, infestation/damage level: low|medium|high

about restaurant
order type/kind/channel, channel, service type/mode: dine_in|takeaway|delivery|drive_thru
status, state, order/item status/state [noun order ticket item]: served|preparing|ready|new|cancelled
status, state [noun table]: free|occupied|reserved|dirty
status, state [noun reservation booking]: seated|confirmed|no_show|cancelled|completed
course, course type: starter|main|dessert|side|drink
station, kitchen/prep station: grill|cold|fry|pastry|bar
section, area, zone, dining area: terrace|main room|bar|garden|private room
role: waiter|chef|bartender|host|manager
source, reservation/booking source: phone|website|walk-in|app
payment/tender type/method: card|cash|voucher|mobile
void/comp/discount/cancel/refund reason: wrong order|long wait|guest left|kitchen error|staff meal
modifier/option type/kind: add|remove|size|doneness|side
diet, dietary tag/label/type: vegetarian|vegan|gluten-free|halal
shift: lunch|dinner|breakfast
difficulty: easy|medium|hard
unit: g|ml|pcs|tbsp|cup
meal type: breakfast|lunch|dinner|snack
storage type/area: fridge|freezer|dry store|cellar

about hotel
room type/kind/class, ^type/kind [noun room]: single|double|twin|suite|family
status, room/housekeeping status/state, state [noun room housekeeping]: clean|dirty|inspected|out of order|occupied
status, reservation/booking status/state [noun reservation booking stay]: checked out|confirmed|checked in|cancelled|no show
source, channel, booking/reservation source/channel: direct|booking platform|phone|travel agent|corporate
board, meal plan, board basis/type: room only|breakfast|half board|full board
rate/price plan/type/code: BAR|Non-refundable|Corporate|Breakfast included|Weekly
guarantee/payment type/method, guarantee: credit card|deposit|company|cash
task/cleaning type/kind: stayover|departure|deep clean|turndown|inspection
guest type/kind/category, vip level/status, market segment: leisure|business|group|VIP
view, room view: sea|garden|city|courtyard
bed type/configuration: double|twin|king|single
cancel/cancellation policy/type, policy: flexible|moderate|non-refundable
reason, cancellation/maintenance/block reason: plans changed|illness|flight cancelled|found other hotel
priority: normal|high|urgent
charge/folio/posting type/category, department: room|restaurant|minibar|parking|spa|phone
purpose, stay/visit purpose: leisure|business|event
shift: morning|evening|night

about travel
cabin, class, cabin/fare/booking/travel/service class: economy|premium economy|business|first
status, flight/trip status/state [noun flight trip leg]: landed|scheduled|departed|delayed|cancelled
status [noun booking ticket]: ticketed|confirmed|cancelled|refunded
trip/ticket/journey type/kind, type [noun booking itinerary]: one-way|round-trip|multi-city
passenger type/kind: ADT|CHD|INF
delay reason/code/cause, reason [noun delay]: late inbound aircraft|weather|air traffic control|technical|crew
seat type/position, seat preference: window|aisle|middle
meal, meal code/preference/type: standard|vegetarian|vegan|kosher|gluten-free
document/travel+document type: passport|ID card|visa
crew/duty role/position, role: captain|first officer|purser|cabin crew
baggage/bag/luggage type/kind: checked|carry-on|oversize
special service, ssr code: WCHR|VGML|UMNR|PETC
direction: outbound|inbound|return
source, channel, booking channel/source: website|agency|app|call centre
purpose: leisure|business|family

about transit
mode, transport/route/vehicle mode/type: bus|tram|metro|train|ferry
direction, trip direction: outbound|inbound
status, state, trip/vehicle status/state: on_time|late|early|cancelled
day type, service/calendar day/type, schedule: weekday|saturday|sunday|holiday
fare/ticket/pass/rider type/class/category: adult|child|senior|student
cause, alert/delay/disruption cause/reason: technical problem|accident|weather|construction|staff shortage
effect, alert effect: DETOUR|SIGNIFICANT_DELAYS|REDUCED_SERVICE|NO_SERVICE
severity: INFO|WARNING|SEVERE
occupancy, occupancy status: MANY_SEATS_AVAILABLE|FEW_SEATS_AVAILABLE|STANDING_ROOM_ONLY|FULL
accessibility, wheelchair access/boarding: full|partial|none
pickup/drop+off/stop type/kind: regular|on request|none
payment/validation/media type/method: card|mobile|paper|cash
fuel, propulsion, energy type: diesel|electric|hybrid|hydrogen
`;
