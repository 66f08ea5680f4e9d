-- Q1 an event ends before it starts, lasts longer than three weeks (or a concert, play or comedy show longer than a day and a half), opens its doors after the start or more than half a day before, or was published after it began or before it was created
select count(*) filter (where "endsAt" <= "startsAt" or "endsAt" > "startsAt" + interval '21 days' and "category" <> 'EXHIBITION'
    or ("category" in ('CONCERT', 'THEATRE', 'COMEDY') and "endsAt" > "startsAt" + interval '36 hours')
    or "doorsOpenAt" > "startsAt" or "doorsOpenAt" < "startsAt" - interval '12 hours' or "publishedAt" > "startsAt" or "publishedAt" < "createdAt"
    or "cancelledAt" < "createdAt" or "createdAt" > "startsAt") as bad, count(*) as "all"
from "Event";
-- Q2 the sale of a ticket type ends before it starts, after the event is over, or starts before the event was created or after it began
select count(*) filter (where t."salesEndAt" <= t."salesStartAt" or t."salesEndAt" > e."endsAt" or t."salesStartAt" < e."createdAt" or t."salesStartAt" > e."startsAt") as bad, count(*) as "all"
from "TicketType" t join "Event" e on e."id" = t."eventId";
-- Q3 tickets were ordered outside the sale of their type, before the event was published or after it was cancelled or over
select count(*) filter (where o."createdAt" < t."salesStartAt" or o."createdAt" > t."salesEndAt" + interval '1 day' or o."createdAt" < e."publishedAt" or o."createdAt" > e."cancelledAt" + interval '1 hour' or o."createdAt" > e."endsAt") as bad, count(*) as "all"
from "OrderItem" i join "Order" o on o."id" = i."orderId" join "TicketType" t on t."id" = i."ticketTypeId" join "Event" e on e."id" = t."eventId";
-- Q4 the times of an order are out of order: paid before created or after it expired, cancelled before created, or buyer's account younger than the order
select count(*) filter (where o."paidAt" < o."createdAt" or o."paidAt" > o."expiresAt" + interval '1 day' or o."cancelledAt" < o."createdAt" or o."expiresAt" < o."createdAt"
    or o."expiresAt" > o."createdAt" + interval '31 days' or o."createdAt" < u."createdAt") as bad, count(*) as "all"
from "Order" o left join "User" u on u."id" = o."userId";
-- Q5 a payment, ticket or refund is older than what it follows from
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select coalesce(p."createdAt" >= o."createdAt" - interval '1 minute', true) and coalesce(p."capturedAt" >= p."createdAt", true) and coalesce(p."failedAt" >= p."createdAt", true) and coalesce(abs(extract(epoch from p."capturedAt" - o."paidAt")) < 172800, true) as ok
    from "Payment" p join "Order" o on o."id" = p."orderId"
  union all select t."issuedAt" >= o."createdAt" and coalesce(t."issuedAt" >= o."paidAt" - interval '10 minutes', true) and coalesce(t."cancelledAt" >= t."issuedAt", true) and coalesce(t."usedAt" >= t."issuedAt", true)
    from "Ticket" t join "OrderItem" i on i."id" = t."orderItemId" join "Order" o on o."id" = i."orderId"
  union all select r."createdAt" >= coalesce(p."capturedAt", p."createdAt") and coalesce(r."processedAt" >= r."createdAt", true) from "Refund" r join "Payment" p on p."id" = r."paymentId") x;
-- Q6 a ticket was scanned or used long before the doors opened or after the event was over
select count(*) filter (where x.at < coalesce(e."doorsOpenAt", e."startsAt") - interval '4 hours' or x.at > e."endsAt" + interval '3 hours') as bad, count(*) as "all"
from (select "eventId", "scannedAt" as at from "CheckIn" union all select "eventId", "usedAt" from "Ticket" where "usedAt" is not null) x join "Event" e on e."id" = x."eventId";
-- Q7 a review was written before the event began, before the writer joined or more than a year after, or answered before it was written; or a payout was paid before it was planned for or before the event ended
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select v."createdAt" >= e."startsAt" and v."createdAt" <= e."endsAt" + interval '1 year' and v."createdAt" >= u."createdAt" and coalesce(v."repliedAt" >= v."createdAt", true) and ((v."reply" is null) = (v."repliedAt" is null)) as ok
    from "EventReview" v join "Event" e on e."id" = v."eventId" join "User" u on u."id" = v."userId"
  union all select coalesce(p."paidAt" >= p."scheduledFor" - interval '3 days', true) and p."scheduledFor" >= e."startsAt" and coalesce(p."paidAt" >= e."startsAt", true) and p."scheduledFor" <= e."endsAt" + interval '90 days'
    from "Payout" p join "Event" e on e."id" = p."eventId") x;
-- Q8 an event's status does not agree with its times: completed but not over, published though long over, draft but published, cancelled without a time or the reverse, or a draft with orders
select count(*) filter (where (e."status" = 'COMPLETED' and e."endsAt" > now() + interval '2 days')
    or (e."status" = 'PUBLISHED' and e."endsAt" < (select max("createdAt") from "Order") - interval '14 days')
    or (e."status" in ('PUBLISHED', 'COMPLETED') and e."publishedAt" is null) or (e."status" = 'DRAFT' and e."publishedAt" is not null)
    or (e."status" = 'CANCELLED') <> (e."cancelledAt" is not null) or (e."cancellationReason" is not null and e."status" <> 'CANCELLED')
    or (e."status" = 'DRAFT' and exists (select 1 from "Order" o where o."eventId" = e."id"))) as bad, count(*) as "all"
from "Event" e;
-- Q9 an order's status does not agree with paidAt, cancelledAt and the refunded amount, or it has been pending for more than a month
select count(*) filter (where ("status" in ('PAID', 'REFUNDED', 'PARTIALLY_REFUNDED') and "paidAt" is null) or ("status" in ('PENDING', 'EXPIRED') and ("paidAt" is not null or "cancelledAt" is not null))
    or ("status" = 'CANCELLED' and "cancelledAt" is null) or ("status" = 'PAID' and ("cancelledAt" is not null or "refundedCents" > 0))
    or ("status" = 'REFUNDED' and "refundedCents" <= 0) or ("status" = 'PARTIALLY_REFUNDED' and not ("refundedCents" > 0 and "refundedCents" < "totalCents"))
    or ("status" in ('PENDING', 'EXPIRED') and "refundedCents" <> 0)
    or ("status" = 'PENDING' and "createdAt" < (select max("createdAt") from "Order") - interval '35 days')) as bad, count(*) as "all"
from "Order";
-- Q10 a ticket's status does not agree with its times, its order or its check-ins
select count(*) filter (where (t."status" = 'USED') <> (t."usedAt" is not null) or (t."status" = 'CANCELLED' and t."cancelledAt" is null) or (t."status" in ('VALID', 'USED') and t."cancelledAt" is not null)
    or (t."status" in ('VALID', 'USED') and o."status" not in ('PAID', 'PARTIALLY_REFUNDED')) or (t."status" = 'REFUNDED' and o."status" not in ('REFUNDED', 'PARTIALLY_REFUNDED'))
    or (t."status" = 'USED' and not exists (select 1 from "CheckIn" c where c."ticketId" = t."id" and c."result" = 'ADMITTED'))
    or (t."status" = 'VALID' and exists (select 1 from "CheckIn" c where c."ticketId" = t."id" and c."result" = 'ADMITTED'))) as bad, count(*) as "all"
from "Ticket" t join "OrderItem" i on i."id" = t."orderItemId" join "Order" o on o."id" = i."orderId";
-- Q11 a payment's status does not agree with its times, the failure fields or the order
select count(*) filter (where (p."status" in ('CAPTURED', 'REFUNDED', 'PARTIALLY_REFUNDED') and p."capturedAt" is null) or (p."status" in ('PENDING', 'FAILED') and p."capturedAt" is not null)
    or (p."status" = 'FAILED') <> (p."failedAt" is not null) or (p."status" <> 'FAILED' and (p."failureCode" is not null or p."failureMessage" is not null)) or (p."status" = 'FAILED' and p."failureCode" is null and p."failureMessage" is null)
    or (p."status" = 'CAPTURED' and o."status" in ('PENDING', 'EXPIRED', 'REFUNDED'))
    or ("cardLast4" is not null and "cardLast4" !~ '^[0-9]{4}$') or ("provider" in ('FREE', 'PAYPAL') and "cardLast4" is not null)) as bad, count(*) as "all"
from "Payment" p join "Order" o on o."id" = p."orderId";
-- Q12 a refund's status does not agree with its time or its payment, a check-in's result does not agree with the ticket, or a waitlist or payout status with its times
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select (r."status" <> 'PROCESSED' or r."processedAt" is not null) and (r."status" <> 'REQUESTED' or r."processedAt" is null) and (r."status" <> 'PROCESSED' or p."status" in ('REFUNDED', 'PARTIALLY_REFUNDED')) as ok from "Refund" r join "Payment" p on p."id" = r."paymentId"
  union all select (w."status" = 'WAITING') <= (w."notifiedAt" is null and w."orderId" is null) and (w."status" <> 'NOTIFIED' or w."notifiedAt" is not null) and ((w."status" = 'CONVERTED') = (w."orderId" is not null)) from "WaitlistEntry" w
  union all select (p."status" = 'PAID') = (p."paidAt" is not null) and (p."status" <> 'SCHEDULED' or p."scheduledFor" > (select max("createdAt") from "Order") - interval '21 days') from "Payout" p) x;
-- Q13 a ticket was admitted twice, a repeated scan came first, or an admitted ticket is cancelled
select count(*) filter (where adm > 1 or first_rep < first_adm or (rep > 0 and adm = 0) or (adm > 0 and t."status" <> 'USED' and t."cancelledAt" < first_adm)) as bad, count(*) as "all"
from (select "ticketId", count(*) filter (where "result" = 'ADMITTED') adm, count(*) filter (where "result" = 'ALREADY_USED') rep, min("scannedAt") filter (where "result" = 'ADMITTED') first_adm,
  min("scannedAt") filter (where "result" = 'ALREADY_USED') first_rep from "CheckIn" group by 1) c join "Ticket" t on t."id" = c."ticketId";
-- Q14 an order item's ticket type is of another event than the order
select count(*) filter (where t."eventId" <> o."eventId") as bad, count(*) as "all"
from "OrderItem" i join "Order" o on o."id" = i."orderId" join "TicketType" t on t."id" = i."ticketTypeId";
-- Q15 a ticket's type is not that of its order item or its event not that of its order
select count(*) filter (where t."ticketTypeId" <> i."ticketTypeId" or t."eventId" <> o."eventId") as bad, count(*) as "all"
from "Ticket" t join "OrderItem" i on i."id" = t."orderItemId" join "Order" o on o."id" = i."orderId";
-- Q16 an order uses the promo code of another event, or outside its period
select count(*) filter (where p."eventId" <> o."eventId" or o."createdAt" < p."validFrom" or o."createdAt" > p."validUntil" + interval '1 day' or o."createdAt" < p."createdAt") as bad, count(*) as "all"
from "Order" o join "PromoCode" p on p."id" = o."promoCodeId";
-- Q17 a refund's order is not that of its payment, a payout's organizer is not that of its event, or a waitlist's ticket type or order is of another event
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select r."orderId" = p."orderId" as ok from "Refund" r join "Payment" p on p."id" = r."paymentId"
  union all select p."organizerId" = e."organizerId" from "Payout" p join "Event" e on e."id" = p."eventId"
  union all select coalesce(t."eventId" = w."eventId", true) and coalesce(o."eventId" = w."eventId", true) and coalesce(o."createdAt" >= w."createdAt", true) from "WaitlistEntry" w left join "TicketType" t on t."id" = w."ticketTypeId" left join "Order" o on o."id" = w."orderId") x;
-- Q18 a ticket was scanned by someone who is no member of the event's organizer, or at another event without the scan saying so
select count(*) filter (where not exists (select 1 from "OrganizerMember" m where m."organizerId" = e."organizerId" and m."userId" = c."scannedById")
    or (c."result" = 'ADMITTED' and t."eventId" <> c."eventId") or (c."result" = 'WRONG_EVENT' and t."eventId" = c."eventId")) as bad, count(*) as "all"
from "CheckIn" c join "Event" e on e."id" = c."eventId" join "Ticket" t on t."id" = c."ticketId";
-- Q19 a review is by someone without a ticket: the named ticket is of another event or another buyer, or the writer never ordered for the event
select count(*) filter (where (v."ticketId" is not null and (t."eventId" <> v."eventId" or o."userId" <> v."userId"))
    or not exists (select 1 from "Order" x where x."eventId" = v."eventId" and x."userId" = v."userId")) as bad, count(*) as "all"
from "EventReview" v left join "Ticket" t on t."id" = v."ticketId" left join "OrderItem" i on i."id" = t."orderItemId" left join "Order" o on o."id" = i."orderId";
-- Q20 an online event has a venue or no stream, an event on site has no venue, or a venue's time zone or the currency differs from the event's and its organizer's
select count(*) filter (where (e."isOnline" and e."venueId" is not null and e."streamUrl" is null) or (not e."isOnline" and e."venueId" is null and e."status" <> 'DRAFT') or (not e."isOnline" and e."streamUrl" is not null)
    or (v."id" is not null and v."timezone" <> e."timezone")) as bad, count(*) as "all"
from "Event" e left join "Venue" v on v."id" = e."venueId";
-- Q21 an order's total is not subtotal minus discount plus fee and tax (the tax may be included), or an amount is negative or in another currency than the event's
select count(*) filter (where least(abs(o."totalCents" - (o."subtotalCents" - o."discountCents" + o."feeCents" + o."taxCents")), abs(o."totalCents" - (o."subtotalCents" - o."discountCents" + o."feeCents"))) > 1
    or least(o."totalCents", o."subtotalCents", o."discountCents", o."feeCents", o."taxCents", o."refundedCents") < 0 or o."currency" <> e."currency"
    or o."feeCents" > 0.3 * o."subtotalCents" + 500 or o."taxCents" > 0.3 * o."totalCents" + 1) as bad, count(*) as "all"
from "Order" o join "Event" e on e."id" = o."eventId";
-- Q22 an order's subtotal or ticket count is not the sum of its items
select count(*) filter (where o."subtotalCents" <> coalesce(i.s, 0) or o."ticketCount" <> coalesce(i.q, 0)) as bad, count(*) as "all"
from "Order" o left join (select "orderId", sum("totalCents") s, sum("quantity") q from "OrderItem" group by 1) i on i."orderId" = o."id";
-- Q23 an item's total is not quantity times price, its quantity is outside the limits per order, or a paid item does not have as many tickets as its quantity, or an unpaid one has valid tickets
select count(*) filter (where i."totalCents" <> i."quantity"::bigint * i."unitPriceCents" or i."quantity" < t."minPerOrder" or i."quantity" > t."maxPerOrder"
    or (o."status" in ('PAID', 'PARTIALLY_REFUNDED') and coalesce(k.n, 0) <> i."quantity") or (o."status" in ('PENDING', 'EXPIRED') and k.n > 0)) as bad, count(*) as "all"
from "OrderItem" i join "Order" o on o."id" = i."orderId" join "TicketType" t on t."id" = i."ticketTypeId" left join (select "orderItemId", count(*) n from "Ticket" group by 1) k on k."orderItemId" = i."id";
-- Q24 more is sold of a ticket type than there is, quantitySold is neither the number of tickets nor of those not given back nor of the ordered ones, or the types sum up to far more than the event or venue can hold
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select t."quantitySold" <= t."quantityTotal" and t."quantityTotal" > 0 and t."minPerOrder" between 1 and t."maxPerOrder" and t."quantitySold" in (coalesce(k.n, 0), coalesce(k.nv, 0), coalesce(q.n, 0)) as ok
    from "TicketType" t left join (select "ticketTypeId", count(*) n, count(*) filter (where "status" in ('VALID', 'USED')) nv from "Ticket" group by 1) k on k."ticketTypeId" = t."id"
    left join (select i."ticketTypeId", sum(i."quantity") n from "OrderItem" i join "Order" o on o."id" = i."orderId" where o."status" in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') group by 1) q on q."ticketTypeId" = t."id"
  union all select coalesce(s.n <= 2 * e."capacity", true) and coalesce(e."ticketsSold" <= e."capacity", true) and coalesce(e."capacity" <= 1.05 * v."capacity", true)
    from "Event" e left join "Venue" v on v."id" = e."venueId" left join (select "eventId", sum("quantityTotal") n from "TicketType" group by 1) s on s."eventId" = e."id") x;
-- Q25 the captured payments of a paid order do not add up to its total, or a payment has another currency or an absurd provider fee
select count(*) filter (where coalesce(p.s, 0) <> o."totalCents" or p.bad > 0) as bad, count(*) as "all"
from "Order" o left join (
  select p."orderId", sum(p."amountCents") filter (where p."capturedAt" is not null) s, count(*) filter (where p."currency" <> x."currency" or p."providerFeeCents" < 0 or p."providerFeeCents" > 0.1 * p."amountCents" + 100) bad
  from "Payment" p join "Order" x on x."id" = p."orderId" group by 1) p on p."orderId" = o."id"
where o."status" in ('PAID', 'REFUNDED', 'PARTIALLY_REFUNDED') and o."totalCents" > 0;
-- Q26 an order's refundedCents is not the sum of its processed refunds, or a payment gave back more than it took
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select o."refundedCents" = coalesce(r.s, 0) and (o."status" <> 'REFUNDED' or o."refundedCents" between 0.6 * o."totalCents" and o."totalCents") as ok
    from "Order" o left join (select "orderId", sum("amountCents") filter (where "status" = 'PROCESSED') s, count(*) n from "Refund" group by 1) r on r."orderId" = o."id" where o."refundedCents" <> 0 or r.n > 0
  union all select sum(r."amountCents") filter (where r."status" in ('PROCESSED', 'REQUESTED')) <= max(p."amountCents") and min(r."amountCents") > 0 from "Refund" r join "Payment" p on p."id" = r."paymentId" group by p."id") x;
-- Q27 a payout's net is not gross minus fee and refunds, its fee is absurd, or its gross is far from what the event's paid orders took
select count(*) filter (where abs(p."netCents" - (p."grossCents" - p."feeCents" - p."refundCents")) > 1 or p."feeCents" < 0 or p."feeCents" > 0.35 * p."grossCents" + 500 or p."refundCents" < 0 or p."netCents" < 0
    or p."grossCents" > 1.02 * coalesce(o.s, 0) + 100 or p."currency" not in (e."currency", g."payoutCurrency")) as bad, count(*) as "all"
from "Payout" p join "Event" e on e."id" = p."eventId" join "Organizer" g on g."id" = p."organizerId"
left join (select "eventId", sum(greatest("totalCents", "subtotalCents")) s from "Order" where "paidAt" is not null group by 1) o on o."eventId" = p."eventId";
-- Q28 a discount without a code or larger than the code allows, a code without effect, redeemed more often than allowed, or with an impossible value
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select o."discountCents" <= o."subtotalCents" and (o."promoCodeId" is not null or o."discountCents" = 0)
      and coalesce(case when p."type" = 'PERCENT' then o."discountCents" <= ceil(o."subtotalCents"::numeric * p."value" / 100) + 1 else o."discountCents" <= p."value"::bigint * greatest(1, o."ticketCount") end, true)
      and (p."id" is null or o."discountCents" > 0 or o."subtotalCents" = 0) as ok from "Order" o left join "PromoCode" p on p."id" = o."promoCodeId" where o."promoCodeId" is not null or o."discountCents" <> 0
  union all select (p."type" <> 'PERCENT' or p."value" between 1 and 100) and p."value" > 0 and coalesce(p."timesRedeemed" <= p."maxRedemptions", true) and coalesce(p."validFrom" < p."validUntil", true)
      and p."timesRedeemed" in ((select count(*) from "Order" o where o."promoCodeId" = p."id"), (select count(*) from "Order" o where o."promoCodeId" = p."id" and o."paidAt" is not null),
        (select count(*) from "Order" o where o."promoCodeId" = p."id" and o."status" not in ('CANCELLED', 'EXPIRED'))) from "PromoCode" p) x;
-- Q29 the name or price of an order item is not that of its ticket type, or the buyer's address is not that of the account
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select strpos(i."name", t."name") > 0 and i."unitPriceCents" between 0.5 * t."priceCents" and 1.5 * t."priceCents" as ok from "OrderItem" i join "TicketType" t on t."id" = i."ticketTypeId"
  union all select lower(o."buyerEmail") = lower(u."email") or lower(split_part(o."buyerName", ' ', 1)) = lower(split_part(u."name", ' ', 1)) from "Order" o join "User" u on u."id" = o."userId") x;
-- Q30 an event's ticketsSold or an organizer's eventCount is not the number of its rows
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select e."ticketsSold" in (coalesce(k.n, 0), coalesce(k.nv, 0), coalesce(t.n, 0)) as ok from "Event" e
    left join (select "eventId", count(*) n, count(*) filter (where "status" in ('VALID', 'USED')) nv from "Ticket" group by 1) k on k."eventId" = e."id"
    left join (select "eventId", sum("quantitySold") n from "TicketType" group by 1) t on t."eventId" = e."id"
  union all select g."eventCount" in ((select count(*) from "Event" e where e."organizerId" = g."id"), (select count(*) from "Event" e where e."organizerId" = g."id" and e."status" <> 'DRAFT'),
    (select count(*) from "Event" e where e."organizerId" = g."id" and e."status" in ('PUBLISHED', 'COMPLETED'))) from "Organizer" g) x;
-- Q31 the same long text stands word for word in three or more rows
select count(*) filter (where n >= 3) as bad, count(*) as "all"
from (select count(*) over (partition by k, txt) n from (
  select 1 as k, "description" as txt from "Event" where length("description") > 50 union all select 2, "summary" from "Event" where length("summary") > 50
  union all select 3, "body" from "EventReview" where length("body") > 50 union all select 4, "description" from "Organizer" where length("description") > 40
  union all select 5, "note" from "Refund" where length("note") > 60 union all select 6, "reply" from "EventReview" where length("reply") > 70) a) b;
-- Q32 a slug is no slug or does not begin with the first word of its name, or a picture is no picture file
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select s ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and (n !~ '^[A-Za-z0-9]+( |$)' or lower(split_part(n, ' ', 1)) in ('the', 'a', 'an') or s like lower(split_part(n, ' ', 1)) || '%') as ok
    from (select "slug" s, "name" n from "Organizer" union all select "slug", "name" from "Venue" union all select "slug", "title" from "Event" union all select "slug", "name" from "Tag") a
  union all select "coverImage" ~* '\.(jpe?g|png|webp|avif|gif)(\?.*)?$' or "coverImage" ~* '^https?://[^ ]+/[^./ ]+$' from "Event" where "coverImage" is not null) x;
-- Q33 a ticket type's name contradicts its kind or price: a VIP type named student, a free kind with a price, early birds dearer than the general ticket of the event, VIP cheaper
select count(*) filter (where (t."kind" = 'FREE' and t."priceCents" > 0) or (t."kind" not in ('FREE') and t."priceCents" = 0 and t."name" !~* 'free|rsvp|gratis|guest|comp')
    or (t."kind" <> 'VIP' and t."name" ~* '\mvip\M') or (t."kind" <> 'EARLY_BIRD' and t."name" ~* 'early.?bird') or (t."kind" not in ('STUDENT') and t."name" ~* '\mstudent' and t."kind" in ('VIP', 'EARLY_BIRD', 'FREE', 'GENERAL', 'SEATED'))
    or (t."kind" in ('EARLY_BIRD', 'STUDENT') and t."priceCents" > g.p) or (t."kind" = 'VIP' and t."priceCents" < g.p) or t."priceCents" < 0 or t."priceCents" > 500000) as bad, count(*) as "all"
from "TicketType" t left join (select "eventId", max("priceCents") p from "TicketType" where "kind" = 'GENERAL' group by 1) g on g."eventId" = t."eventId";
-- Q34 an event's title names another kind of event than its category, a review's words contradict its stars, or the stars are not 1 to 5
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select not ("title" ~* '\m(workshop|masterclass)\M' and "category" in ('CONCERT', 'THEATRE', 'COMEDY', 'SPORTS')) and not ("title" ~* '\m(conference|summit|congress)\M' and "category" not in ('CONFERENCE', 'WORKSHOP', 'EXHIBITION', 'FESTIVAL'))
      and not ("title" ~* '\m(stand-?up|comedy night|improv)\M' and "category" not in ('COMEDY', 'THEATRE', 'FESTIVAL', 'WORKSHOP')) and not ("title" ~* '\m(marathon|half marathon|derby|cup final|championship)\M' and "category" in ('CONCERT', 'THEATRE', 'CONFERENCE'))
      and not ("title" ~* '\m(orchestra|symphony|in concert)\M' and "category" in ('SPORTS', 'CONFERENCE', 'COMEDY')) and not ("title" ~* '\mfestival\M' and "category" in ('SPORTS', 'WORKSHOP')) as ok from "Event"
  union all
  select "rating" between 1 and 5 and not ("rating" = 5 and coalesce("title", '') || ' ' || "body" ~* '\m(terrible|awful|worst|never again|waste of (money|time)|rip-?off|horrible)\M')
      and not ("rating" <= 2 and coalesce("title", '') || ' ' || "body" ~* '\m(amazing|brilliant|outstanding|unforgettable|highly recommend|best night|loved every|fantastic|perfect)\M' and coalesce("title", '') || ' ' || "body" !~* '\m(not|but|never|nothing|however|though|although|wasn''t|far from|despite|otherwise)\M') from "EventReview") x;
-- Q35 a published or completed event has no ticket type or more than fifteen, an organizer with events has no owner or a user joined before there was the organizer or the user, or an order has no item, a ticket type twice or more than eight items
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select (select count(*) from "TicketType" t where t."eventId" = e."id") between 1 and 15 as ok from "Event" e where e."status" in ('PUBLISHED', 'COMPLETED')
  union all select exists (select 1 from "OrganizerMember" m where m."organizerId" = g."id" and m."role" = 'OWNER') and (select count(*) from "OrganizerMember" m where m."organizerId" = g."id") <= 200 from "Organizer" g where exists (select 1 from "Event" e where e."organizerId" = g."id")
  union all select m."invitedById" is distinct from m."userId" and coalesce(m."joinedAt" >= g."createdAt" - interval '1 day' and m."joinedAt" >= u."createdAt" - interval '1 minute', true) from "OrganizerMember" m join "Organizer" g on g."id" = m."organizerId" join "User" u on u."id" = m."userId"
  union all select coalesce(i.n, 0) between 1 and 8 and i.n = i.d from "Order" o left join (select "orderId", count(*) n, count(distinct "ticketTypeId") d from "OrderItem" group by 1) i on i."orderId" = o."id") x;
-- Q36 the shares are not those of a real box office: paid orders, failed payments, refunds, people who came to past events, cancelled events, mean stars, several scans a ticket
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select avg(("status" = 'PAID')::int) between 0.5 and 0.98 and avg(("status" in ('REFUNDED', 'PARTIALLY_REFUNDED'))::int) between 0.001 and 0.2 as ok from "Order" having count(*) >= 60
  union all select avg(("status" = 'FAILED')::int) between 0 and 0.25 and avg(("capturedAt" is not null)::int) >= 0.7 from "Payment" having count(*) >= 40
  union all select avg((t."status" = 'USED')::int) between 0.5 and 0.99 from "Ticket" t join "Event" e on e."id" = t."eventId" where e."status" = 'COMPLETED' and t."status" in ('VALID', 'USED') having count(*) >= 60
  union all select avg(("status" = 'CANCELLED')::int) <= 0.2 and avg(("status" in ('PUBLISHED', 'COMPLETED'))::int) >= 0.6 from "Event" having count(*) >= 20
  union all select avg("rating") between 3.2 and 4.9 from "EventReview" having count(*) >= 40
  union all select avg(("result" = 'ADMITTED')::int) between 0.8 and 1 from "CheckIn" having count(*) >= 40) x;
