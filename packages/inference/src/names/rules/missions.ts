import { readWordLists } from './word-lists.ts';
import type { Rule } from '../rule.ts';

/** Space flight, and science: craft, crews, missions, experiments, their parts and papers. */
const LISTS = String.raw`
spacecraft/ship/craft/vessel class name, ^class name | of spacecraft starship satellite rocket; plus 16 = Explorer|Pathfinder|Orbiter|Lander|Cargo|Crew transfer|Deep space
^description, class description | of spacecraft starship satellite rocket; by class; plus 16 = Long missions with a crew of six.|Uncrewed, for cargo only.|Built for landings on the Moon.|Small and quick to prepare.|Carries instruments for deep space.
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
`;

/** The rules. */
export const missionRules = (): Rule[] => readWordLists(LISTS);
