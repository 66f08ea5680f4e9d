/** Goods: what is sold, kept and sent. */
export const commerce = `
quantity/units/pieces/pcs, order quantity, units ordered, quantity ordered, item quantity/count, count ordered, ordered/received/shipped/delivered/returned/picked/requested/sold quantity, quantity sold/received/shipped/delivered/returned/requested/purchased, number of item/unit, copies | int num => number.quantity
adult/child/guest/passenger/ticket, number of guest/passenger/adult/person/people/ticket/child, guest/passenger/party/ticket/adult/child count, party/group size, guests, adults, children, passengers, pax, tickets | int => number.quantity
stock/inventory/onhand, stock/inventory/available/warehouse/reserved stock/quantity, stock/inventory/available/warehouse/current quantity/level/count, in stock, on hand, units/quantity in stock, quantity on hand/available/reserved, available quantity/stock/units, stock on hand, on order, units on order, reserved, safety stock, current stock, stock balance, qoh | int num => number.stock
reorder level/point/quantity/threshold, min/max/minimum/maximum stock/quantity/inventory, stock threshold, low stock threshold, moq, minimum order quantity, min order quantity, par level, reorder | int num => number.typical values=[10,20,25,50,5,100]
quantity | int num | of stock inventory warehouse; plus 3 => number.stock
sku, product/item/part/article/style/variant/material/stock code/number/no, sku code, model number, mpn, catalog number/no, item no, product sku, vendor sku, seller sku | text => commerce.sku
^code/number | text | of product item part variant material article; plus 3 => commerce.sku
serial, serial number/no/code, asset tag/number/code, inventory number/code, equipment number/code, meter number/no, imei, iccid, device serial, chassis serial, machine number, tag number, device number/code/eui, meter serial | text int => code.serial
lot, batch, lot/batch/heat number/no/code | text => code.serial
product/item/article/goods/merchandise/part/variant/material/component/accessory/equipment/ware/asset name/title/label, product, item, article, goods, product title, item description, merchandise, component, equipment, spare part, part | text => commerce.productName
^name/title | text | of product item article part variant merchandise goods component accessory equipment sku ware; plus 3 => commerce.productName
^name/description | text | of line; by price quantity; plus 3 => commerce.productName
description/item name | text | of line; by price quantity amount; plus 2 => commerce.productName
asset name, ^name | text | of asset; by serial purchase location warranty depreciation; plus 4 => commerce.productName
product/item/article/part description/summary/details/info, ^description/details/short+description/long+description/summary | text | of product item article part variant merchandise; plus 2 => commerce.productDescription
category, product/item/sub/main category, department, collection, subcategory, product line/group/type, family, section, category 1, product category name | text => text.category
category/category name/department | text | of product item article shop store goods inventory stock; plus 2 => commerce.category
category name/title/label, ^name/title/label | text | of category subcategory section department collection topic; plus 3 => text.category
^name/title | text | of category; in shop; plus 4 => commerce.category
category | int => number.code max=8
color, color name, primary/body/exterior/interior/coat color, colorway | text => color.human
color | text | len<=7; plus 3 => color.hex
hex/fill/stroke/tint, hex color, color code/hex, background/text/primary/secondary/accent/theme/brand/border/label/icon/avatar/foreground/link/font/bg color | text => color.hex
color | text | of label tag category status calendar team project badge event board column flag priority; plus 3 => color.hex
size, size name/label, clothing/shirt/shoe size, apparel size | text enum => commerce.size
pack size, quantity per unit, packaging unit, package quantity, serving size, portion size, pack | text => commerce.packSize
packaging, packaging/container/carton/box/package type, packing | text => commerce.packaging
material/fabric/finish/texture/composition/upholstery | text => commerce.productMaterial
weight, mass, net weight, gross weight, shipping weight, package weight, weight kg, weight g, weight lb, weight grams, total weight, item weight, cargo weight, max weight, parcel weight | int num => number.weight
length/width/height/depth/diameter/thickness/radius/girth/perimeter/dimension, length/width/height/depth/diameter cm/mm/m/in/inch/inches/ft | int num => number.dimension
volume, volume m 3, volume l/liters/cbm | num int => number.lognormal median=2 sigma=1
distance/mileage/km/kilometer/mile, distance km/miles/meters/traveled, trip distance, route length, miles driven, range km, total distance | int num => number.lognormal median=12 sigma=0.9
odometer/mileage, odometer reading, current mileage/odometer, start/end odometer/mileage, kilometers driven | int num | of vehicle car truck fleet rental trip maintenance service inspection fuel; plus 3 => number.lognormal median=62000 sigma=0.6
odometer, odometer reading | int num => number.lognormal median=62000 sigma=0.6
coupon, coupon/promo/promotion/discount/voucher/gift+card/referral/invite/invitation/redeem/affiliate/gift/join/access code, promo, gift card | text => commerce.coupon null=0.6
^code | text | of coupon promotion voucher discount promo gift referral invite; plus 4 => commerce.coupon
referral code, invite code, join code | text | of user customer member account team organization classroom group; plus 3 => string.alphanumeric length=8
order number/no/code/reference | text int => code.reference prefix=ORD
order number/no, order code | int | plus 2 => sequence start=100001
invoice number/no/code/reference, invoice | text int => code.reference prefix=INV
^number | text | of invoice; plus 4 => code.reference prefix=INV
^number | text | of order; plus 4 => code.reference prefix=ORD
purchase order number/no, po number/no, purchase order, po | text int => code.reference prefix=PO
quote/quotation/estimate number/no | text => code.reference prefix=QUO
receipt number/no | text int => code.reference prefix=RCP
credit note number | text => code.reference prefix=CN
ticket number/no/code/reference | text int => code.reference prefix=TCK
case number/no/reference, docket number | text => code.reference prefix=CASE
claim number/no/reference | text => code.reference prefix=CLM
policy number/no/reference | text => code.reference prefix=POL
contract/agreement/lease number/no/reference/code | text => code.reference prefix=CTR
booking/reservation/confirmation number/no/reference/code, booking ref, pnr, record locator, pnr code | text => code.mask mask=??????
customer/client/member/membership/account/loyalty/subscriber/user/patron/library card number/no/code, loyalty card number, customer no, membership id/no, member code, card number | text | of customer client member account loyalty subscriber membership patron; plus 1 => code.mask mask=C######
customer/client/vendor/supplier/partner/merchant/store/branch/warehouse/employee/location/site/dealer/agent/school/company/organization/tenant number/no/code | text => code.mask mask=A#####
project number/code/no, job number/no/code, work order number/no, wo number | text => code.reference prefix=PRJ
work order number/no, wo number | text | plus 3 => code.reference prefix=WO
shipment/consignment/delivery/manifest/load/container number/no | text => code.reference prefix=SHP
payment/transaction reference/number/no/code, reference number/no/code, ref number/no, transaction ref, bank reference, external reference, gateway reference, payment reference number, utr number | text int => code.reference
document/doc/application/permit/certificate/request/incident/file/folio/rma/voucher/control/authorization/approval/requisition/form/registration/record/report/issue/tender/bid/batch/log number/no/code | text => code.reference
tracking number/no/code/id, waybill, awb, awb number, bill of lading, parcel number, tracking | text => code.mask mask=1Z############
carrier, courier, shipping/shipment/delivery/ship carrier/company/provider/partner, ship via, shipper, carrier name, courier name, shipping company | text => logistics.carrier
^name | text | of carrier courier; plus 4 => logistics.carrier
shipping/ship/delivery method/service/option/type/mode, incoterm, service level, freight method, shipping method name, delivery method name | text => values values=["Standard","Express","Pickup","Overnight"] weights=[60,24,10,6]
^name | text | of shipping; plus 3 => values values=["Standard","Express","Pickup","Overnight"] weights=[60,24,10,6]
hs code, tariff code, customs code, commodity code, unspsc, hts code | text int => string.numeric length=8
capacity/seating/occupancy, max/maximum/seating/total/venue/passenger/student/room capacity/occupancy/guests/attendees/participants/students/people/passengers/members/seats/players, seats, total seats, seat count, max party size, attendance limit, enrollment limit, spots, slots, class size | int => number.capacity
capacity m #, capacity cbm/sqm, storage capacity/volume | int num | plus 4 => number.lognormal median=4200 sigma=0.7
seats/seat total, total/number+of seats, seat/seats count/capacity, seats | int | of flight aircraft plane airplane; plus 6 => number.typical values=[180,186,150,220,162,294]
seats/seat booked/sold/taken/reserved | int | of flight; plus 6 => number.measure mean=118 deviation=24 min=30 max=150 fractionDigits=0
fare, base/ticket/adult/economy fare, price, base/ticket price | num int money | of flight flights airfare; plus 6 => number.lognormal median=190 sigma=0.5 fractionDigits=2
price, fare, ticket price, amount paid | num int money | by flight passenger seat pnr passport; plus 6 => number.lognormal median=210 sigma=0.5 fractionDigits=2
bags, baggage, checked bags, bag count | int | by flight passenger seat pnr; plus 4 => number.typical values=[1,0,2,1,3]
capacity | int | of vehicle car table boat; plus 3 => number.typical values=[4,5,2,6,8,7]
seats, doors, cylinders, axles, number of doors, number of seats | int => number.typical values=[5,4,2,7]
available/remaining/free/left/booked/taken/sold seats/spots/tickets/rooms/slots/places/units/capacity, seats/spots/tickets available/left/remaining/sold/booked | int => number.count median=14 sigma=0.9
rating, stars, star rating, review score, user rating, overall rating, satisfaction, csat, rating value, performance rating, customer rating, service rating, cleanliness, food rating | int => number.rating
average/avg/mean/overall rating/score/stars, rating average, rating avg, rating | num => number.rating fractionDigits=1
nps, nps score | int => number.rating max=10
star category/class, hotel star/stars, star rating, stars | int | of hotel property accommodation; plus 3 => number.int min=2 max=5
warranty, warranty period, warranty months, guarantee months, shelf life, useful life | int num => number.typical values=[12,24,36,60,6]
model, model name/number, product/device/machine/hardware/phone model, make model | text => commerce.modelName
manufacturer part number, mpn, part number | text => commerce.modelName
reorder point, rop, reorder | num int => number.typical values=[10,20,25,50,5,100]
expected/counted/actual quantity, expected, counted | num int | of inventory stock report count; plus 3 => number.stock
price/product/customer/item group, group name, price group | text => text.category
group | text | of territory region country market; plus 3 => values values=["Europe","North America","Asia Pacific","Latin America","Middle East"] weights=[34,30,18,10,8]
drawing | text => system.fileName
total/available copies, copies, copies owned/available/total | int | of book title; plus 3 => number.typical values=[3,2,5,1,4,8]
max books/loans/items | int => number.typical values=[5,3,10,2]
condition | text | of copy book asset equipment item; plus 1 => values values=["new","good","fair","worn","damaged"] weights=[18,52,20,8,2]
device/product category, category | text | of device model equipment hardware; plus 3 => values values=["sensor","gateway","camera","meter","controller","display"] weights=[38,14,14,14,12,8]
model number | text | of device machine equipment; plus 3 => commerce.modelName
police report no/number, report no | text => code.reference prefix=PR
accession number/no | text => code.reference prefix=ACC
dewey/classification/call number/code, dewey code | text => code.mask mask=###.##
grade | text | of job position employee salary; plus 4 => hr.grade
vehicle number/no | text => vehicle.plate
aadhaar no/number | text => person.nationalId
rfid tag, rfid, nfc tag, tag id | text => string.hexadecimal length=16
carrier scac, scac | text => code.mask mask=AAAA
bol/pro/seal/trailer/tc/reference doc number/no, un number/no, ref doc | text => code.serial
equipment needed/required, materials needed | text => commerce.productName
dimensions, size | text | of artwork painting art product furniture; plus 2 => values values=["40 × 60 cm","80 × 120 cm","30 × 30 cm","100 × 70 cm","24 × 36 in"]
consists/ships to, ships to | text => values values=["Worldwide","EU only","US only","Selected countries"] weights=[52,16,22,10]
max/maximum spots/slots/places/guests, capacity pallets/units/persons | int num | plus 4 => number.capacity
dimensions, product/package/parcel/item dimensions, size dimensions | text => values values=["30 x 20 x 10 cm","45 x 35 x 25 cm","12 x 8 x 4 cm","60 x 40 x 40 cm","20 x 15 x 5 cm","100 x 50 x 30 cm"]
category | text | of item inventory product stock goods part; plus 8 => commerce.category
weight, weight g/gram/grams | int | of product item article variant goods; plus 5 => commerce.weight
weight, weight kg/kilogram | num | of product item article variant goods; plus 5 => commerce.weight
odometer/mileage km/kilometer/mile/miles | int num | plus 4 => number.lognormal median=62000 sigma=0.6
ship/shipping/recipient/consignee name, ship to name | text | of order shipment delivery purchase; plus 6 => person.fullName
part/parts group, group name | text | of part parts; plus 6 => values values=["Fasteners","Bearings","Electronics","Housings","Cables","Tools","Seals","Consumables","Packaging"]
part/parts group | text | plus 3 => values values=["Fasteners","Bearings","Electronics","Housings","Cables","Tools","Seals","Consumables","Packaging"]
`;
