import { parseRules, type Rule } from '../rule.ts';
import { readWordLists } from './word-lists.ts';

/** Factories and their shops: product families, offers, documents of a plant, forms of numbers and texts that say only their type. */
const LISTS = String.raw`
product/item/goods subcategory/sub+category name, ^name | of subcategory; not of product+type news blog expense ticket; plus 12 = Mountain Bikes|Road Bikes|Helmets|Gloves|Wheels|Brakes|Jerseys|Lights|Locks|Tires and Tubes|Saddles|Pumps|Shorts|Caps|Chains|Handlebars
product/item/goods category/group/family name | plus 14 = Electronics|Furniture|Clothing|Tools|Accessories|Office Supplies|Sports|Toys|Kitchen|Components
product model name, model name | of product; by catalog instruction description; not of vehicle car; plus 14 = Classic Vest|Touring Frame|Road 450|Mountain 200|Half-Finger Gloves|Sport Helmet|All-Purpose Stand|LL Fork|HL Crankset|Water Bottle
^name, location name | of location production; by cost rate availability capacity; not of store shop customer; plus 12 = Tool Crib|Paint Shop|Final Assembly|Finished Goods Storage|Frame Forming|Frame Welding|Subassembly|Metal Storage|Debur and Polish
group name, department group | of department division; plus 16 = Manufacturing|Sales and Marketing|Research and Development|Executive Administration|Quality Assurance|Inventory Management
description | of offer promotion discount deal; by pct percent discount min; plus 14 = Volume discount 11 to 14|Summer sale|Half price for the second|Clearance of old models|Bundle with accessories|New customer discount|No discount
document summary, summary, abstract | of document; by revision file title node; plus 14 = How to fit and adjust the part.|Steps for the weekly check.|Rules for storing chemicals.|Changes since the last revision.|Torque values and tools needed.|What to do after a crash.
^title | of document; by filename file revision extension; plus 14 = Assembly instructions|Maintenance guide|Quality manual|Safety data sheet|Price list 2025|Inspection report|Training plan|Torque table
document/version/drawing revision, ^revision | of document drawing part; len<=8; plus 12 = 0|1|2|A|3|B|C
size | of product garment clothing shoe frame; len<=5; plus 12 = M|L|S|XL|42|44|48|52|58|38
customer type/demographic/segment desc/description, customer desc | plus 10 = Regular buyers of small orders.|Restaurants and cafés.|Large chains with a contract.|Orders once a year.|New in the last six months.
customer type/demographic/segment desc/description, ^description, customer desc | of demographic demographics segment; plus 12 = Regular buyers of small orders.|Restaurants and cafés.|Large chains with a contract.|Orders once a year.|New in the last six months.
text/string/varchar/citext col/column/array, text/string/varchar array col/column = alpha|sample text|hello world|blue|short text|apple|test|two words|north|plain
category name, ^name/category | of category; in film; not of product article blog ticket; plus 8 = Action|Comedy|Drama|Documentary|Horror|Animation|Family|Sci-Fi|Sports|Travel|Classics|Music
`;

const RULES = String.raw`
order/ordered quantity/qty | int num | of detail line item; not of work production; plus 10 => number.quantity
pay rate, ^rate | num money | of pay salary wage; by frequency change employee; plus 12 => number.measure mean=24 deviation=12 min=9 max=120 fractionDigits=2
is only state province flag, only state province flag | any | plus 12 => datatype.boolean probability=0.1
document/organization/org/hierarchy/tree node | text | plus 8 => pattern regex=/[1-9]/([1-9]/|[1-9]/[1-9]/|[1-9][0-9]/)?
max/maximum order quantity/qty | int num | plus 10 => number.typical values=[500,1000,200,300,5000]
min/minimum order quantity/qty | int num | plus 10 => number.typical values=[1,5,10,20,50,100]
freight, freight cost/charge/charges | num money | of order purchase invoice sale; not of shipment container vessel booking; plus 6 => number.lognormal median=28 sigma=0.8
rental rate | num money | plus 14 => number.typical values=[0.99,2.99,4.99]
resume, cv, curriculum vitae | json | plus 10 => json keys="full_name email city experience[company job_title start_year:int] education[school degree] skills[]"
`;

/** The rules. */
export function goodsRules(): Rule[] {
  return [...readWordLists(LISTS), ...parseRules(RULES)];
}
