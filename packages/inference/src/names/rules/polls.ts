/** Elections and what is on public record: parties, chambers, races, measures, districts, who holds a seat. */
export const polls = String.raw`
# Parties and chambers.
party, ... party | of election candidate candidacy seat district ballot politician chamber senator legislator governor mayor; not of event contract transfer; plus 22 = Independent|Democratic|Republican|Green|Labour|Liberal|Conservative
party, ... party, party affiliation/name | about government; not of event contract agreement transfer permit case application hearing license account; plus 18 = Independent|Democratic|Republican|Green|Labour|Liberal|Conservative
party code/abbreviation/abbrev, party | len<=3; of election candidate candidacy seat district ballot office race senator legislator vote; plus 34 = D|R|I|G|L
caucus, ... caucus, faction, parliamentary group | about government; plus 18 = Democratic|Republican|Moderate|Progressive|Rural|Independent|Conservative
caucus, ... caucus, faction, parliamentary group | plus 8 = Moderate|Progressive|Rural|Independent|Conservative|Labour
chamber, ... chamber, legislative body | of district seat bill committee legislator election vote; plus 24 = Senate|House|Assembly|Council|House of Delegates
chamber, legislative body | about government; plus 16 = Senate|House|Assembly|Council
coalition description/desc, coalition, coalition partners | about government; plus 18 = Two parties with a written agreement|Minority with outside support|Three parties, rotating speaker|Grand coalition|Confidence and supply
# Races and forecasts.
rating, ... rating, race rating | of forecast election race seat district chamber ballot control; about government; plus 18 = Toss-up|Lean D|Lean R|Likely D|Likely R|Safe D|Safe R|Tilt R
source, forecast/polling/poll source, pollster, polling firm/company | of forecast election poll survey race; about government; plus 20 = State Polling Institute|University poll|Civic Survey Group|Newsroom forecast|Field Research Partners
partisan lean/index/voting+index, pvi | plus 18 = D+4|R+7|EVEN|D+12|R+2|R+15|D+1
margin, ... margin | text | about government; plus 18 => pattern regex="[DR]\\+([0-9]|1[0-9]|2[0-6])\\.[0-9]"
margin, ... margin this cycle, margin ... cycle | text | about government; plus 22 => pattern regex="[DR]\\+([0-9]|1[0-9]|2[0-6])\\.[0-9]"
winner, ... winner, leader | of election district race county precinct seat constituency; len<=2; plus 18 = D|R|I
census/redistricting/election/electoral/apportionment cycle | plus 18 = 2020|2010|2000|2022|2024
# Measures.
measure/proposition/initiative/amendment/referendum/ballot/question number | text | about government; plus 24 => pattern regex="(Proposition|Measure|Amendment|Question|Issue) [1-9][0-9]?"
bill number | text | about government; plus 18 => pattern regex="(HB|SB|HR|SR|AB) [1-9][0-9]{1,3}"
^title, short title, ballot title, ^name | of measure proposition initiative referendum amendment; about government; plus 20 = Clean Water Bond|Minimum Wage Increase|School Construction Bonds|Term Limits for Legislators|Property Tax Cap|Independent Redistricting Commission|Paid Sick Leave|Public Transit Sales Tax|Right to Repair|Ranked-Choice Voting
description, summary, ballot text, question text | of measure proposition initiative referendum amendment; about government; plus 22 = Authorises bonds for water supply and flood protection.|Raises the hourly minimum wage in four steps.|Limits the yearly increase of property taxes to two percent.|Transfers the drawing of districts to an independent commission.|Allows voters to rank candidates in order of preference.|Requires employers to grant paid sick leave.|Extends the sales tax that pays for public transport.
fiscal impact, fiscal impact estimate/statement/note | plus 18 = No net effect on the state budget|Costs of about 40 million a year|Increased revenue of 120 million a year|One-time costs of 3 million|Savings of up to 15 million a year|Unknown, depends on participation
threshold, passage/approval/vote/majority/adoption/amendment threshold, passage, budget passage, veto override, constitutional/const amendment/amend, taxes, quorum, required majority, majority required | of threshold supermajority majority measure rule; about government; plus 24 = Simple majority|Two-thirds|Three-fifths|50% + 1|Three-fourths|60%
passage/majority/adoption threshold, required majority, majority required | plus 12 = Simple majority|Two-thirds|Three-fifths|50% + 1|60%
placed by, sponsored by, referred by, initiated by | of measure proposition initiative referendum amendment; plus 20 = Citizen petition|Legislature|Governor|State commission|County board
legal/constitutional/const/statutory authority, legal basis | about government; plus 16 = Art. IV, § 8|Art. II, § 10|Art. XIII, § 2|Gov. Code § 13337|Statute 2-106
circumstances, other circumstances, exceptions | of threshold supermajority majority; plus 20 = Emergency bills|Debt above the limit|Changes to voter initiatives|Special sessions|None
endorsements, endorsement, endorsed by | of candidate candidacy election; plus 20 = State Teachers Association|City Firefighters, Nurses United|Chamber of Commerce|County Farm Bureau|Retired Workers League|None
supporter, opponent, key supporters/opponents | of measure proposition initiative referendum amendment; plus 20 = Teachers Association, Nurses United|Taxpayers League|Chamber of Commerce|League of Women Voters|Farm Bureau, Hotel Owners|Public Employees Union
# Districts, seats and terms.
district/ward/precinct/constituency/polling/riding number, district/ward/precinct/constituency, ward no | text | len<=12; about government; plus 10 => pattern regex="[1-9][0-9]?"
district/ward/precinct/constituency/riding number | text | about government; plus 14 => pattern regex="[1-9][0-9]?"
seat label/name/title | text | about government; plus 16 => pattern regex="(Senate|House|Assembly) District [1-9][0-9]?"
district name/label, constituency name | text | of district seat constituency election; about government; plus 16 => pattern regex="(Senate|House|Assembly|Congressional) District [1-9][0-9]?"
polling place/station name, polling place/station, voting location | plus 14 = Lincoln Elementary School|Town Hall, ground floor|Fire Station 4|Public Library, meeting room|St. Mark's Parish Hall|Riverside Community Center
term limit, ... term limit | about government; plus 20 = 2 terms|None|8 years|12 years|2 consecutive terms
note/notes/remark/comment | text | of election candidate candidacy seat district chamber trifecta measure ballot term forecast threshold switch; about government; plus 18 => values null=0.6 values=["Uncontested","Recount requested","Filed on the last day","Appointed to fill a vacancy","Withdrew before certification","Boundary changed after the census","Special election called","Results certified with a delay","Name stays on the ballot"]
election name/title, ^name, ^title | noun election; about government; plus 16 = General Election 2024|Primary Election 2024|Municipal Election 2023|Special Election, District 12|Runoff Election 2024|General Election 2022|School Board Election 2023
voting system/method/type, electoral system | plus 10 = plurality|ranked choice|two rounds|proportional|approval
turnout | about government; plus 10 = 62.4%|48.1%|71.9%|55.0%|38.7%
# Flags that are mostly no, or mostly yes.
is major, major party | bool | about government; plus 14 => datatype.boolean probability=0.75
`;
