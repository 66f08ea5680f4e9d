/** Maps that people draw and edit: tags of features, changes, traces, notes, layers, tiles, geocoding. */
export const mapData = String.raw`
^access/bicycle/foot/horse/motorcar/motor+vehicle/vehicle/motorcycle/hgv/moped/wheelchair | about geo; plus 8 = yes|no|designated|private|permissive|destination
^bridge/tunnel/embankment/cutting/culvert/covered/intermittent/disused/area/harbour/lit/toll/oneway/indoor/mountain+pass | about geo; plus 8 = yes|no|yes
^lock/drive+through/takeaway/outdoor+seating/internet+access/fee | about geo; plus 6 = yes|no
^amenity | about geo; plus 10 = restaurant|parking|school|bench|cafe|fuel|pharmacy|place_of_worship|bank
^shop | about geo; plus 10 = supermarket|bakery|convenience|clothes|hairdresser|car_repair|butcher
^tourism | about geo; plus 10 = hotel|museum|viewpoint|information|attraction|camp_site|picnic_site
^leisure | about geo; plus 10 = park|pitch|playground|garden|sports_centre|swimming_pool
^natural | about geo; plus 10 = tree|water|wood|peak|scrub|beach|cliff
^building | about geo; plus 10 = yes|house|residential|garage|apartments|commercial|school|industrial
^highway | about geo; plus 8 = residential|service|footway|track|path|tertiary|primary|crossing
^barrier | about geo; plus 10 = fence|gate|wall|hedge|bollard|kerb|lift_gate
^boundary | about geo; plus 10 = administrative|protected_area|national_park|political|postal_code
^waterway | about geo; plus 10 = stream|river|ditch|canal|drain|weir
^railway | about geo; plus 10 = rail|tram|subway|station|level_crossing|disused|halt
^aeroway | about geo; plus 10 = runway|taxiway|helipad|aerodrome|gate|terminal
^aerialway | about geo; plus 10 = chair_lift|gondola|drag_lift|cable_car|station
^historic | about geo; plus 10 = memorial|castle|ruins|monument|archaeological_site|wayside_cross
^military | about geo; plus 10 = bunker|barracks|range|airfield|danger_area
^man made | about geo; plus 10 = tower|water_tower|pier|chimney|surveillance|silo|mast
^power, ^power source, ^generator source/method | about geo; plus 10 = tower|line|pole|substation|generator|transformer
^public transport | about geo; plus 10 = platform|stop_position|station|stop_area
^office | about geo; plus 10 = company|government|insurance|estate_agent|lawyer|association
^emergency | about geo; plus 10 = fire_hydrant|defibrillator|phone|ambulance_station|assembly_point
^craft | about geo; plus 10 = carpenter|electrician|brewery|shoemaker|plumber|tailor
^place, place type/class/rank | about geo; plus 8 = village|hamlet|town|suburb|city|locality|neighbourhood
^water, ^water type | about geo; plus 10 = pond|lake|reservoir|river|basin
^wetland | about geo; plus 10 = marsh|bog|reedbed|swamp|wet_meadow
^wood, ^leaf type | about geo; plus 10 = broadleaved|needleleaved|mixed|leafless
^leaf cycle | about geo; plus 10 = deciduous|evergreen|mixed|semi_deciduous
^genus | about geo; plus 10 = Tilia|Quercus|Acer|Platanus|Betula|Fraxinus
^species | about geo; plus 8 = Tilia cordata|Quercus robur|Acer platanoides|Platanus x hispanica|Betula pendula
^junction | about geo; plus 10 = roundabout|circular|jughandle|yes
^crossing, crossing type | about geo; plus 10 = uncontrolled|traffic_signals|marked|unmarked|zebra
^kerb | about geo; plus 10 = lowered|raised|flush|rolled
^sidewalk | about geo; plus 10 = both|right|left|no|separate
^cycleway | about geo; plus 10 = lane|track|no|shared_lane|separate
^track+type, ^track type | about geo; plus 10 = grade2|grade3|grade1|grade4|grade5
^smoothness | about geo; plus 10 = good|intermediate|excellent|bad|very_bad
^incline | about geo; plus 10 = up|down|5%|-8%|12%
^service | about geo; by highway surface oneway lane; plus 10 = driveway|parking_aisle|alley|drive-through
^turn lanes | about geo; plus 10 = left|through|through;right|left|through|right
^sport | about geo; plus 10 = tennis|soccer|basketball|climbing|equestrian|swimming
^religion | about geo; plus 10 = christian|muslim|buddhist|jewish|hindu
^denomination | about geo; plus 10 = catholic|protestant|sunni|orthodox|lutheran
^cuisine | about geo; plus 8 = pizza|kebab|regional|burger|indian|sushi|italian
^roof shape | about geo; plus 10 = gabled|flat|hipped|pyramidal|skillion
^roof/building material, ^facade material | about geo; plus 8 = brick|concrete|wood|roof_tiles|metal
^construction | about geo; plus 10 = residential|primary|yes|minor|motorway
^capital | about geo; plus 10 = yes|4|6|no
^tower type | about geo; plus 10 = communication|observation|lighting|suspension|bell_tower
^layer, ^level | text | about geo; plus 8 => values values=["1","-1","0","2"] weights=[40,30,20,10]
^lane, ^lanes | text | about geo; plus 10 => values values=["2","1","3","4"] weights=[52,24,16,8]
^max+speed, ^max speed, ^speed limit | text | about geo; plus 10 => values values=["50","30","80","100","120","70","none"] weights=[36,24,12,10,8,6,4]
^ele, ^elevation, ^height, ^width | text | about geo; plus 10 => number.lognormal median=14 sigma=1.4 fractionDigits=1
^building level, ^building levels, ^levels | text | about geo; plus 10 => values values=["2","1","3","4","5","8"] weights=[34,24,20,10,8,4]
^admin level | text | about geo; plus 10 => values values=["8","9","6","4","10","2"] weights=[34,20,18,12,10,6]
^voltage | text | about geo; plus 10 => values values=["20000","110000","220000","380000","400"] weights=[30,30,18,16,6]
^frequency | text | about geo; plus 10 => values values=["50","16.7","0","60"] weights=[66,20,8,6]
^cable, ^cables | text | about geo; plus 10 => values values=["3","6","12","2"] weights=[46,34,12,8]
^wikidata, wikidata id/item/qid | text | plus 10 => pattern regex="Q[1-9]\\d{3,6}"
^wikipedia, wikipedia tag/article/page | text | about geo; plus 10 => values values=["en:Old Town Hall","de:Rathaus","en:St Mary's Church","fr:Gare centrale","en:River Alder","en:Castle Hill","es:Plaza Mayor","en:North Bridge"]
opening hours | text | about geo; plus 4 => values values=["Mo-Fr 09:00-18:00","Mo-Sa 08:00-20:00","24/7","Tu-Su 11:30-22:00","Mo-Fr 07:00-17:00; Sa 08:00-12:00","Mo-Su 06:00-22:00"]
^ref, road/route ref/number | text | about geo; plus 8 => pattern regex="([ABLK] )?\\d{1,3}"
iso 3166 1, iso 3166, iso 3166 1 alpha 2 | text | plus 10 => location.countryCode
iso 3166 2 | text | plus 12 => pattern regex="(DE|US|FR|GB|ES|IT)-[A-Z]{2}"
^fixme | about geo; plus 10 = position to be checked|name missing|resurvey|continue|add house number
house+name, house name, addr house+name | about geo; plus 12 = Rose Cottage|The Old Mill|Hill House|Station House|Oak Lodge|The Barn|Church Farm|Riverside
# Edits and what is said about them.
^comment, changeset/edit/commit comment/summary/message | about geo; of changeset edit change revision; plus 12 = Add missing house numbers|Fix alignment of footpath|Update opening hours|Add buildings from aerial imagery|Correct street name|Add crossings on Main Street|Remove closed shop|Survey of benches and bins|Add cycle path|Split way at bridge
^body, ^text, ^content, ^message, ^comment | about geo; of changeset; noun comment discussion; plus 14 = Hi, why did you remove this footpath?|Thanks for the fix!|Please use a more descriptive comment.|Is this road really one-way?|Reverted, please discuss first.|Checked on the ground, looks right.|The source is outdated here, see the newer imagery.|Welcome! Small hint: buildings should not overlap.
^body, ^text, ^content, ^comment, ^description | about geo; of note; not of sticky release delivery; plus 12 = The shop has closed|Road name is wrong, should be Mill Lane|New roundabout opened here|House number 14 is missing|The footpath is blocked by a fence|Resolved, thank you!|Checked on site, fixed|Speed limit is 30 now|The café moved across the street
reason | about geo; of redaction redact; plus 12 = copied from a copyrighted map|personal data removed|import without permission|traced from a commercial atlas
^title | about geo; of redaction redact; plus 12 = Import without permission|Copied from a copyrighted map|Personal data in tags|Traced from a commercial atlas
^editor, preferred/default/map editor, editor name | about geo; plus 12 = id|josm|web|mobile|remote
created by, ^editor/client/app, editor version | of changeset; plus 14 = iD 2.29.0|JOSM/1.5 (19017 en)|StreetComplete 57.1|Vespucci 20.1|Go Map!! 4.2|iD 2.30.1
imagery used, imagery, ^background layer | about geo; plus 10 = Aerial imagery|Orthophoto 2023|Satellite imagery|Street-level photos|Local GPS traces
hashtag, hashtags | about geo; plus 10 = #surveyed|#buildings|#mapathon|#roads;#validation|#accessibility|#opendata
^host | of changeset; plus 12 = https://www.example.org/edit|https://maps.example.com/edit|https://tasks.example.net
^k, tag/feature key | of changeset; plus 12 = created_by|comment|source|imagery_used|locale|host|hashtags|changesets_count
^v, tag/feature value | of changeset; plus 12 = iD 2.29.0|Add missing house numbers|survey|Aerial imagery|en-GB|JOSM/1.5|Fix alignment of footpath|42
relation/member role, ^role | about geo; of relation; plus 12 = outer|inner|forward|stop|platform|via|from|to
member/element/object/primitive/osm type | about geo; len<=2; plus 10 = N|W|R
element/object/primitive/osm/feature type | about geo; plus 6 = node|way|relation
edit/change type/kind/action | about geo; plus 10 = create|modify|delete|move|split|merge
review/moderation status | about geo; plus 6 = approved|pending|rejected|needs_survey
^tile, home tile, quad tile, tile key/index | int | about geo; plus 12 => number.int min=1210000000 max=2140000000
quadkey, quad key | text | plus 12 => pattern regex="[0-3]{14}"
tile column/row, ^tile x/y, ^x/y tile | int | plus 8 => number.int min=2000 max=14500
track+id, track id/number/segment, trkseg, ^segment | int | of gps gpx trace track point trackpoint waypoint; plus 8 => number.typical values=[0,1,2,3,4]
# Traces.
^name, file/original name, filename | text | of gpx; plus 14 => pattern regex="(morning_ride|evening_walk|survey|hike|commute|track|city_tour)_2025-0[1-9]-(0[1-9]|1\\d|2[0-8])\\.gpx"
^name, ^title | of trace track; by latitude point trkseg elevation visibility waypoint; plus 12 = Morning ride along the river|Ridge walk|Commute via Station Road|Survey of the new estate|Lake loop|Evening run|Forest tracks west|Old railway path
gpx, gpx data/xml/content, ^track xml | text | plus 8 => template template="<gpx version='1.1'><trk><trkseg><trkpt lat='{{location.latitude}}' lon='{{location.longitude}}'/></trkseg></trk></gpx>"
geojson, geo json, geometry json | text | plus 6 => template template="{\"type\":\"Point\",\"coordinates\":[{{location.longitude}},{{location.latitude}}]}"
wkt, geometry/geom wkt, well known text | text | plus 8 => template template="POINT({{location.longitude}} {{location.latitude}})"
^tag, ^tags, tag name | of gpx trace; about geo; plus 10 = cycling|hiking|survey|footpath|commute|forest|mtb|railway
activity, activity/sport type | of trace track gpx trail; plus 8 = cycling|hiking|running|walking|skiing|driving
difficulty | of trace track trail hike route; plus 6 = easy|moderate|hard|expert
visibility | of gpx trace; plus 6 = private|public|trackable|identifiable
# Layers, styles and services.
base map, base+map, base layer/style, map style/theme/view, background map | plus 12 = Streets|Satellite|Terrain|Light|Dark|Topographic|Hybrid
attribution, map/layer/tile/data attribution, copyright notice | about geo; plus 12 = © City mapping office|© Open map contributors|© National survey 2024|Source: regional open data portal|© Aerial imagery provider
blend mode, blending mode | plus 10 = normal|multiply|screen|overlay|darken
service/protocol type, ogc service | about geo; plus 8 = WMS|WFS|WMTS|XYZ|WCS
^workspace, ^store, data store, data+store, ^namespace | about geo; plus 10 = cadastre|transport|topography|environment|planning|utilities
tile url, url template, tile template, xyz url, tile server | about geo; plus 12 = https://tiles.example.com/{z}/{x}/{y}.png|https://maps.example.org/vector/{z}/{x}/{y}.pbf|https://tiles.example.net/ortho/{z}/{x}/{y}.jpg
style url, style uri | about geo; plus 10 = https://maps.example.com/styles/streets.json|https://maps.example.com/styles/light.json|https://maps.example.org/styles/outdoor.json
bbox, bounding box, extent, bounds, map/layer/data extent/bounds, envelope | text | about geo; plus 10 => values values=["5.87,47.27,15.04,55.06","-0.51,51.28,0.33,51.69","2.22,48.81,2.47,48.90","13.09,52.34,13.76,52.68","-74.26,40.49,-73.70,40.92"]
bbox/bounds/extent x 0, bbox/bounds/extent x 1, xmin, xmax, bbox x min/max, min x, max x, bbox west/east, bounds west/east | num | about geo; plus 20 => number.measure mean=9 deviation=3 min=-10 max=30 fractionDigits=4
bbox/bounds/extent y 0, bbox/bounds/extent y 1, ymin, ymax, bbox y min/max, min y, max y, bbox south/north, bounds south/north | num | about geo; plus 20 => number.measure mean=49 deviation=3 min=36 max=62 fractionDigits=4
map/default/initial center, ^center, center point/coordinates, ^centre | text | about geo; plus 10 => template template="{{location.latitude}}, {{location.longitude}}"
licence, license, data/map licence/license | about geo; plus 6 = ODbL 1.0|CC BY 4.0|CC0 1.0|CC BY-SA 4.0|public domain
abstract, ^title | of layer; noun layer; plus 4 = Land use 2024|Cadastral parcels|Bus stops|Contour lines 10 m|Protected areas|Elevation model|Cycle network|Flood zones
data quality, quality statement, data quality statement, lineage, data lineage | about geo; plus 8 = Digitised from aerial photos, accuracy 1 m.|Surveyed with GNSS in 2023.|Derived from the cadastre.|Checked against orthophotos.
supplemental information, constraint other, use constraints/limitation/limitations, access constraint/constraints | about geo; plus 8 = None|Not for navigation.|Attribution required.|For planning purposes only.|Data before 2015 is incomplete.
# Places and geocoding.
ascii name, ascii+name, place/geographic/feature/local name, alternate/alternative name | text | about geo; plus 8 => location.city
^name | text | of geoname geonames gazetteer place toponym settlement; by latitude feature population; plus 12 => location.city
fclass, feature class | len<=2; plus 8 = P|A|H|T|S|L|R
fcode, feature code | len<=12; plus 8 = PPL|PPLX|ADM2|STM|MT|HTL|CH|LK
admin 1, admin 2, admin 3, admin 4, admin 1 code, admin 2 code, admin 3 code | text | about geo; plus 10 => pattern regex="0[1-9]|1\\d|2[0-4]"
^class, ^category | about geo; by place rank osm importance house; plus 12 = highway|place|amenity|building|shop|boundary|waterway
^type | about geo; by place rank osm importance house; plus 12 = residential|village|house|restaurant|administrative|hamlet|bus_stop
importance, place importance | num | about geo; plus 10 => number.measure mean=0.31 deviation=0.14 min=0.01 max=0.92 fractionDigits=4
rank address, rank search, address rank, search rank | int | plus 10 => number.typical values=[30,26,16,20,8,12,4]
display name, formatted address, full address, ^label | text | about geo; by place rank osm importance postal house geocode query confidence; plus 12 => location.fullAddress
match level/type/quality, geocode level/quality/precision, result type, address level | about geo; plus 10 = house|street|postcode|city|district|interpolated
provider, geocoder, geocoding provider/service/engine | of geocode geocoding geocoder; plus 12 = nominatim|google|mapbox|here|photon
^query, search query/text, address query, ^input | text | of geocode geocoding geocoder; plus 12 => location.streetAddress
^result, ^response, ^raw | json | of geocode geocoding geocoder; plus 10 => json keys="lat=location.latitude lon=location.longitude display_name=location.fullAddress type=house|street|city importance=0.31|0.52|0.68"
bounds, bbox, viewport, extent, bounding box | json | about geo; plus 10 => json keys="north=52.68|48.90|40.92 south=52.34|48.81|40.49 east=13.76|2.47|-73.70 west=13.09|2.22|-74.26"
plus code, open location code, olc | text | plus 10 => pattern regex="[89][CFG][23456789CFGHJMPQRVWX]{6}\\+[23456789CFGHJMPQRVWX]{2}"
what 3 words, w 3 w, three words address | text | plus 12 => pattern regex="(silver|early|windows|daring|filled|lemon|copper)\\.(river|branch|stone|table|winter|bridge)\\.(sings|opened|lively|marked|quiet|drawn)"
image/camera/capture type, projection type | of imagery panorama; plus 10 = perspective|spherical|fisheye|equirectangular
^make, camera make | of imagery panorama photo exif; plus 10 = GoPro|Garmin|Samsung|Ricoh|Apple
geofence id, geofence ids | text | plus 10 => pattern regex="[1-9]|[1-4],[5-9]|[1-9]\\d"
`;
