/** Names of things in offices, care, schools, travel, energy, news, freight; and of what builders of software see besides (notation: `named-things.ts`). */
export const namedInTrades = String.raw`
# Software again, and those who sell and support it.
team about software admin work sales support general hr = Platform|Payments|Growth|Mobile|Data|Customer Success|Design|Security|Infrastructure|Search|Onboarding|Sales EMEA|Field Marketing|Quality|Integrations
service about software devices = auth|billing|checkout|search|notifications|image-resizer|user-profile|reporting|gateway|recommendations|inventory|email-worker
backup about software = Nightly database|Weekly full|Hourly WAL|Media files|Config snapshots|Audit archive|Monthly offsite|Mail store|Git repositories|Pre-release snapshot
schedule, on call schedule about software = Platform primary|Platform secondary|Payments on-call|Weekend rota|Database on-call|Follow the sun|Support escalation|Release managers|Security response|Holiday cover
channel, notification channel about software admin support = #alerts|#deploys|#incidents|On-call pager|Ops mailing list|#builds|Security webhook|Status page|#support|Team SMS
webhook, incoming webhook, outgoing webhook about software admin work support sales general media = Jenkins builds|GitHub pushes|Order sync|Slack alerts|CRM updates|Billing events|Form responses|Deploy notifications|Data warehouse|Signup alerts
export, batch export about software admin general = Events to BigQuery|Orders to S3|Users to Snowflake|Nightly CSV|Invoices to accounting|Sessions to Redshift|Weekly backup|Leads to CRM|Full archive|Audit log to SIEM
funnel about software sales media general shop = Signup|Checkout|Onboarding|Trial to paid|Newsletter opt-in|Demo request|Add to cart|Mobile install|Invite a friend|Upgrade
trace/span about software = chat-completion|rag-query|summarize-ticket|classify-intent|GET /api/orders|POST /login|embed-documents|checkout|search|generate-title
overview about support software general work = My assigned tickets|Unassigned & open|Pending reminder|Escalated|Open tickets|My replaced tickets|Recently closed|Waiting for customer|All open by group
aspect about forum media general = Family|Friends|Work|Acquaintances|Neighbours|University|Book club|Football
stage about software = Build|Test|Lint|Deploy|Release|Security|Package|Integration|Publish
rule, automation rule/macro about support sales general work = Auto-assign new tickets|Tag VIP customers|Close after 7 days|Send satisfaction survey|Escalate urgent|Route billing questions|Notify on mention|Archive spam|Welcome reply|Weekend auto-reply
milestone about software work = v1.0|Public beta|Design freeze|Q3 goals|Mobile launch|v2.1|Migration complete|Security audit|Closed alpha|Code freeze
test suite, suite about software = Unit|Integration|End-to-end|Smoke|Regression|Accessibility|Performance|API contract|Visual|Security
menu item, navigation item about software media forum general = Home|Products|Pricing|Blog|Docs|Contact|Careers|Sign in|Support|About us|Changelog|Community
email list, mailing list about software sales support general = Product updates|Weekly digest|Beta testers|Press|Developers|Partners|Event invitations|Customers EU|Security notices|Alumni
pipeline about sales = Sales pipeline|Renewals|Partner deals|Enterprise|Inbound|Upsell|Small business|Public sector
lead source, ^source about sales = Website|Referral|Trade fair|Webinar|Cold call|Partner|Paid search|Newsletter|Social media|Existing customer
price book, price list = Standard 2025|Wholesale|Retail EU|Retail US|Partner|Education|Public sector|Distributor|Promotional|Key accounts
custom field, field about sales support software admin work = Contract end|Region|Preferred contact|Account tier|Renewal month|Number of seats|Industry|Tax ID|Source campaign|Priority|Cost centre|Language
view, saved view about sales support work = My open deals|Closing this month|Stale leads|New this week|Big accounts|Renewals Q3|No activity 30 days|Lost last quarter|My team|Overdue
tag about sales support = VIP|Renewal 2025|Partner|Prospect|Newsletter|Trial|At risk|Key account|Referral|Do not call|Event lead|Upsell
contract/agreement = Supply agreement 2025|Framework agreement|Maintenance contract|Power purchase agreement|Lease, north site|Service contract|Cleaning services|Software licences|Logistics services|Consulting agreement|Cooperation agreement|Insurance cover
theme/category, ticket category about support = Billing|Login|Bug|Feature request|Account|Delivery|Refund|How to|Integration|Performance
# Care.
diet about health = Regular|Low sodium|Diabetic|Soft|Gluten-free|Liquid|Vegetarian|Renal|High protein|Low fat|Nil by mouth|Lactose-free
equipment/device/instrument about health = Infusion pump|Defibrillator|ECG monitor|Ventilator|Ultrasound scanner|Wheelchair|Patient lift|Syringe pump|Blood pressure monitor|Hospital bed|Portable X-ray|Suction unit
vaccine about health = Influenza|Hepatitis B|MMR|Tetanus booster|HPV|Pneumococcal|Shingles|Varicella|Polio|Meningitis B|COVID-19 booster|Rabies
*vaccine disease, target disease = influenza|hepatitis B|measles|tetanus|HPV|pneumonia|shingles|varicella|polio|meningitis
policy about health school hr = Hand hygiene|Data protection|Visitors|Medication safety|Incident reporting|Code of conduct|Remote work|Travel and expenses|Clean desk|Infection control|Safeguarding|Whistleblowing
incident about health = Fall in bathroom|Wrong dose given|Missing patient label|Needle stick|Delayed lab result|Pressure ulcer|Allergic reaction|Equipment alarm failed|Late medication|Wrong diet served
operating room, theatre about health = OR 1|OR 2|OR 3|Hybrid OR|Day surgery A|Day surgery B|Cardiac theatre|Obstetric theatre|Endoscopy 1|Trauma theatre
program/programme about health = Cardiac rehab|Diabetes education|Smoking cessation|Antenatal course|Pain management|Back school|Weight loss|Memory clinic
# Schools.
department about school = Mathematics|Sciences|Languages|History|Physical Education|Music|Art and Design|Computer Science|Geography|Philosophy|Economics|Drama
club/society about school = Chess Club|Robotics|Drama Club|Debating Society|School Choir|Photography|Coding Club|Environmental Club|Book Club|Dance Crew|Astronomy|Student Newspaper
assignment/homework about school = Essay: The French Revolution|Lab report 3|Problem set 5|Book review|Group presentation|Map of Europe|Poetry analysis|Worksheet: fractions|Science fair project|Vocabulary unit 7|Term paper draft|Reading journal
term/terms/semester/trimester about school = Fall 2023|Spring 2024|Fall 2024|Spring 2025|Fall 2025|Spring 2026|Summer 2024|Summer 2025
scale, grading scale about school = Letter grades A-F|Percentage|Pass/fail|1-6|GPA 4.0|Points 0-15|Standards-based|Narrative
scholarship/award about school = Dean's List|Merit Scholarship|Alumni Fund Award|First Generation Grant|Women in Engineering|Athletics Scholarship|Need-based Grant|Science Prize|Music Bursary|Community Service Award
# Travel.
rate plan, rate about travel = Best flexible|Non-refundable|Breakfast included|Weekend special|Long stay|Corporate|Half board|Early bird|Members only|Romantic package
room type about travel = Standard Double|Deluxe King|Twin Room|Junior Suite|Family Room|Single|Sea View Double|Garden Suite|Penthouse|Dormitory, 6 beds
package/offer about travel = Romantic Weekend|Spa & Dine|City Break 3 Nights|Family Summer|Golf Package|Wine Tasting Tour|Ski Week|Honeymoon|Business Traveller|Christmas Market
tour/excursion/activity about travel = Old Town Walking Tour|Sunset Boat Trip|Wine Tasting in the Hills|Mountain Hike|Street Food Evening|Castle and Gardens|Bike Tour along the River|Whale Watching|Cooking Class|Ghost Walk|Market and Museums|Kayak to the Caves
treatment, spa treatment about travel = Swedish massage|Hot stone massage|Facial|Aromatherapy|Manicure|Body scrub|Foot reflexology|Couples massage|Mud wrap|Thai massage
tier, loyalty tier = Bronze|Silver|Gold|Platinum|Diamond
complaint about travel = Noise from the corridor|Room not ready|Cold shower|Air conditioning broken|Wrong room type|Overcharged minibar|Wi-Fi not working|Dirty towels|Slow breakfast service|Missing transfer
promotion about travel = Summer Escape|Stay 3 Pay 2|Early Bird 20 %|Winter Warmers|Kids Stay Free|Midweek Deal|Last Minute|Members' Week
# Energy.
plant, power plant about energy = Ridgeview Wind Farm|Harbour CHP|Lakeside Hydro|Sunfield Solar Park|Northmoor Gas Plant|Millbrook Biogas|Coastal Offshore 2|Eastfield Battery|Valley Geothermal|Pine Ridge Solar
substation about energy = Harbour 110 kV|Northgate|Millbrook|Eastfield 33 kV|Old Town|Riverside|Airport|Westbrook 110 kV|Industrial Park|Hilltop|Lakeside|University
feeder about energy ~ (North|South|East|West|Harbour|Airport|Old Town|Mill)-F[1-9]
array/string about energy = Roof south|Roof east|Roof west|Carport|Field A|Field B|Facade|Warehouse roof|Canopy 2|Field C
meter about energy devices property ~ (EM|WM|GM|HM)-[1-4][0-9]{3}
tariff about energy = Standard|Night rate|Dynamic hourly|Green 100|Heat pump|EV charging|Business flex|Time of use|Feed-in|Social
outage about energy = Storm damage, Millbrook|Cable fault on Harbour Street|Planned switching, Eastfield|Transformer failure, Old Town|Substation trip, Northgate|Tree on line, Valley Road|Digger hit cable|Flooded kiosk|Grid frequency event|Fuse blown, Mill Lane
forecast/model about energy = Day-ahead load|Solar yield, 15 min|Wind power 48 h|Peak demand|Weekly gas demand|Net load, region north|Price forecast|EV charging demand
work order about energy plant property devices construction general vehicles = Replace air filter|Inspect pump seal|Lubricate bearings|Repair door lock|Calibrate pressure sensor|Replace faulty meter|Clean cooling coil|Tighten terminals|Check emergency lighting|Replace drive belt|Test backup generator|Fix leaking valve
surcharge/fee about logistics finance general = Fuel surcharge|Peak season|Remote area|Oversize|Dangerous goods|Customs handling|Weekend delivery|Security fee|Currency adjustment|Storage
# Building sites.
project, construction project about construction = Riverside Apartments|School extension, Mill Lane|Harbour Office Tower|Library renovation|Bridge repair B12|Warehouse 7|Hospital wing C|Sports hall|Hillside Villas|Car park Northgate|Fire station 3|Town hall roof
change order about construction = Additional fire doors|Relocate stair 2|Upgrade glazing|Extra drainage|Delete canopy|Change floor finish|Add lift shaft|Revised foundations|Extra sockets, level 3|Sound insulation
# News and shows.
publication/magazine/newspaper about media = The Harbour Times|Northgate Weekly|City Review|The Morning Ledger|Coastline|Garden & Home|The Evening Post|Tech Quarterly|Valley News|The Science Letter
section about media = Politics|Business|Local|Sports|Culture|Opinion|Science|Travel|Food|Weekend
topic about media = Climate|Elections|Housing|Public transport|Artificial intelligence|Health care|Football|Local history|Energy prices|Migration|Cinema|Education
newsletter about media = Morning briefing|Weekend reads|The climate letter|Sports recap|Food & table|Local news at noon|Tech weekly|Opinion digest
podcast/show about media = The Daily Harbour|Behind the Headlines|Kitchen Stories|Science at Night|Small Town Secrets|The Money Hour|Booktalk|Long Distance|The Football Room|Voices
episode about media = The night the bridge closed|Why rents keep rising|A chef without a kitchen|Inside the lighthouse|What the rivers carry|Three votes short|The last video store|How to lose an election|Sleep, explained|The missing orchestra
layout about media software = Two columns|Full-width feature|Front page|Photo grid|Sidebar left|Long read|Live blog|Card list|Opinion page|Minimal
channel about media = World news|Cooking with Ana|Weekend sports|Local stories|Tech reviews|Live concerts|Kids' corner|Nature films|Talk show|City traffic
playlist about media = Morning focus|Road trip|Chill evenings|Workout mix|Best of 2025|Sunday jazz|Late night drive|Rainy day|New this week|Throwback hits
license about media museum = CC BY 4.0|CC BY-SA 4.0|All rights reserved|Editorial use only|Public domain|CC0|Royalty-free|Rights managed
# Freight and ships.
incoterm = Ex Works|Free Carrier|Free Alongside Ship|Free on Board|Cost and Freight|Cost, Insurance and Freight|Carriage Paid To|Delivered at Place|Delivered Duty Paid|Carriage and Insurance Paid To
service level = Standard|Express|Same day|Economy|Overnight|Two-day|Weekend|Freight|White glove|Pallet
terminal about logistics general = Container Terminal Altenwerder|North Sea Gateway|Pier 7|Ro-Ro Terminal East|Bulk Terminal 2|Cruise Terminal|Oil Jetty 4|Harbour Freight Terminal|Airport Cargo West|Rail Terminal South
hold/tank, cargo hold about logistics general ~ (Hold|Tank) [1-9][PSC]?
zone about logistics = Inbound|Outbound|Cold storage|High rack A|High rack B|Returns|Hazmat|Picking ground floor|Cross-dock|Packing
*unlocode/locode, un locode, port code = DEHAM|NLRTM|BEANR|SGSIN|CNSHA|USNYC|GBFXT|ESVLC|FRLEH|INNSA|AEJEA|BRSSZ
`;
