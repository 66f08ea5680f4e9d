/** Mail and its servers, address books, calendars and their parts. */
export const mailAndCalendars = String.raw`
mailbox, mail/imap/source/target/sent/draft/trash/archive folder, src folder, mail box name, mailbox name, folder path, ^folder | of mail message cache imap mailbox thread email inbox fetch header uid; by uid flag imap subject folder data cc bcc poll protocol; not by maildir password; plus 14 = INBOX|Sent|Archive|Drafts|Trash|Junk|INBOX/Projects|INBOX/Invoices
^folder, mail folder | of voicemail; plus 14 = INBOX|Old|Work|Family|Urgent
mailbox, voicemail box/mailbox, voicemail number | text | of voicemail; plus 14 => pattern regex="[1-6]\\d{3}"
mailbox, mailboxes | text | of endpoint peer sip extension phone; plus 12 => pattern regex="[1-6]\\d{3}@default"
^name, display name, full name | text | of mailbox identity collected recipient signature sender contact; by email user signature local organization reply last first; plus 12 => person.fullName
^name | text | of address collected contact; by email; not by street city postal postal country; plus 12 => person.fullName
^name, group name | of contact address recipient; noun group list; plus 14 = Family|Friends|Colleagues|Clients|Suppliers|Newsletter|Team|Neighbours
^name | of saved search smart; noun search view filter; by query scope data term criteria type; plus 8 = Unread this week|From my team|With attachments|Open invoices|Flagged|Last 30 days|Waiting for reply|Large files
^name, rule/filter name | of filter sieve rule; by script match sieve condition action; about mail; plus 10 = Newsletters to folder|Invoices|Mark as read|Forward to accounting|Mailing lists|Out of office|Spam to junk|From the boss
^name | of response canned snippet template reply; by html data body text; about mail; plus 6 = Thank you for your message|Out of office|Meeting confirmation|Request for documents|Quote follow-up|Password instructions
^data, ^body, ^text, ^content | of response canned snippet; by html name; plus 12 = Thank you for your message. We will reply within two working days.|Please find the requested documents attached.|I am out of the office until Monday.|Your request was forwarded to the support team.|Could you send us your order number?|We have received your payment, thank you.
^name, ^title | of signature; plus 8 = Work|Private|Short|English|Sales team|Support
maildir, mail directory/dir, mail home, home directory | text | about mail; plus 12 => template template="example.com/{{internet.username}}/"
local part, localpart | text | plus 10 => internet.username
goto, forward to/address/addresses, alias target, destination address | text | of alias forward virtual vacation; plus 12 => internet.email
address | text | of alias bcc suppression recipient mail sender; plus 10 => internet.email
email other, other email, alternate/alternative/secondary/recovery/backup/private/work email | text | plus 10 => internet.email
^transport, mail transport | about mail; by domain mx quota mailbox relay; plus 10 = virtual|lmtp:unix:private/dovecot|smtp:[mx.example.com]|relay|local
quota, max quota, max+quota, mailbox quota, quota limit | int | of mailbox domain mail account; plus 10 => number.typical values=[1073741824,2147483648,5368709120,10737418240,536870912]
^protocol, inbound/incoming/fetch protocol | about mail; plus 6 = imap|pop3|imaps
src/incoming/outgoing/inbound/outbound/imap/smtp/pop 3/pop/mail/mx server/host/hostname, mail host, ^mx, mx host/record | about mail; plus 12 = imap.example.com|mail.example.org|smtp.example.net|mx1.example.com|mail.example.com|smtp.example.org
imap/smtp/pop 3/mail server/host/hostname | plus 12 = imap.example.com|mail.example.org|smtp.example.net|mail.example.com|smtp.example.org
imap/inbound/incoming port | int | plus 8 => number.typical values=[993,143,995,110]
smtp/outbound/outgoing/submission port | int | plus 8 => number.typical values=[587,465,25]
ssl/tls/security/encryption mode, inbound/outbound/imap/smtp ssl/tls/security mode | about mail; plus 10 = tls|starttls|none|ssl
smtp/imap auth/authentication, src auth, auth method/mechanism/type | about mail; plus 10 = plain|login|cram-md5|xoauth2|ntlm
^mda, delivery agent | about mail; plus 12 = /usr/lib/dovecot/deliver|/usr/bin/procmail|/usr/sbin/sendmail
editor/compose/composing mode/format, compose in | about mail; plus 10 = richtext|plaintext|html
sieve, sieve script, ^script | text | of sieve filter vacation; plus 12 => values values=["require [\"fileinto\"];\nif header :contains \"subject\" \"invoice\" { fileinto \"Invoices\"; }","require [\"vacation\"];\nvacation :days 7 \"I am away until Monday.\";","if address :is \"from\" \"news@example.com\" { fileinto \"Newsletters\"; }","if size :over 5M { discard; }"]
^title, ^subject | text | of message mail email dm pm; not of error commit log system; by body recipient sender sent user read; plus 8 => text.subject
^subject | of vacation reply responder; plus 12 = Out of office|Away until Monday|On holiday|Parental leave|Back on 12 August
^body, ^message, ^text | of vacation reply responder; plus 12 = I am out of the office until Monday and will reply after that.|Thank you for your message. I am on holiday and back on 12 August.|In urgent cases please call the front desk.|I am on parental leave. Please write to team@example.com.
^importance | of message mail email; plus 8 = normal|high|low
flags, ^flags, message/imap flags | text array | of message mail email; plus 10 => array element={"kind":"values","parameters":{"values":["\\Seen","\\Answered","\\Flagged","\\Draft","$Forwarded"]}} min=0 max=2
labels, ^labels, label ids | array | of message mail email thread; plus 10 => array element={"kind":"values","parameters":{"values":["INBOX","UNREAD","IMPORTANT","STARRED","Work","Travel","Receipts"]}} min=1 max=2
snippet, preview, preview text, ^excerpt | of message mail email thread; plus 8 = Hi all, please find the minutes attached|Thanks for the quick reply, that works for|Your invoice for March is ready. You can|Just a short reminder that the meeting|Could you have a look at the draft before|We have updated our terms of service
spam/junk score | num | plus 10 => number.measure mean=1.4 deviation=2.1 min=-4.5 max=14 fractionDigits=1
references, references header, reference header, in reply to, ^references | text | of message mail email; plus 10 => template template="<{{string.nanoid}}@mail.example.com>"
content id, cid | text | of attachment part message mail; plus 10 => template template="<{{string.nanoid}}@mail.example.com>"
content disposition, disposition type | plus 10 = attachment|inline
encoding, transfer/content encoding, content transfer encoding | of attachment part mime message; plus 8 = base64|quoted-printable|7bit|8bit
part number, mime part, part id | text | of attachment mime; plus 12 => values values=["2","1.2","3","2.1","1.1"] weights=[40,24,18,10,8]
envelope from/to, header/mail/bounce/return from, return path | text | of report dmarc message mail bounce log delivery; plus 10 => internet.email
header from, envelope from/to | text | of dmarc report; plus 16 => internet.domainName
disposition, dmarc disposition, policy p/sp, ^policy | of dmarc; plus 14 = none|quarantine|reject
policy adkim, policy aspf, adkim, aspf | plus 10 = r|s
policy pct/percent | int | of dmarc; plus 10 => number.typical values=[100,50,25]
^count, message count | int | of dmarc; plus 10 => number.lognormal median=6 sigma=1.4
^org name, reporting org, reporter | text | of dmarc; plus 10 => internet.domainName
^words, search words | text | of contact address; plus 10 => template template="{{lower:person.firstName}} {{lower:person.lastName}} {{internet.email}}"
vcard, card data, card+data, vcf | text | plus 12 => template template="BEGIN:VCARD\nVERSION:3.0\nFN:{{person.fullName}}\nEMAIL:{{internet.email}}\nEND:VCARD"
ical, icalendar, calendar data, calendar+data, ics, vevent, ical data | text | plus 12 => template template="BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:{{string.uuid}}\nDTSTART:20250612T090000Z\nSUMMARY:{{text.taskTitle}}\nEND:VEVENT\nEND:VCALENDAR"
^uri | text | of calendar calendar object event; by calendar etag component; plus 12 => template template="{{string.uuid}}.ics"
^uri | text | of card contact vcard; by etag card card modified; plus 12 => template template="{{string.uuid}}.vcf"
principal uri, principal+uri, ^principal, owner principal | text | plus 12 => template template="principals/users/{{internet.username}}"
component type, component+type, ^component | of calendar calendar event object; plus 14 = VEVENT|VTODO|VJOURNAL
components, supported components | of calendar; plus 14 = VEVENT,VTODO|VEVENT|VTODO|VEVENT,VTODO,VJOURNAL
^name, display name, displayname, ^title, calendar name | of calendar; not of event holiday academic business trading; by color zone user uri owner principal; plus 12 = Personal|Work|Family|Birthdays|Holidays|Team|School|Travel
first/last occurrence/occurence, firstoccurence, lastoccurence | int | plus 10 => date.past unit=s
busy status, free busy, freebusy, show as, ^transp, transparency | of event appointment calendar meeting; plus 12 = busy|free|tentative|out_of_office
^transp, transparency | of event; plus 14 = OPAQUE|TRANSPARENT
^class, classification | of event appointment calendar; by dtstart rrule start organizer attendee summary; plus 14 = PUBLIC|PRIVATE|CONFIDENTIAL
^summary | text | of event appointment meeting; by dtstart rrule location organizer attendee start; plus 12 => text.eventTitle
^summary | of calendar event; by rrule dtstart ical; plus 16 = Team meeting|Dentist|Lunch with Anna|Project review|School concert|Weekly sync|Flight to Berlin|Parents' evening
^description | of event appointment; by dtstart rrule ical organizer attendee; plus 10 = Please bring the latest figures.|Agenda follows by mail.|Room is booked for two hours.|Dial-in details are in the invitation.|Bring a cake!|Second appointment, about 30 minutes.
^status | of event; by dtstart rrule ical organizer transp; plus 12 = CONFIRMED|TENTATIVE|CANCELLED
event type, ^kind | of event; by dtstart rrule ical organizer; plus 12 = default|birthday|focusTime|outOfOffice|fromGmail
exdate, exdates, excluded/exception date/dates | text | plus 10 => values values=["20250416T090000Z","20251224T090000Z","20250501T140000Z,20250508T140000Z","20260101T080000Z"]
rdate, rdates | text | plus 10 => values values=["20250416T090000Z","20250601T120000Z","20250501T140000Z,20250508T140000Z"]
part+status, participation/attendee/invitation/rsvp/response status, ^response | of attendee participant invitee guest invitation event calendar rsvp; plus 10 = ACCEPTED|NEEDS-ACTION|DECLINED|TENTATIVE
cutype, calendar user type | plus 10 = INDIVIDUAL|RESOURCE|ROOM|GROUP
^role | of attendee participant; by part rsvp cutype cn; plus 14 = REQ-PARTICIPANT|OPT-PARTICIPANT|CHAIR|NON-PARTICIPANT
^cn, common name | text | of attendee organizer participant; plus 10 => person.fullName
trigger offset, ^trigger, alarm trigger, reminder offset, remind before | of alarm reminder valarm notification event; plus 12 = -PT15M|-PT30M|-PT1H|-P1D|PT0S
^action | of alarm reminder valarm; by trigger repeat event calendar offset; plus 14 = DISPLAY|EMAIL|AUDIO
^description | of alarm reminder valarm; by trigger repeat offset; plus 14 = Reminder|Meeting in 15 minutes|Leave now|Call back|Take documents
scheduling type, schedule type, assignment mode | of event booking; plus 12 = round_robin|collective|managed|individual
^title, ^name, event name | of event booking appointment meeting; noun type kind; by length duration slug buffer slot; plus 14 = 30 Minute Meeting|15 Minute Call|Intro Call|Product Demo|Consultation|Interview|Office Hours|60 Minute Session
^slug | of event booking appointment; noun type; by length duration buffer slot; plus 14 = 30min|15min|intro-call|demo|consultation|interview|office-hours
minimum notice, min notice, minimum booking notice | int | of event booking; plus 10 => number.typical values=[120,60,240,1440,30]
locations, ^location | json | of event booking; by length duration buffer; plus 12 => json keys="type=video|phone|in_person link=internet.url?"
booking questions, ^questions, custom inputs, booking fields | json | of event booking; plus 12 => json keys="[label='What is this about|Company|Phone number' type=text|textarea|phone required:bool]"
sync token, sync+token, ^ctag | int | of calendar; plus 12 => number.lognormal median=40 sigma=1.2
^data, ^value | text | of cache session; by expires key mailbox changed vars; plus 8 => pattern regex="a:[1-9]:\\{s:[4-8]:\"(uids|flags|folder|count|mtime)\";i:\\d{2,5};\\}"
cache key | text | plus 6 => pattern regex="(user|folder|message|contact|report|list|session):[1-9]\\d{1,4}:(index|profile|count|list|detail)"
^vars, session vars/variables/data | text | of session; plus 12 => pattern regex="(user_id\\|i:\\d{1,4};language\\|s:5:\"en_US\";|lang\\|s:2:\"de\";theme\\|s:4:\"dark\";|temp\\|b:1;)[a-z]{2}_time\\|i:17[0-6]\\d{7};"
^data | of dictionary spell spell; plus 14 = colour tickets webhook|Northwind Alder|backend frontend onboarding|rescheduled reimbursable|Kubernetes Postgres
^data | text | of search saved; by name query type; plus 10 => values values=["{\"scope\":\"base\",\"headers\":[\"subject\"],\"search\":\"invoice\"}","{\"scope\":\"all\",\"headers\":[\"from\"],\"search\":\"anna\"}","{\"interval\":\"1W\",\"search\":\"report\"}"]
^context | of filestore file storage attachment upload; len<=64; plus 12 = attachments|import|signature|avatars|drafts
^data | text | of filestore file storage blob attachment; plus 10 => string.base64 length=48
del, deleted, is deleted | int | => datatype.boolean probability=0.05
standard, ^default, html signature, signature html, is html | int | of identity signature response template account; plus 10 => datatype.boolean probability=0.4
failed login, last failed login | stamp | plus 8 => date.recent null=0.6
`;
