-- Q1 user's last login is before the account was created
select count(*) filter (where u."lastLoginAt" < u."createdAt") as bad, count(*) as "all" from "User" u where u."lastLoginAt" is not null;
-- Q2 user's e-mail contains neither the first nor the last name of the person
select count(*) filter (where position(lower(u."firstName") in lower(u."email")) = 0 and position(lower(u."lastName") in lower(u."email")) = 0) as bad, count(*) as "all" from "User" u where u."firstName" ~ '^[A-Za-z]+$' and u."lastName" ~ '^[A-Za-z]+$';
-- Q3 user was deleted before the account was created
select count(*) filter (where u."deletedAt" < u."createdAt") as bad, count(*) as "all" from "User" u where u."deletedAt" is not null;
-- Q4 sitter's profile belongs to a user who does not have the role of a sitter
select count(*) filter (where u."role" <> 'SITTER') as bad, count(*) as "all" from "SitterProfile" s join "User" u on u."id" = s."userId";
-- Q5 sitter was not of age (16) when the profile was created
select count(*) filter (where s."birthDate" + interval '16 years' > s."createdAt") as bad, count(*) as "all" from "SitterProfile" s;
-- Q6 sitter has more years of experience than years of life since the age of ten
select count(*) filter (where s."yearsOfExperience" not between 0 and greatest(0, extract(year from age(date '2026-01-01', s."birthDate")) - 10)) as bad, count(*) as "all" from "SitterProfile" s;
-- Q7 sitter not verified though there is a time of verification
select count(*) filter (where s."verifiedAt" is not null) as bad, count(*) as "all" from "SitterProfile" s where s."verificationStatus" in ('UNVERIFIED', 'PENDING');
-- Q8 verified sitter has no time of verification
select count(*) filter (where s."verifiedAt" is null) as bad, count(*) as "all" from "SitterProfile" s where s."verificationStatus" = 'VERIFIED';
-- Q9 sitter's profile is older than the account of the user
select count(*) filter (where s."createdAt" < u."createdAt") as bad, count(*) as "all" from "SitterProfile" s join "User" u on u."id" = s."userId";
-- Q10 sitter's review counter does not match the reviews
select count(*) filter (where s."reviewCount" <> (select count(*) from "Review" r where r."sitterId" = s."id")) as bad, count(*) as "all" from "SitterProfile" s;
-- Q11 sitter's average rating is not that of the reviews
select count(*) filter (where s."averageRating" is null or abs(s."averageRating" - r.a) > 0.02) as bad, count(*) as "all" from "SitterProfile" s join (select "sitterId", avg("rating") as a from "Review" group by 1) r on r."sitterId" = s."id";
-- Q12 unit of the price does not fit the kind of service (walks per walk, visits per visit, house sitting and boarding per night or day, day care per day)
select count(*) filter (where not case v."type" when 'DOG_WALKING' then v."priceUnit" = 'PER_WALK' when 'DROP_IN_VISIT' then v."priceUnit" = 'PER_VISIT' when 'DAY_CARE' then v."priceUnit" = 'PER_DAY' else v."priceUnit" in ('PER_NIGHT', 'PER_DAY') end) as bad, count(*) as "all" from "SitterService" v;
-- Q13 price of a service is implausible (below 3 or above 500 in the currency)
select count(*) filter (where v."priceCents" not between 300 and 50000) as bad, count(*) as "all" from "SitterService" v;
-- Q14 weekly availability that ends before it begins or lies outside of a day's minutes
select count(*) filter (where not (0 <= a."startMinute" and a."startMinute" < a."endMinute" and a."endMinute" <= 1440)) as bad, count(*) as "all" from "Availability" a;
-- Q15 availability overlaps with another one of the same sitter on the same weekday
select count(*) filter (where exists (select 1 from "Availability" b where b."id" <> a."id" and b."sitterId" = a."sitterId" and b."weekday" = a."weekday" and b."startMinute" < a."endMinute" and a."startMinute" < b."endMinute")) as bad, count(*) as "all" from "Availability" a;
-- Q16 time off ends before it starts
select count(*) filter (where t."endDate" < t."startDate") as bad, count(*) as "all" from "TimeOff" t;
-- Q17 pet was born in the future or is older than forty years when entered
select count(*) filter (where p."birthDate" > date '2026-01-04' or p."birthDate" < p."createdAt" - interval '40 years') as bad, count(*) as "all" from "Pet" p where p."birthDate" is not null and p."species" in ('DOG', 'CAT', 'RABBIT');
-- Q18 weight of the pet is impossible for its species (dog 0.5 to 110 kg, cat 0.3 to 20, rabbit 0.3 to 15, bird up to 5)
select count(*) filter (where not case p."species" when 'DOG' then p."weightKg" between 0.5 and 110 when 'CAT' then p."weightKg" between 0.3 and 20 when 'RABBIT' then p."weightKg" between 0.3 and 15 else p."weightKg" > 0 and p."weightKg" <= 5 end) as bad, count(*) as "all" from "Pet" p where p."weightKg" is not null and p."species" <> 'OTHER';
-- Q19 pet vaccinated before it was born
select count(*) filter (where v."administeredOn" < p."birthDate") as bad, count(*) as "all" from "PetVaccination" v join "Pet" p on p."id" = v."petId" where p."birthDate" is not null;
-- Q20 vaccination expires at or before the day it was given
select count(*) filter (where v."expiresOn" <= v."administeredOn") as bad, count(*) as "all" from "PetVaccination" v where v."expiresOn" is not null;
-- Q21 booking ends at or before its start
select count(*) filter (where b."endAt" <= b."startAt") as bad, count(*) as "all" from "Booking" b;
-- Q22 booking is of a service of another sitter
select count(*) filter (where v."sitterId" <> b."sitterId") as bad, count(*) as "all" from "Booking" b join "SitterService" v on v."id" = b."serviceId";
-- Q23 owner books himself or herself as sitter
select count(*) filter (where s."userId" = b."ownerId") as bad, count(*) as "all" from "Booking" b join "SitterProfile" s on s."id" = b."sitterId";
-- Q24 total of a booking is not subtotal plus service fee
select count(*) filter (where b."totalCents" <> b."subtotalCents" + b."serviceFeeCents") as bad, count(*) as "all" from "Booking" b;
-- Q25 pet in a booking belongs to another owner than the one who booked
select count(*) filter (where p."ownerId" <> b."ownerId") as bad, count(*) as "all" from "BookingPet" bp join "Booking" b on b."id" = bp."bookingId" join "Pet" p on p."id" = bp."petId";
-- Q26 number of pets of a booking is not the number of pets listed
select count(*) filter (where b."petCount" <> n.n) as bad, count(*) as "all" from "Booking" b join (select "bookingId", count(*) as n from "BookingPet" group by 1) n on n."bookingId" = b."id";
-- Q27 pet that is not a dog booked for dog walking
select count(*) filter (where p."species" <> 'DOG') as bad, count(*) as "all" from "BookingPet" bp join "Booking" b on b."id" = bp."bookingId" join "SitterService" v on v."id" = b."serviceId" join "Pet" p on p."id" = bp."petId" where v."type" = 'DOG_WALKING';
-- Q28 booking completed though it ends in the future
select count(*) filter (where b."endAt" > timestamp '2026-01-04') as bad, count(*) as "all" from "Booking" b where b."status" = 'COMPLETED';
-- Q29 booking cancelled by someone who is neither its owner, nor its sitter, nor an admin
select count(*) filter (where u."id" <> b."ownerId" and u."id" <> s."userId" and u."role" <> 'ADMIN') as bad, count(*) as "all" from "Booking" b join "User" u on u."id" = b."cancelledById" join "SitterProfile" s on s."id" = b."sitterId";
-- Q30 visit planned outside the time of its booking
select count(*) filter (where v."scheduledStart" < b."startAt" - interval '1 hour' or v."scheduledEnd" > b."endAt" + interval '1 hour') as bad, count(*) as "all" from "Visit" v join "Booking" b on b."id" = v."bookingId";
-- Q31 visit is done but has not both a start and an end
select count(*) filter (where v."startedAt" is null or v."endedAt" is null) as bad, count(*) as "all" from "Visit" v where v."status" = 'DONE';
-- Q32 report on a visit that has not taken place
select count(*) filter (where v."status" not in ('IN_PROGRESS', 'DONE')) as bad, count(*) as "all" from "WalkReport" w join "Visit" v on v."id" = w."visitId";
-- Q33 message sent by someone who does not take part in the conversation
select count(*) filter (where m."senderId" not in (c."ownerId", s."userId")) as bad, count(*) as "all" from "Message" m join "Conversation" c on c."id" = m."conversationId" join "SitterProfile" s on s."id" = c."sitterId";
-- Q34 review on a booking that was not completed
select count(*) filter (where b."status" <> 'COMPLETED') as bad, count(*) as "all" from "Review" r join "Booking" b on b."id" = r."bookingId";
-- Q35 payout's net amount is not gross less the platform's fee
select count(*) filter (where p."netCents" <> p."grossCents" - p."platformFeeCents") as bad, count(*) as "all" from "Payout" p;
-- Q36 payment that succeeded is not of the amount of its booking
select count(*) filter (where p."amountCents" <> b."totalCents") as bad, count(*) as "all" from "Payment" p join "Booking" b on b."id" = p."bookingId" where p."status" = 'SUCCEEDED';
