-- Q1 accepted invitation without time or person of acceptance
select count(*) filter (where accepted_at is null or accepted_by is null) as bad, count(*) as "all" from invitations where status = 'accepted';

-- Q2 invitation never accepted but with a time or person of acceptance
select count(*) filter (where accepted_at is not null or accepted_by is not null) as bad, count(*) as "all" from invitations where status in ('pending', 'declined', 'expired');

-- Q3 invitation expires before it was made, or was accepted before it was made or after it expired
select count(*) filter (where expires_at <= created_at or accepted_at < created_at or accepted_at > expires_at) as bad, count(*) as "all" from invitations where true;

-- Q4 archived flag of a channel contradicts its archive time
select count(*) filter (where is_archived <> (archived_at is not null) or archived_at < created_at) as bad, count(*) as "all" from channels where is_archived or archived_at is not null;

-- Q5 edited flag of a message contradicts its edit time, or it was edited before it was written
select count(*) filter (where is_edited <> (edited_at is not null) or edited_at < created_at) as bad, count(*) as "all" from messages where is_edited or edited_at is not null;

-- Q6 thread resolved flag contradicts who and when resolved it
select count(*) filter (where is_resolved <> (resolved_at is not null) or (resolved_by is not null and not is_resolved) or resolved_at < created_at) as bad, count(*) as "all" from threads where is_resolved or resolved_at is not null or resolved_by is not null;

-- Q7 notification read flag contradicts its read time, or read before it was created
select count(*) filter (where is_read <> (read_at is not null) or read_at < created_at) as bad, count(*) as "all" from notifications where is_read or read_at is not null;

-- Q8 file name extension does not fit the mime type
select count(*) filter (where (mime_type like 'image/%' and file_name !~* '\.(png|jpe?g|gif|webp|svg|heic|heif|bmp|tiff?|avif|ico)$') or (mime_type like 'video/%' and file_name !~* '\.(mp4|m4v|mov|webm|avi|mkv|mpe?g|ogv|3gp)$') or (mime_type = 'application/pdf' and file_name !~* '\.pdf$')) as bad, count(*) as "all" from files where mime_type like 'image/%' or mime_type like 'video/%' or mime_type = 'application/pdf';

-- Q9 billing period of a running subscription does not last a month or a year as its interval says
select count(*) filter (where (billing_interval = 'month' and current_period_end - current_period_start not between interval '27 days' and interval '32 days') or (billing_interval = 'year' and current_period_end - current_period_start not between interval '364 days' and interval '367 days')) as bad, count(*) as "all" from subscriptions where status = 'active';

-- Q10 canceled subscription without cancel time, or a running one that has already ended
select count(*) filter (where (status = 'canceled' and canceled_at is null) or (status in ('active', 'trialing') and ended_at is not null) or canceled_at < created_at) as bad, count(*) as "all" from subscriptions where status in ('canceled', 'active', 'trialing');

-- Q11 invoice total is not subtotal minus discount plus tax
select count(*) filter (where total_cents <> subtotal_cents - discount_cents + tax_cents) as bad, count(*) as "all" from invoices where true;

-- Q12 paid invoice without pay time or not paid in full, or a draft or open one with a pay time
select count(*) filter (where (status = 'paid' and (paid_at is null or amount_paid_cents <> total_cents)) or (status in ('draft', 'open') and paid_at is not null)) as bad, count(*) as "all" from invoices where status in ('paid', 'draft', 'open');

-- Q13 message carries another workspace than its channel
select count(*) filter (where m.workspace_id <> c.workspace_id) as bad, count(*) as "all" from messages m join channels c on c.id = m.channel_id where true;

-- Q14 author of a message was never a member of the workspace of the channel
select count(*) filter (where not exists (select 1 from workspace_members w where w.workspace_id = c.workspace_id and w.user_id = m.user_id)) as bad, count(*) as "all" from messages m join channels c on c.id = m.channel_id where m.user_id is not null and m.type <> 'system';

-- Q15 channel member is not a member of the workspace the channel belongs to
select count(*) filter (where not exists (select 1 from workspace_members w where w.workspace_id = c.workspace_id and w.user_id = cm.user_id)) as bad, count(*) as "all" from channel_members cm join channels c on c.id = cm.channel_id where true;

-- Q16 message in a private or direct channel by someone who was never in that channel
select count(*) filter (where not exists (select 1 from channel_members cm where cm.channel_id = m.channel_id and cm.user_id = m.user_id)) as bad, count(*) as "all" from messages m join channels c on c.id = m.channel_id where c.type in ('private', 'direct') and m.user_id is not null and m.type <> 'system';

-- Q17 thread stands in another channel than its root message
select count(*) filter (where t.channel_id <> m.channel_id) as bad, count(*) as "all" from threads t join messages m on m.id = t.root_message_id where true;

-- Q18 reply stands in another channel than its thread or is older than the root message
select count(*) filter (where r.channel_id <> t.channel_id or r.created_at < m.created_at) as bad, count(*) as "all" from messages r join threads t on t.id = r.thread_id join messages m on m.id = t.root_message_id where r.id <> t.root_message_id;

-- Q19 reply count of a thread differs from its replies
select count(*) filter (where t.reply_count not between (select count(*) from messages r where r.thread_id = t.id and r.id <> t.root_message_id and r.deleted_at is null) and (select count(*) from messages r where r.thread_id = t.id and r.id <> t.root_message_id)) as bad, count(*) as "all" from threads t where true;

-- Q20 member count of a channel differs from its members
select count(*) filter (where c.member_count not between (select count(*) from channel_members m where m.channel_id = c.id and m.left_at is null) and (select count(*) from channel_members m where m.channel_id = c.id)) as bad, count(*) as "all" from channels c where true;

-- Q21 owner of a workspace is not a member of it with the role owner
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = w.id and m.user_id = w.owner_id and m.role = 'owner')) as bad, count(*) as "all" from workspaces w where w.archived_at is null;

-- Q22 current version of a page is not its newest version
select count(*) filter (where p.current_version <> v.newest) as bad, count(*) as "all" from pages p join (select page_id, max(version) as newest from page_versions group by page_id) v on v.page_id = p.id where true;

-- Q23 invoice lines do not add up to the subtotal
select count(*) filter (where i.subtotal_cents <> s.amount) as bad, count(*) as "all" from invoices i join (select invoice_id, sum(amount_cents) as amount from invoice_items group by invoice_id) s on s.invoice_id = i.id where true;

-- Q24 actor of a mention or reply notification is not the author of the message, or people notify themselves
select count(*) filter (where n.actor_id <> m.user_id or n.user_id = n.actor_id or n.created_at < m.created_at) as bad, count(*) as "all" from notifications n join messages m on m.id = n.message_id where n.type in ('mention', 'thread_reply') and n.actor_id is not null and m.user_id is not null;

-- Q25 seat price of a plan implausible, or the year dearer than twelve months
select count(*) filter (where seat_price_month_cents > 20000 or (seat_price_month_cents between 1 and 49) or seat_price_year_cents > 12 * seat_price_month_cents) as bad, count(*) as "all" from plans where currency in ('USD', 'EUR', 'GBP') and seat_price_month_cents > 0;

-- Q26 size of an uploaded image or pdf empty or beyond a gigabyte
select count(*) filter (where size_bytes < 60 or size_bytes > 1073741824) as bad, count(*) as "all" from files where mime_type like 'image/%' or mime_type = 'application/pdf';

-- Q27 same longer message text stands in more than three messages
select count(*) filter (where n > 3) as bad, count(*) as "all" from (select count(*) over (partition by lower(body)) as n from messages where type = 'text' and char_length(body) >= 30) x where true;

-- Q28 message text is filler or a column name with a number
select count(*) filter (where body ~* 'lorem ipsum|dolor sit amet' or body ~* '^(body|message|text|content|sample|test|value|string)[ _-]*(body|message|text)?[ _-]*[0-9]+$' or btrim(body) = '') as bad, count(*) as "all" from messages where type = 'text' and body is not null and deleted_at is null;

-- Q29 full name of a person with digits or signs no name has, or without any letter
select count(*) filter (where full_name ~ '[0-9_@#{}<>/]' or full_name !~ '[^[:punct:][:space:][:digit:]]') as bad, count(*) as "all" from profiles where full_name is not null;

-- Q30 time zone of a profile does not exist
select count(*) filter (where not exists (select 1 from pg_timezone_names z where lower(z.name) = lower(p.timezone))) as bad, count(*) as "all" from profiles p where true;

-- Q31 same page title more than three times under one parent of a workspace
select count(*) filter (where n > 3) as bad, count(*) as "all" from (select count(*) over (partition by workspace_id, parent_id, lower(title)) as n from pages where title !~* '^(untitled|meeting notes|notes)?$') x where true;

-- Q32 living workspace without any channel
select count(*) filter (where not exists (select 1 from channels c where c.workspace_id = w.id)) as bad, count(*) as "all" from workspaces w where w.archived_at is null;

-- Q33 reaction emoji is neither an emoji nor a short code
select count(*) filter (where char_length(emoji) > 50 or emoji ~ '\s' or emoji ~ '^[0-9]+$' or emoji = '') as bad, count(*) as "all" from reactions where true;

-- Q34 direct channel with nobody or with more than nine people in it
select count(*) filter (where n = 0 or n > 9) as bad, count(*) as "all" from (select (select count(*) from channel_members m where m.channel_id = c.id) as n from channels c where c.type = 'direct') x where true;

-- Q35 workspace slug or email address of an invitation not well formed
select count(*) filter (where not ok) as bad, count(*) as "all" from (select slug ~ '^[a-z0-9]+([-_][a-z0-9]+)*$' as ok from workspaces union all select email ~* '^[^@\s]+@[^@\s]+\.[a-z]{2,}$' from invitations) x where true;

-- Q36 audit entry whose action is about another kind of thing than its target
select count(*) filter (where split_part(action, '.', 1) <> target_type) as bad, count(*) as "all" from audit_logs where true;
