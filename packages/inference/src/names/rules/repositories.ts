/** What hosts of code, readers of feeds and followers of vehicles keep. */
export const repositoryRules = String.raw`
# Code and who may change it.
content, public/ssh/deploy/host key, key content/text/body | text | of public ssh deploy authorized host; by fingerprint; plus 14 => pattern regex="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[A-Za-z0-9+/]{43} (laptop|ci|deploy|work)@example\\.com"
content, gpg/pgp/armored key, key content/text/body | text | of gpg pgp; plus 16 => values values=["-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQINBGA7Lx0BEADQ4fVt2kq9\nW1bq0c7mZ3hTn8sYp5Rk=\n=9xKd\n-----END PGP PUBLIC KEY BLOCK-----","-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEZK3fQxYJKwYBBAHaRw8B\nAQdA7vJx2P0cLhTq5NwErb8=\n=Qm2a\n-----END PGP PUBLIC KEY BLOCK-----"]
gpg/pgp key id, primary key id, ^key id | text | of gpg pgp; plus 14 => pattern regex="[0-9A-F]{16}"
language | text | of language repository repo commit project codebase file snippet linguist; by commit repo repository byte sha; not by locale user subtitle audio name; plus 8 => values values=["Go","TypeScript","Python","Java","Shell","HTML","CSS","Dockerfile","Rust"] weights=[20,20,18,10,8,8,8,4,4]
merge base, base/head/before/after/old/new/merge/target/source commit/sha/revision, before, after | text | by commit sha branch merge ref; plus 10 => git.commitSha
diff/compare view style/mode, diff style | text | plus 10 => values values=["unified","split"] weights=[62,38]
last four/eight, token/key/card last four/eight, last 4/8 digit/digits/character/characters | text | of token key; plus 10 => pattern regex="[0-9a-f]{8}"
scope/scopes | text | of token; plus 10 => values values=["read:repository","read:user,write:repository","all","write:issue","read:repository,read:package","write:admin"]
remote/clone/mirror/upstream/push address/url, ^address | text | of mirror remote fork; plus 12 => pattern regex=https://git\.example\.(com|org)/(team|platform|infra)/(atlas-web|billing|api-gateway|docs|themes)\.git
agent/runner label/labels | text | plus 14 => values values=["ubuntu-latest","ubuntu-22.04,docker","self-hosted,linux","macos-latest","windows-latest","self-hosted,arm64"]
conflicted/changed/modified/affected/removed/added file/files list/names | text | plus 14 => values values=["src/app.ts","README.md, package.json","lib/auth/session.rb","internal/server/routes.go, go.mod","docs/setup.md"]
status check context/contexts, required status check/checks | json | plus 14 => json keys="[]=ci/build|ci/test|lint|security/scan|deploy/preview"
protected/unprotected file patterns/pattern/paths | text | plus 14 => values values=["*.lock","/.github/**","infra/**;*.tf","LICENSE","db/migrations/*"]
request content/body/headers, response content/body, delivery payload, payload content | text | of hook webhook delivery task request; not of message mail email chat; plus 12 => values values=["{\"action\":\"opened\",\"number\":18}","{\"event\":\"push\",\"ref\":\"refs/heads/main\"}","{\"ok\":true}","{\"error\":\"timeout\"}","{\"action\":\"closed\",\"number\":204}"]
visibility | int | plus 6 => values values=[0,1,2] weights=[70,20,10]
passwd/password hash algo/algorithm/method, hash/hashing algorithm, passwd/password algo/algorithm | text | plus 8 => values values=["argon2","bcrypt","pbkdf2","scrypt"] weights=[46,34,14,6]
hash/checksum sha 512, sha 512, sha 512 sum/hash | text | plus 8 => string.hash algorithm=sha512
size/bytes | int | of blob artifact archive enclosure lfs package release asset language chunk object layer snapshot recording; by commit hash sha checksum mime md url digest language oid; plus 6 => number.logUniform min=20000 max=90000000
bing/google/mapbox/maps/map/geocoder/geocoding/weather/here/tile/tiles key | text | plus 10 => string.token length=39
# Feeds and what reads them.
etag/etag header, etag value | text | plus 10 => pattern regex="\"[0-9a-f]{16}\""
last modified, last modified header, if modified since | text | plus 8 => pattern regex="(Mon|Wed|Fri), (0[1-9]|1[0-9]|2[0-8]) (Jan|Mar|Jun|Sep|Nov) 2025 (0[6-9]|1[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9] GMT"
cookie/cookies, cookie header, set cookie | text | plus 6 => values values=["session=8f3a61c2e0b94d17","sid=s%3A1kq90vT2","session=5be1907cfa3342d0; theme=dark","token=eyJhbGciOi; lang=en"]
block/blocklist/keep/keeplist/deny/allow/ignore filter entry/title/url rule/rules, block/blocklist/keep/keeplist/filter/ignore/deny/allow rule/rules, block/keep filter entry rule/rules | text | of feed subscription user setting source category inbox; not of firewall network ip; plus 16 => values values=["(?i)sponsored|advertorial","(?i)\\bgiveaway\\b","EntryTitle=(?i)horoscope","(?i)podcast","EntryURL=/sport/","(?i)breaking news"]
url rewrite rule/rules, rewrite rule/rules | text | plus 14 => values values=["rewrite(\"^https://m\\.(.*)$\"|\"https://$1\")","add_dynamic_image","remove(\".ads, .newsletter\")","rewrite(\"^http:\"|\"https:\")","replace(\"/amp/\"|\"/\")"]
scraper/scraping/extraction/crawl rule/rules, scraper/content selector/selectors, css selector | text | plus 12 => values values=["article .content","main > article","div.post-body","#story p",".entry-content"]
font host/hosts, external font host/hosts, allowed/trusted/external host/hosts | text | plus 12 => values values=["fonts.example.com","cdn.example.net fonts.example.org","static.example.com","assets.example.org"]
playback rate/speed, media playback rate/speed, default playback rate/speed | num int text | plus 12 => number.typical values=[1,1.25,1.5,2,0.75]
sort/sorting/entry/list/default/display direction, sort order direction, order direction | text | of user setting preference view list feed report filter; plus 14 => values values=["asc","desc"] weights=[58,42]
^url | text | of enclosure; plus 12 => template template=https://media.example.com/{{string.nanoid}}.mp3
mime type, content type, ^type | text | of enclosure podcast episode recording audio voice; by url size duration length; plus 10 => values values=["audio/mpeg","audio/mp4","audio/ogg"] weights=[74,18,8]
mime type, content type | text | of icon favicon avatar image picture photo thumbnail logo cover artwork banner emoji; plus 10 => values values=["image/png","image/jpeg","image/webp","image/svg+xml","image/x-icon"] weights=[46,26,14,8,6]
topic, ntfy/push/mqtt/pubsub/notification topic | text | of integration notification setting push channel subscription; plus 10 => values values=["alerts-home","deploys","backups","team-updates","monitoring","orders-new"]
# Vehicles and people on the map.
area, geometry, ^shape, boundary, polygon, fence | text | of geofence fence zone region territory; not by city street; plus 14 => values values=["POLYGON ((13.3762 52.5104, 13.4081 52.5104, 13.4081 52.5311, 13.3762 52.5104))","POLYGON ((9.9731 53.5411, 10.0122 53.5411, 10.0122 53.5603, 9.9731 53.5411))","CIRCLE (48.1371 11.5754, 450)","POLYGON ((2.3312 48.8491, 2.3688 48.8491, 2.3688 48.8702, 2.3312 48.8491))","CIRCLE (51.5072 -0.1275, 800)"]
coordinate/coordinates/position/latlng format | text | plus 14 => values values=["dd","ddm","dms"] weights=[70,16,14]
map, map layer/style/type/provider | text | of user server setting device account dashboard config; plus 12 => values values=["osm","satellite","carto","terrain","hybrid"] weights=[46,22,16,10,6]
announcement, notice, banner text/message | text | not of tender auction property land; plus 8 => values values=["Scheduled maintenance on Saturday, 22:00 to 23:30.","The new reports are available for all teams.","Please update your contact details by Friday.","Office closed on Monday.","Sign-in with passkeys is now supported."]
notificator/notificators, notification/delivery/alert channel/channels/method/methods | text | of notification alert rule preference; plus 12 => values values=["web","mail","web,mail","sms","web,firebase","mail,sms"]
^status | text | of device tracker gateway sensor terminal agent node player screen kiosk; len<=16; plus 6 => values values=["online","offline","unknown"] weights=[68,26,6]
^attributes, extra attributes | text | len>999; plus 8 => json preset=metadata
poi/overlay/base layer, layer url/source | text | plus 12 => values values=["https://maps.example.com/layers/stations.kml","https://tiles.example.org/overlay/roads.geojson","https://maps.example.com/layers/depots.kml"]
`;
