-- Q1 follows oneself
select count(*) filter (where "followerId" = "followingId") as bad, count(*) as all from "Follow";
-- Q2 time of acceptance though not accepted, or before it was asked
select count(*) filter (where ("status" <> 'ACCEPTED' and "acceptedAt" is not null) or "acceptedAt" < "createdAt") as bad, count(*) as all from "Follow";
-- Q3 pending follow of a public account
select count(*) filter (where not u."isPrivate") as bad, count(*) as all from "Follow" f join "User" u on u."id" = f."followingId" where f."status" = 'PENDING';
-- Q4 followersCount or followingCount is not the number of accepted follows
select count(*) filter (where "followersCount" <> a or "followingCount" <> b) as bad, count(*) as all
from (select u.*, (select count(*) from "Follow" f where f."followingId" = u."id" and f."status" = 'ACCEPTED') a, (select count(*) from "Follow" f where f."followerId" = u."id" and f."status" = 'ACCEPTED') b from "User" u) u;
-- Q5 postsCount of a user is not the number of posts (with or without deleted ones)
select count(*) filter (where "postsCount" not in (a, b)) as bad, count(*) as all
from (select u.*, (select count(*) from "Post" p where p."authorId" = u."id") a, (select count(*) from "Post" p where p."authorId" = u."id" and p."deletedAt" is null) b from "User" u) u;
-- Q6 blocks oneself
select count(*) filter (where "blockerId" = "blockedId") as bad, count(*) as all from "Block";
-- Q7 follows somebody who blocked them
select count(*) filter (where exists (select 1 from "Block" b where b."blockerId" = f."followingId" and b."blockedId" = f."followerId")) as bad, count(*) as all from "Follow" f where "status" = 'ACCEPTED';
-- Q8 pinned post of somebody else
select count(*) filter (where p."authorId" <> x."userId") as bad, count(*) as all from "Profile" x join "Post" p on p."id" = x."pinnedPostId";
-- Q9 post before its author's account, or anything of an account before it exists
select count(*) filter (where p."createdAt" < u."createdAt") as bad, count(*) as all from "Post" p join "User" u on u."id" = p."authorId";
-- Q10 repost of itself, of a later post, or of a private one of somebody else
select count(*) filter (where o."id" = p."id" or o."createdAt" > p."createdAt" or (o."visibility" = 'PRIVATE' and o."authorId" <> p."authorId")) as bad, count(*) as all from "Post" p join "Post" o on o."id" = p."repostOfId";
-- Q11 quote text of a post that is no repost
select count(*) filter (where "repostOfId" is null) as bad, count(*) as all from "Post" where "quoteText" is not null;
-- Q12 edited without time, or a time though not edited, or edited before it was made
select count(*) filter (where "isEdited" <> ("editedAt" is not null) or "editedAt" < "createdAt") as bad, count(*) as all from "Post";
-- Q13 reactionsCount of a post is not the number of its reactions
select count(*) filter (where "reactionsCount" <> n) as bad, count(*) as all from (select p.*, (select count(*) from "Reaction" r where r."postId" = p."id") n from "Post" p) p;
-- Q14 commentsCount of a post is not the number of its comments (with or without deleted ones)
select count(*) filter (where "commentsCount" not in (a, b)) as bad, count(*) as all
from (select p.*, (select count(*) from "Comment" c where c."postId" = p."id") a, (select count(*) from "Comment" c where c."postId" = p."id" and c."deletedAt" is null) b from "Post" p) p;
-- Q15 repostsCount is not the number of reposts
select count(*) filter (where "repostsCount" <> n) as bad, count(*) as all from (select p.*, (select count(*) from "Post" r where r."repostOfId" = p."id") n from "Post" p) p;
-- Q16 postsCount of a hashtag is not the number of its posts
select count(*) filter (where "postsCount" <> n) as bad, count(*) as all from (select h.*, (select count(*) from "_HashtagToPost" x where x."A" = h."id") n from "Hashtag" h) h;
-- Q17 hashtag with spaces
select count(*) filter (where "name" ~ '\s' or "name" = '') as bad, count(*) as all from "Hashtag";
-- Q18 duration of an image, or a video without
select count(*) filter (where ("type" = 'IMAGE' and "durationSeconds" is not null) or ("type" = 'VIDEO' and "durationSeconds" is null)) as bad, count(*) as all from "Media";
-- Q19 url of a medium whose ending is of another type
select count(*) filter (where ("type" = 'IMAGE' and "url" ~* '\.(mp4|mov|webm|gif|pdf|mp3)$') or ("type" = 'VIDEO' and "url" ~* '\.(jpe?g|png|webp|gif|pdf|mp3)$') or ("type" = 'GIF' and "url" ~* '\.(jpe?g|png|mov|pdf|mp3)$')) as bad, count(*) as all from "Media";
-- Q20 two media of a post at the same position
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by "postId", "position") n from "Media") x;
-- Q21 reply on another post than its parent, or before it
select count(*) filter (where p."postId" <> c."postId" or p."createdAt" > c."createdAt") as bad, count(*) as all from "Comment" c join "Comment" p on p."id" = c."parentId";
-- Q22 depth of a comment does not follow from its parent
select count(*) filter (where (c."parentId" is null and c."depth" <> 0) or c."depth" <> p."depth" + 1) as bad, count(*) as all from "Comment" c left join "Comment" p on p."id" = c."parentId";
-- Q23 repliesCount is not the number of replies
select count(*) filter (where "repliesCount" <> n) as bad, count(*) as all from (select c.*, (select count(*) from "Comment" r where r."parentId" = c."id") n from "Comment" c) c;
-- Q24 comment before its post
select count(*) filter (where c."createdAt" < p."createdAt") as bad, count(*) as all from "Comment" c join "Post" p on p."id" = c."postId";
-- Q25 reaction to neither or both of post and comment
select count(*) filter (where ("postId" is null) = ("commentId" is null)) as bad, count(*) as all from "Reaction";
-- Q26 reaction or bookmark before what it is of
select count(*) filter (where x."createdAt" < p."createdAt") as bad, count(*) as all
from (select "postId", "createdAt" from "Reaction" union all select "postId", "createdAt" from "Bookmark") x join "Post" p on p."id" = x."postId";
-- Q27 group without title, or direct conversation with one
select count(*) filter (where ("type" = 'GROUP' and "title" is null) or ("type" = 'DIRECT' and "title" is not null)) as bad, count(*) as all from "Conversation";
-- Q28 direct conversation without exactly two people
select count(*) filter (where n <> 2) as bad, count(*) as all from (select (select count(*) from "ConversationParticipant" p where p."conversationId" = c."id") n from "Conversation" c where c."type" = 'DIRECT') x;
-- Q29 sender of a message who takes no part in the conversation
select count(*) filter (where not exists (select 1 from "ConversationParticipant" p where p."conversationId" = m."conversationId" and p."userId" = m."senderId")) as bad, count(*) as all from "Message" m;
-- Q30 creator of a conversation who takes no part in it
select count(*) filter (where not exists (select 1 from "ConversationParticipant" p where p."conversationId" = c."id" and p."userId" = c."createdById")) as bad, count(*) as all from "Conversation" c;
-- Q31 last message of another conversation, or not the last, or with another time
select count(*) filter (where m."conversationId" <> c."id" or c."lastMessageAt" is distinct from m."createdAt" or exists (select 1 from "Message" x where x."conversationId" = c."id" and x."createdAt" > m."createdAt")) as bad,
  count(*) as all from "Conversation" c join "Message" m on m."id" = c."lastMessageId";
-- Q32 conversation with messages but no last one, or the other way round
select count(*) filter (where ("lastMessageId" is not null) <> exists (select 1 from "Message" m where m."conversationId" = c."id")) as bad, count(*) as all from "Conversation" c;
-- Q33 last read message of another conversation
select count(*) filter (where m."conversationId" <> p."conversationId") as bad, count(*) as all from "ConversationParticipant" p join "Message" m on m."id" = p."lastReadMessageId";
-- Q34 reply to a message of another conversation, or to a later one
select count(*) filter (where r."conversationId" <> m."conversationId" or r."createdAt" > m."createdAt" or r."id" = m."id") as bad, count(*) as all from "Message" m join "Message" r on r."id" = m."replyToId";
-- Q35 message before its conversation
select count(*) filter (where m."createdAt" < c."createdAt") as bad, count(*) as all from "Message" m join "Conversation" c on c."id" = m."conversationId";
-- Q36 left before joined
select count(*) filter (where "leftAt" < "joinedAt") as bad, count(*) as all from "ConversationParticipant" where "leftAt" is not null;
-- Q37 unread messages above those that the conversation has
select count(*) filter (where "unreadCount" > n) as bad, count(*) as all from (select p.*, (select count(*) from "Message" m where m."conversationId" = p."conversationId") n from "ConversationParticipant" p) p;
-- Q38 notification whose subject does not fit its type
select count(*) filter (where ("type" = 'FOLLOW' and ("postId" is not null or "commentId" is not null or "messageId" is not null)) or ("type" = 'MESSAGE' and ("messageId" is null or "postId" is not null))
  or ("type" = 'COMMENT' and ("commentId" is null or "messageId" is not null)) or ("type" = 'REACTION' and (("postId" is null and "commentId" is null) or "messageId" is not null))) as bad, count(*) as all from "Notification";
-- Q39 read without time, or a time though unread, or read before it was made
select count(*) filter (where "isRead" <> ("readAt" is not null) or "readAt" < "createdAt") as bad, count(*) as all from "Notification";
-- Q40 notification of something that one did oneself
select count(*) filter (where "recipientId" = "actorId") as bad, count(*) as all from "Notification";
-- Q41 reaction notified to somebody who did not write the post
select count(*) filter (where p."authorId" <> n."recipientId") as bad, count(*) as all from "Notification" n join "Post" p on p."id" = n."postId" where n."type" = 'REACTION' and n."commentId" is null;
-- Q42 reported user is not the author of the reported post
select count(*) filter (where p."authorId" <> r."reportedUserId") as bad, count(*) as all from "Report" r join "Post" p on p."id" = r."postId";
-- Q43 open report with a resolution, or a closed one without
select count(*) filter (where ("status" in ('OPEN', 'REVIEWING') and ("resolvedAt" is not null or "resolution" is not null)) or ("status" in ('RESOLVED', 'DISMISSED') and "resolvedAt" is null) or "resolvedAt" < "createdAt") as bad,
  count(*) as all from "Report";
-- Q44 report resolved by somebody without the right, or reports oneself
select count(*) filter (where u."role" = 'USER') as bad, count(*) as all from "Report" r join "User" u on u."id" = r."resolvedById";
-- Q45 reports oneself
select count(*) filter (where "reporterId" = "reportedUserId") as bad, count(*) as all from "Report";
-- Q46 session that ends before it begins, or was revoked before
select count(*) filter (where "expiresAt" <= "createdAt" or "revokedAt" < "createdAt") as bad, count(*) as all from "Session";
-- Q47 scheduled for later but published already, or published before it was scheduled
select count(*) filter (where "publishedAt" < "scheduledFor") as bad, count(*) as all from "Post" where "scheduledFor" is not null and "publishedAt" is not null;
