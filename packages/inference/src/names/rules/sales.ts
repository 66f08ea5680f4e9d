/** Selling and helping: companies, contacts, deals, mails, tickets, articles. */
export const sales = String.raw`
lifecycle/customer/lead stage | text | of company contact account lead customer organization client; plus 8 => values values=["lead","marketing qualified","opportunity","customer","churned"] weights=[30,20,16,28,6]
fit, icp fit/score, fit score/grade | text => values values=["A","B","C","D"] weights=[22,36,28,14]
annual/yearly/company revenue/turnover usd/eur, annual revenue | int num | plus 6 => finance.round median=12000000
tech/technology stack, technologies, tools used | array text | plus 2 => array element={"kind":"values","parameters":{"values":["React","PostgreSQL","Salesforce","AWS","HubSpot","Shopify","SAP","Zendesk"]}} min=1 max=4
funding stage/round/type, last funding round, investment stage | text | plus 12 => values values=["bootstrapped","seed","series A","series B","series C","public"] weights=[34,18,20,12,6,10]
linkedin/facebook/instagram/twitter/social handle, linkedin | text | of company organization; plus 8 => template template=company/{{string.alpha}}
next step/action/steps, follow up action | text | of company deal lead opportunity activity contact account; plus 4 => values values=["Send proposal","Schedule demo","Call back on Friday","Wait for legal review","Introduce to product team","Follow up after trade fair"]
phone hq, hq phone, phone headquarters, main/switchboard/office phone, direct dial/line/phone | text | plus 6 => phone.number
functional area, job function, function, business function | text | plus 8 => values values=["Sales","Marketing","Engineering","Finance","Operations","HR","IT"] weights=[18,18,20,12,14,8,10]
email status, email verification/validation status | text | plus 4 => values values=["valid","unverified","bounced","catch-all"] weights=[76,12,6,6]
gdpr/legal/lawful/processing/consent basis | text | plus 8 => values values=["consent","legitimate interest","contract"] weights=[46,40,14]
first/landing/entry/last/exit/referring page, first page seen | text | plus 4 => internet.path
persona, buyer persona/role | text | plus 2 => values values=["decision maker","champion","end user","technical buyer","finance"] weights=[26,22,30,14,8]
stage, stage name, ^name/title | text | of pipeline stage deal opportunity; plus 8 => values values=["New","Qualified","Meeting booked","Proposal sent","Negotiation","Won","Lost"]
probability, win probability/percent | int num | of stage pipeline deal opportunity; plus 6 => number.typical values=[10,20,40,60,80,90,100]
deal/opportunity name/title, ^name/title | text | of deal opportunity; plus 8 => template template="{{company.name}} – annual plan"
mrr, monthly recurring revenue, arr, annual recurring revenue, acv, tcv | num money int | plus 4 => finance.round median=1800
amount, value, deal value/size | num money | of deal opportunity; plus 6 => finance.round median=18000
contract length/term months/month | int | of deal contract subscription quote; plus 8 => number.typical values=[12,24,36,6]
forecast category/status/type | text | plus 8 => values values=["pipeline","best case","commit","closed"] weights=[38,20,16,26]
competitor, competitor name, main competitor, lost to | text | plus 6 => company.name
partner name, partner, referral partner | text | of deal opportunity lead order company account; plus 8 => company.name
deal/opportunity/sale type | text | plus 6 => values values=["new business","expansion","renewal"] weights=[54,24,22]
economic/technical buyer, decision maker, champion name | text | plus 4 => person.fullName
pain points/point, challenges, needs, business problem | text | of deal lead opportunity company contact; plus 6 => values values=["Too much manual work in billing","No single view of customers","Slow month-end close","Spreadsheets shared by e-mail","High support volume","Reporting takes days"]
decision criteria/process/factors, buying process | text | plus 12 => values values=["Price and security review","Integration with ERP","Board approval needed","Time to go live","Reference customers","Total cost over three years"]
discount requested/asked/offered percent/pct, requested discount percent | num | plus 6 => number.typical values=[10,15,5,20,0]
health color/colour/status/indicator, rag | text | of deal account project customer; plus 8 => values values=["green","amber","red"] weights=[62,26,12]
source channel, sales channel, channel | text | of deal lead opportunity; plus 6 => values values=["inbound","outbound","partner","referral","event"] weights=[40,24,16,14,6]
kind, type, activity type/kind | text | of activity; by outcome duration deal contact recording; plus 10 => values values=["call","email","meeting","note","task"] weights=[30,34,18,10,8]
subject, ^title | text | of activity; by outcome deal duration meeting recording; plus 8 => values values=["Intro call","Demo of the platform","Follow-up on proposal","Contract questions","Quarterly review","Kick-off","Pricing discussion"]
body, notes, summary, description | text | of activity; by outcome deal duration recording; plus 8 => text.note
sentiment, sentiment score | num | plus 6 => number.measure mean=0.25 deviation=0.4 min=-1 max=1 fractionDigits=2
talk/listen ratio, talk ratio | num | plus 6 => number.measure mean=0.52 deviation=0.12 min=0.2 max=0.85 fractionDigits=2
meeting/conference/join link/url | text | plus 6 => template template=https://meet.example.com/{{string.alpha}}-{{string.alpha}}
location | text | of activity meeting; by meeting outcome deal attendee; plus 6 => values values=["online","customer site","our office","trade fair","phone"] weights=[52,18,14,4,12]
signed/approved by title, signatory/signer title | text | plus 8 => person.jobTitle
terms markdown/html/text, terms | text | of quote proposal; plus 4 => values values=["Prices are net of VAT. Payment within 30 days.","Valid for 30 days from the date above.","Annual billing in advance. Renews automatically.","Delivery within two weeks after order."]
intro/introduction/welcome/cover/personal message/text, intro | text | plus 4 => values values=["Thank you for your time last week.","As discussed, please find our offer below.","We are happy to send you this quote.","It was a pleasure to meet your team."]
pdf/file/document/image/object/storage/blob key | text | plus 2 => template template=documents/{{string.uuid}}.pdf
description | text | of quote invoice order line; by product sku price; plus 4 => commerce.productName
net/list/unit/gross price | num money | plus 1 => commerce.price
billing period/interval/cycle | text | of quote line subscription plan price order product; plus 6 => values values=["monthly","yearly","one-time"] weights=[48,42,10]
budget, actual spend, spend, spent | num money | of campaign; plus 8 => finance.round median=6500
headline, creative headline | text | of campaign ad creative; plus 6 => text.tagline
cta, cta label/text, button label/text, call to action | text | plus 6 => values values=["Get started","Book a demo","Learn more","Try it free","Download now","Contact sales"] weights=[24,22,20,18,8,8]
subject line | text | plus 6 => values values=["Your trial ends tomorrow","Quick question about your setup","New features in March","Welcome aboard","Invoice for your subscription","We miss you","Invitation to our webinar"]
preview text, preheader | text | plus 6 => values values=["Three things to try first","Here is what changed","It takes two minutes","Save your seat","See inside for details"]
html/plain/text body, body | text | of email mail template; plus 6 => text.mail
category | text | of email mail template message; plus 6 => values values=["onboarding","newsletter","billing","follow-up","event"] weights=[24,22,18,26,10]
reply rate/percent, response rate | num | of email template campaign; plus 6 => number.measure mean=6.5 deviation=3 min=0.2 max=24 fractionDigits=2
merge/personalization field/fields/tag/tags, placeholders, variables | array | plus 6 => array element={"kind":"values","parameters":{"values":["first_name","company","plan","renewal_date","owner_name","invoice_total"]}} min=1 max=4
sequence/cadence/workflow/automation/journey name, ^name | text | of sequence cadence workflow automation journey; plus 8 => values values=["New trial follow-up","Win-back","Onboarding week 1","Cold outreach Q2","Renewal reminder","Event invitation","Webinar follow-up","Upsell to annual"]
step type | text | plus 8 => values values=["email","call","task","linkedin","wait"] weights=[52,18,14,8,8]
delay/wait day/days | int | plus 4 => number.typical values=[2,3,1,5,7]
exit/stop/end/entry condition/criteria | text | plus 6 => values values=["replied","meeting booked","unsubscribed","deal created","bounced"] weights=[44,22,14,12,8]
ab/a+b/test variant, variant | text | plus 6 => values values=["A","B"] weights=[52,48]
quota, sales quota/target | num money int | of territory rep sales team region; plus 8 => finance.round median=450000
postal/zip prefix/prefixes | array text | plus 6 => array element={"kind":"string.numeric","parameters":{"length":2}} min=1 max=4
fiscal/financial quarter | text | plus 10 => values values=["2025-Q1","2025-Q2","2025-Q3","2025-Q4"]
attainment, attainment percent/pct, quota attainment | num | plus 6 => number.measure mean=92 deviation=22 min=20 max=180 fractionDigits=1
# help desks
subject, ^title, summary | text | of ticket helpdesk; by requester assignee priority sla queue; plus 8 => text.ticketTitle domain=support
description, body | text | of ticket helpdesk; by requester assignee priority sla queue; plus 6 => text.description domain=support
sub status, substatus | text | plus 4 => values values=["waiting for customer","waiting for vendor","in review","none"] weights=[34,16,14,36]
urgency, impact | text | of ticket incident change request case; plus 8 => values values=["low","medium","high"] weights=[44,38,18]
urgency | text => values values=["low","medium","high"] weights=[44,38,18]
queue, support/ticket queue | text | of ticket case; plus 8 => values values=["First line","Billing","Technical","Enterprise","Returns"] weights=[42,18,26,8,6]
product, product area/line | text | of ticket case issue bug; plus 6 => values values=["Web app","Mobile app","API","Billing","Reports"] weights=[36,24,16,14,10]
component, module | text | of ticket case issue bug defect; plus 6 => values values=["login","export","search","notifications","checkout","dashboard"] weights=[20,18,18,16,14,14]
affected/fixed/found/fix version | text | plus 6 => system.semver
sla policy/name/level, sla | text | plus 4 => values values=["Standard 24h","Premium 4h","Enterprise 1h","none"] weights=[54,26,12,8]
resolution code | text | plus 4 => values values=["SOLVED","DUPLICATE","NOT_REPRODUCIBLE","USER_ERROR","WONT_FIX"] weights=[64,12,8,10,6]
root cause, cause | text | of ticket incident case problem; plus 6 => values values=["configuration error","software bug","user error","third-party outage","expired certificate","network failure"] weights=[26,28,16,12,8,10]
workaround | text => values values=["Use the web version for now.","Restart the app.","Clear the cache and sign in again.","Export as CSV instead.","none"] weights=[24,20,22,14,20]
satisfaction rating/level, rating | text | of ticket case survey; plus 6 => values values=["good","bad","not rated"] weights=[42,6,52]
satisfaction/csat/survey/feedback comment/text | text | plus 6 => values values=["Quick and friendly help.","Took too long.","Problem solved, thank you!","Had to explain it twice.","Great support."] null=0.6
merged into reference/ref, duplicate of, parent ticket | text | plus 4 => code.reference prefix=TCK null=0.9
reply body/text, canned response, macro text | text | of macro template response; plus 6 => values values=["Thank you for your message. We are looking into it.","Could you send us a screenshot?","We have issued a refund, it arrives within five days.","This is now fixed, please try again.","I have passed this on to our technical team."]
visible/available/shared to, visible for | text | plus 2 => values values=["all agents","team","only me"] weights=[62,28,10]
^title | text | of article kb knowledge faq help guide; by helpful vote seo slug excerpt; plus 12 => values values=["How to reset your password","Change your payment method","Export data as CSV","Invite a colleague","Set up two-factor login","Why is my invoice different?","Connect your calendar","Cancel or pause your plan","Fix sync problems","Use filters in reports"]
body, content | text | of article kb knowledge faq help guide; by helpful vote seo; plus 8 => text.body domain=support
excerpt, summary | text | of article kb knowledge; by helpful vote seo; plus 12 => text.description domain=support
category | text | of article kb knowledge faq help; by helpful vote seo; plus 12 => values values=["Getting started","Account","Billing","Integrations","Troubleshooting"] weights=[26,22,20,16,16]
seo/meta/page/browser title | text | of article kb page; plus 4 => values values=["Reset your password | Help Center","Billing questions | Help Center","Export data | Help Center","Invite colleagues | Help Center"]
`;
