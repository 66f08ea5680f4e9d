-- Each line counts rows that Auth.js would not read, or would never have written: all are 0 after the load.
select 'accounts of another type than their provider has' as what, count(*) as wrong from accounts
  where (provider, type) not in (('google', 'oidc'), ('github', 'oauth'), ('discord', 'oauth'))
union all
select 'ids that the provider does not give', count(*) from accounts
  where "providerAccountId" !~ case provider when 'google' then '^\d{21}$' when 'github' then '^\d{6,8}$' else '^\d{18}$' end
union all
select 'tokens that the provider does not give', count(*) from accounts
  where token_type <> 'bearer' or access_token is null or (id_token is not null) <> (provider = 'google') or (expires_at is null) <> (provider = 'github')
union all
select 'access that expires in milliseconds instead of seconds', count(*) from accounts where expires_at > 100000000000
union all
select 'sessions of 30 days that end later', count(*) from sessions where expires > date '2026-01-01' + interval '30 days'
union all
select 'nobody is signed in', count(*) from (select count(*) as n from sessions where expires > '2026-01-01') s where n = 0
union all
select 'identifiers that are no address', count(*) from verification_token where identifier !~ '^[^@ ]+@[^@ ]+$'
union all
select 'tokens that are no hash', count(*) from verification_token where token !~ '^[0-9a-f]{64}$'
union all
select 'tokens that are valid for more than a day', count(*) from verification_token where expires > date '2026-01-01' + interval '1 day'
union all
select 'tables without a row', count(*) from (values ((select count(*) from users)), ((select count(*) from accounts)), ((select count(*) from sessions)),
  ((select count(*) from verification_token)), ((select count(*) from recipes))) t (n) where n = 0;
