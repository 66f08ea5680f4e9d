/** Appointments that people book with each other: kinds of meetings, calendars, hours of availability. */
export const scheduling = String.raw`
# Kinds of meetings that can be booked, and meetings that were.
^title, ^name | of event meeting appointment session; noun type; by duration length slot minute buffer; plus 24 = 30 Minute Meeting|15 Minute Meeting|Intro Call|Product Demo|Consultation|Team Interview|Office Hours|Onboarding Session|Weekly Check-in|Strategy Session|Quick Chat|60 Minute Workshop
^description | of event meeting appointment session; noun type; by duration length slot buffer; plus 24 = A short call to get to know each other.|We walk through the product and answer your questions.|Half an hour to plan the next steps.|For existing customers with a question.|Please add the topics in the notes.|First interview with the hiring team.|A quick call, no preparation needed.
event name | of event; noun type; by duration length slot buffer; plus 24 = Intro call with {attendee}|{organizer} and {attendee}|Demo: {company}|Interview with {attendee}|Consultation with {organizer}
^title | text | of booking meeting; by attendee ical reschedule rescheduled reference host conference; plus 24 => pattern regex=(Intro[ ]Call|Product[ ]Demo|30[ ]Minute[ ]Meeting|Consultation|Onboarding[ ]Session|Interview|Quick[ ]Chat)[ ](between|with)[ ](Anna[ ]Keller|Tom[ ]Marsh|Priya[ ]Nair|Lena[ ]Vogt|Sam[ ]Ortiz|Grace[ ]Hill)[ ]and[ ](Mia[ ]Weber|Noah[ ]Silva|Ines[ ]Costa|Paul[ ]Novak|Ruth[ ]Adler|Omar[ ]Haddad|Ella[ ]Brandt|Jonas[ ]Feld)
^description, additional/booking notes/note, ^note | text | of booking; by attendee ical reschedule rescheduled reference host meeting timezone zone; plus 24 => values values=["I would like to discuss pricing for a team of 20.","Looking forward to it.","Can we talk about the migration as well?","Please send the agenda beforehand.","It is about the offer from last week.","Two colleagues will join.","First call, we found you online.","I may be five minutes late."] null=0.3
appointment note/notes, session/visit note/notes | text | not of medical patient clinic; by client service staff attendee; plus 12 => values values=["Prefers mornings.","First visit, found us online.","Wants the same colleague as last time.","Running ten minutes late.","Moved from Tuesday at the client's request.","Please call before.","Brings a second person.","Follow-up in four weeks."] null=0.4
service name, ^service | of appointment booking reservation visit; by staff client start; plus 16 = Initial consultation|Follow-up|Haircut|Massage 60 min|Check-up|Coaching session|Tax advice|Photo shoot|Repair estimate|Fitting
location type, meeting/appointment/venue location type | of appointment meeting booking interview session; plus 16 = video|in_person|phone|custom
locations/location | json | of event meeting appointment; noun type; plus 20 => json keys="[type=video|in_person|phone|link link=internet.url? address=location.fullAddress?]"
color | json | plus 14 => json keys="light=color.hex dark=color.hex"
recurrence, repeats, recurrence pattern | of appointment booking meeting; plus 10 = none|weekly|every two weeks|monthly
integration, ^type, calendar type/provider | of calendar; by external email user credential; plus 16 = google_calendar|office365_calendar|apple_calendar|caldav_calendar
^type | of reference; by meeting uid booking; plus 18 = google_calendar|zoom_video|office365_calendar|video|google_meet
^type | of credential; by app; plus 20 = google_calendar|zoom_video|office365_calendar|slack_messaging|stripe_payment|hubspot_crm
^name, calendar name | of calendar; by color provider timezone zone sync primary external; plus 18 = Work|Personal|Team calendar|Holidays|Family|Interviews|Support rota|Room bookings|Birthdays
^description | of calendar; by color provider timezone sync primary external; plus 18 = Meetings and calls|Public holidays|Who is away when|Shifts of the support team|Private appointments|Interviews with candidates
sync folder, mail folder, mailbox folder, source/target folder | of account mailbox mail email imap; plus 14 = INBOX|Sent|Archive|Support|Newsletter
from reschedule, rescheduled from | text | plus 14 => pattern regex=([A-Za-z0-9]{22}) null=0.8
slug ref/reference | text | plus 12 => text.slug
# When they can be.
^name, ^title, schedule name | of schedule availability; not of job task cron backup report run; by zone timezone weekday day start; not by cron; plus 18 = Working hours|Weekends|Evenings|Summer hours|Mornings only|Part-time|On-call hours|Holiday hours
^type, ^kind | of availability; by start weekday day; plus 16 = weekly|date_override|blocked|vacation
open/opening/opens hour, opens at hour | int | plus 12 => number.typical values=[9,8,10,7,6,11]
close/closing/closes hour, closes at hour | int | plus 12 => number.typical values=[18,17,20,19,16,22]
start/from hour | int | of working work business office opening availability schedule shift quiet; plus 10 => number.typical values=[9,8,10,7,6]
end/to hour | int | of working work business office opening availability schedule shift quiet; plus 10 => number.typical values=[17,18,16,19,20]
open/opening/close/closing minute/minutes, hour minute/minutes | int | plus 12 => number.typical values=[0,30,15,45]
start/from minute/minutes | int | of availability schedule slot working business; plus 16 => number.typical values=[540,480,600,510,780]
end/to/until minute/minutes | int | of availability schedule slot working business; plus 16 => number.typical values=[1020,1080,960,720,1140]
quiet+hour/quiet+hours/do+not+disturb start/from | clock | plus 12 => date.timeOfDay from=21 to=23
quiet+hour/quiet+hours/do+not+disturb end/to/until | clock | plus 12 => date.timeOfDay from=6 to=8
break/lunch start/from | clock | plus 12 => date.timeOfDay from=12 to=12
break/lunch end/to/until | clock | plus 12 => date.timeOfDay from=13 to=14
max+advance/advance/booking+window/future days/day, max days ahead | int | plus 10 => number.typical values=[60,30,90,14,180]
min/minimum notice/lead hours/hour | int | of availability schedule event booking; plus 10 => number.typical values=[4,24,2,12,48]
capacity | int | of availability slot session; plus 10 => number.typical values=[1,2,4,8,10,12]
`;
