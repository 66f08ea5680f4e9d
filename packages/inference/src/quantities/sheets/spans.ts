/** How long things take that no other sheet knows, and settings of how long they may. */
export const spans = `
time in ..., time spent, time spent in ..., time spent on ..., time on ..., active time, total time spent, screen time, usage time, session time, online time, watch time, play time, viewing time, listening time, reading time, focus time | s min ms | plus 2 => 20...7200~640
time to ..., time between ..., time since ..., time until ... | s min h d | plus -2 => 20...86400~3600
response/reaction/answer/decision/thinking time | s ms min | => 1...600~24
processing/process/execution/exec/execute/compute/computation/render/rendering/parse/parsing/query/run/running/load/loading/startup/boot/save/render/request/wall/elapsed/total+processing/total+execution/cpu time/duration/ms, took, took ms, elapsed, elapsed ms, elapsed second, time ms, time taken, taken ms, execution ms, process ms, parse ms, render ms, query ms, db ms, exec ms | ms s | plus 2 => 12...9000~240
build/compile/compilation/test/pipeline/deploy/job/task/training/indexing/sync/import/export/backup/scan/crawl/migration/restore time/duration | s min ms h | => 8...2400~140
wait/waiting/queue/queued/idle/hold/holding/standby/blocked/pending time/duration/minute/second | s min ms h | => 4...1800~120
travel/travelling/traveling/drive/driving/walk/walking/commute/ride/riding/flight/journey/trip/transit/transfer/transport/transportation/cycling/biking/running/hiking time/duration/minute | min s h | => 4...240~26
delivery/pickup/dispatch/arrival/on+scene/scene/turnout/response/preparation/prep/picking/packing/loading/unloading/handling time/minute/duration | min s h | plus 2 => 3...120~24
cook/cooking/bake/baking/roast/roasting/steep/steeping/brew/brewing/boil/boiling/fermentation/chill/chilling/marinating/proofing/rising/cooling/smoking time/minute/duration | min h s | => 5...240~30
drying/curing/setting/soaking/heating/cooling/annealing/sintering/melting/mixing/stirring/grinding/washing/rinsing/cleaning/assembly/welding/machining/polishing/painting/printing/cutting/sewing/inspection/packaging/warmup/ramp/rise/settling/pulse/exposure time/duration | s min h | => 6...3600~180
lead/turnaround/replenishment/shipping/procurement/onboarding/approval/fulfillment/review time/duration | d h | => 1...45~6
turnaround time | h d min | => 1...96~18
lifetime/shelf/service/useful/design/expected/economic/asset/tool/battery life, lifespan, expected lifespan, useful life year, design life | year d h month | => 2..25~10
useful life month | month | plus 6 => 36|60|84|120|24
duration, length | min s h | of meeting call session lesson class course appointment visit webinar event shift workshop consultation booking slot interview treatment service activity; plus 2 => 15|30|45|60|90|120
duration, length | s ms min | of video clip media recording stream sound voice message call audio animation transition effect; plus 2 => 5...1800~95
duration | s min ms | plus -2 => 10...3600~300
delay, pause, gap | s ms min | plus -4 => 1...900~30
ttl, expire in, expires in, lifetime, max age, session lifetime, token lifetime, cache ttl, expiry second, expiration second, token ttl | s min h d | plus 6 => 3600|900|86400|300|604800|1800
interval, frequency, period, cadence | s min h d | of job schedule check monitor sync poll cron task probe setting feed crawler source backup; plus 4 => 60|300|900|3600|30|86400
retention, keep for, keep day, purge after, history length | d | plus 4 => 30|90|7|365|14
age, age day, age minute, age second | - | of wine spirit cheese account ticket backlog issue order invoice; plus 2 => 1...400~24
`;
