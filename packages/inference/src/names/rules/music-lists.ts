import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/**
 * Lists that a catalogue of music keeps by hand: what their entries mean, in the order of the entries; which attributes artists,
 * instruments or works have, and their values; what editors write.
 */
const LISTS = String.raw`
description | of art artwork cover; in music; noun type; plus 14 = Front of the packaging|Back of the packaging|A page of the booklet|The disc or cassette itself|The tray that holds the disc|The narrow side of the case|Paper band around the case|A folded poster that comes with it
description | of release; not of group status packaging attribute alias; in music; noun type; plus 14 = A collection of tracks meant to be heard as a whole|One or two songs with their B-sides|More than a single, less than an album|Collected from earlier releases|Recorded before an audience|New versions of known recordings|Music of a film, series or game|Recorded to show to labels
description | of group; not of attribute alias; in music; noun type; plus 14 = A collection of tracks meant to be heard as a whole|One or two songs with their B-sides|More than a single, less than an album|Collected from earlier releases|Recorded before an audience|Music of a film, series or game|New versions of known recordings|Made for radio or television
description | of alias; not of attribute; noun type; plus 14 = The name as it is used officially|Helps to find a common misspelling|A short form of the name|No longer in use|The name in another language
description | of area; in music; not of attribute alias; noun type; plus 14 = A sovereign country|First division of a country|Part of a state|A town or city|Part of a city|Land surrounded by water
description | of artist; in music; not of attribute alias; noun type; plus 14 = One person, under any name|Two or more who play together|A large ensemble of instruments|A large ensemble of voices|A fictional singer or band|Whatever fits nowhere else
description | of collection; in music; noun type; plus 14 = Releases that someone owns|Artists that someone follows|Concerts that someone went to|Recordings worth keeping|Works that someone plays|Places that someone visited|Releases that someone looks for|Festivals that someone went to
description | of collection playlist mixtape; in music; not of type; plus 12 = Everything I own on vinyl.|Songs for long drives.|Concerts I have been to.|Still looking for these.|Recommended by friends.|First pressings only.|For the radio show in March.|What we played at the wedding.
description | of event; in music; noun type; not of attribute alias; plus 14 = One or more sets on one evening|Several days or stages|Presents a new release|Prizes are given to artists|Lessons before an audience|A play, opera or ballet|A meeting of fans or collectors
description | of gender sex; plus 14 = Identifies as male|Identifies as female|Identifies as neither|None of the above|Nothing is known
description | of instrument; in music; noun type; not of attribute alias; plus 16 = Sound comes from strings|Sound comes from moving air|Struck, shaken or scraped|Needs electricity to sound|Played with keys|Several instruments as one|Fits none of the families
description | of label imprint; in music; noun type; not of attribute alias; plus 14 = Releases recordings of its own|Brings old recordings back|Brings releases to the shops|Looks after the rights of works|A name of another label|Owns other labels|Presses the discs|Collects for authors and performers
description | of link relation relationship; noun type; not of attribute; in music; plus 14 = The artist belongs to the group|Who plays on the recording|The smaller one of the larger|Takes material of another work|Where the recording was made|Who brought it out|Any other connection|Came after and took its place
description | of attribute; noun type; not of area artist event instrument label medium place recording release group series work; in music; plus 16 = In addition to the main credit|Appears as a guest|Contributed a small part|No longer so|Was there from the beginning|Which part is meant|When it happened|Position in a series|Of the first version|Only in part|Before an audience|Helped someone else|Led the work|For a short time|In another language|Together with someone
description | of medium media record disc release; noun format; in music; plus 14 = Optical disc of 12 cm|Record of any size|Files without a disc|Magnetic tape in a shell|Optical disc with sound or pictures|Long-playing record|Record with one song a side|Disc of high resolution|Small disc in a caddy|Record of 78 turns a minute
description | of place; in music; noun type; not of attribute alias; plus 14 = Music is played before an audience|Music is recorded|Large, mostly built for sports|In the open air|Keeps instruments or records|A house of another purpose|Church, temple or mosque|None of these
description, note, remarks | of packaging; plus 16 = Plastic case with a booklet.|Folded card with a plastic tray.|Printed sleeve of card.|Box with several discs.|Cover of two panels.|Sold without a case.|Tall case, as of films.
description | of release; noun status; in music; plus 16 = Released by the artist or the label|Given away, mostly to the press|Made without permission|Another spelling or language of the same release|Taken back after the release|Announced and never released
description | of ordering sorting; noun type mode; plus 14 = Sorted by the number|Sorted by hand|Oldest first|From A to Z
description | of series; in music; noun type; not of attribute alias ordering; plus 14 = Releases that belong together|Concerts of one journey|The same festival over the years|Numbered works of a composer|The same award over the years|Episodes of a show|Concerts at one place|Recordings that belong together
description | of work composition piece; in music; noun type; not of attribute alias; plus 14 = Words set to music|For orchestra, in movements|For soloists and orchestra|A drama that is sung|For one voice, out of an opera|For voices and instruments|Written for a film or game|A play with songs and dances|For one or two instruments|Written to be danced
attribute type description | of area; in music; plus 16 = Language that offices and schools use|Offset from universal time|People who live there, by the last census|What it was called before|Year in which it was founded|Prefix of its telephone numbers
attribute type description | of artist; in music; plus 16 = Range in which a singer sings|Name used on the stage|Instrument that is played most|Where and with whom the artist learned|How the artist signs|Country that the artist belongs to
attribute type description | of event; in music; plus 16 = How people get in, and what it costs|Youngest age that is let in|How many stages were played on|Who held the event|Whether there are seats, and which|Station that sent it live
attribute type description | of instrument; in music; plus 16 = Pitch to which the open strings or pipes are tuned|Lowest and highest note|What the body is made of|How many strings it has|Region that it comes from|How it is made to sound
attribute type description | of label; in music; plus 16 = Letters in front of its catalogue numbers|Company that brings its records to the shops|Who founded the label|Plant that presses its records|Number under which a rights society keeps it
attribute type description | of medium; in music; plus 16 = Colour of the disc|Weight of the pressing in grams|Turns a minute|Number cut into the run-out groove|How many were made of it
attribute type description | of place; in music; plus 16 = How many people it has room for|Year in which it opened|Who designed the building|How it sounds inside|How to get there and in|What the building was before
attribute type description | of recording; in music; plus 16 = Samples a second of the master|Bits in each sample|How many channels it has|Inches of tape a second|How often it was played until it was right|Which mix it is
attribute type description | of release; not of group; in music; plus 16 = How many copies were made|Which pressing it is|Award for the number sold|Colour of the disc or the case|Who mastered it, and how|What the sticker on the front says
attribute type description | of group; in music; plus 17 = Award for the number sold, in all editions|Highest place in a chart|Language in which it was first sung|Prize that it was given|How many versions there are of it
attribute type description | of series; in music; plus 16 = How often it takes place|How its parts are numbered|Who runs the series|Who pays for it|Year of the first edition
attribute type description | of work; in music; plus 16 = Key in which it is written|Number in the catalogue of the composer|Number under which a rights society keeps it|How fast it is played|How it is built|Which voices and instruments it needs|Beats in a bar
attribute type name | of area; in music; plus 14 = Official language|Time zone|Population|Former name|Founded|Dialing code
attribute type name | of artist; in music; plus 14 = Voice type|Stage name|Main instrument|Training|Signature|Nationality
attribute type name | of event; in music; plus 14 = Admission|Age limit|Number of stages|Organiser|Seating|Broadcast by
attribute type name | of instrument; in music; plus 14 = Tuning|Range|Material|Number of strings|Origin|Playing technique
attribute type name | of label; in music; plus 14 = Catalogue prefix|Distribution|Founder|Pressing plant|Rights society number
attribute type name | of medium; in music; plus 14 = Colour|Weight|Speed|Matrix number|Edition size
attribute type name | of place; in music; plus 14 = Capacity|Opening year|Architect|Acoustics|Access|Former use
attribute type name | of recording; in music; plus 14 = Sample rate|Bit depth|Channels|Tape speed|Number of takes|Mix
attribute type name | of release; not of group; in music; plus 14 = Edition size|Pressing|Certification|Colour|Mastering|Sticker
attribute type name | of group; in music; plus 15 = Certification|Chart position|Original language|Award|Number of versions
attribute type name | of series; in music; plus 14 = Interval|Numbering|Organiser|Sponsor|First edition
attribute type name | of work; in music; plus 14 = Key|Catalogue number|Rights society number|Tempo|Form|Scoring|Metre
credited as | of attribute; in music; plus 16 = lead guitar|backing vocals|Fender Rhodes|upright bass|hand claps|string arrangement|electric piano|drum kit|12-string guitar
last seen name, collection name | of collection subscribe; in music; plus 20 = Favourites|Sunday Listening|Road Trip|Wish List|Late Night|Festival 2025|Morning Coffee|First Pressings|Workout|Party Mix|Rainy Days|Best of 2025
^link phrase | in music; plus 12 = member of|wrote|part of|recorded at|parent of|based on|performed|cover of
reverse link phrase | in music; plus 14 = members|written by|parts|recordings made here|parent|basis of|performers|covered by
long link phrase | in music; plus 14 = is or was a member of|wrote the music of|is a part of|was recorded at|is the parent of|is based on|performed on|is a cover of
`;

/** What such attributes hold, and what that means: any of them as often as another. */
const HELD = String.raw`
description | of area; noun value; in music; plus 18 = Most of its people speak German|Founded in that year|Has two official languages|Lies at the border of another country|One hour ahead of universal time|Seat of the county's administration
description | of artist; noun value; in music; plus 18 = Highest voice of women and boys|Voice between tenor and bass|Plays with the left hand|Studied at a conservatory in Vienna|Not the name given at birth|Had no teacher|Lower voice of women
description | of event; noun value; in music; plus 18 = Held outdoors|No tickets were left|Nobody had to pay|Played on two stages at once|Every place has a seat|Nobody under 18 was let in
description | of instrument; noun value; in music; plus 18 = Has six strings|Sounds a tone below what is written|Body carved from maple|Blown through two reeds|Keyboard of five octaves|Strung with gut|Played with a bow
description | of label; noun value; in music; plus 18 = Sells nothing but records|Sold by post only|Presses its own records|Owned by one family|Brings out old recordings only
description | of medium; noun value; in music; plus 18 = Heavier than a usual record|Lets light through|Turns 45 times a minute|With a picture under the grooves|Holds a track that no list names|Turns 33 1/3 times a minute
description | of place; noun value; in music; plus 18 = Room for 800 people|Services were held there before|No concerts from December to February|There are no seats|First concert in that year|Very little echo
description | of recording; noun value; in music; plus 18 = Sampled 96 000 times a second|24 bits in each sample|One channel|Played once, without cuts|Mixed down to tape|Two channels|Five channels and one for the bass
description | of release; not of group; noun value; in music; plus 18 = Record of 180 grams|Each copy has its number|Signed by the artist|With a paper band around the spine|Pressed again after the first ones sold out|No more than 300 were made|Cut at half the usual speed
description | of group; noun value; in music; plus 19 = Sold enough there for gold|Fourth in the British charts|Sold enough for platinum|Sung in French throughout|Came out in two versions|Brought out again in that year
description | of series; noun value; in music; plus 18 = Every second year|Held each November|Each part bears a number|The last one was in that year|Once a year|Only for those who were invited
description | of work; noun value; in music; plus 18 = Major key on C|Minor key on A|Number in the order of publication|Number in the catalogue of Bach's works|Four quarters in a bar|Needs two pianos|Fast and lively|Number in the catalogue of Mozart's works|Minor key on D
area attribute text, value | of area; noun attribute value; in music; plus 18 = German-speaking|founded 1842|bilingual|border region|UTC+1|capital of the county
artist attribute text, value | of artist; noun attribute value; in music; plus 18 = soprano|baritone|left-handed|trained in Vienna|stage name|self-taught|alto
event attribute text, value | of event; noun attribute value; in music; plus 18 = open air|sold out|free admission|two stages|seated|18 and over
instrument attribute text, value | of instrument; noun attribute value; in music; plus 18 = six strings|tuned in B flat|carved maple|double reed|61 keys|gut strings|played with a bow
label attribute text, value | of label; noun attribute value; in music; plus 18 = vinyl only|mail order|own pressing plant|family business|reissues only
medium attribute text, value | of medium; noun attribute value; in music; plus 18 = 180 g|translucent red|45 rpm|picture disc|hidden track|33 1/3 rpm
place attribute text, value | of place; noun attribute value; in music; plus 18 = 800 seats|former church|closed in winter|standing room only|opened in 1926|dry acoustics
recording attribute text, value | of recording; noun attribute value; in music; plus 18 = 96 kHz|24 bit|mono|one take|mixed on tape|stereo|5.1 surround
release attribute text, value | of release; noun attribute value; not of group; in music; plus 18 = 180 g vinyl|numbered copies|signed|obi strip|second pressing|300 copies|half-speed mastered
release+group attribute text, value | of group; noun attribute value; in music; plus 19 = gold in Germany|number 4 in the UK|platinum|sung in French|two versions|reissued in 2019
series attribute text, value | of series; noun attribute value; in music; plus 18 = every two years|in November|numbered|ended in 2012|annual|by invitation
work attribute text, value | of work; noun attribute value; in music; plus 18 = C major|A minor|op. 27|BWV 1041|4/4|for two pianos|Allegro|K. 331|D minor
text value, value | of link relation relationship; noun value; in music; plus 20 = no. 3|op. 27, no. 2|disc 2|movement 1|track 4|act II|second half|no. 12
`;

const RULES = String.raw`
artist count, number of artists | int | of credit; plus 8 => number.typical values=[1,2,3,4]
track count, number of tracks, tracks | int | of disc medium release toc album; in music; plus 10 => number.measure mean=12 deviation=4 min=1 max=32 fractionDigits=0
release count | int | of group artist label; in music; plus 10 => number.typical values=[1,2,3,4,6,9,14]
frequency | int | of language script; plus 14 => values values=[1,2,0] weights=[64,24,12]
iso number, numeric code | text | of script; plus 14 => values values=["215","220","200","160","125","315","352","501","502","413","287","240","230","325","346","340","430","355","356","145","348","330","350","320"]
quality | int | of edit release recording; in music; plus 12 => values values=[1,-1,0,2] weights=[60,22,8,10]
privs, privileges, flags | int | of editor user member; plus 8 => values values=[0,1,2,8,9,16,3,128] weights=[60,12,8,6,5,4,3,2]
label code | int | in music; plus 12 => number.int min=130 max=61000
ipi | text | plus 8 => pattern regex="00[0-9]{9}"
year | int | of format; in music; plus 12 => values values=[1983,1948,2003,1963,1996,1949,1999,1992,1895,1901]
mime type, content type | text | of image picture photo art artwork cover; plus 12 => values values=["image/jpeg","image/png","image/gif","application/pdf"] weights=[72,18,4,6]
suffix, extension, file extension | text | of image picture photo art artwork cover; plus 12 => values values=["jpg","png","gif","pdf"] weights=[72,18,4,6]
file size, size bytes | int | of image picture photo art artwork cover avatar; plus 10 => number.lognormal median=640000 sigma=0.9
thumb/thumbnail 250 file+size | int | plus 14 => number.lognormal median=14000 sigma=0.4
thumb/thumbnail 500 file+size | int | plus 14 => number.lognormal median=46000 sigma=0.4
thumb/thumbnail 1200 file+size | int | plus 14 => number.lognormal median=240000 sigma=0.4
no votes | int | by yes; plus 16 => number.lognormal median=2 sigma=0.7
examples/rows/items/entries/files deleted | int | plus 10 => number.mostlyZero
^name | text | of work composition; not of type attribute example link language; in music; plus 18 => media.songTitle
^min, minimum | int | of link relation; noun type; by max; plus 14 => values values=[0,1] weights=[80,20]
^max, maximum | int | of link relation; noun type; by min; plus 14 => constant value=1
scope | int | of token authorization grant; plus 8 => values values=[1,3,7,15,127,64] weights=[30,24,18,12,8,8]
^data | json | of deleted removed; in music; plus 16 => json keys="entity{id=number.int gid=string.uuid name=media.songTitle comment='live version|2011 remaster'?} reason=merged|empty|spam"
^data | json | of edit change revision; in music; plus 16 => json keys="entity{id=number.int name=media.songTitle} old{name=media.songTitle comment='live version|demo'?} new{name=media.songTitle comment='radio edit|remaster'?}"
`;

/** The rules. */
export function musicListRules(): Rule[] {
  return [...readWordLists(LISTS), ...readWordLists(HELD).map(evenly), ...parseRules(RULES)];
}

function evenly(rule: Rule): Rule {
  return { ...rule, parameters: { values: rule.parameters.values } };
}
