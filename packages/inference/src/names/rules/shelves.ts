/** Public libraries: branches, readers, works, editions, copies, loans. */
export const shelves = String.raw`
^name/title | text | of branch; by library opening accessible area lead; plus 10 => values values=["Central Library","North Branch","Old Town","Riverside","University Quarter","West Park","Market Square","Harbour"]
^name/title | text | of branch; in library; plus 12 => values values=["Central Library","North Branch","Old Town","Riverside","University Quarter","West Park","Market Square","Harbour"]
area qm/sqm/m, floor area | int num | of branch library; plus 10 => number.lognormal median=640 sigma=0.6
reader/patron/borrower/member group/type/category | text | plus 6 => values values=["adult","child","student","senior","staff"] weights=[48,24,14,11,3]
balance, fine/fee balance, fines owed | num money | of reader patron borrower; plus 12 => values values=[0,1.5,3,7.5,12] weights=[78,8,6,5,3]
card/library+card/patron number/no, barcode | text | of reader patron borrower; plus 10 => code.mask mask=2########
headquarters, seat, company seat | text | of publisher company; plus 6 => location.city
gnd/viaf/authority number/id | text | plus 4 => code.mask mask=1########
age restriction/rating, fsk | int | plus 10 => number.typical values=[0,6,12,16,18]
genre, type | text | of work book title; plus 4 => media.genre
keyword/keywords, subject headings | array | of work book title; plus 6 => array element={"kind":"values","parameters":{"values":["family","history","crime","travel","nature","friendship","war","cooking"]}} min=1 max=4
classification, shelf mark, call number, dewey, signature | text | of work book copy item title edition exemplar; plus 6 => values values=["823.92 HAR","R 11","Kbl 2","943.08 MUE","641.5 LEC","J FIC ROW","B ZIM","598.2 SIN"]
summary, synopsis, description | text | not of order; of work book title; by title original language author genre; plus 6 => values values=["A family returns to the village they once left.","The story of a voyage that changed science.","A detective with a secret investigates at the coast.","Practical recipes for every season.","Three friends, one summer, and a promise.","How cities learned to live with water."]
original title, ^title, ^name | text | of work book; plus 6 => media.bookTitle
subtitle | text | of work book title; plus 8 => values values=["A novel","A history","Stories","An introduction","A memoir","Essays"]
role, function | text | of work book contributor; by person; plus 10 => values values=["author","translator","illustrator","editor","narrator"] weights=[62,16,8,8,6]
edition | text | of book edition work; plus 8 => values values=["1","2","3","4","2nd, revised"] weights=[52,22,12,8,6]
binding, cover type | text => values values=["hardcover","paperback","spiral","library binding"] weights=[36,56,3,5]
format | text | of book edition; plus 12 => values values=["21 x 14 cm","24 x 17 cm","19 x 12 cm","30 x 21 cm"]
weight g | int | of book edition; plus 8 => number.measure mean=420 deviation=160 min=80 max=1900 fractionDigits=0
media/material/medium type | text | of book edition item title media work copy; plus 6 => values values=["book","audiobook","DVD","magazine","e-book","game"] weights=[62,12,12,6,5,3]
series, series title | text | of book edition work; plus 6 => values values=["The Coast Trilogy","Inspector Vale","World of Science","Little Explorers","Great Lives"] null=0.7
volume number, volume | int | of book edition work; plus 6 => number.int min=1 max=12
page count, pages | int | of book edition; plus 4 => number.measure mean=312 deviation=120 min=24 max=980 fractionDigits=0
acquisition type/method/source | text | of copy item exemplar book; plus 8 => values values=["purchase","gift","exchange","deposit"] weights=[84,10,3,3]
acquisition/purchase price | num money | of copy item exemplar book; plus 12 => number.measure mean=17.5 deviation=7 min=3 max=89 fractionDigits=2
condition | text | of copy item exemplar; plus 4 => values values=["good","new","worn","damaged"] weights=[60,16,20,4]
status | text | of copy item exemplar; by barcode shelf rfid loan lendable condition; plus 10 => values values=["available","on loan","in repair","missing","withdrawn"] weights=[66,27,2,3,2]
location | text | of copy item exemplar book; plus 6 => values values=["Fiction","Non-fiction","Children","Media","Magazine","Stacks"] weights=[34,30,18,8,4,6]
supplier | text | of copy item exemplar book; plus 4 => company.name
price | num money | of book edition; plus 6 => number.measure mean=18 deviation=7 min=4 max=98 fractionDigits=2
extensions, extension/renewal count, renewals | int | of loan; plus 6 => values values=[0,1,2,3] weights=[70,18,8,4]
return location/place/branch | text | => values values=["Central Library","North Branch","Book drop","Old Town"] weights=[52,20,18,10]
fee/fine type, type | text | of fee fine; plus 6 => values values=["late fee","annual fee","lost item","reservation fee","replacement card"] weights=[56,22,6,10,6]
text, message, body | text | of reminder dunning; plus 8 => values values=["Please return the items listed below.","First reminder: your loan is overdue.","Second reminder, a fee has been added.","Last reminder before a replacement is charged."]
notification/delivery/dispatch channel/type/way | text | plus 4 => values values=["email","post","sms"] weights=[68,24,8]
pay scale group, pay group | text | plus 8 => values values=["E5","E6","E8","E9b","E10","E13"]
weekly hours | num | plus 8 => number.typical values=[39,19.5,30,25,35]
budget code | text | plus 6 => code.mask mask="#.####.####"
description | text | of event; by room speaker target participant registration venue; plus 8 => text.description domain=plain
^title, ^name | text | of event; in library; plus 10 => values values=["Story time for children","Author reading","Book club","Crafts afternoon","Poetry evening","Computer help for seniors","Lego morning","Language café"]
type, kind | text | of event; by room speaker target; plus 8 => values values=["reading","workshop","exhibition","children","lecture"] weights=[30,24,10,24,12]
target group, audience | text | of event course program; plus 8 => values values=["children","families","adults","seniors","teenagers"] weights=[30,20,30,12,8]
age recommendation/range, recommended age, age restriction | text | of event book game; plus 8 => values values=["from 4","from 6","6-10","from 12","all ages"]
max participant/participants | int | plus 8 => number.typical values=[15,20,12,30,50]
party size, number of persons/people | int | of registration; plus 6 => number.typical values=[1,2,3,4]
reason, rationale, justification | text | of wish suggestion request acquisition; about library; plus 8 => values values=["New book by a local author.","Needed for my studies.","Sequel to a popular series.","My children love it.","Not available in the region."]
answer, response | text | of wish suggestion request; plus 6 => values values=["We have ordered it.","Available in another branch.","Not in our collection profile.","Out of print."] null=0.4
room number, room | text | of computer workstation workplace pc; plus 4 => code.mask mask=#.##
operating system | text | of computer workstation workplace pc; plus 8 => values values=["Windows 11","Windows 10","Ubuntu 24.04"] weights=[58,32,10]
catalog/catalogue number/no/numbers | array | plus 6 => array element={"kind":"code.mask","parameters":{"mask":"AAA ###"}} max=2
`;
