-- Q1 user e-mail of another person (first.last form, neither name in it)
select count(*) filter (where position(lower(left(regexp_replace("firstName",'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0 and position(lower(left(regexp_replace("lastName",'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0) as bad, count(*) as "all" from "User" where email ~ '^[a-z]+[._][a-z]+[0-9]*@' and "firstName" ~ '^[A-Za-z]{2}' and "lastName" ~ '^[A-Za-z]{2}';

-- Q2 e-mail verified before the user signed up
select count(*) filter (where "emailVerifiedAt"<"createdAt") as bad, count(*) as "all" from "User" where "emailVerifiedAt" is not null;

-- Q3 updatedAt before createdAt
select count(*) filter (where u<c) as bad, count(*) as "all" from (select "createdAt" c,"updatedAt" u from "User" union all select "createdAt","updatedAt" from "Organizer" union all select "createdAt","updatedAt" from "Venue" union all select "createdAt","updatedAt" from "Event" union all select "createdAt","updatedAt" from "TicketType" union all select "createdAt","updatedAt" from "Order" union all select "createdAt","updatedAt" from "Ticket") x;

-- Q4 slug does not follow from the name or title
select count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or slug !~ ('^'||left(lower(regexp_replace(n,'[^A-Za-z0-9].*$','')),4))) as bad, count(*) as "all" from (select name n,slug from "Organizer" union all select name,slug from "Venue" union all select name,slug from "Category" union all select title,slug from "Event") x where n ~ '^[A-Za-z0-9]{2}' and n !~* '^(the|a|an) ';

-- Q5 eventCount is not the number of events
select count(*) filter (where "eventCount"<>(select count(*) from "Event" e where e."organizerId"=o.id)) as bad, count(*) as "all" from "Organizer" o;

-- Q6 organizer without an owner
select count(*) filter (where not exists(select 1 from "OrganizerMember" m where m."organizerId"=o.id and m.role='OWNER')) as bad, count(*) as "all" from "Organizer" o;

-- Q7 venue capacity is not the sum of its sections
select count(*) filter (where v.capacity<>s) as bad, count(*) as "all" from (select v.capacity,sum(x.capacity) s from "Venue" v join "Section" x on x."venueId"=v.id group by v.id) v;

-- Q8 seats in a standing section
select count(*) filter (where not x.seated) as bad, count(*) as "all" from "Seat" s join "Section" x on x.id=s."sectionId";

-- Q9 more seats than the section holds
select count(*) filter (where n>capacity) as bad, count(*) as "all" from (select x.capacity,count(*) n from "Section" x join "Seat" s on s."sectionId"=x.id group by x.id) y;

-- Q10 seat label is not row-number
select count(*) filter (where label<>"row"||'-'||"number") as bad, count(*) as "all" from "Seat";

-- Q11 event created by someone outside the organizer
select count(*) filter (where not exists(select 1 from "OrganizerMember" m where m."organizerId"=e."organizerId" and m."userId"=e."createdById")) as bad, count(*) as "all" from "Event" e;

-- Q12 event ends before it starts, lasts over ten days; doors after the start or over a day before; sales end before they start or after the event
select count(*) filter (where "endsAt"<="startsAt" or "endsAt">"startsAt"+interval '10 days' or "doorsAt">"startsAt" or "doorsAt"<"startsAt"-interval '1 day' or "salesEndAt"<="salesStartAt" or "salesEndAt">"endsAt") as bad, count(*) as "all" from "Event";

-- Q13 sizes: more categories than events, seated sections than seats, organizers than users, ticket types than tickets
select count(*) filter (where a>b) as bad, count(*) as "all" from (values ((select count(*) from "Category"),(select count(*) from "Event")), ((select count(*) from "Section" where seated),(select count(*) from "Seat")), ((select count(*) from "Organizer"),(select count(*) from "User")), ((select count(*) from "TicketType"),(select count(*) from "Ticket"))) x(a,b);

-- Q14 event status against publishedAt, cancelledAt and cancelReason
select count(*) filter (where (status in ('PUBLISHED','FINISHED') and "publishedAt" is null) or (status='DRAFT' and "publishedAt" is not null) or (status='CANCELLED')<>("cancelledAt" is not null) or (status<>'CANCELLED' and "cancelReason" is not null)) as bad, count(*) as "all" from "Event";

-- Q15 finished event in the future, or published one long over
select count(*) filter (where (status='FINISHED' and "endsAt">timestamp '2026-01-02') or (status='PUBLISHED' and "endsAt"<timestamp '2025-12-25')) as bad, count(*) as "all" from "Event" where status in ('FINISHED','PUBLISHED');

-- Q16 event published or cancelled before it was created, or published after it ended
select count(*) filter (where "publishedAt"<"createdAt" or "cancelledAt"<"createdAt" or "publishedAt">"endsAt") as bad, count(*) as "all" from "Event";

-- Q17 two events in one venue at the same time
select count(*) filter (where exists(select 1 from "Event" f where f.id<>e.id and f."venueId"=e."venueId" and f.status in ('PUBLISHED','FINISHED') and f."startsAt"<e."endsAt" and f."endsAt">e."startsAt")) as bad, count(*) as "all" from "Event" e where status in ('PUBLISHED','FINISHED');

-- Q18 published or finished event without a ticket type
select count(*) filter (where not exists(select 1 from "TicketType" t where t."eventId"=e.id)) as bad, count(*) as "all" from "Event" e where status in ('PUBLISHED','FINISHED');

-- Q19 ticket type in a section of another venue than the event's
select count(*) filter (where s."venueId"<>e."venueId") as bad, count(*) as "all" from "TicketType" t join "Event" e on e.id=t."eventId" join "Section" s on s.id=t."sectionId";

-- Q20 more tickets on offer than the section holds, or more per order than there are
select count(*) filter (where t.quantity>s.capacity or t."maxPerOrder">t.quantity) as bad, count(*) as "all" from "TicketType" t join "Section" s on s.id=t."sectionId";

-- Q21 ticketsSold or sold are not the tickets that are not void
select count(*) filter (where s<>n) as bad, count(*) as "all" from (select "ticketsSold" s,(select count(*) from "Ticket" t where t."eventId"=e.id and status<>'VOID') n from "Event" e union all select sold,(select count(*) from "Ticket" t where t."ticketTypeId"=y.id and status<>'VOID') from "TicketType" y) x;

-- Q22 sold more than the quantity of the type
select count(*) filter (where sold>quantity or (select count(*) from "Ticket" t where t."ticketTypeId"=y.id and status<>'VOID')>quantity) as bad, count(*) as "all" from "TicketType" y;

-- Q23 position twice in an event
select count(*) filter (where exists(select 1 from "TicketType" u where u.id<>t.id and u."eventId"=t."eventId" and u.position=t.position)) as bad, count(*) as "all" from "TicketType" t;

-- Q24 promo code ends before it begins, was used more than allowed, or its count is not that of paid orders
select count(*) filter (where "validUntil"<="validFrom" or "usedCount">"maxUses" or "usedCount"<>(select count(*) from "Order" o where o."promoCodeId"=p.id and o."paidAt" is not null)) as bad, count(*) as "all" from "PromoCode" p;

-- Q25 order with the promo code of another event, or out of its time
select count(*) filter (where p."eventId"<>o."eventId" or o."createdAt"<p."validFrom" or o."createdAt">p."validUntil") as bad, count(*) as "all" from "Order" o join "PromoCode" p on p.id=o."promoCodeId";

-- Q26 discount without a code, code without its discount
select count(*) filter (where case when p.id is null then o."discountCents"<>0 when p."percentOff" is not null then abs(o."discountCents"-o."subtotalCents"*p."percentOff"/100.0)>1 else o."discountCents"<>least(p."amountOffCents",o."subtotalCents") end) as bad, count(*) as "all" from "Order" o left join "PromoCode" p on p.id=o."promoCodeId";

-- Q27 total is not subtotal less discount plus fee
select count(*) filter (where "totalCents"<>"subtotalCents"-"discountCents"+"feeCents") as bad, count(*) as "all" from "Order";

-- Q28 ticketCount or subtotal of a paid order do not match its tickets
select count(*) filter (where o."ticketCount"<>coalesce(n,0) or o."subtotalCents"<>coalesce(s,0)) as bad, count(*) as "all" from "Order" o left join (select "orderId",count(*) n,sum("priceCents") s from "Ticket" group by 1) t on t."orderId"=o.id where o."paidAt" is not null;

-- Q29 order e-mail is not the user's
select count(*) filter (where lower(o.email)<>lower(u.email)) as bad, count(*) as "all" from "Order" o join "User" u on u.id=o."userId";

-- Q30 order status against paidAt and cancelledAt
select count(*) filter (where (status in ('PAID','REFUNDED') and "paidAt" is null) or (status in ('PENDING','EXPIRED') and "paidAt" is not null) or (status='CANCELLED' and "cancelledAt" is null) or (status in ('PENDING','PAID','EXPIRED') and "cancelledAt" is not null)) as bad, count(*) as "all" from "Order";

-- Q31 paid before ordered or after it expired; expires before it was made or over a day later
select count(*) filter (where "paidAt"<"createdAt" or "paidAt">"expiresAt" or "cancelledAt"<"createdAt" or "expiresAt"<="createdAt" or "expiresAt">"createdAt"+interval '1 day') as bad, count(*) as "all" from "Order";

-- Q32 order outside the sale of its event, or of a draft
select count(*) filter (where o."createdAt"<e."salesStartAt" or o."createdAt">e."salesEndAt" or e.status='DRAFT' or o."createdAt">e."cancelledAt") as bad, count(*) as "all" from "Order" o join "Event" e on e.id=o."eventId";

-- Q33 ticket of another event than its order's or its type's
select count(*) filter (where t."eventId"<>o."eventId" or t."eventId"<>y."eventId") as bad, count(*) as "all" from "Ticket" t join "Order" o on o.id=t."orderId" join "TicketType" y on y.id=t."ticketTypeId";

-- Q34 ticket price is not that of its type
select count(*) filter (where t."priceCents"<>y."priceCents") as bad, count(*) as "all" from "Ticket" t join "TicketType" y on y.id=t."ticketTypeId";

-- Q35 seat in another section than the ticket type's, none in a seated section, or one in a standing section
select count(*) filter (where s."sectionId"<>y."sectionId" or (t."seatId" is not null)<>x.seated) as bad, count(*) as "all" from "Ticket" t join "TicketType" y on y.id=t."ticketTypeId" join "Section" x on x.id=y."sectionId" left join "Seat" s on s.id=t."seatId";

-- Q36 one seat sold twice for one event
select count(*) filter (where exists(select 1 from "Ticket" u where u.id<>t.id and u."eventId"=t."eventId" and u."seatId"=t."seatId" and u.status<>'VOID')) as bad, count(*) as "all" from "Ticket" t where "seatId" is not null and status<>'VOID';

-- Q37 used ticket not scanned, or scanned but not used, by no member, or on a day without the event
select count(*) filter (where (t.status='USED')<>(t."scannedAt" is not null) or (t."scannedAt" is null)<>(t."scannedById" is null) or t."scannedAt"<e."startsAt"-interval '1 day' or t."scannedAt">e."endsAt"+interval '1 day' or (t."scannedById" is not null and not exists(select 1 from "OrganizerMember" m where m."organizerId"=e."organizerId" and m."userId"=t."scannedById"))) as bad, count(*) as "all" from "Ticket" t join "Event" e on e.id=t."eventId";

-- Q38 ticket still valid though its order expired, was cancelled or refunded; used one never paid for
select count(*) filter (where (t.status<>'VOID' and o.status in ('EXPIRED','CANCELLED','REFUNDED')) or (t.status='USED' and o."paidAt" is null)) as bad, count(*) as "all" from "Ticket" t join "Order" o on o.id=t."orderId" where o.status<>'PAID' or t.status='USED';

-- Q39 refund of an unpaid order, above its total, before payment, or status against processedAt
select count(*) filter (where o."paidAt" is null or r."amountCents">o."totalCents" or r."createdAt"<o."paidAt" or r."processedAt"<r."createdAt" or (r.status='PROCESSED' and r."processedAt" is null) or (r.status='REQUESTED' and (r."processedAt" is not null or r."processedById" is not null))) as bad, count(*) as "all" from "Refund" r join "Order" o on o.id=r."orderId";

-- Q40 refundedCents is not the sum of processed refunds, or above the total; refunded order without one
select count(*) filter (where "refundedCents"<>s or "refundedCents">"totalCents" or (status='REFUNDED' and "totalCents">0 and s=0)) as bad, count(*) as "all" from (select o.*,(select coalesce(sum("amountCents"),0) from "Refund" r where r."orderId"=o.id and r.status='PROCESSED') s from "Order" o) o;
