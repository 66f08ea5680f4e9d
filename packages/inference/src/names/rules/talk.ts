/** Where people talk: rooms that are federated, forums and their moderation, boards of pictures. */
export const talk = String.raw`
# Rooms, their events and who receives them.
# Of what is so in a room, and not said in it.
^type, event type | of state auth; in chat; plus 34 = m.room.member|m.room.name|m.room.power_levels|m.room.topic|m.room.create|m.room.join_rules|m.room.history_visibility|m.room.avatar|m.room.canonical_alias|m.room.encryption
^type, event type | of event state current; in chat; plus 14 = m.room.message|m.room.member|m.reaction|m.room.encrypted|m.room.name|m.room.topic
matrix user id/xid, matrix id/xid/handle | text | plus 14 => pattern regex=(@)(anna|marc|sam|rosa|ken|jo|priya|lena|tom|mia|noah|ines)[0-9]{0,2}:example[.](com|org|net)
relation type | in chat; plus 40 = m.annotation|m.thread|m.replace|m.reference
aggregation key | text | in chat; plus 12 => values values=["👍","❤️","😂","🎉","👀"] null=0.3
account data type | in chat; not of room; plus 14 = m.push_rules|m.direct|im.settings|m.ignored_user_list|m.secret_storage.default_key|org.example.theme|im.recent_emoji
account data type | of room; in chat; plus 14 = m.fully_read|m.tag|m.marked_unread|org.example.room_settings|im.draft
algorithm | of fallback one; in chat; plus 14 = signed_curve25519|curve25519
algorithm | of room; in chat; plus 14 = m.megolm_backup.v1.curve25519-aes-sha2|org.example.backup.v2
^algorithm | of key signing; not of hash password; plus 6 = ed25519|rsa|ecdsa|curve25519
signature | text | of key signing signature; by key; plus 14 => string.base64 length=64
keytype, key type | of signing; in chat; plus 14 = master|self_signing|user_signing
actions/action | text | of push rule; in chat; plus 16 => values values=["[\"notify\"]","[\"notify\",{\"set_tweak\":\"sound\",\"value\":\"default\"}]","[\"dont_notify\"]","[\"notify\",{\"set_tweak\":\"highlight\"}]"] weights=[44,28,16,12]
conditions/condition | text | of push; in chat; plus 16 => values values=["[{\"kind\":\"contains_display_name\"}]","[{\"kind\":\"room_member_count\",\"is\":\"2\"}]","[{\"kind\":\"event_match\",\"key\":\"type\",\"pattern\":\"m.room.message\"}]","[]"] weights=[34,28,24,14]
profile tag | plus 14 = mobile|desktop|tablet|web
^kind | of pusher; plus 14 = http|email
last success/failure | int | plus 6 => date.recent
stream name, ^stream | in chat; plus 12 = events|receipts|presence|typing|to_device|account_data|device_lists|push_rules|caches
operator | of stream change queue; in chat; plus 10 = enable|disable|add|delete|actions
destination | text | of destination; by retry failure; plus 10 => internet.domainName
^feature, feature name | text | of experimental feature flag; plus 12 => pattern regex=(new|beta|fast|smart)-(search|editor|sync|inbox|calls|threads|uploads|profile)
display name | text | of membership member participant; by avatar user; plus 14 => person.fullName
forgotten | int bool | plus 6 => datatype.boolean probability=0.04
federatable/deliverable, is federatable/deliverable | bool enum int | plus 6 => datatype.boolean probability=0.93
guest access | in chat; plus 12 = can_join|forbidden
room status | in chat; plus 12 = live|previously|initial
required state | text | in chat; plus 12 => values values=["[[\"m.room.name\",\"\"]]","[[\"m.room.member\",\"$LAZY\"]]","[[\"*\",\"*\"]]","[[\"m.room.topic\",\"\"],[\"m.room.avatar\",\"\"]]"]
lock name | text | of lock; plus 12 => pattern regex=(purge|send|sync|import|update|clean)_(old_|new_|stale_|user_|room_)?(history|receipts|rooms|uploads|stats|sessions|events|caches|media)
unrecognized/unknown/extra keys/key | text | plus 12 => values values=["[\"age\"]","[\"org.example.flag\"]","[\"prev_content\",\"age\"]","[\"origin\"]"] null=0.9
keys/key | array | of cache; plus 10 => array element={"kind":"template","parameters":{"template":"user:{{number.int}}"}} min=1 max=2
^reason | of rejection; in chat; plus 20 = auth_error|soft_failed|not_in_room|bad_signature
url cache | text | plus 10 => internet.url null=0.7
device display name, ^display name | of device pusher; by user; plus 16 = Phone|Work laptop|Firefox on Linux|Tablet|Desktop app|Chrome on Windows|Safari on macOS
^state | of service appservice; len<=6; plus 12 = up|down
# A letter that locks the table to one row.
^lock/singleton | text | ; len<=1; plus 6 => constant value=X
delay | int | of delayed event message; plus 8 => number.typical values=[5000,30000,60000,1000,3600000,300000]
matrix id, matrix user id, mxid | text | plus 12 => pattern regex=@(anna|ben|carla|david|elif|frank|grace|hugo|ines|jonas)(_(b|k|m|s|t|w))?[1-9][0-9]{0,2}:(example\.com|example\.org|chat\.example\.net)
^key | of search; by vector sender; plus 14 = content.body|content.name|content.topic
^fields/field | json | of profile user account; plus 18 => json keys="display_name=person.fullName pronouns=she/her|he/him|they/them? timezone about=text.tagline?"
ids, user/event/post/item/order/product/member/room/message ids | text | plus 8 => json keys="[]=string.ulid"
^code | text | of language; by name; not by native translation text; len<=5; plus 16 => distinct generator={"kind":"values","parameters":{"values":["en","de","fr","es","it","pt","nl","sv","da","nb","fi","pl","cs","sk","hu","ro","bg","el","tr","ru","uk","ar","he","fa","hi","bn","ta","te","th","vi","id","ms","ja","ko","zh","sr","hr","sl","et","lv","lt","ga","cy","eu","ca","gl","is","sq","mk","ka","hy","az","kk","uz","mn","ne","si","my","km","lo","sw","am","yo","zu","af"]}}
# Forums, communities and those who look after them.
slur filter regex, word filter regex, filter regex | plus 20 = (?i)spam|[0-9]{3,}|^buy now|(?i)free money|(?i)casino
sidebar | text | of site community forum; plus 14 => values values=["Be kind, search before you post.","New here? Say hello in the welcome thread.","Questions and answers, no advertising.","Photos are welcome, please name the place.","Rules: stay on topic, cite your sources.","One topic a thread. No memes before Friday.","Looking for moderators, write to us.","Wiki and reading list are linked above.","English and German are welcome."] null=0.3
received/received+a ban at, became moderator at | stamp | plus 10 => date.event after=@created null=0.92
ap id, apub id, activitypub/activity+pub id, actor apub/ap id | text | plus 12 => pattern regex=https://(social|forum|news|talk)\.example\.(com|org|net)/(post|comment|u|c|activities)/[1-9][0-9]{3,6}
users/user active day, active users day | int | plus 14 => number.lognormal median=14 sigma=1
users/user active week, active users week | int | plus 14 => number.lognormal median=45 sigma=1
users/user active month, active users month | int | plus 14 => number.lognormal median=90 sigma=1
users/user active half+year/year, active users half+year/year | int | plus 14 => number.lognormal median=240 sigma=1
community name, original community name | by title subscribers subscriber sidebar post original; plus 12 = technology|photography|cooking|gardening|linux|movies|science|books|hiking|boardgames|gaming|music
^name | of site; by sidebar inbox; plus 16 = Riverside Forum|The Reading Room|Open Garden|Tech Corner|Harbour Talk|Science Square
category | of emoji sticker; plus 14 = Reactions|Animals|Food|Flags|Memes|Hearts
shortcode, short code | text | of emoji sticker reaction; plus 14 => pattern regex=(happy|sad|party|dancing|angry|sleepy|cool|shy|flying|tiny)_(cat|dog|parrot|frog|fox|panda|duck|owl|bear|robot|ghost|penguin)(_(wave|dance|cry|laugh|sleep|heart))?
^keyword | text | of emoji sticker; plus 14 => pattern regex=happy|sad|party|love|angry|sleepy|cool|laugh|cry|wave|dance|cat|dog|face|hands|heart|frog|fox|duck|bear|yes|no|thanks|hello|shrug|wow|clap|tired|hungry|rain|sun|tea|cake|rocket|ghost|robot|(happy|sad|party|angry|sleepy)[ ](cat|dog|frog|fox|duck|bear)
^keyword | text | of block filter mute; plus 14 => pattern regex=(movie|series|book|game|football|election|celebrity|crypto|diet|weather|stock|royal)[ ](spoilers|news|gossip|memes|rumors|drama|scandal|tips|giveaway|ads|results|quiz)
content type | of image photo picture thumbnail; plus 24 = image/jpeg|image/png|image/webp|image/gif
^software | of instance; by domain; plus 12 = lemmy|mastodon|pixelfed|peertube|friendica|wordpress
application/signup/registration question | plus 12 = Why do you want to join?|How did you find us?|Which communities interest you?|Have you read the rules?|Tell us a little about yourself.
^answer | of registration application; plus 14 = I moved here from another server and like the community.|A friend told me about this place.|I would like to share my photos and get advice.|Looking for people who like board games.|I read along for months and want to take part.|Found you by a link in a newsletter.|I run a small garden blog and have many questions.|Mostly here for the cycling group.|My old server closes in June.|I write about old maps and would like to meet others who do.
deny/denial/refusal reason | text | plus 10 => values values=["Application too short","Looks like a spam account","Advertising","Duplicate account","Underage"] null=0.8
^reason | of modlog; plus 14 = Spam|Off-topic|Harassment|Duplicate post|Advertising|Asked for by the author|Against rule 3|No source given|Insults|Posted in the wrong place|Link does not work|Vote manipulation
^conclusion | of report; by resolved resolver original; plus 12 = No rule was broken|Removed the message|Warned the author|Banned for a week|A duplicate of another report|Handled by the other side|Moved to the right place|Author has removed it|Locked the thread|Needs a second opinion|Report was misused|Removed with its replies
theme, default theme | of user profile preference site; plus 10 = light|dark|system|sepia|high-contrast
ban reason, ^reason | of ban; plus 22 = Spam|Harassment|Ban evasion|Offensive language|Vandalism|Repeated rule violations
appeal reason, ^reason | of appeal; by post comment; plus 22 = The rule does not apply to this post.|The source was added later.|Removed by mistake, please look again.|I have permission of the author.|The quality is fine at full size.
other/alternative/alternate names/name, aliases | array | of artist person author user creator actor; plus 8 => array element={"kind":"internet.username"} max=3
other/alternative/alternate names/name, aliases | array | of wiki page tag topic term; plus 8 => array element={"kind":"text.tag"} max=3
^tag/tags | text | of post; plus 24 => text.tags
original/translated/new/old description | text | plus 24 => text.description
link target | text | plus 10 => internet.url
^name | of favorite; plus 14 = Landscapes|Wallpapers|To read|Inspiration|Best of 2025|Cats|Night skies|Animation
^name | of pool; by post; plus 16 = Night city series|Summer comic|Four seasons|Travel diary|Character sheets|Monthly challenge|Cat cafe|Sky studies
category | of pool; by post; plus 16 = series|collection
file extension, image extension | by width; plus 12 = jpg|png|webp|gif|mp4|avif
antecedent/consequent name | text | plus 16 => text.tag
words/word | array | plus 10 => array element={"kind":"text.tag"} min=1 max=3
category | of feedback; plus 14 = positive|suggestion|neutral|bug report|negative
^body/text/comment | of feedback; not of product order shop review; by user category; plus 10 = Great eye for detail, thank you.|Please add sources to your posts.|Tags are careful and complete.|Be kinder in the comments.|Helped many newcomers this year.|Posted the same picture twice.
desired/original/old/new/previous/requested name | text | of change rename request; by desired original; plus 14 => internet.username
^description | of action log audit; by subject creator moderator actor; plus 12 = Locked the comments of post 4211|Changed the rating of post 1830|Banned a user for three days|Deleted comment 982|Restored a wiki page|Renamed a tag|Approved an upload|Deleted post 20417|Approved an alias request|Unbanned a user|Locked a wiki page|Moved a forum topic
^body/text | of note annotation; by width height; plus 14 = Sign on the door: open daily|Title on the cover|Good morning!|Sound of rain|Where are we going?|Chapter two
^source | text | of post artwork illustration upload; by rating md5 referer width status; plus 8 => internet.url null=0.2
^address | text | by medium; of threepid; plus 20 => pattern regex=(anna|ben|carla|david|elif|frank|grace|hugo|ines|jonas|lena|marc)[.](bell|ito|olsen|weber|rossi|khan|novak|silva)[1-9]?@example[.](com|org|net)
# What a job in a queue is sorted by.
labels/label/tags | array | of job task queue; by queue priority cron concurrency; plus 14 => array element={"kind":"values","parameters":{"values":["import","nightly","mail","eu","manual","retry","search","billing"]}} max=2
^query, search query | of saved; by label; plus 20 = landscape sunset|cat -dog|author:me status:open|order:score|night city|sketch|rating:general
^key | text | of limit throttle; by limited point points hits hit; plus 14 => pattern regex=(user|ip|token):[1-9][0-9]{1,5}
^code | text | of upgrade gift redeem redemption; plus 12 => pattern regex=([A-HJ-NP-Z2-9]{4})-([A-HJ-NP-Z2-9]{4})
comment/score threshold | int | of user account preference; plus 8 => number.typical values=[-8,0,-5,-1,-10]
content warning | text | plus 6 => values values=["violence, strong language","drug use","flashing lights","strong language","violence"] null=0.6
do not ... | bool | plus 6 => datatype.boolean probability=0.08
self billed/billing/hosted/service | bool | plus 10 => datatype.boolean probability=0.06
exclude/skip/ignore ... | bool | plus 1 => datatype.boolean probability=0.12
`;
