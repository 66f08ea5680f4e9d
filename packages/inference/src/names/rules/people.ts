/** People: names, traits, and what they are to others. */
export const people = `
first/given/christian name, forename, vorname, prenom, first | text => person.firstName
first | text | by last; plus 4 => person.firstName
last/family/second name, nachname, apellido, maiden name, sur name | text => person.lastName
last | text | by first; plus 4 => person.lastName
middle name, second given name, other name | text => person.middleName null=0.55
middle initial, mi | text => person.initials null=0.55
full/real/complete name, legal full name | text => person.fullName
legal name | text | agent => person.fullName
legal/registered/official/corporate/business name, legal entity/entity+name, company legal name | text | not of person employee staff member user patient student; plus 3 => company.name
legal name | text | of company organization business vendor supplier merchant tenant account entity customer client billing; plus 4 => company.name
name | text | agent; plus 2 => person.fullName
^name, full name | text | of courier rider; by vehicle plate license rating phone shift; plus 14 => person.fullName
vehicle, vehicle type, transport, transport mode | text | of courier rider delivery; plus 6 => values values=["bicycle","scooter","motorcycle","car","van"] weights=[22,24,32,16,6]
name | text | of user customer employee patient student teacher doctor driver guest member author contact person staff nurse player candidate applicant subscriber passenger volunteer donor attendee participant resident instructor trainer owner borrower speaker profile people friend lead admin worker manager visitor reader buyer seller landlord agent officer coach athlete artisan beneficiary dependent guardian witness professor lecturer pilot chef barber stylist therapist physician mechanic technician cashier courier tutor judge lawyer attorney citizen voter traveler recipient sender signer; plus 2 => person.fullName
customer/client/employee/contact/author/patient/student/teacher/guest/driver/owner/manager/agent/doctor/reviewer/approver/assignee/requester/instructor/buyer/seller/landlord/renter/donor/volunteer/attendee/participant/person/member/staff/subscriber/player/passenger/resident/holder/cardholder/recipient/sender/beneficiary/payee/payer/billing/shipping/emergency+contact/spouse/representative/signatory/director/coach/operator/technician/visitor/host/speaker/trainer/candidate/applicant/inspector/supervisor/coordinator/organizer/presenter/facilitator/lead/nurse/physician/provider+contact/profile/receiver/requestor/reporter/submitter/salesperson/lecturer/tutor/guardian/tenant+contact/bill+to/ship+to/deliver name, name on card, card holder, account holder, holder, cardholder, emergency contact, contact person, attn, attention, person name, primary contact, billing contact, contact, point of contact | text => person.fullName
account name, account holder/owner name | text | by bank iban balance; plus 2 => person.fullName
composer/author/editor/reviewer/director/instructor/teacher/lecturer/speaker/producer/writer/photographer/translator/narrator/conductor/inventor/witness/doctor/physician/nurse/judge/attorney/lawyer/reporter/assignee/approver/requester/requestor/submitter/operator/driver/salesperson/supervisor/manager/sender/recipient/receiver/beneficiary/payee/payer/uploader/creator/owner/chair/chief/captain/coach/mentor/president/ceo/cfo/founder/principal/dean/advisor/tutor/counselor/trainer/chef/cashier/clerk/secretary/treasurer/organizer/coordinator/moderator/facilitator/presenter/curator/landlord/broker/seller/buyer/trader/inspector/technician/surgeon/therapist/professor/signatory/guarantor/courier/agent/witness/host, sales representative, account manager, received/signed/approved/prepared/checked/requested/reviewed/performed/issued/ordered/reported/inspected/verified/sold/handled by, assigned/handed/reported to | text => person.fullName
created/updated/modified/deleted/changed/edited/uploaded/last+updated/last+modified/added/inserted/entered/posted by | text => internet.username
author/creator/owner/uploader/by | text | of repository commit package plugin snippet wiki revision; plus 4 => internet.username
sort name | text => sibling column=@name transform=sortName
initials | text => person.initials
salutation/honorific/anrede, name title/prefix, courtesy title, title of courtesy | text => person.prefix null=0.4
prefix | text | by first last; plus 6 => person.prefix null=0.4
prefix | text | of person customer contact patient employee member student teacher lecturer; plus 4 => person.prefix null=0.4
^title | text | by first last; len<=10; plus 4 => person.prefix null=0.4
suffix, name suffix | text | by first last; plus 4 => person.suffix null=0.95
address, normalized/canonical/primary address | text | of email; not of mailing street postal; plus 10 => internet.email
phone/mobile/phone+number change, new/pending/unconfirmed phone/mobile/phone+number | text | plus 4 => phone.number
nick/screen/preferred/stage/pet name, nick, alias, known as, aka, pseudonym, gamertag | text | not of host mail forwarding command table column stage stages => person.nickname null=0.4
user/login/account/sign+in name, login, user login, login id, sam account name, principal, localpart, os/db/unix user, user name canonical | text => internet.username
^user/username/owner/account/login | text => internet.username
display/public/screen name | text => person.displayName
display name | text | not of user member profile account person author player identity contact presence actor customer people speaker; plus 1 => text.nounName noun=@noun
bio/biography/about, about me, self description, profile text, short bio, author bio | text => person.bio null=0.45
age, age years, patient/customer age | int num => person.age
age | int | of player athlete; plus 3 => number.measure mean=25 deviation=5 min=16 max=42 fractionDigits=0
age, age months | int | of pet animal child; plus 3 => number.int min=0 max=14
job title, job, occupation, profession, position title, designation, business title, contact title, job position, current position, job role | text => person.jobTitle
^title | text | of employee staff contact worker person doctor member lead speaker; by last first email department hire; plus 3 => person.jobTitle
^role/position/title | text | of employee crew staff cast team worker personnel; plus 3 => person.jobTitle
^position | text | of player athlete roster squad; plus 4 => values values=["goalkeeper","defender","midfielder","forward"] weights=[11,33,34,22]
job title, ^title, position title, vacancy title | text | of job posting vacancy position opening requisition; plus 3 => person.jobTitle
department, division, business unit, org unit, unit name, department name, dept name | text => company.department
^name | text | of department division; plus 3 => company.department
team, squad | text | not of sport match game player league => values values=["Platform","Growth","Support","Sales","Design","Operations","Finance","Data"]
nationality/citizenship, country of birth/origin/residence/citizenship, birth country | text => location.country
birthplace, place of birth, birth place/city, hometown, home town | text => location.city
religion | text => values values=["not stated","none","christian","muslim","hindu","jewish","buddhist","other"] weights=[30,24,22,9,6,3,3,3]
ethnicity, race | text => values values=["not stated","white","asian","black","mixed","hispanic","other"] weights=[30,26,14,11,7,9,3]
native/spoken/preferred language, mother tongue, language spoken | text => language.name
eye color | text => values values=["brown","blue","green","hazel","grey"] weights=[55,22,8,12,3]
hair color | text => values values=["brown","black","blond","red","grey"] weights=[42,30,17,3,8]
avatar/headshot/gravatar/userpic, profile picture/image/photo, profile image/picture/photo url/path, avatar url/uri/link/path | text => image.avatar null=0.25
photo, photo url/uri/link/path, picture, picture url | text | agent; plus 1 => image.avatar null=0.25
photo, photo url/path/link | text | of user person employee student member staff patient doctor teacher profile contact; plus 2 => image.avatar null=0.25
ssn, social security, social security number, national id/number, national identification number, personal id/number, citizen id, identity number/card, identity card number, id card/card number, nin, nino, curp, cpf, dni, bsn, pesel, aadhaar, aadhar, aadhaar number, nic, cnic | text int => person.nationalId
passport, passport number/no | text => code.mask mask=AA####### null=0.3
driver/driving/drivers license number/no/id, driver license, license number/no | text => code.mask mask=AA######
license plate/plate number | text | plus 4 => vehicle.plate
employee/staff/badge/personnel/payroll/worker number/no/id/code, personnel no | text => code.mask mask=E#####
student/roll/registration/matriculation/enrollment/admission number/no/id/code, roll number, matric no | text | of student pupil enrollment admission; plus 3 => code.mask mask=S2#####
guardian/spouse/mother/father/parent/partner name, next of kin name, next of kin, guardian, spouse, mother maiden name, husband, wife | text => person.relative
skill/hobby/interest/competency/competence/expertise, skill name, hobby name | text => hr.skill
paused/scheduled/attached/uploaded/cleared/canceled/closed/opened/locked/started/finished/triggered/published/submitted/invited/assigned/removed/banned/muted/resolved/signed/quarantined/reverted/merged/commented/acknowledged by, by | text => internet.username null=0.3
user/workflow+user/process+user/os+user | text => internet.username
whodunnit, inviter, first inviter, invited user | text => internet.username
technician/tech/adjuster/underwriter/paralegal/caregiver/receptionist/interviewer/recruiter/examiner/assessor/investigator/speaker/keynote, lab tech, giver, claims adjuster, giver npc, npc | text => person.fullName
pref/preferred name | text => person.firstName
author/employee/member/doctor/librarian/teacher/student/emp name | text => person.fullName
trainer/host/guest/curator/anchor/candidate/father/mother name | text => person.fullName
candidate/curator/farmer/grower | text | not of election => person.fullName
broker | text | of trade order account stock; plus 3 => company.name
handle | text | of user person member profile account author player customer contact creator; plus 1 => internet.handle
handle | text => string.alphanumeric length=12
tribute/honoree/nominee/winner/champion/mvp/runner+up/best+player name, champion, mvp, winner, nominee, honoree, co signer, cosigner, guarantor, account mgr, respondent | text => person.fullName
champion, winner, runner up | text | of tournament league competition season; plus 4 => sport.teamName
from/reply/sender name | text | plus 2 => person.fullName
tenant/renter/lessee/occupant name, tenant, lessee | text | of lease apartment unit property building rent rental house; plus 6 => person.fullName
vet, veterinarian, owner | text | of dog cat pet animal; plus 3 => person.fullName
birth date, date of birth | date stamp | of employee staff worker doctor nurse teacher driver technician waiter; by hire hired joined employment; plus 6 => person.birthDate from=31 to=64
birth date, date of birth, birth date | date | of dog cat pet animal horse; plus 9 => date.past days=4300
national id/identification number, national id | text | plus 12 => person.nationalId
national id/identification number, national id | text | len<=10; plus 14 => code.mask mask=########A
^name, team/squad name | text | of team squad; by account organization workspace department tenant slug lead manager; not by league season player coach stadium founded city; plus 6 => values values=["Platform","Growth","Support","Sales","Design","Operations","Finance","Data","Marketing","Infrastructure","Mobile","Security","People","Legal","Research","Onboarding","Billing","Partnerships","Quality","Customer Success","Product","Content","Analytics","Integrations","Procurement","Facilities","Training","Field Sales","Web","Payments"]
license/licence number/no | text | of driver; plus 8 => code.mask mask=AA######
head/chair/dean/principal/headteacher/headmaster | text | of department school faculty institute division office unit; plus 10 => person.fullName
`;
