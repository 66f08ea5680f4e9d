import { dictionary } from '@seedbed/contract';
/**
 * Words of tables and columns by subject: before the bar those that are nearly sufficient, after it those that other subjects share. Finer
 * than the areas of `domains.ts`: they decide the values of a column like `strategy` or `source`.
 */
export const SUBJECT_WORDS: Readonly<Record<string, string>> = dictionary({
  devops:
    'deployment runner commit repository rollout rollback artifact cluster pod namespace helm dockerfile | build step job environment release branch webhook secret stage conclusion registry agent container image log pipeline workflow',
  images:
    'registry digest replication manifest vuln vulnerability oci quota retention immutable | repository tag scan image push pull label robot target insecure artifact layer',
  registry: 'crate gem registry yank tarball semver maintainer dependency checksum | package version release owner keyword license',
  monitoring:
    'monitor uptime probe heartbeat oncall escalation downtime postmortem snmp ipmi promql timeperiod flap | check outage component channel silence rotation maintenance latency service status rule incident alert metric threshold severity dashboard',
  logging: 'syslog log trace span logger facility | level service host severity message environment',
  flags: 'variation rollout experiment featureflag toggle | flag segment sdk environment metric variant project trigger rule targeting audience',
  messaging: 'conversation chat reaction dm thread mention emoji presence channel | message attachment workspace member participant inbox room',
  mail: 'bounce dkim spf dmarc smtp imap mailbox suppression mta sender unsubscribe deliverability spam subaccount sending | message domain template webhook stream route complaint open click email ip pool',
  marketing:
    'campaign newsletter subscriber audience utm adset creative impression click conversion advertiser keyword landing | segment lead list email channel template broadcast',
  social: 'follower friendship feed follow hashtag timeline repost toot federation | post comment profile user report notification media story like block mute',
  forum: 'thread forum upvote downvote moderation karma moderator flair | post vote category user comment report tag board answer badge topic reply',
  cms: 'page post article slug author menu widget block theme revision taxonomy publish seo redirect blog content | category tag media comment layout template locale site section',
  analytics:
    'pageview visitor session referrer funnel cohort goal hit bounce browser utm heatmap | event path site property country device source campaign screen',
  auth: 'oauth saml sso scope grant token mfa totp webauthn realm idp credential login client refresh jwt passkey | session provider user role permission device identity factor',
  access: 'acl privilege rbac principal | resource action effect subject user policy role permission grant',
  billing:
    'subscription invoice coupon proration dunning payout refund metered entitlement mrr | payment customer currency interval tax credit usage plan seat trial charge price',
  commerce:
    'cart sku wishlist shipment coupon giftcard storefront fulfillment | product order customer inventory price discount return refund review category brand variant basket',
  crm: 'crm lead deal opportunity pipeline account prospect quota forecast | contact activity campaign stage company owner task note segment meeting',
  helpdesk: 'helpdesk sla requester csat macro escalation canned queue | conversation article category priority channel inbox support group ticket agent',
  projects: 'sprint backlog epic kanban assignee burndown swimlane | task project label comment team column workspace due board story milestone issue',
  wiki: 'wiki page revision space notebook knowledge backlink | article attachment comment editor document folder',
  files: 'folder upload bucket blob quota share drive sync trash thumbnail mime checksum storage | file version object device link download path',
  media:
    'transcode codec bitrate rendition playback subtitle episode hls watch movie podcast enclosure transcript | video track show media profile audio resolution stream library season',
  music: 'album artist playlist track song genre label recording lyric release scrobble | medium library user queue format',
  photos: 'photo album exif lens aperture iso camera gallery face shutter focal | image asset tag library',
  geo: 'geometry tile waypoint latitude longitude poi basemap parcel raster projection srid geofence osm feature changeset gpx geocode quadkey zoom | map region boundary place route location grid layer',
  queue: 'queue worker cron retry backoff enqueue dequeue scheduler | task attempt payload run schedule lock execution batch workflow job',
  etl: 'dataset ingestion warehouse transform datasource lineage dag etl pipeline sync cdc | source destination table column run schema job load record stream model connector replication',
  ai: 'prompt model llm embedding token inference finetune rag temperature evaluation | provider message tool run score vector knowledge agent conversation dataset chunk completion',
  bi: 'dashboard chart datasource visualization widget dimension | filter schedule card database share collection alert metric report measure query',
  iot: 'iot device sensor telemetry firmware mqtt reading actuator lorawan provisioning lora eui uplink downlink otaa adr modbus multicast beacon | gateway alert command battery signal threshold event',
  smarthome: 'thermostat automation hvac zigbee homekit | device room sensor trigger user energy entity scene home light blind switch lock',
  dns: 'dns zone record nameserver registrar dnssec soa ttl whois | domain host ip registrant transfer contact',
  network:
    'vlan subnet prefix interface switch router firewall dhcp lease radius vrf rack ipam ssid bgp circuit nas | device port cable address host site tunnel',
  voip: 'voip extension trunk sip pbx ivr voicemail dialplan cdr did hunt codec dtmf rtp exten clid | call queue agent ring user recording',
  backup: 'backup snapshot restore retention dedup archive vault replica | job policy target schedule host volume repository recovery',
  security:
    'vulnerability cve scan finding exploit asset cvss remediation threat malware ioc siem endpoint quarantine | alert rule severity incident host agent scanner risk',
  crawler: 'crawl crawler url fetch robot sitemap warc seed scrape frontier link anchor | page domain depth content response job host',
  search: 'index query synonym ranking facet stopword document relevance | click result field suggestion search',
  survey: 'survey respondent questionnaire | section option page field quota form response question answer choice submission',
  esign: 'signature signer envelope signing signatory esign notary submitter | document template recipient field audit certificate contract',
  learning:
    'course lesson quiz enrollment learner assignment lecture curriculum syllabus student teacher | section attempt question progress instructor exam submission class term attendance module grade certificate',
  gaming:
    'player quest guild loot character weapon leaderboard achievement lobby npc spell rank matchmaking | level item season score skill team session match inventory',
  medical:
    'patient encounter diagnosis prescription medication ward admission physician allergy clinician immunization vital radiology triage | appointment lab order procedure referral insurance visit observation specimen discharge',
  vet: 'vet pet breed species patient microchip veterinarian vaccination neutered owner kennel animal veterinary | appointment visit treatment weight surgery consultation vaccine hospitalization prescription lab',
  fitness:
    'fitness workout exercise rep athlete training running cadence pace heartrate lap gym swim ride | set session goal weight plan body sleep recovery zone',
  sport:
    'match league fixture season tournament referee standing stadium goal lineup squad club coach | team player score round venue competition transfer injury',
  farming:
    'crop field harvest farm herd livestock irrigation paddock soil fertilizer seed cow milking greenhouse pesticide animal calving barn | yield season plot treatment feeding weather breed',
  restaurant: 'menu dish reservation recipe ingredient kitchen waiter | order item allergen shift bill tip station table course modifier',
  hotel: 'reservation guest folio housekeeping night rateplan hotel occupancy amenity | booking rate channel property bed board payment room stay',
  travel: 'flight airport airline itinerary boarding passenger aircraft fare | booking ticket route gate leg crew station departure arrival trip seat',
  transit: 'stop route trip timetable vehicle bus tram headway platform depot line driver fare | schedule calendar station transfer shape',
  logistics:
    'shipment carrier freight consignment container manifest dispatch pallet incoterm parcel waybill hub courier delivery pickup | load leg driver vehicle route port stop tracking consignee shipper',
  warehouse:
    'bin wave putaway picking sku replenishment pallet dock warehouse aisle lpn | zone location move task shipment count adjustment unit lot inventory slot stock receipt',
  manufacturing:
    'workorder bom routing scrap workcenter oee downtime nonconformance tooling mold | part batch shift order inspection quality line material operator machine operation plant production lot defect',
  energy:
    'meter tariff feeder substation grid turbine inverter transformer kwh reading generation solar | phase asset load consumption circuit contract site forecast market charger voltage outage charger',
  finance:
    'ledger journal loan portfolio posting fund dividend settlement counterparty coupon maturity collateral | account transaction balance currency payment position rate statement fee order security trade broker instrument holding',
  accounting:
    'ledger journal voucher gl debit credit fiscal reconciliation accrual depreciation chart posting receivable payable vat | account period invoice bill payment entry tax asset',
  insurance:
    'claim policyholder premium underwriting peril adjuster deductible insured beneficiary reinsurance endorsement | policy quote risk product vehicle property loss payment coverage broker',
  property: 'lease tenant listing landlord unit apartment rent viewing mortgage property agent inspection | building maintenance payment contract owner offer',
  construction: 'rfi submittal punch subcontractor site drawing project contractor defect permit workface bim | inspection task trade safety crew bid',
  government:
    'citizen council ordinance petition resident ballot election voter | case fee payment appeal document officer service request permit application department parcel inspection license hearing',
  law: 'matter court hearing attorney docket plaintiff filing litigation deposition trial judge defendant | case client party document contract motion',
  hr: 'employee payroll leave vacancy candidate timesheet shift salary appraisal onboarding attendance position interview | department job contract benefit absence review application offer skill',
  lab: 'specimen aliquot assay sample reagent freezer plate sequencing instrument study subject biobank protocol analyte | run result batch experiment consent test method variant site visit',
  genomics: 'chromosome gene variant allele genotype sequencing transcript genome exon | sample library assembly annotation strand reference',
  ecology: 'taxon species observation sighting habitat specimen occurrence transect nest survey plot genus | location observer count sample site photo record',
  weather: 'forecast station weather rainfall humidity precipitation wind observation temperature barometer | reading sensor alert site cloud',
  library: 'book loan borrower isbn copy catalog shelf patron hold librarian fine | author publisher branch member title edition reservation',
  museum:
    'artwork exhibition artifact curator accession collection provenance conservation object loan | artist gallery condition location movement donor item',
  charity: 'donation donor volunteer grant pledge beneficiary fundraiser appeal | campaign fund event program gift receipt case',
  events: 'attendee speaker sponsor registration performer exhibitor booth conference | order seat track room talk badge ticket session event schedule venue',
  religion: 'parish congregation sermon church baptism ministry sacrament pastor member tithe | service donation group attendance event family',
  space: 'satellite launch orbit spacecraft telemetry astronaut rocket | command crew instrument burn maneuver pass payload mission',
  telecom: 'subscriber sim msisdn cdr roaming tower imsi antenna tariff porting | plan usage site call recharge order line contract carrier cell bundle',
  vehicles: 'vehicle vin odometer rental fleet dealer garage mileage fuel car | booking service inspection maintenance part damage trip registration driver',
  advertising: 'placement bid campaign ad creative adgroup impression publisher advertiser | budget targeting click audience',
  bank: 'card loan atm branch iban overdraft kyc transfer beneficiary teller | account transaction customer payment statement limit',
  crypto: 'wallet blockchain block nft chain validator staking | transfer network balance hash order token contract transaction address gas swap',
});
