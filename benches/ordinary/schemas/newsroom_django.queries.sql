-- Q1 head of a desk is on another desk
select count(*) filter (where s.desk_id<>d.id) as bad, count(*) as "all" from newsroom_desk d join newsroom_staffmember s on s.id=d.head_id;

-- Q2 members_count of a desk is not the number of its staff members (with or without those who left)
select count(*) filter (where members_count not in ((select count(*) from newsroom_staffmember s where s.desk_id=d.id),(select count(*) from newsroom_staffmember s where s.desk_id=d.id and s.left_on is null))) as bad, count(*) as "all" from newsroom_desk d;

-- Q3 articles_published of a staff member is not the number of published articles as lead author
select count(*) filter (where articles_published<>(select count(*) from editorial_article a where a.lead_author_id=s.id and a.status='published')) as bad, count(*) as "all" from newsroom_staffmember s;

-- Q4 byline of a staff member has neither first nor last name of the user
select count(*) filter (where position(lower(u.first_name) in lower(s.byline))=0 and position(lower(u.last_name) in lower(s.byline))=0) as bad, count(*) as "all" from newsroom_staffmember s join accounts_user u on u.id=s.user_id;

-- Q5 day rate of somebody who is not a freelancer, or a day rate no newsroom pays
select count(*) filter (where employment<>'freelance' or day_rate<30 or day_rate>5000) as bad, count(*) as "all" from newsroom_staffmember where day_rate is not null;

-- Q6 url path of a section does not follow from its parent and slug
select count(*) filter (where s.url_path<>coalesce(p.url_path,'/')||s.slug||'/') as bad, count(*) as "all" from editorial_section s left join editorial_section p on p.id=s.parent_id;

-- Q7 level of a section does not follow from its parent
select count(*) filter (where s.level<>coalesce(p.level+1,0)) as bad, count(*) as "all" from editorial_section s left join editorial_section p on p.id=s.parent_id;

-- Q8 usage_count of a tag is not the number of its articles
select count(*) filter (where usage_count<>(select count(*) from editorial_article_tags x where x.tag_id=t.id)) as bad, count(*) as "all" from editorial_tag t;

-- Q9 value that is not one of the listed choices
select count(*) filter (where not ok) as bad, count(*) as "all" from (select role in ('reporter','editor','copy_editor','photographer','desk_head') as ok from newsroom_staffmember union all select kind in ('topic','person','place','organization') from editorial_tag union all select status in ('open','accepted','rejected','withdrawn') from editorial_storypitch union all select kind in ('news','feature','opinion','interview','review') and status in ('draft','in_review','scheduled','published','retracted') from editorial_article union all select task in ('write','photograph','edit','fact_check') and status in ('assigned','in_progress','done','dropped') from planning_assignment union all select status in ('pending','approved','removed') from community_comment) x;

-- Q10 decision columns of a pitch do not fit its status, or it was decided before it was made
select count(*) filter (where (status in ('accepted','rejected') and (decided_at is null or decided_by_id is null)) or (status='open' and (decided_at is not null or decided_by_id is not null)) or decided_at<created_at) as bad, count(*) as "all" from editorial_storypitch;

-- Q11 rejection reason missing at a rejected pitch, or given at another one
select count(*) filter (where (status='rejected')<>(rejection_reason<>'')) as bad, count(*) as "all" from editorial_storypitch;

-- Q12 pitch was decided by somebody who is neither editor nor desk head
select count(*) filter (where s.role not in ('editor','desk_head')) as bad, count(*) as "all" from editorial_storypitch p join newsroom_staffmember s on s.id=p.decided_by_id;

-- Q13 article from a pitch that was not accepted, or written before the pitch was made
select count(*) filter (where p.status<>'accepted' or a.created_at<p.created_at) as bad, count(*) as "all" from editorial_article a join editorial_storypitch p on p.id=a.pitch_id;

-- Q14 byline of an article is not the byline of the lead author
select count(*) filter (where a.byline<>s.byline) as bad, count(*) as "all" from editorial_article a join newsroom_staffmember s on s.id=a.lead_author_id;

-- Q15 section_name of an article is not the name of the section
select count(*) filter (where a.section_name<>s.name) as bad, count(*) as "all" from editorial_article a join editorial_section s on s.id=a.section_id;

-- Q16 word_count of an article is more than 10 percent off the words of its body
select count(*) filter (where abs(a.word_count-x.n)>0.1*x.n+2) as bad, count(*) as "all" from editorial_article a cross join lateral (select count(*) as n from regexp_split_to_table(trim(a.body),'\s+') w where w<>'') x;

-- Q17 reading minutes are not word count / 220 rounded up
select count(*) filter (where reading_minutes<>ceil(word_count/220.0)) as bad, count(*) as "all" from editorial_article where reading_minutes is not null and word_count>0;

-- Q18 comments_count of an article is not the number of its approved comments
select count(*) filter (where comments_count<>(select count(*) from community_comment c where c.article_id=a.id and c.status='approved')) as bad, count(*) as "all" from editorial_article a;

-- Q19 revision_count of an article is not the number of its revisions, or its revisions have gaps in their numbers
select count(*) filter (where a.revision_count<>x.n or x.m<>x.n) as bad, count(*) as "all" from editorial_article a cross join lateral (select count(*) as n, coalesce(max(r.number),0) as m from editorial_revision r where r.article_id=a.id) x;

-- Q20 published_at of an article does not fit its status
select count(*) filter (where (status in ('published','retracted'))<>(published_at is not null)) as bad, count(*) as "all" from editorial_article;

-- Q21 retraction columns of an article do not fit its status
select count(*) filter (where (status='retracted')<>(retracted_at is not null) or (status='retracted')<>(retraction_note<>'')) as bad, count(*) as "all" from editorial_article;

-- Q22 scheduled article without planned time, or article past the draft that was never submitted
select count(*) filter (where (status='scheduled' and scheduled_for is null) or submitted_at is null) as bad, count(*) as "all" from editorial_article where status<>'draft';

-- Q23 times of an article are not in order (created, submitted, published, retracted)
select count(*) filter (where submitted_at<created_at or published_at<coalesce(submitted_at,created_at) or published_at<created_at or retracted_at<published_at or scheduled_for<created_at) as bad, count(*) as "all" from editorial_article;

-- Q24 end of the breaking banner at an article that is not breaking, or before its publication
select count(*) filter (where not is_breaking or breaking_until<published_at) as bad, count(*) as "all" from editorial_article where breaking_until is not null;

-- Q25 stars at an article that is not a review
select count(*) filter (where kind<>'review') as bad, count(*) as "all" from editorial_article where rating is not null;

-- Q26 article follows up to itself or to a later article
select count(*) filter (where a.id=b.id or b.created_at>a.created_at or b.published_at>a.published_at) as bad, count(*) as "all" from editorial_article a join editorial_article b on b.id=a.follow_up_to_id;

-- Q27 editor of an article is its lead author, or is a reporter or photographer
select count(*) filter (where a.editor_id=a.lead_author_id or s.role in ('reporter','photographer')) as bad, count(*) as "all" from editorial_article a join newsroom_staffmember s on s.id=a.editor_id;

-- Q28 article was begun when its lead author was not (yet or any more) at the newsroom
select count(*) filter (where a.created_at::date<s.hired_on or a.created_at::date>s.left_on) as bad, count(*) as "all" from editorial_article a join newsroom_staffmember s on s.id=a.lead_author_id;

-- Q29 contribution of the lead author, or fee for somebody who is not a freelancer
select count(*) filter (where a.lead_author_id=c.staff_id or (c.fee is not null and s.employment<>'freelance')) as bad, count(*) as "all" from editorial_contribution c join editorial_article a on a.id=c.article_id join newsroom_staffmember s on s.id=c.staff_id;

-- Q30 previous revision is not number - 1 of the same article, or is missing
select count(*) filter (where (r.number=1)<>(r.previous_id is null) or p.article_id<>r.article_id or p.number<>r.number-1) as bad, count(*) as "all" from editorial_revision r left join editorial_revision p on p.id=r.previous_id;

-- Q31 revision is older than its article or than a revision with a lower number
select count(*) filter (where r.created_at<a.created_at or exists (select 1 from editorial_revision p where p.article_id=r.article_id and p.number<r.number and p.created_at>r.created_at)) as bad, count(*) as "all" from editorial_revision r join editorial_article a on a.id=r.article_id;

-- Q32 sizes of an asset do not fit its type (image with duration, audio with width or height, width without height), the mime type is of another type, or a size nobody would see (under 100 bytes, over 12 hours, over 30000 pixels)
select count(*) filter (where (media_type='audio' and (width is not null or height is not null)) or (media_type='image' and duration_seconds is not null) or (width is null)<>(height is null) or mime_type not like media_type||'/%' or file_size<100 or duration_seconds>43200 or greatest(width,height)>30000) as bad, count(*) as "all" from editorial_mediaasset;

-- Q33 asset was captured after it was uploaded
select count(*) filter (where captured_at>uploaded_at) as bad, count(*) as "all" from editorial_mediaasset where captured_at is not null;

-- Q34 lead picture is not on position 1, is not the only one of the article, or is audio
select count(*) filter (where m.position<>1 or s.media_type='audio' or exists (select 1 from editorial_articlemedia n where n.article_id=m.article_id and n.is_lead and n.id<>m.id)) as bad, count(*) as "all" from editorial_articlemedia m join editorial_mediaasset s on s.id=m.asset_id where m.is_lead;

-- Q35 times of an assignment do not fit its status or are not in order
select count(*) filter (where (status='done')<>(completed_at is not null) or (status in ('in_progress','done') and started_at is null) or (status='assigned' and started_at is not null) or started_at<assigned_at or completed_at<started_at) as bad, count(*) as "all" from planning_assignment;

-- Q36 actual hours of an assignment that was not begun, or more hours than there are between start and end
select count(*) filter (where status='assigned' or actual_hours>extract(epoch from completed_at-started_at)/3600+1) as bad, count(*) as "all" from planning_assignment where actual_hours is not null;

-- Q37 assignment of a pitch that is not accepted, or given before the pitch was made
select count(*) filter (where p.status in ('open','rejected') or a.assigned_at<p.created_at) as bad, count(*) as "all" from planning_assignment a join editorial_storypitch p on p.id=a.pitch_id;

-- Q38 desk of a shift is not the desk of the staff member
select count(*) filter (where h.desk_id<>s.desk_id) as bad, count(*) as "all" from planning_shift h join newsroom_staffmember s on s.id=h.staff_id;

-- Q39 two shifts of one person overlap
select count(*) filter (where exists (select 1 from planning_shift k where k.staff_id=h.staff_id and k.id<>h.id and k.starts_at<h.ends_at and k.ends_at>h.starts_at)) as bad, count(*) as "all" from planning_shift h;

-- Q40 worked minutes of a shift are not its length without break, or the shift is shorter than 2 or longer than 16 hours
select count(*) filter (where worked_minutes<>round(extract(epoch from ends_at-starts_at)/60)-break_minutes or ends_at-starts_at<interval '2 hours' or ends_at-starts_at>interval '16 hours') as bad, count(*) as "all" from planning_shift;

-- Q41 colleague of a swap does not fit is_swapped, or is the person itself
select count(*) filter (where is_swapped<>(swapped_with_id is not null) or swapped_with_id=staff_id) as bad, count(*) as "all" from planning_shift;

-- Q42 reply to a comment of another article, or older than the comment it answers
select count(*) filter (where p.article_id<>c.article_id or c.submitted_at<p.submitted_at or p.id=c.id) as bad, count(*) as "all" from community_comment c join community_comment p on p.id=c.parent_id;

-- Q43 comment with both user and guest name or with neither, or comment before the article was published
select count(*) filter (where (c.user_id is null)<>(c.guest_name<>'') or a.published_at is null or c.submitted_at<a.published_at) as bad, count(*) as "all" from community_comment c join editorial_article a on a.id=c.article_id;

-- Q44 moderation columns of a comment do not fit its status, are before the comment, or the moderator is not staff
select count(*) filter (where (c.status='pending' and (c.moderated_at is not null or c.moderated_by_id is not null)) or (c.status<>'pending' and (c.moderated_at is null or c.moderated_by_id is null)) or c.moderated_at<c.submitted_at or not u.is_staff) as bad, count(*) as "all" from community_comment c left join accounts_user u on u.id=c.moderated_by_id;

-- Q45 headline is filler or used by another article, body is filler, or the slug has no word of the headline
select count(*) filter (where headline||' '||standfirst||' '||body ~* '\m(lorem|ipsum|placeholder|dummy text|foobar|asdf)\M' or headline ~* '^(headline|title|article|text|name)[ _#-]*[0-9]+$' or exists (select 1 from editorial_article b where b.id<>a.id and b.headline=a.headline) or not exists (select 1 from regexp_split_to_table(lower(a.headline),'[^a-z0-9]+') w where char_length(w)>=3 and position(w in a.slug)>0)) as bad, count(*) as "all" from editorial_article a;
