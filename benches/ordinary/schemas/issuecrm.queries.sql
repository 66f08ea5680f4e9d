-- Q1 seatsUsed of a workspace is not the number of its active members
select count(*) filter (where w."seatsUsed"<>(select count(*) from "WorkspaceMember" m where m."workspaceId"=w.id and m.status='ACTIVE')) as bad, count(*) as "all" from "Workspace" w;

-- Q2 ticket numbers of a workspace have gaps or do not start with 1
select count(*) filter (where lo<>1 or hi<>n) as bad, count(*) as "all" from (select "workspaceId", min(number) as lo, max(number) as hi, count(*) as n from "Ticket" group by 1) x;

-- Q3 ticket created before one with a lower number of the same workspace
select count(*) filter (where c<p) as bad, count(*) as "all" from (select "createdAt" as c, lag("createdAt") over (partition by "workspaceId" order by number) as p from "Ticket") x;

-- Q4 status of a member does not go with joinedAt and deactivatedAt, or their order is wrong
select count(*) filter (where (status='INVITED')<>("joinedAt" is null) and status<>'DEACTIVATED' or (status='DEACTIVATED')<>("deactivatedAt" is not null) or "joinedAt"<"invitedAt" or "deactivatedAt"<"joinedAt" or "deactivatedAt"<"invitedAt") as bad, count(*) as "all" from "WorkspaceMember";

-- Q5 owner or group company of an account from another workspace, or an account its own group company
select count(*) filter (where m."workspaceId"<>a."workspaceId" or p."workspaceId"<>a."workspaceId" or p.id=a.id) as bad, count(*) as "all" from "Account" a left join "WorkspaceMember" m on m.id=a."ownerId" left join "Account" p on p.id=a."parentAccountId" where a."ownerId" is not null or a."parentAccountId" is not null;

-- Q6 arrCents of an account is not 12 times the mrrCents of its active subscriptions
select count(*) filter (where a."arrCents"<>12*(select coalesce(sum(s."mrrCents"),0) from "Subscription" s where s."accountId"=a.id and s.status='ACTIVE')) as bad, count(*) as "all" from "Account" a;

-- Q7 contactCount or openTicketCount of an account is not the number of its contacts or open and pending tickets
select count(*) filter (where a."contactCount"<>(select count(*) from "Contact" c where c."accountId"=a.id) or a."openTicketCount"<>(select count(*) from "Ticket" t where t."accountId"=a.id and t.status in ('OPEN','PENDING'))) as bad, count(*) as "all" from "Account" a;

-- Q8 healthStatus of an account is not that of its healthScore
select count(*) filter (where "healthStatus"::text is distinct from case when "healthScore">=70 then 'GREEN' when "healthScore">=40 then 'YELLOW' when "healthScore" is not null then 'RED' end) as bad, count(*) as "all" from "Account";

-- Q9 healthScore of an account is not that of its latest snapshot
select count(*) filter (where a."healthScore" is distinct from h.score) as bad, count(*) as "all" from "Account" a join (select distinct on ("accountId") "accountId", score from "HealthSnapshot" order by "accountId", date desc) h on h."accountId"=a.id;

-- Q10 lastActivityAt of an account is not the time of its latest activity
select count(*) filter (where a."lastActivityAt" is distinct from (select max(x."occurredAt") from "Activity" x where x."accountId"=a.id)) as bad, count(*) as "all" from "Account" a;

-- Q11 stage of an account does not go with churnedAt, churnReason and customerSince
select count(*) filter (where (stage='CHURNED')<>("churnedAt" is not null) or (stage<>'CHURNED' and "churnReason" is not null) or (stage='PROSPECT' and "customerSince" is not null) or (stage in ('ACTIVE','CHURNED') and "customerSince" is null) or "churnedAt"::date<"customerSince") as bad, count(*) as "all" from "Account";

-- Q12 prospect or churned account with an active subscription
select count(*) filter (where a.stage in ('PROSPECT','CHURNED')) as bad, count(*) as "all" from "Subscription" s join "Account" a on a.id=s."accountId" where s.status='ACTIVE';

-- Q13 customerSince of an account is not the start of its first subscription
select count(*) filter (where a."customerSince" is distinct from f.d) as bad, count(*) as "all" from "Account" a join (select "accountId", min("startDate") as d from "Subscription" where status<>'SCHEDULED' group by 1) f on f."accountId"=a.id;

-- Q14 contact in another workspace than its account, boss of a contact at another account, or the contact itself
select count(*) filter (where a."workspaceId"<>c."workspaceId" or b."accountId"<>c."accountId" or b.id=c.id) as bad, count(*) as "all" from "Contact" c join "Account" a on a.id=c."accountId" left join "Contact" b on b.id=c."reportsToId";

-- Q15 account with more than one primary contact
select count(*) filter (where n>1) as bad, count(*) as "all" from (select "accountId", count(*) filter (where "isPrimary") as n from "Contact" group by 1) x;

-- Q16 contact with an address of the form first.last that has neither the first nor the last name
select count(*) filter (where lower("firstName")<>split_part(split_part(lower(email),'@',1),'.',1) and lower("lastName")<>split_part(split_part(lower(email),'@',1),'.',2) and lower("lastName")<>split_part(split_part(lower(email),'@',1),'.',1) and lower("firstName")<>split_part(split_part(lower(email),'@',1),'.',2)) as bad, count(*) as "all" from "Contact" where email ~* '^[a-z]+\.[a-z]+@' and "firstName" ~ '^[A-Za-z]+$' and "lastName" ~ '^[A-Za-z]+$';

-- Q17 account with two or more contacts, none of them with an address at its domain
select count(*) filter (where hits=0) as bad, count(*) as "all" from (select a.id, count(*) as n, count(*) filter (where lower(c.email) like '%'||lower(a.domain)) as hits from "Account" a join "Contact" c on c."accountId"=a.id group by a.id) x where n>=2;

-- Q18 tag of another workspace at an account, or added by a member of another workspace
select count(*) filter (where t."workspaceId"<>a."workspaceId" or m."workspaceId"<>a."workspaceId") as bad, count(*) as "all" from "AccountTag" x join "Account" a on a.id=x."accountId" join "Tag" t on t.id=x."tagId" left join "WorkspaceMember" m on m.id=x."addedById";

-- Q19 usageCount of a tag is not the number of accounts that have it
select count(*) filter (where t."usageCount"<>(select count(*) from "AccountTag" x where x."tagId"=t.id)) as bad, count(*) as "all" from "Tag" t;

-- Q20 mrrCents of a subscription is not seats by seat price less the discount
select count(*) filter (where abs("mrrCents"-seats::bigint*"seatPriceCents"*(100-"discountPercent")/100.0)>1) as bad, count(*) as "all" from "Subscription";

-- Q21 seat price outside of 1 to 1000 dollars a month, or more than 100000 seats
select count(*) filter (where "seatPriceCents" not between 100 and 100000 or seats>100000) as bad, count(*) as "all" from "Subscription";

-- Q22 subscription ends before it starts or runs longer than 10 years, or is canceled without time or has a time or reason without being canceled
select count(*) filter (where "endDate"<="startDate" or "endDate">"startDate"+interval '10 years' or (status='CANCELED')<>("canceledAt" is not null) or (status<>'CANCELED' and "cancelReason" is not null)) as bad, count(*) as "all" from "Subscription";

-- Q23 subscription that follows one of another account, itself, or one that ends after it starts (a day allowed)
select count(*) filter (where p."accountId"<>s."accountId" or p.id=s.id or (p.status<>'CANCELED' and p."endDate">s."startDate"+1) or p."startDate">=s."startDate") as bad, count(*) as "all" from "Subscription" s join "Subscription" p on p.id=s."renewedFromId";

-- Q24 opportunity: account or owner of another workspace
select count(*) filter (where a."workspaceId"<>o."workspaceId" or m."workspaceId"<>o."workspaceId") as bad, count(*) as "all" from "Opportunity" o join "Account" a on a.id=o."accountId" join "WorkspaceMember" m on m.id=o."ownerId";

-- Q25 opportunity: contact or subscription of another account
select count(*) filter (where c."accountId"<>o."accountId" or s."accountId"<>o."accountId") as bad, count(*) as "all" from "Opportunity" o left join "Contact" c on c.id=o."contactId" left join "Subscription" s on s.id=o."subscriptionId" where o."contactId" is not null or o."subscriptionId" is not null;

-- Q26 opportunity: new business with a subscription, or a name that tells another type
select count(*) filter (where (type='NEW_BUSINESS' and "subscriptionId" is not null) or (type<>'RENEWAL' and name ~* '\yrenewal\y') or (type='RENEWAL' and name ~* '\y(new business|expansion|upsell)\y') or name ~* '\y(lorem|ipsum)\y') as bad, count(*) as "all" from "Opportunity";

-- Q27 opportunity: stage does not go with closedAt, lostReason and probability, or closed before it was created
select count(*) filter (where (stage in ('WON','LOST'))<>("closedAt" is not null) or (stage<>'LOST' and "lostReason" is not null) or (stage='WON' and probability<>100) or (stage='LOST' and probability<>0) or (stage not in ('WON','LOST') and probability=100) or "closedAt"<"createdAt") as bad, count(*) as "all" from "Opportunity";

-- Q28 opportunity: weighted amount is not amount by probability, or the amount is not from 1 to 100 million dollars
select count(*) filter (where abs("weightedAmountCents"-"amountCents"*probability/100.0)>1 or "amountCents" not between 100 and 10000000000) as bad, count(*) as "all" from "Opportunity";

-- Q29 ticket: account or assignee of another workspace, requester of another account, or accountName not that of the account
select count(*) filter (where a."workspaceId"<>t."workspaceId" or m."workspaceId"<>t."workspaceId" or c."accountId"<>t."accountId" or t."accountName"<>a.name) as bad, count(*) as "all" from "Ticket" t join "Account" a on a.id=t."accountId" join "Contact" c on c.id=t."requesterId" left join "WorkspaceMember" m on m.id=t."assigneeId";

-- Q30 ticket: resolvedAt, closedAt or satisfaction does not go with the status
select count(*) filter (where (status in ('OPEN','PENDING') and ("resolvedAt" is not null or "closedAt" is not null or satisfaction is not null)) or (status='RESOLVED' and ("resolvedAt" is null or "closedAt" is not null)) or (status='CLOSED' and "closedAt" is null)) as bad, count(*) as "all" from "Ticket";

-- Q31 ticket: answered, resolved or closed before it was created, or closed before resolved
select count(*) filter (where "resolvedAt"<"createdAt" or "closedAt"<"resolvedAt" or "closedAt"<"createdAt" or "firstResponseAt"<"createdAt") as bad, count(*) as "all" from "Ticket";

-- Q32 ticket: firstResponseMinutes is not the time from createdAt to firstResponseAt
select count(*) filter (where ("firstResponseAt" is null)<>("firstResponseMinutes" is null) or abs("firstResponseMinutes"-extract(epoch from "firstResponseAt"-"createdAt")/60)>1) as bad, count(*) as "all" from "Ticket";

-- Q33 ticket: firstResponseAt is not the time of the first public comment of a member
select count(*) filter (where t."firstResponseAt" is distinct from (select min(k."createdAt") from "TicketComment" k where k."ticketId"=t.id and k."authorType"='MEMBER' and not k."isInternal")) as bad, count(*) as "all" from "Ticket" t;

-- Q34 ticket: commentCount is not the number of its comments, or merged into itself, another workspace or while not closed
select count(*) filter (where t."commentCount"<>(select count(*) from "TicketComment" k where k."ticketId"=t.id) or g.id=t.id or g."workspaceId"<>t."workspaceId" or (g.id is not null and t.status<>'CLOSED')) as bad, count(*) as "all" from "Ticket" t left join "Ticket" g on g.id=t."mergedIntoId";

-- Q35 comment: author columns do not go with authorType, or an internal comment of a contact
select count(*) filter (where ("authorType"<>'MEMBER' and "memberId" is not null) or ("authorType"<>'CONTACT' and "contactId" is not null) or ("authorType"='MEMBER' and "memberId" is null) or ("authorType"='CONTACT' and ("contactId" is null or "isInternal"))) as bad, count(*) as "all" from "TicketComment";

-- Q36 comment: member of another workspace or contact of another account than the ticket
select count(*) filter (where m."workspaceId"<>t."workspaceId" or c."accountId"<>t."accountId") as bad, count(*) as "all" from "TicketComment" k join "Ticket" t on t.id=k."ticketId" left join "WorkspaceMember" m on m.id=k."memberId" left join "Contact" c on c.id=k."contactId" where k."memberId" is not null or k."contactId" is not null;

-- Q37 comment written before its ticket, edited before it was written, or of filler text
select count(*) filter (where k."createdAt"<t."createdAt" or k."editedAt"<k."createdAt" or k.body ~* '\y(lorem|ipsum)\y') as bad, count(*) as "all" from "TicketComment" k join "Ticket" t on t.id=k."ticketId";

-- Q38 activity: account or member of another workspace, contact or opportunity of another account
select count(*) filter (where a."workspaceId"<>x."workspaceId" or m."workspaceId"<>x."workspaceId" or c."accountId"<>x."accountId" or o."accountId"<>x."accountId") as bad, count(*) as "all" from "Activity" x join "Account" a on a.id=x."accountId" join "WorkspaceMember" m on m.id=x."memberId" left join "Contact" c on c.id=x."contactId" left join "Opportunity" o on o.id=x."opportunityId";

-- Q39 activity: duration, outcome or location that does not go with the type, duration outside of 0 to 600 minutes
select count(*) filter (where (type not in ('CALL','MEETING') and "durationMinutes" is not null) or (type<>'CALL' and "callOutcome" is not null) or (type<>'MEETING' and location is not null) or "durationMinutes" not between 0 and 600 or (type in ('CALL','MEETING') and subject ~* '^(re:|fwd:|e-?mail )')) as bad, count(*) as "all" from "Activity";

-- Q40 task: people or account of another workspace, or parent of another account or the task itself
select count(*) filter (where a."workspaceId"<>k."workspaceId" or m."workspaceId"<>k."workspaceId" or b."workspaceId"<>k."workspaceId" or p."accountId"<>k."accountId" or p.id=k.id) as bad, count(*) as "all" from "Task" k join "Account" a on a.id=k."accountId" join "WorkspaceMember" b on b.id=k."createdById" left join "WorkspaceMember" m on m.id=k."assigneeId" left join "Task" p on p.id=k."parentTaskId";

-- Q41 task: status does not go with startedAt and completedAt, times in the wrong order, or subtaskCount wrong
select count(*) filter (where (k.status='DONE')<>(k."completedAt" is not null) or (k.status='TODO' and k."startedAt" is not null) or (k.status='IN_PROGRESS' and k."startedAt" is null) or k."completedAt"<k."startedAt" or k."completedAt"<k."createdAt" or k."startedAt"<k."createdAt" or k."subtaskCount"<>(select count(*) from "Task" s where s."parentTaskId"=k.id)) as bad, count(*) as "all" from "Task" k;

-- Q42 snapshot: score is not the mean of the three scores, or previousScore is not the score of the snapshot before
select count(*) filter (where abs(score-("usageScore"+"supportScore"+"engagementScore")/3.0)>1 or "previousScore" is distinct from before) as bad, count(*) as "all" from (select *, lag(score) over (partition by "accountId" order by date) as before from "HealthSnapshot") h;

-- Q43 survey: account or follow-up of another workspace, or contact of another account
select count(*) filter (where a."workspaceId"<>n."workspaceId" or m."workspaceId"<>n."workspaceId" or c."accountId"<>n."accountId") as bad, count(*) as "all" from "NpsResponse" n join "Account" a on a.id=n."accountId" join "Contact" c on c.id=n."contactId" left join "WorkspaceMember" m on m.id=n."followUpById";

-- Q44 survey: category is not that of the score, score, comment or follow-up without an answer, or times in the wrong order
select count(*) filter (where category::text is distinct from case when score>=9 then 'PROMOTER' when score>=7 then 'PASSIVE' when score is not null then 'DETRACTOR' end or ("respondedAt" is null)<>(score is null) or ("respondedAt" is null and (comment is not null or "followedUpAt" is not null)) or "respondedAt"<"sentAt" or "followedUpAt"<"respondedAt" or ("followUpById" is not null and "respondedAt" is null)) as bad, count(*) as "all" from "NpsResponse";
