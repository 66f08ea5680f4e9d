/** Words of schemas without a rule, for splitting compounds: `thumbnailphotofilename`, `purchaseorderdetailid`. */
export const COMMON_WORDS: readonly string[] = `
able about access action actual add added after agency all allow also amount and annual any apply archive area arrival as asset assign assigned at audit auto away back bad bank
base basic before begin best between bid bill billing block board body book both box break budget build built bulk business buy by cache call can cancel capture card cargo cart case cash
cell chain change chart check child choice city claim class clean clear client close code collect color column come common company complete confirm contact contract control copy cost count
country course cover create credit cross current custom customer cut cycle data date day dead deal debit deep default delete delivery demand department depth detail device diff direct disk
display district do document domain door down draft drive driver drop due during each early edit effective email employee empty enable end energy engine enter entity entry equal error event
every exam exchange expense expire extra face fact factor fail family fast fee field file fill filter final find finish first fix fixed flag flat flow font food foot for force foreign form format
forward free from front full fund game gas gate general get gift give global goal good grade grand grant graph green gross ground group guest guide half hand handle hard has hash have head health
heat height help here hidden high hire history hit hold holder home host hotel hour house how human icon id idle if image in inbound income index info inner input inside install internal into
invoice is issue item job join journal jump just keep key kind label land language large last late lead leaf learn lease leave left legal length less letter level library license life light like
limit line link list live load loan local location lock log login long look loss lost low machine mail main make male manage manager map mark market master match material max may mean measure
media medical meeting member memo menu merge message meter method middle min minute missing mobile mode model module money month more most mother mount move movie much multi music name nature near
need net network new next nick night no node none normal not note notice number object of off offer office old on once one online only open option or order origin other our out outbound output
over own owner pack package page paid pair panel paper parent park part partner party pass past path patient pay payment peak peer pending people per percent period permit person phase phone photo
pick pin place plan plant play point policy pool pop port post power prefix present press previous price primary print prior priority private process product production profile profit program project
promo property provider public pull purchase push quality quantity query question queue quick quota quote range rank rate ratio raw reach read ready real reason receipt record recurring red reduce
reference refund region register reject release remark remote remove rent repair repeat reply report request require reserve reset resource response rest result retail retry return revenue review
reward right risk road role room root round route row rule run safe salary sale sales same sample save scale scan schedule school scope score scrap screen script search season seat second secret
section secure security segment select self sell send sensor sent sequence serial series server service session set setting setup share sheet shelf shift ship shipment shipping shop short show side
sign signal single site size skill skip slot small smart social software sold sort sound source space spare special speed spend sport spot staff stage standard star start state statement station
status step stock stop storage store story stream street strength string student style sub subject success sum summary supplier supply support survey swap switch symbol sync system table tag target
task tax teacher team term test text than that the theme then thumb thumbnail ticket tier time title to today token tool top total touch tour track trade train transaction transfer transport travel tree
trial trigger trip truck true trust type under unique unit until up update upload upper usage use used user valid value variant vehicle vendor verify version video view visible visit voice void volume
vote wait walk wall warehouse water way web week weight white whole wide width win window wire with word work worker world write year your zone organization assembly bom sick thumbnail large per
header footer holder assemble ledger subcategory territory scrapped revision illustration diagram demographic cost routing safety reorder finished goods sellable discontinued manufacture carrier approval comment culture
rack patch kernel core critical slot flag crew shade fuel harvest dock door hull berth yard pallet parcel patient tenant tariff feeder outage relay crop herd paddock sample vial batch reagent torque gauge
embedded append appended cannot apply applying applicability synthesize emphasize township kingdom phylum corrugation constituency
`
  .trim()
  .split(/\s+/);
