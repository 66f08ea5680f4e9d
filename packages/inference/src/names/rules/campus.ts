/** Research, grants and universities. */
export const campus = String.raw`
full name, ^name, agency/funder/sponsor/foundation/council name | text | of funder council foundation funding grant; plus 8 => values values=["National Science Fund","Research Council North","Institute for Health Research","European Innovation Fund","Bright Future Foundation","Energy Transition Agency","Arts and Humanities Council","Ocean Research Trust"]
agency/funder/sponsor/organization type | text | plus 8 => values values=["government","foundation","industry","charity","international"] weights=[40,24,16,12,8]
overhead/indirect/f+a cap/rate/percent/pct, indirect cost rate, overhead | num | plus 6 => number.typical values=[20,25,15,52.5,40,10]
^title | text | of call grant proposal award project funding; by award budget agency deadline abstract duration; plus 8 => values values=["Low-carbon materials for construction","Early detection of heart disease","Coastal resilience under climate change","Trustworthy machine learning in clinics","Migration and memory in Europe","Soil microbes and crop yield","Quantum sensors for navigation","Digital skills for older adults"]
short title, proposal/project/grant title, thesis/dissertation title | text | of proposal grant project award student thesis; plus 6 => values values=["Low-carbon materials","Early detection of heart disease","Coastal resilience","Trustworthy machine learning","Migration and memory","Soil microbes and crop yield","Quantum sensors","Digital skills for older adults","Noise in urban birds","Networks of medieval trade"]
budget/award/requested/grant/funding/awarded/approved total/amount/ceiling, total budget, max award, max grant, awarded amount, requested amount, grant amount | num money | of call proposal award grant funding project; plus 10 => finance.round median=420000
spent/committed/remaining/expended to+date/amount, spent to date, committed, amount spent, funds committed | num money | of award grant project; plus 6 => finance.amount median=160000
eligibility notes/note/criteria/text, eligibility | text | plus 6 => values values=["Open to all faculties.","PhD awarded within the last seven years.","At least two partner institutions.","Principal investigator must hold a permanent post.","Companies with fewer than 250 employees."]
^title | text | of investigator researcher lecturer professor academic faculty supervisor scholar; plus 8 => values values=["Dr","Prof","Mr","Ms"] weights=[50,30,8,12]
department, school, institute | text | of investigator researcher student academic professor course program university; plus 8 => values values=["Biology","Chemistry","Computer Science","Economics","History","Mathematics","Physics","Psychology","Law","Mechanical Engineering"]
faculty, college, school name | text | of investigator researcher student academic department program course; plus 8 => values values=["Science","Engineering","Medicine","Humanities","Law","Business","Social Sciences","Education"]
career stage/level | text | plus 8 => values values=["early career","mid career","senior","doctoral"] weights=[30,34,26,10]
h index, hirsch index | int | plus 6 => number.count median=16 sigma=0.8
fte, full time equivalent | num | plus 8 => number.typical values=[1,0.8,0.5,0.6,0.2]
office, room, office room/number | text | of investigator researcher staff academic professor lecturer faculty; plus 6 => code.mask mask=A#.##
research/academic interest/interests/area/areas/focus/topics | text | plus 6 => values values=["machine learning, robotics","marine ecology","labour economics","medieval history","organic synthesis","number theory","cancer immunology","language acquisition"]
phd/doctorate/degree/graduation year | int | plus 4 => date.year back=35
abstract, summary, lay summary, project summary | text | of proposal grant award publication paper article thesis conference; plus 4 => values values=["We study how coastal cities can adapt to rising seas.","The project develops sensors that detect disease early.","This paper compares three methods on a large data set.","We propose a new material with a low carbon footprint.","Interviews with 60 families show how memory is passed on.","A field trial over two seasons tests the effect on yield."]
discipline/subject/field/research+area code | text | plus 4 => code.mask mask=##.#
stage, status | text | of proposal grant; plus 6 => values values=["submitted","under review","awarded","declined","draft","interview"] weights=[16,18,26,30,7,3]
status | text | of call; by budget award agency close; plus 8 => values values=["open","closed","forthcoming"] weights=[22,70,8]
trl start/end, trl, technology readiness level | int | plus 12 => number.int min=2 max=8
impact statement, pathway to impact, impact | text | of proposal grant award project; plus 8 => values values=["Results will inform national guidelines.","Partners will pilot the method in two regions.","Open data set for other researchers.","Reduces cost of diagnosis by a third.","Training for 20 young researchers."]
data management plan, dmp | text | plus 12 => values values=["Data will be deposited in the institutional repository.","Anonymised data shared after two years.","No personal data collected.","Raw data kept for ten years on university servers."]
category, cost/budget category | text | of budget line expenditure cost; by justification amount year; plus 8 => values values=["personnel","equipment","travel","consumables","subcontracting","overheads"] weights=[40,16,14,14,8,8]
description | text | of budget line; by justification category; plus 8 => values values=["Postdoc, 24 months","PhD student, 36 months","Spectrometer","Conference travel","Lab consumables","Participant payments","Software licences"]
year number/no | int | of budget line period; plus 6 => number.int min=1 max=5
cost share, matching funds, match funding | num money | plus 6 => finance.amount median=9000
score/rating excellence/impact/implementation/feasibility/originality/quality/methodology, excellence/impact/implementation/feasibility/originality score | num int | plus 8 => number.measure mean=3.7 deviation=0.7 min=1 max=5 fractionDigits=1
overall grade/rating/score, grade | text | of review evaluation; plus 8 => values values=["A","B","C","outstanding","good"] weights=[34,36,18,6,6]
recommendation | text | of review evaluation reviewer referee; plus 8 => values values=["fund","fund with changes","do not fund"] weights=[38,34,28]
recommendation | text | of interview candidate; plus 6 => values values=["hire","second interview","reject"] weights=[34,34,32]
strengths, strength | text | of review evaluation proposal; by score excellence weakness recommendation; plus 14 => values values=["Clear research questions.","Strong team with complementary skills.","Excellent access to data.","Well planned and realistic.","High relevance for practice."]
weaknesses, weakness | text | of review evaluation proposal; by score excellence strength recommendation; plus 14 => values values=["Timeline is ambitious.","Risk assessment is thin.","Budget for travel seems high.","Novelty could be explained better.","Dissemination plan is vague."]
remarks, confidential remarks/comments | text | of review evaluation; plus 6 => values values=["Solid proposal, above the funding line.","I know one of the partners, no conflict.","Would benefit from a statistician.","Resubmission is much improved.","Not competitive in this round."]
reporting frequency/interval/period | text | plus 6 => values values=["annual","half-yearly","quarterly"] weights=[56,28,16]
journal, journal name/title, periodical, venue | text | of publication paper article citation reference; plus 8 => values values=["Journal of Applied Ecology","Annals of Computing","Materials Letters","European History Review","Clinical Research Quarterly","Physics Bulletin","Review of Labour Economics"]
^title | text | of publication paper article citation; by doi journal volume citation; plus 8 => values values=["Coastal adaptation in three cities","A sensor for early diagnosis","Learning with few labels","Trade routes of the 14th century","Low-carbon binders for concrete","Sleep and memory in adolescents","Noise and birdsong in urban parks","Wages after automation"]
publisher | text | of publication paper journal book article; plus 4 => company.name
volume | text int | of publication paper article journal; plus 8 => number.int min=1 max=140
issue, issue number | text int | of publication paper article journal; plus 10 => number.int min=1 max=12
pages, page range | text | of publication paper article journal citation; plus 8 => values values=["112-128","1-14","245-267","e1034","33-41","501-519","77-90"]
citation/cited+by count, citations | int | plus 4 => number.count median=12 sigma=1.3
open access status/type, oa status/type | text | plus 6 => values values=["gold","green","hybrid","closed","diamond"] weights=[34,24,16,20,6]
impact factor, journal impact factor | num | plus 6 => number.lognormal median=3.1 sigma=0.6 fractionDigits=3
publication/pub/paper type | text | plus 6 => values values=["article","conference paper","book chapter","preprint","review"] weights=[58,22,8,8,4]
work package, wp number/no/code, work package number | text | plus 8 => values values=["WP1","WP2","WP3","WP4","WP5"]
milestone name/title, ^name/title | text | of milestone deliverable; plus 8 => values values=["Kick-off meeting held","Field work completed","Prototype ready","Data set published","Interim report submitted","Final workshop","Ethics approval obtained","First patient recruited"]
due month, month due | int | plus 8 => number.int min=1 max=48
deliverable type | text | plus 6 => values values=["report","data","demonstrator","publication","software"] weights=[48,16,14,12,10]
dissemination level | text | plus 8 => values values=["public","confidential","restricted"] weights=[68,20,12]
delay reason | text | plus 4 => values values=["recruitment took longer","equipment delivered late","staff change","ethics approval pending","weather"] weights=[30,22,20,16,12] null=0.6
query text/query, query | text | of expenditure expense invoice claim; plus 8 => values values=["Receipt missing","Please confirm the cost centre","Outside project dates","Duplicate of last month"] null=0.7
description | text | of equipment asset instrument; not by name; by serial purchase depreciation manufacturer custodian; plus 8 => values values=["Confocal microscope","Centrifuge","Workstation","3D printer","Spectrometer","Freezer -80 °C","Oscilloscope","Laser cutter"]
depreciation/useful+life years/year, depreciation years | int | plus 8 => number.typical values=[5,3,7,10]
disposal method | text | plus 6 => values values=["sold","recycled","donated","transferred","scrapped"] weights=[24,34,16,16,10]
participants planned, planned/target participants/sample+size, target sample size | int | plus 6 => number.typical values=[40,120,24,60,200,500]
vulnerable group/groups | array text | plus 4 => array element={"kind":"values","parameters":{"values":["children","patients","older adults","refugees","students"]}} max=2
consent procedure/process/method/form/type | text | plus 4 => values values=["written consent","online consent form","verbal consent recorded","parental consent"] weights=[58,26,8,8]
data retention years/year, retention years/year/period | int | plus 8 => number.typical values=[10,5,7,15]
committee, board, review/expert/ethics+review panel, committee name | text | plus 2 => values values=["Ethics Committee A","Medical Research Ethics","Science Review Panel","Steering Committee","Finance Committee","Board of Examiners"]
condition/conditions | text | of approval ethics application decision permit license award grant; plus 6 => values values=["none","Revise the information sheet","Report after six months","Add a data protection statement","Approval for two years"] weights=[46,18,14,12,10]
programme, program, degree program/programme, course of study, study program | text | of student enrollment admission applicant; plus 6 => values values=["BSc Biology","MSc Computer Science","PhD Physics","MA History","BA Economics","MSc Data Science","PhD Chemistry"]
enrollment/enrolment/registration/student status | text | plus 4 => values values=["enrolled","completed","on leave","withdrawn"] weights=[66,24,6,4]
stipend, stipend monthly, monthly stipend, scholarship/bursary amount | num money | plus 6 => number.measure mean=1650 deviation=260 min=600 max=2800 fractionDigits=0
fees/fee/tuition status | text | plus 4 => values values=["paid","pending","waived","home","international"] weights=[60,14,8,10,8]
`;
