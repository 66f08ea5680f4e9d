/** What software keeps and moves: files, media, maps, jobs, data, models, charts, things in houses, pages of the web, games. */
export const data = String.raw`
about files
file/node/item/object/entry type/kind: file|folder|link
access, access/permission/share level/type/role, permission, role [noun share permission link collaborator]: view|edit|comment|owner
share/link/sharing type/scope/kind, scope, audience: anyone|user|group|organization
status, state, upload/scan/sync/processing status/state: ready|uploading|processing|failed|quarantined
storage class/tier/type, tier: standard|infrequent_access|archive
backend, provider, storage provider/backend/driver, driver: s3|local|gcs|azure
action, event, event/action type/kind [noun activity log audit event history change]: upload|download|rename|move|delete|share
conflict policy/mode/resolution, ^on conflict: rename|overwrite|keep_both
file category: document|image|video|audio|archive
source, origin: upload|sync|email|api|scan
hash/checksum algorithm/type: sha256|md5|crc32c
encryption, encryption type/mode: AES256|aws:kms|none
visibility, acl: private|public-read|team
reason, delete/restore/lock reason: user_deleted|retention_expired|duplicate|legal_hold|over_quota
direction, sync direction/mode: two_way|upload|download
rendition/preview type/size/kind: thumbnail|preview|original
retention policy: 30_days|1_year|7_years|forever

about media
media/item/title type/kind: movie|series|episode|short|live
codec, video codec: h264|hevc|av1|vp9
audio codec: aac|ac3|eac3|opus|flac
container, format, container format: mp4|mkv|ts|webm
resolution, quality, video quality/resolution: 1080p|2160p|720p|480p
stream/track type/kind: video|audio|subtitle
status, state, transcode/encoding/processing status/state [noun job transcode encode asset rendition upload]: ready|processing|queued|failed
event, playback event/state/status: play|pause|stop|seek|buffer|complete
device, device type/platform, platform, client: tv|ios|android|web|roku
protocol, delivery/streaming protocol: hls|dash|progressive
reason, transcode/failure/stop/buffer reason: container not supported|bitrate too high|video codec not supported|subtitle burn-in|network error
play/stream method/mode: direct_play|transcode|direct_stream
rating, content/age rating: PG-13|R|PG|TV-14|TV-MA
role, credit/person role/type/department: actor|director|writer|producer|composer
image/artwork/poster type/kind: poster|backdrop|logo|thumb
drm, drm type/system: widevine|fairplay|playready|none
hdr, dynamic range, hdr format/type: SDR|HDR10|Dolby Vision|HLG
subtitle/caption format/type: srt|vtt|ass|pgs
library/collection type/kind: movies|tvshows|music|photos
source, metadata/provider source, provider: tmdb|tvdb|local|imdb

about music
album/release type/kind: album|single|ep|compilation|live
format, audio/file/media format: flac|mp3|aac|ogg|vinyl|cd
medium, media type: CD|Vinyl|Digital Media|Cassette
role, artist/credit role/type: main|featured|producer|composer|remixer
status, release status: official|promotion|bootleg|pseudo-release
packaging: jewel case|digipak|cardboard sleeve|gatefold
visibility, privacy: public|private|collaborative
source, origin, play/scrobble source: playlist|album|radio|search|shuffle
quality, audio/stream quality: high|lossless|normal|low
event, action: play|skip|like|add_to_playlist|share
mode, scale: major|minor
key, musical key: C|G|D|A minor|E minor|F
version type: remix|acoustic|live|instrumental|radio edit
repeat mode, repeat: off|all|one
device/player type, player, client: phone|desktop|speaker|web

about photos
asset/media type/kind: image|video|live_photo|raw
orientation: landscape|portrait|square
visibility, privacy: private|public|shared|unlisted
metering mode: pattern|center-weighted|spot
exposure mode/program: auto|manual|aperture priority|shutter priority
white balance: auto|daylight|cloudy|tungsten|flash
flash, flash mode: off|on|auto|fill
source, upload/import source/origin: mobile|web|import|camera
color space/profile: sRGB|Display P3|Adobe RGB
license: All rights reserved|CC BY|CC BY-SA|CC0
status, state: ready|processing|archived|trashed
role, album/share role/permission: viewer|editor|owner
sort/order by, order: taken_at|uploaded_at|name
variant, derivative/size/rendition type/kind: thumbnail|preview|fullsize
scene/object/face type/class: person|beach|food|pet|sunset

about geo
geometry/geom/shape/feature type/kind, geom: Point|LineString|Polygon|MultiPolygon
layer type/kind, ^type/kind [noun layer]: vector|raster|tile|geojson|wms
source, data/geometry/location source/origin: osm|survey|gps|import|satellite
projection, crs: EPSG:4326|EPSG:3857|EPSG:25832
highway, road/way type/class: residential|primary|secondary|footway|cycleway|track
surface: asphalt|gravel|paving_stones|unpaved|concrete
landuse, land use/cover/type/class, land cover: residential|forest|farmland|industrial|grass
place/boundary/admin/region type/kind: city|town|village|county|state
accuracy, precision, location accuracy/type: rooftop|interpolated|approximate|street
amenity, poi type/category, category [noun poi place feature]: restaurant|parking|school|fuel|pharmacy
direction, way direction, ^oneway: both|forward|backward
east west indicator, ew indicator, longitude hemisphere/direction/indicator/ref: E|W
north south indicator, ns indicator, latitude hemisphere/direction/indicator/ref: N|S
hemisphere: N|S
fix/gps/position quality/type/status/mode, fix: 3D|2D|DGPS|none
travel/routing/transport mode/profile: driving|walking|cycling|transit
unit, distance unit: m|km|mi
status, state: active|draft|proposed|closed
style/symbol/marker type/kind: circle|line|fill|icon
event, geofence event/trigger: enter|exit|dwell

about queue
queue, queue name: default|mailers|low|critical|exports
job/task/step/node/activity type/kind: http_request|email|script|delay|condition
priority: normal|high|low
strategy, retry/backoff strategy/policy/type: exponential|linear|fixed|none
trigger, trigger type/kind/source, triggered by+type: schedule|manual|api|event
policy, overlap/concurrency/catchup/misfire policy: skip|allow|queue|cancel_other
reason, failure/cancel/error/dead reason: timeout|worker lost|max retries reached|cancelled by user|invalid payload
outcome, result: success|failure|timeout|skipped
schedule type/kind: cron|interval|once
event, event type/name [noun event history log]: started|completed|failed|retried|heartbeat
scope, lock scope/type/mode: job|queue|global
action, command: start|stop|retry|cancel|pause
worker/executor type/kind, executor: thread|process|container
unit, interval unit: minutes|hours|days

about etl
sync/load status/state: succeeded|running|failed|pending|cancelled
connector/source/destination/connection/datasource type/kind, connector: postgres|mysql|s3|salesforce|google_sheets|kafka
mode, sync/load/write/refresh/ingestion mode/strategy/type, strategy, load type: full_refresh|incremental|append|cdc
trigger, trigger type: schedule|manual|api|upstream
transformation/transform/step/node/task/operator type/kind: filter|join|aggregate|map|deduplicate
format, file/data/source format: parquet|csv|json|avro
compression: snappy|gzip|zstd|none
layer, zone, stage: raw|staging|mart|curated
materialization, materialized: view|table|incremental|ephemeral
test/check/rule type/kind: not_null|unique|accepted_values|freshness|row_count
severity: error|warn|info
result, outcome, check/test result/status: pass|fail|warn|skipped
data/column/field type/kind: string|integer|timestamp|boolean|decimal
frequency, schedule, cadence, refresh frequency: hourly|daily|every 15 minutes|weekly
operation, op, change/cdc operation/type: insert|update|delete|snapshot
conflict policy/action, schema/evolution policy/mode, ^on conflict: propagate|ignore|fail|pause
classification, sensitivity: internal|public|confidential|pii
environment: production|staging|development
reason, failure/error/reject reason: schema changed|authentication failed|type mismatch|timeout|null in key column
source, origin [noun record row load batch]: api|file_upload|database|stream

about ai
role, message/author role: user|assistant|system|tool
provider, llm/model provider/vendor: openai|anthropic|mistral|google|ollama
model, model name, llm [by prompt provider temperature context vendor token api completion message]: gpt-4o|claude-3-5-sonnet|gpt-4o-mini|mistral-large|llama-3.1-70b
finish/stop/completion reason: stop|length|tool_calls|content_filter
type, model type/kind/mode/category, mode [noun model]: chat|embedding|completion|rerank|image
source, origin, document/dataset/data source: upload|web|api|notion|github
indexing/processing/training status/state: completed|running|queued|failed
content/message/block/part/chunk/memory type/kind: text|image|tool_call|tool_result|file
tool type/kind, ^type/kind [noun tool]: function|retrieval|code_interpreter|web_search
strategy, chunking/retrieval/split/search strategy/method/mode/type: semantic|hybrid|keyword|fixed_size
metric, distance/similarity metric: cosine|l2|inner_product
evaluator/eval/score/scorer/grader type/kind, scorer: llm_judge|exact_match|human|heuristic
rating, feedback, feedback type/rating/value: thumbs_up|thumbs_down
reason, feedback/flag/rejection reason [noun feedback flag moderation]: incorrect|incomplete|unsafe|off-topic|too slow
category [noun moderation], moderation category: harassment|violence|self-harm|hate|sexual
split, dataset split: train|validation|test
visibility, access: private|team|public
task, task type/kind: classification|summarization|extraction|question_answering
environment: production|staging|development
level, trace/observation/log level: DEFAULT|WARNING|ERROR|DEBUG
observation/span/step/trace type/kind: GENERATION|SPAN|EVENT|TOOL
quantization, precision, dtype: fp16|int8|q4_K_M|bf16
unit: tokens|characters|images|seconds

about bi
chart/visualization/card/widget/panel/viz/display type/kind, display: bar|line|table|pie|number|map
filter/parameter type/kind: date_range|select|number|text
aggregation, aggregate, agg: sum|count|avg|distinct_count|max
frequency, refresh/schedule/delivery frequency/type, schedule: daily|weekly|hourly|monthly
format, export/delivery/file format: pdf|csv|xlsx|png
channel, delivery channel/method: email|slack|webhook
engine, database/datasource/connection engine/type/dialect: postgres|mysql|snowflake|bigquery|redshift
field/column/data/semantic/measure/dimension type/kind: number|string|date|boolean|category
role, permission, access level: viewer|editor|owner
query/data source/type, query type: native|builder|model
status, state, query/run/refresh status/state: success|failed|running|cached
visibility, access: private|team|public
operator: =|!=|>|<|between|contains
time grain/unit, granularity, grain: day|week|month|quarter|year
direction, sort direction/order, order: asc|desc
unit, format type: currency|percent|number|duration
axis: x|y|y2
palette, theme, color scheme: default|light|dark|colorblind

about iot
status, state, device/connection/connectivity status/state [noun device gateway sensor]: online|offline|inactive|error
type, device type/kind/class, ^type/kind [noun device]: sensor|gateway|actuator|meter|tracker
sensor type/kind: temperature|humidity|pressure|motion|co2
protocol, transport/transport+type, connectivity: mqtt|lorawan|coap|http|modbus
severity, alarm/alert severity: warning|critical|minor|major|indeterminate
status, alarm/alert status/state [noun alarm alert]: cleared|active|acknowledged
command/action type, action, command: reboot|update_firmware|set_config|read_sensor|toggle_relay
power source/supply/type/mode: battery|mains|solar|poe
quality, reading/data/value quality: good|uncertain|bad
source, reading/data source: device|gateway|manual|simulated
mode, operating/device mode: normal|sleep|maintenance|provisioning
reason, reboot/disconnect/failure/reset reason: keepalive timeout|low battery|firmware update|watchdog|power loss
channel, firmware channel/track: stable|beta|canary
provisioning/provision/credential type/method/strategy: access_token|x509|mqtt_basic|preprovisioned
unit: °C|%|hPa|ppm|V|W
operator, condition operator, comparison: >|<|=|>=|<=
aggregation: avg|min|max|sum|last
network, network type: lte-m|nb-iot|wifi|ethernet|lora
device/data/message direction, direction: uplink|downlink
region, lora/frequency region/plan/band: EU868|US915|AS923|AU915
activation, join/activation mode/type: OTAA|ABP
class, device class [noun device lorawan]: A|B|C
scope, attribute scope: CLIENT_SCOPE|SERVER_SCOPE|SHARED_SCOPE

about smarthome
mode, home/alarm mode: home|away|night|vacation
state [noun home]: occupied|vacant|away
state, device/connection state/status [noun device]: online|offline|unavailable
state, entity state [noun entity]: on|off|unavailable|21.5|open|idle
room type/kind, ^type/kind [noun room area]: living_room|bedroom|kitchen|bathroom|hallway|garage
floor level, floor: ground_floor|first_floor|basement|attic
device class/type/kind: light|switch|motion|temperature|door|plug|outlet
protocol, radio protocol: zigbee|zwave|wifi|matter|thread
connection, connection type: local|cloud|hub|bluetooth
power source: battery|mains|usb
domain [noun entity device service]: light|switch|sensor|climate|binary_sensor|cover
state class: measurement|total|total_increasing
entity category, category [noun entity]: config|diagnostic
unit, unit of measurement: °C|%|W|kWh|lx|hPa
disabled/hidden by: user|integration|config_entry
integration, platform [noun device entity integration]: hue|zha|mqtt|shelly|sonos|esphome
mode, run/automation/script mode [noun automation script]: single|restart|queued|parallel
trigger platform/type/kind, trigger: state|time|sun|device|zone
condition type/kind, condition: state|time|numeric_state|sun|zone
action type/kind, action [noun automation script scene]: turn_on|turn_off|notify|activate_scene|delay
category [noun automation script]: lighting|climate|security|presence|notification
result, last result, outcome [noun automation script run event trace]: success|failed|aborted
scene type/kind: lighting|media|climate|mixed
scope [noun scene automation]: room|floor|home
transition: none|fade|1s|3s
hvac mode/state, ^mode [noun thermostat climate]: heat|cool|auto|off|heat_cool
hvac action, action [noun thermostat climate]: heating|idle|cooling|off
fan mode/speed: auto|low|medium|high
preset, preset mode: home|away|eco|sleep|comfort
swing mode: off|vertical|horizontal|both
schedule type/kind: weekday|weekend|daily|vacation
lock state/status, ^state/status [noun lock]: locked|unlocked|jammed
access/unlock/lock method, method: keypad|app|fingerprint|key|nfc
lock type/kind: deadbolt|lever|padlock|mortise
event, lock/door event [noun lock door event]: locked|unlocked|jammed|failed_attempt
direction [noun energy reading meter]: import|export
tariff: peak|off_peak|standard
phase: L1|L2|L3
quality: measured|estimated
source: local|cloud|app|automation|manual
channel: push|email|sms
category [noun notification]: security|device|energy|automation|reminder
action [noun notification]: open_app|dismiss|unlock|snooze
role, access level: owner|adult|child|guest
presence: home|away|unknown
group type/kind: light|switch|cover|room
^name [noun scene]: Movie night|Good morning|Away|Dinner|Bedtime|Party|Reading|Relax

about crawler
status, state, fetch/crawl/page/url status/state: fetched|queued|failed|skipped|blocked
link type/kind/rel, rel: internal|external|nofollow|canonical
reason, skip/failure/exclusion/block reason: robots_txt|timeout|duplicate|not_html|too_deep
scope, crawl scope/type/mode: domain|subdomain|page|prefix|host
method, request/fetch method: GET|HEAD
discovery/discovered source/method/via, source: sitemap|link|seed|manual|feed
render/fetch mode/type/engine, mode, engine: http|browser|headless_chrome
frequency, change/crawl/recrawl frequency: daily|weekly|monthly|hourly
format, archive/output format: warc|html|pdf|screenshot|singlefile
scheme: https|http
selector type/kind: css|xpath|regex|json_path
trigger: schedule|manual|api|webhook
policy, robots policy, retry/redirect policy: obey|ignore|follow
resource/asset type/kind: document|script|stylesheet|image|font|xhr
issue/error/change type/kind: broken_link|missing_title|redirect_chain|duplicate_content|slow_page

about search
status, state [noun index]: ready|building|stale|failed
index/field/analyzer/filter type/kind: text|keyword|number|date|vector
synonym/match/query type/kind: one_way|two_way|placeholder
operator, default operator: AND|OR
source, query source, origin: search_box|autocomplete|api|voice
strategy, ranking/matching strategy, ranking: relevance|last|frequency|popularity
direction, sort direction: asc|desc
facet type/kind: checkbox|range|hierarchy
event, event/interaction type/kind: click|conversion|view

about gaming
status, state, match/game/lobby status/state [noun match game lobby session]: finished|in_progress|waiting|abandoned
mode, game/match/queue mode/type: ranked|casual|tournament|custom
platform: pc|playstation|xbox|switch|mobile
rank, tier, rank/league/skill tier/division: Silver|Gold|Bronze|Platinum|Diamond
region, server region: EU|NA|ASIA|SA
outcome, result, match result/outcome: win|loss|draw
role, player/team role: tank|healer|damage|support
class, character class: warrior|mage|rogue|ranger|priest
item type/kind: weapon|armor|consumable|material|quest
rarity, quality: common|uncommon|rare|epic|legendary
slot, equipment slot: head|chest|hands|legs|feet|weapon
quest/mission type/kind: main|side|daily|event
status, state, quest/mission/achievement status/state [noun quest mission achievement]: completed|in_progress|available|locked
reason, ban/report/kick/leave reason: cheating|toxicity|afk|disconnect|spam
transaction/currency/reward type/kind: gold|gems|tokens|xp
source, item/loot/acquisition source, origin: drop|quest|shop|craft|trade
event, event type/name: kill|death|level_up|item_pickup|match_start
difficulty: normal|hard|easy|nightmare
side, team side: red|blue
effect/damage type/kind, element: fire|ice|poison|physical|holy
action: attack|defend|move|use_item|trade
guild/clan role/rank: member|officer|leader
visibility, privacy: public|friends|private
currency: gold|gems|tokens

about crypto
network, chain, blockchain: ethereum|polygon|arbitrum|bitcoin|solana
status, state, transaction/transfer status/state: confirmed|pending|failed|dropped
transaction/transfer type/kind: transfer|swap|stake|mint|contract_call
standard, token standard/type: ERC-20|ERC-721|ERC-1155
direction: in|out
wallet/address type/kind: externally_owned|contract|multisig|custodial
side: buy|sell
layer: L1|L2
environment: mainnet|testnet
`;
