/**
 * Words of tables and columns by subject: before the bar those that tell it nearly alone, behind it those that others have as well.
 * Finer than the areas of `domains.ts`: they say what a column `strategy` or `source` can hold.
 */
export const SUBJECT_WORDS: Readonly<Record<string, string>> = {
  devops:
    'pipeline deployment runner workflow commit repository rollout rollback artifact cluster pod namespace helm dockerfile | build step job environment release branch webhook secret stage conclusion registry agent container image log',
  registry: 'crate gem package registry yank tarball semver maintainer dependency checksum | version release owner keyword license',
  monitoring:
    'monitor uptime probe heartbeat incident alert metric threshold oncall escalation downtime postmortem severity dashboard | check outage component channel silence rotation maintenance latency service status rule',
  logging: 'syslog log trace span logger facility | level service host severity message environment',
  flags: 'variation rollout experiment featureflag toggle | flag segment sdk environment metric variant project trigger rule targeting audience',
  messaging: 'conversation chat reaction dm thread mention emoji presence channel | message attachment workspace member participant inbox room',
  mail: 'bounce dkim spf dmarc smtp mailbox suppression mta sender unsubscribe deliverability spam subaccount sending | message domain template webhook stream route complaint open click email ip pool',
  marketing:
    'campaign newsletter subscriber audience utm adset creative impression click conversion advertiser keyword landing | segment lead list email channel template broadcast',
  social: 'follower friendship feed like follow hashtag story timeline repost block mute toot federation | post comment profile user report notification media',
  forum: 'thread forum topic reply upvote downvote badge moderation karma moderator flair answer | post vote category user comment report tag board',
  cms: 'page post article slug author menu widget block theme revision taxonomy publish seo redirect blog content | category tag media comment layout template locale site section',
  analytics:
    'pageview visitor session referrer funnel cohort goal hit bounce browser utm heatmap | event path site property country device source campaign screen',
  auth: 'oauth saml sso scope grant token mfa totp webauthn realm idp credential login client refresh jwt passkey | session provider user role permission device identity factor',
  access: 'permission policy role grant acl privilege rbac principal | resource action effect subject user',
  billing:
    'subscription invoice plan coupon proration dunning payout refund charge price metered entitlement mrr trial seat | payment customer currency interval tax credit usage',
  commerce:
    'cart sku wishlist variant shipment coupon giftcard basket storefront fulfillment | product order customer inventory price discount return refund review category brand',
  crm: 'crm lead deal opportunity pipeline account prospect quota forecast | contact activity campaign stage company owner task note segment meeting',
  helpdesk: 'ticket helpdesk sla requester csat macro agent escalation canned queue | conversation article category priority channel inbox support group',
  projects: 'sprint backlog epic story board milestone kanban assignee burndown issue swimlane | task project label comment team column workspace due',
  wiki: 'wiki page revision space notebook knowledge backlink | article attachment comment editor document folder',
  files: 'folder upload bucket blob quota share drive sync trash thumbnail mime checksum storage | file version object device link download path',
  media: 'transcode codec bitrate rendition stream playback subtitle episode hls watch resolution library movie season | video track show media profile audio',
  music: 'album artist playlist track song genre label recording lyric release scrobble | medium library user queue format',
  photos: 'photo album exif lens aperture iso camera gallery face shutter focal | image asset tag library',
  geo: 'geometry layer tile waypoint latitude longitude poi basemap parcel raster projection srid geofence osm feature | map region boundary place route location grid',
  queue: 'job queue worker cron retry backoff enqueue dequeue scheduler workflow | task attempt payload run schedule lock execution batch',
  etl: 'dataset connector ingestion warehouse transform datasource lineage dag etl pipeline sync replication cdc | source destination table column run schema job load record stream model',
  ai: 'prompt completion model llm embedding token inference finetune agent chunk rag temperature conversation dataset evaluation | provider message tool run score vector knowledge',
  bi: 'dashboard chart report query datasource visualization metric widget measure dimension | filter schedule card database share collection alert',
  iot: 'iot device sensor telemetry firmware mqtt reading actuator lorawan provisioning | gateway alert command battery signal threshold event',
  smarthome: 'thermostat automation scene entity hvac lock zigbee homekit light home blind switch | device room sensor trigger user energy',
  dns: 'dns zone record nameserver registrar dnssec soa ttl whois | domain host ip registrant transfer contact',
  network:
    'vlan subnet prefix interface switch router firewall dhcp lease radius vrf rack ipam ssid bgp circuit nas | device port cable address host site tunnel',
  voip: 'voip extension trunk sip pbx ivr voicemail dialplan cdr did hunt codec | call queue agent ring user recording',
  backup: 'backup snapshot restore retention repository dedup archive recovery vault replica | job policy target schedule host volume',
  security:
    'vulnerability cve scan finding exploit asset cvss remediation threat malware ioc siem endpoint quarantine | alert rule severity incident host agent scanner risk',
  crawler: 'crawl crawler url fetch robot sitemap warc seed scrape frontier link anchor | page domain depth content response job host',
  search: 'index query synonym ranking facet stopword document relevance | click result field suggestion search',
  survey: 'survey question answer respondent questionnaire choice form response submission | section option page field quota',
  esign: 'signature signer envelope signing signatory esign notary submitter | document template recipient field audit certificate contract',
  learning:
    'course lesson quiz enrollment module learner assignment certificate lecture curriculum syllabus grade student teacher | section attempt question progress instructor exam submission class term attendance',
  gaming:
    'player match quest guild loot character weapon leaderboard achievement lobby inventory npc spell rank matchmaking | level item season score skill team session',
  medical:
    'patient encounter diagnosis prescription medication ward admission physician allergy clinician immunization vital radiology triage | appointment lab order procedure referral insurance visit observation specimen discharge',
  vet: 'vet pet breed species patient microchip veterinarian vaccination neutered owner kennel animal veterinary | appointment visit treatment weight surgery consultation vaccine hospitalization prescription lab',
  fitness:
    'fitness workout exercise rep athlete training running cadence pace heartrate lap gym swim ride | set session goal weight plan body sleep recovery zone',
  sport:
    'match league fixture season tournament referee standing stadium goal lineup squad club coach | team player score round venue competition transfer injury',
  farming:
    'crop field harvest farm herd livestock irrigation paddock soil fertilizer seed cow milking greenhouse pesticide animal calving barn | yield season plot treatment feeding weather breed',
  restaurant: 'menu dish reservation recipe ingredient kitchen table waiter course modifier | order item allergen shift bill tip station',
  hotel: 'room reservation guest folio housekeeping night rateplan hotel occupancy amenity stay | booking rate channel property bed board payment',
  travel: 'flight airport airline itinerary boarding passenger aircraft fare seat trip | booking ticket route gate leg crew station departure arrival',
  transit: 'stop route trip timetable vehicle bus tram headway platform depot line driver fare | schedule calendar station transfer shape',
  logistics:
    'shipment carrier freight consignment container manifest dispatch pallet incoterm parcel waybill hub courier delivery pickup | load leg driver vehicle route port stop tracking consignee shipper',
  warehouse:
    'bin wave putaway picking sku replenishment pallet dock warehouse receipt stock aisle slot lpn | zone location move task shipment count adjustment unit lot inventory',
  manufacturing:
    'workorder bom routing machine scrap workcenter oee production downtime lot nonconformance defect operation plant tooling mold | part batch shift order inspection quality line material operator',
  energy:
    'meter tariff feeder substation grid outage turbine inverter transformer kwh reading charger generation voltage solar | phase asset load consumption circuit contract site forecast market',
  finance:
    'ledger journal loan portfolio security trade posting instrument fund dividend settlement counterparty holding broker order coupon maturity collateral | account transaction balance currency payment position rate statement fee',
  accounting:
    'ledger journal voucher gl debit credit fiscal reconciliation accrual depreciation chart posting receivable payable vat | account period invoice bill payment entry tax asset',
  insurance:
    'claim policyholder premium underwriting peril adjuster coverage deductible insured beneficiary reinsurance broker endorsement | policy quote risk product vehicle property loss payment',
  property: 'lease tenant listing landlord unit apartment rent viewing mortgage property agent inspection | building maintenance payment contract owner offer',
  construction: 'rfi submittal punch subcontractor site drawing project contractor defect permit workface bim | inspection task trade safety crew bid',
  government:
    'permit citizen application council ordinance department parcel inspection license petition hearing resident ballot election voter | case fee payment appeal document officer service request',
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
  events: 'event ticket venue attendee speaker session sponsor registration performer exhibitor booth conference schedule | order seat track room talk badge',
  religion: 'parish congregation sermon church baptism ministry sacrament pastor member tithe | service donation group attendance event family',
  space: 'mission satellite launch orbit spacecraft payload telemetry astronaut rocket pass | command crew instrument burn maneuver',
  telecom: 'subscriber sim msisdn cdr roaming tower cell imsi antenna tariff bundle carrier porting | plan usage site call recharge order line contract',
  vehicles: 'vehicle vin odometer rental fleet dealer garage mileage driver trip fuel registration car | booking service inspection maintenance part damage',
  advertising: 'placement bid campaign ad creative adgroup impression publisher advertiser | budget targeting click audience',
  bank: 'card loan atm branch iban overdraft kyc transfer beneficiary teller | account transaction customer payment statement limit',
  crypto: 'wallet token blockchain block contract nft address gas chain validator staking swap transaction | transfer network balance hash order',
};
