import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/** Catalogues of recorded music: releases, labels, works, instruments, and the lists of their kinds. */
const LISTS = String.raw`
release status name/type, release status, ^status | of release; in music; by barcode packaging; plus 8 = Official|Promotion|Bootleg|Withdrawn|Cancelled
release status name | in music; plus 14 = Official|Promotion|Bootleg|Pseudo-release|Withdrawn|Cancelled
release type name | in music; plus 14 = Album|Single|EP|Compilation|Live|Remix|Soundtrack|Demo
medium/media format name, release/medium/disc/record format, medium/record type name | in music; plus 14 = CD|Vinyl|Digital media|Cassette|DVD|12" vinyl|7" vinyl|SACD|MiniDisc|Shellac
series type name | in music; plus 14 = Release series|Tour|Festival|Catalogue|Award ceremony|Podcast|Residency|Recording series
work type name, composition/piece type/form | in music; plus 14 = Song|Symphony|Concerto|Opera|Aria|Cantata|Soundtrack|Musical|Sonata|Ballet
event type name | in music; plus 14 = Concert|Festival|Launch event|Award ceremony|Masterclass|Stage performance|Convention
instrument type name, instrument family/class/group | in music; plus 14 = String instrument|Wind instrument|Percussion instrument|Electronic instrument|Keyboard|Ensemble|Other instrument
label type name, label type | in music; plus 14 = Original production|Reissue production|Distributor|Publisher|Imprint|Holding|Manufacturer|Rights society
collection type name | in music; plus 14 = Releases|Artists|Events|Recordings|Works|Places|Wish list|Festivals
record label, ^label/imprint | not of key legend map tag; in music; plus 12 = Northern Line Records|Blue Parlour|Saltwater Music|Tin Roof Recordings|Harbour Light|Copper Fox Records|Low Tide|Glasshouse Recordings|Sunday Engine Music|Kestrel Records|Old Mill Recordings|Paper Boat
genre, genre/subgenre/style name, ^name | not of movie film show book novel game series example type; of genre subgenre style; in music; plus 14 = Rock|Jazz|Pop|Folk|Electronic|Hip-Hop|Classical|Indie|Soul|Ambient|Metal|Blues|Reggae|Country|Punk|Funk|Latin|Techno|House|Gospel|Disco|Ska|Opera|Swing
mood/emotion/feeling name = calm|energetic|melancholic|happy|dark|dreamy|romantic|aggressive|nostalgic|playful|tense|uplifting|mellow|lonely
disambiguation, disambiguation comment | in music; len<=255; plus 10 = UK rock band|live version|2011 remaster|the 1998 album|Swedish producer|deluxe edition|radio edit|jazz pianist|session in Berlin|promo|acoustic
^comment | of collection; plus 10 = Recommended by a friend|Favourite|Added in spring|To be sorted|Check the year|A gift|Rare|Second one of these
^comment | of art cover artwork sleeve; not of vote review note; not by user author; plus 10 = Front of the sleeve|Back, with track list|Scan, 600 dpi|Obi strip|Page 3 of the booklet|With sticker|Poster at the venue|Cropped
collection/playlist/mix name, ^name/title | of collection playlist mixtape; in music; plus 18 = Favourites|Sunday Listening|Road Trip|Wish List|Late Night|Festival 2025|Morning Coffee|First Pressings|Workout|Party Mix|Rainy Days|Best of 2025
tag name, tag, ^name | of tag; in music; plus 12 = rock|chillout|female vocals|80s|live|lo-fi|acoustic|instrumental|dance|folk|piano|summer|covers|protest|synth|party|ballad|choir|remix|vinyl
description | of instrument; not of type attribute; in music; plus 12 = Plucked string instrument.|Bowed, with four strings.|Small drum played with sticks.|Wooden flute from the Andes.|Keyboard with reeds.|Brass, with three valves.
changelog, change log/summary, edit summary | of annotation wiki page article; plus 10 = Fixed a typo|Added a source|Corrected the year|Removed a dead link|First version|Added the members|Shortened
setlist, set list | plus 10 = 1. Northbound 2. Paper Moon 3. Golden Hour|1. Lanterns 2. Gravity 3. Rooftop 4. Half Awake|1. First Snow 2. Slow Light 3. Blue Static|1. Old Friends 2. Circles 3. Neon Garden 4. Never Said|1. Stay a Minute 2. The Way Back
^number, track number/no | of track song; plus 12 = 1|2|3|4|5|6|7|8|9|10|A1|A2|B1|B2
^reason, change/edit/deletion reason | of edit change; by note editor; plus 14 = fixed a typo|removed a dead link|spam removed|personal remark|wrong entry linked|added a source
entity/source/target/object type 0/1 | of link relation relationship; plus 16 = artist|release|recording|work|label|place|event|area
description, note, remarks | of packaging; plus 10 = Plastic case with a booklet.|Folded card without plastic.|Printed inner sleeve.|Box with several discs.|Sold without a case.
^documentation, guideline, guidelines | of documentation; plus 10 = Use this where both are known to belong together.|Give the dates where they are known.|See the style guide before adding one.|Not for live versions; these have a kind of their own.|Add a source in the note.
`;

const RULES = String.raw`
release+group/album/record name/title | text | in music; plus 14 => media.albumTitle
catalog/catalogue number/no | text | of release label record album disc; in music; plus 12 => code.mask mask="AAA ###"
catalog/catalogue number/numbers | array | in music; plus 12 => array element={"kind":"code.mask","parameters":{"mask":"AAA ###"}} max=2
barcode/ean/upc | text | in music; plus 10 => commerce.ean
barcode/ean/upc | text | by part model variant product; not of parcel package pallet shipment; plus 10 => commerce.ean
edits/changes/reviews/updates pending, pending edits/changes/reviews/updates/edit/change | int | plus 4 => number.mostlyZero
label/imprint name/title | text | not of key legend map tag; in music; plus 14 => media.albumTitle
comment | text | not of note vote annotation review collection post edit image art photo change type; in music; len<=255; plus 10 => values values=["former name","not the film","since 1998","German variant","historic","annual","smaller one","in Berlin"] null=0.7
comment | text | of artist band musician performer; not of note vote annotation review collection post edit image art photo change type release; in music; len<=255; plus 14 => values values=["UK rock band","Swedish producer","jazz pianist","90s punk band","US rapper","choir from Riga","DJ from Berlin","soprano"] null=0.5
comment | text | of label imprint; not of note vote annotation review collection post edit image art photo change type release; in music; len<=255; plus 14 => values values=["UK house label","reissues only","imprint of a major","Berlin techno","not the publisher","1960s soul","Japanese"] null=0.5
comment | text | of release recording track album work song; not of note vote annotation review collection post edit image art photo change type; in music; len<=255; plus 12 => values values=["live version","2011 remaster","deluxe edition","radio edit","session in Berlin","promo","acoustic","instrumental","demo"] null=0.6
series name/title, ^name | text | of series; not of type attribute ordering example link; in music; plus 14 => media.workTitle
event name/title, ^name | text | of event; not of type attribute group organizer example statistic statistics; in music; plus 12 => template template="{{media.artistName}} at {{location.venueName}}"
disc, disc number/no/num, disk number/no, disc index | int | of track song album release recording music medium; plus 14 => values values=[1,2,3] weights=[86,11,3]
genre, music genre | text | of track song album artist playlist music; not of film movie book; plus 14 => values values=["Rock","Pop","Jazz","Electronic","Classical","Hip Hop","Folk","Metal","Blues","Country","Soul","Reggae"] weights=[24,20,10,10,8,8,6,5,4,3,1,1]
^title | text | of statistic statistics; by link date description; plus 16 => values values=["Move to new servers","Genre list introduced","Import of a large catalogue","Voting period shortened","Spam wave removed","Ten years online","New search","Schema change"]
description | text | of statistic statistics; by link date title; plus 16 => values values=["Explains the jump in the counts.","Many entries were merged on this day.","Old entries were removed by a script.","The site was read-only for a few hours.","New members joined after a press report."]
cardinality | int | of link relation relationship association; plus 6 => number.typical values=[0,1]
video, is video | bool | of recording track song sound; plus 6 => datatype.boolean probability=0.04
disc/cd id, discid | text | plus 6 => pattern regex="[A-Za-z0-9._]{27}-"
freedb/cddb id | text | plus 10 => string.hexadecimal length=8
iswc | text => code.mask mask=T-###.###.###-#
ha 1/2 | text => string.hexadecimal length=32
info/information/more+info url/link/uri | text | plus 8 => internet.url
authorization/auth code | text | by token scope redirect client refresh grant expires expire; plus 12 => string.alphanumeric length=24
last edit/event/message/revision/change sent/seen/read/processed | int | plus 6 => number.int min=1200 max=98000
price | num money | of track song; in music; plus 12 => commerce.price median=1 sigma=0.2
bytes, size | int | of track song recording; in music; plus 12 => number.measure mean=6800000 deviation=2100000 min=900000 max=24000000 fractionDigits=0
`;

/** The rules. */
export function discRules(): Rule[] {
  return [...readWordLists(LISTS), ...parseRules(RULES)];
}
