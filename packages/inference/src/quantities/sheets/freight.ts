/** Goods: what they weigh and measure, on their way and in store. */
export const freight = `
weight, parcel/package/shipping/item/billable/actual weight, weight kg | kg g lb | of parcel package shipment delivery courier post label box letter; plus 4 => 0.20...24.00~2.20
gross/net/total/chargeable weight, weight, cargo weight | kg t lb | of cargo freight consignment container awb manifest bill load pallet shipment; plus 6 => 40.0...24000.0~860.0
weight | kg g lb | of product item sku variant article goods merchandise part; plus 2 => 0.05...18.00~0.90
length, package/parcel/box/carton/item length | cm in mm | of product item package parcel box carton sku variant shipment pallet dimension; plus 2 => 8.0..120.0~32.0
width, package/parcel/box/carton/item width, breadth | cm in mm | of product item package parcel box carton sku variant shipment pallet dimension; plus 2 => 6.0..80.0~22.0
height, package/parcel/box/carton/item height, depth | cm in mm | of product item package parcel box carton sku variant shipment pallet dimension; plus 2 => 2.0..60.0~14.0
volume, cbm, cubic meter, volume cbm, total volume, m 3, cargo volume, total cbm | m3 cuft | of cargo freight shipment container consignment load pallet order truck parcel; plus 2 => 0.05...64.00~2.40
volumetric weight, dimensional weight, dim weight, volume weight | kg lb | plus 4 => 0.4...180.0~8.0
density, stowage factor | - | of cargo commodity; plus 4 => 0.40..2.40
teu, teu count, container count, number container | - | plus 2 => 1|2|4|10|6|20
pallet, pallet count, number pallet, pallet quantity, skid, pallet space, pallet position | - | plus 2 => 1|2|4|6|12|20|33
package, package count, piece, number package, number of pieces, carton, carton count, parcel count, colli, box count, total package, pieces | - | of shipment freight consignment load order delivery cargo pallet awb manifest; plus 2 => 1|2|3|5|10|24
stop, stop count, number stop, total stop | - | of route tour run trip delivery vehicle; plus 2 => 3..42~16
distance, route/total/planned distance | km mi | of route tour delivery shipment freight leg lane; plus 6 => 8.0...980.0~120.0
transit time, transit day | d h | plus 2 => 1|2|3|5|7|14|28
demurrage day, detention day, free day, free time, free time day | d | plus 2 => 7|5|14|10|3
fuel surcharge, fuel surcharge percent | % | => 6.00..24.00~14.00
set/reefer temperature, temperature setpoint, cargo temperature | c f | of container reefer cargo shipment truck trailer; plus 6 => -18.0|4.0|2.0|8.0|-20.0|15.0
temperature | c | of reefer shipment cargo cold pharma; plus 6 => -19.5..8.0~3.5
bin capacity, location capacity, capacity, storage capacity | - | of warehouse bin location shelf rack zone; plus 4 => 50|100|24|200|500|1000
aisle, aisle number, aisle no | - | => 1..24
bay, rack, bay number | - | of bin location slot warehouse aisle shelf storage; plus 2 => 1..18
level, shelf, shelf level, tier | - | of bin location slot warehouse aisle shelf storage rack; plus 4 => 1..5
pick rate, pick per hour, lines per hour, units per hour, uph, productivity | - | of pick warehouse labor worker shift productivity operator; plus 6 => 42..160~86
order accuracy, inventory accuracy, on time rate, on time percent, otif, fill rate, service level, on time delivery | % 1 | plus 4 => 86.0..99.8~96.0
`;
