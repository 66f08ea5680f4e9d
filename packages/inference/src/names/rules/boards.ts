const COLOUR = '((light_|dark_)?(blue|red|green|pink|brown|purple|grey)|black|white|yellow|orange|golden|striped|spotted)';
const THING =
  '(eyes|hair|dress|shirt|skirt|hat|ribbon|flower|sky|background|scarf|coat|gloves|shoes|jacket|bow|umbrella|wings|boots|cape|kimono|sweater|bag|book|lantern|bird|cat|fish|car|leaves|apron|necklace|socks)';
const WORN = '(dress|shirt|skirt|coat|jacket|kimono|sweater|cape|scarf|socks|gloves)';
const HELD = '(hat|flower|umbrella|bag|book|lantern|cat|fish|sword|cup|phone|fan|basket|guitar)';
const TAG = `${COLOUR}_${THING}|(long|short|torn|striped|floral|plaid|winter|school)_${WORN}|(holding|looking_at|reaching_for|sitting_by)_${HELD}`;
/** Those that most pictures have, by what they tell: a list that takes one of each kind has none twice. */
const WHO = '(1girl|1boy|2girls|couple|solo)';
const LOOK = '(long_hair|short_hair|blue_eyes|smile|hat|wings|umbrella|flower)';
const POSE = '(sitting|standing|walking|looking_at_viewer|sleeping|reading)';
const PLACE = '(city|tree|scenery|outdoors|water|beach|street|room)';
const SKY = '(night|sunset|rain|snow|cloud|sky)';
/** Any of them. */
const USUAL =
  '(1girl|solo|smile|long_hair|blue_eyes|sky|cloud|night|tree|cat|hat|flower|scenery|outdoors|rain|snow|looking_at_viewer|short_hair|umbrella|water|city|sunset|sitting|standing|wings)';
const ARTWORK = String.raw`https://(art|gallery|illust)[.]example[.](com|net|org)/(artworks|works|posts)/[1-9][0-9]{6,8}`;

/** Boards where pictures are posted, tagged and noted: their tags, pools, wikis, and where the pictures come from. */
export const boards = String.raw`
^name | text | of tag; in board; plus 30 => pattern regex=${TAG}
antecedent/consequent name | text | in board; plus 30 => pattern regex=${TAG}
tag string, tags | text | of post; in board; plus 30 => pattern regex=${WHO}[ ]${LOOK}[ ]${POSE}[ ]${PLACE}([ ]${SKY})?
blacklisted/favorite/hidden/muted tags | text | in board; plus 30 => pattern regex=${PLACE}([ ]${LOOK})?|${SKY}([ ]${WHO})?
tags, added/removed/old/new/blacklisted/favorite tags, other names, words | array | of post tag wiki request upload; in board; plus 30 => array element={"kind":"pattern","parameters":{"regex":"${USUAL}"}} max=4
other/alternative names, aliases | array | of artist; in board; plus 34 => array element={"kind":"pattern","parameters":{"regex":"(aki|haru|kumo|mori|sora|yuki|tama|neko|kaze|hoshi|umi)(no|maru|ya|chi|shiro|ko|suke)(_(art|works|draws|sketch|[0-9]{2}))?"}} max=3
words | array | of tag; in board; plus 34 => array element={"kind":"values","parameters":{"values":["blue","hair","long","red","dress","white","eyes","holding","hat","sky","school","cat","green","flower"]}} min=1 max=3
duration | num | of media asset upload post; in board; plus 24 => number.lognormal median=24 sigma=0.9 fractionDigits=2 null=0.84
labels | array | of search; in board; plus 30 => array element={"kind":"values","parameters":{"values":["landscapes","cats","wallpapers","night","sketches","favourites","to_sort"]}} max=2
^title | text | of wiki; in board; plus 30 => pattern regex=${TAG}
^body | text | of wiki; in board; plus 30 => pattern regex=(A[ ]piece[ ]of[ ]clothing|A[ ]kind[ ]of[ ]plant|A[ ]pose[ ]of[ ]the[ ]whole[ ]figure|The[ ]colour[ ]of[ ]the[ ]eyes[ ]or[ ]hair|Something[ ]held[ ]in[ ]one[ ]hand|An[ ]animal[ ]that[ ]is[ ]seen[ ]in[ ]full|A[ ]place[ ]out[ ]of[ ]doors)[.][ ](Use[ ]for[ ]pictures[ ]in[ ]which[ ]it[ ]is[ ]clearly[ ]seen|Do[ ]not[ ]tag[ ]it[ ]where[ ]it[ ]is[ ]only[ ]mentioned|Not[ ]to[ ]be[ ]used[ ]for[ ]drawings[ ]of[ ]logos|See[ ]the[ ]list[ ]of[ ]related[ ]tags[ ]below|Combine[ ]it[ ]with[ ]the[ ]tag[ ]of[ ]its[ ]colour)[.]
body | text | of wiki page; plus 6 => pattern regex=(This[ ]page[ ]lists|This[ ]article[ ]explains|Here[ ]is[ ]collected|This[ ]page[ ]describes)[ ](the[ ]rules[ ]for[ ]new[ ]pages|how[ ]terms[ ]are[ ]used|what[ ]editors[ ]agreed[ ]on|the[ ]most[ ]common[ ]questions|how[ ]names[ ]are[ ]written)[.][ ](Please[ ]discuss[ ]larger[ ]changes[ ]first|Examples[ ]are[ ]at[ ]the[ ]end|Last[ ]checked[ ]this[ ]year|See[ ]also[ ]the[ ]talk[ ]page)[.]
^name | text | of user; by level; in board; plus 30 => internet.username
^level | int | of user; in board; plus 24 => values values=[20,30,10,31,32,35,40,50] weights=[62,14,6,6,5,2,3,2]
minimum/min level | int | in board; plus 24 => values values=[0,20,30,40] weights=[76,14,6,4]
^category | int | of tag; in board; plus 24 => values values=[0,4,1,3,5] weights=[62,18,10,7,3]
category id | int | of topic forum thread; plus 20 => number.int min=0 max=3
^site | int | of credential login account; plus 16 => number.code max=12
tag count | int | of post; in board; plus 30 => number.lognormal median=24 sigma=0.5 fractionDigits=0
tag count general | int | of post; in board; plus 40 => number.lognormal median=17 sigma=0.5 fractionDigits=0
tag count artist/copyright | int | of post; in board; plus 40 => number.typical values=[1,1,2,0]
tag count character | int | of post; in board; plus 40 => number.typical values=[1,0,2,3,4]
tag count meta | int | of post; in board; plus 40 => number.typical values=[1,2,0,3]
reaction id | int | of reaction; plus 16 => number.code max=12
^name | text | of artist; in board; plus 34 => pattern regex=(aki|haru|kumo|mori|sora|yuki|tama|neko|kaze|hoshi|umi|nagi|tori|mizu|ren|kiri)_?(no|maru|to|ya|ka|chi|shiro|ko|suke|ra|be|zu)(_(kei|rei|jun|mei|rin|sho|ao|yuu|to|an))?
group name | text | of artist; by other banned; plus 30 => values values=["Studio Kumo","circle nine","Blue Harbour","Paper Lantern","atelier 12","Night Tea","Kites Works","Team Orchard"] null=0.6
urls | array | of artist; in board; plus 30 => array element={"kind":"pattern","parameters":{"regex":"https://(art|gallery|illust)\\.example\\.(com|net|org)/users/[1-9][0-9]{4,7}"}} max=3
^url | text | of artist; in board; plus 30 => pattern regex=https://(art|gallery|illust)[.]example[.](com|net|org)/users/[1-9][0-9]{4,7}
^source, source/page/referer/referrer/original/replacement url | text | of post upload media replacement artwork; in board; plus 30 => pattern regex=${ARTWORK}
pixiv/artwork/external+artwork/illustration id | int | plus 16 => number.int min=1200000 max=128000000
original/translated title | text | of commentary artwork picture illustration; plus 30 => pattern regex=(Summer|Winter|Evening|Morning|Rainy|Quiet|Last|First|Blue|Red)[ ](garden|street|train|harbour|rain|snow|letter|concert|tea|sketch|walk|window)([ ](at[ ]night|in[ ]spring|before[ ]noon|by[ ]the[ ]sea))?
original/translated description | text | of commentary artwork picture illustration; plus 34 => values values=["Drawn for a birthday.","Sketch from last week, coloured today.","Commission, thank you!","My entry for the monthly theme.","First try with the new brushes.","A scene I had in mind for a while.","Cover of the new book.",""] weights=[16,18,14,14,12,12,8,6]
query, search query | text | of search; in board; plus 34 => pattern regex=(${WHO}|${LOOK}|${POSE}|cat|dog|bird)([ ](${PLACE}|-${SKY})|[ ]order:(score|favcount|rank)|[ ]rating:(g|s)|[ ]user:me)
link target | text | in board; plus 30 => pattern regex=${ARTWORK}
^title | text | of forum topic; in board; plus 34 => values values=["Bulk update requests","Introduce yourself","Site feedback","Notes do not load on large pictures","What counts as scenery?","Translation requests","Questions about the upload limit","Name of this plant?","Alias or implication?","Find the source of a picture","Rules for cropped pictures","Better thumbnails"]
^body | text | of forum; in board; plus 34 => values values=["I would keep both tags, they mean different things.","The wiki says it is for the whole figure only.","Can someone with more experience have a look?","Agreed, there are only twelve posts under the old name.","The source is gone, I found a copy elsewhere.","It works for me after clearing the cache.","Please link a few examples.","Done, thanks for the report."]
script | text | of bulk update request; in board; plus 30 => pattern regex=(create|remove)[ ](alias|implication)[ ]${COLOUR}_${THING}[ ]->[ ]${THING}
description | text | of pool; in board; plus 30 => values values=["Pages of one comic, in order.","All parts of the series.","Pictures of the monthly theme.","Sketches and finished versions.","Please keep the order of publication.","Only pictures by the same artist."] null=0.3
^message | text | of disapproval; plus 30 => values values=["Low resolution, a larger one exists.","Looks like a photo filter.","Anatomy is off in the left hand.","Not on topic.","Watermark over the whole picture.","Too dark to see anything."] null=0.4
^reason | text | of disapproval; in board; plus 30 => values values=["poor_quality","breaks_rules","disinterest"] weights=[46,22,32]
^reason | text | of alias implication; in board; plus 30 => values values=["Same thing, other spelling.","Plural of the same tag.","Old name of the character.","Every one of these is also one of those.","Misspelling.",""] weights=[22,16,12,24,12,10]
^status | text | of alias implication; in board; plus 30 => values values=["active","deleted","processing","retired"] weights=[78,14,3,5]
^title | text | of dmail message pm; in board; plus 30 => pattern regex=(About|Question[ ]about|Thanks[ ]for|Regarding|Your)[ ](the[ ]tags[ ]of[ ]your[ ]post|your[ ]last[ ]upload|post[ ][1-9][0-9]{3,6}|the[ ]alias[ ]request|your[ ]feedback|a[ ]name[ ]change|the[ ]wiki[ ]page)
^body | text | of dmail message pm; in board; plus 30 => values values=["Hi, could you add a source to the last upload?","Thanks for cleaning up the tags!","Your request has been approved.","Please have a look at the wiki before you tag those.","The post was deleted as a duplicate of an older one.","Is there a larger version of that picture?","Your name change request was approved."]
^message | text | of news; plus 16 => values values=["The site is read only on Sunday from 06:00 to 07:00.","The monthly theme is open until the 28th.","Searches by colour are back.","Uploads are limited while files are moved.","New rules for sources are in the wiki.","The winter contest has ended, see the forum."]
^body | text | of note notes; in board; plus 30 => values values=["Sign on the door: open daily","Title on the cover","Good morning!","Sound of rain","Where are we going?","Chapter two","It is cold today...","Label: green tea"]
^category | of feedback; by user creator; in board; plus 30 = positive|neutral|negative
file extension/ext, old/new/original file extension/ext | text | in board; plus 34 => values values=["jpg","png","webp","gif","mp4"] weights=[56,28,6,5,5]
# How long an announcement stands, or somebody stays out.
duration | span | of ban news announcement notice mute suspension; plus 20 => values values=["7 days","3 days","1 day","14 days","30 days","90 days","1 year"] weights=[26,24,16,12,12,6,4]
^action | text | of limit; by limited point points; plus 20 => values values=["login","posts:create","comments:create","uploads:create","dmails:create","password_reset"] weights=[22,22,20,16,10,10]
`;
