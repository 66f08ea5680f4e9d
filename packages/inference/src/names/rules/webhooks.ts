/** Events that a program sends to others: where to, what was answered, what is tried again. */
export const webhookRules = String.raw`
^url, target/endpoint/destination/callback/delivery/hook url | text | of webhook hook target subscription endpoint callback; not of replication registry scan monitor check mirror scrape proxy; by event secret header method subscription active enabled retry http; plus 12 => pattern regex=https://(api|hooks|app|erp|crm|shop|billing)\.example\.(com|org|net)/(webhooks|hooks|callbacks|events|integrations)/(orders|billing|incoming|inventory|users|shipping|crm|alerts|sync)
^body, response body | of response attempt delivery; by code elapsed header status; not of canned survey form; plus 18 = {"ok":true}|{"status":"received"}|OK|{"accepted":true,"id":"evt_81f2"}|{"error":"timeout"}|{"error":"unknown event type"}|
event type, ^event, event name | of webhook delivery hook; not of calendar; plus 8 = order.created|order.paid|invoice.paid|customer.updated|subscription.canceled|payment.failed|user.created|shipment.delivered
delivery status, ^status | of webhook delivery hook; by attempt payload response; plus 16 = delivered|failed|pending|retrying
^status | noun webhook hook; by url secret event; plus 30 = active|disabled|failing
duration ms, elapsed time ms, elapsed ms, response/request/processing/round+trip time/duration ms | int | of webhook delivery request response attempt call hook api; plus 14 => number.lognormal median=180 sigma=1
label/tag/selector/annotation key | of subscription event log alert metric job target webhook resource; plus 14 = environment|region|customer|team|service|tier|source|version
label/tag/selector/annotation value | of subscription event log alert metric job target webhook resource; plus 14 = production|staging|eu-west|acme|payments|free|mobile|checkout
labels/label | json | in systems; of event subscription log alert metric job target run host; plus 14 => json keys="environment=production|staging|test region=eu-west|us-east|ap-south team=payments|platform|growth?"
metadata/meta | json | of subscription hook webhook; by label event target secret url; plus 22 => json keys="team=payments|platform|growth ticket=OPS-118|OPS-204|INT-77? created_by=person.fullName? environment=production|staging"
worker/runner/consumer/processor id/name, ^worker, processed/picked/claimed/run by worker | text | of attempt job task queue run request execution delivery message; not of person employee shift payroll; plus 14 => pattern regex=worker-(eu|us|ap)-(1|2|3|4|5|6)
^name | of content mime payload; noun type; plus 26 = application/json|text/plain|application/xml|application/octet-stream|text/html|application/x-www-form-urlencoded
^description | of content mime payload; noun type; plus 26 = JSON document|Plain text|XML document|Binary data|HTML page|Form data
^name, verb name | of verb; plus 16 = created|updated|deleted|archived|approved|published|assigned|restored|cancelled|completed
verb, action verb | in systems; plus 6 = created|updated|deleted|viewed|shared|approved
^description | text | of webhook hook subscription endpoint; by label event target secret url; not of plan billing; plus 14 => values values=["Sends new orders to the ERP.","Keeps the CRM in step with our users.","Tells the finance team about failed payments.","Refreshes the search index after a change.","Test endpoint of the mobile team.","Notifies the warehouse of cancelled orders."] null=0.15
disabled/disable/deactivation reason | text | of webhook integration endpoint subscription hook; plus 14 => values values=["Too many failures","Endpoint gone","Switched off by the owner","Certificate expired","Replaced by a new endpoint"] null=0.8
filter expression, event/message filter, ^filter | of webhook subscription hook trigger; plus 16 = event.type == "order.created"|amount > 100|status == "failed"|region in ["eu", "us"]|customer.plan == "pro"
signing/signature algorithm/method/scheme | of webhook hook; plus 14 = HMAC-SHA256|HMAC-SHA512|ED25519
api version | of webhook endpoint hook; plus 10 = 2024-06-01|2025-01-15|2023-10-16|v2|v1
`;
