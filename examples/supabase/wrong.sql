-- Each line counts rows that Supabase or the app would stumble over: all are 0 after the load.
select 'people without a profile' as what, count(*) as wrong from auth.users u where not exists (select from profiles p where p.id = u.id)
union all
select 'people without a garage that they own', count(*) from profiles p
  where not exists (select from garages g join garage_members m on m.garage_id = g.id and m.profile_id = p.id and m.role = 'owner' where g.owner_id = p.id)
union all
select 'profiles that were not made by the trigger', count(*) from profiles p join auth.users u using (id)
  where p.full_name is distinct from u.raw_user_meta_data ->> 'full_name' or p.created_at is distinct from u.created_at
union all
select 'people whose address has another name', count(*) from auth.users
  where position(regexp_replace(lower(split_part(raw_user_meta_data ->> 'full_name', ' ', -1)), '[^a-z]', '', 'g') in regexp_replace(lower(email), '[^a-z]', '', 'g')) = 0
union all
select 'people who cannot sign in with a password', count(*) from auth.users
  where encrypted_password !~ '^\$2[aby]\$\d\d\$.{53}$' or aud <> 'authenticated' or role <> 'authenticated' or raw_app_meta_data ->> 'provider' <> 'email'
union all
select 'confirmed before they signed up', count(*) from auth.users where email_confirmed_at < created_at
union all
select 'cars of a garage that is not there', count(*) from cars c where not exists (select from garages g where g.id = c.garage_id)
union all
select 'tables without a row', count(*) from (values ((select count(*) from auth.users)), ((select count(*) from profiles)), ((select count(*) from garages)),
  ((select count(*) from garage_members)), ((select count(*) from cars)), ((select count(*) from bookings))) t (n) where n = 0;
