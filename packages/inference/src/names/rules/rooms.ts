const USER = String.raw`(@)(anna|marc|sam|rosa|ken|jo|priya|lena|tom|mia|noah|ines|omar|lee|nils|sofia|ivan|yuki|hugo|clara|felix|nadia|pavel|greta)([._](b|h|k|l|m|r|s|w))?[0-9]{0,2}:(example[.]org|matrix[.]example[.]com|chat[.]example[.]net)`;
const EVENT = 'string.token prefix=$ length=43';
const ROOM = String.raw`![A-Za-z]{9}:(example[.]org|matrix[.]example[.]com|chat[.]example[.]net)`;
const SERVER = String.raw`((matrix|chat|talk|hub|im)[.])?(ember|harbor|maple|river|opal|juniper|falcon|granite|tundra|willow|cobalt|lumen|orchard|prairie|quartz|summit|nimbus|pioneer|vertex|delta)(-(net|club|lab|cloud|forum|town))?[.]example`;
const WORKER = String.raw`master|(generic|sync|client|stream)_worker[1-4]|event_persister[1-3]|federation_(sender|reader)[1-2]`;
const PEOPLE = '@anna:example.org|@marc:example.org|@rosa_k:matrix.example.com|@sam12:chat.example.net|@priya:example.org';
const DEVICE = 'code.mask(mask=AAAAAAAAAA)';

/** Federated rooms: events, people, rooms and servers by the ids that a federation gives them, and the documents that go between servers. */
export const rooms = String.raw`
# Ids.
event id, redacts, relates to id, relates id, ^auth id, prev state, thread id | text | in chat; plus 30 => ${EVENT}
event ids | text | in chat; plus 30 => template template="[\"${'$'}{{string.nanoid}}{{string.nanoid}}A\"]"
user id/xid, sender, ^creator, first inviter, mxid | text | in chat; plus 30 => pattern regex=${USER}
# Few accounts are run by another, few files are locked away.
quarantined by, puppets/puppet user id | text | in chat; plus 34 => pattern regex=${USER} null=0.93
appservice id, application service id | text | of user; in chat; plus 34 => pattern regex=(irc|mail|sms|calendar|ticket|forum|news|radio)-(bridge|bot|gateway)(-[2-9])? null=0.93
user name | text | of push pusher rule; in chat; plus 30 => pattern regex=${USER}
^name | text | of user; by password guest; in chat; plus 30 => pattern regex=${USER}
user ids | text | in chat; plus 30 => pattern regex=\["${USER}"(,"${USER}")?\]
room id | text | in chat; plus 30 => pattern regex=${ROOM}
device id | text | in chat; plus 30 => pattern regex=([A-Z]{10})
instance name, writer name | text | in chat; plus 30 => pattern regex=${WORKER}
# Each of them once, in a table of all.
instance name | text | of map; in chat; plus 34 => pattern regex=(generic|sync|client|stream)_worker[1-9][0-9]?
server name, ^server, from server, id server, user server name, destination, origin, media origin, joined via | text | in chat; plus 30 => pattern regex=${SERVER}
# Only what is told of a member is told by a name; the name of a room has none.
state key | text | in chat; plus 30 => pattern regex=(${USER})?
avatar url, ^avatar | text | in chat; plus 24 => string.token prefix=mxc://example.org/ length=24 null=0.25
rule id | text | of push; in chat; plus 30 => pattern regex=global/override/[.]m[.]rule[.](master|suppress_notices|invite_for_me|member_event|is_user_mention|tombstone|reaction)|global/underride/[.]m[.]rule[.](call|room_one_to_one|message|encrypted)|global/content/(anna|marc|rosa|release|lunch|urgent|deploy)
receipt type | in chat; plus 24 = m.read|m.read.private|m.fully_read
txn id, transaction id | text | in chat; plus 30 => pattern regex=m17[0-9]{11}[.][0-9]{1,2}
appservice id, as id | text | in chat; plus 30 => pattern regex=(irc|mail|sms|calendar|ticket|forum|news|radio)-(bridge|bot|gateway)(-[2-9])?
network id | text | in chat; plus 30 => pattern regex=irc-(harbour|meadow|granite|lumen|delta)(-[1-9])?|forum-[a-z]{4}
lock key | text | in chat; plus 30 => pattern regex=${ROOM}
key id | text | of server signature; in chat; plus 30 => pattern regex=ed25519:a_[A-Za-z]{4}
key id | text | of one fallback; in chat; plus 32 => pattern regex=AAAA[A-Za-z0-9]{2}
key id | text | of cross; in chat; plus 34 => string.token prefix=ed25519: length=43
conn id, connection id | text | of sync sliding; in chat; plus 60 => pattern regex=(room-list|encryption|notifications|share-ext)-[0-9a-f]{6}
filter id | int | in chat; plus 20 => number.int min=0 max=30
# Places in the stream of events.
stream id, stream ordering | int | in chat; plus 30 => sequence start=18240
topological ordering, ^depth | int | in chat; plus 30 => number.lognormal median=210 sigma=1.1 fractionDigits=0
notif | int | of push action; in chat; plus 30 => number.typical values=[1,0]
highlight, unread | int | of push action; in chat; plus 30 => values values=[0,1] weights=[84,16]
# Rooms.
room name | in chat; plus 30 = General|Off-topic|Release planning|Book club|Gardening|Family|Server admins|Photography|Weekend hikes|Support|Announcements|Board games
^name | of room state; by topic alias; in chat; plus 30 = General|Off-topic|Release planning|Book club|Gardening|Family|Server admins|Photography|Weekend hikes|Support|Announcements|Board games
room version | in chat; plus 30 = 10|11|9|6|12|1
joined/joining members/users | int | of room channel group space; plus 20 => number.count median=14 sigma=1.4 zeroShare=0
left members/users | int | of room channel group space; plus 20 => number.count median=5 sigma=1.3 zeroShare=0.2
current state events | int | of room; plus 20 => number.count median=26 sigma=1 zeroShare=0
^type | of position; by instance stream; in chat; plus 30 = events|federation|to_device|receipts|presence|typing
^room type, room type | text | in chat; plus 60 => values values=["m.space","org.example.call"] weights=[88,12] null=0.8
^encryption | text | in chat; plus 30 => values values=["m.megolm.v1.aes-sha2"] null=0.4
history visibility | in chat; plus 24 = shared|invited|joined|world_readable
join rules/rule | in chat; plus 24 = invite|public|knock|restricted
^tag | of room; in chat; plus 24 = m.favourite|m.lowpriority|u.work|u.family|m.server_notice|u.reading
^state | of presence; in chat; plus 24 = online|offline|unavailable
status message/msg | text | of presence user profile member; plus 16 => values values=["Working from home","In a meeting","On holiday until Monday","Back in an hour","Do not disturb","At lunch","Reading","Travelling"] null=0.5
user type | text | of user; in chat; plus 24 => values values=["support","bot"] null=0.9
app id | text | of pusher; plus 30 => pattern regex=(org|im)[.]example[.](chat|messenger|rooms)[.](ios|android)([.](prod|beta))?
app display name | of pusher; plus 30 = Messenger (Android)|Messenger (iOS)|Email notifications|Chat for web|Chat beta
session type | of session; in chat; plus 30 = ui_auth|device_link|sso_login
stage type | in chat; plus 30 = m.login.password|m.login.dummy|m.login.terms|m.login.recaptcha|m.login.sso|m.login.email.identity
last check | text | in chat; plus 30 => pattern regex=17[0-9]{11}
update name | of background; by progress; plus 30 = populate_user_directory|rebuild_event_search|add_receipts_index|purge_old_device_keys|populate_room_stats|deduplicate_memberships|index_event_labels|backfill_thread_ids|drop_unused_tokens
depends on | text | of background; by progress; plus 30 => values values=["populate_room_stats","add_receipts_index","rebuild_event_search"] null=0.8
retry interval | int | of destination; by retry; plus 24 => number.typical values=[600000,1200000,2400000,4800000,86400000,0]
# How often a token was and may be used.
pending | int | of token; by completed; plus 12 => number.count median=1 sigma=0.5 zeroShare=0.7
completed | int | of token invite invitation code; by pending uses allowed; plus 16 => number.count median=4 sigma=1 zeroShare=0.3
uses/use allowed/permitted, allowed/permitted/allowable uses/use, usage/use+count limit, uses limit | int | plus 10 => number.typical values=[1,5,10,25,50,100] null=0.35
# What slows down those who send too much.
throttle, throttle ms/milliseconds | int | of throttle limit pusher sender notification; plus 12 => number.typical values=[600000,60000,3600000,1000,5000,86400000]
requests/messages/events/calls/queries/jobs/mails/actions/writes/reads per second/minute, rps, qps | int num | of limit limits ratelimit override quota throttle policy plan; plus 14 => number.typical values=[10,5,50,1,100,20]
burst, burst count/size/limit/capacity | int num | of limit limits ratelimit override quota throttle policy; plus 14 => number.typical values=[20,10,50,100,5,200]
^uri | text | of auth; by method session; in chat; plus 30 => values values=["/_matrix/client/v3/account/password","/_matrix/client/v3/delete_devices","/_matrix/client/v3/register","/_matrix/client/v3/keys/device_signing/upload","/_matrix/client/v3/account/3pid/add"]
description | of auth; by method session; in chat; plus 30 = register a new account|add a device signing key to your account|modify your account password|remove device(s) from your account|add a third-party identifier to your account
auth provider id, identity provider id, idp id | text | not by identity; plus 20 => values values=["oidc-google","oidc-github","saml","oidc","cas","oidc-keycloak"] weights=[34,24,16,12,6,8]
consent/terms/policy/privacy version, consent server notice sent | text | plus 20 => values values=["1.0","1.1","2.0","2024-05","2025-01"] weights=[30,22,28,10,10]
maximum/max lifetime | int | of retention; plus 20 => number.typical values=[2592000000,31536000000,7776000000]
url cache | text | of media; in chat; plus 30 => pattern regex=https://(www|news|blog)[.]example[.](com|org|net)/202[3-5]/(0[1-9]|1[0-2])/(city|garden|night|harbour|server|bicycle|soup|river|library|market)-(opens|returns|explained|guide|report|review) null=0.7
^url | text | of cache preview; by og etag response; plus 30 => pattern regex=https://(www|news|blog)[.]example[.](com|org|net)/202[3-5]/(0[1-9]|1[0-2])/(city|garden|night|harbour|server|bicycle|soup|river|library|market)-(opens|returns|explained|guide|report|review)
external id, external user id | text | of external identity federated; by auth provider; plus 24 => string.numeric length=21
vector | tsv | of user directory; plus 20 => pattern regex='(anna|marc|rosa|sam|priya|noah|lena|omar|yuki|ivan)':1A,3B[ ]'(example|matrix|chat)':4[ ]'(adams|bell|costa|diaz|evans|ford|gray|hill|ito|khan)':2A
vector | tsv | of event message; by sender; plus 20 => pattern regex='(lunch|meet|today|weekend|photo|train|server|updat)':2[ ]'(after|soon|tomorrow|station|link|thank)':4[ ]'(work|see|wait|call|read)':[67]
next link | text | plus 16 => values values=["https://chat.example.com/#/register","https://chat.example.com/#/settings","https://rooms.example.org/welcome","https://app.example.net/account/confirmed"] null=0.4
# Documents.
^json, event json | text json | of event; in chat; plus 30 => json keys="sender='${PEOPLE}' room_id='!kqWzTBnvRsXcLmPaYe:example.org|!hJdFgUoQwErTyVbNmZ:matrix.example.com' origin_server_ts=1735000000000..1766000000000 depth=12..4200 hashes{sha256=string.base64(length=43)} ( type=m.room.message content{msgtype=m.text|m.notice body=text.chat} ; type=m.room.message content{msgtype=m.text|m.emote body=text.chat} ; type=m.room.member state_key='${PEOPLE}' content{membership=join|leave|invite} ; type=m.room.topic content{topic='Plans and dates|Everything about the office|Help with the API'} )"
internal metadata | text json | of event federation; in chat; plus 30 => json keys="stream_ordering=18240..98000 device_id=${DEVICE}? token_id=100..9000? outlier=true? recheck_redaction=true?"
content | text json | of event delayed; in chat; plus 30 => json keys="( msgtype=m.text|m.notice body=text.chat ; msgtype='m.text' body=text.chat ; msgtype='m.text' body=text.chat ; msgtype='m.image' body=IMG_2041.jpg|garden.png|whiteboard.jpg url=string.token(prefix=mxc://example.org/,length=24) )"
content | text json | of report; in chat; plus 32 => json keys="reason=spam|harassment|illegal+content|off-topic score=-100|-50|-10|0"
content | text json | of account; in chat; plus 30 => values values=["{\"ignored_users\":{\"@spam:example.net\":{}}}","{\"theme\":\"dark\"}","{\"@marc:example.org\":[\"!kqWzTBnvRsXcLmPaYe:example.org\"]}","{\"enabled\":true}","{\"recent_emoji\":[[\"👍\",14],[\"🎉\",3]]}"]
content | text json | of room; by account; in chat; plus 40 => json keys="( event_id=string.token(prefix=$,length=43) ; event_id=string.token(prefix=$,length=43) ; tags{m.favourite{order=0.1|0.25|0.5}} ; unread=true|false )"
content | text json | of tag; in chat; plus 30 => json keys="order=0.1|0.25|0.5|0.75|0.9"
content, key json | text json | of device; by device; in chat; plus 28 => json keys="user_id='${PEOPLE}' device_id=${DEVICE} algorithms[]=m.olm.v1.curve25519-aes-sha2|m.megolm.v1.aes-sha2 keys{curve25519=string.base64(length=43) ed25519=string.base64(length=43)}"
key json | text json | of one; in chat; plus 32 => json keys="key=string.base64(length=43) signature=string.base64(length=86)"
key json | text json | of fallback; in chat; plus 34 => json keys="key=string.base64(length=43) fallback=true signature=string.base64(length=86)"
keydata, key data | text json | of signing; in chat; plus 30 => json keys="user_id='${PEOPLE}' ( usage[]=master ; usage[]=self_signing ; usage[]=user_signing ) keys{ed25519=string.base64(length=43)}"
session data | text json | of key; in chat; plus 30 => json keys="ephemeral=string.base64(length=43) ciphertext=string.base64(length=120) mac=string.base64(length=11)"
auth data | text json | of key; in chat; plus 30 => json keys="public_key=string.base64(length=43) signature=string.base64(length=86)"
device data | text json | of dehydrated device; in chat; plus 30 => json keys="algorithm=m.dehydration.v2|org.example.dehydration.v1 device_pickle=string.base64(length=120) nonce=string.base64(length=11)?"
message/messages json | text json | in chat; plus 30 => json keys="type=m.room_key|m.room.encrypted|m.room_key_request|m.secret.request sender='${PEOPLE}' content{algorithm=m.megolm.v1.aes-sha2|m.olm.v1.curve25519-aes-sha2 session_id=string.base64(length=43)}"
^data | text json | of pusher; in chat; plus 30 => json keys="url=https://push.example.com/_matrix/push/v1/notify|https://notify.example.org/_matrix/push/v1/notify format=event_id_only? brand=Messenger?"
^data | text json | of receipt; in chat; plus 30 => json keys="ts=1735000000000..1766000000000"
clientdict | text json | in chat; plus 30 => json keys="type=m.login.password|m.login.dummy|m.login.sso initial_device_display_name=Phone|Work+laptop|Firefox+on+Linux inhibit_login=false?"
serverdict | text json | in chat; plus 30 => json keys="request_user_id='${PEOPLE}'? registration_token=string.alphanumeric(length=16)?"
^value | text json | of session; in chat; plus 30 => json keys="user_id='${PEOPLE}' idp_id=oidc-google|saml|cas expires_at=1735000000000..1766000000000?"
^og | text json | plus 30 => values values=["{\"og:title\":\"Opening hours of the city library\",\"og:type\":\"website\",\"og:url\":\"https://www.example.com/library\"}","{\"og:title\":\"How to prune roses\",\"og:type\":\"article\",\"og:image\":\"https://images.example.org/roses.jpg\"}","{\"og:title\":\"Release notes 4.2\",\"og:description\":\"What is new and what is fixed.\"}","{\"og:title\":\"Trail map of the north ridge\",\"og:type\":\"article\"}"]
^result | text | of credential; by stage; plus 30 => values values=["true","\"@anna:example.org\"","\"@marc:example.org\""] weights=[60,24,16]
`;
