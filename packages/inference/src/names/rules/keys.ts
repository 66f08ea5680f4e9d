/** Identifiers: keys of the row itself, and references to things that no table holds. */
export const keys = `
^id/pk/oid/rowid/recno, ^row id, ^record id/no/number | int => sequence
^id/uid/guid/uuid/gid/pk/rowguid, ^row guid | uuid => string.uuid
^id/uid/guid/uuid/gid/pk/oid | text | len<=12 => string.nanoid
^id/uid/guid/uuid/gid/pk/oid | text | len<=26; plus 1 => string.ulid
^id/uid/guid/uuid/gid/pk/oid | text => string.uuid
uuid/guid | text | plus 4 => string.uuid
^id/uid/hash/uuid/guid | bytes => bytes.random
external/remote/foreign/provider/upstream/legacy/vendor/partner/erp/crm/gateway id/key/reference/uid/identifier, third party id | text => code.externalId
external/remote/foreign/provider/upstream/legacy/vendor/partner/erp/crm id/key/reference/identifier | int => number.logUniform min=1000 max=9000000
stripe customer id, stripe customer | text => code.externalId prefix=cus_
stripe subscription id, stripe subscription | text => code.externalId prefix=sub_
stripe invoice id | text => code.externalId prefix=in_
stripe price id | text => code.externalId prefix=price_
stripe product id | text => code.externalId prefix=prod_
stripe payment intent id, payment intent id, stripe payment id | text => code.externalId prefix=pi_
stripe charge id, charge id | text => code.externalId prefix=ch_
stripe payment method id, stripe card id, stripe source id | text => code.externalId prefix=pm_
stripe account id, stripe connect id | text => code.externalId prefix=acct_
stripe session id, checkout session id | text => code.externalId prefix=cs_test_
stripe id, stripe ... id, stripe event id | text => code.externalId
paypal ... id, paypal id | text => string.alphanumeric length=17
github/gitlab/gh id, github/gitlab/gh user/repository/installation/account/organization id | int text => number.logUniform min=1000 max=120000000
google/facebook/apple/microsoft/twitter/linkedin/discord id, google/facebook/apple/discord/microsoft user id/account/sub, google account id, oauth/social/auth id | text => string.numeric length=21
slack user/team/channel/workspace id, slack id | text => code.mask mask=U0########
salesforce/sfdc id, salesforce ... id | text => string.alphanumeric length=18
netsuite/hubspot/xero/quickbooks/sap/zendesk/intercom/shopify/woocommerce/mailchimp id, netsuite/hubspot/xero/quickbooks/sap/zendesk/shopify ... id | text int => number.logUniform min=10000 max=99000000
telegram/chat id, telegram user/chat id | int text => number.logUniform min=100000 max=7000000000
youtube video id, youtube id, video key | text => string.nanoid
imdb id | text => code.mask mask=tt#######
twilio sid, twilio ... sid, message/call sid | text => code.externalId prefix=SM
session id, session key, session | text uuid => string.token length=32
trace id | text uuid => string.hexadecimal length=32
span id | text uuid => string.hexadecimal length=16
parent span id | text uuid => string.hexadecimal length=16 null=0.3
correlation/request/operation/conversation/flow id | text uuid => string.uuid
transaction id | text => code.externalId prefix=txn_
transaction hash, block hash | text => string.hexadecimal length=64
message/event/job/batch/run/process/workflow/task/execution id | text => string.ulid
message id | text | of email mail message newsletter; plus 2 => template template=<{{string.alphanumeric}}@mail.example.com>
in reply to | text => template template=<{{string.alphanumeric}}@mail.example.com> null=0.6
device/installation/instance/terminal/machine id | text uuid => string.uuid
client/application/app id, consumer key | text => string.alphanumeric length=24
visitor/anonymous/tracking/cookie/fingerprint id, distinct id | text uuid => string.uuid
user/member/account/customer/author/creator/owner/actor/sender/person/employee/profile id | text => string.ulid
user/member/account/customer/author/creator/owner/actor/sender/person/employee/profile id | int => number.logUniform min=1 max=1000
process id, pid, thread id | int => number.logUniform min=300 max=65000
id, uid, identifier | int => number.logUniform min=1 max=100000
id/uid/identifier | text | len<=36; plus 1 => string.alphanumeric length=16
id, uid, identifier | text => string.alphanumeric length=16
uuid/guid | text | len<=36 => string.uuid
id/uid/guid/uuid/gid/key/reference | uuid => string.uuid
id/uid | bytes => bytes.random
external/client/customer/remote/foreign/your/our/partner reference, customer order reference | text => code.reference
reference, reference code/no | text => code.reference
idempotency/dedup/dedupe/deduplication/concurrency/singleton/lock key | text uuid => string.uuid
unique key/hash/id | text => string.alphanumeric length=20
sequence/sequential id/no/number, running number, sequence | int => sequence
row/line number/no/num/id/index | int => number.position
line, line number/no/num | int | by file filename path source function stack trace error; not by product quantity price amount sku; plus 8 => number.lognormal median=140 sigma=0.9
partition/shard/bucket key/id/number/no, shard/partition | int => number.int min=0 max=15
partition/shard key | text => string.hexadecimal length=4
etag/epoch/counter/stamp/tick/offset/cursor/watermark/lsn | int => sequence
foreign key, object key, reference key | int => number.logUniform min=1 max=1000000
object/record/entity/resource/subject/target/item/auditable/trackable id | text => string.ulid
object/record/entity/resource/subject/target/item/auditable/trackable id | int => number.int min=1 max=1000
^cursor, page token, continuation token | text => string.base64
nonce, jti, kid, kty, client state, oauth state | text => string.token
arn | text => template template=arn:aws:s3:::{{string.alpha}}-{{string.numeric}}
urn | text => template template=urn:uuid:{{string.uuid}}
sub | text | by token claim issuer client email provider identity => string.numeric length=21
mapping/transaction/fee/commitment/charge/upgrade/note/event/error type/event/class/model/kind | int => number.code
type/kind/model/class/category | int | plus -2 => number.code
by, by id | int => number.logUniform min=1 max=1000
by | uuid => string.uuid
story/issue/ticket/task/bug/jira key | text => code.reference prefix=PRJ year=false digits=4
camera/sensor/station/terminal/meter/kiosk/unit/locker/printer/router id/code | text | len<=16 => code.serial
filesystem/inode/volume/mount/blob id | text => string.alphanumeric length=20
state | text | by redirect challenge nonce verifier; not by city; plus 9 => string.token
push key, pushkey, push/device/registration token | text | plus 4 => string.token
^key | text | of api token secret access signing license; plus 4 => string.token prefix=key_ length=24
api/secret/access/license/master/private key | text | plus 1 => string.token prefix=key_ length=24
`;
