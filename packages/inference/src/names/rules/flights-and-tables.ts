/** Flights and seats, leagues and courts, kitchens with their costs, diaries of food, reviews. */
export const flightsAndTables = String.raw`
# Flights.
aircraft code/type, iata aircraft code | len<=3; about travel; plus 26 = 320|321|319|738|733|763|773|CR2|SU9|E90
flight number/no | text | len<=6; plus 26 => pattern regex="[A-Z]{2}[0-9]{4}"
ticket number/no | text | of ticket flight boarding coupon; about travel; len>12; len<=14; plus 26 => pattern regex="[0-9]{13}"
seat number/no | text | about travel; len<=4; plus 26 => pattern regex="([1-9]|[12][0-9]|3[0-8])[A-FHJK]"
boarding number/no, boarding sequence | int | plus 18 => number.int min=1 max=220
passenger id | text | about travel; plus 18 => pattern regex="[0-9]{4} [0-9]{6}"
airport name | plus 4 = Harbour International Airport|Riverside Airport|Central City Airport|Northern Lights Airport|St. Anna International|Lakeside Regional Airport|Old Field Airport
terminal | about travel; plus 4 = 1|2|A|B|T1|T3
# Leagues.
^name | noun court pitch field rink lane; by surface indoor lighting sport covered; plus 30 = Court 1|Court 2|Court 3|Centre Court|Court 4|Indoor Court|Training Pitch
^name, division/league/group name | noun division; about sport; plus 24 = Division 1|Division 2|Premier Division|Division 3|Women's Division|Under 19|Regional North
^name, team/club/squad name | text | noun team club squad; about sport; plus 22 => sport.teamName
^name, team/club/squad name | text | noun team club squad; by coach stadium league kit jersey shirt; plus 22 => sport.teamName
short name, abbreviation, short code, tricode, tla | text | of team club squad; about sport; plus 22 => pattern regex="[A-Z]{3}"
reason, fine/penalty reason | of fine penalty; about sport; plus 18 = late arrival|unsportsmanlike conduct|missed training|third yellow card|match not played|incomplete line-up
match/matches to serve, matches/games suspended/remaining, suspension matches/games, ban matches/games | int | plus 22 => number.typical values=[1,2,1,3,4]
served matches/games, matches/games served | int | plus 22 => number.typical values=[0,1,0,2,3]
role | of referee official umpire; about sport; plus 16 = referee|assistant referee|fourth official|video assistant
kit/jersey/shirt/team/club/home/away color, color primary/secondary | text | of team club; about sport; plus 8 => color.hex
standings/points rule, tie breaker, tiebreaker | plus 10 = goal difference|head to head|goals scored|fair play|play-off
# Kitchens and their costs.
category, recipe/dish/meal/menu category/type/course | of recipe dish; about restaurant; plus 20 = Main course|Starter|Soup|Salad|Dessert|Sauce|Side dish|Bread
category, recipe/dish category/type | noun recipe; plus 18 = Main course|Starter|Soup|Salad|Dessert|Sauce|Side dish|Bread
ingredient | text | not of type category name group; plus 4 => food.ingredient
cooking/cook/preparation/heat method/technique, cooked | about restaurant; plus 18 = grilled|baked|fried|steamed|boiled|roasted|raw|stir-fried
cooking/cook method/technique | plus 14 = grilled|baked|fried|steamed|boiled|roasted|raw|stir-fried
amenity/amenities, feature/features | of restaurant cafe bar diner eatery pub; plus 18 = Outdoor seating|Wi-Fi|Wheelchair access|Live music|High chairs|Parking|Private room|Vegan options
^title, ^name, food/meal/dish name/title | text | of food meal dish diet nutrition; noun entry log diary item record; plus 16 => food.dish
pack, pack count/quantity, units per case/pack, case pack/quantity | int | of product item ingredient distributor supplier vendor; plus 18 => number.typical values=[1,6,12,24,4,10]
size, pack/unit/case size | num | of product item ingredient; by pack case; plus 18 => number.typical values=[1,5,10,2.5,16,32,50]
filename, file name, original filename | text | of import batch upload; about restaurant commerce warehouse; plus 22 => pattern regex="(price-list|products|order-guide|invoice|items-update)-2025-(0[1-9]|1[0-2])\\.(csv|xlsx)"
^name, unit name, full name | noun unit uom; by abbreviation symbol conversion factor base measure category type; not by memory host service systemd building floor tenant lease rent currency; not of pricing price credit token organization business; plus 34 = kilogram|gram|litre|millilitre|piece|pound|ounce|case|dozen|gallon
^abbreviation, ^symbol, ^short name, ^code | noun unit uom; by name conversion factor base measure type; not by host service building floor tenant lease rent currency; not of pricing price credit token organization business; plus 34 = kg|g|l|ml|pc|lb|oz|cs|dz|gal
# What people write of places they ate at.
^title | of review; by dish food cuisine atmosphere restaurant meal wait; plus 20 = Great dinner|Cosy place|Would come again|Long wait, good food|Best ramen in town|Overpriced|Lovely service|Nice terrace|Disappointing|Perfect for families
^content, ^text, ^body, ^comment, review text/content | of review; by dish food cuisine atmosphere restaurant meal wait; plus 20 = The noodles were perfect and the staff was friendly.|We waited 40 minutes for a table, but it was worth it.|Small portions for the price, nice terrace though.|Great place for a family dinner. The desserts are outstanding.|The soup was cold, the waiter replaced it at once.|Cosy room, quiet music, excellent fish.|Solid lunch menu, always full at noon.
^content, ^text, ^body, ^message, ^response | of review; noun response reply; plus 24 = Thank you for your visit, we hope to see you again soon.|We are sorry about the wait and have added staff on Fridays.|Thanks for the kind words, we will tell the team.|Please write to us so that we can make it right.|Glad that you enjoyed it.
^pro/pros, advantages, upsides | not of soccer team; plus 10 = Friendly staff|Good value|Great quality|Easy to reach|Fast service|Nice atmosphere|Easy to use
^con/cons, disadvantages, downsides, drawbacks | plus 10 = Slow service|Noisy|A bit expensive|Small selection|Long wait|Hard to park|Limited settings
`;
