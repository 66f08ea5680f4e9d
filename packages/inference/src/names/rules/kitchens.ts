/** Restaurants, kitchens and tills. */
export const kitchens = String.raw`
pin, pin code, clock/login/manager pin | text int | len<=6; plus 2 => finance.pin
job code/title/name, position, role, station | text | of employee staff; in food; plus 8 => values values=["Server","Cook","Bartender","Host","Dishwasher","Shift lead","Manager"] weights=[34,22,14,10,10,6,4]
uniform/shirt/jacket/apron size | text => commerce.size
declared/cash/card/pooled/total tip/tips, tips, tip amount, gratuity | num money | plus 4 => finance.amount median=38 sigma=0.8
tip total, total tip, tip, tip amount, gratuity | num money | of check bill order payment ticket tab; plus 8 => finance.amount median=6.5 sigma=0.7
tip suggestions/presets/options/percentages | array | plus 2 => array element={"kind":"number.typical","parameters":{"values":[15,18,20,22,25]}} min=3 max=3
^label, ^name | text | of dining restaurant; plus 10 => code.mask mask=T##
section, area, zone | text | of dining restaurant; plus 6 => values values=["Main room","Terrace","Bar","Window","Garden","Private room"] weights=[42,18,14,10,10,6]
seat/seats/capacity/covers | int | of dining restaurant; plus 8 => number.typical values=[4,2,6,8]
seat number/no, seat | int | of check order item; plus 6 => number.int min=1 max=8
course, course number/no | int | of check order item dish; plus 6 => number.int min=1 max=4
course | text | of check order item dish menu; plus 4 => values values=["starter","main","dessert","drink"] weights=[24,46,14,16]
guest count, covers, party size, number of guests, pax | int | of check order reservation booking table tab; plus 6 => number.typical values=[2,4,3,1,5,6,8]
order/service/dining/sale type/mode/channel | text | of check order tab ticket; in food; plus 8 => values values=["dine-in","takeaway","delivery","bar"] weights=[58,20,14,8]
status | text | of check tab; by tip guest subtotal server waiter; plus 6 => values values=["closed","open","voided"] weights=[92,5,3]
tab name | text | plus 6 => person.firstName
revenue/profit/cost center | text | of check order sale; plus 6 => values values=["Dining room","Bar","Terrace","Takeaway","Banquet"] weights=[50,22,12,12,4]
^name | text | of category; in food; plus 12 => values values=["Starters","Soups","Salads","Mains","Pasta","Pizza","Burgers","Grill","Fish","Vegetarian","Sides","Desserts","Kids","Hot drinks","Soft drinks","Beer","Wine","Cocktails","Breakfast","Lunch specials"]
description, blurb | text | of category; in food; plus 8 => values values=["Made fresh every morning.","Served with bread and butter.","To share or not to share.","From our wood oven.","Seasonal, ask your server.","All dishes can be made gluten-free."]
description | text | of menu dish meal; by price calorie allergen spice; plus 12 => values values=["Slow-cooked, with roasted vegetables.","Served with fries and salad.","House-made, with fresh herbs.","Grilled over charcoal, with lemon butter.","With seasonal vegetables and rice.","Spicy, with coconut milk and lime.","Vegan on request.","A classic, made to order."]
kitchen/short/print/receipt/ticket/display/pos/button name | text | of menu item dish product; in food; plus 8 => food.dish
^name | text | of dish menu; by price calorie allergen spice kitchen; plus 4 => food.dish
plu, plu code/number | text int | plus 4 => code.mask mask=####
cost, food/plate cost | num money | of menu dish recipe; plus 8 => number.measure mean=4.4 deviation=1.6 min=0.8 max=14 fractionDigits=2
unit cost, cost per unit/kg/liter, cost unit | num money | of ingredient; plus 6 => number.lognormal median=3.2 sigma=0.8 fractionDigits=4
printer/kitchen/prep/cook station, station | text | of menu item printer kitchen dish; in food; plus 8 => values values=["Grill","Fry","Cold","Bar","Pastry","Pass"] weights=[26,18,20,20,8,8]
tax category/class/group/code | text | of menu item product dish article sku; plus 8 => values values=["standard","reduced","zero","exempt"] weights=[64,26,6,4]
portion/serving/glass/cup size | text | of menu item dish; plus 8 => values values=["regular","small","large","for two"] weights=[58,18,18,6]
prep/preparation/cook/cooking time/minutes, prep time minutes | int | of menu item dish recipe; plus 8 => number.typical values=[12,8,15,20,5,25]
calorie/calories | int | of menu item dish drink recipe; plus 4 => number.measure mean=560 deviation=210 min=60 max=1400 fractionDigits=0
eighty sixed, sold out | bool => datatype.boolean probability=0.03
alcohol, is alcohol | bool => datatype.boolean probability=0.15
group name, modifier/option group, group | text | of modifier option addon extra; plus 8 => values values=["Size","Sauce","Toppings","Side","Cooking level","Milk","Extras"] weights=[20,18,20,14,10,8,10]
^name | text | of modifier addon topping; plus 8 => values values=["Extra cheese","No onions","Large","Bacon","Oat milk","Medium rare","Garlic sauce","Sweet potato fries","Gluten-free bun","Avocado","Double shot","Side salad"]
price delta/difference/adjustment, extra price/cost, surcharge, upcharge, additional price | num money | plus 4 => number.typical values=[0,1.5,2,0.5,1,2.5]
min/minimum select/selection/selections/choices/quantity, min select | int | plus 8 => number.typical values=[0,0,1]
max/maximum select/selection/selections/choices, max select | int | plus 8 => number.typical values=[1,3,2,5]
modifiers, options, addons, extras, selections, choices | json | of check order item line; in food; plus 8 => json keys="[name=Extra+cheese|No+onions|Large|Bacon|Oat+milk|Gluten-free+bun price=0|0.5|1.5|2 quantity=1|1|2]"
modifiers, options, addons, extras | json | by menu seat course kitchen fired comped; plus 12 => json keys="[name=Extra+cheese|No+onions|Large|Bacon|Oat+milk|Gluten-free+bun price=0|0.5|1.5|2 quantity=1|1|2]"
kitchen notes/note | text => values values=["No nuts, allergy","Serve starters together","Birthday candle on dessert","Rush order","Split main on two plates","Fire mains after 20 minutes"] null=0.6
prep/preparation/recipe note/notes | text | plus 2 => values values=["finely chopped","at room temperature","peeled and diced","roasted","to taste","rinsed and drained","softened"] null=0.4
tender, tender type, payment tender | text => values values=["card","cash","gift card","mobile pay"] weights=[66,20,4,10]
entry mode | text | of payment card transaction; plus 8 => values values=["contactless","chip","swipe","manual"] weights=[62,28,6,4]
authorization/auth/approval code | text | len<=10; plus 4 => string.numeric length=6
change due/given/amount, change | num money | of payment check cash; plus 6 => number.mostlyZero
favorite/favourite/signature dish/food/drink/meal | text => food.dish
seating preference/area, preferred seating/table | text => values values=["window","terrace","booth","quiet corner","bar","no preference"] weights=[26,18,18,12,8,18]
anniversary | date => date.past days=9000
high chair/chairs, child seats | int | plus 4 => number.mostlyZero
wait/quoted wait minutes/time, wait quote minutes | int | plus 4 => number.typical values=[15,20,30,10,45]
cutoff/cut+off/order deadline time | clock => date.timeOfDay from=10 to=17
rep/representative name, sales/account rep, rep | text | plus 4 => person.fullName
minimum order/spend, min order/spend, minimum order value/amount | num int money | of restaurant menu delivery food shop store; by cuisine delivery rating opening; plus 8 => number.typical values=[12,10,15,20,25]
category, menu/food/dish/item category, course, menu section, section | text | of menu dish food recipe beverage; by calories spicy vegetarian vegan allergens restaurant price ingredients menu; plus 12 => values values=["Mains","Starters","Desserts","Drinks","Sides","Pizza","Salads","Specials"] weights=[30,18,12,14,10,6,6,4]
special/order/kitchen/item instructions/notes/request/requests, instructions | text | of food meal; by restaurant menu dish courier tip; plus 12 => values values=["No onions, please.","Extra sauce.","Gluten allergy.","Medium spicy.","Cutlery for two.","Please ring the bell.","No peanuts.","Sauce on the side."]
notes, note, remark, remarks, comment | text | by menu dish; of item line; plus 10 => values values=["No onions","Extra cheese","Well done","Gluten-free","Sauce on the side","No ice","Medium rare"]
payment method/type | text | of food meal restaurant; plus 8 => values values=["card","cash","apple pay","google pay","paypal"] weights=[48,24,12,8,8]
minimum order/purchase/spend, min order/spend, minimum order value | num int money | plus 4 => number.typical values=[100,150,50,250,200]
min/minimum spend/order | num int money | of promotion coupon voucher discount offer; plus 8 => number.typical values=[20,30,50,25,0]
par/stock par level, par | num int | plus 4 => number.typical values=[10,20,5,40,12]
on hand, stock on hand | num int | of ingredient; plus 4 => number.lognormal median=14 sigma=0.8 fractionDigits=1
storage area/zone/place | text | plus 4 => values values=["dry store","walk-in fridge","freezer","cellar","bar"] weights=[36,30,18,8,8]
yield percent/pct | num | plus 2 => number.measure mean=88 deviation=8 min=55 max=100 fractionDigits=1
waste/scrap/shrinkage/loss/trim percent/pct | num | plus 4 => number.measure mean=4.2 deviation=2.6 min=0 max=18 fractionDigits=2
quantity, qty | num | of recipe ingredient; plus 6 => number.typical values=[0.25,0.5,1,100,200,50,2]
drawer/till/register name/label | text | plus 4 => values values=["Till 1","Till 2","Till 3","Bar","Terrace"] weights=[38,24,12,16,10]
starting/opening/float cash/float/balance, cash float | num money | of cash drawer till register shift; plus 4 => number.typical values=[200,150,100,300]
expected/counted/closing/ending cash/balance | num money | of cash drawer till register shift; plus 4 => number.measure mean=640 deviation=240 min=120 max=1900 fractionDigits=2
paid out/outs/in/ins, cash drop, payouts | num money | of cash drawer till register; plus 4 => number.mostlyZero
initial/face/original/card value/balance/amount | num money | of gift voucher; plus 8 => number.typical values=[50,25,100,75,30,200]
balance, remaining balance/value | num money | of gift voucher; plus 8 => number.typical values=[0,25,12.4,50,8.75,40]
times used, redemptions, redemption/usage count | int | of promotion coupon voucher; plus 6 => number.lognormal median=24 sigma=1.2
platform, channel, marketplace | text | of online order delivery; in food; plus 6 => values values=["own website","QuickEats","FoodDash","MealRunner","phone"] weights=[30,26,24,14,6]
courier/rider/driver status | text | plus 4 => values values=["delivered","assigned","picked up","on the way","cancelled"] weights=[80,5,5,6,4]
courier/rider/driver name | text | of order delivery online; plus 8 => person.fullName
paper width mm/width, paper width | int | plus 4 => number.typical values=[80,58]
error state/status | text | of printer device terminal machine; plus 6 => values values=["none","paper out","cover open","offline"] weights=[88,6,3,3]
liquor/alcohol/food/health/business/operating license/permit/registration/certificate/number, license liquor | text | plus 3 => code.mask mask=LIC-######
receipt/check footer | text | plus 6 => values values=["Thank you for your visit!","See you again soon.","All prices include tax.","Tips are appreciated.","Follow us for weekly specials.","Open every day from 11."]
last counted at/on | stamp date => date.recent
commission percent/pct/rate | num | of order delivery online marketplace; plus 4 => number.typical values=[15,20,25,30,18]
store/branch/shop/restaurant number/no | int | plus 2 => number.int min=1 max=480
tax rate | num | of location store site shop; plus 6 => number.typical values=[0.0825,0.07,0.06,0.0888,0.2]
`;
