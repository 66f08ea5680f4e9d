/** Queued work, locks, outboxes, integrations and what they exchange. */
export const workInQueues = String.raw`
^channel, ^topic | of bus pubsub broker outbox kafka stream notification; by message value payload offset partition header added; not by push sms; plus 14 = order.created|user.updated|integration.sync|invoice.paid|cache.invalidated|notification.sent
^value, ^message, ^payload, ^body | text | of bus pubsub broker; plus 14 => values values=["{\"id\":4711,\"event\":\"updated\"}","{\"type\":\"ping\"}","{\"user_id\":204,\"status\":\"done\"}","{\"tenant\":18,\"state\":\"synced\"}","{\"id\":1931,\"event\":\"created\"}"]
record/aggregate/entity type, aggregate+type | of outbox event; plus 8 = Order|Customer|Invoice|Payment|Shipment
^type, event/message type | of outbox inbox event store; by aggregate payload topic aggregate; plus 16 = OrderCreated|InvoicePaid|CustomerUpdated|ShipmentDispatched|PaymentFailed
aggregate id, aggregate+id | text | plus 6 => string.uuid
offset, offset no, log offset, position, sequence number, sequence no | int | of outbox stream topic partition event consumer log; by partition topic payload; plus 12 => number.int min=1200 max=940000
content type | of outbox message event delivery request response api webhook http; plus 14 = application/json|application/cloudevents+json|text/plain|application/avro|application/x-www-form-urlencoded
connection | of job failed queue; plus 14 = redis|database|sqs|beanstalkd
dead letter, dead letter queue/topic, dlq | plus 10 = failed|dead_letter|payments_dlq|orders_dlq|emails_dlq
checkpoint, ^cursor, sync cursor, cursor value, last/next/page cursor, bookmark | text | of sync run integration stream connector import job export feed; plus 12 => values values=["2025-03-14T09:12:44Z","1840211","eyJpZCI6MTgyMDR9","2025-06-02T17:30:00Z","page=42","0/16B3748"]
failure origin, error origin | plus 12 = source|destination|replication|platform|normalization
failure type, error type/category/class | of sync run connector stream; plus 12 = config_error|transient_error|system_error|manual_cancellation
source schema, destination schema, target schema, ^schema, schema name | of sync run stream connector etl source destination warehouse; plus 12 = public|analytics|raw|staging|crm
primary key field, primary key column, pk field, key field | plus 12 = id|uuid|order_id|email|customer_id
^stream, stream name | of sync run stream connector; plus 10 = orders|customers|invoices|contacts|products|events
records read, rows read | int | plus 4 => number.lognormal median=24000 sigma=1.4 fractionDigits=0
records written, rows written, records synced, rows loaded | int | plus 10 => number.lognormal median=24000 sigma=1.4 fractionDigits=0
pool, worker/execution/task pool | of task worker job dag execution; plus 10 = default_pool|heavy|gpu|io|backfill
pool slots | int | plus 10 => number.typical values=[1,2,4]
next method, callback method, ^method | of task instance job; plus 10 = execute_complete|resume|on_success|poll
trigger name, ^trigger | of qrtz quartz trigger scheduler; by job cron group fire; plus 14 = nightlyReportTrigger|cleanupTrigger|syncTrigger|hourlyStatsTrigger|digestTrigger
job name | of qrtz quartz trigger scheduler; by trigger group fire; plus 10 = nightlyReport|cleanupSessions|syncInventory|hourlyStats|sendDigest
trigger group, job group | plus 14 = DEFAULT|reports|maintenance|imports|mail
sched name, scheduler name, instance name | of qrtz quartz trigger scheduler; plus 14 = QuartzScheduler|clusteredScheduler|reportScheduler
trigger state, job state | of qrtz quartz trigger; plus 12 = WAITING|ACQUIRED|PAUSED|BLOCKED|COMPLETE|ERROR
trigger type | of qrtz quartz trigger; len<=8; plus 14 = CRON|SIMPLE|CAL_INT
calendar name | of qrtz quartz trigger; plus 14 = publicHolidays|businessDays|monthEnd
misfire instr, misfire instruction, misfire policy | int | plus 10 => number.typical values=[0,1,2,-1]
priority weight | int | plus 10 => number.typical values=[1,2,5,10]
flags, ^flags | int | plus 12 => number.bitmask bits=5
description | of tenant; noun tenant; in systems; plus 12 = Customer in the energy sector|Internal testing|Partner account|Regional branch|Reseller with three sites|Pilot customer until summer
^kind, process type | of process; by supervisor pid heartbeat host; plus 14 = Worker|Dispatcher|Scheduler|Supervisor
^name | text | of process; by supervisor pid heartbeat host; plus 14 => pattern regex="(worker|dispatcher|scheduler)-[0-9a-f]{12}"
^key, task key | of recurring scheduled cron; by schedule command cron class; plus 14 = clean_sessions|daily_report|sync_orders|refresh_stats|weekly_digest|rotate_logs
task name, ^name, ^task | of celery task; by worker args kwargs traceback queue result; plus 14 = app.tasks.send_email|reports.tasks.build_report|billing.tasks.charge|imports.tasks.load_file|search.tasks.reindex
^worker, worker name, hostname | text | of celery task task; by args kwargs traceback; plus 14 => pattern regex="celery@worker-0[1-6]"
^worker, worker class/module | of oban job; by args queue attempt; plus 12 = MyApp.Workers.SendEmail|MyApp.Workers.SyncOrders|MyApp.Workers.BuildReport|MyApp.Workers.PruneLogs|MyApp.Workers.ChargeCard
attempted by, ^attempted by | array | of oban job; plus 10 => array element={"kind":"pattern","parameters":{"regex":"worker@node-[1-6]"}} min=1 max=1
close status, execution status | of execution workflow; plus 12 = Completed|Failed|Terminated|TimedOut|ContinuedAsNew|Canceled
signal name | of execution workflow; plus 12 = cancel|approve|payment-received|update-address|retry
identity, worker identity | text | of worker execution workflow task job; plus 14 => pattern regex="\\d{3,5}@worker-(0[1-6]|[a-f]\\d)"
shard id, ^shard, shard number, ^partition, partition id/number | int | plus 6 => number.int min=0 max=31
^busy, busy threads, in use | int | of worker process; plus 10 => number.int min=0 max=10
rss kb, rss, memory kb | int | of worker process; plus 10 => number.int min=86000 max=640000
^weight | int | of worker queue upstream backend server node monitor pool; not by kg gram height; plus 10 => number.typical values=[1,10,100,5,50]
purpose, ^reason | of lock mutex lease advisory; plus 12 = schema migration|nightly import|leader election|cache rebuild|invoice run|report export
duration ms, elapsed ms, took ms, response time, response time ms | int num | of delivery webhook request api call hook http query fetch ping probe; plus 14 => number.latencyMs
auth type, auth/authentication method/scheme, authentication type | of integration connection connector webhook api source destination monitor; plus 12 = oauth2|api_key|basic|bearer|none
^type | of integration; by endpoint configuration tenant service model state; not of telematic iot; plus 4 = slack|github|salesforce|webhook|jira|google_calendar|hubspot
endpoint, endpoint url, api/base endpoint | of tenant integration connector provider gateway webhook; plus 8 = https://api.example.com/v1|https://tenant-a.example.net|https://admin.example.org/api|https://hooks.example.com/in|https://eu.api.example.com/v2
rate limit remaining, remaining requests | int | plus 10 => number.int min=0 max=5000
installation id, app installation id | int | plus 8 => number.int min=10400000 max=68000000
lock key, advisory lock key, key hash, ^hash key | int | plus 10 => number.int min=100000000 max=2140000000
lease id | int | plus 10 => number.int min=7587000000000000 max=7589900000000000
revision, mod revision, create revision | int | of kv store key etcd; plus 10 => number.int min=1200 max=98000
namespace | of cache key entry; plus 14 = sessions|views|users|reports|fragments
^name | of api; noun key token; not of kms vault; by tenant admin scope prefix hash secret role is; plus 4 = CI pipeline|Reporting|Mobile app|Staging|Partner access|Monitoring
`;
