-- Q1 ticket was answered for the first time before it was created
SELECT count(*) FILTER (WHERE "firstResponseAt" < "createdAt") AS bad, count(*) AS "all" FROM "Ticket" WHERE "firstResponseAt" IS NOT NULL;
-- Q2 ticket was solved before it was created
SELECT count(*) FILTER (WHERE "solvedAt" < "createdAt") AS bad, count(*) AS "all" FROM "Ticket" WHERE "solvedAt" IS NOT NULL;
-- Q3 ticket was closed before it was solved
SELECT count(*) FILTER (WHERE "closedAt" < "solvedAt") AS bad, count(*) AS "all" FROM "Ticket" WHERE "closedAt" IS NOT NULL AND "solvedAt" IS NOT NULL;
-- Q4 message was written before its ticket was created
SELECT count(*) FILTER (WHERE m."createdAt" < t."createdAt") AS bad, count(*) AS "all" FROM "Message" m JOIN "Ticket" t ON t."id" = m."ticketId";
-- Q5 reply was written before the message it replies to
SELECT count(*) FILTER (WHERE m."createdAt" < p."createdAt") AS bad, count(*) AS "all" FROM "Message" m JOIN "Message" p ON p."id" = m."inReplyToId";
-- Q6 ticket created after today
SELECT count(*) FILTER (WHERE "createdAt" >= timestamp '2026-01-02') AS bad, count(*) AS "all" FROM "Ticket";
-- Q7 postal code of a company in Germany, France, Italy, Spain or the USA is not of five digits
SELECT count(*) FILTER (WHERE "postalCode" !~ '^[0-9]{5}(-[0-9]{4})?$') AS bad, count(*) AS "all" FROM "Company" WHERE "postalCode" IS NOT NULL AND "country" IN ('DE', 'FR', 'IT', 'ES', 'US');
-- Q8 another message of the same ticket has the same text (of 20 characters or more)
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM "Message" b WHERE b."ticketId" = a."ticketId" AND b."body" = a."body" AND b."id" <> a."id")) AS bad, count(*) AS "all" FROM "Message" a WHERE length(a."body") >= 20 AND a."authorType" <> 'SYSTEM';
-- Q9 ticket is in state SOLVED but has no time of solution
SELECT count(*) FILTER (WHERE "solvedAt" IS NULL) AS bad, count(*) AS "all" FROM "Ticket" WHERE "status" = 'SOLVED';
-- Q10 organization's VAT id begins with the letters of another country than its own
SELECT count(*) FILTER (WHERE left("vatId", 2) <> "country") AS bad, count(*) AS "all" FROM "Organization" WHERE "vatId" ~ '^[A-Z]{2}' AND "country" IS NOT NULL AND "country" <> 'GR';
-- Q11 published article has no time of publication
SELECT count(*) FILTER (WHERE "publishedAt" IS NULL) AS bad, count(*) AS "all" FROM "KbArticle" WHERE "status" = 'PUBLISHED';
-- Q12 paid invoice has no time of payment
SELECT count(*) FILTER (WHERE "paidAt" IS NULL) AS bad, count(*) AS "all" FROM "Invoice" WHERE "status" = 'PAID';
-- Q13 active agent has a time of deactivation
SELECT count(*) FILTER (WHERE "deactivatedAt" IS NOT NULL) AS bad, count(*) AS "all" FROM "Agent" WHERE "isActive";
-- Q14 satisfaction rating for a ticket which is still NEW
SELECT count(*) FILTER (WHERE t."status" = 'NEW') AS bad, count(*) AS "all" FROM "SatisfactionRating" r JOIN "Ticket" t ON t."id" = r."ticketId";
-- Q15 event changes a ticket from one state to the same state
SELECT count(*) FILTER (WHERE "fromStatus" = "toStatus") AS bad, count(*) AS "all" FROM "TicketEvent" WHERE "fromStatus" IS NOT NULL;
-- Q16 invoice total is not subtotal plus tax
SELECT count(*) FILTER (WHERE abs("total" - "subtotal" - "taxAmount") > 0.01) AS bad, count(*) AS "all" FROM "Invoice";
-- Q17 invoice subtotal is not seats times price per seat
SELECT count(*) FILTER (WHERE abs("subtotal" - "seats" * "pricePerSeat") > 0.01) AS bad, count(*) AS "all" FROM "Invoice";
-- Q18 message counter of the ticket differs from its messages
SELECT count(*) FILTER (WHERE t."messageCount" <> (SELECT count(*) FROM "Message" m WHERE m."ticketId" = t."id")) AS bad, count(*) AS "all" FROM "Ticket" t;
-- Q19 minutes spent on the ticket differ from the sum of its time entries
SELECT count(*) FILTER (WHERE t."minutesSpent" <> (SELECT coalesce(sum(e."minutes"), 0) FROM "TimeEntry" e WHERE e."ticketId" = t."id")) AS bad, count(*) AS "all" FROM "Ticket" t;
-- Q20 article was found helpful or not helpful more often than it was viewed
SELECT count(*) FILTER (WHERE "helpfulCount" + "notHelpfulCount" > "viewCount") AS bad, count(*) AS "all" FROM "KbArticle";
-- Q21 customer of the ticket belongs to another company than the ticket
SELECT count(*) FILTER (WHERE c."companyId" <> t."companyId") AS bad, count(*) AS "all" FROM "Ticket" t JOIN "Customer" c ON c."id" = t."customerId";
-- Q22 assignee of the ticket works for another company than the ticket's
SELECT count(*) FILTER (WHERE a."companyId" <> t."companyId") AS bad, count(*) AS "all" FROM "Ticket" t JOIN "Agent" a ON a."id" = t."assigneeId";
-- Q23 article stands in a category of another company
SELECT count(*) FILTER (WHERE k."companyId" <> a."companyId") AS bad, count(*) AS "all" FROM "KbArticle" a JOIN "KbCategory" k ON k."id" = a."categoryId";
-- Q24 ticket carries a tag of another company
SELECT count(*) FILTER (WHERE g."companyId" <> t."companyId") AS bad, count(*) AS "all" FROM "_TagToTicket" x JOIN "Tag" g ON g."id" = x."A" JOIN "Ticket" t ON t."id" = x."B";
-- Q25 team member works for another company than the team's
SELECT count(*) FILTER (WHERE a."companyId" <> t."companyId") AS bad, count(*) AS "all" FROM "TeamMember" m JOIN "Team" t ON t."id" = m."teamId" JOIN "Agent" a ON a."id" = m."agentId";
-- Q26 ticket's SLA policy is one for another priority
SELECT count(*) FILTER (WHERE s."priority" <> t."priority") AS bad, count(*) AS "all" FROM "Ticket" t JOIN "SlaPolicy" s ON s."id" = t."slaPolicyId";
-- Q27 invoice in another currency than the company's
SELECT count(*) FILTER (WHERE i."currency" <> c."currency") AS bad, count(*) AS "all" FROM "Invoice" i JOIN "Company" c ON c."id" = i."companyId";
-- Q28 rating was given by another customer than the ticket's
SELECT count(*) FILTER (WHERE r."customerId" <> t."customerId") AS bad, count(*) AS "all" FROM "SatisfactionRating" r JOIN "Ticket" t ON t."id" = r."ticketId";
-- Q29 message by an agent names no agent
SELECT count(*) FILTER (WHERE "agentId" IS NULL) AS bad, count(*) AS "all" FROM "Message" WHERE "authorType" = 'AGENT';
-- Q30 reply belongs to another ticket than the message it replies to
SELECT count(*) FILTER (WHERE m."ticketId" <> p."ticketId") AS bad, count(*) AS "all" FROM "Message" m JOIN "Message" p ON p."id" = m."inReplyToId";
-- Q31 agent's e-mail address contains the start of neither the first nor the last name
SELECT count(*) FILTER (WHERE position(left(lower("firstName"), 3) in lower(split_part("email", '@', 1))) = 0 AND position(left(lower("lastName"), 3) in lower(split_part("email", '@', 1))) = 0) AS bad, count(*) AS "all" FROM "Agent" WHERE "firstName" ~ '^[A-Za-z]{3,}$' AND "lastName" ~ '^[A-Za-z]{3,}$';
-- Q32 customer's internal note: a customer can write no internal note
SELECT count(*) FILTER (WHERE "isInternal") AS bad, count(*) AS "all" FROM "Message" WHERE "authorType" = 'CUSTOMER';
-- Q33 another article of the same company and language has the same title
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM "KbArticle" b WHERE b."companyId" = a."companyId" AND b."locale" = a."locale" AND lower(b."title") = lower(a."title") AND b."id" <> a."id")) AS bad, count(*) AS "all" FROM "KbArticle" a;
-- Q34 another canned response of the same company has the same shortcut
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM "CannedResponse" b WHERE b."companyId" = a."companyId" AND b."shortcut" = a."shortcut" AND b."id" <> a."id")) AS bad, count(*) AS "all" FROM "CannedResponse" a;
-- Q35 attachment's MIME type does not fit its file ending (pdf, png, jpg)
SELECT count(*) FILTER (WHERE "mimeType" <> CASE lower(substring("fileName" from '\.([A-Za-z]+)$')) WHEN 'pdf' THEN 'application/pdf' WHEN 'png' THEN 'image/png' ELSE 'image/jpeg' END) AS bad, count(*) AS "all" FROM "Attachment" WHERE "fileName" ~* '\.(pdf|png|jpe?g)$';
-- Q36 time entry of no minutes or of more than a day
SELECT count(*) FILTER (WHERE "minutes" <= 0 OR "minutes" > 1440) AS bad, count(*) AS "all" FROM "TimeEntry";
