/** Interfaces that are counted and paid by use: their addresses, limits and meters. */
export const meteredApis = String.raw`
endpoint, ^endpoint, api endpoint, endpoint path, request path, ^path, ^route | text | of usage request call api log rate limit quota; by method status latency key token unit cost; not of webhook; plus 8 => values values=["/v1/orders","/v1/users/{id}","/v1/search","/v2/messages","/v1/invoices","/v1/files","/v1/events","/v1/reports/export","/v2/customers","/v1/token"]
region, ^region | of usage request api key endpoint deployment gateway meter; in systems; plus 12 = eu-west-1|us-east-1|eu-central-1|us-west-2|ap-southeast-1
sdk, sdk name/version, client library | of usage request api call event log; plus 12 = python/1.4.2|node/3.8.0|go/0.9.1|java/2.2.5|ruby/1.1.0|php/2.0.3
error type/code/class | text | of usage request api call; by endpoint latency token cost; plus 12 => values values=["rate_limit_exceeded","invalid_request","authentication_error","timeout","server_error","not_found"] null=0.85
^scope, limit scope, ^type | of rate limit throttle quota; by limit request window max; plus 20 = user|ip|api_key|organization|endpoint|global
strategy, algorithm, limiter strategy/algorithm | of rate limit throttle limiter; plus 20 = sliding_window|token_bucket|fixed_window|leaky_bucket
^action, exceeded action, on exceed/exceeded | of rate limit throttle quota; plus 22 = reject|throttle|log|queue
max/maximum requests, request limit, requests per minute/second/hour, rpm | int | of rate limit throttle quota plan key; plus 14 => number.typical values=[60,100,600,1000,30,5000]
burst, burst size/limit/capacity | int | of rate limit throttle quota; plus 14 => number.typical values=[10,20,50,100,5]
identifier, ^identifier, ^key, bucket key | text | of rate limit throttle; plus 16 => pattern regex=(user|ip|key|org):[1-9][0-9]{2,5}
^code, ^slug, ^key, meter code/slug/key | of meter metric billable; by aggregation price event unit; not of gas water electricity; plus 20 = api_requests|storage_gb|active_users|emails_sent|compute_seconds|tokens_used|messages_sent|bandwidth_gb|seats|builds
^name, meter name, metric name | of meter billable usage; by aggregation price event unit endpoint cost; not of gas water electricity; plus 20 = API requests|Storage|Active users|E-mails sent|Compute time|Tokens|Messages|Bandwidth|Seats|Builds
unit, unit name/label | of meter billable usage metric; by aggregation price event cost; plus 14 = request|GB|user|message|second|token
^description | of meter billable; by aggregation event unit; plus 20 = Counts every successful call.|Highest amount stored in the month.|Users with at least one session.|Messages sent by all channels.|Seconds of compute, rounded up.|Tokens of prompts and answers.
value/aggregation/aggregated property/field/key | of meter metric usage billable; plus 18 = value|tokens|bytes|duration_ms|user_id|quantity
tier/tiers mode, pricing/billing mode/scheme, tier type | of meter price plan tier; plus 14 = graduated|volume|per_unit|package
reset/billing/quota/usage period/interval/cycle | of meter quota limit plan usage entitlement; plus 12 = month|day|year|never
price/cost/amount/rate per unit/request/token/call | num | of meter usage api model token request; plus 12 => number.float min=0.0001 max=0.02 fractionDigits=4
included quantity/units/usage/amount/calls/requests, free quota/units/tier, quota | int | of meter plan entitlement quota price; plus 14 => number.typical values=[1000,10000,5000,100000,500]
`;
