/** What is billed by plan and use: add-ons, coupons, sections of invoices, taxes, rates, wallets, alerts; and who may enter. */
export const plans = String.raw`
invoice display name, display name on invoice | not of plan; plus 12 = Monthly subscription|API calls|Additional seats|Storage (GB)|Setup fee|Support package|Data transfer
add on/ons name | plus 14 = Setup fee|Onboarding|Priority support|Data migration|Training day|Custom report|Extra workspace
^name, plan name | of plan; by interval amount trial billing; not of lesson floor meal workout care treatment action business project test; plus 14 = Starter|Pro monthly|Business|Team|Free|Pro yearly|Growth|Enterprise|Scale|Basic|Startup|Pay as you go|Business yearly|Education
invoice display name, display name on invoice | of plan; plus 12 = Starter plan|Pro plan, monthly|Business plan|Team plan|Pro plan, yearly|Growth plan|Enterprise plan|Platform fee|Base fee
coupon name | plus 12 = Welcome offer|Spring sale|Loyalty reward|Partner discount|First month free|Student discount|Black Friday
section name/display+name | of invoice; plus 14 = Payment terms|Bank details|Legal notice|Tax information|Thank you note|How to reach us
section detail/details/description | of invoice; plus 14 = Payable within 30 days by bank transfer.|All prices in the currency shown.|Reverse charge: the customer owes the tax.|Thank you for your business.|Questions? Write to billing@example.com
tax description | text | plus 10 => values values=["Standard VAT","Reduced rate","Reverse charge, services abroad","Sales tax","Exempt supplies"] null=0.35
^code | text | of tax; by rate; len>12; plus 24 => pattern regex=(vat|gst|sales_tax)_(standard|reduced|zero|exempt|reverse)_(de|fr|us|gb|at|it|es|nl|be|ch|dk|se|no|fi|pl|pt|ie|cz|ca|au|nz|sg)
tax code | of tax; by rate; len>12; plus 14 = vat_standard|vat_reduced|vat_zero|reverse_charge|sales_tax|exempt
tax code | by tax rate; not by birth birthday; len>12; plus 10 = vat_standard|vat_reduced|vat_zero|reverse_charge|sales_tax
payment provider, payment gateway, psp, payment provider code/name | plus 10 = stripe|adyen|paypal|gocardless|mollie
^code | text | of provider; by organization secret secrets webhook; plus 14 => pattern regex=(stripe|adyen|gocardless|paypal|mollie|checkout)_(main|eu|us|uk|fr|de|es|it|nl|ca|au|jp)(_(cards|sepa|test|retail|online))?
dunning name, dunning campaign name | plus 16 = Default dunning|Enterprise reminders|Gentle reminders|Final notice|Card failures
^code | text | of filter; plus 10 => pattern regex=(region|cloud|tier|model|card)_(eu|us|apac|aws|gcp|small|large|visa|basic|pro)
^value | of filter; plus 12 = eu|us|aws|gcp|visa|mastercard|small|large
email settings | array | of organization billing entity account; plus 10 => array element={"kind":"values","parameters":{"values":["invoice.finalized","credit_note.created","payment_receipt.created"]}} max=3
target wallet code, wallet code | plus 14 = main|promo|prepaid|api_credits|team
^source | of webhook; plus 12 = stripe|adyen|gocardless|github|paypal
^key | of filter; by metric billable; plus 14 = region|cloud|card_type|model|tier|size
values/value | array | of filter; by filter metric charge billable; plus 12 => values values=["{eu,us}","{visa,mastercard}","{aws,gcp,azure}","{small,large}","{eu}","{us,apac}","{basic,pro}","{gcp}","{chat,embedding}","{visa}"] weights=[18,16,14,12,9,8,7,6,5,5]
^key, metadata key | of metadata; not of internal; plus 12 = segment|account_manager|erp_id|region|cost_center|contract_no|industry|referrer
^value, metadata value | text | of metadata; not of internal; by key; plus 12 => values values=["enterprise","emea","CC-4100","retail","partner","A. Keller","2025-0418","mid-market"] null=0.05
^number, form number | text | of form; by order signed quote; plus 20 => pattern regex=OF-202[45]-000[0-9]{3}
pricing unit name | plus 16 = Credits|Tokens|API units|Points|Compute hours
pricing unit short+name/code/symbol, ^short name | of pricing; plus 16 = CR|TK|AU|PT|CH
pricing unit description | plus 16 = Prepaid credits, one is worth a cent.|Tokens of language models.|Counts every call, large ones twice.|Earned with orders, spent in the shop.
term source | plus 12 = organization|customer|invoice
^description | of fee; by invoice charge units; plus 16 = API calls in March|Monthly plan, paid in advance|Storage above 100 GB|Two additional seats|Setup of the account|Data transfer in Europe
^name, product name | of product; by billable; plus 22 = API calls|Seats|Storage|Messages|Compute hours|Support|Data transfer
operation type | of event; plus 14 = add|remove
^code | text | of rate; by card pricing interval; plus 14 => pattern regex=(standard|premium|partner|volume|starter)_(monthly|yearly|usage|seat|2024|2025)
rate card description | plus 16 = List prices for new customers|Discounted for partners|Prices agreed in the contract|Student and school prices|Old prices, only for existing customers
transaction name, ^name | of transaction; by wallet credit credits; plus 16 = Monthly top-up|Low balance top-up|Welcome credits|Manual top-up|Goodwill credits|Promotion
transaction name | of rule recurring; plus 12 = Monthly top-up|Low balance top-up|Welcome credits|Weekly refill
^code | of event; by transaction external subscription; plus 14 = api_calls|storage_gb|active_users|messages|cpu_hours
alert name | of usage billing spending wallet; plus 20 = 80 % of the plan used|Spending limit reached|Low wallet balance|Unusual usage|Trial nearly used up
^code | of threshold; plus 10 = warn|soft_limit|hard_limit|critical
threshold name/display+name/label | plus 12 = First threshold|Second threshold|Spending limit|Monthly cap|Included usage
^name | of webhook; plus 16 = Billing events|Order sync|Slack alerts|CRM updates|Data warehouse|Staging
payload/response/request key | text | of webhook request log; plus 10 => template template=webhooks/{{string.uuid}}.json
^key, blob/object/storage key | text | of blob attachment; plus 10 => string.alphanumeric length=28
^key | text | of blob; by checksum; plus 40 => pattern regex="[a-z0-9]{28}"
^name, attachment name | of attachment; by record blob; plus 24 = file|avatar|logo|document|images|photo|cover_image|signature|attachments
file key | text | of media asset; plus 10 => pattern regex=([A-Za-z0-9]{4})([A-Za-z0-9]{4})
service name | of blob storage attachment; plus 10 = local|amazon|google|azure
custom aggregator/aggregation | text | plus 8 => values values=["def aggregate(event, state)\n  state + event.value\nend","def aggregate(event, state)\n  [state, event.value].max\nend","def aggregate(event, state)\n  event.type == 'add' ? state + 1 : state - 1\nend"] null=0.6
finalize ... | int | plus 4 => number.code max=3
regroup ... | int | plus 4 => number.code max=2
mention variables/variable | json | plus 12 => json keys="customer_name=person.fullName company=company.name valid_until:date discount_percent=0|5|10? contact=internet.email"
^interval | int | of rule plan subscription recurring; plus 6 => number.code max=4
incompleted at | stamp | plus 6 => date.event after=@created null=0.94
^file | of credit note; plus 12 = credit-note-2025-001.pdf|credit-note-2025-014.pdf|credit-note-2024-118.pdf|credit-note-2024-097.pdf
conversation name/title | by model message prompt mistral assistant; plus 12 = Revenue last quarter|Customers about to leave|Overdue invoices|Compare two plans|Usage by region|Draft a reminder
premium/enabled/available/third+party integrations | array | plus 10 => array element={"kind":"values","parameters":{"values":["netsuite","xero","salesforce","hubspot","okta","avalara","anrok","api_permissions"]}} max=3
feature flags/flag, flags, enabled features | array | plus 8 => array element={"kind":"values","parameters":{"values":["new-checkout","search-v2","beta-dashboard","export-csv","dark-mode","fast-import"]}} max=3
# Who may enter, and by what.
^role | text | of user; by confirmation audience; plus 20 => values values=["authenticated","service_role","anon"] weights=[96,2,2]
authentication method | of claim mfa session; plus 16 = password|otp|totp|oauth|magiclink|recovery
issuer, issuer url/uri | of oauth provider sso oidc identity; plus 14 = https://accounts.example.com|https://login.example.org|https://id.example.net/realms/main|https://sso.example.com/oauth2
display name | of oauth sso oidc; plus 12 = Sign in with GitHub|Google|Company login|Keycloak|GitLab|Microsoft
id claim, user id claim | plus 12 = sub|email|preferred_username|id
custom/allowed/extra claims allowlist/list, claims allowlist/whitelist, claims | array | plus 14 => array element={"kind":"values","parameters":{"values":["groups","department","roles","locale","employee_id","picture"]}} max=3
jwks uri/url, jwk set uri/url | plus 14 = https://auth.example.org/.well-known/jwks.json|https://login.example.com/oauth2/keys|https://id.example.net/jwks
grant types/type | of oauth client; plus 12 = authorization_code,refresh_token|authorization_code|client_credentials|refresh_token
relates to | text | of token; plus 14 => internet.email
authorization code | text | of oauth authorization token; plus 14 => string.token
^resource | of oauth authorization token; plus 14 = https://api.example.com|https://files.example.org|https://api.example.com/v2|https://mcp.example.net
entity id | text | of saml sso provider; plus 12 => pattern regex=https://(sso|idp|login)\.(north|blue|green|river|stone|maple|cedar|harbor)-(works|labs|group|media|foods|tech)\.example/saml
email/phone/password change sent at, recovery/reauthentication/recovery+email sent at | stamp | plus 10 => date.event after=@created null=0.85
# A token of what is being confirmed is there until it is; few are at any time.
confirmation/recovery/unlock/activation/reauthentication/invitation/verification/reset token, password reset/recovery token, reset password token, email/phone/password change token, email/phone change token new/current, email verification/confirmation token, confirmation/activation/verification code | text | of user account member customer person; plus 10 => string.token null=0.88
phone change, new phone | text | of user account; plus 6 => phone.number null=0.9
is sso user, sso user, is federated | bool | plus 6 => datatype.boolean probability=0.08
deactivated, is deactivated | int bool enum | plus 6 => datatype.boolean probability=0.04
private key, private key pem | text | not of api; len>200; plus 8 => template template="-----BEGIN PRIVATE KEY-----\n{{string.base64}}{{string.base64}}\n{{string.base64}}{{string.base64}}\n-----END PRIVATE KEY-----"
certificate, certificate/cert pem, pem | text | of tls ssl saml domain cache key server; len>200; plus 8 => template template="-----BEGIN CERTIFICATE-----\n{{string.base64}}{{string.base64}}\n{{string.base64}}{{string.base64}}\n-----END CERTIFICATE-----"
^name | of api; by permission permissions key; plus 14 = Production server|Staging|CI pipeline|Reporting|Mobile app|Partner access|Backup job
audience, aud | text | of user account; by role; plus 12 => values values=["authenticated","anon"] weights=[97,3]
send inboxes, inboxes, inbox urls | array | plus 10 => array element={"kind":"internet.url"} max=3
# Databases that are kept elsewhere, and what a model says of their columns.
database info/information | json | plus 14 => json preset=system
database provider name | plus 16 = Amazon RDS|Google Cloud SQL|Azure Database|Supabase|Neon|Self-hosted|Heroku Postgres
^name | of consumption usage; by byte bytes second seconds; plus 14 = Compute|Storage|Data transfer|Backups|Written data|Branches
... bytes/byte hour/hours | int | plus 12 => number.logUniform min=2000000 max=90000000000
^input | text | of prediction model training shape inference; plus 12 => pattern regex=(users|orders|customers|people|companies|addresses|invoices|events)\.(email|phone|birth_date|name|zip|city|iban|total|created_at|ip|url|notes)[ ](text|varchar|date|numeric)
shape, label, predicted/override shape/label | of prediction classification; plus 12 = EMAIL|FULL_NAME|PHONE|CITY|COMPANY_NAME|DATE|UUID|PRICE
confidence ..., ... confidence, confidence | num | of prediction classification detection; plus 10 => number.measure mean=0.84 deviation=0.12 min=0.21 max=0.999 fractionDigits=3
`;
