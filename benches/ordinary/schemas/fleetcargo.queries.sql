-- Q1 shipment delivered before it departed
select count(*) filter (where "deliveredAt" < "departedAt") as bad, count(*) as "all"
from "Shipment" where "deliveredAt" is not null and "departedAt" is not null;
-- Q2 truck left the stop before it arrived there
select count(*) filter (where "leftAt" < "arrivedAt") as bad, count(*) as "all"
from "Stop" where "leftAt" is not null and "arrivedAt" is not null;
-- Q3 stop reached before an earlier stop of the same shipment
select count(*) filter (where exists (select 1 from "Stop" e where e."shipmentId" = s."shipmentId" and e."sequence" < s."sequence" and e."arrivedAt" > s."arrivedAt")) as bad, count(*) as "all"
from "Stop" s where s."arrivedAt" is not null and exists (select 1 from "Stop" e where e."shipmentId" = s."shipmentId" and e."sequence" < s."sequence" and e."arrivedAt" is not null);
-- Q4 fuel card used before it was issued or after it expired
select count(*) filter (where f."filledAt" < c."issuedAt" or f."filledAt" > c."expiresAt" + interval '1 day') as bad, count(*) as "all"
from "FuelFill" f join "FuelCard" c on c."id" = f."fuelCardId";
-- Q5 order to be delivered before it is to be picked up
select count(*) filter (where "deliverBy" < "pickupFrom") as bad, count(*) as "all"
from "Order";
-- Q6 claim filed before the shipment had departed, or decided before it was filed
select count(*) filter (where c."filedAt" < s."departedAt" or c."decidedAt" < c."filedAt") as bad, count(*) as "all"
from "Claim" c join "Shipment" s on s."id" = c."shipmentId" where s."departedAt" is not null or c."decidedAt" is not null;
-- Q7 delivered shipment without the time of delivery or of departure
select count(*) filter (where "deliveredAt" is null or "departedAt" is null) as bad, count(*) as "all"
from "Shipment" where "status" = 'DELIVERED';
-- Q8 planned shipment that has departed or been delivered
select count(*) filter (where "departedAt" is not null or "deliveredAt" is not null) as bad, count(*) as "all"
from "Shipment" where "status" = 'PLANNED';
-- Q9 reason for declining on a quote that was not declined
select count(*) filter (where "status" <> 'DECLINED') as bad, count(*) as "all"
from "Quote" where "declineReason" is not null;
-- Q10 paid invoice on which less than the total was paid
select count(*) filter (where "paidAmount" < "total" - 0.02) as bad, count(*) as "all"
from "Invoice" where "status" = 'PAID';
-- Q11 rejected claim with an approved amount
select count(*) filter (where "approvedAmount" > 0) as bad, count(*) as "all"
from "Claim" where "status" = 'REJECTED';
-- Q12 licence still valid though it ran out or was revoked
select count(*) filter (where "expiresAt" < date '2025-12-28' or "revokedAt" < date '2025-12-28') as bad, count(*) as "all"
from "DriverLicence" where "status" = 'VALID';
-- Q13 order for another customer than its quote
select count(*) filter (where o."customerId" <> q."customerId") as bad, count(*) as "all"
from "Order" o join "Quote" q on q."id" = o."quoteId";
-- Q14 invoice to another customer than the one of the order
select count(*) filter (where i."customerId" <> o."customerId") as bad, count(*) as "all"
from "Invoice" i join "Order" o on o."id" = i."orderId";
-- Q15 invoice line for a shipment of another order than the invoice
select count(*) filter (where s."orderId" <> i."orderId") as bad, count(*) as "all"
from "InvoiceLine" l join "Invoice" i on i."id" = l."invoiceId" join "Shipment" s on s."id" = l."shipmentId";
-- Q16 claim by another customer than the one who ordered the shipment
select count(*) filter (where c."customerId" <> o."customerId") as bad, count(*) as "all"
from "Claim" c join "Shipment" s on s."id" = c."shipmentId" join "Order" o on o."id" = s."orderId";
-- Q17 toll of another truck than the one that carried the shipment
select count(*) filter (where t."truckId" <> s."truckId") as bad, count(*) as "all"
from "TollCharge" t join "Shipment" s on s."id" = t."shipmentId" where s."truckId" is not null;
-- Q18 fuel filled into another truck than the one the card belongs to
select count(*) filter (where f."truckId" <> c."truckId") as bad, count(*) as "all"
from "FuelFill" f join "FuelCard" c on c."id" = f."fuelCardId";
-- Q19 subtotal of the invoice is not the sum of its lines
select count(*) filter (where abs(i."subtotal" - l.s) > 0.05) as bad, count(*) as "all"
from "Invoice" i join (select "invoiceId", sum("amount") as s from "InvoiceLine" group by 1) l on l."invoiceId" = i."id";
-- Q20 total of the invoice is not subtotal plus tax
select count(*) filter (where abs("total" - "subtotal" - "taxAmount") > 0.02) as bad, count(*) as "all"
from "Invoice";
-- Q21 paid amount of the invoice is not the sum of its settled payments
select count(*) filter (where abs(i."paidAmount" - coalesce((select sum(p."amount") from "Payment" p where p."invoiceId" = i."id" and p."status" = 'SETTLED'), 0)) > 0.02) as bad, count(*) as "all"
from "Invoice" i;
-- Q22 amount of the invoice line is not quantity times unit price
select count(*) filter (where abs("amount" - "quantity" * "unitPrice") > 0.05) as bad, count(*) as "all"
from "InvoiceLine";
-- Q23 stop count of the shipment is not the number of its stops
select count(*) filter (where s."stopCount" <> (select count(*) from "Stop" t where t."shipmentId" = s."id")) as bad, count(*) as "all"
from "Shipment" s;
-- Q24 total cost of maintenance is not labour plus parts
select count(*) filter (where abs("totalCost" - coalesce("labourCost", 0) - coalesce("partsCost", 0)) > 0.02) as bad, count(*) as "all"
from "MaintenanceJob" where "totalCost" is not null and ("labourCost" is not null or "partsCost" is not null);
-- Q25 temperature limits on a shipment that is general or bulk cargo
select count(*) filter (where "cargoType" in ('GENERAL', 'BULK')) as bad, count(*) as "all"
from "Shipment" where "minTemperatureC" is not null or "maxTemperatureC" is not null;
-- Q26 pallets unloaded at a pickup or loaded at a delivery
select count(*) filter (where ("kind" = 'PICKUP' and "palletsUnloaded" > 0) or ("kind" = 'DELIVERY' and "palletsLoaded" > 0)) as bad, count(*) as "all"
from "Stop" where "palletsLoaded" > 0 or "palletsUnloaded" > 0;
-- Q27 fuel that the truck does not run on
select count(*) filter (where f."fuelType" <> t."fuelType") as bad, count(*) as "all"
from "FuelFill" f join "Truck" t on t."id" = f."truckId";
-- Q28 digits of a card on a payment that was not made by card
select count(*) filter (where "method" <> 'CARD') as bad, count(*) as "all"
from "Payment" where "cardLast4" is not null;
-- Q29 refrigerated shipment on a trailer that is not a reefer
select count(*) filter (where t."kind" <> 'REEFER') as bad, count(*) as "all"
from "Shipment" s join "Trailer" t on t."id" = s."trailerId" where s."cargoType" = 'REFRIGERATED';
-- Q30 more litres filled than the tank holds
select count(*) filter (where f."litres" > t."tankCapacityLitres" * 1.05) as bad, count(*) as "all"
from "FuelFill" f join "Truck" t on t."id" = f."truckId";
-- Q31 shipment heavier than the trailer may carry
select count(*) filter (where s."weightKg" > t."maxPayloadKg") as bad, count(*) as "all"
from "Shipment" s join "Trailer" t on t."id" = s."trailerId";
-- Q32 shipment that went faster than 120 km an hour from departure to delivery
select count(*) filter (where "distanceKm" > 120 * extract(epoch from "deliveredAt" - "departedAt") / 3600) as bad, count(*) as "all"
from "Shipment" where "distanceKm" is not null and "deliveredAt" > "departedAt";
-- Q33 driver hired before turning seventeen or after seventy-five
select count(*) filter (where "hiredAt" < "birthDate" + interval '17 years' or "hiredAt" > "birthDate" + interval '75 years') as bad, count(*) as "all"
from "Driver";
-- Q34 quote for more than sixty kilometres from a city to the same city
select count(*) filter (where lower("originCity") = lower("destinationCity")) as bad, count(*) as "all"
from "Quote" where "distanceKm" > 60;
-- Q35 vehicle identification number that has not seventeen letters and digits
select count(*) filter (where "vin" !~ '^[A-Za-z0-9]{17}$') as bad, count(*) as "all"
from "Truck";
-- Q36 driver on the road with two different trucks at the same time
select count(*) filter (where exists (select 1 from "Shipment" o where o."id" <> s."id" and o."driverId" = s."driverId" and o."truckId" <> s."truckId" and o."departedAt" < s."deliveredAt" and o."deliveredAt" > s."departedAt")) as bad, count(*) as "all"
from "Shipment" s where s."driverId" is not null and s."truckId" is not null and s."departedAt" is not null and s."deliveredAt" is not null;
