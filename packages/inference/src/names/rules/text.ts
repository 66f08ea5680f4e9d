/** Words and sentences. `@noun` is the thing that is named: the words before the head, or the table's noun. */
export const text = `
title, headline, subject, heading, subject line, email subject, page title, meta title, seo title, og title, display title, short title, main title, banner title, section title | text | => text.title
^title/headline/subject | text | of article post blog news story page entry announcement content newsletter guide wiki paper thread discussion forum topic note draft press publication; plus 3 => text.articleTitle
ticket/issue/bug/incident/case/request/support/problem/feedback/complaint/defect/alert title/subject/summary/name/headline | text => text.ticketTitle
^title/subject/summary/headline/issue/problem | text | of ticket issue bug incident case request support problem feedback complaint defect inquiry; plus 3 => text.ticketTitle
issue/problem/fault, issue/problem/fault description, reported issue, problem summary | text => text.ticketTitle
task/todo/subtask/step/checklist/milestone/card/story/epic/activity/reminder/work+order/action/chore title/subject/name/summary/label, action item, next step/action, task, todo | text => text.taskTitle
^title/name/subject/summary/text/content/action/description | text | of task todo subtask checklist step card story epic reminder chore backlog; plus 2 => text.taskTitle
activity/work/task description, work done/performed, what, ^activity/work/task | text | of timesheet worklog entry timer maintenance labor; plus 2 => text.taskTitle
event/meeting/appointment/session/conference/webinar/workshop/meetup/lecture/training/seminar/talk/calendar+event/class title/subject/name/topic | text => text.eventTitle
^title/name/subject/topic | text | of event meeting appointment conference webinar workshop meetup lecture training seminar talk calendar festival concert exhibition; not of log audit webhook outbox; plus 3 => text.eventTitle
^title/name | text | of session; by start end speaker room track; plus 3 => text.eventTitle
agenda | text => text.eventTitle
campaign name/title, campaign, ad name/group/set, ad campaign, promotion/promo/segment/audience/creative name, ad group name | text => marketing.campaignName
^name/title | text | of campaign promotion ad segment audience newsletter offer; plus 3 => marketing.campaignName
ad/creative headline/text/copy/body | text => text.tagline
sprint/iteration/milestone/release name/title/goal, sprint, milestone, iteration | text => text.milestone
^name/title | text | of sprint iteration milestone; plus 4 => text.milestone
^version/name/title | text | of release; by tag notes changelog; plus 3 => system.semver
project/program/initiative/experiment/workspace/space/repository/app/application/service/module/package/library/plugin/component/pipeline/workflow/environment/cluster/bucket/queue/channel/stream/dashboard/report/widget/template/theme/form/survey/quiz/poll/test/feature/tenant/namespace/site/portal/device/sensor/machine/rule/policy/metric/coupon/fee/charge/discount/deal/opportunity/view/filter/badge/achievement/skill/ability/degree/exam/assignment/club/tournament/award/prize/reward/mission/resource/asset/price+list/warehouse/zone/trip/tour/package/stage/phase/goal/objective/question/group/forum/community/task+list/status/reason/unit/type/kind/option/setting/benefit/allowance/deduction/vaccine/holiday/shift/position/award/level/quest/product+type/attribute/property/parameter/setup/addon/insurance/document/language/region/screen/column/list/segment/job/schedule/budget/portfolio/fund name/title/label/display name/short name | text => text.nounName noun=@noun
name/label/title/caption/display | text | plus -1 => text.nounName noun=@noun
^name/title | text | of project program initiative; plus 3 => text.nounName noun=project
^name/key | text | of feature flag experiment setting; plus 2 => code.settingKey
^name/slug | text | noun repository package crate library plugin module service app queue bucket topic namespace cluster; plus 3 => code.serviceName
^name/slug | text | of repository package crate library plugin module service queue bucket topic namespace cluster; plus 3 => code.identifier
tag/label/keyword/topic/hashtag name/title/text/value/slug, tag, label, keyword, topic, term | text => text.tag
^name/title/label/slug | text | of tag label keyword hashtag; plus 4 => text.tag
tags/keywords/hashtags/labels/interests/topics/skills/hobbies/specialties/ingredients/synonyms/allergens, tag list, meta keywords, search keywords | text => text.tags
community/forum/channel/chat/group/conversation/room/space/guild/club name/title/topic | text => text.community
^name/title/topic | text | of community forum channel group conversation guild chatroom club; plus 3 => text.community
comment/remark/reply/opinion, comment/reply/feedback/response text, customer comment/comments, comments, remarks, observation, observations, response | text => text.comment
^content/body/text/message | text | of comment reply annotation; plus 3 => text.comment
feedback, review/testimonial/feedback text/body/content/comment/description/message, review, testimonial, review comment, comments | text | => text.review stars=@stars
^text/body/content/comment/comments/description/message/title | text | of review testimonial feedback rating; plus 3 => text.review stars=@stars
^title/headline/summary | text | of review testimonial; plus 5 => text.review stars=@stars title=true
note/memo/annotation, internal/private/admin/additional/staff/delivery/order/customer/special/general/driver/kitchen/agent notes/note/instructions/info/requests/request, notes, instructions, delivery instructions, special instructions/requests/request, additional info/information/details/notes, other info, extra info, remarks | text => text.note null=0.5
^content/text/body/note | text | of note memo journal diary; plus 2 => text.note
clinical/medical/doctor/doctors/progress/treatment/nursing/consultation/patient/diagnosis/discharge/visit notes/note/summary/history, medical history, treatment/care plan, anamnesis, ^notes/note/remarks/summary/findings/observations | text | of patient medical visit encounter health appointment diagnosis prescription consultation admission treatment; plus 1 => text.clinicalNote
body/content/markdown/html/message/text/raw, content body, body text/html/md, message body, post body/content/text, rich text, raw content, email body, html body/content, article body/content, page content, full text, message content/text, contents, main content, long text | text => text.body
^body/content/text/message | text | of message chat conversation sms dm; plus 3 => text.chat
last/chat/latest message, message preview, snippet | text => text.chat
^body/content/text/html | text | of email mail newsletter campaign letter; plus 3 => text.mail
email/mail/letter body/content/text/html | text => text.mail
^subject | text | of email mail newsletter message template campaign; plus 4 => text.subject
email/mail/message subject | text => text.subject
^title/text/message/body/content/subject | text | of notification announcement toast banner push alert; plus 3 => text.notification
^message/text/description/title/details | text | of alarm fault warning alert incident threshold sensor; plus 3 => text.alert
error/exception/failure/fault, error/exception/failure/last+error/warning message/text/details/description/info/reason, errors, last error, stack trace, stacktrace, traceback, backtrace, error log, error cause, last failure | text => text.errorMessage null=0.85
log/output/stdout/stderr/trace, log/console/command/build/job output/text/message/line/content, logs, raw output | text => text.logLine
^message/text/line | text | of log; plus 4 => text.logLine
changelog, release note/notes, change log, changes, change description/summary | text => git.commitMessage
description/desc/details/detail/summary/abstract/overview/synopsis/excerpt/teaser/intro/introduction/blurb/subtitle/preview/explanation/definition/specification/specifications/about, short/long/full/meta/seo/og/brief/project/job/role/category/event description/summary, meta description, plot, plot summary, scope | text => text.description null=0.15
^description/comment/explanation | text | of type kind status attribute mode method reason priority severity frequency; plus 2 => values values=["Used by default","Applies to most records","For special cases only","Needs approval","Set by hand","Replaced by a newer one","For internal use","Not used any more"] weights=[22,22,14,10,10,8,8,6]
name ci/lower/normalized/canonical/folded/search | text => sibling column=@name transform=lower
content/trigger warning | text => values values=["Strong language","Mild violence","Flashing lights","Discussion of loss","Adult themes"]
^description/details/requirements/responsibilities/qualifications/body/content | text | of job posting vacancy position opening requisition; plus 3 => text.jobDescription
job description, responsibilities, qualifications, job requirements | text => text.jobDescription
^description/summary/synopsis/overview/plot | text | of film movie book show series novel episode; plus 1 => text.description
article/readme/documentation/manual/transcript/lyrics/essay/agreement/syllabus/minutes/story/terms/legal/privacy/policy text/content/body, readme, transcript, lyrics, essay, cover letter, resume text, terms and conditions, privacy policy, disclaimer, legal text, syllabus, minutes, story, instructions text, directions, signature text, footer, welcome message, terms, license text, transcription, ocr text, instruction, procedure text | text => text.paragraph
question/prompt, question/prompt/poll/faq/survey question text/title/content, ask, faq | text => text.question
^text/content/title/body/label/name/description/question | text | of question faq poll survey quiz; plus 2 => text.question
^title/name | text | of survey quiz poll exam questionnaire; plus 3 => text.nounName noun=survey
answer, answer text/body/content, explanation, solution | text => text.answer
^text/content/body/value/answer | text | of answer response; plus 2 => text.answer
option/choice, option/choice text/value/label/title/name, answer option/choice, correct option/answer, selected option, option a/b/c/d/1/2/3/4 | text => text.option
^text/label/value/content/name/title | text | of option choice; plus 3 => text.option
quote/quotation/mood/tweet/toot/statement/phrase/sentence/line/greeting, status message/text, sentence text | text => text.short
message/content/text | text | plus -2 => text.sentence
purpose/goal/objective/aim/mission/vision/justification/rationale/motivation/hypothesis/recommendation/finding/lesson/requirement/impact/conclusion/background, use case, action taken, resolution/corrective action, resolution notes/text, root cause, acceptance criteria, business case, purpose of visit, recommendations, findings, actions, strengths, weaknesses, areas of improvement, value proposition, outcome notes | text | len>40 => text.statement
placeholder, tooltip, hint, helper text, help text, usage text, button text, cta, label text, button label, field label, display label | text => text.label
alias/synonym, other/alternate/alternative/variant/short/alt name, also known as, name alias | text => text.short
search vector/document, tsv, tsvector | tsv text => search.vector
full text, fulltext, search vector/document, tsv, tsvector, vector | tsv | of film movie show series episode novel; plus 10 => pattern regex='(last|quiet|long|cold|second|lost)':1[ ]'(night|summer|winter|train|letter|garden)':2[ ]'(captain|detect|dancer|sister|teacher|pilot)':4[ ]'(discov|return|search|escap|begin|find)':[67][ ]'(harbour|station|island|mountain|villag|theatr)':(9|10|12)
full text, fulltext, search vector/document, tsv, tsvector, vector | tsv | of product item sku listing; plus 10 => pattern regex='(oak|steel|cotton|leather|ceram|wool)':1[ ]'(chair|lamp|jacket|bottl|bag|shelf|mug)':2[ ]'(blue|black|green|grey|white)':3[ ]'(kitchen|garden|offic|travel|bedroom)':[56]([ ]'(fold|waterproof|organ|handmad)':8)?
full text, fulltext, search vector/document, tsv, tsvector, vector | tsv | of job vacancy posting position candidate resume; plus 10 => pattern regex='(senior|junior|lead|assist)':1[ ]'(engin|design|account|analyst|nurs|driver)':2[ ]'(berlin|remot|london|dublin|lyon)':4[ ]'(team|shift|full|contract)':[67][ ]'(experi|licenc|degre|english)':9
separator/delimiter, join phrase, quote char, thousands/decimal separator | text => code.punctuation
prefix/suffix, number/invoice/order/code prefix/suffix | text => code.affix
regex/regexp/pattern/mask/expression/formula/condition/criteria/script/sql/snippet, filter expression, code snippet, source code, format string, template string, rule expression, query sql, sql query, definition | text | plus -1 => code.snippet
^code | text | of snippet script gist macro function procedure rule; plus 2 => code.snippet
code snippet, source code, script, sql, expression, formula, condition expression | text => code.snippet
command, command line, cmd, shell command | text | not of discord bot game => code.snippet
handler/callback/function/method name, function/class/module/method/procedure/hook/handler/trigger name, class name, package path | text => code.identifier
table/schema/column/field/attribute/property/parameter/variable/index/view/db/database/event/metric/constraint/sequence/relation/model/entity name, table, schema, field, column, attribute, property, parameter, variable, entity, model name, database | text => code.identifier
^model | text | of ai llm prediction inference completion training; plus 4 => values values=["small-v1","base-v2","large-v2","large-v3"] weights=[22,34,28,16]
^key/name/setting/option/code | text | of setting config configuration preference option parameter property metadata meta default variable attribute; by value; plus 3 => code.settingKey
setting/config/option/preference/parameter/property/meta/attribute/param key/name | text => code.settingKey
^key | text | by value; plus 2 => code.settingKey
^value/content/data | text json | of setting config configuration preference option parameter property metadata meta default variable attribute; by key name code; plus 3 => code.settingValue
setting/config/option/preference/parameter/property/meta/attribute value | text => code.settingValue
default value, default | text => code.settingValue
old/new/previous/before/after value | text => code.settingValue
queue/topic/exchange/consumer/stream/bucket/namespace/cluster/lane, queue/topic/channel/task+queue/stream/consumer/bucket/cluster/routing name/key/group | text => code.queueName
^queue | text => code.queueName
worker/agent/node/runner/executor/daemon/service/source+service/app/application/component/process/logger/module/subsystem/system name/id, service, app, application, module, component, logger, subsystem, system, worker, source system, locked by, agent, program, process name | text => code.serviceName
key/code/abbreviation/abbr/acronym/mnemonic/symbol/codename/identifier, ^short, short code/label/name, ref key, natural key, short description code | text | plus -1 => code.short
^code/key/abbreviation/symbol, short name | text | of status state type category role plan reason feature error event metric tax unit department subject language project team account group country region class grade; plus 2 => code.short
code | text | len<=10 => code.short
code/no/number | text | plus -2 => code.reference
language/locale, ui/preferred/interface/source/target/content/document/default/user/site language/locale, language/locale code, culture, iso 639, lang code, lingua, original language | text enum => language.code
language | text | len>6; of book film movie person course teacher; plus 1 => language.name
language name/title, ^name, english/native name | text | of language locale; plus 5 => language.name
^code, iso code | text | of language locale; plus 5 => language.code
script/alphabet, writing system | text | of language font text alias; plus 2 => language.script
value/val | text | plus -4 => code.settingValue
data/info/string | text | plus -4 => text.short
template | text => text.nounName noun=template
sequence | text => code.identifier
sidebar, motd, welcome text, content warning | text => text.description
project, group, feature, distribution, printer, cohort, series, edition, stage | text | plus -1 => text.nounName noun=@noun
event id/ids, ids | text => string.ulid
set if, on discard, on finish, on success, notify on, condition | text => code.snippet
revision | text => code.affix
stored procedure, procedure, sproc, function | text => code.identifier
confirmation code/number, supply chain number, scn | text => code.reference
comment text, comment/description text | text => text.comment
flavor text, tagline text | text => text.tagline
dialogue/dialog, dialog text | text => text.chat
improvement/development area/areas, areas for improvement, strength, strengths, weakness, areas of improvement | text | of review performance appraisal evaluation => text.statement
instructions/directions | text | of prescription medication; plus 4 => values values=["Take with food","Take before bedtime","Take on an empty stomach","Apply twice daily","Take one tablet every morning","Shake well before use"]
^name | text | of service; by price duration; plus 5 => text.nounName noun=service
hw rev/revision, hardware rev/revision/version, min hw rev | text => values values=["rev A","rev B","rev C","1.0","1.1","2.0"]
receipt | text => string.base64
keyword/keywords, key words | text | of book article page product document seo; plus 3 => text.tags
event name, ^event | text | by venue date capacity location; plus 6 => text.eventTitle
job family/category/function | text => company.department
quest/mission title/name, ^title/name | text | of quest mission achievement; plus 3 => game.item
guild/clan name, ^name | text | of guild clan; plus 5 => sport.teamName
tag | text | of guild clan team; len<=6; plus 3 => code.mask mask=AAAA
^name | text | of zone map level region; in game; plus 5 => values values=["Frozen Pass","Sunken Ruins","Ember Fields","Old Harbor","Crystal Caves","Whispering Forest","Iron Peaks","Silent Marsh"]
zone name | text => text.nounName noun=zone
label/name/description | text | of coverage; plus 4 => insurance.term
pinned message/parent message id | text => string.nanoid
mentions, mentioned users | array => array element={"kind":"internet.username"} max=2
old/new title/name/body | text => text.title
risks, challenges, story, press release, release text | text => text.paragraph
theme | text | of exhibition event festival conference; plus 4 => text.title
contact, promo script, script | text | of sponsor ad advertisement; plus 3 => text.statement
chapter markers, chapters, timestamps | json => json preset=attributes
class name, ^name | text | of class; by instructor studio start; plus 6 => values values=["Morning Yoga","Spin 45","Power Pilates","HIIT Express","Core & Stretch","Boxing Basics","Zumba","Barre"]
op, opcode | text => code.auditAction
dump, schema dump, ddl, ddl statement, migration script | text => code.snippet
credit, credited as, artist credit | text => media.artistName null=0.85
entity/source/target 0/1 credit | text => values values=["Northern Line","The Old Mill","Blue Parlour","Studio B","Saltwater","Harbour Hall","The Quiet Parade","Low Tide","Silver Lines","Grand Hall","Kestrel","Tin Roof"] null=0.65
edition | text | of version crate package release; plus 3 => values values=["2015","2018","2021","2024"] weights=[8,22,56,14]
edition | text => values values=["standard","deluxe","limited","first"] weights=[64,16,12,8]
key override | text => code.commandArgument
image/photo/thumbnail/icon size | text => values values=["small","medium","large","original"] weights=[22,38,30,10]
setlist, track list, playlist text, program text | text => text.paragraph
value | text | of entitlement feature plan attribute option custom variable customvar; plus 2 => code.settingValue
ddl ..., sql ... | text => code.snippet
last check/error/result/response/status message/text, last check | text => text.errorMessage
group name | text | of artist band musician; plus 4 => media.artistName
group name | text => text.nounName noun=group
^label | text | not of tag issue ticket post task pull email mail message article photo event note keyword; plus 1 => text.nounName noun=@noun
feedback, interviewer feedback/notes | text | of interview candidate application applicant; plus 8 => text.note domain=hr
description/notes/body md/markdown/html, long description | text | plus 2 => text.description
synopsis/storyline/logline | text | of production play show theatre opera performance; plus 6 => text.description domain=film
^title | text | of production play opera musical show; plus 4 => media.workTitle
headline | text | of candidate profile user person applicant; plus 6 => person.jobTitle
form/template/screen/report name, form name | text | of email mail recurring form print report template; plus 10 => values values=["invoice","sales_order","purchase_order","packing_list","statement","receipt","quotation"] weights=[40,18,14,8,8,8,4]
`;
