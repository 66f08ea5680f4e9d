/** Documents, lists, ranges and the rest by type. */
export const containers = `
labels/annotations/selector/dimensions | json => json preset=labels
context/ctx/session/request+context/trigger/source/actor/origin | json => json preset=context
info/runtime/environment/platform/system/build/device/browser/client/hardware/database+info/device+info/server | json => json preset=system
score/scores/ratings/marks/grades/assessment | json => json preset=scores
goals/objectives/tasks/milestones/action+items/targets/checklist/todos | json => json preset=goals
history/log/audit/custody/chain+of+custody/timeline/trail/steps/approvals/handovers/transitions/stages/revisions | json => json preset=history
track/trace/waypoints/gps/positions/breadcrumbs/trajectory, gps trace/track/path/points/log | json => json preset=track
schedule/recurrence/timing/opening+hours | json => json preset=schedule
thresholds/threshold/alarm+limits/limits/bounds | json => json preset=limits
stats/statistics/metrics/counts/summary/measurements/analytics/usage/progress/state, results summary/report | json => json preset=stats
tags/scopes/permissions/roles/ids/values/list/codes/groups/categories/languages/skills/amenities/ingredients | json => json shape={"type":"array","items":{"kind":"text.tag"},"min":0,"max":4}
images/photos/attachments/files/urls/links/gallery | json => json shape={"type":"array","items":{"kind":"image.url"},"min":0,"max":4}
metadata/payload/config/settings/params/parameters/attributes/properties/options/headers/data/json/extra/context/settings/meta/details, ... json, json data, raw data/response/json, request/response body/payload/data, custom data | text | plus -2 => json preset=metadata
payload, request/response body/payload, raw response, raw request, webhook payload | text => json preset=payload
json data, json, ... json | text bytes => json preset=metadata
old/new values/data | text => json preset=changes
tags/keywords/labels/topics/hashtags/interests/categories | array => array element={"kind":"text.tag"} max=4
skills/hobbies/expertise | array => array element={"kind":"hr.skill"} max=5
specialties/specializations | array => array element={"kind":"health.specialty"} max=2 min=1
languages/locales | array => array element={"kind":"language.code"} max=3 min=1
emails, cc, bcc, recipients, to addresses, email addresses | array => array element={"kind":"internet.email"} max=3
phones, phone numbers | array => array element={"kind":"phone.number"} max=2
images/photos/pictures/gallery/thumbnails/screenshots, image/photo urls, media urls | array => array element={"kind":"image.url"} max=5
urls/links/origins/websites/callbacks/sources, redirect uris, allowed origins | array => array element={"kind":"internet.url"} max=3
domains/hosts/hostnames, allowed domains | array => array element={"kind":"internet.domainName"} max=3
ips, ip addresses, allowed ips, networks | array => array element={"kind":"internet.ip"} max=3
scopes/permissions/grants/privileges/claims/capabilities, grant types, allowed actions | array => array element={"kind":"code.permission"} max=4 min=1
roles | array => array element={"kind":"enum.role"} max=2 min=1
features/amenities/facilities/perks/highlights | array => array element={"kind":"values","parameters":{"values":["Wi-Fi","Parking","Pool","Gym","Breakfast","Air conditioning","Sauna","Balcony"]}} max=4
special features | array | of film movie; plus 3 => array element={"kind":"values","parameters":{"values":["Trailers","Commentaries","Deleted Scenes","Behind the Scenes"]}} max=3 min=1
allergies/allergens | array => array element={"kind":"values","parameters":{"values":["gluten","milk","eggs","peanuts","soy","fish","nuts"]}} max=3
ingredients | array => array element={"kind":"food.term"} min=3 max=9
genres | array => array element={"kind":"media.genre"} min=1 max=3
colors | array => array element={"kind":"color.human"} min=1 max=3
sizes | array => array element={"kind":"commerce.size"} min=2 max=5
events, event types, subscribed events, email/mail/notification/notify settings/events, notify on | array => array element={"kind":"code.eventName"} min=1 max=4
days, days of week, weekdays, working days | array => array element={"kind":"date.weekday"} min=2 max=5
options/choices/answers | array => array element={"kind":"text.option"} min=2 max=4
aliases/synonyms/names, other names | array => array element={"kind":"text.alias"} max=3
authors | array => array element={"kind":"person.fullName"} min=1 max=3
notes/comments | array => array element={"kind":"text.note"} max=3
steps/instructions | array => array element={"kind":"text.taskTitle"} min=3 max=7
scores/ratings/values/weights/measurements | array => array min=1 max=8
ids, ... ids, ... uuids | array => array max=3
embedding/vector/features | array => array min=8 max=8 distinct=false
errors, warnings, error messages, error backtrace | array => array element={"kind":"text.errorMessage"} max=2
logs, log lines, output | array => array element={"kind":"text.logLine"} max=4
mentions/users/usernames/members/participants | array => array element={"kind":"internet.username"} max=3
attendees/names/speakers/students/patients | array => array element={"kind":"person.fullName"} min=1 max=4
products/items | array | of order cart basket wishlist product bundle shop shipment; plus 2 => array element={"kind":"commerce.productName"} min=1 max=4
countries/locations | array => array element={"kind":"location.country"} max=3
cities/places | array => array element={"kind":"location.city"} max=3
dates/holidays | array => array element={"kind":"date.recent"} max=4
includes/features/benefits/requirements/responsibilities/highlights/specs | array => array element={"kind":"text.statement"} min=1 max=4
methods | array => array element={"kind":"enum.auth"} max=2 min=1
flags | array => array element={"kind":"code.settingKey"} max=3
license/licence/vehicle class/classes/category/categories | array | of driver license vehicle courier; plus 4 => array element={"kind":"values","parameters":{"values":["B","C","CE","C1","D","BE","A"]}} min=1 max=3
backup/recovery codes, codes | array | of user account mfa otp two; plus 3 => array element={"kind":"number.int","parameters":{"min":100000,"max":999999}} min=3 max=8
`;
