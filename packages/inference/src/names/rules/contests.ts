/** Votes and matches: who stood, who won, by how much. */
export const contests = String.raw`
number of voters, voters, voter/elector count, electors, registered/eligible/total voters, electorate | int | plus 12 => number.lognormal median=1400 sigma=0.7
number of seats, seats, seat count | int | of election council parliament assembly chamber constituency; plus 10 => number.typical values=[31,45,23,61,15,99]
constituency/electoral district/ward/riding name, constituency, riding, electorate name, ^name | text | of constituency riding electorate; plus 8 => values values=["Northgate East","Harbour West","Old Town","Riverside South","Lakeview","Hillcrest North","Millbrook","Castle Hill"]
category, election category/type/kind, type | text | of election; plus 12 => values values=["municipal","national","regional","by-election","referendum"] weights=[44,24,18,8,6]
polling station/place type | text | plus 12 => values values=["fixed location","mobile","special"] weights=[84,8,8]
political group/groups, party list, parties | text json | of election result; plus 8 => values values=["Civic Alliance, Green Future, Labour List","People's Union, Civic Alliance","Liberal Forum, Green Future, People's Union","Labour List, Local Voices"]
party/list name, political party, party, ^name | text | of party candidate election vote ballot; not of event type identifier quote transfer account; plus 4 => values values=["Civic Alliance","Green Future","Labour List","People's Union","Liberal Forum","Local Voices","Independent"]
party short name, short name, abbreviation, acronym, party abbreviation/symbol | text | of party; plus 12 => values values=["CA","GF","LL","PU","LF","LV"]
votes | text | of election round ballot poll; plus 6 => number.int min=40 max=2400
latitude deg/degree/degrees/decimal, lat deg/degree/decimal | num | plus 12 => location.latitude
longitude deg/degree/degrees/decimal, lon/lng/long deg/degree/decimal | num | plus 12 => location.longitude
election round, description | text | of election round; plus 6 => values values=["First round","Run-off","Repeat in two districts","Postal votes included"] null=0.3
election/result/vote/polling status, ^status | text | of election ballot referendum; plus 8 => values values=["counted","announced","open","closed","certified"] weights=[34,20,16,18,12]
house number addition/suffix/letter, number addition | text | plus 8 => values values=["A","B","C","bis","II"] weights=[40,26,14,10,10] null=0.8
yellow/red card/cards, yk/yc count, yellow card count, yellows | int num | plus 10 => number.typical values=[2,3,1,4,0,5]
rc count, red card/cards, red card count, reds | int num | plus 12 => number.typical values=[0,0,1,2]
foul/fouls, fouls count, foul count, corner/corners/offside/offsides count, corners, offsides | int num | plus 8 => number.int min=3 max=22
attendance, spectators, crowd | int | of match game fixture stats stadium event; plus 6 => number.lognormal median=4200 sigma=1
division, league division/code | text | of match team league standing fixture; len<=4; plus 10 => values values=["E0","E1","D1","N1","B1"]
full/half time result, ftr, htr, match/game result, result | text | of match game fixture; len<=2; plus 12 => values values=["H","D","A"] weights=[46,25,29]
goal/assist/scorer/penalty, goal/assist by, goal scorer, goalscorer, helper, keeper, goalkeeper, keep, team captain, man of the match, mvp | text | of match game result goal lineup fixture; plus 8 => person.fullName
match/kickoff/kick off/game/start time | text | of match game fixture info tournament; plus 8 => values values=["15:30","18:00","20:45","13:00","19:30"]
match/game/round/matchday/leg/set/heat/lap number/no/num, matchday, gameweek | int | plus 8 => number.int min=1 max=38
win/wins/won, draw/draws/drawn, lost/loss/losses, defeats | int | of team match summary standing table season record league ranking; plus 8 => number.int min=0 max=18
gf/ga, goals for/against, goals scored/conceded, scored, conceded | int | of team match summary standing table season record league; plus 8 => number.int min=8 max=62
award, award name/title | text | of award season player; plus 8 => values values=["Player of the Season","Top Scorer","Best Newcomer","Fair Play","Best Goalkeeper"]
prize | text | of award season; plus 6 => values values=["trophy","medal","voucher","jersey","none"]
home/half/away team score, ht/at score, h/a score, half time score | int | of match result game; plus 8 => number.int min=0 max=4
aircraft/plane model, ^model | text | of aircraft plane airplane fleet jet; plus 10 => values values=["A320-200","737-800","A321neo","E190","787-9","ATR 72-600","A350-900","CRJ900","777-300ER","A220-300","737 MAX 8","A330-300"]
airline name, ^name | text | of airline carrier aviation; plus 4 => airline.name
crew role, role, position | text | of crew; by flight employment birth email; plus 6 => values values=["captain","first officer","cabin attendant","purser","flight engineer"] weights=[20,20,46,10,4]
airport type, type | text | of airport airfield aerodrome; plus 10 => values values=["large_airport","medium_airport","small_airport","heliport","seaplane_base"] weights=[14,24,48,12,2]
airport ident, ident, icao, icao code | text | of airport airfield aerodrome; plus 10 => values values=["KJFK","EDDF","EGLL","LFPG","RJTT","KSFO","EHAM","LEMD","YSSY","CYYZ","OMDB","LSZH"]
iso country, country iso | text | plus 8 => location.countryCode
iso region, region iso | text | plus 12 => values values=["US-CA","US-TX","GB-ENG","DE-BY","FR-IDF","CA-ON","AU-NSW","ES-MD"]
scheduled/regular service | text | len>0; plus 12 => values values=["yes","no"] weights=[36,64]
keywords | text | of airport airfield; plus 6 => values values=["former air base","city airport","regional","north field","international"] null=0.6
seat class/rank, rank, class, cabin | text | of seat cabin; plus 10 => values values=["economy","premium economy","business","first"] weights=[70,12,14,4]
seat number/no, number no, number | text | of seat; plus 10 => code.mask mask=##A
flight/journey/travel/driving/transit/block/air time | int | plus 10 => number.typical values=[85,130,55,170,240,410,620]
concourse, terminal | text | of airline airport flight gate; plus 6 => values values=["A","B","C","D","E","T"]
`;
