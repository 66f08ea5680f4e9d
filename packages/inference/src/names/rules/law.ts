/** Law firms and courts. */
export const law = String.raw`
timekeeper/tk initials | text | plus 8 => code.mask mask=AAA
initials | text | of lawyer attorney staff employee doctor; len<=6; plus 8 => person.initials
timekeeper/tk/lawyer/attorney/fee+earner class/title/type/level | text | plus 4 => values values=["partner","associate","counsel","paralegal","trainee"] weights=[24,42,8,18,8]
bar/roll/admission number/no | text | of timekeeper lawyer attorney counsel advocate; plus 8 => code.mask mask=######
bar number/no | text | plus 4 => code.mask mask=######
rate, standard/billing/hourly/agreed/charge/cost rate | num money | of timekeeper lawyer attorney time matter entry rate; in legal; plus 12 => number.measure mean=285 deviation=90 min=95 max=720 fractionDigits=0
standard/cost rate, rate | num money | of timekeeper; plus 14 => number.measure mean=285 deviation=90 min=95 max=720 fractionDigits=0
rate level/class/tier/code | text => values values=["standard","discounted","premium","agreed"] weights=[58,22,10,10]
hour/hours/hrs billed/worked/budget+hour, billed hour/hours, hours billed | num | plus 6 => number.measure mean=1.8 deviation=1.3 min=0.1 max=9 fractionDigits=1
hour/hours budget, budget hour/hours, budgeted hours | num int | plus 8 => number.typical values=[40,80,120,20,200,300]
utilization/billable target hours/hour, target hours/hour, annual hours | int num => number.typical values=[1600,1700,1500,1800,1400]
practice group/area, area of law, law area, area of practice, practice group | text | plus 6 => values values=["Corporate","Litigation","Employment","Real estate","Family","Tax","Intellectual property","Probate"] weights=[20,22,14,14,10,8,7,5]
law/medical/graduate school, alma mater, university | text | plus 2 => location.schoolName
ebill/e+bill/billing vendor/portal/platform | text => values values=["LegalTrackr","BillGate","CounselHub","eCounsel","none"] weights=[26,22,18,14,20]
intake/opening/conflict notes/note | text | of client matter; plus 4 => text.note
matter description/desc/name/title, case name/title/caption | text | plus 6 => values values=["Breach of supply contract","Sale of the company's shares","Lease dispute","Dismissal of an employee","Trademark registration","Estate administration","Purchase of office building","Custody arrangement","Debt collection","Shareholder agreement"]
court, court name | text | plus 6 => values values=["District Court","Superior Court","County Court","High Court","Court of Appeal","Family Court","Commercial Court","Small Claims Court"] weights=[26,20,18,10,6,8,8,4]
jurisdiction, governing law, forum | text | plus 6 => location.state
venue | text | of matter case docket trial hearing lawsuit; plus 6 => location.city
opposing/adverse counsel/attorney/firm, counsel of record, attorney firm, law firm | text => values values=["Harlow & Pratt","Mercer Lane LLP","Castell Whitby","Ormond Legal","Bright & Sons","Kestrel Law Group","Fenwick Rowe","Tilden Partners"]
opposing/adverse/other party | text => company.name
deponent, affiant, declarant, expert/lay/sponsoring witness, plaintiff, defendant, claimant, petitioner, appellant, appellee | text => person.fullName
party role | text | of party matter case; plus 6 => values values=["plaintiff","defendant","witness","expert","third party","insurer"] weights=[28,30,16,10,10,6]
party name | text | plus 6 => person.fullName
stage, phase | text | of matter lawsuit litigation; plus 6 => values values=["intake","pleadings","discovery","mediation","trial","closed"] weights=[8,16,24,12,8,32]
phase | text | of time entry; by narrative matter task; plus 6 => values values=["investigation","pleadings","discovery","trial preparation","appeal"] weights=[26,20,34,16,4]
status | text | of matter case lawsuit; plus 4 => values values=["open","closed","on hold","pending"] weights=[44,44,7,5]
file/archive/box/physical location, shelf, shelf mark | text | of matter file document case record archive box; plus 4 => code.mask mask=A-##-##
settlement, settlement amount/value, judgment amount, damages claimed | num money | plus 2 => finance.round median=42000
contingency percent/fee/rate | num => number.typical values=[33.33,30,25,40,20]
narrative, work description, time narrative | text | of time timesheet; plus 6 => values values=["Draft reply to motion","Review of discovery documents","Telephone conference with client","Research on limitation period","Prepare witness statement","Revise share purchase agreement","Attend hearing","Correspondence with opposing counsel"]
task/activity/expense/utbms code | text | of time task entry disbursement activity; plus 2 => code.mask mask=A###
code set, task set, code system | text => values values=["litigation","bankruptcy","project","counselling"] weights=[46,12,26,16]
task/activity description/desc | text | of code; plus 6 => values values=["Draft or revise","Review or analyse","Communicate with client","Appear for or attend","Plan and prepare for","Research","Communicate with outside counsel","Manage data and files"]
wip/billing status | text => values values=["unbilled","billed","written off","on hold"] weights=[38,52,6,4]
disbursement/expense/cost description/desc | text => values values=["Court filing fee","Courier","Expert report","Travel to hearing","Photocopies","Company search","Translation","Witness expenses"]
fee/fees, legal/professional fees | num money | of invoice bill matter; by cost costs; plus 8 => finance.amount median=4200
write off/wo/written+off amount, wo amount | num money => finance.amount median=120
courtesy discount | num money => number.mostlyZero
ledes/edi/export/import/batch file | text => template template=export-{{string.numeric}}.txt
cover/bill/account memo, cover letter text | text => text.note domain=finance
debit/dr amount | num money | of ledger entry trust journal posting; plus 2 => finance.amount
memo, txn memo | text | of trust ledger; plus 6 => values values=["Retainer received","Settlement funds","Filing fee paid","Transfer to office account","Refund of balance","Payment to expert"]
document class/category | text | of document; plus 2 => values values=["pleading","correspondence","contract","evidence","memo","invoice"] weights=[22,28,20,12,12,6]
document type | text | of matter case document doc; in legal; plus 8 => values values=["Pleading","Motion","Contract","Letter","Memo","Exhibit","Order"] weights=[18,14,20,22,12,8,6]
typist, author/user/preparer initials | text | len<=8; plus 4 => person.initials
bates begin/end/start/from/to/number/no, bates | text | plus 4 => code.mask mask=ABC######
privilege basis/type/claim, privilege | text => values values=["attorney-client","work product","none","joint defence"] weights=[38,28,28,6]
full text snippet, text snippet, snippet, excerpt | text | of document file search result; plus 6 => text.sentence
retention code/class/category/policy | text | plus 4 => values values=["R3","R5","R7","R10","PERM"] weights=[18,20,36,20,6]
ocr confidence/conf/score | num | plus 8 => number.measure mean=93 deviation=5 min=55 max=100 fractionDigits=2
docket/hearing/calendar event description/desc/type, event description | text | of docket hearing calendar; plus 8 => values values=["Status conference","Hearing on motion","Deadline for answer","Pre-trial conference","Mediation session","Trial, first day","Filing deadline"]
location | text | of docket hearing deposition; plus 4 => values values=["Courtroom 3","Courtroom 12B","By video","Chambers","Conference room 2","Courthouse, room 410"]
rule/statute cite/citation/reference, rule cite, statute, citation, legal basis | text => values values=["Rule 26(f)","Rule 12(b)(6)","Rule 56","§ 1332","Art. 6(1)","§ 433","Rule 30(b)(6)"]
dial in, conference/bridge/meeting number/code/pin, dial in number | text | plus 4 => phone.number
result text/result | text | of docket hearing event trial; plus 8 => values values=["Granted","Denied","Continued to next month","Taken under advisement","Settled before hearing"] weights=[34,18,26,12,10]
search term/terms/query/string | text | plus 4 => values values=["harlow supply","smith AND lease","merger 2024","trademark orchard","northgate holdings","garcia","invoice dispute","blue harbour"]
decision | text | of conflict search; plus 8 => values values=["no conflict","waiver required","declined"] weights=[82,12,6]
rationale, justification, reasoning | text | plus 1 => values values=["No relation to existing clients.","Different party with a similar name.","Former client, matter closed.","Approved by the committee.","Meets all requirements.","Best value among three offers.","Needed to keep the service running."]
transcript pages/page, exhibit count, page count | int | of deposition transcript hearing; plus 6 => number.measure mean=180 deviation=70 min=24 max=420 fractionDigits=0
exhibit number/no | text | plus 6 => code.mask mask=E\X-###
exhibit description/desc | text | plus 6 => values values=["Copy of the lease","E-mail of 12 March","Photograph of the site","Bank statement, May","Expert report","Signed contract","Invoice and receipt","Floor plan"]
offered by | text | of exhibit evidence; plus 6 => values values=["plaintiff","defendant","court"] weights=[52,44,4]
dear, salutation line, greeting name, letter salutation | text => person.firstName
mail/mailing list/lists flags/flag/codes | text | plus 4 => values values=["NEWS","HOLIDAY","NEWS,EVENTS","EVENTS","NONE"] weights=[30,20,16,12,22]
workstation, computer, client machine/computer/host, machine name, pc name | text => code.mask mask=WS-####
app/client/software/application version | text | plus 1 => system.semver
reconciled/recon/cleared date | date stamp => date.event after=@created
limitation/sol/statute date, statute of limitations | date stamp | plus 4 => date.future days=900
`;
