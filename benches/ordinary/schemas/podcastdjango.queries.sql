-- 26 podcast hosting. Written before any row was seen.

-- Q1 ORDER last login before the person joined, or joined in the future
select count(*) filter (where last_login < date_joined or date_joined > '2026-01-02' or last_login > '2026-01-02') as bad, count(*) as "all" from accounts_user;

-- Q2 TEXT e-mail without any part of the person's name, for most people (counted where the address is of letters only)
select count(*) filter (where not exists (select 1 from regexp_split_to_table(regexp_replace(lower(full_name), '[^a-z ]', '', 'g'), ' +') w where length(w) > 2 and position(left(w, 4) in lower(email)) > 0)) as bad, count(*) as "all" from accounts_user where full_name ~ '^[A-Za-z .''-]+$' and email ~* '^[a-z._-]+@';

-- Q3 TEXT password that is no hash as Django stores it (algorithm$...)
select count(*) filter (where password !~ '^(pbkdf2_sha(1|256)|argon2|bcrypt_sha256|bcrypt|scrypt|md5)\$' and password !~ '^!') as bad, count(*) as "all" from accounts_user;

-- Q4 COUNT show_count of a network is not the number of its shows
select count(*) filter (where show_count <> (select count(*) from shows_show s where s.network_id = n.id)) as bad, count(*) as "all" from accounts_network n;

-- Q5 SUM storage used is not the size of the audio files of the network's shows
select count(*) filter (where storage_used_bytes <> (select coalesce(sum(a.size_bytes), 0) from shows_audiofile a join shows_episode e on e.id = a.episode_id join shows_show s on s.id = e.show_id where s.network_id = n.id)) as bad, count(*) as "all" from accounts_network n;

-- Q6 BOUND more storage used than there is, or a limit below 10 MB
select count(*) filter (where storage_used_bytes > storage_limit_bytes or storage_limit_bytes < 10000000) as bad, count(*) as "all" from accounts_network;

-- Q7 MEMBER owner of a network who is no member of it in that role
select count(*) filter (where not exists (select 1 from accounts_membership m where m.network_id = n.id and m.user_id = n.owner_id and m.role = 'owner')) as bad, count(*) as "all" from accounts_network n;

-- Q8 ORDER network made before its owner joined
select count(*) filter (where n.created_at < u.date_joined - interval '1 minute') as bad, count(*) as "all" from accounts_network n join accounts_user u on u.id = n.owner_id;

-- Q9 ORDER member who joined before being invited, was invited before the network was made, or joined before it was made
select count(*) filter (where m.joined_at < m.invited_at or m.invited_at < n.created_at or m.joined_at < n.created_at - interval '1 minute' or greatest(m.joined_at, m.invited_at) > '2026-01-02') as bad, count(*) as "all" from accounts_membership m join accounts_network n on n.id = m.network_id;

-- Q10 ALONE member invited by himself, or invited by somebody at no time
select count(*) filter (where invited_by_id = user_id or (invited_by_id is not null and invited_at is null)) as bad, count(*) as "all" from accounts_membership where invited_by_id is not null;

-- Q11 MEMBER invited by somebody who is no member of the network
select count(*) filter (where not exists (select 1 from accounts_membership x where x.network_id = m.network_id and x.user_id = m.invited_by_id)) as bad, count(*) as "all" from accounts_membership m where invited_by_id is not null;

-- Q12 ALONE two owners of a network
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by network_id) n from accounts_membership where role = 'owner') x;

-- Q13 TEXT slug of a person, show, network or category that does not come from the name
select count(*) filter (where left(slug, 3) <> left(regexp_replace(lower(n), '[^a-z0-9]+', '-', 'g'), 3)) as bad, count(*) as "all" from (select slug, full_name n from people_person union all select slug, title from shows_show union all select slug, name from accounts_network union all select slug, name from shows_category) x where n ~ '^[A-Za-z0-9]{3}';

-- Q14 COPY person with an account under quite another name
select count(*) filter (where split_part(lower(p.full_name), ' ', 1) <> split_part(lower(u.full_name), ' ', 1) and regexp_replace(lower(p.full_name), '.* ', '') <> regexp_replace(lower(u.full_name), '.* ', '')) as bad, count(*) as "all" from people_person p join accounts_user u on u.id = p.user_id;

-- Q15 COUNT appearance_count is not the number of episodes that credit the person
select count(*) filter (where appearance_count <> (select count(distinct episode_id) from shows_credit c where c.person_id = p.id)) as bad, count(*) as "all" from people_person p;

-- Q16 COUNT level of a category is not one below its parent's, or above 1
select count(*) filter (where c.level <> coalesce(p.level + 1, 0) or c.level > 1) as bad, count(*) as "all" from shows_category c left join shows_category p on p.id = c.parent_id;

-- Q17 COUNT show_count of a category is not the number of its shows (with or without those of its children)
select count(*) filter (where show_count not in ((select count(*) from shows_show s where s.category_id = c.id), (select count(*) from shows_show s join shows_category k on k.id = s.category_id where c.id in (k.id, k.parent_id)))) as bad, count(*) as "all" from shows_category c;

-- Q18 STATUS draft show with a launch, launched show without a day, show that ended without a day, or a day though it goes on
select count(*) filter (where (status = 'draft' and launched_on is not null) or (status <> 'draft' and launched_on is null) or (status = 'ended') <> (ended_on is not null)) as bad, count(*) as "all" from shows_show;

-- Q19 ORDER show that ended before its launch, launched before 2000 or is over in the future
select count(*) filter (where ended_on < launched_on or ended_on > '2026-01-02' or launched_on < '2000-01-01' or launched_on > '2026-01-02') as bad, count(*) as "all" from shows_show where launched_on is not null or ended_on is not null;

-- Q20 COUNT episode_count of a show is not the number of its published episodes
select count(*) filter (where episode_count <> (select count(*) from shows_episode e where e.show_id = s.id and e.status = 'published')) as bad, count(*) as "all" from shows_show s;

-- Q21 SUM total_downloads is not the sum over the episodes
select count(*) filter (where total_downloads <> (select coalesce(sum(download_count), 0) from shows_episode e where e.show_id = s.id)) as bad, count(*) as "all" from shows_show s;

-- Q22 COUNT subscriber_count is not the number of active subscriptions of its tiers
select count(*) filter (where subscriber_count <> (select count(*) from subs_subscription x join subs_tier t on t.id = x.tier_id where t.show_id = s.id and x.status = 'active')) as bad, count(*) as "all" from shows_show s;

-- Q23 COUNT last_published_at is not the time of the last published episode
select count(*) filter (where last_published_at is distinct from (select max(published_at) from shows_episode e where e.show_id = s.id and e.status = 'published')) as bad, count(*) as "all" from shows_show s;

-- Q24 FARSTATE draft show with published episodes
select count(*) filter (where s.status = 'draft') as bad, count(*) as "all" from shows_episode e join shows_show s on s.id = e.show_id where e.status in ('published', 'archived');

-- Q25 TEXT language that is no code such as en or pt-BR
select count(*) filter (where language !~ '^[a-z]{2}(-[A-Za-z]{2})?$') as bad, count(*) as "all" from (select language from shows_show union all select language from shows_transcript) x;

-- Q26 TEXT cover or photo that is no path or address of a picture
select count(*) filter (where p !~* '\.(jpe?g|png|webp|gif|svg)($|\?)' and p !~* '^https?://') as bad, count(*) as "all" from (select cover_image p from shows_show union all select photo from people_person where photo <> '') x;

-- Q27 ALONE show with over eight hosts
select count(*) filter (where n > 8) as bad, count(*) as "all" from (select count(*) over (partition by show_id) n from shows_show_hosts) x;

-- Q28 ORDER seasons of a show do not follow each other: a later number begins earlier
select count(*) filter (where starts_on < l) as bad, count(*) as "all" from (select starts_on, lag(starts_on) over (partition by show_id order by number) l from shows_season) x where l is not null;

-- Q29 ALONE seasons of a show at the same time, or a season without an end before another
select count(*) filter (where coalesce(ends_on, '2100-01-01') > l) as bad, count(*) as "all" from (select ends_on, lead(starts_on) over (partition by show_id order by number) l from shows_season) x where l is not null;

-- Q30 ORDER season that ends before it starts, or lies before the show was launched
select count(*) filter (where z.ends_on < z.starts_on or z.starts_on < s.launched_on - 31 or z.starts_on > s.ended_on) as bad, count(*) as "all" from shows_season z join shows_show s on s.id = z.show_id;

-- Q31 ALONE numbers of seasons do not run from 1
select count(*) filter (where number <> n) as bad, count(*) as "all" from (select number, row_number() over (partition by show_id order by number) n from shows_season) x;

-- Q32 COUNT episode_count of a season is not the number of its episodes (published or all)
select count(*) filter (where episode_count not in (a, p)) as bad, count(*) as "all" from (select episode_count, (select count(*) from shows_episode e where e.season_id = z.id) a, (select count(*) from shows_episode e where e.season_id = z.id and e.status = 'published') p from shows_season z) x;

-- Q33 PATH season of another show than the episode's
select count(*) filter (where z.show_id <> e.show_id) as bad, count(*) as "all" from shows_episode e join shows_season z on z.id = e.season_id;

-- Q34 KIND number at a trailer or bonus episode, or a full one in a season without a number
select count(*) filter (where (kind <> 'full' and number is not null) or (kind = 'full' and season_id is not null and number is null)) as bad, count(*) as "all" from shows_episode;

-- Q35 ALONE two episodes of a season with one number
select count(*) filter (where n > 1 or number < 1) as bad, count(*) as "all" from (select number, count(*) over (partition by season_id, number) n from shows_episode where season_id is not null and number is not null) x;

-- Q36 STATUS published without a time, draft or scheduled with one, scheduled without when, archived without a time or the other way about
select count(*) filter (where (status in ('published', 'archived') and published_at is null) or (status in ('draft', 'scheduled') and published_at is not null) or (status = 'scheduled' and scheduled_for is null) or (status = 'archived') <> (archived_at is not null)) as bad, count(*) as "all" from shows_episode;

-- Q37 NOW episode published in the future, or scheduled for a time over a week ago
select count(*) filter (where (published_at > '2026-01-02') or (status = 'scheduled' and scheduled_for < '2025-12-25')) as bad, count(*) as "all" from shows_episode where status in ('published', 'archived', 'scheduled');

-- Q38 ORDER episode published before it was recorded, made or its show launched, or archived before it was published
select count(*) filter (where e.published_at::date < e.recorded_on or e.published_at < e.created_at or e.archived_at < e.published_at or e.published_at::date < s.launched_on or e.published_at::date > s.ended_on + 31) as bad, count(*) as "all" from shows_episode e join shows_show s on s.id = e.show_id where e.published_at is not null;

-- Q39 BOUND episode of a season published outside of it (give or take a month)
select count(*) filter (where e.published_at::date < z.starts_on - 31 or e.published_at::date > z.ends_on + 31) as bad, count(*) as "all" from shows_episode e join shows_season z on z.id = e.season_id where e.published_at is not null;

-- Q40 TEXT slug of an episode that does not come from its title
select count(*) filter (where left(slug, 4) <> left(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), 4)) as bad, count(*) as "all" from shows_episode where title ~ '^[A-Za-z0-9]{4}';

-- Q41 WORDS full episode shorter than a minute or longer than 12 hours
select count(*) filter (where duration_seconds not between 60 and 43200) as bad, count(*) as "all" from shows_episode where duration_seconds is not null and kind = 'full';

-- Q42 COPY duration of an episode is not that of its audio
select count(*) filter (where abs(e.duration_seconds - a.duration_seconds) > 1) as bad, count(*) as "all" from shows_episode e join shows_audiofile a on a.episode_id = e.id where e.duration_seconds is not null;

-- Q43 FARSTATE published episode whose audio is not ready
select count(*) filter (where a.status <> 'ready') as bad, count(*) as "all" from shows_episode e join shows_audiofile a on a.episode_id = e.id where e.status = 'published';

-- Q44 COUNT download_count of an episode is not the sum of its days
select count(*) filter (where download_count <> (select coalesce(sum(total), 0) from audience_dailydownloads d where d.episode_id = e.id)) as bad, count(*) as "all" from shows_episode e;

-- Q45 COUNT comment_count is not the number of visible comments
select count(*) filter (where comment_count <> (select count(*) from audience_comment c where c.episode_id = e.id and c.status = 'visible')) as bad, count(*) as "all" from shows_episode e;

-- Q46 FARSTATE downloads of an episode that was never published
select count(*) filter (where download_count > 0) as bad, count(*) as "all" from shows_episode where status in ('draft', 'scheduled');

-- Q47 MEMBER episode made by somebody who is no member of the show's network
select count(*) filter (where not exists (select 1 from accounts_membership m where m.network_id = s.network_id and m.user_id = e.created_by_id) and n.owner_id <> e.created_by_id) as bad, count(*) as "all" from shows_episode e join shows_show s on s.id = e.show_id join accounts_network n on n.id = s.network_id;

-- Q48 TEXT file or its name without an ending that fits the type
select count(*) filter (where not (case mime_type when 'audio/mpeg' then lower(original_filename) ~ '\.(mp3|mpga|mpeg)$' when 'audio/mp4' then lower(original_filename) ~ '\.(m4a|mp4|aac)$' else lower(original_filename) ~ '\.(ogg|oga|opus)$' end)) as bad, count(*) as "all" from shows_audiofile;

-- Q49 SUM size of a file that its bitrate and duration rule out (not between half and double)
select count(*) filter (where size_bytes not between 62.5 * duration_seconds * bitrate_kbps and 250.0 * duration_seconds * bitrate_kbps) as bad, count(*) as "all" from shows_audiofile;

-- Q50 WORDS bitrate or sample rate that no audio has
select count(*) filter (where bitrate_kbps not between 16 and 512 or sample_rate not between 8000 and 192000) as bad, count(*) as "all" from shows_audiofile;

-- Q51 STATUS ready file with an error or not processed, failed without an error, or processed before it was uploaded
select count(*) filter (where (status <> 'failed' and coalesce(error, '') <> '') or (status = 'failed' and coalesce(error, '') = '') or (status = 'ready' and processed_at is null) or (status in ('uploaded', 'processing') and processed_at is not null) or processed_at < uploaded_at or processed_at > uploaded_at + interval '3 days') as bad, count(*) as "all" from shows_audiofile;

-- Q52 ORDER file uploaded before the episode was made or after it was published
select count(*) filter (where a.uploaded_at < e.created_at or a.uploaded_at > e.published_at) as bad, count(*) as "all" from shows_audiofile a join shows_episode e on e.id = a.episode_id;

-- Q53 BOUND chapter that ends before it starts or after the episode
select count(*) filter (where c.end_seconds <= c.start_seconds or c.end_seconds > e.duration_seconds + 1) as bad, count(*) as "all" from shows_chapter c join shows_episode e on e.id = c.episode_id;

-- Q54 ALONE chapters that overlap or do not follow their positions
select count(*) filter (where start_seconds < l) as bad, count(*) as "all" from (select start_seconds, lag(end_seconds) over (partition by episode_id order by position) l from shows_chapter) x where l is not null;

-- Q55 BOUND first chapter that begins after the tenth minute, or positions that do not run from 0 or 1
select count(*) filter (where position - n not in (-1, 0) or (n = 1 and start_seconds > 600)) as bad, count(*) as "all" from (select position, start_seconds, row_number() over (partition by episode_id order by position) n from shows_chapter) x;

-- Q56 MEMBER host of an episode who hosts no part of the show
select count(*) filter (where not exists (select 1 from shows_show_hosts h where h.show_id = e.show_id and h.person_id = c.person_id)) as bad, count(*) as "all" from shows_credit c join shows_episode e on e.id = c.episode_id where c.role = 'host';

-- Q57 ROLE guest of an episode of a show that he or she hosts
select count(*) filter (where exists (select 1 from shows_show_hosts h where h.show_id = e.show_id and h.person_id = c.person_id)) as bad, count(*) as "all" from shows_credit c join shows_episode e on e.id = c.episode_id where c.role = 'guest';

-- Q58 ALONE two credits of an episode in one role at one place
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by episode_id, role, ordering) n from shows_credit) x;

-- Q59 COUNT word_count is not the words of the body (give or take a fifth)
select count(*) filter (where word_count not between n * 0.8 and n * 1.2) as bad, count(*) as "all" from (select word_count, array_length(regexp_split_to_array(trim(body), '\s+'), 1) n from shows_transcript) x;

-- Q60 KIND confidence of a transcript by a person, or none of an automatic one, or outside of 0 to 1
select count(*) filter (where (source = 'human' and confidence is not null) or (source = 'auto' and confidence is null) or confidence not between 0 and 1) as bad, count(*) as "all" from shows_transcript;

-- Q61 STATUS transcript reviewed by somebody at no time, or at a time by nobody, or before it was made
select count(*) filter (where (reviewed_by_id is null) <> (reviewed_at is null) or reviewed_at < created_at) as bad, count(*) as "all" from shows_transcript;

-- Q62 COPY no transcript in the language of the show, for an episode that has exactly one
select count(*) filter (where left(language, 2) <> left(l, 2)) as bad, count(*) as "all" from (select t.language, s.language l, count(*) over (partition by t.episode_id) n from shows_transcript t join shows_episode e on e.id = t.episode_id join shows_show s on s.id = e.show_id) x where n = 1;

-- Q63 TEXT contact's e-mail of a sponsor that has neither the contact's nor the sponsor's name
select count(*) filter (where position(left(regexp_replace(lower(name), '[^a-z0-9]', '', 'g'), 4) in regexp_replace(lower(contact_email), '[^a-z0-9]', '', 'g')) = 0 and position(left(lower(contact_name), 3) in lower(contact_email)) = 0 and position(lower(left(regexp_replace(contact_name, '.* ', ''), 4)) in lower(contact_email)) = 0) as bad, count(*) as "all" from ads_sponsor where contact_email !~* '^(info|contact|office|hello|sales|ads|marketing)@';

-- Q64 ORDER campaign that ends before it starts, lasts over two years or was made after it ended
select count(*) filter (where ends_on < starts_on or ends_on - starts_on > 731 or created_at::date > ends_on) as bad, count(*) as "all" from ads_campaign;

-- Q65 NOW running campaign outside its days, completed one that ends ahead, or booked one that ended a month ago
select count(*) filter (where (status = 'running' and ('2026-01-01' < starts_on - 1 or '2026-01-01' > ends_on + 7)) or (status = 'completed' and ends_on > '2026-01-02') or (status in ('draft', 'booked') and ends_on < '2025-12-01')) as bad, count(*) as "all" from ads_campaign where status <> 'cancelled';

-- Q66 SUM budget is not the booked impressions at the CPM
select count(*) filter (where abs(budget - booked_impressions / 1000.0 * cpm) > 0.02) as bad, count(*) as "all" from ads_campaign;

-- Q67 SUM spent is not the delivered impressions at the CPM
select count(*) filter (where abs(spent - delivered_impressions / 1000.0 * cpm) > 0.02) as bad, count(*) as "all" from ads_campaign;

-- Q68 SUM delivered impressions are not the sum of the placements
select count(*) filter (where delivered_impressions <> (select coalesce(sum(impressions), 0) from ads_placement p where p.campaign_id = c.id)) as bad, count(*) as "all" from ads_campaign c;

-- Q69 BOUND far more delivered than booked, or more spent than the budget by a quarter
select count(*) filter (where delivered_impressions > booked_impressions * 1.25 or spent > budget * 1.25) as bad, count(*) as "all" from ads_campaign;

-- Q70 FARSTATE impressions of a draft or booked campaign, or of an episode that was never published
select count(*) filter (where c.status in ('draft', 'booked') or e.status in ('draft', 'scheduled')) as bad, count(*) as "all" from ads_placement p join ads_campaign c on c.id = p.campaign_id join shows_episode e on e.id = p.episode_id where p.impressions > 0;

-- Q71 COPY currency of a campaign is not that of the sponsor's network
select count(*) filter (where c.currency <> n.currency) as bad, count(*) as "all" from ads_campaign c join ads_sponsor s on s.id = c.sponsor_id join accounts_network n on n.id = s.network_id;

-- Q72 PATH placement in an episode of another network than the sponsor's
select count(*) filter (where sh.network_id <> s.network_id) as bad, count(*) as "all" from ads_placement p join ads_campaign c on c.id = p.campaign_id join ads_sponsor s on s.id = c.sponsor_id join shows_episode e on e.id = p.episode_id join shows_show sh on sh.id = e.show_id;

-- Q73 BOUND spot that begins after the audio ends, or of no or over five minutes' length
select count(*) filter (where p.start_seconds > e.duration_seconds or p.length_seconds not between 5 and 300) as bad, count(*) as "all" from ads_placement p join shows_episode e on e.id = p.episode_id;

-- Q74 KIND preroll that begins late (after two minutes) or in the middle a spot before the first half minute
select count(*) filter (where (p.slot = 'preroll' and p.start_seconds > 120) or (p.slot = 'midroll' and p.start_seconds < 30)) as bad, count(*) as "all" from ads_placement p where slot in ('preroll', 'midroll');

-- Q75 KIND spot read by somebody though not host-read, or host-read by nobody
select count(*) filter (where is_host_read <> (read_by_id is not null)) as bad, count(*) as "all" from ads_placement;

-- Q76 MEMBER host-read spot by somebody who does not host the show
select count(*) filter (where not exists (select 1 from shows_show_hosts h where h.show_id = e.show_id and h.person_id = p.read_by_id) and not exists (select 1 from shows_credit c where c.episode_id = e.id and c.person_id = p.read_by_id and c.role = 'host')) as bad, count(*) as "all" from ads_placement p join shows_episode e on e.id = p.episode_id where p.read_by_id is not null;

-- Q77 BOUND year of a tier dearer than twelve months or cheaper than six
select count(*) filter (where yearly_price > 12 * monthly_price + 0.01 or yearly_price < 6 * monthly_price) as bad, count(*) as "all" from subs_tier where monthly_price > 0;

-- Q78 ALONE two tiers of a show at one place or in two currencies
select count(*) filter (where n > 1 or currency <> c) as bad, count(*) as "all" from (select currency, count(*) over (partition by show_id, position) n, min(currency) over (partition by show_id) c from subs_tier) x;

-- Q79 COUNT active_subscribers of a tier is not the number of its active subscriptions
select count(*) filter (where active_subscribers <> (select count(*) from subs_subscription s where s.tier_id = t.id and s.status = 'active')) as bad, count(*) as "all" from subs_tier t;

-- Q80 COPY price of a subscription is not the tier's for its interval
select count(*) filter (where s.price <> case s.interval when 'month' then t.monthly_price else t.yearly_price end) as bad, count(*) as "all" from subs_subscription s join subs_tier t on t.id = s.tier_id;

-- Q81 COPY currency of a subscription is not the tier's
select count(*) filter (where s.currency <> t.currency) as bad, count(*) as "all" from subs_subscription s join subs_tier t on t.id = s.tier_id;

-- Q82 SUM period of a subscription that is no month or no year
select count(*) filter (where not case interval when 'month' then current_period_end - current_period_start between interval '27 days' and interval '32 days' else current_period_end - current_period_start between interval '364 days' and interval '367 days' end or current_period_start < started_at - interval '1 day') as bad, count(*) as "all" from subs_subscription;

-- Q83 NOW active subscription whose period ended over a week ago or begins ahead
select count(*) filter (where current_period_end < '2025-12-25' or current_period_start > '2026-01-02') as bad, count(*) as "all" from subs_subscription where status = 'active';

-- Q84 STATUS subscription that ended at no time, or a time though it goes on, or ended or cancelled before it began
select count(*) filter (where (status = 'ended') <> (ended_at is not null) or ended_at < started_at or cancelled_at < started_at or ended_at < cancelled_at or ended_at > '2026-01-02') as bad, count(*) as "all" from subs_subscription;

-- Q85 ALONE listener with two active subscriptions of a show
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by s.listener_id, t.show_id) n from subs_subscription s join subs_tier t on t.id = s.tier_id where s.status = 'active') x;

-- Q86 COPY amount of a charge is not the price of the subscription
select count(*) filter (where c.amount <> s.price) as bad, count(*) as "all" from subs_charge c join subs_subscription s on s.id = c.subscription_id;

-- Q87 SUM net is not the amount less the fee, or the fee is above the amount
select count(*) filter (where abs(net - (amount - fee)) > 0.01 or fee > amount or fee < 0) as bad, count(*) as "all" from subs_charge;

-- Q88 STATUS charge paid at no time, failed with one or without a code, refunded by nothing or more than was paid
select count(*) filter (where (status in ('paid', 'refunded') and paid_at is null) or (status = 'failed' and (paid_at is not null or failure_code is null or refunded > 0)) or (status <> 'failed' and failure_code is not null) or (status = 'refunded') <> (refunded_at is not null) or (status = 'refunded' and refunded <= 0) or refunded > amount or refunded_at < paid_at) as bad, count(*) as "all" from subs_charge;

-- Q89 BOUND charge for a time before the subscription began or after it ended
select count(*) filter (where c.period_start < s.started_at - interval '1 day' or c.period_start > s.ended_at or c.period_end <= c.period_start or c.period_start > '2026-01-03') as bad, count(*) as "all" from subs_charge c join subs_subscription s on s.id = c.subscription_id;

-- Q90 ALONE two charges that were paid for one time
select count(*) filter (where exists (select 1 from subs_charge x where x.subscription_id = c.subscription_id and x.id <> c.id and x.status = 'paid' and x.period_start < c.period_end and c.period_start < x.period_end)) as bad, count(*) as "all" from subs_charge c where status = 'paid';

-- Q91 SUM downloads of a day are not the sum over the apps
select count(*) filter (where total <> apple + spotify + web + other) as bad, count(*) as "all" from audience_dailydownloads;

-- Q92 BOUND more listeners than downloads of a day
select count(*) filter (where unique_listeners > total) as bad, count(*) as "all" from audience_dailydownloads;

-- Q93 BOUND downloads of a day before the episode was published, or in the future
select count(*) filter (where d.day < e.published_at::date or e.published_at is null or d.day > '2026-01-02') as bad, count(*) as "all" from audience_dailydownloads d join shows_episode e on e.id = d.episode_id;

-- Q94 PATH reply to a comment on another episode, or from before it
select count(*) filter (where p.episode_id <> c.episode_id or c.created_at < p.created_at) as bad, count(*) as "all" from audience_comment c join audience_comment p on p.id = c.parent_id;

-- Q95 COUNT reply_count is not the number of replies
select count(*) filter (where reply_count not in ((select count(*) from audience_comment r where r.parent_id = c.id), (select count(*) from audience_comment r where r.parent_id = c.id and r.status = 'visible'))) as bad, count(*) as "all" from audience_comment c;

-- Q96 STATUS hidden comment by nobody or at no time, or a visible one that somebody hid
select count(*) filter (where (status = 'hidden' and hidden_at is null) or (status = 'visible' and (hidden_at is not null or hidden_by_id is not null)) or (hidden_by_id is not null and hidden_at is null) or hidden_at < created_at or edited_at < created_at) as bad, count(*) as "all" from audience_comment;

-- Q97 BOUND comment about a place after the end of the audio, or from before the episode was published
select count(*) filter (where c.at_seconds > e.duration_seconds or c.created_at < e.published_at or e.published_at is null) as bad, count(*) as "all" from audience_comment c join shows_episode e on e.id = c.episode_id;

-- Q98 TEXT address of a listing that is not on the platform
select count(*) filter (where external_url !~* case platform when 'apple' then 'apple\.' when 'spotify' then 'spotify\.' when 'amazon' then 'amazon\.|audible\.' else 'youtu\.?be' end) as bad, count(*) as "all" from audience_listing where external_url is not null;

-- Q99 STATUS listing approved at no time or that was also rejected, rejected with an address or without a reason, or decided before it was submitted
select count(*) filter (where (status = 'approved') <> (approved_at is not null) or (status = 'rejected') <> (rejected_at is not null) or (status <> 'rejected' and rejection_reason is not null) or (status = 'rejected' and rejection_reason is null) or (status = 'rejected' and external_url is not null) or least(approved_at, rejected_at) < submitted_at) as bad, count(*) as "all" from audience_listing;
