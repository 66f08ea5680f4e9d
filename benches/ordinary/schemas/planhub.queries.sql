-- Q1 the organization's stored active_member_count or project_count is not the number of its active memberships or of its projects
select count(*) filter (where o.active_member_count <> (select count(*) from organizations_membership m where m.organization_id = o.id and m.is_active) or o.project_count <> (select count(*) from projects_project p where p.organization_id = o.id)) as bad, count(*) as "all" from organizations_organization o;

-- Q2 the owner of the organization has no membership with role owner in it
select count(*) filter (where not exists (select 1 from organizations_membership m where m.organization_id = o.id and m.user_id = o.owner_id and m.role = 'owner')) as bad, count(*) as "all" from organizations_organization o;

-- Q3 the membership is active with a deactivation time, or inactive without one
select count(*) filter (where m.is_active = (m.deactivated_at is not null)) as bad, count(*) as "all" from organizations_membership m;

-- Q4 the membership was deactivated before the user joined
select count(*) filter (where m.deactivated_at < m.joined_at) as bad, count(*) as "all" from organizations_membership m where m.deactivated_at is not null;

-- Q5 the membership was granted by somebody who does not belong to the organization, or by the member himself
select count(*) filter (where m.invited_by_id = m.user_id or not exists (select 1 from organizations_membership i where i.organization_id = m.organization_id and i.user_id = m.invited_by_id)) as bad, count(*) as "all" from organizations_membership m where m.invited_by_id is not null;

-- Q6 the invitation is accepted without accepted_at or accepted_by, or not accepted and has one of them
select count(*) filter (where (i.status = 'accepted') <> (i.accepted_at is not null) or (i.status = 'accepted') <> (i.accepted_by_id is not null)) as bad, count(*) as "all" from organizations_invitation i;

-- Q7 the invitation was accepted before it was made or after it expired
select count(*) filter (where i.accepted_at < i.created_at or i.accepted_at > i.expires_at) as bad, count(*) as "all" from organizations_invitation i where i.accepted_at is not null;

-- Q8 the user who accepted the invitation has no membership in the organization
select count(*) filter (where not exists (select 1 from organizations_membership m where m.organization_id = i.organization_id and m.user_id = i.accepted_by_id)) as bad, count(*) as "all" from organizations_invitation i where i.accepted_by_id is not null;

-- Q9 the team's stored member_count is not the number of its members
select count(*) filter (where t.member_count <> (select count(*) from teams_team_members tm where tm.team_id = t.id)) as bad, count(*) as "all" from teams_team t;

-- Q10 the team's lead is not a member of the team
select count(*) filter (where not exists (select 1 from teams_team_members tm where tm.team_id = t.id and tm.user_id = t.lead_id)) as bad, count(*) as "all" from teams_team t where t.lead_id is not null;

-- Q11 the team member has no membership in the team's organization
select count(*) filter (where not exists (select 1 from organizations_membership m where m.organization_id = t.organization_id and m.user_id = tm.user_id)) as bad, count(*) as "all" from teams_team_members tm join teams_team t on t.id = tm.team_id;

-- Q12 the project's team belongs to another organization
select count(*) filter (where t.organization_id <> p.organization_id) as bad, count(*) as "all" from projects_project p join teams_team t on t.id = p.team_id;

-- Q13 the project's stored issue_count or open_issue_count is not the number of its issues, or of those neither done nor cancelled
select count(*) filter (where p.issue_count <> (select count(*) from issues_issue i where i.project_id = p.id) or p.open_issue_count <> (select count(*) from issues_issue i where i.project_id = p.id and i.status not in ('done', 'cancelled'))) as bad, count(*) as "all" from projects_project p;

-- Q14 the running time entry is not the only one that its user has running
select count(*) filter (where exists (select 1 from timetracking_timeentry o where o.user_id = t.user_id and o.id <> t.id and o.ended_at is null)) as bad, count(*) as "all" from timetracking_timeentry t where t.ended_at is null;

-- Q15 the project's last_issue_number is below the number of one of its issues
select count(*) filter (where p.last_issue_number < (select max(i.number) from issues_issue i where i.project_id = p.id)) as bad, count(*) as "all" from projects_project p;

-- Q16 the project is archived without archived_at, or has archived_at and is not archived
select count(*) filter (where (p.status = 'archived') <> (p.archived_at is not null)) as bad, count(*) as "all" from projects_project p;

-- Q17 the project's current sprint belongs to another project or is not active
select count(*) filter (where s.project_id <> p.id or s.state <> 'active') as bad, count(*) as "all" from projects_project p join sprints_sprint s on s.id = p.current_sprint_id;

-- Q18 the project member has no membership in the project's organization
select count(*) filter (where not exists (select 1 from organizations_membership m where m.organization_id = p.organization_id and m.user_id = pm.user_id)) as bad, count(*) as "all" from projects_projectmember pm join projects_project p on p.id = pm.project_id;

-- Q19 the sprint's dates or times run backwards
select count(*) filter (where s.end_date < s.start_date or s.completed_at < s.started_at) as bad, count(*) as "all" from sprints_sprint s;

-- Q20 the sprint's state contradicts its times: planned has none, active only started_at, completed both
select count(*) filter (where (s.state <> 'planned') <> (s.started_at is not null) or (s.state = 'completed') <> (s.completed_at is not null)) as bad, count(*) as "all" from sprints_sprint s;

-- Q21 the issue's key is not the project's key, a dash and the issue's number
select count(*) filter (where i.key <> p.key || '-' || i.number) as bad, count(*) as "all" from issues_issue i join projects_project p on p.id = i.project_id;

-- Q22 the issue lies in a sprint of another project
select count(*) filter (where s.project_id <> i.project_id) as bad, count(*) as "all" from issues_issue i join sprints_sprint s on s.id = i.sprint_id;

-- Q23 the subtask has no parent, or its parent is a subtask itself
select count(*) filter (where p.id is null or p.issue_type = 'subtask') as bad, count(*) as "all" from issues_issue i left join issues_issue p on p.id = i.parent_id where i.issue_type = 'subtask';

-- Q24 the issue's status contradicts completed_at or cancelled_at
select count(*) filter (where (i.status = 'done') <> (i.completed_at is not null) or (i.status = 'cancelled') <> (i.cancelled_at is not null)) as bad, count(*) as "all" from issues_issue i;

-- Q25 the issue was completed before it was started or created
select count(*) filter (where i.completed_at < i.started_at or i.completed_at < i.created_at) as bad, count(*) as "all" from issues_issue i where i.completed_at is not null;

-- Q26 the issue's stored comment_count or attachment_count is not the number of its comments or attachments
select count(*) filter (where i.comment_count <> (select count(*) from issues_comment c where c.issue_id = i.id) or i.attachment_count <> (select count(*) from issues_attachment a where a.issue_id = i.id)) as bad, count(*) as "all" from issues_issue i;

-- Q27 the issue's time_spent_minutes is not the sum of its time entries
select count(*) filter (where i.time_spent_minutes <> (select coalesce(sum(t.duration_minutes), 0) from timetracking_timeentry t where t.issue_id = i.id)) as bad, count(*) as "all" from issues_issue i;

-- Q28 the issue's assignee has no membership in the project's organization
select count(*) filter (where not exists (select 1 from organizations_membership m where m.organization_id = p.organization_id and m.user_id = i.assignee_id)) as bad, count(*) as "all" from issues_issue i join projects_project p on p.id = i.project_id where i.assignee_id is not null;

-- Q29 the issue carries a label of another project
select count(*) filter (where l.project_id <> i.project_id) as bad, count(*) as "all" from issues_issue_labels il join issues_issue i on i.id = il.issue_id join issues_label l on l.id = il.label_id;

-- Q30 the reply hangs under a comment of another issue, or is older than it
select count(*) filter (where p.issue_id <> c.issue_id or p.created_at > c.created_at) as bad, count(*) as "all" from issues_comment c join issues_comment p on p.id = c.parent_id;

-- Q31 the attachment's comment belongs to another issue
select count(*) filter (where c.issue_id <> a.issue_id) as bad, count(*) as "all" from issues_attachment a join issues_comment c on c.id = a.comment_id;

-- Q32 the time entry's project or organization is not that of its issue
select count(*) filter (where t.project_id <> i.project_id or t.organization_id <> p.organization_id) as bad, count(*) as "all" from timetracking_timeentry t join issues_issue i on i.id = t.issue_id join projects_project p on p.id = i.project_id;

-- Q33 the time entry's duration is not the time between its start and its end
select count(*) filter (where t.duration_minutes is null or abs(extract(epoch from t.ended_at - t.started_at) / 60 - t.duration_minutes) > 1) as bad, count(*) as "all" from timetracking_timeentry t where t.ended_at is not null;

-- Q34 the billable time entry's amount is not its hours times the hourly rate
select count(*) filter (where abs(t.billable_amount - t.hourly_rate * t.duration_minutes / 60) > 0.011) as bad, count(*) as "all" from timetracking_timeentry t where t.is_billable and t.hourly_rate is not null and t.duration_minutes is not null and t.billable_amount is not null;

-- Q35 the notification does not point to what its kind is about: comment, issue or sprint
select count(*) filter (where (n.kind in ('comment_added', 'comment_mention') and n.comment_id is null) or (n.kind in ('issue_assigned', 'issue_completed') and n.issue_id is null) or (n.kind = 'sprint_started' and n.sprint_id is null)) as bad, count(*) as "all" from notifications_notification n;

-- Q36 the notification is read without read_at, or unread with one, or read before it was made
select count(*) filter (where n.is_read <> (n.read_at is not null) or n.read_at < n.created_at) as bad, count(*) as "all" from notifications_notification n;
