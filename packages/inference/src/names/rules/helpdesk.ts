/** Software with which a team answers its customers: inboxes, channels, saved answers, promises of service, help centres. */
export const helpdesk = String.raw`
^name, inbox name | of inbox; plus 16 = Support|Sales|Website chat|Billing|WhatsApp|Instagram|Partners|Returns|Careers|Feedback
^name, portal name | of portal; plus 10 = Help Center|Customer Portal|Support Center|Knowledge Base|Partner Portal|Developer Docs|Academy|Member Area
header/hero/banner/search text/title/heading, hero headline | of portal help knowledge faq; plus 16 = How can we help you?|Search our help articles|Hi, what are you looking for?|Find answers to your questions
page title, site/meta/browser title | of portal help knowledge; plus 12 = Help Center|Support|Knowledge Base|Guides and answers|Customer Portal
out+of+office/away/offline/unavailable/absence/vacation/after+hours message/text/reply, autoreply text/message, auto reply message/text | text | plus 18 => values values=["We are closed right now and will answer on the next working day.","Thanks for your message! Our team is back on Monday at 9 am.","We are away at the moment. Leave your e-mail address and we will get back to you.","Our office hours are Monday to Friday, 9 am to 5 pm.","We usually answer within one working day."]
greeting/welcome message/text/tagline, ^greeting, welcome | text | of inbox channel widget bot chat agent assistant chatbot conversation website livechat account; plus 14 => values values=["Hi! How can we help you today?","Welcome! Ask us anything about your order.","Hello, you are chatting with our support team.","Good to see you. What can we do for you?","Hi there, we usually reply within a few minutes."]
welcome/greeting title/heading/headline | text | plus 12 => values values=["Hi there!","Welcome back","How can we help?","Hello, ask us anything","Talk to our team"]
message/email/mail/reply/sender signature, signature text/html, ^signature | text | by email message mail smtp display availability; not of document contract key api block transaction node; plus 16 => template template="Best regards,\n{{person.fullName}}"
^name, ^title, sla name | of sla; plus 24 = Standard|Premium|Enterprise|Gold|VIP customers|First response 1 h|Business hours|Critical incidents
^description | of sla; plus 24 = Answer within one working day.|For customers of the premium plan.|First answer within an hour, solved within a day.|Around the clock, for critical incidents.|Applies during business hours only.
status | int | of sla; plus 6 => number.code
ssl/tls/openssl+verify/ssl+verify/tls+verify mode | by smtp imap mail; plus 16 = none|peer|client_once|fail_if_no_peer_cert
provider, ^provider | of channel mailbox mail email; by imap smtp; plus 16 = google|microsoft|other
labels list, label list, cached label/tag list, tag list | text | plus 12 => values values=["billing","bug, urgent","refund","sales","onboarding, vip","shipping","feature-request","billing, refund"] null=0.3
sentiment | of message conversation ticket review feedback; plus 6 = positive|neutral|negative
error code | text | of campaign message delivery sms whatsapp notification; by delivered sent read; plus 14 => values values=["30003","30005","131026","21610","63016","131047"]
audience | of changelog announcement release note; plus 12 = all users|admins|beta testers|free plan|enterprise customers
^category | of canned saved macro quick snippet; plus 22 = Billing|Shipping|Returns|Account|Technical|Greetings|Closing
^scope, ^visibility, shared with | of canned saved macro snippet view; plus 22 = personal|team|everyone
^content/body/text/message/response | text | of canned saved quick; plus 18 => values values=["Thank you for your message. We will look into it and get back to you today.","Your refund is on its way and takes three to five working days.","Please send us a screenshot of the message that you see.","You can reset your password from the sign-in page.","We have forwarded this to our technical team.","Your parcel has left our warehouse, here is the tracking link.","Is there anything else that we can help you with?","Thank you for your patience, this is fixed now."]
assignee/assigned/support/agent/owner group, assigned/support/assignee team, group name | of ticket conversation case request; plus 14 = First line|Second line|Billing|Technical support|Sales|Returns|Onboarding
failure/failed reason | text | of login sign signin attempt auth authentication; plus 14 => values values=["invalid_password","unknown_user","account_locked","mfa_failed","expired_password","captcha_failed"] null=0.6
^content/body/text/note | text | of note notes; by contact deal lead account customer company conversation opportunity person; plus 10 => text.about subject=sales form=note
^excerpt/summary, meta/seo description, ^description, short description | text | of help knowledge faq kb support; plus 16 => values values=["How to do it in three steps.","What to check first, and what to send us.","Who can do this, and where to find it.","Explains the settings one by one.","With examples for teams and for single users.","What changes on your next invoice.","For owners and admins.","Answers to what we are asked most."]
^content/body/text/answer | text | of help knowledge faq kb; plus 16 => text.answer
^description | text | of article; by portal; plus 20 => values values=["How to do it in three steps.","What to check first, and what to send us.","Who can do this, and where to find it.","Explains the settings one by one.","What changes on your next invoice.","For owners and admins."] null=0.2
^content/body | text | of article; by portal; plus 20 => text.answer
^section | of help knowledge faq article; plus 14 = Getting started|Account|Billing|Integrations|Security|Troubleshooting
keywords/keyword | of help knowledge faq; plus 14 = billing, invoice|password, sign-in|export, csv|team, invite|mobile, app|webhook, api
`;
