/** What teams plan: wishes, changes to a product, sprints and tasks. */
export const workItems = String.raw`
^title | of feature request idea suggestion; by vote roadmap effort upvote; plus 22 = Dark mode|Export to Excel|Bulk edit of contacts|Two-factor login by app|Calendar view|Webhooks for comments|Custom roles|Search in attachments|Undo for deleted items|German translation|Keyboard shortcuts|Offline mode
^description/details/body | of feature request idea suggestion; by vote roadmap effort upvote; plus 22 = Would save us an hour every week.|Several customers asked for it in March.|We do this by hand in a spreadsheet today.|Needed before we can roll it out to the whole company.|Like in the old version, but for teams.|Should also work on the phone.
^category | of feature request idea suggestion roadmap; by vote effort roadmap impact; plus 22 = Integrations|Reporting|User interface|Mobile|API|Security|Performance
^source | of feature request idea suggestion feedback; by vote effort roadmap impact; plus 22 = customer call|support ticket|survey|sales|internal|forum
roadmap/target/planned/release/fiscal quarter, target release quarter | text | plus 16 => pattern regex=Q[1-4][ ](2024|2025|2026)
^title, ^name | of changelog; plus 22 = Faster search|New calendar view|Export to CSV and Excel|Fixes for sign-in by link|Dark mode is here|Bulk actions in lists|Better notifications|Roles for guests|API version 2|Keyboard shortcuts
^type, change type, ^category | of changelog; plus 22 = feature|improvement|fix|deprecation|security
^body/content/text/description | text | of changelog; plus 22 => values values=["Results now appear while you type.","You can drag tasks to another day.","Fixed a rare error when signing in with a link.","Lists with thousands of rows load faster.","Guests can now comment without an account.","The old endpoint is switched off at the end of the year.","Times are shown in your own time zone."]
sprint name, ^name | text | of sprint; plus 16 => pattern regex=Sprint[ ][1-9][0-9]?
sprint goal, ^goal | of sprint iteration; plus 20 = Checkout without errors on phones|First version of the report builder|Sign-in by link ready for all|Move the last jobs to the new queue|Close all bugs of the import|Invoices in three languages
committed/completed/planned/delivered/remaining/added/scope points/story+points | int | of sprint iteration; plus 16 => number.lognormal median=34 sigma=0.3
retrospective/retro notes/note/summary, what to improve | text | plus 16 => values values=["Reviews took too long, pair more often.","Good pace, fewer meetings helped.","Start testing earlier.","Scope changed twice in the first week.","The new board is easier to read.","Write down decisions the same day."]
acceptance criteria/criterion, definition of done, done when | text | plus 18 => values values=["Given a signed-in user, when the form is sent, then a mail arrives.","The list shows 50 rows per page and can be sorted.","An error is shown next to the field.","The export opens in a spreadsheet without warnings.","Works on phone and desktop.","Only admins see the button."]
blocked/blocking/blocker/hold/waiting/paused reason | text | of task issue story ticket card item job subtask work; by project sprint assignee story estimate due; plus 16 => values values=["Waiting for design","Needs a decision by the customer","Depends on the API change","Waiting for access","Test data missing","Review pending"] null=0.8
watchers/watcher, followers/follower, assignees/assignee, collaborators/collaborator, reviewers/reviewer, approvers/approver, subscribers/subscriber | array | plus 12 => array element={"kind":"internet.username"} max=4
estimate/estimation/effort unit | plus 12 = points|hours|days
project template, ^template | of project board workspace; by view visibility methodology lead status; plus 16 = Blank|Kanban board|Product launch|Bug tracking|Marketing campaign|Onboarding
visibility, ^visibility | of project board workspace team space; plus 8 = team|private|public
budget, budget range, estimated budget | of lead inquiry enquiry opportunity prospect quote contact request deal; plus 12 = under 5,000|5,000 - 10,000|10,000 - 25,000|25,000 - 50,000|over 50,000
interest, interests/interested in, product interest, area of interest | of lead prospect contact inquiry enquiry; plus 14 = Enterprise plan|Product demo|Consulting|Integration with our ERP|Training|Pilot project
timeline, purchase/buying timeline/timeframe, time frame, decision timeline/timeframe | of lead inquiry enquiry opportunity prospect quote deal; plus 14 = this month|next quarter|within 6 months|this year|just researching
won/win reason, reason won, why won | text | plus 16 => values values=["Best fit of features","Existing relationship","Price","Fast start","Recommended by a customer","Better support"] null=0.5
^name, pipeline name | of pipeline; about crm; noun pipeline; not by stage probability color; plus 22 = Sales pipeline|New business|Renewals|Partnerships|Enterprise deals|Upsell|Inbound leads|Channel sales
duration second/seconds, call/talk duration, ^duration | int | of activity call meeting conversation; by outcome direction subject; plus 14 => number.lognormal median=480 sigma=0.9
duration minute/minutes | int | of activity call meeting; by outcome direction subject; plus 14 => number.typical values=[30,15,45,60,20]
`;
