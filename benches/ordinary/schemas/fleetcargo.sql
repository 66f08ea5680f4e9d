-- 72 Road haulage company: quotes, orders, shipments, fleet, fuel, tolls, invoices and claims
CREATE TYPE "CustomerStatus" AS ENUM ('PROSPECT', 'ACTIVE', 'ON_HOLD', 'CLOSED');
CREATE TYPE "QuoteStatus" AS ENUM ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED');
CREATE TYPE "OrderStatus" AS ENUM ('NEW', 'CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED');
CREATE TYPE "ShipmentStatus" AS ENUM ('PLANNED', 'IN_TRANSIT', 'DELIVERED', 'CANCELLED');
CREATE TYPE "CargoType" AS ENUM ('GENERAL', 'REFRIGERATED', 'BULK', 'HAZARDOUS');
CREATE TYPE "StopKind" AS ENUM ('PICKUP', 'DELIVERY');
CREATE TYPE "TruckKind" AS ENUM ('VAN', 'RIGID', 'TRACTOR');
CREATE TYPE "TrailerKind" AS ENUM ('CURTAIN', 'BOX', 'REEFER', 'FLATBED', 'TIPPER');
CREATE TYPE "FuelType" AS ENUM ('DIESEL', 'LNG', 'PETROL');
CREATE TYPE "VehicleStatus" AS ENUM ('ACTIVE', 'IN_WORKSHOP', 'SOLD');
CREATE TYPE "DriverStatus" AS ENUM ('ACTIVE', 'ON_LEAVE', 'LEFT');
CREATE TYPE "LicenceStatus" AS ENUM ('VALID', 'EXPIRED', 'REVOKED');
CREATE TYPE "FuelCardStatus" AS ENUM ('ACTIVE', 'BLOCKED', 'EXPIRED');
CREATE TYPE "MaintenanceKind" AS ENUM ('SERVICE', 'REPAIR', 'INSPECTION', 'TYRES');
CREATE TYPE "MaintenanceStatus" AS ENUM ('SCHEDULED', 'IN_PROGRESS', 'DONE', 'CANCELLED');
CREATE TYPE "InvoiceStatus" AS ENUM ('DRAFT', 'SENT', 'PARTIALLY_PAID', 'PAID', 'VOID');
CREATE TYPE "InvoiceLineKind" AS ENUM ('FREIGHT', 'FUEL_SURCHARGE', 'TOLL', 'WAITING_TIME');
CREATE TYPE "PaymentMethod" AS ENUM ('BANK_TRANSFER', 'CARD', 'DIRECT_DEBIT');
CREATE TYPE "PaymentStatus" AS ENUM ('PENDING', 'SETTLED', 'FAILED');
CREATE TYPE "ClaimKind" AS ENUM ('DAMAGE', 'LOSS', 'DELAY');
CREATE TYPE "ClaimStatus" AS ENUM ('OPEN', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'SETTLED');

CREATE TABLE "Customer" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "vatNumber" TEXT,
    "contactName" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "city" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL DEFAULT 'DE',
    "creditLimit" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "paymentTermDays" INTEGER NOT NULL DEFAULT 30,
    "status" "CustomerStatus" NOT NULL DEFAULT 'PROSPECT',
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Customer_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Customer_vatNumber_key" ON "Customer"("vatNumber");
CREATE UNIQUE INDEX "Customer_email_key" ON "Customer"("email");

CREATE TABLE "Quote" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "status" "QuoteStatus" NOT NULL DEFAULT 'DRAFT',
    "originCity" TEXT NOT NULL,
    "destinationCity" TEXT NOT NULL,
    "cargoType" "CargoType" NOT NULL DEFAULT 'GENERAL',
    "weightKg" INTEGER NOT NULL,
    "distanceKm" INTEGER NOT NULL,
    "price" DECIMAL(10,2) NOT NULL,
    "validUntil" DATE NOT NULL,
    "sentAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "declineReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Quote_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Quote_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Quote_number_key" ON "Quote"("number");
CREATE INDEX "Quote_customerId_idx" ON "Quote"("customerId");

CREATE TABLE "Order" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "quoteId" TEXT,
    "status" "OrderStatus" NOT NULL DEFAULT 'NEW',
    "agreedPrice" DECIMAL(10,2) NOT NULL,
    "pickupFrom" TIMESTAMP(3) NOT NULL,
    "deliverBy" TIMESTAMP(3) NOT NULL,
    "customerReference" TEXT,
    "confirmedAt" TIMESTAMP(3),
    "completedAt" TIMESTAMP(3),
    "cancelledAt" TIMESTAMP(3),
    "cancelReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Order_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Order_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Order_number_key" ON "Order"("number");
CREATE UNIQUE INDEX "Order_quoteId_key" ON "Order"("quoteId");

CREATE TABLE "Truck" (
    "id" TEXT NOT NULL,
    "plateNumber" TEXT NOT NULL,
    "vin" TEXT NOT NULL,
    "make" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "modelYear" INTEGER NOT NULL,
    "kind" "TruckKind" NOT NULL,
    "fuelType" "FuelType" NOT NULL DEFAULT 'DIESEL',
    "tankCapacityLitres" INTEGER NOT NULL,
    "odometerKm" INTEGER NOT NULL DEFAULT 0,
    "status" "VehicleStatus" NOT NULL DEFAULT 'ACTIVE',
    "purchasedAt" DATE NOT NULL,
    "soldAt" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Truck_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Truck_plateNumber_key" ON "Truck"("plateNumber");
CREATE UNIQUE INDEX "Truck_vin_key" ON "Truck"("vin");

CREATE TABLE "Trailer" (
    "id" TEXT NOT NULL,
    "plateNumber" TEXT NOT NULL,
    "kind" "TrailerKind" NOT NULL,
    "maxPayloadKg" INTEGER NOT NULL,
    "palletSpaces" INTEGER,
    "status" "VehicleStatus" NOT NULL DEFAULT 'ACTIVE',
    "nextInspectionDue" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Trailer_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Trailer_plateNumber_key" ON "Trailer"("plateNumber");

CREATE TABLE "Driver" (
    "id" TEXT NOT NULL,
    "employeeNo" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT NOT NULL,
    "birthDate" DATE NOT NULL,
    "hiredAt" DATE NOT NULL,
    "leftAt" DATE,
    "status" "DriverStatus" NOT NULL DEFAULT 'ACTIVE',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Driver_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Driver_employeeNo_key" ON "Driver"("employeeNo");
CREATE UNIQUE INDEX "Driver_email_key" ON "Driver"("email");

CREATE TABLE "DriverLicence" (
    "id" TEXT NOT NULL,
    "driverId" TEXT NOT NULL,
    "licenceNo" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "issuingCountry" CHAR(2) NOT NULL,
    "issuedAt" DATE NOT NULL,
    "expiresAt" DATE NOT NULL,
    "status" "LicenceStatus" NOT NULL DEFAULT 'VALID',
    "revokedAt" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DriverLicence_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "DriverLicence_driverId_fkey" FOREIGN KEY ("driverId") REFERENCES "Driver"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "DriverLicence_licenceNo_key" ON "DriverLicence"("licenceNo");

CREATE TABLE "Shipment" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "truckId" TEXT,
    "trailerId" TEXT,
    "driverId" TEXT,
    "status" "ShipmentStatus" NOT NULL DEFAULT 'PLANNED',
    "cargoType" "CargoType" NOT NULL DEFAULT 'GENERAL',
    "weightKg" INTEGER NOT NULL,
    "palletCount" INTEGER NOT NULL DEFAULT 0,
    "minTemperatureC" DECIMAL(4,1),
    "maxTemperatureC" DECIMAL(4,1),
    "plannedDepartureAt" TIMESTAMP(3) NOT NULL,
    "departedAt" TIMESTAMP(3),
    "deliveredAt" TIMESTAMP(3),
    "distanceKm" INTEGER,
    "stopCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Shipment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Shipment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Shipment_truckId_fkey" FOREIGN KEY ("truckId") REFERENCES "Truck"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Shipment_trailerId_fkey" FOREIGN KEY ("trailerId") REFERENCES "Trailer"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Shipment_driverId_fkey" FOREIGN KEY ("driverId") REFERENCES "Driver"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Shipment_reference_key" ON "Shipment"("reference");
CREATE INDEX "Shipment_orderId_idx" ON "Shipment"("orderId");
CREATE INDEX "Shipment_status_plannedDepartureAt_idx" ON "Shipment"("status", "plannedDepartureAt");

CREATE TABLE "Stop" (
    "id" TEXT NOT NULL,
    "shipmentId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" "StopKind" NOT NULL,
    "companyName" TEXT,
    "street" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL DEFAULT 'DE',
    "plannedArrivalAt" TIMESTAMP(3) NOT NULL,
    "arrivedAt" TIMESTAMP(3),
    "leftAt" TIMESTAMP(3),
    "palletsLoaded" INTEGER NOT NULL DEFAULT 0,
    "palletsUnloaded" INTEGER NOT NULL DEFAULT 0,
    "signedBy" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Stop_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Stop_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Stop_shipmentId_sequence_key" ON "Stop"("shipmentId", "sequence");

CREATE TABLE "FuelCard" (
    "id" TEXT NOT NULL,
    "cardNumber" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "truckId" TEXT NOT NULL,
    "monthlyLimit" DECIMAL(10,2) NOT NULL DEFAULT 5000,
    "status" "FuelCardStatus" NOT NULL DEFAULT 'ACTIVE',
    "issuedAt" DATE NOT NULL,
    "expiresAt" DATE NOT NULL,
    "blockedAt" TIMESTAMP(3),
    "blockReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FuelCard_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "FuelCard_truckId_fkey" FOREIGN KEY ("truckId") REFERENCES "Truck"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "FuelCard_cardNumber_key" ON "FuelCard"("cardNumber");

CREATE TABLE "FuelFill" (
    "id" TEXT NOT NULL,
    "fuelCardId" TEXT NOT NULL,
    "truckId" TEXT NOT NULL,
    "driverId" TEXT,
    "fuelType" "FuelType" NOT NULL,
    "litres" DECIMAL(7,2) NOT NULL,
    "pricePerLitre" DECIMAL(6,3) NOT NULL,
    "totalAmount" DECIMAL(10,2) NOT NULL,
    "odometerKm" INTEGER,
    "stationName" TEXT NOT NULL,
    "filledAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FuelFill_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "FuelFill_fuelCardId_fkey" FOREIGN KEY ("fuelCardId") REFERENCES "FuelCard"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "FuelFill_truckId_fkey" FOREIGN KEY ("truckId") REFERENCES "Truck"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "FuelFill_driverId_fkey" FOREIGN KEY ("driverId") REFERENCES "Driver"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "FuelFill_truckId_filledAt_idx" ON "FuelFill"("truckId", "filledAt");

CREATE TABLE "MaintenanceJob" (
    "id" TEXT NOT NULL,
    "truckId" TEXT,
    "trailerId" TEXT,
    "kind" "MaintenanceKind" NOT NULL,
    "status" "MaintenanceStatus" NOT NULL DEFAULT 'SCHEDULED',
    "workshop" TEXT NOT NULL,
    "description" TEXT,
    "scheduledFor" DATE NOT NULL,
    "startedAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),
    "labourCost" DECIMAL(10,2),
    "partsCost" DECIMAL(10,2),
    "totalCost" DECIMAL(10,2),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MaintenanceJob_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "MaintenanceJob_truckId_fkey" FOREIGN KEY ("truckId") REFERENCES "Truck"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MaintenanceJob_trailerId_fkey" FOREIGN KEY ("trailerId") REFERENCES "Trailer"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MaintenanceJob_vehicle_check" CHECK (num_nonnulls("truckId", "trailerId") = 1)
);

CREATE TABLE "TollCharge" (
    "id" TEXT NOT NULL,
    "truckId" TEXT NOT NULL,
    "shipmentId" TEXT,
    "country" CHAR(2) NOT NULL,
    "road" TEXT NOT NULL,
    "enteredAt" TIMESTAMP(3) NOT NULL,
    "exitedAt" TIMESTAMP(3) NOT NULL,
    "distanceKm" DECIMAL(6,1) NOT NULL,
    "amount" DECIMAL(8,2) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TollCharge_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "TollCharge_truckId_fkey" FOREIGN KEY ("truckId") REFERENCES "Truck"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "TollCharge_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE TABLE "Invoice" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "status" "InvoiceStatus" NOT NULL DEFAULT 'DRAFT',
    "subtotal" DECIMAL(12,2) NOT NULL,
    "taxAmount" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "total" DECIMAL(12,2) NOT NULL,
    "paidAmount" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "issuedAt" DATE,
    "dueAt" DATE,
    "paidAt" TIMESTAMP(3),
    "voidReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Invoice_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

CREATE TABLE "InvoiceLine" (
    "id" TEXT NOT NULL,
    "invoiceId" TEXT NOT NULL,
    "shipmentId" TEXT,
    "kind" "InvoiceLineKind" NOT NULL DEFAULT 'FREIGHT',
    "description" TEXT NOT NULL,
    "quantity" DECIMAL(10,2) NOT NULL DEFAULT 1,
    "unitPrice" DECIMAL(10,2) NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,

    CONSTRAINT "InvoiceLine_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "InvoiceLine_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "InvoiceLine_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "InvoiceLine_invoiceId_idx" ON "InvoiceLine"("invoiceId");

CREATE TABLE "Payment" (
    "id" TEXT NOT NULL,
    "invoiceId" TEXT NOT NULL,
    "method" "PaymentMethod" NOT NULL DEFAULT 'BANK_TRANSFER',
    "status" "PaymentStatus" NOT NULL DEFAULT 'PENDING',
    "amount" DECIMAL(12,2) NOT NULL,
    "iban" TEXT,
    "cardLast4" CHAR(4),
    "settledAt" TIMESTAMP(3),
    "failureReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Payment_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "Claim" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "shipmentId" TEXT NOT NULL,
    "kind" "ClaimKind" NOT NULL,
    "status" "ClaimStatus" NOT NULL DEFAULT 'OPEN',
    "description" TEXT NOT NULL,
    "claimedAmount" DECIMAL(12,2) NOT NULL,
    "approvedAmount" DECIMAL(12,2),
    "filedAt" TIMESTAMP(3) NOT NULL,
    "decidedAt" TIMESTAMP(3),
    "rejectionReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Claim_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Claim_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Claim_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Claim_number_key" ON "Claim"("number");
