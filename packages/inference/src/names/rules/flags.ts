/** Truth and falsehood: the share by the word (REALISM 5.1). */
export const flags = `
is/was/has/have/had/can/could/should/must/may/will/do/does/did/allow/allows/enable/use/need/require/show/hide/include/exclude/accept/ignore/skip/send/auto/force/keep/display/notify/contains/supports/wants ... | bool enum | plus -1 => datatype.boolean probability=0.3
is/has active/enabled/valid/visible/available/live/open/current/reachable/correct/healthy/online/working/operational/sellable | bool enum int => datatype.boolean probability=0.88
is deleted/removed/archived/discarded/hidden/disabled/trashed/purged/obsolete/discontinued/closed | bool enum int => datatype.boolean probability=0.03
is/was/has banned/blocked/suspended/locked/flagged/spam/fraud/blacklisted/quarantined/censored/muted/revoked/canceled/failed/error/overdue/defective/duplicate/rejected/expired/deceased/anomaly/void/damaged/lost/late/fraudulent/suspicious | bool enum int => datatype.boolean probability=0.03
is admin/superuser/staff/super/superadmin/moderator/root/owner/manager/supervisor/sysadmin/bot/guest, is super admin/user | bool enum int => datatype.boolean probability=0.04
is default/primary/main/master/preferred/favorite/featured/pinned/sticky/highlighted/promoted/starred/headline | bool enum int => datatype.boolean probability=0.1
is verified/confirmed/approved/validated/accepted/completed/processed/paid/published/sent/delivered/read/seen/resolved/acknowledged/handled/settled/billed/synced/success/successful/correct, is email/phone verified/confirmed | bool enum int => datatype.boolean probability=0.76
is private/internal/draft/test/demo/sandbox/temporary/temp/anonymous/optional/nullable/system/builtin/template/custom/encrypted/recurring/refundable/virtual/digital/gift/return/free/premium/trial/global/automatic/manual/leaf/root/emergency/remote/shared/holiday/international | bool enum int => datatype.boolean probability=0.15
is public/required/taxable/billable/searchable/filterable/editable/mandatory/indexed/unique | bool enum int => datatype.boolean probability=0.6
is ..., has ..., can ... | int | plus -4 => datatype.boolean probability=0.12
is ..., has ... | text | len<=5 => datatype.boolean probability=0.2
active/enabled/live/available/visible/open/online/healthy/working, in stock | bool int => datatype.boolean probability=0.88
active, enabled | text | len<=5; plus 2 => datatype.boolean probability=0.88
deleted/removed/archived/disabled/hidden/invalidated/annulled/rescinded/withdrawn/banned/blocked/suspended/locked/revoked/canceled/obsolete/discontinued/deprecated/yanked/inactive/retired/trashed/quarantined/expired/superseded/defective/failed/voided/void/muted/snoozed/overdue/lost/damaged/deceased/bounced/spam/nsfw/sensitive/rejected/flagged/closed/late | bool int => datatype.boolean probability=0.04
verified/confirmed/approved/accepted/completed/processed/paid/published/sent/delivered/read/seen/resolved/acknowledged/success/successful/succeeded/settled/cleared/submitted/validated/subscribed/synced/signed/notified/finalized/used/redeemed/billed/shipped/fulfilled/done/passed/attended/present/correct/checked/reconciled/returned | bool int => datatype.boolean probability=0.75
^status, availability, stock/product/item/online availability, in+stock, is in stock | bool | plus 6 => datatype.boolean probability=0.85
completed/done/finished/checked | bool int | of task todo item checklist step lesson; plus 4 => datatype.boolean probability=0.6
admin/superuser/superadmin/staff/moderator/manager/bot/supervisor, bot account | bool int => datatype.boolean probability=0.04
default/primary/main/featured/pinned/sticky/starred/favorite/distinguished/highlight/promoted/headline/preferred | bool => datatype.boolean probability=0.1
private/internal/draft/test/sandbox/temporary/anonymous/guest/encrypted/optional/system/builtin/custom/virtual/recurring/reversed/reverse/standalone/animated/digital/free/paused/pending/outlier/manual/exempt/gift/remote/emergency/override, locked out | bool => datatype.boolean probability=0.15
public/mandatory/required/refundable/reusable/taxable/billable/global/local/shared/automatic/persistent/searchable/allocated/summary/video/negotiable | bool => datatype.boolean probability=0.4
enabled/allowed/permitted/supported/eligible/healthy/managed/included | bool int | plus -1 => datatype.boolean probability=0.65
changed/dirty/touched/matched/found/exist/set/restricted/disallowed/only | bool => datatype.boolean probability=0.2
opt in, optin, newsletter, marketing, subscribe, consent, gdpr, marketing/email/sms/newsletter opt+in/consent/subscribed/enabled, accept marketing, accepts marketing, receive newsletter, newsletter subscribed | bool int => datatype.boolean probability=0.55
term accepted, tos accepted, agreed, term agreed, privacy accepted, consent given, gdpr consent, accepted terms, agreed to terms | bool int => datatype.boolean probability=0.93
opt out, unsubscribed, do not contact, do not email | bool int => datatype.boolean probability=0.08
two+factor/mfa/totp/otp/sso/2+fa enabled/active/required, two factor, mfa, two factor auth/authentication enabled, mfa enabled | bool => datatype.boolean probability=0.3
email/sms/push notification/notifications/enabled, notification/notifications enabled, notify ... | bool => datatype.boolean probability=0.7
must/require change password, password reset required, force password ... | bool => datatype.boolean probability=0.05
smoker, smoking, diabetic, pregnant, disabled person, allergic, insured before | bool => datatype.boolean probability=0.17
insured, vaccinated, licensed, furnished, has parking, pets allowed, pet friendly, wheelchair accessible, accessible, air conditioned, certified | bool => datatype.boolean probability=0.55
fraud, fraudulent, suspicious, anomaly, breach, violation | bool int => datatype.boolean probability=0.02
ended, has/is ended | bool | by end begin start; plus 6 => datatype.boolean probability=0.32
aborted, pinned, interruptible, breaking, cancel requested, limited, dunning, forced, pending deletion, disputed, escalated, declined, returned | bool => datatype.boolean probability=0.06
flag/yn/indicator | bool int text | len<=5 => datatype.boolean probability=0.4
flag | int => datatype.boolean probability=0.3
absent/missed/skipped/excused/no+show/truant | bool int => datatype.boolean probability=0.06
emergency contact, primary contact, main contact | bool => datatype.boolean probability=0.35
gender | bool => datatype.boolean probability=0.5
blacklisted, banned, barred, block listed | bool | plus 6 => datatype.boolean probability=0.03
married, self employed, employed, retired, first time buyer, existing customer, co applicant, political+exposed/politically+exposed person | bool => datatype.boolean probability=0.4
`;
