/** Subscriptions and how they are charged: what is added to a plan, tiers, payments and what a payment provider says of them, disputes, payouts, licences. */
export const charging = String.raw`
# Plans and what is added.
^name/title, add on name | of addon addons add; by invoice amount_cents interval currency cents billing; not of food menu pizza order meal dish; plus 20 = Priority support|Extra seats|Data migration|Onboarding|Custom domain|Advanced reports|Training day|Extra storage
^code/key/slug | text | of addon addons; by invoice cents interval billing currency; plus 20 => text.slug of=@name
badge, plan badge, ribbon | of plan price pricing tier package; plus 14 = Most popular|Best value|New|For teams|Limited offer
tagline, subtitle, ^subheading | of plan pricing package tier; plus 12 = For small teams|Everything to get started|For growing companies|Unlimited and secure|Try it for free
^interval, billing/charge/renewal/recurring interval/period/cycle | of plan price subscription; by interval; plus 4 = month|year|week|quarter
interval count, billing interval count | int | plus 8 => number.typical values=[1,1,1,1,3,6,12]
billing/interval/billing+interval/renewal cycle count/limit/number, max/number cycles, number of cycles | int | of phase plan subscription rate price billing schedule; plus 10 => values values=[1,3,12,6,24] weights=[34,24,22,14,6] null=0.4
duration in months, duration months, coupon duration | int | of coupon discount promotion offer; plus 20 => number.typical values=[3,12,1,6,2,24]
tier/tiers mode | plus 14 = graduated|volume
^from value/unit/units, from/first/min+unit unit | int | noun tier range tiers; plus 12 => number.typical values=[1,11,101,1001,51,501]
^to value/unit/units, up to, last unit | int num | noun tier range tiers; plus 12 => number.typical values=[10,100,1000,50,500,10000]
per unit amount/price, unit amount decimal | num money | of tier price charge range plan; plus 14 => number.typical values=[0.5,1.2,9,0.08,4.5,12,0.02,2.25]
flat/base amount/fee | num money | of tier range price charge; plus 12 => number.typical values=[0,0,10,29,49,100]
pause collection, collection behavior/behaviour | text | plus 16 => values null=0.85 values=["keep_as_draft","mark_uncollectible","void"]
regroup paid fees | text | plus 16 => values null=0.7 values=["invoice"]
rounding function, rounding method/mode/type | not of tax; plus 14 = round|ceil|floor
weighted interval | plus 14 = seconds|hours|days
feature/entitlement key | of entitlement feature plan privilege limit; plus 12 = api_access|seats|custom_domain|sso|audit_log|storage_gb|priority_support|exports
unit | of entitlement quota limit usage metric; by limit value overage; plus 14 = seats|GB|calls|projects|users|hours
credit status | of credit note; plus 14 = available|consumed|voided
refund status | of credit note; plus 14 = succeeded|pending|failed
transaction type | of wallet; by credit settled source; not of chain crypto block; plus 16 = inbound|outbound
^type | of wallet; noun transaction; by credit settled balance; not of chain crypto block; plus 14 = inbound|outbound
transaction status | of wallet; by credit settled source; plus 14 = purchased|granted|voided|invoiced
^source | of wallet; by credit settled; plus 14 = manual|interval|threshold
^status | of wallet; by credit rate balance consumed; plus 14 = active|terminated
# Payments at a provider.
capture method | plus 16 = automatic|manual|automatic_async
confirmation method | of payment intent; plus 16 = automatic|manual
outcome type | of payment charge intent; plus 16 = authorized|manual_review|issuer_declined|blocked
funding, card funding, funding type | of card payment method; plus 14 = credit|debit|prepaid
wallet type, digital wallet, wallet | text | of card payment method charge; plus 14 => values null=0.6 values=["apple_pay","google_pay","link","samsung_pay"]
statement descriptor, soft/billing descriptor, descriptor | plus 14 = EXAMPLE SHOP|NORTHWIND*ORDER|EXAMPLE*SUBSCRIPTION|ACME STORE BERLIN|EXAMPLE.COM/BILL
failure/decline code, payment error code | text | of payment charge intent transaction; plus 10 => values null=0.85 values=["card_declined","insufficient_funds","expired_card","incorrect_cvc","do_not_honor","processing_error"]
failure code | text | of payout transfer; plus 14 => values null=0.9 values=["account_closed","no_account","insufficient_funds","invalid_account_number","could_not_process"]
last payment error, payment error | json | plus 12 => json keys="code=card_declined|expired_card|authentication_required decline_code=insufficient_funds|generic_decline|do_not_honor? message='Your card was declined.|Your card has expired.|Your card has insufficient funds.' type=card_error"
cancellation reason, cancel reason | text | of payment intent; plus 16 => values null=0.9 values=["requested_by_customer","abandoned","duplicate","fraudulent"]
network reason code | text int | of dispute chargeback; plus 14 => values values=["10.4","13.1","13.3","4853","4837","12.6"]
evidence, dispute evidence | json | plus 14 => json keys="customer_name=person.fullName customer_email_address=internet.email product_description=Annual+plan|Desk+lamp|Two+tickets shipping_date=2025-03-14|2025-06-02? service_date=2025-03-01|2025-05-20? access_activity_log='Logged in 14 times|Downloaded the invoice'?"
^status | of dispute chargeback; by evidence; plus 16 = won|lost|needs_response|under_review|warning_closed
destination | text | of payout; plus 14 => pattern regex=ba_1[A-Za-z0-9]{22}
^method | of payout; by arrival; plus 14 = standard|instant
source type | of payout; plus 14 = card|bank_account
risk level | of payment charge intent transaction; plus 10 = normal|elevated|highest
# Those who leave, and licences.
cancellation/churn/cancel feedback | text | plus 14 => values null=0.5 values=["too_expensive","missing_features","unused","switched_service","customer_service","too_complex","low_quality"]
^reason | of churn cancellation; by feedback competitor return; plus 16 = Too expensive|Missing features|Switched to another product|Not used enough|Project ended|Support too slow
feedback, ^comment/comments | text | of churn cancellation exit; by reason; plus 16 => values null=0.4 values=["Great tool, but we need an export to Excel.","Too expensive for a team of two.","We will be back when the project restarts.","The app was slow on my phone.","Could not get the integration to work."]
competitor, switched to, ^alternative | text | of churn cancellation survey exit deal opportunity; plus 12 => company.name
license/licence/product/activation/serial key | text | of license licence activation software; plus 14 => pattern regex="[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}"
edition | of license licence; plus 10 = standard|professional|enterprise|home
# Hours that somebody writes down.
end/ended/stop/stopped/finish/finished at/time | stamp | of time timesheet timer worklog timelog tracking; by hour minute duration billable; plus 16 => date.end start=@start minHours=0.25 maxHours=5
footer, closing, terms and conditions | of estimate proposal quote offer; plus 14 = This offer is valid for 30 days.|We look forward to working with you.|All prices plus VAT.|Please sign and return a copy.
task type, ^type | noun task; by priority title estimate; not of job queue worker cron background; in work; plus 8 = design|development|meeting|review|content|bug
`;
