-- Each line counts rows that Django would not read, or would never have written: all are 0 after the load.
select 'content types that are not one for each model' as what, count(*) as wrong from (
  select app_label, model from django_content_type
  full join (values ('admin', 'logentry'), ('auth', 'group'), ('auth', 'permission'), ('auth', 'user'), ('contenttypes', 'contenttype'), ('sessions', 'session'),
    ('library', 'author'), ('library', 'book'), ('library', 'loan'), ('library', 'taggeditem')) model (app_label, model) using (app_label, model)
  where django_content_type.id is null or model.model is null) different
union all
select 'models without their four permissions', count(*) from django_content_type c
  where (select count(*) from auth_permission p where p.content_type_id = c.id and p.codename in ('add_' || model, 'change_' || model, 'delete_' || model, 'view_' || model)) <> 4
union all
select 'permissions of another name', count(*) from auth_permission where name !~ ('^Can ' || split_part(codename, '_', 1) || ' ')
union all
select 'log entries of what is not there', count(*) from django_admin_log l join django_content_type c on c.id = l.content_type_id where not case model
  when 'author' then exists (select from library_author r where r.id::text = l.object_id) when 'book' then exists (select from library_book r where r.id::text = l.object_id)
  when 'loan' then exists (select from library_loan r where r.id::text = l.object_id) when 'taggeditem' then exists (select from library_taggeditem r where r.id::text = l.object_id)
  when 'user' then exists (select from auth_user r where r.id::text = l.object_id) when 'group' then exists (select from auth_group r where r.id::text = l.object_id) else false end
union all
select 'log entries whose message is of another action', count(*) from django_admin_log
  where not case action_flag when 1 then change_message like '%added%' when 2 then change_message not like '%added%' and change_message like '[%' when 3 then change_message = '' else false end
union all
select 'log entries of people who may not enter', count(*) from django_admin_log l join auth_user u on u.id = l.user_id where not u.is_staff
union all
select 'tags of what is not there', count(*) from library_taggeditem t join django_content_type c on c.id = t.content_type_id where not case model
  when 'author' then exists (select from library_author a where a.id = t.object_id) when 'book' then exists (select from library_book b where b.id = t.object_id)
  when 'loan' then exists (select from library_loan l where l.id = t.object_id) else false end
union all
select 'superusers who are no staff', count(*) from auth_user where is_superuser and not is_staff
union all
select 'passwords that Django does not read', count(*) from auth_user where password !~ '^pbkdf2_sha256\$\d+\$[A-Za-z0-9]{22}\$[A-Za-z0-9+/]{43}=$'
union all
select 'session keys that Django does not make', count(*) from django_session where session_key !~ '^[0-9a-z]{32}$'
union all
select 'sessions of more than 14 days', count(*) from django_session where expire_date > date '2026-01-01' + interval '14 days'
union all
select 'rows in the ledger of migrations', count(*) from django_migrations
union all
select 'tables without a row', count(*) from (values ((select count(*) from auth_group)), ((select count(*) from auth_group_permissions)), ((select count(*) from auth_user)),
  ((select count(*) from auth_user_groups)), ((select count(*) from auth_user_user_permissions)), ((select count(*) from django_admin_log)), ((select count(*) from django_session)),
  ((select count(*) from library_author)), ((select count(*) from library_book)), ((select count(*) from library_loan)), ((select count(*) from library_taggeditem))) t (n) where n = 0;
