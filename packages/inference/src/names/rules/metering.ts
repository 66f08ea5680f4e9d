/** Billing by use: what is metered and how it is charged, coupons, wallets of credits, entitlements, and what is known at a payment provider. */
export const metering = String.raw`
# What is metered.
metric name, ^name | of metric; by aggregation; plus 20 = API calls|Storage|Active users|Messages sent|CPU hours|Data transfer|Seats|Tokens used
^description | of metric; by aggregation; plus 20 = Counts every call once.|Highest number in the period.|Sum of the gigabytes stored.|Different users in a month.|Seconds of processing, weighted by size.|Latest value that was reported.
expression, ^formula | of metric; by aggregation; plus 20 = event.properties.bytes / 1024|round(event.properties.duration_ms / 1000)|event.properties.items * event.properties.weight|ceil(event.properties.seconds / 60)|event.properties.tokens / 1000
field name, ^field | of metric; by aggregation; plus 20 = gb|bytes|seconds|user_id|items|tokens|duration_ms
^properties/property | json | of metric; by aggregation; plus 20 => json keys="unit=GB|calls|users|hours source=api|api|batch retention_days=30|90|365?"
transaction id | text | of event usage; by subscription; plus 16 => string.uuid
event transaction id | text | plus 16 => string.uuid
^value | text | of event; by code decimal transaction external; not by key; plus 16 => values values=["1","3","12","0.5","250","42","1024","7"] weights=[40,14,12,10,8,6,6,4]
^properties/property | json | of event; by transaction external subscription; plus 16 => json keys="( gb=_0.5|_2.25|_14 region=eu|us ; calls=1|1|12 endpoint=/v1/search|/v1/orders|/v1/files ; tokens=180|920|4100 model=small|large ; user_id=string.uuid )"
^metadata | json | of event; by transaction external subscription; plus 14 => json keys="source=api|api|import|batch user_agent=billing-ruby/1.4|python-requests/2.32|node-fetch/3.3? ip=internet.ip?"
usage diff/difference/delta/change, change in usage | json | plus 12 => json keys="api_calls=120|0|48|310 storage_gb=0|0.4|-0.2|1.8 active_users=0|2|-1|5"
comparison result/results | json | plus 12 => json keys="( compared=1204 equal=1204 missing=0 ; compared=310 equal=310 missing=0 ; compared=4870 equal=4870 missing=0 ; compared=88 equal=85 missing=3 ) checked_at:stamp"
presentation breakdown/breakdowns | json | plus 12 => json keys="[presentation_by{region=eu|us|apac department=sales|support|engineering?} units=1..90]"
^amount detail/details | json | of fee; plus 12 => json keys="( free_units=100 paid_units=250 per_unit_amount=_0.05 total_amount=_12.50 ; free_units=0 paid_units=12 per_unit_amount=_10.00 total_amount=_120.00 ; free_units=1000 paid_units=0 per_unit_amount=_0.01 total_amount=_0.00 )"
^key | of group; by billable metric; plus 16 = region|cloud|country|model|tier|size
^value | of group; by billable metric; plus 16 = eu|us|aws|gcp|germany|france|small|large
^values/value | json | of property; by charge; plus 16 => json keys="amount=_0.01|_0.05|_1.50|_10 free_units=0|100|1000? package_size=1|10|100?"
^code | text | of charge fixed; by billable model invoiceable prorated; plus 16 => pattern regex=(api_calls|storage|seats|messages|cpu_hours|support|transfer)(_(eu|us|apac|base|pro|extra|hourly|monthly))?(_20(22|23|24|25))?(_v[2-9])?
# Add-ons, coupons, credit notes, reminders.
^description | of add addon; by invoice amount; plus 20 = Billed once, with the next invoice.|Half a day with a consultant.|For teams that move from another tool.|Per hour, billed monthly.|Includes two sessions online.
^description | of coupon voucher promo discount; not of usage redemption; plus 16 = 20 % off the first three months.|For new customers only.|One month free, once per customer.|For partners and their customers.|Until the end of the quarter.|Cannot be combined with other offers.
expiration, ^expiration/expiry | int | of coupon voucher; by expiration; plus 12 => number.code max=2
percent/percentage rate, ^percent/percentage | num | of coupon voucher discount promotion; plus 14 => number.typical values=[10,20,15,25,5,50,30]
frequency | int | of coupon; by duration; plus 12 => number.code max=3
^description, ^reason/note | of credit note; by credit refund issuing; plus 20 = Unused days refunded.|Price corrected.|Invoice was issued twice.|Goodwill for the outage in March.|Fewer seats than billed.|Wrong tax rate.
^description | of dunning reminder; plus 16 = Three reminders within two weeks.|For customers who pay by card.|Ends with a call by the team.|Only for amounts above 100.|Starts a week after the due date.
tax name | text | by tax rate; not of council municipal; plus 16 => values values=["VAT","Reduced VAT","Sales tax","GST","Zero rate","Reverse charge"] weights=[44,18,18,10,6,4]
^name | text | of tax; by rate; not of council municipal property; plus 16 => values values=["VAT","Reduced VAT","Sales tax","GST","Zero rate","Reverse charge"] weights=[44,18,18,10,6,4]
base rate, tax/taxes/vat base rate | num | of fee tax invoice line; by tax; plus 14 => number.typical values=[1,1,1,1,0.5,0.8]
^name, subscription name | of subscription; by external billing trial plan renewal; not of newsletter topic push event webhook; plus 14 = Production workspace|Main subscription|Sandbox|Berlin office|API usage|Marketing team|Reseller account|Support desk|EU region|Analytics add-on
# Wallets, rates, alerts.
wallet name, ^name | of wallet; by credit credits rate; plus 16 = Prepaid credits|Main wallet|Promotional credits|API credits|Team budget|Welcome credits
rate amount | num | of wallet credit; plus 12 => number.typical values=[1,1,1,0.5,2,10]
fee types/type | array | plus 8 => array element={"kind":"values","parameters":{"values":["charge","subscription","add_on","credit","fixed_charge"]}} max=3
amount cents, amount, ^threshold | int num | of threshold; by recurring display; plus 16 => number.int min=5000 max=500000
rate card name, ^name | of rate card; by code currency proration; plus 14 = List prices|Partner prices|Enterprise|Startups|Education|Volume tiers|Pay as you go
phase name, ^name | of rate phase; by cycle interval; plus 14 = Introductory price|Standard price|Ramp-up|First year|From year two|Renewal
pricing unit code | text | plus 20 => values values=["CR","TK","AU","PT","CH"]
previous/current value | num | of alert; not of sensor device station machine weather; plus 8 => number.lognormal median=180 sigma=1.3
notify on, notify via/by, notification channels | array | of alert threshold notification preference; plus 12 => array element={"kind":"values","parameters":{"values":["email","webhook","slack"]}} min=1 max=2
# What a plan gives.
privilege name, ^name | of privilege entitlement; by value; plus 16 = Seats|Single sign-on|API calls per minute|Storage in GB|Projects|Support level|Audit log|Custom domain
privilege code, ^code | text | of privilege entitlement; by value; plus 16 => pattern regex=(max_seats|sso|api_rate_limit|storage_gb|projects|support_level|audit_log|custom_domain|api_keys|history_days|environments|webhooks|integrations|exports)
^value | of entitlement privilege; plus 14 = true|10|false|50|unlimited|100|standard|priority|5
^config | json | of privilege entitlement; plus 16 => json keys="select_options[]=basic|standard|premium|enterprise"
# Products that are billed, and how they are cut.
product code, ^code | text | of product; by billable; plus 22 => pattern regex=(api|storage|seats|messages|compute|support|transfer)_(calls|eu|us|base|extra|pro|standard|hourly)(_20(23|24|25))?
^description | of product; by billable; plus 22 = Billed per call.|Per seat and month.|Per gigabyte and month.|Per hour of processing.|A flat fee, whatever is used.|Per message sent.
^name | of filter; by product; plus 20 = Region Europe|Region US|Large models|Small models|Premium tier|Cards of Visa|Weekend traffic
^description | of filter; by product metric charge; plus 20 = Only use in this region.|Models of the last generation.|What is charged at its own price.|Use on weekends.|Large instances only.
product/service/item category name, ^name | of category; by invoice billing; plus 24 = Compute|Storage|API|Support|Seats|Data transfer|Messaging|Databases|Add-ons|Professional services
product/service/item category name, ^name | of category; not of expense ticket article news blog event; about billing; plus 10 = Compute|Storage|API|Support|Seats|Data transfer|Messaging|Databases|Add-ons|Professional services
product category description, ^description | of category; by invoice billing; plus 24 = Virtual machines and functions, by the hour.|Disks and backups, by the gigabyte.|Everything that counts calls.|Plans with answer times.|People who sign in.|Traffic that leaves a region.|E-mails, texts and push messages.|Managed databases, by size.|What is booked on top of a plan.|Onboarding, training and custom work.
billing items/item | json | plus 14 => json keys="[name=Seats|API+calls|Support+package|Setup+fee quantity=1..50 unit_amount_cents=900|1900|4900|12000 interval=monthly|yearly|once]"
^content/body/text | of quote proposal offer; not of history; plus 16 = This offer is valid for 30 days.|All prices are net and billed yearly in advance.|Includes onboarding and a training day for up to ten people.|Prices hold for the first two years.|Cancellation is possible at the end of each term.
# What a payment provider or another system knows them by.
provider customer id | text | plus 20 => string.token prefix=cus_ length=14
provider payment id | text | plus 20 => string.token prefix=pi_ length=24
provider payment method id, provider method id | text | plus 20 => string.token prefix=pm_ length=24
provider refund id | text | plus 20 => string.token prefix=re_ length=24
provider session id, checkout session id | text | of payment checkout intent order; plus 20 => string.token prefix=cs_test_ length=32
salesforce ..., ... salesforce id, sfdc id, salesforce account/contact/lead/opportunity id, crm account id | text | plus 14 => pattern regex=00[136]5g0000[0-9A-Za-z]{6}AA[A-Z]
provider payment method data, payment method data | json | plus 20 => json keys="id=string.alphanumeric type=card|card|sepa_debit brand=visa|mastercard|amex last4=_4242|_1117|_0005 expiration_month=1..12 expiration_year=2026..2031"
payment provider settings | json | plus 20 => json keys="create_customers=true|false success_redirect_url=https://app.example.com/billing/thanks|https://www.example.com/paid provider_payment_methods[]=card|sepa_debit|bacs_debit"
payment provider customer settings | json | plus 20 => json keys="provider_payment_methods[]=card|sepa_debit|bacs_debit|link sync_with_provider=true|false"
^name, integration name | of integration; not of plugin extension app step; by secret organization settings; plus 14 = HubSpot|Salesforce|NetSuite|Xero|Avalara|Okta|Slack|Stripe
^settings/config | json | of integration; by secret; not of site; plus 20 => json keys="( account_id=string.numeric client_id=string.uuid sync_invoices=true|false sync_payments=true|false ; domain=acme.example.com|group.example.org default_role=member|viewer ; account_code=_4000|_4400 currency=EUR|USD sync_credit_notes=false|true )"
^settings/config | json | of mapping; plus 20 => json keys="external_id=string.numeric external_account_code=_4000|_4400|_8400 external_name=Subscriptions|Usage|Setup+fees|Credits"
integration customer settings | json | plus 20 => json keys="sync_with_provider=true|false subsidiary_id=1|2|3? external_customer_id=string.numeric"
external name | text | of integration; by account item code; plus 12 => values values=["Subscriptions","Usage fees","Setup fees","Consulting","Credits","Sales tax","Discounts"]
^code, connection code | text | of integration; by customer external; plus 14 => pattern regex=(netsuite|xero|hubspot|salesforce|avalara|anrok)_(main|eu|us|uk|fr|test)(_20(24|25))?
^code | text | of webhook; by source signature; plus 14 => pattern regex=(stripe|adyen|gocardless|cashfree|flutterwave)_(main|eu|us|uk|test)
last error type, error type | text | of check; by attempt identification; plus 14 => values values=["timeout","service_unavailable","rate_limited","invalid_request","member_state_unavailable"]
hmac key/secret, webhook/signing secret hash | text | plus 10 => string.hash
webhook type, ^type | text | of webhook; by endpoint http payload retries; plus 14 => values values=["invoice.created","invoice.payment_failure","customer.updated","subscription.started","subscription.terminated","credit_note.created","event.error","fee.created"] weights=[30,10,14,14,10,8,6,8]
^status | int | of webhook; by http; plus 10 => number.code max=2
^url | text | of customer client company supplier vendor; by legal email name; not of page; plus 10 => company.url
^value, key value, api key | text | of api; noun key; plus 14 => string.token prefix=sk_test_
^code, role code/key/slug | text | of role; not of transition action; by permission permissions admin; plus 14 => values values=["admin","finance","manager","viewer","support","auditor","developer","owner"] weights=[24,14,16,20,10,6,6,4]
entitlement feature name, plan feature name | plus 24 = Single sign-on|Audit log|API access|Custom roles|Unlimited projects|Priority support|Custom fields|Data export|White label
^index, part/chunk/page index | int | of part chunk; plus 8 => number.position
^object changes | json | by whodunnit; plus 16 => json keys="( status='[\"draft\",\"finalized\"]|[\"finalized\",\"voided\"]|[\"pending\",\"active\"]|[\"active\",\"terminated\"]' ; amount_cents='[0,4900]|[1900,2900]|[4900,4400]|[12000,9900]' ; payment_status='[\"pending\",\"succeeded\"]|[\"pending\",\"failed\"]|[\"failed\",\"succeeded\"]' ; name='[\"Monthly plan\",\"Yearly plan\"]|[\"Pro\",\"Pro 2025\"]' )"
`;
