/** What people do with each other in software: mail, talk, pages, customers, tickets, projects, accounts, forms, signatures. */
export const people = String.raw`
about messaging
message/content/post type/kind, ^type/kind [noun message post]: text|image|file|system|video
channel/conversation/room/chat/thread type/kind, ^type/kind [noun channel conversation room chat]: public|private|direct|group
role, member/participant role: member|admin|owner|guest
presence, presence status/state: online|away|offline|dnd
status, delivery status/state [noun message receipt delivery]: sent|delivered|read|failed
action, moderation action [noun moderation report log audit]: warn|mute|kick|ban|delete_message
reason [noun ban report moderation mute block]: spam|harassment|off_topic|abuse|scam
notification/notify level/mode/setting/preference, mute/desktop/push setting/level: all|mentions|none
visibility, privacy [noun channel room conversation workspace]: public|private
platform, client platform: ios|android|web|desktop
format, body/message/text format: markdown|plain|html
event, event type/name: message.created|message.deleted|member.joined|member.left|reaction.added
join policy/rule/rules/mode: invite|public|request
source, origin: web|mobile|api|webhook|bridge
direction: incoming|outgoing
attachment/media/file type/kind: image|video|audio|document

about mail
event, event type/name/kind, ^type/kind [noun event]: delivered|opened|clicked|bounced|complained|deferred
status, delivery status/state [noun message email delivery recipient]: delivered|queued|deferred|bounced|opened
bounce type/kind/class/category: hard|soft|undetermined
reason, bounce/failure/drop reason [noun event message bounce delivery log]: 550 5.1.1 User unknown|452 4.2.2 Mailbox full|421 4.7.0 Try again later|554 5.7.1 Message rejected|Domain not found
reason, suppression reason [noun suppression block unsubscribe list]: hard_bounce|complaint|unsubscribe|manual
origin, source [noun suppression block unsubscribe list]: recipient|system|customer|api
scope [noun suppression block]: account|stream|domain
feedback/complaint type/kind: abuse|fraud|virus|not-spam|other
provider, source, isp, mailbox provider [noun complaint feedback bounce event]: gmail|outlook|yahoo|icloud|comcast
client/mail+client type/kind/name: webmail|desktop|mobile|unknown
device type/kind: desktop|mobile|tablet|unknown
platform, os/client platform: iOS|Android|Windows|macOS|WebMail
severity [noun event bounce]: permanent|temporary
stream/message/mail/traffic type/kind, ^type/kind [noun stream]: transactional|broadcast|inbound
category [noun stream message template email]: transactional|marketing|notification|billing
tracking mode/type, link/click/open tracking: html_and_text|html_only|none
direction: outbound|inbound
source [noun message email]: smtp|api|template|automation
format, body/content/message format: html|text|multipart
channel: email|sms
spam action: none|tag|quarantine|reject
encryption, tls mode/policy: tls|starttls|none
region: us|eu
mode, sending/domain/account mode: live|sandbox|paused
dkim/signing policy: relaxed|simple
dmarc policy: none|quarantine|reject
spf/dkim/dmarc/arc/authentication result/verdict: pass|fail|softfail|neutral|none
status, state [noun domain sender identity]: verified|pending|failed
verification method/type: dns_txt|dns_cname|email
verification level/status: verified|unverified|pending
action, route action/type [noun route rule filter]: forward|store|stop|discard
match/matching/rule/filter type/kind: recipient|header|catch_all|subject
engine, template/templating engine/language: handlebars|mustache|liquid|mjml
template type/kind: standard|layout|transactional|newsletter
state, status [noun template]: active|draft|archived
layout, template layout: default|single_column|two_column|none
pool/ip type/kind: dedicated|shared
warmup stage/status/state/phase: not_started|in_progress|completed
strategy [noun pool ip route]: round_robin|weighted|sticky
policy, sending/content policy [noun subaccount account]: default|strict|custom
key type/kind, scope, access [noun key token credential]: full_access|sending|read_only
reputation, sender reputation: high|medium|low|bad
state, status [noun account subaccount]: active|suspended|pending|closed
list/contact/subscriber type/kind [noun list]: public|private|temporary
optin, optin type, double optin: single|double
status, subscription status/state [noun subscriber contact subscription]: subscribed|unsubscribed|unconfirmed|cleaned
status, state [noun campaign broadcast newsletter]: sent|draft|scheduled|sending|paused

about marketing
campaign type/kind, ^type/kind [noun campaign]: regular|automated|ab_test|rss
objective, campaign goal/objective: awareness|traffic|leads|conversions|engagement
channel, marketing channel: email|search|social|display|sms
status, state [noun campaign ad adset]: active|paused|completed|draft
medium: cpc|email|social|organic|referral
source, lead/traffic source: google|newsletter|facebook|direct|linkedin
bid/bidding strategy: lowest_cost|cost_cap|bid_cap|target_roas
placement: feed|stories|search|sidebar|in_app
format, ad/creative format/type: single_image|video|carousel|collection|text
status, subscription status/state [noun subscriber contact audience]: subscribed|unsubscribed|bounced|pending
segment/audience/condition type/kind: static|dynamic|lookalike
event, event type/name: sent|opened|clicked|bounced|unsubscribed
trigger, automation/trigger type/kind: signup|purchase|abandoned_cart|birthday|tag_added
step/action type/kind, action: send_email|wait|add_tag|split|webhook
frequency: weekly|daily|monthly|once
form type/kind, placement type: popup|embedded|inline|landing_page
device type/kind, device: mobile|desktop|tablet

about social
visibility, privacy, audience, post/status visibility/privacy: public|followers|unlisted|direct
post type/kind: text|photo|video|link|poll
reaction type/kind, ^type/kind [noun reaction like]: like|love|laugh|wow|sad
status, state [noun follow friendship request relationship]: accepted|pending|blocked
notification type/kind, ^type/kind [noun notification]: follow|mention|like|reply|repost
action, moderation/report action [noun report moderation admin audit log strike]: none|warn|silence|suspend|delete
reason, category, report reason/category/type [noun report flag block moderation]: spam|harassment|hate_speech|nudity|impersonation
severity [noun block domain]: silence|suspend|noop
relationship/relation type/kind: follow|friend|block|mute
media/attachment type/kind: image|video|gifv|audio
role: user|moderator|admin
device/client platform, platform: ios|android|web
software: mastodon|pleroma|misskey|pixelfed

about forum
post/topic type/kind: regular|moderator_action|small_action|whisper
archetype: regular|private_message|banner
status, state [noun topic thread]: open|closed|pinned|archived
vote type/kind, direction: up|down
flag/report type/kind/reason/category, reason [noun flag report moderation ban]: spam|off_topic|inappropriate|duplicate|harassment
action, action/event type/kind [noun moderation log history user action audit staff]: edit|delete|close|pin|suspend_user|move
role, rank, trust level: member|moderator|admin|new_user
badge type/kind/class/level/tier: bronze|silver|gold
notification level/type: watching|tracking|normal|muted
close/delete/hide/edit reason: duplicate|off-topic|resolved|spam|no longer relevant
visibility, read/write access: everyone|members|staff
source, origin [noun post topic reply]: web|email|api|import

about cms
post/page/entry/node type/kind: article|page|landing_page|news|gallery
visibility: public|private|password
template, page template, layout: default|full-width|sidebar|landing|contact
format, content/body/editor format: html|markdown|blocks|richtext
block/widget/component/section/element type/kind, ^type/kind [noun block widget component section element]: paragraph|heading|image|gallery|quote|embed
field type/kind: text|richtext|number|date|media|relation
media/asset/file type/kind: image|video|document|audio
role: author|editor|administrator|contributor|subscriber
comment status/state, status [noun comment]: approved|pending|spam|trash
menu/widget/block/region position/location: header|footer|sidebar|primary
target, link target: _self|_blank
redirect type/kind/status: 301|302|307
alignment, text align/alignment: left|center|right|full
reason, change/edit reason/note: typo fixed|new section|updated links|approved by editor|seo title
action, event [noun history log audit revision]: create|update|publish|unpublish|delete
menu/link item type/kind: page|url|category|custom
sort/order by: published_at|title|menu_order

about analytics
event, event name/type/kind/action, ^type/kind/name [noun event hit]: pageview|click|scroll|form_submit|outbound_link
device, device type/category, screen class, size category: mobile|desktop|tablet
browser: Chrome|Safari|Firefox|Edge
os, operating system: iOS|Windows|Android|macOS|Linux
channel, traffic/acquisition channel: organic|direct|referral|social|paid|email
source [noun hit session visit event pageview referral referrer], traffic/referral source: google|direct|newsletter|bing|twitter
medium: organic|cpc|email|referral|none
scheme, ref/referrer scheme/type/kind: h|c|g|o
match/condition/filter type/mode, operator: equals|contains|starts_with|regex
goal/conversion type/kind, ^type/kind [noun goal]: page|event|duration|pages_per_visit
interval, granularity, period, time unit/interval/grain: day|week|month|hour
report/insight/chart/widget type/kind, ^type/kind/display [noun insight report chart widget]: trend|funnel|retention|paths|table
metric: visitors|pageviews|bounce_rate|visit_duration|conversions
dimension, breakdown, group by: country|browser|device|source|page
role: viewer|admin|owner
consent, consent status/state: granted|denied|pending
aggregation, math, aggregate: total|unique|avg|p90|sum
status, state [noun site property export import]: active|pending|error
math: total|dau|unique_session|sum
scope: event|session|user|item
data/value/property type/kind: string|number|boolean|datetime
region: California|England|Bavaria|Île-de-France|Ontario|Catalonia

about billing
interval, billing/price/plan/recurring/renewal interval/period/cycle/frequency/term, cycle: monthly|yearly|quarterly
price/pricing/billing/charge/fee/plan type/kind/model/scheme: flat|per_unit|tiered|usage
collection method/mode, billing mode/method: charge_automatically|send_invoice
proration behavior/mode/policy: create_prorations|none|always_invoice
reason, invoice/billing reason [noun invoice]: subscription_cycle|subscription_create|subscription_update|manual
reason, cancel/cancellation/churn reason [noun subscription cancellation]: too_expensive|missing_features|switched_service|unused|other
reason, refund/credit/adjustment/dispute reason [noun refund credit note dispute adjustment]: duplicate|requested_by_customer|fraudulent|service_issue|billing_error
failure/decline code/reason: card_declined|insufficient_funds|expired_card|processing_error
discount/coupon/promotion type/kind: percent|amount|free_trial
duration, coupon/discount duration: once|repeating|forever
tax behavior/mode/treatment: exclusive|inclusive|reverse_charge
tax type/kind: vat|gst|sales_tax
event, event type/name [noun event webhook log usage]: invoice.paid|subscription.created|payment.failed|charge.refunded
aggregation/usage type/mode, aggregate usage, usage type: sum|max|last|count
unit [noun usage meter metric price plan], usage/billing/meter unit: seat|request|GB|hour|user
payment method/type, method, funding: card|sepa_debit|bank_transfer|paypal
brand, card brand: visa|mastercard|amex
gateway, processor, provider, payment provider: stripe|paypal|adyen|braintree|manual
tier, plan, plan tier/type/name/level: free|starter|pro|enterprise
source, origin [noun subscription credit payment invoice]: checkout|api|admin|sales
action, dunning action/step/stage: retry|email|suspend|cancel
entry/transaction type/kind: charge|credit|refund|adjustment|proration
account/customer type/kind: individual|business

about commerce
status, fulfillment/fulfilment status/state: fulfilled|unfulfilled|partial|restocked
financial status/state: paid|pending|refunded|partially_refunded|voided
channel, source, sales/order channel/source/origin: web|pos|mobile_app|marketplace|phone
product type/kind: simple|variable|bundle|digital|gift_card
movement/adjustment/transaction/inventory/stock type/kind: sale|purchase|return|adjustment|transfer
reason, adjustment/stock/movement/inventory reason [noun inventory stock movement adjustment]: sale|restock|return|damage|correction
reason, return/refund/rma reason [noun return refund rma exchange]: wrong size|damaged|not as described|changed mind|arrived late
discount/coupon/promotion/rule type/kind, ^type/kind [noun discount coupon promotion]: percentage|fixed_amount|free_shipping|buy_x_get_y
scope, applies to, target, discount/promotion target/scope: order|product|shipping|category
shipping/delivery method/type/option/speed, service level: standard|express|pickup|same_day
address type/kind: shipping|billing
visibility: catalog_and_search|catalog|search|hidden
condition, item/product condition: new|used|refurbished
stock/availability/inventory status/state, availability: in_stock|out_of_stock|preorder|backorder
customer/price/user group/type/tier: retail|wholesale|vip
event, event/action type/kind [noun event history log timeline cart]: product_viewed|added_to_cart|checkout_started|purchased
inventory/tracking/stock policy, ^policy: deny|continue
tax class/category: standard|reduced|zero
swatch/attribute/option/input/display type/kind: select|color|text|size|button

about crm
source, lead/contact/account/deal source/origin: website|referral|cold_call|trade_show|advertisement|partner
type, activity/task/interaction/engagement type/kind, ^type/kind [noun activity task interaction engagement]: call|email|meeting|task|demo
outcome, result, disposition, call/meeting/activity outcome/result/disposition: connected|left_voicemail|no_answer|meeting_booked|not_interested
account/company/customer/organization type/kind: customer|prospect|partner|competitor
rating, temperature, lead rating/temperature/quality: hot|warm|cold
lifecycle, lifecycle stage/state: lead|subscriber|opportunity|customer|evangelist
reason, lost/loss/close/closed reason: price|competitor|no_budget|timing|no_response
deal/opportunity type/kind: new_business|renewal|upsell|existing_business
priority: high|medium|low
role, contact/buying/decision role: decision_maker|influencer|champion|end_user|blocker
forecast category/type: pipeline|best_case|commit|closed
industry, segment, industry segment: technology|healthcare|manufacturing|retail|finance
channel, preferred/communication channel: email|phone|linkedin|in_person
direction: outbound|inbound
size, company size: 1-10|11-50|51-200|201-1000|1000+

about helpdesk
channel, source, via, ticket/conversation channel/source/origin: email|web|chat|phone|api
priority: normal|high|low|urgent
category [noun ticket conversation case], ticket type/kind/category: question|problem|incident|feature_request|task
action, automation/rule/trigger/macro action/type: assign|set_priority|add_tag|send_reply|close
event, trigger/rule event [noun automation rule trigger webhook]: ticket_created|ticket_updated|message_received|sla_breached
reason, closed/close/escalation/reopen reason: solved|no reply from customer|duplicate|customer answered again|needs engineering
satisfaction, csat, rating, satisfaction rating: good|bad|unoffered
tier, support tier/level, level: L1|L2|L3
message/comment/note type/kind, visibility: public|internal
role: agent|admin|light_agent|supervisor
condition/operator type/kind, operator: is|is_not|contains|less_than
availability, agent status/state/availability: online|away|offline
sender/author/participant type/kind: customer|agent|system|bot
inbox/channel type/kind, ^type/kind [noun inbox channel]: email|website|api|whatsapp|facebook

about projects
issue/task/item/ticket type/kind: task|bug|story|epic|subtask
status, state [noun sprint cycle iteration]: completed|active|planned
status, state, health [noun project initiative epic milestone]: on_track|at_risk|off_track|completed
priority: medium|high|low|urgent
resolution: done|fixed|wont_fix|duplicate|cannot_reproduce
link/relation/dependency type/kind: blocks|relates_to|duplicates|parent_of
view/layout/board type/kind, view, layout: board|list|calendar|timeline|table
role: member|admin|guest|viewer
action, activity type/kind/action, event, verb [noun activity history log event]: created|updated|commented|moved|completed|assigned
source, origin: web|slack|email|api|import
estimate type/unit, estimation method: points|hours|t_shirt
field/property type/kind: text|number|date|select|user
phase, project phase: planning|execution|closing|initiation
severity: major|minor|critical|trivial
group, column/state/status group/category/type, status category: backlog|unstarted|started|completed|cancelled
visibility, access, network: private|public|team
frequency, recurrence: weekly|daily|monthly|none
trigger, automation/rule trigger/event: status_changed|task_created|due_date_reached|assignee_changed

about wiki
visibility, access, permission/access level: workspace|private|public
page/block/document/node type/kind: page|heading|paragraph|table|image|code
format, content type/format, editor: markdown|html|wysiwyg
role, permission: read|read_write|admin|comment
action, event: create|update|delete|move|restore
status, state: published|draft|archived|outdated
reason, change reason/note/comment: typo|new section|links updated|restructured|outdated content removed
source, origin: editor|import|api|template

about survey
question/field/element/item type/kind, ^type/kind [noun question field element item]: multiple_choice|short_text|rating|long_text|dropdown|date
status, state, survey/form status/state [noun survey form poll]: published|draft|closed|archived
status, state [noun response submission answer session invitation]: completed|partial|started|disqualified
channel, source, collector/distribution channel/type/method: link|email|website|sms|qr_code
scale, rating/response/scale type/kind, scale type: likert|nps|stars|numeric
logic/condition/branch/operator type, operator, action [noun logic rule branch condition]: show|hide|skip_to|end_survey
display/layout mode/type, layout: one_per_page|all_on_one_page|sections
anonymity, privacy mode, access: anonymous|identified|password
device, device type: mobile|desktop|tablet
frequency: once|monthly|quarterly
audience: customers|employees|website visitors|panel
survey type/kind: nps|csat|feedback|employee_engagement
sentiment: positive|neutral|negative
validation, validation type/rule: email|number|required|max_length

about esign
status, state [noun envelope document submission contract]: completed|sent|draft|declined|voided|expired
status, state, signing status [noun signer recipient submitter signatory]: signed|sent|viewed|waiting|declined
role [noun signer recipient submitter], signer/recipient/submitter role/type/kind: signer|approver|viewer|cc
field type/kind, ^type/kind [noun field]: signature|text|date|initials|checkbox
order, signing order/mode: parallel|sequential
signature type/kind/level, level: simple|advanced|qualified
verification/authentication/identity method/type, auth method: email|sms|access_code|id_check
event, action, event type/name/action [noun event audit log trail]: document.viewed|document.signed|email.sent|form.started|form.completed
reason, decline/void/rejection reason: wrong terms|wrong signer|price changed|not authorised to sign|contract replaced
source, origin: invite|link|api|embed|bulk
delivery method/channel: email|sms|link
signature/signing method/mode, method: drawn|typed|uploaded
reminder frequency/interval: daily|every_3_days|weekly
preference, font: drawn|typed

about learning
course/lesson/module/activity/material/item type/kind, ^type/kind [noun lesson module activity material]: video|text|quiz|assignment|live_session
question type/kind: multiple_choice|true_false|short_answer|matching|essay
status, state, enrollment/progress/completion status/state [noun enrollment progress completion]: in_progress|completed|not_started|dropped
status, state [noun submission attempt assignment]: graded|submitted|late|draft
status, state [noun course lesson]: published|draft|archived
level, difficulty, course/difficulty level: beginner|intermediate|advanced
role: student|instructor|assistant|admin
delivery/format mode/type/method, mode, format, modality: online|blended|in_person|self_paced
grading/grade scheme/method/type/scale/policy, scheme: points|percentage|pass_fail|letter
completion rule/criteria/type/requirement, trigger: view|pass_quiz|submit|all_lessons
result, outcome: passed|failed|incomplete
visibility, access, enrollment type/mode/method: open|invite_only|paid|approval
source, origin: catalog|invite|import|sso
attendance, attendance status, ^status [noun attendance]: present|absent|late|excused
term, semester: autumn|spring|summer
category [noun course], subject, course category: programming|design|business|languages|data science
late/attempt policy: accept|penalty|reject
reason, drop/withdrawal/absence reason: schedule conflict|illness|course too hard|changed plans|lost interest
unlock/release type/rule/condition, drip type: immediately|after_previous|on_date
`;
