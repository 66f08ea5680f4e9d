/** Agencies and those who invoice for their hours: clients, offers, retainers, time, follow-ups by mail, briefs and media plans. */
export const agencies = String.raw`
# Clients.
^name/full+name | text | of client customer lead prospect; by company; not by first last; not of type segment group category tier app oauth; plus 14 => person.fullName
^role/title, job title | of client customer account; noun contact; plus 4 = Marketing Manager|Founder|Office Manager|Head of Sales|Accountant|Managing Director|Project Manager|Art Director
default/standard/base hourly rate, hourly/billing/bill rate | num money | of client project task time rate agency consultant contractor freelancer estimate proposal retainer; not of employee payroll parking; plus 14 => number.typical values=[95,120,85,150,75,110,135,65]
day/daily rate | num money | of rate card client project consultant contractor freelancer role agency; plus 16 => number.typical values=[760,960,680,1200,600,880]
cost rate, internal rate/cost | num money | of rate role consultant staff card employee project; plus 14 => number.typical values=[48,62,39,75,34,55]
role name, ^role | of rate; noun card; plus 16 = Designer|Developer|Project manager|Strategist|Copywriter|Art director|Account manager|Photographer
realm id | text | by provider token sync; plus 12 => string.numeric length=16
provider, integration/connection name | of integration connection; in finance; plus 14 = quickbooks|xero|freshbooks|sage|datev
# Offers and projects.
project name, ^name/title | of project; by client budget billable hourly agency retainer; not of construction research; plus 20 = Website relaunch|Brand refresh|Spring campaign|Online shop migration|Annual report 2025|SEO retainer|Product video|Packaging design|App prototype|Trade fair stand
project code, ^code | text | of project; by client budget billable hourly; plus 16 => pattern regex="[A-Z]{3}-(24|25)[0-9]{2}"
billing method/type/model, budget/pricing/fee type | of project client estimate retainer contract engagement; by hourly rate billable budget fee; plus 16 = hourly|fixed|retainer|non-billable
^title/name, proposal/estimate/quote/offer title/name, subject | of proposal estimate quote offer; by total client valid scope pricing subtotal deposit; not of job marriage research grant governance insurance; plus 18 = Website relaunch|Brand identity and guidelines|Spring campaign 2025|Online shop migration|SEO for twelve months|Product photography|App design sprint|Social media management|Annual report design
executive summary, ^summary | of proposal offer quote; plus 14 = We propose to rebuild the site in three phases, beginning with a two-week discovery.|A new identity that works from the business card to the van.|Twelve months of content and search optimisation for a steady flow of leads.|A shop that loads in under two seconds and is easy to run.
scope of work, work/project scope, scope | of proposal estimate quote contract project engagement sow statement; by client total pricing budget hourly summary deliverable valid; plus 20 = Concept, design and build of ten page templates|Three logo directions, two rounds of changes|Set-up, migration of 400 products, training|Monthly report, four articles, link building|Two shooting days, 40 edited pictures
pricing, price table, line items | json | of proposal estimate quote offer; plus 12 => json keys="[item=Concept|Design|Development|Copywriting|Hosting|Photography quantity=1|2|8|16|40 unit=hour|day|flat unit_price=95|120|760|2400]"
win probability, probability | int num | of proposal offer quote; plus 10 => number.typical values=[50,25,75,10,90,60]
decline/rejection/loss reason | text | of proposal estimate quote offer; plus 14 => values null=0.85 values=["Too expensive","Chose another agency","Project postponed","No budget this year","Done in-house"]
valid/validity days | int | of estimate quote proposal offer; plus 14 => number.typical values=[30,14,60,7]
intro/introduction, ^terms/footer/closing | of proposal offer; plus 6 = Thank you for the good talk last week.|As discussed, please find our offer below.|Half on start, half on delivery.|All prices plus VAT.
retainer name, ^name | of retainer; plus 16 = SEO retainer|Content package|Support 10 hours|Design on demand|Maintenance|Social media monthly
monthly/included/allocated/retainer hours | num int | of retainer package client contract; plus 14 => number.typical values=[10,20,40,8,16,60]
monthly/retainer fee/amount | num money | of retainer; plus 14 => number.typical values=[1200,2400,3500,950,4800,1800]
hours used/left/remaining/consumed | num | of retainer package; plus 10 => number.hours
billing day | int | plus 8 => number.typical values=[1,15,1,28]
deliverable name/title, ^name/title | of deliverable; not of milestone grant research; plus 18 = Logo package|Wireframes|Home page design|Content plan|Press kit|Product video, 60 s|Style guide|Landing page|Photo selection|Final report
deliverable type, ^type | of deliverable; not of grant research; plus 12 = design|copy|video|website|report|strategy
^status | of deliverable; plus 12 = approved|in review|in progress|changes requested|delivered
feedback, client feedback/comment/comments | of deliverable proof approval revision design mockup draft; plus 14 = Great, only the logo a bit smaller.|Please use the second photo.|Approved, thank you!|The headline is too long on phones.|Can we see it in dark blue?|Change the last paragraph.
revision/feedback/review round, revision number | int | of deliverable proof design; plus 12 => number.typical values=[1,2,1,3]
max/maximum/included revisions/rounds | int | plus 12 => number.typical values=[2,3,1,5]
milestone name, ^name | of milestone; by amount invoice completion; plus 20 = Kick-off|Concept approved|Design signed off|First release|Content delivered|Go-live|Final acceptance
# Time and expenses.
task name, ^task, activity, activity name | of time timesheet timer; by hour billable duration; not of fitness training; plus 18 = Design|Development|Meeting|Project management|Research|Copywriting|Testing|Client call|Revisions|Support
service, service name/type | of time timesheet; by hour billable duration; plus 18 = Design|Development|Consulting|Support|Copywriting|Project management
^description/note/notes/comment, work description | of time timesheet timer; by hour billable duration minute; plus 20 = Call with the client about the home page|Wireframes of the product page|Fixed the contact form|Second round of changes|Prepared the workshop|Wrote texts for the landing page|Weekly meeting|Image research|Set up the test server
duration/tracked/logged/billable minutes, minutes | int | of time timesheet timer; plus 10 => number.typical values=[60,30,90,120,45,15,180,240]
vendor, supplier | text | of expense; plus 6 => company.name
item/line type | of invoice estimate; noun item line; plus 14 = service|time|product|expense|discount
^description/name, item/line description | of invoice estimate proposal quote; noun item line; by unit quantity amount; not of telecom phone energy; in work; plus 10 = Design, 8 hours|Development, March|Hosting, 12 months|Copywriting, five pages|Project management|Stock photos|Workshop, half a day
^description/name, item/line description | of invoice estimate proposal quote; noun item line; by tax item; not by charge period meter phone; plus 12 = Website design, home page|Development, 12 hours|Hosting, 12 months|Copywriting, five pages|Project management|Stock photos|Workshop, half a day|Logo package|Monthly retainer|Travel expenses
unit | of invoice estimate proposal quote; noun item line; by tax item amount; plus 6 = hour|piece|day|month|flat
tax name/label | of invoice estimate quote; plus 14 = VAT 19 %|VAT 7 %|Sales tax|GST|Reverse charge|Tax exempt
sent/emailed to, recipient/recipient+email/recipients | text | of invoice estimate quote statement reminder proposal; plus 14 => internet.email
source | of invoice; by amount due; not of tax lead; plus 4 = manual|recurring|time entries|estimate|import
# Follow-ups and templates.
subject template, email/mail/message+subject template, template subject | of follow reminder dunning overdue invoice payment sequence collection; plus 20 = Reminder: invoice {{invoice_number}} is due on {{due_date}}|Invoice {{invoice_number}} is {{days_overdue}} days overdue|Friendly reminder: {{amount}} open|Second reminder: invoice {{invoice_number}}|Last reminder before collection|A quick question about invoice {{invoice_number}}|Payment for {{client_name}}
body/message/content/text/html/email template, template body/content/text | of follow reminder dunning overdue invoice payment sequence collection; plus 24 = Hi {{client_name}}, this is a reminder that invoice {{invoice_number}} over {{amount}} is due on {{due_date}}.|Dear {{client_name}}, invoice {{invoice_number}} is now {{days_overdue}} days overdue. Please pay via {{payment_link}}.|Hello {{client_name}}, we have not received your payment of {{amount}} yet. Is there anything that we can help with?|Dear {{client_name}}, this is our final reminder for invoice {{invoice_number}}.
body/message/html/email+body template, template body | plus 14 = Hello {{first_name}}, thank you for your message. We will answer within one day.|Dear {{name}}, your order {{order_number}} is ready.|Hi {{first_name}}, your appointment is on {{date}} at {{time}}.|Hello {{name}}, please confirm your address: {{link}}|Hi {{first_name}}, welcome to {{company}}!
tone, message/email/mail tone | of follow step template sequence reminder message email prompt reply; plus 12 = friendly|neutral|firm|formal|urgent
tone of voice, brand voice, voice and tone, tone | of brief brand campaign content persona creative style; plus 18 = Warm and personal|Confident, never loud|Playful|Factual and clear|Friendly expert|Bold and short
days after/before due, days overdue/past+due, offset days, days after due date | int | of follow reminder dunning step sequence overdue; plus 14 => number.typical values=[3,7,14,1,30,21,-3]
channel | of follow reminder dunning; noun step reminder attempt; plus 14 = email|sms|phone|whatsapp|letter
error, error message | text | of follow reminder mail email message attempt notification campaign; by sent scheduled subject delivered recipient; not of payment log job import; plus 10 => values null=0.85 values=["550 5.1.1 User unknown","Mailbox full","SMTP connection timed out","421 4.7.0 Rate limited","Recipient unsubscribed","Message rejected as spam"]
subject | of reminder; by body sent; plus 16 = Reminder: invoice 2025-0412|Second reminder|Your appointment tomorrow|Payment due on Friday|Friendly reminder|Documents missing
^body/message/text | of reminder; by subject sent; not of loan library book; plus 18 = Our invoice of 12 March is still open. Please pay within seven days.|This is a friendly reminder of your appointment tomorrow at 10 am.|We have not received your documents yet.|Second reminder: 480.00 is due since 1 April.|Please let us know if you have any questions.
^status | of reminder; by sent subject body; plus 14 = sent|pending|failed|cancelled
^type/kind | of reminder; by invoice sent; not of patient pet vehicle; plus 8 = before due|on due date|overdue|final notice
# Contracts, briefs, plans.
contract/agreement type | by signed law renew client notice signer; not of employee lease; plus 16 = service agreement|NDA|retainer|license|statement of work|framework agreement
governing law, jurisdiction | of contract agreement nda; plus 10 = Germany|England and Wales|State of New York|California|France|Netherlands|Delaware
^body/text/content | of contract agreement nda; by signed law notice signer; plus 14 = This agreement is made between the client and the agency. The agency provides the services of Annex 1.|The parties keep confidential what they learn of each other. This obligation lasts three years.|The client pays the monthly fee by the fifth day of the month. Either party may end this agreement with 30 days' notice.|All rights in the work pass to the client on full payment.
renewal/initial term, contract term/duration | plus 6 = 12 months|6 months|24 months|monthly|3 years
objective, campaign/communication/marketing objective/goal | of brief; plus 16 = Make the brand known to young families|Win 500 leads by June|Launch the new product|Raise online sales by a fifth|Find more applicants
target audience/group | of brief campaign media proposal persona creative; plus 14 = Women 25 to 40 in cities|Owners of small firms|Parents of small children|Students|IT managers in mid-sized companies|Home cooks
key/core/main message, single minded proposition, proposition | of brief campaign creative brand; plus 16 = Good food needs no time.|Your books, done by Friday.|Made to last.|The bank that answers.|More garden, less work.
mandatories, must haves | of brief; plus 16 = Logo top left|Legal line at the end|No stock photos|Use the brand colours|Mention the guarantee
competitor/competitors, main competitors | text | plus 10 => company.name
ad format, creative format | plus 16 = Banner 300x250|Video 15 s|Carousel|Skyscraper|Story|Native|Full page
buying type, buy type | of media ad campaign plan; plus 16 = CPM|CPC|fixed|CPV|programmatic
^channel | of media; noun plan; plus 16 = Search|Social|Display|TV|Radio|Out of home|Print|Video
publisher | of media; noun plan placement; plus 12 = Daily Courier|Radio North|City Screens|Weekly Review|Streamly|Metro Posters
placement | of media; noun plan; plus 14 = Home page top|Feed|Pre-roll|Back cover|Main station|Morning show
impressions planned, planned/booked/estimated/guaranteed/forecast impressions | int | plus 14 => number.lognormal median=240000 sigma=0.9
platform, social/publishing platform/network | of content social post calendar; by caption hashtag publish; plus 16 = instagram|linkedin|facebook|tiktok|youtube|newsletter|blog
hashtags/hashtag | of content social post calendar; plus 14 = #design #branding|#smallbusiness|#recipe #homemade|#behindthescenes|#newin #spring|#team #hiring
caption, post text | of content social calendar; by hashtag platform publish; plus 16 = New week, new ideas: this is what we are working on.|Save this for your next dinner.|Which colour would you choose?|Meet Lena, our new art director.|Three tips for better photos with your phone.|Tickets are on sale now, link in bio.
^title | of content; noun calendar; by platform caption publish; plus 18 = Behind the scenes|Product of the week|Customer story|Spring recipe|Team introduction|Tips for beginners|Giveaway|Event teaser
visual notes, image/visual/design brief/direction | text | plus 14 => values null=0.4 values=["Bright photo, people in the background","Use the team picture","Product on white","Carousel of five slides","Short video, vertical"]
^status | of content; noun calendar; plus 18 = scheduled|published|draft|in review|idea
content type | of calendar; by platform caption; plus 18 = photo|carousel|video|story|text|reel
agenda | of meeting call appointment session; plus 10 = Status of the project, open questions, next steps|Review of the designs|Budget and timeline|Kick-off: goals, roles, dates|Results of the campaign|Feedback on the second draft
^title/name/subject | of meeting; by agenda attendee outcome action; not of council board parliament; plus 14 = Kick-off|Weekly status|Design review|Budget talk|Workshop|Project closing|Strategy meeting|First call
outcome, result | of meeting; by agenda attendee action; not of sales call; plus 14 = Design approved|Budget to be revised|Second meeting on Friday|Scope agreed|Waiting for texts from the client|Contract to be signed
action item/items | of meeting; plus 8 = Anna sends the texts by Friday|New offer until 12 May|Set up the test server|Client picks the photos|Invite the developer to the next call
seniority, seniority level | of rate role card; plus 12 = junior|mid|senior|lead
`;
