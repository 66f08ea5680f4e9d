-- Q1 TEXT slug that is none, or does not begin like the name or title
select count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or position(split_part(regexp_replace(lower(t), '[^a-z0-9]+', '-', 'g'), '-', 1) in slug) = 0) as bad, count(*) as "all" from (select slug, name t from "Publication" union all select slug, title from "Post" union all select slug, name from "Tag") x;

-- Q2 WORDS username with spaces or an e-mail that is none
select count(*) filter (where username ~ '\s' or email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$') as bad, count(*) as "all" from "User";

-- Q3 STATUS reason of a ban without a ban, or banned before the account
select count(*) filter (where ("bannedAt" is null and "banReason" is not null) or "bannedAt" < "createdAt") as bad, count(*) as "all" from "User" where "bannedAt" is not null or "banReason" is not null;

-- Q4 ORDER updated or verified before created, or created ahead of now
select count(*) filter (where u < c or v < c or c > '2026-01-02') as bad, count(*) as "all" from (select "createdAt" c, "updatedAt" u, "emailVerified" v from "User" union all select "createdAt", "updatedAt", null from "Publication" union all select "createdAt", "updatedAt", null from "Post" union all select "createdAt", "updatedAt", null from "Subscription" union all select "createdAt", "updatedAt", null from "Newsletter") x;

-- Q5 COUNT followerCount or followingCount is not the number of follows
select count(*) filter (where "followerCount" <> (select count(*) from "Follow" f where f."followingId" = u.id) or "followingCount" <> (select count(*) from "Follow" f where f."followerId" = u.id)) as bad, count(*) as "all" from "User" u;

-- Q6 ALONE user who follows oneself
select count(*) filter (where "followerId" = "followingId") as bad, count(*) as "all" from "Follow";

-- Q7 COUNT memberCount is not the number of members
select count(*) filter (where "memberCount" <> (select count(*) from "PublicationMember" m where m."publicationId" = p.id)) as bad, count(*) as "all" from "Publication" p;

-- Q8 COUNT postCount is not the number of posts of the publication (all, or published)
select count(*) filter (where "postCount" not in ((select count(*) from "Post" x where x."publicationId" = p.id), (select count(*) from "Post" x where x."publicationId" = p.id and status = 'PUBLISHED'), (select count(*) from "Post" x where x."publicationId" = p.id and status in ('PUBLISHED', 'ARCHIVED')))) as bad, count(*) as "all" from "Publication" p;

-- Q9 COUNT subscriberCount is not the number of subscribers (all, active, or not unsubscribed)
select count(*) filter (where "subscriberCount" not in ((select count(*) from "Subscriber" s where s."publicationId" = p.id), (select count(*) from "Subscriber" s where s."publicationId" = p.id and status = 'ACTIVE'), (select count(*) from "Subscriber" s where s."publicationId" = p.id and status <> 'UNSUBSCRIBED'), (select count(*) from "Subscriber" s where s."publicationId" = p.id and status in ('ACTIVE', 'PENDING')))) as bad, count(*) as "all" from "Publication" p;

-- Q10 ROLE publication whose owner is a member with another role, or of which somebody else is the owner
select count(*) filter (where (m."userId" = p."ownerId") <> (m.role = 'OWNER')) as bad, count(*) as "all" from "PublicationMember" m join "Publication" p on p.id = m."publicationId" where m."userId" = p."ownerId" or m.role = 'OWNER';

-- Q11 ALONE publication with several owners
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where role = 'OWNER') n from "PublicationMember" group by "publicationId") x;

-- Q12 BOUND member from before the publication or the user was there
select count(*) filter (where m."joinedAt" < p."createdAt" or m."joinedAt" < u."createdAt") as bad, count(*) as "all" from "PublicationMember" m join "Publication" p on p.id = m."publicationId" join "User" u on u.id = m."userId";

-- Q13 MEMBER invitation by somebody who is not in the publication
select count(*) filter (where p."ownerId" <> i."invitedById" and not exists (select 1 from "PublicationMember" m where m."publicationId" = i."publicationId" and m."userId" = i."invitedById")) as bad, count(*) as "all" from "Invitation" i join "Publication" p on p.id = i."publicationId";

-- Q14 STATUS invitation accepted and revoked, accepted after it ran out, or that runs out before it was made
select count(*) filter (where ("acceptedAt" is not null and "revokedAt" is not null) or "acceptedAt" > "expiresAt" or "expiresAt" <= "createdAt" or "acceptedAt" < "createdAt" or "revokedAt" < "createdAt") as bad, count(*) as "all" from "Invitation";

-- Q15 MEMBER post by somebody who is not in the publication
select count(*) filter (where p."ownerId" <> x."authorId" and not exists (select 1 from "PublicationMember" m where m."publicationId" = x."publicationId" and m."userId" = x."authorId")) as bad, count(*) as "all" from "Post" x join "Publication" p on p.id = x."publicationId";

-- Q16 ALONE co-author who is the author
select count(*) filter (where p."authorId" = c."B") as bad, count(*) as "all" from "_CoAuthors" c join "Post" p on p.id = c."A";

-- Q17 STATUS post published without a time, a draft with one, or planned without a time
select count(*) filter (where (status in ('PUBLISHED') and "publishedAt" is null) or (status in ('DRAFT', 'SCHEDULED') and "publishedAt" is not null) or (status = 'SCHEDULED' and "scheduledFor" is null) or "publishedAt" < "createdAt" or "scheduledFor" < "createdAt") as bad, count(*) as "all" from "Post";

-- Q18 NOW post published ahead of now, or planned for a time that is over a day ago
select count(*) filter (where "publishedAt" > '2026-01-02' or (status = 'SCHEDULED' and "scheduledFor" < '2025-12-30')) as bad, count(*) as "all" from "Post" where status in ('PUBLISHED', 'SCHEDULED');

-- Q19 BOUND post from before the publication
select count(*) filter (where x."createdAt" < p."createdAt") as bad, count(*) as "all" from "Post" x join "Publication" p on p.id = x."publicationId";

-- Q20 BOUND more single readers than views
select count(*) filter (where "uniqueViewCount" > "viewCount" or "uniqueViewCount" < 0) as bad, count(*) as "all" from "Post";

-- Q21 FARSTATE views, comments or reactions of a post that was never published
select count(*) filter (where "viewCount" > 0 or "commentCount" > 0 or "reactionCount" > 0) as bad, count(*) as "all" from "Post" where status in ('DRAFT', 'SCHEDULED');

-- Q22 FARSTATE comment or reaction on a post that was never published, or from before it was
select count(*) filter (where p."publishedAt" is null or x.t < p."publishedAt") as bad, count(*) as "all" from (select "postId" id, "createdAt" t from "Comment" union all select "postId", "createdAt" from "Reaction") x join "Post" p on p.id = x.id;

-- Q23 COUNT commentCount is not the number of comments (all, approved, or not spam or deleted)
select count(*) filter (where "commentCount" not in ((select count(*) from "Comment" c where c."postId" = p.id), (select count(*) from "Comment" c where c."postId" = p.id and status = 'APPROVED'), (select count(*) from "Comment" c where c."postId" = p.id and status in ('APPROVED', 'PENDING')), (select count(*) from "Comment" c where c."postId" = p.id and status <> 'DELETED'))) as bad, count(*) as "all" from "Post" p;

-- Q24 COUNT reactionCount is not the number of reactions
select count(*) filter (where "reactionCount" <> (select count(*) from "Reaction" r where r."postId" = p.id)) as bad, count(*) as "all" from "Post" p;

-- Q25 SUM minutes to read do not fit the words (50 to 500 a minute)
select count(*) filter (where "wordCount" < 0 or "readingTimeMinutes" not between floor("wordCount" / 500.0) and ceil("wordCount" / 50.0) + 1) as bad, count(*) as "all" from "Post";

-- Q26 TEXT wordCount is under a half or over twice the words of the content
select count(*) filter (where "wordCount" not between n / 2 - 3 and n * 2 + 3) as bad, count(*) as "all" from (select "wordCount", array_length(regexp_split_to_array(trim(content), '\s+'), 1) n from "Post") p;

-- Q27 ORDER version of a post that is not later than the one before it, or below 1
select count(*) filter (where version < 1 or "createdAt" < b) as bad, count(*) as "all" from (select version, "createdAt", lag("createdAt") over (partition by "postId" order by version) b from "PostRevision") x;

-- Q28 MEMBER version by somebody who is not in the publication
select count(*) filter (where p."ownerId" <> r."editorId" and not exists (select 1 from "PublicationMember" m where m."publicationId" = x."publicationId" and m."userId" = r."editorId") and not exists (select 1 from "_CoAuthors" c where c."A" = x.id and c."B" = r."editorId")) as bad, count(*) as "all" from "PostRevision" r join "Post" x on x.id = r."postId" join "Publication" p on p.id = x."publicationId";

-- Q29 BOUND version from before the post
select count(*) filter (where r."createdAt" < p."createdAt") as bad, count(*) as "all" from "PostRevision" r join "Post" p on p.id = r."postId";

-- Q30 COUNT postCount of a tag is not the number of its posts (all, or published)
select count(*) filter (where "postCount" not in ((select count(*) from "_PostToTag" j where j."B" = t.id), (select count(*) from "_PostToTag" j join "Post" p on p.id = j."A" where j."B" = t.id and p.status = 'PUBLISHED'))) as bad, count(*) as "all" from "Tag" t;

-- Q31 PATH answer to a comment on another post, or to itself
select count(*) filter (where a."postId" <> c."postId" or a.id = c.id) as bad, count(*) as "all" from "Comment" c join "Comment" a on a.id = c."parentId";

-- Q32 ORDER answer from before the comment that it answers
select count(*) filter (where c."createdAt" < a."createdAt") as bad, count(*) as "all" from "Comment" c join "Comment" a on a.id = c."parentId";

-- Q33 SUM depth is not one more than that of the comment above, or not 0 without one
select count(*) filter (where c.depth <> coalesce(a.depth + 1, 0)) as bad, count(*) as "all" from "Comment" c left join "Comment" a on a.id = c."parentId";

-- Q34 COUNT replyCount is not the number of answers (all, or approved, or not deleted)
select count(*) filter (where "replyCount" not in ((select count(*) from "Comment" r where r."parentId" = c.id), (select count(*) from "Comment" r where r."parentId" = c.id and status = 'APPROVED'), (select count(*) from "Comment" r where r."parentId" = c.id and status <> 'DELETED'), (select count(*) from "Comment" r where r."parentId" = c.id and status in ('APPROVED', 'PENDING')))) as bad, count(*) as "all" from "Comment" c;

-- Q35 STATUS comment deleted without a time or a time though it is not, or edited or deleted before written
select count(*) filter (where (status = 'DELETED') <> ("deletedAt" is not null) or "editedAt" < "createdAt" or "deletedAt" < "createdAt") as bad, count(*) as "all" from "Comment";

-- Q36 STATUS subscriber who left without a time, a time or reason though not left, or confirmed though not yet
select count(*) filter (where (status = 'UNSUBSCRIBED') <> ("unsubscribedAt" is not null) or (status <> 'UNSUBSCRIBED' and "unsubscribeReason" is not null) or (status = 'PENDING' and "confirmedAt" is not null) or (status = 'ACTIVE' and "confirmedAt" is null) or "confirmedAt" < "createdAt" or "unsubscribedAt" < "confirmedAt" or "unsubscribedAt" < "createdAt") as bad, count(*) as "all" from "Subscriber";

-- Q37 PATH subscription to a plan of another publication than the subscriber's
select count(*) filter (where p."publicationId" <> s."publicationId") as bad, count(*) as "all" from "Subscription" x join "Subscriber" s on s.id = x."subscriberId" join "Plan" p on p.id = x."planId";

-- Q38 COPY currency of a subscription is not the plan's, or its price is nowhere near (under a third, over thrice)
select count(*) filter (where x.currency <> p.currency or x."priceCents" not between p."priceCents" / 3.0 and p."priceCents" * 3.0) as bad, count(*) as "all" from "Subscription" x join "Plan" p on p.id = x."planId";

-- Q39 WORDS currency that is none, or price below nothing
select count(*) filter (where currency !~* '^[a-z]{3}$' or "priceCents" < 0) as bad, count(*) as "all" from "Plan";

-- Q40 BOUND period of a subscription that is not about a month or a year as the plan has it
select count(*) filter (where x."currentPeriodEnd" - x."currentPeriodStart" not between (case when p.interval = 'MONTH' then interval '27 days' else interval '360 days' end) and (case when p.interval = 'MONTH' then interval '32 days' else interval '370 days' end)) as bad, count(*) as "all" from "Subscription" x join "Plan" p on p.id = x."planId" where x.status in ('ACTIVE', 'PAST_DUE');

-- Q41 FARSTATE active subscription whose period ended over a month ago or lies ahead of now
select count(*) filter (where "currentPeriodEnd" < '2025-12-01' or "currentPeriodStart" > '2026-01-02') as bad, count(*) as "all" from "Subscription" where status in ('ACTIVE', 'TRIALING');

-- Q42 STATUS subscription cancelled without a time, or a time though it goes on; on trial without an end
select count(*) filter (where (status = 'CANCELED' and "canceledAt" is null) or (status in ('ACTIVE', 'TRIALING', 'PAST_DUE') and "canceledAt" is not null and not "cancelAtPeriodEnd") or (status = 'TRIALING' and "trialEndsAt" is null) or "canceledAt" < "createdAt" or "currentPeriodEnd" <= "currentPeriodStart") as bad, count(*) as "all" from "Subscription";

-- Q43 ALONE subscriber with two running subscriptions
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) n from "Subscription" where status in ('ACTIVE', 'TRIALING') group by "subscriberId") x;

-- Q44 SUM net is not amount less fee, or a fee above the amount
select count(*) filter (where "netCents" <> "amountCents"::bigint - "feeCents" or "feeCents" > "amountCents" or "feeCents" < 0) as bad, count(*) as "all" from "Payment";

-- Q45 COPY amount or currency of a payment is not that of the subscription
select count(*) filter (where p."amountCents" <> s."priceCents" or p.currency <> s.currency) as bad, count(*) as "all" from "Payment" p join "Subscription" s on s.id = p."subscriptionId";

-- Q46 STATUS payment made without a time, a time though it failed or is open, reason to fail though it did not, refunded without a time
select count(*) filter (where (status in ('SUCCEEDED', 'REFUNDED') and "paidAt" is null) or (status in ('PENDING', 'FAILED') and "paidAt" is not null) or (status <> 'FAILED' and "failureReason" is not null) or (status = 'REFUNDED') <> ("refundedAt" is not null) or "paidAt" < "createdAt" or "refundedAt" < "paidAt") as bad, count(*) as "all" from "Payment";

-- Q47 BOUND payment from before the subscription
select count(*) filter (where p."createdAt" < s."createdAt" - interval '1 day') as bad, count(*) as "all" from "Payment" p join "Subscription" s on s.id = p."subscriptionId";

-- Q48 PATH newsletter with a post of another publication
select count(*) filter (where p."publicationId" <> n."publicationId") as bad, count(*) as "all" from "Newsletter" n join "Post" p on p.id = n."postId";

-- Q49 MEMBER newsletter by somebody who is not in the publication
select count(*) filter (where p."ownerId" <> n."createdById" and not exists (select 1 from "PublicationMember" m where m."publicationId" = n."publicationId" and m."userId" = n."createdById")) as bad, count(*) as "all" from "Newsletter" n join "Publication" p on p.id = n."publicationId";

-- Q50 STATUS newsletter sent without a time, a time of one that was not, planned without a time, or figures of one not sent
select count(*) filter (where (status = 'SENT' and "sentAt" is null) or (status in ('DRAFT', 'SCHEDULED') and ("sentAt" is not null or "openCount" > 0 or "clickCount" > 0 or "bounceCount" > 0)) or (status = 'SCHEDULED' and "scheduledFor" is null) or "sentAt" < "createdAt" or "sentAt" > '2026-01-02') as bad, count(*) as "all" from "Newsletter";

-- Q51 COUNT recipientCount or bounceCount is not that of the deliveries
select count(*) filter (where "recipientCount" <> n or "bounceCount" <> b) as bad, count(*) as "all" from (select x.*, (select count(*) from "EmailDelivery" d where d."newsletterId" = x.id) n, (select count(*) from "EmailDelivery" d where d."newsletterId" = x.id and d.status = 'BOUNCED') b from "Newsletter" x) x where n > 0;

-- Q52 BOUND more people opened, clicked or bounced than got it, or openRate outside 0 to 100
select count(*) filter (where "bounceCount" > "recipientCount" or "openRate" not between 0 and 100 or ("recipientCount" = 0 and ("openCount" > 0 or "clickCount" > 0))) as bad, count(*) as "all" from "Newsletter";

-- Q53 PATH newsletter delivered to a subscriber of another publication
select count(*) filter (where s."publicationId" <> n."publicationId") as bad, count(*) as "all" from "EmailDelivery" d join "Newsletter" n on n.id = d."newsletterId" join "Subscriber" s on s.id = d."subscriberId";

-- Q54 COPY address of a delivery is not the subscriber's
select count(*) filter (where lower(d.email) <> lower(s.email)) as bad, count(*) as "all" from "EmailDelivery" d join "Subscriber" s on s.id = d."subscriberId";

-- Q55 FARSTATE delivery that was sent of a newsletter that was not
select count(*) filter (where n.status in ('DRAFT', 'SCHEDULED')) as bad, count(*) as "all" from "EmailDelivery" d join "Newsletter" n on n.id = d."newsletterId" where d.status <> 'QUEUED';

-- Q56 STATUS times of a delivery that do not fit its state
select count(*) filter (where (status = 'QUEUED' and "sentAt" is not null) or (status <> 'QUEUED' and "sentAt" is null) or (status in ('QUEUED', 'SENT', 'BOUNCED') and "deliveredAt" is not null) or (status = 'OPENED' and "openedAt" is null) or (status = 'CLICKED' and "clickedAt" is null) or (status in ('QUEUED', 'SENT', 'DELIVERED', 'BOUNCED') and "openedAt" is not null) or (status <> 'CLICKED' and "clickedAt" is not null) or (status = 'BOUNCED') <> ("bouncedAt" is not null) or (status <> 'BOUNCED' and "bounceReason" is not null)) as bad, count(*) as "all" from "EmailDelivery";

-- Q57 ORDER delivered, opened or clicked before the step before it
select count(*) filter (where "deliveredAt" < "sentAt" or "openedAt" < "deliveredAt" or "openedAt" < "sentAt" or "clickedAt" < "openedAt" or "bouncedAt" < "sentAt") as bad, count(*) as "all" from "EmailDelivery";
