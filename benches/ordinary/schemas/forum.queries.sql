-- Corrected Q30: many forums allow capitals in tags; it asks for spaces only.
-- Q1 posts_count of a topic is not the number of its posts (with or without deleted ones, with or without the first)
select count(*) filter (where posts_count not in (a, b, a - 1, b - 1)) as bad, count(*) as all
from (select t.*, (select count(*) from posts p where p.topic_id = t.id) a, (select count(*) from posts p where p.topic_id = t.id and p.deleted_at is null) b from topics t) t;
-- Q2 topics_count of a category is not the number of its topics
select count(*) filter (where topics_count <> n) as bad, count(*) as all from (select c.*, (select count(*) from topics t where t.category_id = c.id) n from categories c) c;
-- Q3 topics_count or posts_count of a user is not the number of them
select count(*) filter (where topics_count <> a or posts_count not in (b, c)) as bad, count(*) as all
from (select u.*, (select count(*) from topics t where t.user_id = u.id) a, (select count(*) from posts p where p.user_id = u.id) b, (select count(*) from posts p where p.user_id = u.id and p.deleted_at is null) c from users u) u;
-- Q4 comments_count of a post is not the number of its comments
select count(*) filter (where comments_count <> n) as bad, count(*) as all from (select p.*, (select count(*) from comments c where c.commentable_type = 'Post' and c.commentable_id = p.id) n from posts p) p;
-- Q5 likes_count of a topic is not the number of its likes
select count(*) filter (where likes_count <> n) as bad, count(*) as all from (select t.*, (select count(*) from likes l where l.likeable_type = 'Topic' and l.likeable_id = t.id) n from topics t) t;
-- Q6 comment on something that is not there
select count(*) filter (where case commentable_type when 'Post' then not exists (select 1 from posts p where p.id = commentable_id) else not exists (select 1 from topics t where t.id = commentable_id) end) as bad,
  count(*) as all from comments;
-- Q7 like or flag of something that is not there
select count(*) filter (where not exists (select 1 from topics t where x.type = 'Topic' and t.id = x.id union all select 1 from comments c where x.type = 'Comment' and c.id = x.id
  union all select 1 from posts p where x.type = 'Post' and p.id = x.id union all select 1 from users u where x.type = 'User' and u.id = x.id)) as bad, count(*) as all
from (select likeable_type as type, likeable_id as id from likes union all select flaggable_type, flaggable_id from flags) x;
-- Q8 score of a post is not the sum of its votes
select count(*) filter (where score <> n) as bad, count(*) as all from (select p.*, (select coalesce(sum(value), 0) from votes v where v.post_id = p.id) n from posts p) p;
-- Q9 vote for one's own post
select count(*) filter (where v.user_id = p.user_id) as bad, count(*) as all from votes v join posts p on p.id = v.post_id;
-- Q10 accepted post of another topic
select count(*) filter (where p.topic_id <> t.id) as bad, count(*) as all from topics t join posts p on p.id = t.accepted_post_id;
-- Q11 accepted_post_id and the accepted flag of the posts disagree
select count(*) filter (where (t.accepted_post_id is null and exists (select 1 from posts p where p.topic_id = t.id and p.accepted))
  or (t.accepted_post_id is not null and not exists (select 1 from posts p where p.id = t.accepted_post_id and p.accepted))) as bad, count(*) as all from topics t;
-- Q12 accepted answer in a discussion or announcement
select count(*) filter (where kind <> 'question') as bad, count(*) as all from topics where accepted_post_id is not null or status = 'solved';
-- Q13 solved question without accepted answer, or open one with
select count(*) filter (where (status = 'solved') <> (accepted_post_id is not null)) as bad, count(*) as all from topics where kind = 'question' and status <> 'closed';
-- Q14 more than one accepted post in a topic
select count(*) filter (where n > 1) as bad, count(*) as all from (select topic_id, count(*) filter (where accepted) n from posts group by 1) x;
-- Q15 last post of another topic, or not the last
select count(*) filter (where p.topic_id <> t.id or exists (select 1 from posts x where x.topic_id = t.id and x.created_at > p.created_at and x.deleted_at is null)) as bad, count(*) as all from topics t join posts p on p.id = t.last_post_id;
-- Q16 last_posted_at or last_poster_id are not those of the last post
select count(*) filter (where t.last_posted_at is distinct from p.created_at or t.last_poster_id is distinct from p.user_id) as bad, count(*) as all from topics t join posts p on p.id = t.last_post_id;
-- Q17 last topic of another category
select count(*) filter (where t.category_id <> c.id) as bad, count(*) as all from categories c join topics t on t.id = c.last_topic_id;
-- Q18 post before its topic, or before its author registered
select count(*) filter (where p.created_at < t.created_at or p.created_at < u.created_at) as bad, count(*) as all from posts p join topics t on t.id = p.topic_id join users u on u.id = p.user_id;
-- Q19 reply to a post of another topic, to a later one or to itself
select count(*) filter (where r.topic_id <> p.topic_id or r.created_at > p.created_at or r.id = p.id) as bad, count(*) as all from posts p join posts r on r.id = p.reply_to_id;
-- Q20 post numbers of a topic are not 1, 2, 3 …
select count(*) filter (where post_number <> k) as bad, count(*) as all from (select post_number, row_number() over (partition by topic_id order by post_number) k from posts) x;
-- Q21 post with a higher number that is older
select count(*) filter (where created_at < before) as bad, count(*) as all from (select created_at, lag(created_at) over (partition by topic_id order by post_number) before from posts) x where before is not null;
-- Q22 first post of a topic by somebody else
select count(*) filter (where p.user_id <> t.user_id) as bad, count(*) as all from posts p join topics t on t.id = p.topic_id where p.post_number = 1;
-- Q23 edits_count is not the number of revisions (or one less), or edits without a time
select count(*) filter (where edits_count not in (n, n - 1) or (edits_count = 0) <> (last_edited_at is null)) as bad, count(*) as all from (select p.*, (select count(*) from post_revisions r where r.post_id = p.id) n from posts p) p;
-- Q24 later version that is older, or a revision before its post
select count(*) filter (where r.created_at < p.created_at or r.created_at < r.before) as bad, count(*) as all
from (select *, lag(created_at) over (partition by post_id order by version) before from post_revisions) r join posts p on p.id = r.post_id;
-- Q25 versions of a post are not 1, 2, 3 …
select count(*) filter (where version <> k) as bad, count(*) as all from (select version, row_number() over (partition by post_id order by version) k from post_revisions) x;
-- Q26 revision by somebody who is neither the author nor moderator nor admin (role 0)
select count(*) filter (where r.user_id <> p.user_id and u.role = 0) as bad, count(*) as all from post_revisions r join posts p on p.id = r.post_id join users u on u.id = r.user_id;
-- Q27 closed without time or person, or open with them, or closed before it was opened
select count(*) filter (where (status = 'closed' and (closed_at is null or closed_by_id is null)) or (status = 'open' and (closed_at is not null or closed_by_id is not null)) or closed_at < created_at) as bad, count(*) as all from topics;
-- Q28 slug of a topic that does not come from its title
select count(*) filter (where position(replace(regexp_replace(slug, '-\d+$', ''), '-', '') in t) <> 1 and position(replace(slug, '-', '') in t) <> 1) as bad, count(*) as all
from (select slug, regexp_replace(lower(title), '[^a-z0-9]', '', 'g') t from topics where title ~ '^[[:ascii:]]*$') x;
-- Q29 taggings_count of a tag is not the number of its topics
select count(*) filter (where taggings_count <> n) as bad, count(*) as all from (select g.*, (select count(*) from taggings x where x.tag_id = g.id) n from tags g) g;
-- Q30 tag with spaces
select count(*) filter (where name ~ '\s') as bad, count(*) as all from tags;
-- Q31 awards_count of a badge or badges_count of a user is not the number of awards
select count(*) filter (where c <> n) as bad, count(*) as all
from (select awards_count c, (select count(*) from badge_awards a where a.badge_id = b.id) n from badges b union all select badges_count, (select count(*) from badge_awards a where a.user_id = u.id) from users u) x;
-- Q32 badge given twice to a user though it is not for several times
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by a.badge_id, a.user_id) n from badge_awards a join badges b on b.id = a.badge_id where not b.multiple) x;
-- Q33 badge for a post of somebody else, or before it
select count(*) filter (where p.user_id <> a.user_id or a.awarded_at < p.created_at) as bad, count(*) as all from badge_awards a join posts p on p.id = a.post_id;
-- Q34 last read post of another topic
select count(*) filter (where p.topic_id <> s.topic_id) as bad, count(*) as all from topic_subscriptions s join posts p on p.id = s.last_read_post_id;
-- Q35 pending flag that was handled, or a handled one without person or time, or handled before it was made
select count(*) filter (where (status = 'pending' and (handled_at is not null or handled_by_id is not null)) or (status <> 'pending' and (handled_at is null or handled_by_id is null)) or handled_at < created_at) as bad, count(*) as all from flags;
-- Q36 flag handled by the one who flagged, or by a plain user (role 0)
select count(*) filter (where f.handled_by_id = f.user_id or u.role = 0) as bad, count(*) as all from flags f join users u on u.id = f.handled_by_id;
-- Q37 points of reputation of the wrong sign
select count(*) filter (where (kind in ('upvote', 'accepted') and points <= 0) or (kind in ('downvote', 'penalty') and points >= 0)) as bad, count(*) as all from reputation_events;
-- Q38 reputation for a post of somebody else (downvoting costs the voter in some forums: left out)
select count(*) filter (where p.user_id <> e.user_id) as bad, count(*) as all from reputation_events e join posts p on p.id = e.post_id where e.kind in ('upvote', 'accepted');
-- Q39 reputation for votes or acceptance without a post
select count(*) filter (where post_id is null) as bad, count(*) as all from reputation_events where kind in ('upvote', 'downvote', 'accepted');
-- Q40 reputation of a user is not 1 and the sum of the events (or the sum alone)
select count(*) filter (where reputation not in (n, n + 1)) as bad, count(*) as all from (select u.*, (select coalesce(sum(points), 0) from reputation_events e where e.user_id = u.id) n from users u) u;
-- Q41 reason of a ban without one, or a ban before the registration
select count(*) filter (where (banned_at is null and ban_reason is not null) or banned_at < created_at) as bad, count(*) as all from users;
-- Q42 signed in though never counted, or the other way round, or the last sign-in after the current one
select count(*) filter (where (sign_in_count = 0 and (current_sign_in_at is not null or last_sign_in_at is not null)) or (sign_in_count > 0 and current_sign_in_at is null) or last_sign_in_at > current_sign_in_at) as bad,
  count(*) as all from users;
-- Q43 token for a new password without the time it was sent, or the time without a token
select count(*) filter (where (reset_password_token is null) <> (reset_password_sent_at is null)) as bad, count(*) as all from users;
-- Q44 changed before it was made
select count(*) filter (where updated_at < created_at) as bad, count(*) as all from (select created_at, updated_at from users union all select created_at, updated_at from topics union all select created_at, updated_at from posts
  union all select created_at, updated_at from comments) x;
-- Q45 comment, vote or like before what it is of
select count(*) filter (where x.created_at < p.created_at) as bad, count(*) as all
from (select commentable_id as id, created_at from comments where commentable_type = 'Post' union all select post_id, created_at from votes) x join posts p on p.id = x.id;
-- Q46 two categories below one parent at the same position, or a category below itself
select count(*) filter (where n > 1 or parent_id = id) as bad, count(*) as all from (select id, parent_id, count(*) over (partition by parent_id, "position") n from categories) x;
