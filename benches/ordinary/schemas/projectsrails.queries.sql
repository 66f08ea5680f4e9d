-- Q1 COUNT users_count or projects_count of an account is not that of its users and projects
select count(*) filter (where users_count not in ((select count(*) from users u where u.account_id = a.id), (select count(*) from users u where u.account_id = a.id and deactivated_at is null)) or projects_count not in ((select count(*) from projects p where p.account_id = a.id), (select count(*) from projects p where p.account_id = a.id and status <> 4))) as bad, count(*) as "all" from accounts a;

-- Q2 PATH owner of an account who is a user of another
select count(*) filter (where u.account_id <> a.id) as bad, count(*) as "all" from accounts a join users u on u.id = a.owner_id;

-- Q3 KIND integer of a state, role, plan, category or priority that stands for none
select count(*) filter (where not ok) as bad, count(*) as "all" from (select plan between 0 and 2 ok from accounts union all select role between 0 and 2 from users union all select status between 0 and 4 and billing_type between 0 and 2 from projects union all select role between 0 and 1 from project_memberships union all select status between 0 and 3 and priority between 0 and 3 from tasks union all select status between 0 and 3 and category between 0 and 4 from expenses union all select status between 0 and 3 from invoices) x;

-- Q4 WORDS subdomain, colour or currency that is none, or a migration that is no time
select count(*) filter (where not ok) as bad, count(*) as "all" from (select subdomain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' and upper(currency) ~ '^[A-Z]{3}$' ok from accounts union all select color ~ '^#[0-9a-fA-F]{3,6}$' from tags union all select version ~ '^[0-9]{14}$' from schema_migrations) x;

-- Q5 ORDER updated before created, or created ahead of now
select count(*) filter (where u < c or c > '2026-01-02') as bad, count(*) as "all" from (select created_at c, updated_at u from users union all select created_at, updated_at from projects union all select created_at, updated_at from tasks union all select created_at, updated_at from time_entries union all select created_at, updated_at from comments union all select created_at, updated_at from invoices union all select created_at, updated_at from expenses) x;

-- Q6 STATUS times of signing in of a user who never did, or the last after the current, or before the account was made
select count(*) filter (where (sign_in_count = 0 and (current_sign_in_at is not null or last_sign_in_at is not null)) or sign_in_count < 0 or last_sign_in_at > current_sign_in_at or current_sign_in_at < created_at or confirmed_at < created_at or confirmed_at < confirmation_sent_at or deactivated_at < created_at) as bad, count(*) as "all" from users;

-- Q7 KIND person with a VAT number, or company with a job title, a first name or a company above it
select count(*) filter (where (type = 'Person' and vat_number is not null) or (type = 'Company' and (job_title is not null or company_id is not null or first_name is not null or last_name is not null))) as bad, count(*) as "all" from parties;

-- Q8 KIND person who works for a person
select count(*) filter (where c.type <> 'Company') as bad, count(*) as "all" from parties p join parties c on c.id = p.company_id;

-- Q9 PATH person who works for a company of another account
select count(*) filter (where c.account_id <> p.account_id) as bad, count(*) as "all" from parties p join parties c on c.id = p.company_id;

-- Q10 TEXT name of a person without the first or last name
select count(*) filter (where position(lower(first_name) in lower(name)) = 0 or position(lower(last_name) in lower(name)) = 0) as bad, count(*) as "all" from parties where type = 'Person' and (first_name is not null or last_name is not null);

-- Q11 COUNT people_count is not the number of people of the company
select count(*) filter (where people_count <> (select count(*) from parties p where p.company_id = c.id)) as bad, count(*) as "all" from parties c;

-- Q12 PATH client or owner of a project is of another account
select count(*) filter (where u.account_id <> p.account_id or c.account_id <> p.account_id) as bad, count(*) as "all" from projects p join users u on u.id = p.owner_id left join parties c on c.id = p.client_id;

-- Q13 KIND rate or fee of a project that is not billed, a fee of one billed by the hour, or a fixed fee that is none
select count(*) filter (where (billing_type = 0 and (hourly_rate_cents > 0 or fixed_fee_cents > 0)) or (billing_type = 1 and fixed_fee_cents > 0) or (billing_type = 2 and fixed_fee_cents is null)) as bad, count(*) as "all" from projects;

-- Q14 STATUS project completed or archived without a time, or a time though it is not
select count(*) filter (where (status = 3 and completed_at is null) or (status in (0, 1, 2) and completed_at is not null) or (status = 4) <> (archived_at is not null)) as bad, count(*) as "all" from projects;

-- Q15 ORDER project or task that is due before it starts, or completed or archived before it was made
select count(*) filter (where due_on < starts_on or completed_at < created_at or archived_at < completed_at or completed_at > '2026-01-02') as bad, count(*) as "all" from (select starts_on, due_on, completed_at, archived_at, created_at from projects union all select starts_on, due_on, completed_at, null, created_at from tasks) x;

-- Q16 COUNT tasks_count, open_tasks_count or memberships_count of a project is not that of its rows
select count(*) filter (where tasks_count <> (select count(*) from tasks t where t.project_id = p.id) or open_tasks_count <> (select count(*) from tasks t where t.project_id = p.id and status <> 3) or memberships_count <> (select count(*) from project_memberships m where m.project_id = p.id)) as bad, count(*) as "all" from projects p;

-- Q17 COUNT tracked_minutes of a project is not the sum of its time entries
select count(*) filter (where tracked_minutes <> (select coalesce(sum(minutes), 0) from time_entries e where e.project_id = p.id)) as bad, count(*) as "all" from projects p;

-- Q18 FARSTATE completed or archived project with open tasks in progress
select count(*) filter (where t.status in (1, 2)) as bad, count(*) as "all" from tasks t join projects p on p.id = t.project_id where p.status in (3, 4);

-- Q19 FARSTATE planned project whose work was due months ago, or active one that starts ahead
select count(*) filter (where (status = 0 and due_on < '2025-11-01') or (status in (3, 4) and starts_on > '2026-01-01')) as bad, count(*) as "all" from projects;

-- Q20 PATH member of a project who is a user of another account
select count(*) filter (where u.account_id <> p.account_id) as bad, count(*) as "all" from project_memberships m join projects p on p.id = m.project_id join users u on u.id = m.user_id;

-- Q21 COUNT tasks_count of a milestone is not that of its tasks
select count(*) filter (where tasks_count <> (select count(*) from tasks t where t.milestone_id = m.id)) as bad, count(*) as "all" from milestones m;

-- Q22 BOUND milestone that is due before its project starts or long after it is due (a month)
select count(*) filter (where m.due_on < p.starts_on or m.due_on > p.due_on + 31) as bad, count(*) as "all" from milestones m join projects p on p.id = m.project_id where m.due_on is not null;

-- Q23 FARSTATE milestone completed with tasks that are not, or before it was made
select count(*) filter (where m.completed_at < m.created_at or exists (select 1 from tasks t where t.milestone_id = m.id and t.status <> 3)) as bad, count(*) as "all" from milestones m where completed_at is not null;

-- Q24 PATH milestone or parent of a task is of another project, or the task is its own parent
select count(*) filter (where m.project_id <> t.project_id or q.project_id <> t.project_id or q.id = t.id) as bad, count(*) as "all" from tasks t left join milestones m on m.id = t.milestone_id left join tasks q on q.id = t.parent_id where m.id is not null or q.id is not null;

-- Q25 MEMBER task assigned to somebody who is not in the project
select count(*) filter (where p.owner_id <> t.assignee_id and not exists (select 1 from project_memberships m where m.project_id = t.project_id and m.user_id = t.assignee_id)) as bad, count(*) as "all" from tasks t join projects p on p.id = t.project_id where assignee_id is not null;

-- Q26 PATH task made or completed by a user of another account
select count(*) filter (where c.account_id <> p.account_id or d.account_id <> p.account_id) as bad, count(*) as "all" from tasks t join projects p on p.id = t.project_id join users c on c.id = t.creator_id left join users d on d.id = t.completed_by_id;

-- Q27 STATUS task done without a time, a time though it is not, or completed by somebody though it is not
select count(*) filter (where (status = 3) <> (completed_at is not null) or (status <> 3 and completed_by_id is not null)) as bad, count(*) as "all" from tasks;

-- Q28 COUNT subtasks_count is not the number of the task's tasks
select count(*) filter (where subtasks_count <> (select count(*) from tasks s where s.parent_id = t.id)) as bad, count(*) as "all" from tasks t;

-- Q29 COUNT comments_count or attachments_count of a task is not that of its comments and attachments
select count(*) filter (where comments_count <> (select count(*) from comments c where c.commentable_type = 'Task' and c.commentable_id = t.id) or attachments_count <> (select count(*) from attachments c where c.attachable_type = 'Task' and c.attachable_id = t.id)) as bad, count(*) as "all" from tasks t;

-- Q30 COUNT tracked_minutes of a task is not the sum of its time entries
select count(*) filter (where tracked_minutes <> (select coalesce(sum(minutes), 0) from time_entries e where e.task_id = t.id)) as bad, count(*) as "all" from tasks t;

-- Q31 PATH time entry with a task of another project
select count(*) filter (where t.project_id <> e.project_id) as bad, count(*) as "all" from time_entries e join tasks t on t.id = e.task_id;

-- Q32 MEMBER time entry by somebody who is not in the project
select count(*) filter (where p.owner_id <> e.user_id and not exists (select 1 from project_memberships m where m.project_id = e.project_id and m.user_id = e.user_id)) as bad, count(*) as "all" from time_entries e join projects p on p.id = e.project_id;

-- Q33 SUM minutes are not those from start to end, or none, or above a day
select count(*) filter (where minutes not between 1 and 1440 or ended_at <= started_at or abs(minutes - extract(epoch from ended_at - started_at) / 60) > 1) as bad, count(*) as "all" from time_entries;

-- Q34 COPY day of a time entry is not that on which it started
select count(*) filter (where spent_on not between started_at::date - 1 and started_at::date + 1) as bad, count(*) as "all" from time_entries where started_at is not null;

-- Q35 NOW time or expense of a day ahead of now
select count(*) filter (where d > '2026-01-02') as bad, count(*) as "all" from (select spent_on d from time_entries union all select spent_on from expenses) x;

-- Q36 SUM amount of a time entry is not minutes and rate, or not 0 though it is not billable
select count(*) filter (where abs(amount_cents - (case when billable then minutes::numeric * hourly_rate_cents / 60 else 0 end)) > 1) as bad, count(*) as "all" from time_entries;

-- Q37 FARSTATE billable time in a project that is not billed
select count(*) filter (where p.billing_type = 0) as bad, count(*) as "all" from time_entries e join projects p on p.id = e.project_id where e.billable;

-- Q38 PATH time entry on an invoice of another project, or that is not billable
select count(*) filter (where i.project_id <> e.project_id or not e.billable) as bad, count(*) as "all" from time_entries e join invoice_items x on x.id = e.invoice_item_id join invoices i on i.id = x.invoice_id;

-- Q39 MEMBER comment or attachment of a kind that does not take one, or of a thing that does not exist
select count(*) filter (where not ok) as bad, count(*) as "all" from (select case commentable_type when 'Task' then exists (select 1 from tasks where id = commentable_id) when 'Milestone' then exists (select 1 from milestones where id = commentable_id) when 'Project' then exists (select 1 from projects where id = commentable_id) else false end ok from comments union all select case attachable_type when 'Task' then exists (select 1 from tasks where id = attachable_id) when 'Comment' then exists (select 1 from comments where id = attachable_id) when 'Expense' then exists (select 1 from expenses where id = attachable_id) else false end from attachments) x;

-- Q40 MEMBER tagging or notification of a kind that does not take one, or of a thing that does not exist
select count(*) filter (where not ok) as bad, count(*) as "all" from (select case taggable_type when 'Task' then exists (select 1 from tasks where id = taggable_id) when 'Project' then exists (select 1 from projects where id = taggable_id) else false end ok from taggings union all select case notifiable_type when 'Task' then exists (select 1 from tasks where id = notifiable_id) when 'Comment' then exists (select 1 from comments where id = notifiable_id) when 'Expense' then exists (select 1 from expenses where id = notifiable_id) else false end from notifications) x;

-- Q41 PATH comment on a task of another account than its writer's
select count(*) filter (where u.account_id <> p.account_id) as bad, count(*) as "all" from comments c join tasks t on c.commentable_type = 'Task' and t.id = c.commentable_id join projects p on p.id = t.project_id join users u on u.id = c.user_id;

-- Q42 BOUND comment from before the task on which it is, or edited before written
select count(*) filter (where c.created_at < t.created_at or c.edited_at < c.created_at) as bad, count(*) as "all" from comments c join tasks t on c.commentable_type = 'Task' and t.id = c.commentable_id;

-- Q43 TEXT content type that does not fit the ending of the file's name, or a size of none
select count(*) filter (where byte_size <= 0 or content_type !~ '^[a-z]+/[a-z0-9.+-]+$' or (case lower(substring(filename from '\.([A-Za-z0-9]+)$')) when 'pdf' then content_type <> 'application/pdf' when 'png' then content_type <> 'image/png' when 'jpg' then content_type <> 'image/jpeg' when 'jpeg' then content_type <> 'image/jpeg' when 'gif' then content_type <> 'image/gif' when 'txt' then content_type <> 'text/plain' when 'csv' then content_type not in ('text/csv', 'application/vnd.ms-excel', 'text/plain') when 'zip' then content_type not like '%zip%' when 'mp4' then content_type <> 'video/mp4' when 'docx' then content_type like 'image/%' when 'xlsx' then content_type like 'image/%' else false end)) as bad, count(*) as "all" from attachments;

-- Q44 COUNT taggings_count is not the number of the tag's taggings
select count(*) filter (where taggings_count <> (select count(*) from taggings x where x.tag_id = t.id)) as bad, count(*) as "all" from tags t;

-- Q45 PATH tag of another account than the task's or project's
select count(*) filter (where t.account_id <> p.account_id) as bad, count(*) as "all" from taggings x join tags t on t.id = x.tag_id left join tasks k on x.taggable_type = 'Task' and k.id = x.taggable_id join projects p on p.id = coalesce(k.project_id, case when x.taggable_type = 'Project' then x.taggable_id end);

-- Q46 SUM total of an expense is not amount and tax, or a tax above the amount
select count(*) filter (where total_cents <> amount_cents::bigint + tax_cents or tax_cents > amount_cents or tax_cents < 0 or amount_cents <= 0) as bad, count(*) as "all" from expenses;

-- Q47 STATUS expense approved without time or person, either though it is not, a draft that was submitted, or a reason though not rejected
select count(*) filter (where (status = 2 and (approved_at is null or approver_id is null)) or (status <> 2 and approved_at is not null) or (status = 0) <> (submitted_at is null) or (status in (0, 1) and approver_id is not null) or (status <> 3 and rejection_reason is not null) or approved_at < submitted_at or submitted_at < created_at or submitted_at::date < spent_on - 1) as bad, count(*) as "all" from expenses;

-- Q48 ROLE expense approved by oneself, by another account, or by a member who neither leads nor owns the project
select count(*) filter (where a.id = e.user_id or a.account_id <> u.account_id or (a.role = 0 and p.owner_id <> a.id and not exists (select 1 from project_memberships m where m.project_id = e.project_id and m.user_id = a.id and m.role = 1))) as bad, count(*) as "all" from expenses e join projects p on p.id = e.project_id join users u on u.id = e.user_id join users a on a.id = e.approver_id;

-- Q49 MEMBER expense of somebody who is not in the project
select count(*) filter (where p.owner_id <> e.user_id and not exists (select 1 from project_memberships m where m.project_id = e.project_id and m.user_id = e.user_id)) as bad, count(*) as "all" from expenses e join projects p on p.id = e.project_id;

-- Q50 PATH invoice of a project of another account, or to another client than the project's
select count(*) filter (where p.account_id <> i.account_id or p.client_id <> i.client_id) as bad, count(*) as "all" from invoices i join projects p on p.id = i.project_id;

-- Q51 SUM subtotal is not the sum of the items, or invoice_items_count not their number
select count(*) filter (where subtotal_cents <> s or invoice_items_count <> n) as bad, count(*) as "all" from (select i.*, (select sum(amount_cents) from invoice_items x where x.invoice_id = i.id) s, (select count(*) from invoice_items x where x.invoice_id = i.id) n from invoices i) i where n > 0;

-- Q52 SUM tax is not its rate of the subtotal, or the total is not subtotal and tax
select count(*) filter (where abs(tax_cents - subtotal_cents * tax_rate / 100) > 1 or total_cents <> subtotal_cents::bigint + tax_cents or tax_rate not between 0 and 50) as bad, count(*) as "all" from invoices;

-- Q53 SUM amount of an item is not quantity and price
select count(*) filter (where abs(amount_cents - quantity * unit_price_cents) > 1 or quantity <= 0) as bad, count(*) as "all" from invoice_items;

-- Q54 STATUS invoice sent, paid or void without a time, a time though it is not, or due or paid before issued
select count(*) filter (where (status = 0 and (sent_at is not null or paid_at is not null)) or (status in (1, 2) and sent_at is null) or (status = 2 and paid_at is null) or (status = 1 and paid_at is not null) or (status = 3) <> (voided_at is not null) or due_on < issued_on or paid_at < sent_at or paid_at > '2026-01-02' or sent_at::date < issued_on - 1) as bad, count(*) as "all" from invoices;

-- Q55 ALONE user told about what the same user did, or read before told
select count(*) filter (where actor_id = user_id or read_at < created_at) as bad, count(*) as "all" from notifications;

-- Q56 PATH user told about what a user of another account did
select count(*) filter (where a.account_id <> u.account_id) as bad, count(*) as "all" from notifications n join users u on u.id = n.user_id join users a on a.id = n.actor_id;
