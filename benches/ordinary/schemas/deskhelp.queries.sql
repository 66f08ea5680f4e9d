-- Q1 stored number of tickets of an account is not the number of its tickets
select count(*) filter (where a.tickets_count <> (select count(*) from tickets t where t.account_id = a.id)) as bad, count(*) as "all" from accounts a;

-- Q2 stored number of active users of an account is not the number of its active users
select count(*) filter (where a.active_users_count <> (select count(*) from users u where u.account_id = a.id and u.status = 'active')) as bad, count(*) as "all" from accounts a;

-- Q3 ticket with a number above the last ticket number of its account
select count(*) filter (where t.number > a.last_ticket_number) as bad, count(*) as "all" from tickets t join accounts a on a.id = t.account_id;

-- Q4 suspended account without suspended_at
select count(*) filter (where a.suspended_at is null) as bad, count(*) as "all" from accounts a where a.status = 'suspended';

-- Q5 cancelled account without cancelled_at, or an account in another state with one
select count(*) filter (where (a.status = 'cancelled') <> (a.cancelled_at is not null)) as bad, count(*) as "all" from accounts a;

-- Q6 rating by another contact than the one of the ticket
select count(*) filter (where r.contact_id <> t.contact_id) as bad, count(*) as "all" from satisfaction_ratings r join tickets t on t.id = r.ticket_id;

-- Q7 user still invited who has already accepted the invitation
select count(*) filter (where u.invitation_accepted_at is not null) as bad, count(*) as "all" from users u where u.status = 'invited';

-- Q8 deactivated user without deactivated_at, or an active or invited one with it
select count(*) filter (where (u.status = 'deactivated') <> (u.deactivated_at is not null)) as bad, count(*) as "all" from users u;

-- Q9 invitation accepted before it was sent
select count(*) filter (where u.invitation_accepted_at < u.invited_at) as bad, count(*) as "all" from users u where u.invitation_accepted_at is not null and u.invited_at is not null;

-- Q10 user with sign-ins counted and no sign-in time, or the other way round
select count(*) filter (where (u.sign_in_count > 0) <> (u.current_sign_in_at is not null)) as bad, count(*) as "all" from users u;

-- Q11 status of a ticket is not the one of its last status change
select count(*) filter (where t.status <> (select c.to_status from ticket_status_changes c where c.ticket_id = t.id order by c.created_at desc, c.id desc limit 1)) as bad, count(*) as "all" from tickets t where exists (select 1 from ticket_status_changes c where c.ticket_id = t.id);

-- Q12 stored number of memberships of a team is not the number of its memberships
select count(*) filter (where t.memberships_count <> (select count(*) from team_memberships m where m.team_id = t.id)) as bad, count(*) as "all" from teams t;

-- Q13 member of a team of another account
select count(*) filter (where u.account_id <> t.account_id) as bad, count(*) as "all" from team_memberships m join teams t on t.id = m.team_id join users u on u.id = m.user_id;

-- Q14 leader of a team who is not a member of it
select count(*) filter (where not exists (select 1 from team_memberships m where m.team_id = t.id and m.user_id = t.leader_id)) as bad, count(*) as "all" from teams t where t.leader_id is not null;

-- Q15 slug of a team or a tag that is not made from its name
select count(*) filter (where x.slug <> trim(both '-' from regexp_replace(lower(x.name), '[^a-z0-9]+', '-', 'g'))) as bad, count(*) as "all" from (select name, slug from teams union all select name, slug from tags) x where x.name ~ '^[A-Za-z0-9 -]+$';

-- Q16 contact of an organization of another account
select count(*) filter (where o.account_id <> c.account_id) as bad, count(*) as "all" from contacts c join organizations o on o.id = c.organization_id;

-- Q17 stored number of contacts of an organization is not the number of its contacts
select count(*) filter (where o.contacts_count <> (select count(*) from contacts c where c.organization_id = o.id)) as bad, count(*) as "all" from organizations o;

-- Q18 contact blocked without a time, or with a time and not blocked
select count(*) filter (where c.blocked <> (c.blocked_at is not null)) as bad, count(*) as "all" from contacts c;

-- Q19 ticket of a contact of another account
select count(*) filter (where c.account_id <> t.account_id) as bad, count(*) as "all" from tickets t join contacts c on c.id = t.contact_id;

-- Q20 ticket assigned to a user or a team of another account
select count(*) filter (where u.account_id <> t.account_id or m.account_id <> t.account_id) as bad, count(*) as "all" from tickets t left join users u on u.id = t.assignee_id left join teams m on m.id = t.team_id where u.id is not null or m.id is not null;

-- Q21 ticket merged into itself or into a ticket of another account
select count(*) filter (where m.id = t.id or m.account_id <> t.account_id) as bad, count(*) as "all" from tickets t join tickets m on m.id = t.merged_into_id;

-- Q22 stored number of internal notes of a ticket is not the number of its internal notes
select count(*) filter (where t.internal_notes_count <> (select count(*) from replies r where r.ticket_id = t.id and r.kind = 'internal_note')) as bad, count(*) as "all" from tickets t;

-- Q23 resolved ticket without resolved_at, or a new ticket with it
select count(*) filter (where (t.status = 'resolved') <> (t.resolved_at is not null)) as bad, count(*) as "all" from tickets t where t.status in ('resolved', 'new');

-- Q24 closed ticket without closed_at, or a ticket in another state with it
select count(*) filter (where (t.status = 'closed') <> (t.closed_at is not null)) as bad, count(*) as "all" from tickets t;

-- Q25 ticket closed before it was resolved, or resolved before it was created
select count(*) filter (where t.closed_at < t.resolved_at or t.resolved_at < t.created_at) as bad, count(*) as "all" from tickets t where t.resolved_at is not null;

-- Q26 ticket with an assignee and no assigned_at, or assigned before it was created
select count(*) filter (where t.assigned_at is null or t.assigned_at < t.created_at) as bad, count(*) as "all" from tickets t where t.assignee_id is not null;

-- Q27 reply or attachment in another account than its ticket or reply
select count(*) filter (where x.account_id <> x.parent_account_id) as bad, count(*) as "all" from (select r.account_id, t.account_id as parent_account_id from replies r join tickets t on t.id = r.ticket_id union all select a.account_id, r.account_id from attachments a join replies r on r.id = a.reply_id) x;

-- Q28 reply written before its ticket was created
select count(*) filter (where r.created_at < t.created_at) as bad, count(*) as "all" from replies r join tickets t on t.id = r.ticket_id;

-- Q29 author of a reply is of another kind than author_type says
select count(*) filter (where (r.user_id is not null) <> (r.author_type = 'agent') or (r.contact_id is not null) <> (r.author_type = 'contact')) as bad, count(*) as "all" from replies r where r.author_type in ('agent', 'contact');

-- Q30 internal note written by a contact
select count(*) filter (where r.author_type = 'contact') as bad, count(*) as "all" from replies r where r.kind = 'internal_note';

-- Q31 stored number of attachments of a reply is not the number of its attachments
select count(*) filter (where r.attachments_count <> (select count(*) from attachments a where a.reply_id = r.id)) as bad, count(*) as "all" from replies r;

-- Q32 attachment whose content type is that of an image or a video and whose kind is another one, or the other way round
select count(*) filter (where (a.kind = 'image') <> (a.content_type like 'image/%') or (a.kind = 'video') <> (a.content_type like 'video/%')) as bad, count(*) as "all" from attachments a;

-- Q33 team macro without a team, or personal macro without a user
select count(*) filter (where (m.visibility = 'team' and m.team_id is null) or (m.visibility = 'personal' and m.user_id is null)) as bad, count(*) as "all" from macros m where m.visibility in ('team', 'personal');

-- Q34 tag put on a ticket of another account
select count(*) filter (where g.account_id <> t.account_id) as bad, count(*) as "all" from taggings x join tags g on g.id = x.tag_id join tickets t on t.id = x.ticket_id;

-- Q35 rating with a score and not answered, or answered without a score or without a time
select count(*) filter (where (r.status = 'responded') <> (r.score is not null) or (r.status = 'responded') <> (r.responded_at is not null)) as bad, count(*) as "all" from satisfaction_ratings r;

-- Q36 SLA target achieved without a time or breached without a time
select count(*) filter (where (s.status = 'achieved' and s.achieved_at is null) or (s.status = 'breached' and s.breached_at is null)) as bad, count(*) as "all" from sla_targets s where s.status in ('achieved', 'breached');
