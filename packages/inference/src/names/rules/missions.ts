import { readWordLists } from './word-lists.ts';
import { parseRules, type Rule } from '../rule.ts';

/** Space flight, and science: craft, crews, missions, experiments, their parts and papers. */
const LISTS = String.raw`
spacecraft/ship/craft/vessel class name, ^class name | of spacecraft starship satellite rocket; plus 16 = Explorer|Pathfinder|Orbiter|Lander|Cargo|Crew transfer|Deep space
^description, class description | of spacecraft starship satellite rocket; by class; plus 16 = Long missions with a crew of six.|Uncrewed, for cargo only.|Built for landings on the Moon.|Small and quick to prepare.|Carries instruments for deep space.
spacecraft/satellite/probe/rover/lander name, ^name | of spacecraft starship satellite probe rover lander; by launch status class; plus 16 = Pathfinder|Horizon|Meridian|Endeavour|Polaris|Odyssey|Kestrel|Aurora|Vanguard|Daedalus|Pioneer|Halcyon
module name | of spacecraft starship habitat satellite rover lander; plus 20 = Habitation|Propulsion|Service|Airlock|Laboratory|Cargo|Command|Docking|Power
component/part name, component name | of spacecraft module satellite rocket engine; plus 14 = Solar array|Star tracker|Reaction wheel|Fuel valve|Antenna feed|Battery pack|Heat exchanger|Flight computer|Pressure sensor|Oxygen tank
purpose, function | of spacecraft module satellite rocket probe; plus 14 = Living quarters for the crew|Main propulsion|Power and cooling|Experiments in low gravity|Storage of supplies|Docking and transfer|Communication with the ground
crew/team/squad name, ^name | of crew; not of employee member person ship film; plus 14 = Alpha|Bravo|Horizon|Pathfinder|North Star|Meridian|Delta|Aurora|Vanguard|Polaris
mission name/title, ^name/title | of mission; by spacecraft launch crew destination orbit objective astronaut pilot rocket payload; not of quest game player log parameter experiment; plus 20 = Artemis Relay|Europa Survey|Lunar Gateway 2|Mars Sample Return|Solar Watch|Deep Horizon|Polar Orbit 7|Comet Chaser|Venus Climate|Asteroid Scout
mission name/title, ^name/title | of mission; not of quest game player level log parameter experiment equipment; plus 9 = Artemis Relay|Europa Survey|Lunar Gateway 2|Mars Sample Return|Solar Watch|Deep Horizon|Polar Orbit 7|Comet Chaser|Venus Climate|Asteroid Scout
objective title/name, ^title/name | of objective; not of learning lesson course okr; plus 12 = Deploy the antenna|Collect soil samples|Map the landing site|Test the new docking port|Measure radiation|Return the samples|Replace the battery|Photograph the north pole
experiment name/title, study name/title, ^name/title | of experiment study trial; not of flag feature toggle; not by variant rollout stale traffic key metric hypothesis; plus 18 = Plant growth in low gravity|Effect of light on sleep|Protein crystals, series 2|Corrosion of alloys|Soil moisture and yield|Radiation dose over time|Bone density|Heat transfer in foams
experiment/study description/summary, ^description | of experiment study; not of flag feature; texts of science general health; plus 12 = Measures growth over 30 days.|Compares two groups under the same light.|Repeats the earlier series at 4 °C.|Looks for changes after exposure.|Samples are taken every six hours.
equipment name, ^name | of equipment gear; not of game player loot rental gym fitness; by serial calibration category weight; plus 12 = Portable compressor|Torque wrench set|Oxygen generator|Infrared camera|Signal analyser|Water pump|Tool kit 4|Power supply 24 V|Radio set|Pressure gauge
certification/certificate name/title, ^name | of certification certificate; not of degree education school product organic; by valid issuing authority expiry issuer; plus 14 = First aid|Pilot licence|Diving|Radio operator|Project management|Safety officer|Electrical work|Survival training|Forklift
issuing/certifying authority/body/organization | of certification certificate; plus 14 = Flight Safety Board|National Training Centre|Institute of Engineers|Red Cross|Space Agency|Technical Inspectorate
skill/competence group description, ^description | of skill competence; plus 14 = Needed on every flight.|Renewed every two years.|For the medical officer.|Basic and advanced level.|Includes a test in the simulator.
required for role/roles, role/roles required | plus 8 = engineer|pilot|specialist|commander|scientist
objective/goal description, ^description | of objective; not of learning lesson course okr; plus 10 = Within the first three orbits.|Depends on the weather at the site.|Needs two crew members outside.|Can be repeated on the next pass.|Only with the backup system ready.
reason, change reason | of mission spacecraft flight; by status previous old new; not of quest game passenger booking airline; plus 10 = Weather at the launch site|Technical hold|Objectives met|Launch window missed|Crew illness|Budget approved|Sensor failure
role | of astronaut crew cosmonaut; plus 12 = commander|pilot|mission specialist|flight engineer|medical officer|payload specialist
event description, ^description | of event; by severity telemetry spacecraft; plus 14 = Seen by the flight computer.|Value out of range for two minutes.|Crew informed, no action needed.|Switched to the backup unit.|Solved by a restart.|Signal back after the pass.
event title/name, ^title/name | of event; by severity telemetry spacecraft system; plus 16 = Engine start|Battery low|Docking complete|Signal lost|Course corrected|Pressure drop|System restart|Antenna deployed
channel name, ^name | of channel; by frequency encryption bandwidth signal; plus 16 = S-band downlink|X-band uplink|Crew voice 1|Telemetry|Emergency beacon|Relay north|Ground link A|Science data
frequency | of channel radio antenna communication transmitter signal band beacon; by encryption bandwidth band signal protocol channel; plus 14 = 2.2 GHz|8.4 GHz|437.5 MHz|145.8 MHz|26 GHz|401.5 MHz
description | of maintenance; by equipment date technician cost performed; plus 14 = Filters replaced.|Calibrated after repair.|Firmware updated and tested.|Seal renewed, no leaks.|Routine check, no findings.|Battery exchanged.
description, item description | of supply supplies; by quantity unit price; plus 14 = Freeze-dried meals|Oxygen cartridges|Water filters|First-aid kits|Spare cables|Gloves, size M|Batteries AA|Cleaning wipes
supply/supplies status, ^status | of supply supplies; by amount order supplier; plus 12 = ordered|delivered|in transit|planned|cancelled
notes, ^note | of role; by performance rating; plus 18 = Strong in the simulator.|Took over from the commander.|Ready for the next mission.|Asked for more training.|Led two spacewalks.|Calm in the emergency drill.
notes, ^note/remarks | of crew; not of ship film; plus 12 = Joined late, fully briefed.|Second flight together.|Backup crew for the landing.|Changed after the medical check.|Trained on the same simulator.|Speaks Russian and English.
notes, ^note/remarks | of compatibility; plus 18 = Needs an adapter.|Tested in the vacuum chamber.|Runs on the same power supply.|Only with firmware 2.1 or later.|Not both at full load.|Connectors differ, cable at hand.
notes, ^note/remarks | of equipment; by condition effective rating; plus 16 = Seal replaced.|Calibration due next month.|Small scratch on the cover.|Works, battery weak.|Waiting for a spare part.|Back from the workshop.
^description | of mission; by launch spacecraft status; not of quest game; plus 16 = Maps the ice below the surface.|Relays signals from the far side.|Brings samples back to Earth.|Tests landing on rough ground.|Watches storms of the Sun for two years.|Carries supplies to the station.
log type/kind, ^type | of log logs mission; by severity message; not of error; plus 16 = telemetry|communication|maintenance|navigation|crew|experiment|warning|power
mission/spacecraft/flight/satellite parameter name, mission/flight/spacecraft parameter | plus 20 = max_thrust_kn|orbit_altitude_km|telemetry_interval_s|abort_pressure_kpa|fuel_reserve_percent|docking_speed_m_s|crew_size|eva_max_minutes
message, log message, ^text | of log logs; by severity mission; plus 18 = Cabin pressure within limits.|Orbit raised by 2 km.|Star tracker restarted.|Link lost for 40 seconds.|Fuel valve closed.|Crew informed of the delay.|Battery at 62 percent.
content, ^message/text/body | of transmission downlink uplink; plus 18 = Telemetry nominal.|Request to raise the orbit.|Image set 12 sent.|All systems green.|Docking confirmed.|Repeat the last command.|Entering the shadow, back in 35 minutes.
payload file name, ^file name | of payload; not of webhook request; plus 14 = telemetry-0412.bin|image-set-12.raw|housekeeping-118.csv|spectrum-2025-03-01.fits|science-run-7.h5|thermal-044.csv
payload file path, ^file path | of payload; not of webhook request; plus 14 = /downlink/2025/03/telemetry-0412.bin|/downlink/2025/04/image-set-12.raw|/archive/housekeeping-118.csv|/science/run-7/spectrum.fits|/science/run-9/thermal-044.csv
capability category, ^category | of capability; plus 12 = Technical|Operations|Medical|Science|Safety|Flight
`;

const RULES = String.raw`
severity, log level | text | of log logs mission; by message type; plus 16 => values values=["info","warning","error","critical"] weights=[68,22,7,3]
tags | array | of mission spacecraft satellite; plus 10 => array element={"kind":"values","parameters":{"values":["orbit","payload","crew","science","relay","test","docking","landing"]}} max=3
string values | array | of mission spacecraft parameter; plus 10 => array element={"kind":"values","parameters":{"values":["nominal","backup","manual","autonomous","low","high"]}} min=1 max=3
config, json config | json | of mission spacecraft; plus 14 => json keys="max_thrust_kn=12|40|110 orbit_altitude_km=400|550|1200 autopilot=true|false abort_on[]=pressure|temperature|attitude telemetry_interval_s=1|10|60"
confidence level | num | of measurement result sample estimate; plus 12 => number.typical values=[95,99,90,99.9,98,80]
tag name, ^name | text | of tag tags; about space; plus 12 => values values=["orbit","payload","life-support","relay","docking","science","training","backup","navigation","power","thermal","crew","launch","landing","telemetry","samples","spacewalk","ground"]
tag category, ^category | text | of tag tags; about space; plus 12 => values values=["Operations","Science","Safety","Technical","Training","Medical"]
`;

/** The rules. */
export const missionRules = (): Rule[] => [...readWordLists(LISTS), ...parseRules(RULES)];
