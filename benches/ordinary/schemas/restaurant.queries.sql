-- Q1 seatCount is not the sum of the tables (all or active ones)
select count(*) filter (where "seatCount" not in (a, b)) as bad, count(*) as all from (select r.*, (select coalesce(sum("maxGuests"), 0) from "DiningTable" t where t."restaurantId" = r.id) a, (select coalesce(sum("maxGuests"), 0) from "DiningTable" t where t."restaurantId" = r.id and t."isActive") b from "Restaurant" r) r;
-- Q2 reviewCount is not the number of reviews (all or published)
select count(*) filter (where "reviewCount" not in (a, b)) as bad, count(*) as all from (select r.*, (select count(*) from "Review" v where v."restaurantId" = r.id) a, (select count(*) from "Review" v where v."restaurantId" = r.id and v."isPublished") b from "Restaurant" r) r;
-- Q3 averageRating is not the mean of its reviews (all or published), or above 5
select count(*) filter (where ("averageRating" is distinct from a and "averageRating" is distinct from b) or "averageRating" not between 1 and 5) as bad, count(*) as all from (select r.*, (select round(avg(rating), 2) from "Review" v where v."restaurantId" = r.id) a, (select round(avg(rating), 2) from "Review" v where v."restaurantId" = r.id and v."isPublished") b from "Restaurant" r) r where "averageRating" is not null or "reviewCount" > 0;
-- Q4 restaurant closed for good before it opened, or opened in the future
select count(*) filter (where "closedOn" <= "openedOn" or "openedOn" > '2026-06-01') as bad, count(*) as all from "Restaurant";
-- Q5 tax rate outside 0 to 27 percent
select count(*) filter (where "taxRateBps" not between 0 and 2700) as bad, count(*) as all from "Restaurant";
-- Q6 slug that has nothing of the name
select count(*) filter (where slug !~ left(regexp_replace(lower(name), '[^a-z0-9].*$', ''), 5)) as bad, count(*) as all from "Restaurant";
-- Q7 weekday outside 0 to 7
select count(*) filter (where weekday not between 0 and 7) as bad, count(*) as all from "OpeningHour";
-- Q8 last orders before opening or after closing
select count(*) filter (where "lastOrderAt" <= "opensAt" or "lastOrderAt" > "closesAt") as bad, count(*) as all from "OpeningHour" where "closesAt" > "opensAt";
-- Q9 closes before it opens, but not in the first hours of the night
select count(*) filter (where "closesAt" > '04:00') as bad, count(*) as all from "OpeningHour" where "closesAt" <= "opensAt";
-- Q10 manager is oneself, of another restaurant or no manager
select count(*) filter (where m.id = s.id or m."restaurantId" <> s."restaurantId" or m.role <> 'MANAGER') as bad, count(*) as all from "Staff" s join "Staff" m on m.id = s."managerId";
-- Q11 left but active, or inactive without having left
select count(*) filter (where "isActive" = ("leftOn" is not null and "leftOn" <= '2026-01-01') or "leftOn" < "hiredOn") as bad, count(*) as all from "Staff";
-- Q12 hired below 15
select count(*) filter (where "hiredOn" < "birthDate" + interval '15 years') as bad, count(*) as all from "Staff";
-- Q13 wage below 5 or above 80 an hour
select count(*) filter (where "hourlyRateCents" not between 500 and 8000) as bad, count(*) as all from "Staff";
-- Q14 email without anything of the name
select count(*) filter (where email !~* left("lastName", 3) and email !~* left("firstName", 3)) as bad, count(*) as all from "Staff" where "lastName" ~ '^[A-Za-z]{3}' and "firstName" ~ '^[A-Za-z]{3}';
-- Q15 shift ends before it starts or lasts over 16 hours
select count(*) filter (where "endsAt" <= "startsAt" or "endsAt" > "startsAt" + interval '16 hours') as bad, count(*) as all from "Shift";
-- Q16 clocked in over three hours off, out before in, or out without in
select count(*) filter (where abs(extract(epoch from "clockedInAt" - "startsAt")) > 3 * 3600 or "clockedOutAt" <= "clockedInAt" or ("clockedOutAt" is not null and "clockedInAt" is null)) as bad, count(*) as all from "Shift" where "clockedInAt" is not null or "clockedOutAt" is not null;
-- Q17 clocked in on a shift that has not come
select count(*) filter (where "clockedInAt" is not null or "workedMinutes" is not null or "wageCents" is not null) as bad, count(*) as all from "Shift" where "startsAt" > '2026-01-01 12:00';
-- Q18 workedMinutes is not the time between the clockings less the break
select count(*) filter (where abs("workedMinutes" - (extract(epoch from "clockedOutAt" - "clockedInAt") / 60 - "breakMinutes")) > 1) as bad, count(*) as all from "Shift" where "workedMinutes" is not null and "clockedOutAt" is not null and "clockedInAt" is not null;
-- Q19 worked minutes or wage without having clocked out, or the reverse
select count(*) filter (where ("workedMinutes" is null) <> ("clockedOutAt" is null) or ("wageCents" is null) <> ("workedMinutes" is null)) as bad, count(*) as all from "Shift";
-- Q20 wage is not minutes times rate
select count(*) filter (where abs("wageCents" - "workedMinutes" * "hourlyRateCents" / 60.0) > 2) as bad, count(*) as all from "Shift" h join "Staff" s on s.id = h."staffId" where "wageCents" is not null and "workedMinutes" is not null;
-- Q21 break longer than half the shift
select count(*) filter (where "breakMinutes" * 120 > extract(epoch from "endsAt" - "startsAt") or "breakMinutes" < 0) as bad, count(*) as all from "Shift";
-- Q22 two shifts of one person at the same time
select count(*) filter (where exists (select 1 from "Shift" x where x."staffId" = s."staffId" and x.id <> s.id and x."startsAt" < s."endsAt" and s."startsAt" < x."endsAt")) as bad, count(*) as all from "Shift" s;
-- Q23 shift before hired or after having left
select count(*) filter (where h."startsAt" < s."hiredOn" or h."startsAt" > s."leftOn" + 1) as bad, count(*) as all from "Shift" h join "Staff" s on s.id = h."staffId";
-- Q24 table for more at least than at most, or for more than 30
select count(*) filter (where "minGuests" > "maxGuests" or "minGuests" < 1 or "maxGuests" > 30) as bad, count(*) as all from "DiningTable";
-- Q25 first visit after the last, or one without the other
select count(*) filter (where "firstVisitAt" > "lastVisitAt" or ("firstVisitAt" is null) <> ("lastVisitAt" is null)) as bad, count(*) as all from "Guest" where "firstVisitAt" is not null or "lastVisitAt" is not null;
-- Q26 visits without a first visit, or a first visit without visits
select count(*) filter (where ("visitCount" > 0) <> ("lastVisitAt" is not null) or ("visitCount" = 0 and "totalSpentCents" > 0)) as bad, count(*) as all from "Guest";
-- Q27 visitCount is not the number of completed reservations (or seated ones too)
select count(*) filter (where "visitCount" not in (a, b)) as bad, count(*) as all from (select g.*, (select count(*) from "Reservation" r where r."guestId" = g.id and r.status = 'COMPLETED') a, (select count(*) from "Reservation" r where r."guestId" = g.id and r.status in ('COMPLETED', 'SEATED')) b from "Guest" g) g;
-- Q28 noShowCount is not the number of no-shows
select count(*) filter (where "noShowCount" <> a) as bad, count(*) as all from (select g.*, (select count(*) from "Reservation" r where r."guestId" = g.id and r.status = 'NO_SHOW') a from "Guest" g) g;
-- Q29 totalSpentCents is not the sum of the guest's paid checks
select count(*) filter (where "totalSpentCents" <> s) as bad, count(*) as all from (select g.*, (select coalesce(sum(c."totalCents"), 0) from "Check" c join "Reservation" r on r.id = c."reservationId" where r."guestId" = g.id and c.status = 'PAID') s from "Guest" g) g;
-- Q30 guest without phone and email
select count(*) filter (where email is null and phone is null) as bad, count(*) as all from "Guest";
-- Q31 birthday of a child under 10 or of someone above 110
select count(*) filter (where birthday > '2016-01-01' or birthday < '1915-01-01') as bad, count(*) as all from "Guest" where birthday is not null;
-- Q32 guest of another restaurant than the reservation
select count(*) filter (where g."restaurantId" <> r."restaurantId") as bad, count(*) as all from "Reservation" r join "Guest" g on g.id = r."guestId";
-- Q33 table of another restaurant than the reservation
select count(*) filter (where t."restaurantId" <> r."restaurantId") as bad, count(*) as all from "Reservation" r join "DiningTable" t on t.id = r."tableId";
-- Q34 taken by staff of another restaurant
select count(*) filter (where s."restaurantId" <> r."restaurantId") as bad, count(*) as all from "Reservation" r join "Staff" s on s.id = r."takenById";
-- Q35 party larger than the table, or smaller than it is given to
select count(*) filter (where r."partySize" > t."maxGuests" or r."partySize" < t."minGuests") as bad, count(*) as all from "Reservation" r join "DiningTable" t on t.id = r."tableId";
-- Q36 reservation ends before it starts or lasts over six hours
select count(*) filter (where "endsAt" <= "startsAt" or "endsAt" > "startsAt" + interval '6 hours') as bad, count(*) as all from "Reservation";
-- Q37 reserved after it started (but for walk-ins), or over a year ahead
select count(*) filter (where ("createdAt" > "startsAt" and source <> 'WALK_IN') or "createdAt" < "startsAt" - interval '1 year') as bad, count(*) as all from "Reservation";
-- Q38 walk-in reserved a day before
select count(*) filter (where "createdAt" < "startsAt" - interval '6 hours') as bad, count(*) as all from "Reservation" where source = 'WALK_IN';
-- Q39 state against its times
select count(*) filter (where case status when 'REQUESTED' then "confirmedAt" is not null or "seatedAt" is not null or "completedAt" is not null or "cancelledAt" is not null when 'CONFIRMED' then "confirmedAt" is null or "seatedAt" is not null or "cancelledAt" is not null when 'SEATED' then "seatedAt" is null or "completedAt" is not null or "cancelledAt" is not null when 'COMPLETED' then "seatedAt" is null or "completedAt" is null or "cancelledAt" is not null when 'CANCELLED' then "cancelledAt" is null or "seatedAt" is not null or "completedAt" is not null else "seatedAt" is not null or "completedAt" is not null end) as bad, count(*) as all from "Reservation";
-- Q40 reason of a reservation that was not cancelled
select count(*) filter (where "cancelReason" is not null and status not in ('CANCELLED')) as bad, count(*) as all from "Reservation";
-- Q41 completed, seated or no-show though it is in the future; requested or confirmed though long past
select count(*) filter (where (status in ('COMPLETED', 'SEATED', 'NO_SHOW') and "startsAt" > '2026-01-02') or (status in ('REQUESTED', 'CONFIRMED') and "startsAt" < '2025-12-25')) as bad, count(*) as all from "Reservation";
-- Q42 seated now though it started days ago
select count(*) filter (where "startsAt" < '2025-12-30') as bad, count(*) as all from "Reservation" where status = 'SEATED';
-- Q43 confirmed before reserved, seated hours from the start, completed before seated
select count(*) filter (where "confirmedAt" < "createdAt" or abs(extract(epoch from "seatedAt" - "startsAt")) > 3 * 3600 or "completedAt" <= "seatedAt" or "cancelledAt" < "createdAt") as bad, count(*) as all from "Reservation";
-- Q44 two reservations of a table at the same time
select count(*) filter (where exists (select 1 from "Reservation" x where x."tableId" = r."tableId" and x.id <> r.id and x.status not in ('CANCELLED', 'NO_SHOW') and x."startsAt" < r."endsAt" and r."startsAt" < x."endsAt")) as bad, count(*) as all from "Reservation" r where "tableId" is not null and status not in ('CANCELLED', 'NO_SHOW');
-- Q45 reservation outside all meal times
select count(*) filter (where "startsAt"::time between '01:00' and '06:59') as bad, count(*) as all from "Reservation";
-- Q46 reservation that does not start on a quarter of an hour
select count(*) filter (where extract(minute from "startsAt")::int % 5 <> 0 or extract(second from "startsAt") <> 0) as bad, count(*) as all from "Reservation" where source <> 'WALK_IN';
-- Q47 parent category is itself or of another restaurant
select count(*) filter (where p.id = c.id or p."restaurantId" <> c."restaurantId") as bad, count(*) as all from "MenuCategory" c join "MenuCategory" p on p.id = c."parentId";
-- Q48 category available until before it begins, or only one of both times
select count(*) filter (where "availableUntil" <= "availableFrom" or ("availableFrom" is null) <> ("availableUntil" is null)) as bad, count(*) as all from "MenuCategory" where "availableFrom" is not null or "availableUntil" is not null;
-- Q49 two categories of a restaurant with the same name and parent
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by "restaurantId", "parentId", lower(name)) n from "MenuCategory") c;
-- Q50 vegan dish that is not vegetarian
select count(*) filter (where not "isVegetarian") as bad, count(*) as all from "MenuItem" where "isVegan";
-- Q51 costs more than it sells for
select count(*) filter (where "costCents" >= "priceCents") as bad, count(*) as all from "MenuItem" where "costCents" is not null;
-- Q52 price below 1 or above 200
select count(*) filter (where "priceCents" not between 100 and 20000) as bad, count(*) as all from "MenuItem";
-- Q53 calories or preparation that no dish has
select count(*) filter (where calories not between 0 and 3000 or "preparationMinutes" not between 0 and 180) as bad, count(*) as all from "MenuItem";
-- Q54 sold out but available
select count(*) filter (where "isAvailable") as bad, count(*) as all from "MenuItem" where "soldOutAt" is not null;
-- Q55 table or server of another restaurant than the check
select count(*) filter (where t."restaurantId" <> c."restaurantId" or s."restaurantId" <> c."restaurantId") as bad, count(*) as all from "Check" c join "DiningTable" t on t.id = c."tableId" join "Staff" s on s.id = c."serverId";
-- Q56 reservation of another restaurant or table than the check
select count(*) filter (where r."restaurantId" <> c."restaurantId" or r."tableId" <> c."tableId") as bad, count(*) as all from "Check" c join "Reservation" r on r.id = c."reservationId";
-- Q57 check of a reservation that was cancelled, not taken or has not come
select count(*) filter (where r.status not in ('SEATED', 'COMPLETED')) as bad, count(*) as all from "Check" c join "Reservation" r on r.id = c."reservationId";
-- Q58 check opened on another day than its reservation
select count(*) filter (where abs(extract(epoch from c."openedAt" - r."startsAt")) > 6 * 3600) as bad, count(*) as all from "Check" c join "Reservation" r on r.id = c."reservationId";
-- Q59 open with a time of closing, or closed without, or closed before opened or over 12 hours later
select count(*) filter (where (status = 'OPEN') = ("closedAt" is not null) or "closedAt" <= "openedAt" or "closedAt" > "openedAt" + interval '12 hours') as bad, count(*) as all from "Check";
-- Q60 open check from days ago
select count(*) filter (where "openedAt" < '2025-12-30') as bad, count(*) as all from "Check" where status = 'OPEN';
-- Q61 voided by nobody or without a reason, or a reason of one not voided
select count(*) filter (where (status = 'VOIDED') <> ("voidedById" is not null) or (status <> 'VOIDED' and "voidReason" is not null)) as bad, count(*) as all from "Check";
-- Q62 subtotal is not the sum of the items (all or those not cancelled)
select count(*) filter (where c."subtotalCents" not in (a, b)) as bad, count(*) as all from "Check" c join (select "checkId", sum("totalCents") a, coalesce(sum("totalCents") filter (where status <> 'CANCELLED'), 0) b from "CheckItem" group by 1) i on i."checkId" = c.id;
-- Q63 total is not subtotal less discount with tax (and tip)
select count(*) filter (where "totalCents" not in ("subtotalCents" - "discountCents" + "taxCents" + "tipCents", "subtotalCents" - "discountCents" + "taxCents", "subtotalCents" - "discountCents", "subtotalCents" - "discountCents" + "tipCents")) as bad, count(*) as all from "Check";
-- Q64 discount above the subtotal
select count(*) filter (where "discountCents" > "subtotalCents") as bad, count(*) as all from "Check" where "discountCents" > 0;
-- Q65 tax is not that of the restaurant's rate, on top or included
-- Corrected Q65: the product of cents and basis points did not fit an integer
select count(*) filter (where abs(c."taxCents" - (c."subtotalCents" - c."discountCents")::numeric * r."taxRateBps" / 10000.0) > 2 and abs(c."taxCents" - c."subtotalCents"::numeric * r."taxRateBps" / 10000.0) > 2 and abs(c."taxCents" - (c."subtotalCents" - c."discountCents")::numeric * r."taxRateBps" / (10000.0 + r."taxRateBps")) > 2) as bad, count(*) as all from "Check" c join "Restaurant" r on r.id = c."restaurantId";
-- Q66 tip above the subtotal
select count(*) filter (where "tipCents" > "subtotalCents") as bad, count(*) as all from "Check";
-- Q67 more guests on the check than at the table, or not about as many as in the party
select count(*) filter (where c."guestCount" > t."maxGuests" or c."guestCount" < 1 or abs(c."guestCount" - r."partySize") > 2) as bad, count(*) as all from "Check" c join "DiningTable" t on t.id = c."tableId" left join "Reservation" r on r.id = c."reservationId";
-- Q68 item of another restaurant's menu
select count(*) filter (where g."restaurantId" <> c."restaurantId") as bad, count(*) as all from "CheckItem" i join "Check" c on c.id = i."checkId" join "MenuItem" m on m.id = i."menuItemId" join "MenuCategory" g on g.id = m."categoryId";
-- Q69 name or course of an item is not that of the menu
select count(*) filter (where i.name <> m.name or i.course <> m.course) as bad, count(*) as all from "CheckItem" i join "MenuItem" m on m.id = i."menuItemId";
-- Q70 price of an item is not that of the menu
select count(*) filter (where i."unitPriceCents" <> m."priceCents") as bad, count(*) as all from "CheckItem" i join "MenuItem" m on m.id = i."menuItemId";
-- Q71 total of an item is not quantity times price, or a quantity below 1 or above 50
select count(*) filter (where "totalCents" <> quantity * "unitPriceCents" or quantity not between 1 and 50) as bad, count(*) as all from "CheckItem";
-- Q72 state of an item against its times
select count(*) filter (where case status when 'SERVED' then "servedAt" is null or "cancelledAt" is not null when 'CANCELLED' then "cancelledAt" is null or "servedAt" is not null else "servedAt" is not null or "cancelledAt" is not null end or "servedAt" < "orderedAt" or "cancelledAt" < "orderedAt") as bad, count(*) as all from "CheckItem";
-- Q73 item ordered outside the time of its check, or served over four hours later
select count(*) filter (where i."orderedAt" < c."openedAt" or i."orderedAt" > c."closedAt" or i."servedAt" > i."orderedAt" + interval '4 hours' or i."orderedAt" > c."openedAt" + interval '12 hours') as bad, count(*) as all from "CheckItem" i join "Check" c on c.id = i."checkId";
-- Q74 item being prepared on a check that is paid
select count(*) filter (where i.status in ('ORDERED', 'PREPARING')) as bad, count(*) as all from "CheckItem" i join "Check" c on c.id = i."checkId" where c.status = 'PAID';
-- Q75 balance of a gift card above what was put on it, or negative
select count(*) filter (where "balanceCents" > "initialCents" or "balanceCents" < 0 or "initialCents" <= 0) as bad, count(*) as all from "GiftCard";
-- Q76 balance is not the initial amount less the payments with the card
select count(*) filter (where "balanceCents" <> "initialCents" - s) as bad, count(*) as all from (select g.*, (select coalesce(sum("amountCents"), 0) from "Payment" p where p."giftCardId" = g.id and p.status = 'CAPTURED') s from "GiftCard" g) g;
-- Q77 gift card expired before issued, used before issued or after it expired; used but full, or partly used and never used
select count(*) filter (where "expiresAt" <= "issuedAt" or "lastUsedAt" < "issuedAt" or "lastUsedAt" > "expiresAt" or ("lastUsedAt" is null and "balanceCents" < "initialCents")) as bad, count(*) as all from "GiftCard";
-- Q78 gift card bought by a guest of another restaurant
select count(*) filter (where u."restaurantId" <> g."restaurantId") as bad, count(*) as all from "GiftCard" g join "Guest" u on u.id = g."purchasedById";
-- Q79 method against gift card and card
select count(*) filter (where (method = 'GIFT_CARD') <> ("giftCardId" is not null) or (method <> 'CARD' and ("cardBrand" is not null or "cardLast4" is not null)) or (method = 'CARD' and "cardLast4" is null)) as bad, count(*) as all from "Payment";
-- Q80 last four digits that are no digits
select count(*) filter (where "cardLast4" !~ '^\d{4}$') as bad, count(*) as all from "Payment" where "cardLast4" is not null;
-- Q81 state of a payment against its times
select count(*) filter (where case status when 'PENDING' then "capturedAt" is not null or "refundedAt" is not null when 'CAPTURED' then "capturedAt" is null or "refundedAt" is not null when 'REFUNDED' then "capturedAt" is null or "refundedAt" is null else "capturedAt" is not null or "refundedAt" is not null end or (status <> 'FAILED' and "failureMessage" is not null) or "refundedAt" < "capturedAt" or "capturedAt" < "createdAt") as bad, count(*) as all from "Payment";
-- Q82 captured payments of a paid check are not its total
select count(*) filter (where s is distinct from "totalCents" and s is distinct from "totalCents" + "tipCents") as bad, count(*) as all from (select c.*, (select sum("amountCents") from "Payment" p where p."checkId" = c.id and p.status = 'CAPTURED') s from "Check" c where status = 'PAID') c;
-- Q83 payment outside the time of its check
select count(*) filter (where p."createdAt" < c."openedAt" or p."createdAt" > c."openedAt" + interval '1 day') as bad, count(*) as all from "Payment" p join "Check" c on c.id = p."checkId";
-- Q84 gift card of another restaurant than the check
select count(*) filter (where g."restaurantId" <> c."restaurantId") as bad, count(*) as all from "Payment" p join "GiftCard" g on g.id = p."giftCardId" join "Check" c on c.id = p."checkId";
-- Q85 review of another guest or restaurant than the reservation
select count(*) filter (where r."guestId" <> v."guestId" or r."restaurantId" <> v."restaurantId") as bad, count(*) as all from "Review" v join "Reservation" r on r.id = v."reservationId";
-- Q86 review of a meal that did not take place, or written before it
select count(*) filter (where r.status <> 'COMPLETED' or v."createdAt" < r."startsAt") as bad, count(*) as all from "Review" v join "Reservation" r on r.id = v."reservationId";
-- Q87 rating outside 1 to 5, or far from the ratings of food and service
select count(*) filter (where rating not between 1 and 5 or "foodRating" not between 1 and 5 or "serviceRating" not between 1 and 5 or rating > greatest("foodRating", "serviceRating") + 1 or rating < least("foodRating", "serviceRating") - 1) as bad, count(*) as all from "Review";
-- Q88 published without a time, or a time without being published
select count(*) filter (where "isPublished" <> ("publishedAt" is not null) or "publishedAt" < "createdAt") as bad, count(*) as all from "Review";
-- Q89 reply without a time or author, or these without a reply; by staff of another restaurant
select count(*) filter (where (v.reply is null) <> (v."repliedAt" is null) or (v."repliedById" is not null and v.reply is null) or v."repliedAt" < v."createdAt" or s."restaurantId" <> v."restaurantId") as bad, count(*) as all from "Review" v left join "Staff" s on s.id = v."repliedById" where v.reply is not null or v."repliedAt" is not null or v."repliedById" is not null;
-- Q90 check of over 500 a head
select count(*) filter (where "totalCents" > 50000 * greatest("guestCount", 1)) as bad, count(*) as all from "Check";
-- Q91 two open checks of one table
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by "tableId") n from "Check" where status = 'OPEN') c;
-- Q92 later check of a restaurant with a lower number
select count(*) filter (where "openedAt" < before) as bad, count(*) as all from (select "openedAt", lag("openedAt") over (partition by "restaurantId" order by number) before from "Check") c where before is not null;
-- Q93 server who is a cook, or had left
select count(*) filter (where s.role = 'COOK' or c."openedAt" > s."leftOn" + 1 or c."openedAt" < s."hiredOn") as bad, count(*) as all from "Check" c join "Staff" s on s.id = c."serverId";
-- Q94 category with starters, mains, desserts and drinks at once
select count(*) filter (where n > 3) as bad, count(*) as all from (select "categoryId", count(distinct course) n from "MenuItem" group by 1 having count(*) > 3) m;
-- Q95 two dishes of a restaurant with the same name
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by c."restaurantId", lower(m.name)) n from "MenuItem" m join "MenuCategory" c on c.id = m."categoryId") m;
-- Q96 failed payment without a message
select count(*) filter (where "failureMessage" is null) as bad, count(*) as all from "Payment" where status = 'FAILED';
-- Q97 reservation of a restaurant before it opened or after it closed
select count(*) filter (where r."startsAt" < x."openedOn" or r."startsAt" > x."closedOn" + 1) as bad, count(*) as all from "Reservation" r join "Restaurant" x on x.id = r."restaurantId";
-- Q98 reservation outside the opening hours of its weekday (of those with hours)
select count(*) filter (where h."closesAt" > h."opensAt" and (r."startsAt"::time < h."opensAt" or r."startsAt"::time > h."closesAt")) as bad, count(*) as all from "Reservation" r join "OpeningHour" h on h."restaurantId" = r."restaurantId" and h.weekday % 7 = extract(dow from r."startsAt")::int;
-- Q99 blocked guest who was seated afterwards
select count(*) filter (where r."seatedAt" > g."blockedAt") as bad, count(*) as all from "Reservation" r join "Guest" g on g.id = r."guestId" where g."blockedAt" is not null;
