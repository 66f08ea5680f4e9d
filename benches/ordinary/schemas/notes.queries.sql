-- Q1 creator of a workspace who is no member of it
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = w.id and m.user_id = w.created_by)) as bad, count(*) as all from workspaces w;
-- Q2 workspace with members but no owner
select count(*) filter (where n = 0) as bad, count(*) as all from (select count(*) filter (where role = 'owner') n from workspace_members group by workspace_id) x;
-- Q3 members_count is not the number of members
select count(*) filter (where members_count <> n) as bad, count(*) as all from (select w.*, (select count(*) from workspace_members m where m.workspace_id = w.id) n from workspaces w) w;
-- Q4 storage used is not the sum of the attachments, or above the limit
select count(*) filter (where storage_used_bytes <> n or storage_used_bytes > storage_limit_bytes) as bad, count(*) as all from (select w.*, (select coalesce(sum(size_bytes), 0) from attachments a where a.workspace_id = w.id) n from workspaces w) w;
-- Q5 default workspace of which one is no member
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = p.default_workspace_id and m.user_id = p.id)) as bad, count(*) as all from profiles p where default_workspace_id is not null;
-- Q6 member invited by oneself, or by somebody who is no member
select count(*) filter (where invited_by = user_id or not exists (select 1 from workspace_members x where x.workspace_id = m.workspace_id and x.user_id = m.invited_by)) as bad, count(*) as all from workspace_members m where invited_by is not null;
-- Q7 joined before the workspace was made, or seen before joining
select count(*) filter (where m.joined_at < w.created_at or m.last_seen_at < m.joined_at) as bad, count(*) as all from workspace_members m join workspaces w on w.id = m.workspace_id;
-- Q8 inviter who is no member, or only a viewer
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = i.workspace_id and m.user_id = i.invited_by and m.role <> 'viewer')) as bad, count(*) as all from workspace_invites i;
-- Q9 accepted by nobody, or by somebody without a time, or after it expired, or before it was sent
select count(*) filter (where (accepted_at is null) <> (accepted_by is null) or accepted_at > expires_at or accepted_at < created_at or expires_at <= created_at) as bad, count(*) as all from workspace_invites;
-- Q10 who accepted an invitation is no member
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = i.workspace_id and m.user_id = i.accepted_by)) as bad, count(*) as all from workspace_invites i where accepted_by is not null;
-- Q11 e-mail of an accepted invitation is not that of the one who accepted
select count(*) filter (where lower(i.email) <> lower(p.email)) as bad, count(*) as all from workspace_invites i join profiles p on p.id = i.accepted_by;
-- Q12 e-mail of a profile is not that of its account
select count(*) filter (where lower(p.email) <> lower(u.email)) as bad, count(*) as all from profiles p join auth.users u on u.id = p.id where u.email is not null;
-- Q13 folder below a folder of another workspace, or below itself
select count(*) filter (where p.workspace_id <> f.workspace_id or p.id = f.id) as bad, count(*) as all from folders f join folders p on p.id = f.parent_id;
-- Q14 depth of a folder does not follow from its parent
select count(*) filter (where (f.parent_id is null and f.depth <> 0) or f.depth <> p.depth + 1) as bad, count(*) as all from folders f left join folders p on p.id = f.parent_id;
-- Q15 document in a folder of another workspace
select count(*) filter (where f.workspace_id <> d.workspace_id) as bad, count(*) as all from documents d join folders f on f.id = d.folder_id;
-- Q16 document below a document of another workspace, or below itself
select count(*) filter (where p.workspace_id <> d.workspace_id or p.id = d.id) as bad, count(*) as all from documents d join documents p on p.id = d.parent_id;
-- Q17 author or last editor of a document who is no member of its workspace
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = x.workspace_id and m.user_id = x.person)) as bad, count(*) as all
from (select workspace_id, created_by as person from documents union all select workspace_id, last_edited_by from documents where last_edited_by is not null) x;
-- Q18 document before its workspace
select count(*) filter (where d.created_at < w.created_at) as bad, count(*) as all from documents d join workspaces w on w.id = d.workspace_id;
-- Q19 word_count is not the number of words
select count(*) filter (where abs(word_count - coalesce(array_length(regexp_split_to_array(trim(plain_text), '\s+'), 1), 0)) > 2) as bad, count(*) as all from documents where plain_text is not null and trim(plain_text) <> '';
-- Q20 published without time, or a draft with one, or published before it was made
select count(*) filter (where (status = 'published' and published_at is null) or (status = 'draft' and published_at is not null) or published_at < created_at) as bad, count(*) as all from documents;
-- Q21 archived without time, or a time though not archived
select count(*) filter (where (status = 'archived') <> (archived_at is not null)) as bad, count(*) as all from documents;
-- Q22 edited without person or by a person without time, or before it was made
select count(*) filter (where (last_edited_at is null) <> (last_edited_by is null) or last_edited_at < created_at) as bad, count(*) as all from documents;
-- Q23 current_version is not the last of its versions
select count(*) filter (where current_version not in (n, n + 1)) as bad, count(*) as all from (select d.*, (select max(version) from document_versions v where v.document_id = d.id) n from documents d) d where n is not null;
-- Q24 versions of a document are not 1, 2, 3 …
select count(*) filter (where version <> k) as bad, count(*) as all from (select version, row_number() over (partition by document_id order by version) k from document_versions) x;
-- Q25 later version that is older, or a version before its document
select count(*) filter (where v.created_at < d.created_at or v.created_at < before) as bad, count(*) as all
from (select *, lag(created_at) over (partition by document_id order by version) before from document_versions) v join documents d on d.id = v.document_id;
-- Q26 version by somebody who is no member
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = d.workspace_id and m.user_id = v.created_by)) as bad, count(*) as all from document_versions v join documents d on d.id = v.document_id;
-- Q27 share by link without token or with a person, or with a person without one or with a token
select count(*) filter (where (kind = 'link' and (link_token is null or shared_with is not null)) or (kind = 'user' and (shared_with is null or link_token is not null or password_hash is not null))) as bad, count(*) as all from document_shares;
-- Q28 shared with oneself, or by somebody who is no member
select count(*) filter (where s.shared_with = s.shared_by or not exists (select 1 from workspace_members m where m.workspace_id = d.workspace_id and m.user_id = s.shared_by)) as bad, count(*) as all
from document_shares s join documents d on d.id = s.document_id;
-- Q29 viewed though never counted, or counted without a time, or viewed before it was shared
select count(*) filter (where (views_count = 0) <> (last_viewed_at is null) or last_viewed_at < created_at) as bad, count(*) as all from document_shares;
-- Q30 document shared twice with the same person
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by document_id, shared_with) n from document_shares where shared_with is not null) x;
-- Q31 resolved without person or time, or they are there though unresolved, or resolved before it began
select count(*) filter (where is_resolved <> (resolved_at is not null) or is_resolved <> (resolved_by is not null) or resolved_at < created_at) as bad, count(*) as all from comment_threads;
-- Q32 comment of another document than its thread
select count(*) filter (where c.document_id <> t.document_id) as bad, count(*) as all from comments c join comment_threads t on t.id = c.thread_id;
-- Q33 comment before its thread, or thread before its document, or edited before it was written
select count(*) filter (where c.created_at < t.created_at or t.created_at < d.created_at or c.edited_at < c.created_at) as bad, count(*) as all
from comments c join comment_threads t on t.id = c.thread_id join documents d on d.id = t.document_id;
-- Q34 first comment of a thread by somebody else than who began it
select count(*) filter (where c.author_id <> t.created_by) as bad, count(*) as all
from comment_threads t join comments c on c.id = (select id from comments x where x.thread_id = t.id order by created_at, id limit 1);
-- Q35 comments_count of a document is not the number of its comments
select count(*) filter (where comments_count <> n) as bad, count(*) as all from (select d.*, (select count(*) from comments c where c.document_id = d.id) n from documents d) d;
-- Q36 comment by somebody who is neither a member nor has the document shared
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = d.workspace_id and m.user_id = c.author_id)
  and not exists (select 1 from document_shares s where s.document_id = d.id and s.shared_with = c.author_id)) as bad, count(*) as all from comments c join documents d on d.id = c.document_id;
-- Q37 one mentions oneself, or somebody who is no member
select count(*) filter (where x.user_id = c.author_id or not exists (select 1 from workspace_members m where m.workspace_id = d.workspace_id and m.user_id = x.user_id)) as bad, count(*) as all
from comment_mentions x join comments c on c.id = x.comment_id join documents d on d.id = c.document_id;
-- Q38 mention read before the comment
select count(*) filter (where x.read_at < c.created_at) as bad, count(*) as all from comment_mentions x join comments c on c.id = x.comment_id where x.read_at is not null;
-- Q39 tag of another workspace than the document
select count(*) filter (where t.workspace_id <> d.workspace_id) as bad, count(*) as all from document_tags x join documents d on d.id = x.document_id join tags t on t.id = x.tag_id;
-- Q40 favorite of a document in a workspace of which one is no member
select count(*) filter (where not exists (select 1 from workspace_members m where m.workspace_id = d.workspace_id and m.user_id = f.user_id)) as bad, count(*) as all from favorites f join documents d on d.id = f.document_id;
-- Q41 two favorites of a person at the same position
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by user_id, position) n from favorites) x;
-- Q42 attachment in another workspace than its document
select count(*) filter (where a.workspace_id <> d.workspace_id) as bad, count(*) as all from attachments a join documents d on d.id = a.document_id;
-- Q43 type of a file does not fit its name
select count(*) filter (where (file_name ilike '%.pdf') <> (mime_type = 'application/pdf') or (file_name ilike '%.png') <> (mime_type = 'image/png') or (file_name ~* '\.jpe?g$') <> (mime_type = 'image/jpeg')) as bad, count(*) as all from attachments;
-- Q44 width or height of a file that is neither image nor video, or one without the other
select count(*) filter (where (width is null) <> (height is null) or (width is not null and mime_type !~ '^(image|video)/')) as bad, count(*) as all from attachments;
-- Q45 document event without document, or event of members or of the workspace with one
select count(*) filter (where (event like 'document.%') <> (document_id is not null)) as bad, count(*) as all from activity_log;
-- Q46 document of another workspace than the event
select count(*) filter (where d.workspace_id <> a.workspace_id) as bad, count(*) as all from activity_log a join documents d on d.id = a.document_id;
-- Q47 trial that ends before the workspace was made, or lasts longer than a year
select count(*) filter (where trial_ends_at < created_at or trial_ends_at > created_at + interval '1 year') as bad, count(*) as all from workspaces where trial_ends_at is not null;
