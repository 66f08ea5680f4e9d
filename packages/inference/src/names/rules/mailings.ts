/** Mailing lists: lists and who is on them, campaigns, what comes back, automations, forms, and the servers that send. */
export const mailings = String.raw`
mailing/email/newsletter/subscriber/contact+list list name, list name | of campaign subscriber mailing newsletter email subscription unsubscribe audience; plus 20 = Newsletter|Product updates|Customers|Webinar attendees|Trial users|Blog subscribers|Partners|Event invitations|Weekly digest|Beta testers|Members|Press
^name/title | noun list; by optin subscriber opt unsubscribe; plus 24 = Newsletter|Product updates|Customers|Webinar attendees|Trial users|Blog subscribers|Partners|Event invitations|Weekly digest|Beta testers|Members|Press
^description | noun list; by optin subscriber opt unsubscribe; plus 24 = Everyone who bought something.|Sent on the first Monday of the month.|People who asked for news of the product.|Signed up at the trade fair.|Free users of the last year.|Only staff, for tests.
campaign/email/mail/message/newsletter/default+email/welcome+email/mail+subject subject, welcome email subject, ab subject, default subject, subject line, ^subject | of campaign newsletter mailing broadcast list sequence; not of education student test lecture work support ticket; plus 20 = Your spring update is here|Three ideas for a better week|Last chance: 20 % off ends tonight|What's new in March|You are invited: live webinar on Thursday|We have missed you|Your monthly summary|New arrivals, just for you|Early access starts now|A small thank-you inside|Save the date|How our customers do it
^subject | of automation campaign; noun step email; plus 24 = Welcome aboard|Did you see this?|One more thing|Your first week with us|A quick question|Still interested?|Tips to get started|Your trial ends soon
^subject | noun template; of email mail; plus 18 = Welcome to {{company}}|Your receipt for order {{order_number}}|Reset your password|Invoice {{invoice_number}} is due on {{due_date}}|You have been invited to {{team}}|Confirm your e-mail address|Your weekly summary
^body, html body, body html, html content, content html, message body | of campaign newsletter mailing broadcast; by subject from template content send; plus 20 = <h1>Spring is here</h1><p>Hi {{first_name}}, these are our favourites of the season.</p>|<p>Hello {{first_name}},</p><p>three new features are waiting for you. <a href="https://www.example.com/news">Read more</a></p>|<h2>You are invited</h2><p>Join our webinar on Thursday at 4 pm.</p>|<p>Thank you for being with us. Here is 15 % off your next order: SPRING15</p>|<h1>What's new in March</h1><ul><li>Faster search</li><li>New reports</li></ul>|<p>Hi {{first_name}}, we have missed you. Come and see what has changed.</p>
altbody, alt body, plain/text body, body plain/text, plain text, plaintext, text content/version | of campaign newsletter mailing broadcast email template; plus 22 = Hi, these are our favourites of the season: https://www.example.com/spring|Three new features are waiting for you. Read more on our blog.|Join our webinar on Thursday at 4 pm.|Thank you for being with us. Use SPRING15 for 15 % off.|What's new in March: faster search, new reports.
body source, source body, editor source | text | of campaign newsletter template; plus 20 => values values=["{\"root\":{\"type\":\"EmailLayout\",\"data\":{\"backdropColor\":\"#F5F5F5\"}}}","# What's new\n\nHello {{ first_name }}, ...","<h1>{{ .Campaign.Name }}</h1>"] null=0.4
preheader, preview text | plus 10 = Your favourites of the season, all in one place|Only until Sunday|Three minutes to read|See what has changed|Your code is inside|Reserve your seat now
^body, template/html/email body, ^content | noun template; of email mail mailing campaign newsletter; plus 16 = <p>Hello {{first_name}},</p><p>welcome to {{company}}!</p>|<p>Your order {{order_number}} is on its way.</p>|<h1>{{title}}</h1><p>{{content}}</p><p><a href="{{unsubscribe_url}}">Unsubscribe</a></p>|<p>Hi {{first_name}}, invoice {{invoice_number}} over {{amount}} is due on {{due_date}}.</p>|<p>Click <a href="{{link}}">here</a> to set a new password.</p>
^body | noun template; in marketing; plus 12 = <p>Hello {{first_name}},</p><p>{{content}}</p>|<h1>{{title}}</h1><p>{{content}}</p><p><a href="{{unsubscribe_url}}">Unsubscribe</a></p>|<p>Your order {{order_number}} is on its way.</p>|<p>{{greeting}}</p><p>{{content}}</p><p>{{signature}}</p>
^body | noun template; about marketing mail; plus 12 = <p>Hello {{first_name}},</p><p>{{content}}</p>|<h1>{{title}}</h1><p>{{content}}</p><p><a href="{{unsubscribe_url}}">Unsubscribe</a></p>|<p>Your order {{order_number}} is on its way.</p>|<p>{{greeting}}</p><p>{{content}}</p><p>{{signature}}</p>
content type | of campaign newsletter; by subject messenger body; plus 16 = richtext|html|markdown|plain|visual
to send, sent, sent/recipient/recipients/delivered/audience/queued count, total recipients/sent, emails/mails/messages sent, recipients, delivered | int | of campaign newsletter mailing broadcast; plus 12 => number.count median=2400 sigma=1
subscriber/member/contact/recipient/active+subscriber count, subscribers/members/contacts count, total subscribers | int | of list audience mailing newsletter; plus 12 => number.count median=1400 sigma=1.3
unsubscribe/unsubscribed/cleaned count, unsubscribes, total unsubscribes | int | of campaign newsletter mailing list; plus 14 => number.count median=14 sigma=1.1
bounce count, bounces, hard/soft bounces | int | of campaign newsletter mailing list; plus 12 => number.count median=22 sigma=1
opens/clicks, unique opens/clicks, open/click/opened/clicked count | int | of campaign newsletter mailing broadcast; plus 12 => number.count median=420 sigma=1
max/last/first/from subscriber/member/contact/recipient id | int | plus 6 => number.logUniform min=100 max=90000
click count, clicks | int | of link; plus 8 => number.count median=38 sigma=1.3
from email/address, sender email/address, reply to, reply to email/address | text | of list campaign newsletter mailing sender; plus 14 => values values=["news@example.com","hello@example.org","team@example.net","updates@example.com","no-reply@example.com","offers@example.org"] weights=[30,22,18,12,10,8]
from/sender name | text | of list campaign newsletter mailing sender; plus 12 => company.name
^provider, storage provider/backend/driver | of media upload file attachment blob asset storage; not of payment ai model login; plus 14 = filesystem|s3|gcs|azure|minio
permission reminder, opt in reminder | plus 14 = You signed up on our website.|You are a customer of ours.|You asked for news at our stand.|You get this because you attended our webinar.
opt in ip, signup/confirmation/subscribe ip, optin ip | text | plus 20 => internet.ip
unsubscribe reason, opt out reason | text | plus 14 => values values=["Too many mails","Not interested any more","Never signed up","Content not relevant","Changed address"] weights=[38,28,14,12,8] null=0.8
^source | of bounce; by diagnostic smtp type subscriber meta; plus 14 = api|ses|sendgrid|mailbox|postmark
diagnostic code, smtp response/reply, bounce message | plus 14 = smtp; 550 5.1.1 User unknown|smtp; 552 5.2.2 Mailbox full|smtp; 554 5.7.1 Message rejected as spam|smtp; 421 4.7.0 Try again later|smtp; 550 5.4.1 Recipient address rejected
smtp/bounce code, smtp status | text int | plus 12 => values values=[550,552,421,554,451,450] weights=[44,20,14,10,6,6]
^meta/metadata/details | json | of bounce; plus 14 => json keys="diagnostic_code=smtp;550+5.1.1|smtp;552+5.2.2 status=5.1.1|5.2.2|4.7.0 action=failed|delayed remote_mta=mx.example.com|mail.example.org"
archive meta, seo meta, page meta | json | plus 12 => json keys="title description robots=index|noindex?"
merge field/fields/variable/variables, custom/profile attributes | json | of subscriber contact member audience; plus 20 => json keys="FNAME=person.firstName LNAME=person.lastName CITY=location.city? PLAN=free|pro|team?"
merge tags/tag, template variables, personalization tags | plus 12 = {{first_name}}|{{company}}|{{order_number}}|{{unsubscribe_url}}|{{due_date}}|{{amount}}
field tag, merge tag, ^tag | of field; by label default required; plus 14 = FNAME|LNAME|BIRTHDAY|COMPANY|PHONE|CITY|PLAN|COUNTRY
^headers | json | of campaign newsletter mailing; plus 16 => json keys="[( X-Campaign=spring|launch|digest ; List-Unsubscribe=mailto:unsubscribe@example.com ; X-Priority=3 )]"
ab/split winner/winning criteria/metric | plus 10 = opens|clicks|revenue|manual
# Automations and segments.
^name/title | of automation journey drip workflow; by trigger goal entry exit; about marketing mail; plus 18 = Welcome series|Abandoned cart|Win-back after 90 days|Birthday mail|Post-purchase review|Trial reminder|Lead nurturing|Re-engagement
trigger type | of automation journey drip flow; about marketing mail; plus 14 = list_joined|tag_added|form_submitted|date|purchase|link_clicked|segment_entered
trigger event, trigger | of automation journey drip flow sequence; about marketing mail; plus 14 = subscriber.created|tag.added|form.submitted|order.placed|link.clicked|cart.abandoned
^status | of automation journey drip; about marketing mail; plus 14 = active|draft|paused|archived
goal | of automation journey drip; about marketing mail; plus 14 = First purchase|Trial becomes paid|Webinar registration|Review written|Reads again after a pause
step type | of automation journey drip sequence; about marketing mail; plus 14 = email|delay|condition|add_tag|webhook|move_list
delay value, wait value | int | plus 12 => number.typical values=[1,3,2,7,24,5,14]
delay/wait minutes/minute | int | of automation step journey drip sequence campaign; plus 12 => number.typical values=[60,1440,30,2880,4320,10080]
match type, match | of segment audience; plus 14 = all|any
^description | of segment audience; about marketing mail analytics; plus 16 = Opened one of the last five mails.|Bought within 90 days.|No visit since January.|Signed up for the webinar.|Customers in Germany and Austria.|Lives in the city, likes sports.
cached/estimated/member/profile/subscriber count, size | int | of segment audience; plus 12 => number.count median=860 sigma=1.3
# Forms.
^name/title, form name | of form; by headline submission conversion embed popup subscriber success; plus 20 = Newsletter footer|Exit popup|Webinar sign-up|Ebook download|Homepage banner|Waiting list|Blog sidebar|Contact us
headline, ^heading | of form popup banner landing; plus 14 = Stay in the loop|Get 10 % off your first order|Join 4,000 readers|Never miss an update|Download the free guide|Save your seat
success/thank+you/confirmation/thanks message/text | of form popup landing subscription survey booking; plus 14 = Thank you! Please check your inbox.|You are on the list.|Thanks, we will be in touch soon.|Almost there: confirm your address.|Your seat is reserved.
submission count, submissions, responses count | int | of form popup landing; plus 8 => number.count median=160 sigma=1.3
conversion rate | num | of form popup landing variant campaign funnel page; plus 14 => number.measure mean=3.4 deviation=1.8 min=0.2 max=18 fractionDigits=2
# Who sends.
sending/mail/smtp/email server name, ^name | of sending smtp; plus 18 = Main SMTP|Amazon SES|Postmark|Mailgun EU|Bulk server|Transactional|Backup relay
type | of sending; by smtp quota host; plus 16 = smtp|amazon-ses|mailgun|sendgrid|postmark
host, smtp/mail host/server | text | of sending smtp mail email mailer; plus 14 => values values=["smtp.example.com","mail.example.org","smtp.eu.example.net","relay.example.com","email-smtp.example.net"] weights=[38,24,16,12,10]
smtp/imap/pop port | int | plus 14 => number.typical values=[587,465,25,2525]
smtp username/user/login | plus 14 = postmaster@example.com|apikey|smtp-user|mailer@example.org|no-reply@example.com
smtp/mail/email auth/authentication protocol/method/type, auth protocol | of smtp sending mail messenger; plus 14 = login|plain|cram-md5|none
max/maximum conns/connections | int | of smtp sending mail messenger; plus 12 => number.typical values=[10,5,20,50]
sender name, ^name | of sender; by dkim email domain verified; plus 14 = Example News|Support Team|Anna from Example|Billing|Product Updates|Events Team
error code | text int | of sms message; by segment direction body; plus 10 => values values=[30003,30005,30006,30007,21610] weights=[36,24,16,14,10]
price, cost | num money | of sms message; by segment direction body number; plus 16 => number.typical values=[0.0079,0.0158,0.0075,0.04,0.0237]
segments, segment count, parts | int | of sms message; by direction body number; plus 14 => number.typical values=[1,1,1,2,3]
^body, message body/text | of sms; plus 14 = Your code is 482913.|Your parcel arrives today between 2 and 4 pm.|Reminder: appointment tomorrow at 9:30.|Flash sale: 20 % off until midnight. Reply STOP to opt out.|Your table is booked for 7 pm.|Thanks, see you on Friday!
import mode, ^mode | of import; by subscriber overwrite delim csv imported; plus 14 = subscribe|blocklist|update
imported/skipped/total/failed, imported/skipped/failed/total count/rows/records | int | of import; plus 6 => number.count median=140 sigma=1.6
error log | text | of import; plus 14 => values values=["line 14: invalid e-mail address","line 3: missing column \"email\"","2 duplicates skipped","line 218: too many columns"] null=0.6
`;
