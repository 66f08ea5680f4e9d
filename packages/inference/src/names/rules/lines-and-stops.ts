/** Public transport, as its timetables and vehicles are written down: numbers of lines, stops and trips, days of service, fares. */
export const linesAndStops = String.raw`
# What is referred to by a number of the operator.
stop id/code, from/to stop id, parent station/station+id, origin/destination stop id | text | about transit; plus 14 => pattern regex="[1-9][0-9]{3}"
route id, line id | text | about transit; plus 14 => pattern regex="([1-9][0-9]?|[1-9]0[0-9]|N[1-9])"
trip id, created for id, ... for id | text | about transit; plus 14 => pattern regex="[1-9][0-9]{6}"
service id, calendar id | about transit; plus 18 = WEEKDAY|SATURDAY|SUNDAY|HOLIDAY|SCHOOL|WEEKDAY-SUMMER
block id, run id, duty id | text | about transit; plus 14 => pattern regex="[1-9][0-9]{3}"
shape id | text | about transit; plus 14 => pattern regex="shp-[1-9][0-9]?-[0-9]{2}"
vehicle id, bus id, fleet/vehicle number | text | about transit; plus 14 => pattern regex="[1-9][0-9]{3}"
driver/operator/badge id | text | about transit; plus 14 => pattern regex="[1-9][0-9]{4}"
assignment id | text | about transit; plus 14 => pattern regex="[1-9][0-9]{3}"
direction id | about transit; plus 14 = 0|1
pattern id, trip pattern id, path id, stop path id | text | about transit; plus 16 => pattern regex="[1-9][0-9]?_[01]_[1-9][0-9]{2}"
fare id, fare class/product id | about transit; plus 14 = adult|reduced|child|day-pass|month-pass|student
zone id, origin/destination/contains id | of fare rule zone stop transfer; about transit; plus 16 = A|B|C|1|2|3
# Names.
stop/station name | about transit; plus 16 = Central Station|Market St & 5th Ave|City Hall|Harbour Road|University|Park Ave & 12th St|Airport Terminal 1|Oak St & Mill Rd|Hospital|Riverside Depot|Main St & 1st Ave|Stadium
trip short name, train number | text | about transit; plus 18 => pattern regex="[1-9][0-9]{2,3}"
route/line short name, short name | of route line trip pattern event arrival vehicle match; about transit; plus 18 = 1|2|4|7|11|12|15|N3|X10|22|36|48
route/line long/full name, route/line name/description | about transit; plus 14 = Downtown – Airport|Harbour – University|North Park – Central Station|Hospital – Old Town|Riverside Loop|Mill Road – Stadium|Express to the West Side
agency/operator name | about transit; plus 16 = Harbour City Transit|Metro North Lines|Valley Regional Buses|Riverside Tramways|County Transit Authority|Coastal Rail
headsign, trip/stop/destination headsign/sign | plus 8 = Central Station|Airport|Harbour|University|North Park|City Hall|Hospital
color, text color, route color/text+color | text | of route line; about transit; plus 14 => color.hex
dtype, discriminator, record type | of arrival departure; about transit; plus 20 = Arrival|Departure
# Codes of timetables, which are digits where they are short.
route/vehicle/transit type | about transit; len<=2; plus 30 = 3|0|1|2|4
exception type | len<=2; plus 30 = 1|2
transfer/pickup/drop+off/dropoff/location/wheelchair type, wheelchair boarding/accessible, bikes allowed | about transit; len<=2; plus 30 = 0|1|2|3
currency type, currency kind | text | len<=3; plus 30 => location.currencyCode
transfer, transfers | of fare; plus 20 = 0|1|2|unlimited
price, amount, fare | num money int | of fare ticket; about transit; plus 16 => number.typical values=[2.5,1.75,3,5,1.25,7.5]
payment method | of fare; about transit; plus 14 = on board|before boarding
# On the road.
assignment type/kind | about transit; plus 16 = block|route|trip|driver sign-on|automatic
event type | of vehicle; about transit; plus 22 = matched to trip|left terminal late|no match|arrival|departure|became unpredictable|assigned to block|end of block
vehicle event description, trip event description | plus 24 = Left the terminal 4 minutes late.|Matched to the scheduled block.|No match with any route for 10 minutes.|Assignment removed at the end of the block.|Vehicle delayed by traffic.|No position received for 5 minutes.
prediction/estimate/arrival source | about transit; plus 16 = schedule|live position|historical average|model
schedule relationship | plus 12 = SCHEDULED|SKIPPED|ADDED|CANCELED|NO_DATA
occupancy status | plus 12 = MANY_SEATS_AVAILABLE|FEW_SEATS_AVAILABLE|STANDING_ROOM_ONLY|EMPTY|FULL
start/end/arrival/departure/first/last time, time of day | int | of trip frequency block stop timetable schedule headway; about transit; plus 14 => number.typical values=[21600,25200,28800,32400,43200,57600,61200,64800,75600]
is arrival, arrival | bool | about transit; plus 8 => datatype.boolean probability=0.5
predictable | bool | plus 8 => datatype.boolean probability=0.85
# The days of a calendar.
monday/tuesday/wednesday/thursday/friday | bool | by saturday sunday; plus 14 => datatype.boolean probability=0.88
saturday/sunday | bool | by monday friday; plus 14 => datatype.boolean probability=0.4
`;
