const HOST = String.raw`https://(social|forum|talk|town|lemmy)[.]example[.](com|org|net)`;
const GROUP = '(linux|gardening|cooking|cycling|photography|astronomy|homelab|birding|boardgames|coffee|hiking|askscience|woodworking|books)';
const TURN = '(_(help|talk|pics|memes|beginners|local|europe|news|weekly|swap|de|fr|uk|meta))?';
const PERSON = '(anna|marc|rosa|jonas|lena|ines|omar|kai|yuki|priya|noah|mia)(_[a-z])?[0-9]{0,2}';
const NUMBER = '[1-9][0-9]{3,6}';

/** Communities that are federated by ActivityPub: addresses of people, groups, posts and inboxes; ranks, and what is told of a community. */
export const fediverse = String.raw`
# Whatever has such an id is found by it.
ap id, apub id, actor id | text | of person user actor profile; plus 24 => pattern regex=${HOST}/u/${PERSON}
ap id, apub id, actor id | text | of community group; plus 24 => pattern regex=${HOST}/c/${GROUP}${TURN}
ap id, apub id | text | of multi feed; plus 26 => pattern regex=${HOST}/m/${GROUP}${TURN}
ap id, apub id | text | of tag; plus 26 => pattern regex=${HOST}/c/${GROUP}/tag/(solved|guide|question|news|photo|weekly|meta|event|project|help|review|recipe)(_[a-z]{2})?
ap id, apub id | text | of post thread topic; not of tag; plus 24 => pattern regex=${HOST}/post/${NUMBER}
ap id, apub id | text | of comment reply; plus 24 => pattern regex=${HOST}/comment/${NUMBER}
ap id, apub id | text | of message; plus 24 => pattern regex=${HOST}/private_message/${NUMBER}
ap id, apub id | text | of site instance; plus 24 => pattern regex=https://(social|forum|talk|town|lemmy)[.](harbor|ember|maple|river|opal|juniper|falcon|granite|willow)(-[0-9])?[.]example/
ap id, apub id, activity id | text | of activity; plus 24 => pattern regex=${HOST}/activities/(create|announce|like|follow|update|delete|undo)/[0-9a-f]{8}-[0-9a-f]{4}
follow activity id, activity id | text | plus 16 => pattern regex=${HOST}/activities/follow/[0-9a-f]{8}-[0-9a-f]{4}
actor apub id, actor ap id | text | plus 26 => pattern regex=${HOST}/(u/${PERSON}|c/${GROUP})
inbox url, outbox url | text | of person user actor profile; by ap apub follower public; plus 20 => pattern regex=${HOST}/u/${PERSON}/inbox
inbox url | text | of community group multi; by ap apub follower public; plus 22 => pattern regex=${HOST}/c/${GROUP}${TURN}/inbox
inbox url | text | of site instance; by ap apub public; plus 22 => pattern regex=https://(social|forum|talk|town|lemmy)[.](harbor|ember|maple|river|opal|juniper|falcon|granite|willow)([0-9]{1,2})?[.]example/inbox
shared inbox url, shared inbox | text | plus 20 => pattern regex=${HOST}/inbox
followers url | text | of community group; plus 20 => pattern regex=${HOST}/c/${GROUP}${TURN}/followers
followers url | text | of person user actor; plus 20 => pattern regex=${HOST}/u/${PERSON}/followers
following url | text | of person user actor; plus 20 => pattern regex=${HOST}/u/${PERSON}/following
following url | text | of community group feed multi; plus 20 => pattern regex=${HOST}/m/${GROUP}${TURN}/following
moderators url | text | plus 20 => pattern regex=${HOST}/c/${GROUP}${TURN}/moderators
featured url | text | of community group; plus 20 => pattern regex=${HOST}/c/${GROUP}${TURN}/featured
send inboxes, inboxes, inbox urls | array | plus 20 => array element={"kind":"pattern","parameters":{"regex":"${HOST}/(inbox|u/${PERSON}/inbox)"}} max=3
^data | json text | of activity; by actor ap apub; plus 24 => json keys="@context=https://www.w3.org/ns/activitystreams type=Create|Announce|Like|Update|Delete actor=https://social.example.org/u/anna|https://forum.example.com/u/marc4|https://talk.example.net/c/gardening object=https://social.example.org/comment/88213|https://forum.example.com/post/41207|https://talk.example.net/comment/9121 cc[]=https://talk.example.net/c/gardening/followers?"
oauth user id | text | plus 16 => string.numeric length=9
scopes, scope | text | of oauth oidc sso identity; by issuer endpoint claim; plus 24 => values values=["openid email","openid email profile","openid profile","read:user user:email"] weights=[44,34,12,10]
# Numbers of posts and comments.
# Nothing is controversial until both sides have voted; then the votes are raised to their balance.
controversy/controversial rank/score | num | plus 24 => values values=[0,1.26,1.414,1.442,1.495,1.587,1.644,1.732,2,2.378,2.774,3.162,3.737,4.472,6.31] weights=[70,2,3,2,2,2,2,3,4,2,2,2,2,1,1]
hot/scaled/trending/active rank, hot rank active | num | plus 20 => number.lognormal median=0.03 sigma=1.7 fractionDigits=4
post time range seconds, time range seconds, default post time range seconds | int | plus 24 => number.typical values=[86400,604800,2592000,21600,31536000,3600]
child/children/reply/replies/descendant/descendants count, count of children/replies | int | of comment post thread message topic log modlog reply; plus 20 => number.count median=2 sigma=0.9 zeroShare=0.62
users, user count | int | of site instance server; plus 16 => number.lognormal median=900 sigma=1.4 fractionDigits=0
posts, post count | int | of site instance server; plus 16 => number.lognormal median=5200 sigma=1.4 fractionDigits=0
comments, comment count | int | of site instance server; plus 16 => number.lognormal median=21000 sigma=1.4 fractionDigits=0
communities, community count | int | of site instance server; plus 16 => number.lognormal median=46 sigma=1 fractionDigits=0
# Few links lead to a film.
embed/embedded video url | text | plus 16 => template template=https://videos.example.com/{{string.nanoid}}.mp4 null=0.86
embed/embedded video width | int | plus 16 => number.typical values=[1920,1280,640,1080] null=0.86
embed/embedded video height | int | plus 16 => number.typical values=[1080,720,360,1920] null=0.86
# Who votes votes up, mostly.
is/vote/was upvote/upvoted/like/liked/positive/helpful, vote is upvote/like/positive, is vote up, upvote | bool | plus 10 => datatype.boolean probability=0.88
# A ban of which the row tells beside other things is a rare one.
ban/mute/suspension/block/silence/restriction/timeout expires/expire/expiry/expiration/until/end at/on/date, ban/mute/suspension/silence/restriction/timeout until/expires/expiry | stamp | not of ban mute suspension block restriction sanction penalty; plus 10 => date.expires after=@created null=0.92
# What is written for later is rare, and published by now.
scheduled publish/publication/publishing/unpublish/delete/deletion/removal/purge/archive/release time/at/date, scheduled publish/publication/deletion/removal/release time at | stamp | plus 10 => date.event after=@created null=0.93
alt text | text | of post image picture photo media upload; plus 16 => values values=["A heron at the edge of a pond","Bookshelf with a cat on top","Screenshot of a terminal","Map of the old town","A loaf of bread, cut open","Fog over a valley","Three keyboards on a desk","Chart of rainfall by month","A bicycle beside a canal","Night sky above a barn"] null=0.2
alt text | text | of emoji sticker; plus 24 => values values=["Thumbs up","A small ship","A dancing parrot","A face with wide eyes","Two hands clapping","A sleeping cat","A waving fox","A heart in two colours","A frog with a hat","A rocket","A cup of coffee","A face that laughs"]
content | text | of sql; plus 24 => values values=["CREATE SCHEMA r;","DROP SCHEMA IF EXISTS r CASCADE; CREATE SCHEMA r;","CREATE FUNCTION r.hot_rank(score int, age interval) RETURNS real LANGUAGE sql AS $$ SELECT score::real $$;"]
# People and groups.
^name | text | of person user account member; by display; not by username login handle first order; plus 16 => internet.username
^title | text | of community; by subscribers sidebar; plus 24 => values values=["Linux","Home cooking","Gardening","Cycling everywhere","Astronomy","Homelab","Birdwatching","Board games","Coffee","Photography","Ask science","Woodworking"]
community title, original community title | text | plus 24 => values values=["Linux","Home cooking","Gardening","Cycling everywhere","Astronomy","Homelab","Birdwatching","Board games","Coffee","Photography","Ask science","Woodworking"]
community summary, original community summary | text | plus 24 => values values=["Beginners welcome, no memes.","Questions, answers and failed experiments.","Local meetups for the north.","Everyone welcome, search first.","Show what you made this week.","News and long reads, links only.","Slow talk about old things.","Pictures with a story, no reposts.","Help for those who start out.","Run by three volunteers since 2023."] null=0.15
^summary | text | of community tag; by color; plus 24 => values values=["For questions that are answered quickly.","News from elsewhere, with a link.","Pictures of your own only.","For beginners.","Finished projects.","Off topic, but welcome."] null=0.2
^name, display name | text | of community tag; by color; plus 24 => values values=["Question","News","Discussion","Guide","Photo","Project","Help","Meta","Event","Solved","Weekly","Announcement"]
^summary, description | text | of site instance; by sidebar inbox; plus 24 => values values=["A general server for everyone in the region.","A small server for gardeners and cooks.","Run by volunteers, open to all.","Technology, calmly.","For readers and writers.","Invite only, family and friends."] null=0.15
^content | text | of tagline; plus 24 => values values=["Be kind, it is free.","The best thread is the next one.","Run by volunteers, fed by donations.","Tea first.","Now with fewer bugs.","Made of people."]
embed title, link/og/preview title | text | plus 20 => values values=["City opens new cycle bridge","How to prune roses in spring","Release 5.2 is out","The night sky in March","Ten quick soups for cold days","Old maps of the harbour found","A beginner's guide to home servers","Why swifts never land","Repair café opens on Saturday"] null=0.3
url content type, link content type | text | plus 20 => values values=["text/html; charset=utf-8","text/html","image/jpeg","image/png","video/mp4","application/pdf"] weights=[52,22,12,6,5,3]
^url, post url, link url, story url, original post url | text | of post submission story link bookmark report; by title embed nsfw original score community; plus 16 => pattern regex=https://(www|news|blog)[.]example[.](com|org|net)/202[3-5]/(0[1-9]|1[0-2])/(city|garden|night|harbour|server|bicycle|soup|river|library|market|school|museum)-(opens|returns|explained|guide|report|review|in-numbers|at-risk|rebuilt|for-beginners)
^link | text | of image picture thumbnail; by width content blurhash; plus 16 => image.url
^url | text | of blocklist blacklist blocklists denylist; plus 20 => pattern regex=https?://(cheap|free|best|fast|lucky|easy)-(pills|casino|loans|coins|prizes|watches|followers|tickets)([0-9]{1,3})?[.]example/((win|buy|join|go|offer)(/[a-z]{3,8})?)?
`;
