/** Ways in which something is sent and addresses it goes to, what links lead to, statements kept in texts, fields of records, passages of a text. */
export const sentAndLinked = String.raw`
# Sent where, and how.
send/sending/submission/dispatch+message/forwarding method, method of sending | text | not of shipping shipment parcel order; plus 16 => values values=["email","post","api"] weights=[64,10,26]
^endpoint, api/service/submission endpoint | text | not of push; by api jurisdiction key send; plus 8 => pattern regex=https://(api|services|open)\.(example|city\.example|council\.example)\.(com|org|net)/(v1|v2|requests|open311/v2)
^to/target/destination, link/outbound/external to/target/destination, to | text | of external outbound outgoing hyper; noun link; plus 20 => pattern regex=https://(www|news|archive|journal)\.example\.(com|org|net)/(articles|reports|books|papers)/[1-9][0-9]{2,4}
^to/target, to | text | noun hyperlink weblink bookmark; plus 20 => pattern regex=https://(www|news|archive|journal)\.example\.(com|org|net)/(articles|reports|books|papers)/[1-9][0-9]{2,4}
^namespace, ... namespace | int | not of kubernetes tenant; plus 8 => values values=[0,1,2,3,4,6,10,14,5,8,12,15] weights=[66,8,7,5,3,3,3,3,1,1,1,1]
page title, ^title | text | noun page; by namespace; not by slug locale; plus 24 => pattern regex=(History|Geography|Economy|Culture|Climate|Architecture|Transport|Music|Demographics|Rivers|Politics|Education|Sport|Flag)_(of|in)_(Albania|Austria|Bavaria|Belgium|Bolivia|Bristol|Cornwall|Denmark|Estonia|Finland|Ghana|Hamburg|Iceland|Ireland|Jamaica|Kenya|Lisbon|Madrid|Malta|Nepal|Norway|Oslo|Panama|Peru|Poland|Prague|Quebec|Rwanda|Scotland|Sicily|Spain|Sweden|Tunisia|Uruguay|Vienna|Wales|Zambia)
# Statements in texts.
sql | not of dialect; plus 12 = SELECT id, name FROM customers ORDER BY name|SELECT count(*) FROM orders WHERE status = 'open'|SELECT DISTINCT region FROM stores|SELECT * FROM products WHERE price > 100|SELECT date, sum(total) FROM invoices GROUP BY date|SELECT u.email FROM users u JOIN orders o ON o.user_id = u.id|SELECT code, label FROM regions WHERE active
where/filter/join sql/clause, item/query/sql where, where clause/condition | plus 14 = status = 'open'|created_at > now() - interval '7 days'|parent_id = ?|user_id = ? AND state <> 'hidden'|confirmed IS NOT NULL|category = ? AND deleted = false|region_id IN (1, 4, 9)
item/query/sql order, order by clause | by where table; plus 14 = created_at DESC|name|id DESC|confirmed DESC, id|position, name
^repeat, repeat/timer/retry/repetition cycle, timer cycle/expression | text | of job timer schedule task trigger event boundary; by due retry retries handler lock; plus 16 => values null=0.7 values=["R3/PT10M","R/PT1H","R5/PT30S","R/P1D","R3/PT5M","R2/PT1H","R10/PT1M"]
exception message/msg/text | text | of job; plus 14 => text.errorMessage null=0.6
incident/fault message/msg | text | plus 12 => text.errorMessage
# Fields of records as registries keep them.
^element, field/metadata element | of metadata field registry; by qualifier; plus 20 = title|contributor|date|subject|description|identifier|language|publisher|type|format|relation|rights|coverage|source
^qualifier, field/metadata qualifier | text | of metadata field registry; by element; plus 24 => values values=["author","issued","abstract","uri","isbn","editor","alternative","available","created","iso","ispartof","mimetype","other"] null=0.15
scope/usage note, ^note | text | of metadata field term concept thesaurus vocabulary registry; by element qualifier broader narrower scope; plus 20 => values null=0.3 values=["Use for the date of publication.","A person or body responsible for the content.","Catch-all for what fits no other field.","Use the code of the language, such as en or fr.","Summary of the content.","Form of the title other than the main one.","Do not use for dates of upload.","Repeatable."]
namespace/schema uri/url, ^namespace | of metadata schema; noun registry schema; plus 20 = http://example.org/terms/|http://schema.example.org/core/|http://example.net/ns/local#|http://example.com/elements/1.1/|http://example.org/eperson/
# Between people, and out of texts.
message text/body/content, ^text | text | noun message; by sender receiver recipient conversation read; not by locale level severity; plus 14 => text.chat
selected/highlighted/quoted/marked/underlined text/passage/content, text selection, highlighted passage | plus 16 = The results were consistent across all three groups.|In other words, the cost rises with every step.|This effect is known as the law of demand.|Energy can neither be created nor destroyed.|A function is continuous if small changes in x lead to small changes in f(x).|The first settlers arrived by river.|See also chapter 4 for a full derivation.|Cells divide in two stages.
text/text+content/content/passage/quote/excerpt, ^text content | noun highlight annotation excerpt quotation; not of video image; plus 16 = The results were consistent across all three groups.|In other words, the cost rises with every step.|This effect is known as the law of demand.|Energy can neither be created nor destroyed.|A function is continuous if small changes in x lead to small changes in f(x).|The first settlers arrived by river.|See also chapter 4 for a full derivation.|Cells divide in two stages.
# Templates, by what they are templates of.
^name/title, template name/title | of report reporting printout; noun template; plus 22 = Monthly stock report|Orders by district|Timeliness report|Stock imbalances|Consumption summary|Users by region|Adjustments by reason|Status of deliveries|Yearly overview|Quarterly totals
^name/title | by data; not by subject body html content message recipient channel; noun template; plus 24 = Monthly stock report|Orders by district|Timeliness report|Stock imbalances|Consumption summary|Users by region|Adjustments by reason|Status of deliveries|Yearly overview|Quarterly totals
^name/title, template name/title | of response reply answer canned; noun template; plus 22 = Passed on to the team|Work scheduled|Repaired|Already known|Not our responsibility|More information needed|No action needed|Duplicate report
^text/content/body/message | of response reply answer canned; noun template; plus 22 = Thank you for your report. We have passed it on to the team.|The repair is planned for next week.|This has been repaired. Thank you for telling us.|We already know of this and are working on it.|This is looked after by another office, which we have told.|Could you send us a photo or the exact place?|We have inspected this and found no danger.
external status code | of response template comment; plus 24 = 060|100|200|closed|in_progress|scheduled
# What guards an account, in other languages.
mot de passe, mot passe, motdepasse, mdp, senha, contrasena, kennwort, passwort, contrasenia, wachtwoord | text | not of wifi; plus 20 => string.passwordHash
senha/contrasena/mdp/passwort/kennwort hash, hash senha/contrasena/mdp | text | plus 20 => string.passwordHash
# When someone comes.
^date time, ^time date, ^date/time/datetime, ^date hour, ^hour date | stamp | noun appointment; plus 14 => date.scheduled earliest=8 latest=18
^date time, ^time date, ^datetime, date time consultation/visit | stamp | noun consultation visit; plus 14 => date.start earliest=8 latest=17.5
`;
