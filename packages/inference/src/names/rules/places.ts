/** Contact and places. */
export const places = `
email, email address, email id, contact/work/personal/business/billing/support/recipient/primary/secondary/sender/customer/user email, e mail, e mail address, email canonical, mailbox | text => internet.email
email | text | of company organization supplier vendor department business merchant branch school hospital clinic store manufacturer publisher hotel restaurant; plus 3 => company.email
^to/from/recipient/sender/rcpt, reply to, mail from, from/to address/email, recipient address, sender address | text | of email mail message outbox inbox newsletter sms notification; plus 2 => internet.email
^cc/bcc | text => internet.email null=0.85
phone/mobile/cell/whatsapp/hotline/msisdn, phone/mobile/cell/contact/home/work/fax/office/cellphone/whatsapp/emergency/telephone number/no/phone, cell phone, mobile phone, phone 1, work phone, home phone, primary phone, contact no, emergency phone | text int => phone.number
phone/mobile 2, phone number 2, secondary phone, alternate phone, alt phone, phone 2, phone 3 | text => phone.number null=0.6
fax, pager, fax number | text => phone.number null=0.8
phone | text | of company organization supplier vendor business branch store hotel clinic hospital; plus 3 => company.phone
phone extension, extension | text int | by phone first last contact; plus 2 => phone.extension null=0.7
dial/dialling/calling/phone code, phone country code, country calling code, phone prefix, isd code, country phone code | text int => location.dialCode
area code | text int => string.numeric length=3
skype/telegram/twitter/instagram/linkedin/facebook/github/mastodon/tiktok/youtube/discord/xing/snapchat/pinterest, skype/telegram/twitter/instagram/linkedin/facebook/github/tiktok/youtube/discord handle/name/account/user/profile/id, social handle, twitter user name | text => internet.handle null=0.6
twitter/instagram/linkedin/facebook/github/youtube/tiktok/social/profile url/link, linkedin profile, profile page | text => internet.profileUrl null=0.5
street/road/residence/strasse/adresse/rue/direccion, street address, address line, address 1, address line 1, line 1, line one, street 1, street line 1, ship to address, street name and number, address street | text => location.streetAddress
address line 2/3, address 2/3, line 2/3, line two/three, street 2, suite, apartment, apartment number, unit number, flat, address extra, address complement, secondary address | text => location.secondaryAddress null=0.75
street name, road name | text => location.street
house/building/street number/no | text int => location.buildingNumber
full/formatted/mailing/postal/complete address, address full/text | text => location.fullAddress
address, home/work/billing/shipping/delivery/office/business/registered/company/customer/permanent/current/pickup/dropoff/property/site/venue/location address | text | not by city town postal => location.fullAddress
address | text | by city town postal; plus 1 => location.streetAddress
^address | text | of host endpoint node server interface network lease dhcp; plus 4 => internet.ip
city/town/municipality/locality/village/ville/ciudad/commune, city name, town name, city town | text => location.city
^name | text | of city town municipality village; plus 4 => location.city
suburb/neighborhood/borough/quarter, neighbourhood, district name, area name | text => location.area
state/province/prefecture/canton/bundesland, admin 1, state province, state name, province name, state region, state or province | text | by city postal street county zip; plus 8 => location.state
state/province/region | text | by city postal country street address zip; len<=3; plus 9 => location.stateCode
street | text | by city postal zip; len<=2; plus 6 => location.stateCode
region/county/district | text | by city postal street address => location.state
state/province/region/subdivision code/abbreviation, iso 3166 2 | text => location.stateCode
state, state name, province, prefecture, province name | text | of address location city branch store venue county property; plus 2 => location.state
^name | text | of state province region county prefecture; plus 3 => location.state
county | text => location.county
region/territory/market/geo, region name, sales region/territory, territory name | text => location.salesRegion
^name | text | of territory region market; plus 2 => location.salesRegion
cloud/aws/db/database/hosting/hosted/datacenter/data+center/bucket/deploy/availability/server/storage region/zone/location, availability zone, datacenter, data center | text => code.cloudRegion
region | text | of server instance cluster database deployment node cloud bucket machine app environment host; plus 3 => code.cloudRegion
cloud/aws region | text => code.cloudRegion
postal/post/pin/mail code, pincode, cep, eircode, postal | text int => location.zipCode
country, country name, nation, land, pays, pais | text | => location.country
country, country iso, iso country, nationality code | text | len<=2; plus 3 => location.countryCode
country | text | len<=3; plus 2 => location.countryCode variant=alpha-3
country code/iso/abbreviation, iso country code, cca 2, alpha 2, iso 2, iso alpha 2, country iso code, country code 2, iso code 2 | text | => location.countryCode
iso 3, alpha 3, cca 3, iso code 3, country code 3, iso alpha 3 | text | of country area territory nation; plus 2 => location.countryCode variant=alpha-3
country code | text | len<=3; plus 1 => location.countryCode
country/iso numeric, iso number, numeric code | text int | of country area territory nation; plus 2 => location.countryCode variant=numeric
^code, iso code | text | of country nation; len<=2; plus 4 => location.countryCode
^code, iso code | text | of country nation; plus 3 => location.countryCode variant=alpha-3
^name/title | text | of country nation; plus 4 => location.country
long/official/common name | text | of country nation; plus 4 => location.country
continent, continent name | text => location.continent
^name | text | of continent; plus 4 => location.continent
latitude | num text int => location.latitude
longitude, long | num text int => location.longitude
altitude/elevation, height above sea level | num int => number.lognormal median=180 sigma=1
coordinates/coordinate/location/geo/geom/point/position/geolocation/latlng/lonlat/gps/centroid/geometry/geography/coord/coords/shape | geo => location.point
coordinates/latlng/gps/geolocation/coordinate, lat long, latitude longitude, gps coordinates/location | text => template template={{location.latitude}},{{location.longitude}}
geohash, plus code, h 3 index | text => location.geohash
capital, capital city | text => location.capital
location/venue/place/site/facility/branch/office/premise, site/office/branch/venue/place/location/facility/destination name, meeting place/location | text => location.venueName
location, work location, job location | text | of job user profile employee vacancy candidate event; plus 2 => location.city
^location | text | of warehouse bin shelf stock inventory storage rack; plus 4 => code.spot
place/venue/location/theater/stadium/hall/restaurant/hotel/store/shop/branch/warehouse/depot/clinic/hospital/airport/station/stop/park/building/campus/gym/library/museum/church/pharmacy/lab/laboratory/cinema/cafe/bar/salon/garage/terminal/factory/plant/office/site/facility/property/resort/market/center/arena name/title | text => location.venueName
^name | text | of venue theater stadium hall restaurant hotel store shop branch warehouse depot clinic hospital airport station stop park building campus gym library museum church pharmacy lab laboratory cinema cafe bar salon garage terminal factory plant office site facility property resort center arena location place; plus 3 => location.venueName
school/university/college/institution/campus name, school, university, college, alma mater, institution | text => location.schoolName
^name | text | of school university college; plus 5 => location.schoolName
room/classroom/meeting+room/ward/lab name/title/label, conference room | text => location.roomName
^name | text | of room classroom ward; plus 4 => location.roomName
floor/storey/building/wing/room/desk/gate/platform/terminal/dock/bay/aisle/shelf/bin/rack/slot/seat/locker/berth/cabin/lane, room/seat/table/gate/locker/bin/shelf/desk/bed/unit/cabin/slot/dock/parking number/no/code/label, storage/bin/shelf/rack location, parking spot/space | text => code.spot
room number/no | text int | plus 3 => number.int min=101 max=620
room/floor/building/seat/bed/gate/aisle/shelf/row/table, floor/seat/row/table/bed/gate/aisle/shelf/unit number/no | int => number.int min=1 max=40
floor, floor number | int | plus 2 => number.int min=0 max=12
floor count, total floors, number of floors | int => number.int min=1 max=24
bedroom/bathroom/room/bed/floor/garage/parking, parking space, number of bedroom/bathroom/room, bedroom/bathroom/room count | int num => number.typical values=[2,3,1,4,5]
sqm/acreage, square meters, floor/living/land/lot/plot area/size, area, size, area sqm/sqft, area m 2, lot area | int num | => number.lognormal median=85 sigma=0.5
airport/iata/icao/station/port code, iata, origin/destination/departure/arrival airport/code | text => airline.airportCode
route/itinerary/lane | text | of shipment trip bus delivery transport ride flight driver load freight train; plus 3 => location.route
^name | text | of route line; plus 3 => location.route
destination/departure/arrival/depot, from/to/pickup/dropoff/start/end/departure/arrival/origin/destination location/city/point/place/station, port of loading/discharge, shipping point, current location, from city, to city | text => location.city
origin | text | by destination departure arrival distance flight train carrier route consignee; plus 1 => location.city
pharmacy/branch/hospital/clinic/school/library/store/warehouse/restaurant/hotel, preferred pharmacy/store/branch | text => location.venueName
license/issuing/registration/issue state, state of issue | text | not of issue ticket bug story => location.stateCode
extension, phone extension, ext | text int | len<=8 => phone.extension
address, publisher/company/vendor/supplier/member/customer/hospital/school/store address, address | text | len>120; plus 1 => location.fullAddress
constituency, precinct, ward, electoral district | text | not of hospital => location.area
gallery, exhibition hall, studio, hall, auditorium, theatre, gallery name, wing name | text => location.roomName
studio | text | of class workout session gym yoga; plus 2 => location.roomName
transport/bus route, route name | text => location.route
farm name, ^name | text | of farm; plus 3 => location.venueName
station, fuel/gas/petrol/service station, depot | text | not of train radio bus => location.venueName
sqft, sq ft, square feet/footage, living area sqft, lot sqft, area/size/living/floor sqft, area/size sq ft, ... area sqft | int num | plus 2 => number.lognormal median=980 sigma=0.4
origin/destination/departure/arrival/from/to, origin/destination/departure/arrival airport/code/station | text | len<=4; plus 6 => airline.airportCode
nationality, citizenship, country, country of birth | text | len<=3; plus 4 => location.countryCode variant=alpha-3
district, precinct, borough, block, beat, area | text | len>15; plus -1 => location.area
pickup/dropoff/start/end/drop+off/from/to location/address/point | text | of ride trip taxi booking delivery; plus 4 => location.fullAddress
state/province abbr | text => location.stateCode
extension | text int | of employee staff; len<=8; plus 4 => phone.extension null=0.35
state/province name, ^name, state, province | text | of us state province; by abbr abbreviation region fips; plus 8 => location.state
region, state/census region, division | text | of us state province county; plus 6 => values values=["South","West","Midwest","Northeast"] weights=[34,26,24,18]
`;
