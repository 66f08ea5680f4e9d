/** Shops that run by themselves: lines of carts and orders, options and kinds of products, price lists, promotions, zones of delivery, returns. */
export const storefronts = String.raw`
# Lines of carts and orders.
^title/name | text | of line item; by unit price variant product quantity shipping; not of work maintenance agenda product bundle checklist menu kit; in shop; plus 12 => commerce.productName
^title/name | text | of item line; by unit price variant sku; not of work maintenance menu; plus 12 => commerce.productName
product type/category | of line item; by variant sku; plus 8 = Shirts|Shoes|Mugs|Posters|Bags|Hats|Candles|Notebooks|Lamps|Gift cards
product/item subtitle, ^subtitle | of product line; by handle variant sku title; not of book movie; plus 14 = Organic cotton, unisex|Pack of three|Limited edition|Handmade in Portugal|Water resistant|For everyday use|New season|With gift box
gift/card message, gift note | of cart order line item; plus 4 = Happy birthday! With love from all of us.|All the best for your retirement.|Congratulations on your new home.|Thank you for everything.|Enjoy your day off!|Welcome to the world, little one.
personalization, personalisation, engraving/embroidery/monogram text | plus 12 = Anna|M. K.|For Grandpa|Lucky 7|To the moon and back|Team North|J & P 2025|Home sweet home
checkout step/stage/state, ^step | of checkout cart; plus 16 = payment|address|complete|delivery|review|confirmation
abandoned/abandonment reason | plus 12 = shipping cost|compared prices|no payment method|just browsing
custom/human display id, display id/number, friendly/public order number/id | text | of order; plus 8 => pattern regex=(#|EU-|WEB-|)[1-9][0-9]{3,5}
# What changed of an order.
change type | of order; plus 16 = edit|return|exchange|claim|credit|transfer
^action | of order change; by reference version applied; plus 26 = ITEM_ADD|SHIP_ITEM|RETURN_ITEM|FULFILL_ITEM|SHIPPING_ADD|RECEIVE_RETURN_ITEM|ITEM_UPDATE|CANCEL_RETURN_ITEM|WRITE_OFF_ITEM|REINSTATE_ITEM
^detail/details | json | of order change; by action reference; plus 20 => json keys="reference_id=string.alphanumeric(length=16) quantity=1|1|2|3 unit_price=9.9|19.9|49|120? return_id=string.alphanumeric(length=16)?"
^description/reason, change description | of order; by change confirmed declined requested; not of request customer; plus 18 = Customer asked for another size|One item out of stock|Address corrected after the order|Wrong item sent, replacement added|Discount added by support|Item removed before packing|Returned within 30 days
^total/totals, order/cart totals | json | of order cart summary checkout; plus 14 => json keys="subtotal=29.9|64.5|149|318.4 tax_total=4.78|10.32|23.84 discount_total=0|0|5|12.5 shipping_total=0|4.9|7.5 total=34.68|79.72|180.34 paid_total=34.68|79.72|180.34 refunded_total=0|0|0|19.9"
^quantity/qty written+off/dismissed/damaged/lost/missing/refunded/canceled/returned/rejected/scrapped/backordered, written+off/dismissed/damaged/lost/missing/refunded/canceled/rejected/scrapped/backordered/disputed quantity/qty, return dismissed/requested/received quantity/qty | int num | plus 14 => number.typical values=[0,0,0,0,0,0,1,0,0,2]
returned quantity/qty | int num | of order line item sale invoice; plus 6 => number.typical values=[0,0,0,0,0,1,0,0,2]
raw quantity/balance/cost/limit/refund, raw ... quantity/qty/balance/cost/limit/subtotal/tax/due | json | plus 10 => json keys="value=_1|_2|_0|_3|_12|_40 precision=20"
raw ... rate/percentage | json | plus 12 => json keys="value=_19|_7|_20|_0|_8.25 precision=20"
# Adjustments and taxes of a line.
^code, promotion code | text | of adjustment; by promotion promo amount; not of stock inventory; plus 20 => commerce.coupon
^description/label/reason/title | of adjustment; by amount promotion code eligible included mandatory; not of stock inventory; plus 20 = 10 % off your first order|Free shipping over 50|Summer sale|Loyalty discount|Two for the price of one|Price matched|Staff discount|VAT 19 %|Sales tax
^description/label/name | of tax; by rate code; not of council property municipal; noun line; plus 22 = VAT 19 %|VAT 7 %|Sales tax|GST 10 %|Standard rate|Reduced rate|Zero rate|State tax
^data/details | json | of tax; noun line; plus 16 => json keys="jurisdiction=state|country|county|city taxable_amount=19.9|49.5|120|310 tax_code=txcd_99999999|txcd_20030000|txcd_30011000"
^name/label | of shipping delivery; by amount option profile; noun method option; plus 14 = Standard shipping|Express shipping|Next day delivery|Pick-up in store|Economy|International|Parcel locker|Same day courier
shipping method/option amount, ^amount/price/cost | num money | of shipping delivery; by option; noun method option; plus 16 => number.typical values=[4.9,0,5.99,7.5,9.9,12,19.95]
^description/text | json text | noun method option; of shipping delivery; plus 16 => values values=["Two to three working days","Tomorrow before noon","Free above 50","Five to eight working days","Ready within two hours","With signature on delivery"]
shipping option type label/name, ^label/name | of shipping; noun type; plus 18 = Standard|Express|Overnight|Pick-up|Economy|Freight|Local delivery
shipping option type code, ^code | of shipping; noun type; plus 20 = standard|express|overnight|pickup|economy|freight|local_delivery
^description | of shipping; noun type; plus 22 = Ship in 2-3 days.|Ship in 24 hours.|Collect in the store.|Up to 8 working days.|By pallet, with an appointment.
shipping profile name | plus 18 = Default shipping profile|Oversized goods|Gift cards|Fragile goods|Books and media|Frozen goods
shipping profile type, fulfillment set type | plus 18 = default|shipping|pickup|gift_card|custom
fulfillment/fulfilment/delivery set name | plus 18 = European warehouse delivery|US warehouse delivery|Pick up in store|Local courier|International shipping
geo/service/shipping/delivery/tax zone name | plus 8 = Europe|Germany|United Kingdom|North America|Rest of the world|Scandinavia|Switzerland|Asia Pacific|Islands
geo zone type | plus 16 = country|province|city|zip
zone kind | of zone; by tax state country shipping; plus 14 = country|state
postal/postcode/zip expression/pattern/range/ranges | json | plus 14 => json keys="from=_10000|_20000|_80000 to=_10999|_21999|_81999"
price type | of shipping delivery option; plus 14 = flat|calculated|free
tracking company | text | plus 14 => logistics.carrier
label/shipping+label format | of label fulfillment shipment parcel; plus 12 = PDF|ZPL|PNG|EPL
^format | of label; by tracking carrier shipment fulfillment; plus 18 = PDF|ZPL|PNG|EPL
cost, label cost, postage | num money | of label fulfillment postage; plus 14 => number.typical values=[4.85,6.9,3.2,8.45,12.1,5.6]
# Regions and channels of sale.
^name, region name | of region; in shop; not of game world wine country; plus 14 = Europe|North America|United Kingdom|Nordics|DACH|Asia Pacific|Latin America|Middle East|Benelux|Australia
^name, display name, country name | text | of country; not of game; plus 16 => location.country
num/numeric code, numeric iso/country code, iso num/numeric | of country region; not of currency; plus 16 = 840|276|826|250|124|392|036|380|724|528|756|752
sales/selling channel name | plus 18 = Default sales channel|Web shop|Mobile app|Marketplace|Wholesale portal|Point of sale|Instagram shop|B2B
sales/selling channel description | plus 20 = Orders of the public web shop.|Our app on phones and tablets.|Resellers with their own prices.|Tills in the stores.|Orders that come from marketplaces.
stock location name, inventory location name | plus 14 = Main warehouse|Berlin store|Returns centre|Overflow storage|Leeds depot|Fulfilment partner|Showroom
symbol native, native symbol | of currency; plus 16 = $|€|£|kr|zł|¥|₹|CHF|R$|Kč
decimal digit/digits/place/places, minor unit/units, exponent, digits | int | of currency; plus 12 => number.typical values=[2,2,2,2,0,3]
rounding, rounding increment | num int | of currency; plus 12 => number.typical values=[0,0,0,0,0.05]
# Options, attributes, kinds and tags of products.
^title/name, option title/name | of product variant item; noun option; not of value; plus 18 = Size|Color|Material|Style|Length|Pack size|Scent|Finish|Capacity|Pattern|Width|Flavour|Fit|Frame|Weight|Voltage|Sleeve|Strap|Model|Edition|Roast|Grind|Height|Language
^value/name/label, option value | of product variant; noun option; by option; plus 16 = S|M|L|XL|Black|White|Navy|Cotton|One size|250 ml
^value/name/label/presentation, option/attribute value | noun value; of option product variant attribute; not of setting config field custom shipping survey poll filter; in shop; plus 18 = M|L|S|Black|White|XL|Red|Cotton|Blue|Wool|42|500 ml
^presentation | of option property; plus 14 = Size|Color|Material|Length|Style|Fit
product property/attribute name, ^property | of product; noun property attribute; plus 14 = Material|Country of origin|Care|Fit|Brand|Season|Weight|Warranty|Power
^value | of product; noun property; plus 20 = Organic cotton|Portugal|Machine wash 30 °C|Regular fit|Spring 2025|Two years|1.2 kg|Stainless steel|230 V
swatch, color/colour swatch | text | not of audio; plus 12 => color.hex
input/widget/display type | of attribute option; in shop; plus 14 = select|text|swatch|checkbox|radio|boolean
unit | of attribute; in shop; plus 12 = cm|kg|ml|W|mm|g|in
^value/name/label/title, product type name/value | of product; noun type; plus 22 = Shirts|Pants|Sweatshirts|Shoes|Accessories|Mugs|Bags|Gift cards|Posters|Outerwear
^value/name/label, product tag value/name | of product; noun tag; plus 18 = new|sale|bestseller|organic|limited|gift|vegan|handmade|summer|eco-friendly|clearance|preorder|winter|spring|autumn|kids|unisex|recycled|premium|bundle|exclusive|cotton|linen|waterproof|outdoor|travel|home|office|kitchen|wedding|birthday|christmas|back-in-stock|staff-pick|lightweight|fair-trade|made-to-order|online-only|refill|personalised|plus-size|petite|vintage|last-chance
manufacturer id code, mid code, manufacturer identification code | text | plus 14 => pattern regex=(CN|VN|BD|IN|TR|PT|IT)[A-Z]{6}[1-9][0-9]{0,3}[A-Z]{3}
hs/hts/tariff/customs code, commodity code, harmonized/harmonised code | text | plus 12 => pattern regex=(61|62|64|42|85|84|94|95|33|09|18|39|69|73)[0-9]{2}[.][1-9]0
materialized/materialised/tree path, mpath | text | plus 14 => pattern regex="[1-9][.](1[0-9]|2[0-9])[.](4[0-9]|5[0-9])"
published/publish scope | of product collection; plus 12 = global|web|pos
sort order, default sort/sorting | of collection category; by handle title; plus 14 = best-selling|manual|created-desc|price-asc|price-desc|alpha-asc
template suffix | plus 12 = landing|gift|bundle|lookbook
bundle/kit type | plus 14 = fixed|configurable|mix and match|multipack
incoterms, sales/selling unit | of product variant; plus 4 = piece|pair|set|box
product/variant handle | text | plus 12 => commerce.slug
collection/category/brand/store/tag/type handle | text | plus 12 => text.slug of=@name
# Price lists and rules.
price list title/name, ^title/name | of price; noun list; plus 20 = Summer sale|Wholesale prices|VIP customers|Black Friday|Resellers EU|Staff prices|Spring clearance|Loyalty members
price list description, ^description | of price; noun list; plus 24 = Prices for the summer sale.|Net prices for resellers.|Valid until the end of the month.|For members of the loyalty club.|Lower prices for large orders.|Clearance of last season.
price list type | plus 16 = sale|override
price list status, ^status | of price; noun list; plus 18 = active|draft
price set title/name, ^title | of price; noun set tier; plus 14 = Retail|Wholesale 10+|Members|Europe|Outlet|B2B
^attribute, rule/match attribute | of promotion price shipping discount campaign budget; plus 16 = region_id|customer_group_id|currency_code|items.product.id|shipping_address.country_code|items.product.categories.id|item_total|is_return
operator | of promotion price shipping discount rule; in shop; plus 12 = eq|in|gte|ne|lte|gt|lt
^value/values | json | of rule; by attribute operator; plus 18 => values values=["\"eu\"","\"vip\"","\"true\"","\"wholesale\"","\"usd\"","\"100\""]
^value | of rule condition; by attribute operator promotion; in shop; plus 12 = eu|vip|wholesale|100|usd|true|shirts|2
^value | of promotion; noun value; plus 20 = vip|eu|usd|wholesale|shirts|first_order|de|100
promotion/price+rule/rule description, ^description | of promotion discount; noun rule; plus 20 = Only for members|Cart above 50|Customers in Europe|First order|Two or more shirts|Not with sale items
promotion/discount/coupon status | of promotion; plus 16 = active|draft|inactive|expired
promotion/discount type, ^type | of promotion; not of rule method budget; by code automatic; plus 16 = standard|buyget|percentage|fixed|free_shipping
target type, applies to, apply to | of promotion discount application coupon; plus 14 = items|order|shipping_methods
allocation, allocation method/type | of promotion discount application; plus 16 = each|across|once
application/discount method type, ^type | of promotion application; noun method; plus 18 = percentage|fixed
times/usage used, ^used | int num | of promotion coupon voucher discount; by limit code; plus 20 => number.count median=24 sigma=1.2
^used | num | of budget; by limit; plus 14 => finance.round median=1800
^limit | num | of budget campaign; by used; plus 12 => finance.round median=5000
^limit | int | of promotion coupon voucher discount; plus 14 => number.typical values=[100,500,1000,50,1,250]
^type | of budget; by limit used; in shop; plus 14 = spend|usage
campaign identifier/code/key, external campaign id | text | not of dunning billing; plus 14 => pattern regex=(summer|spring|winter|black-friday|welcome|loyalty|launch)-(sale|deal|bonus|2024|2025)-[0-9]{2}
# Cards, credits, stock and returns.
gift card balance, remaining value | num money | of gift; plus 12 => number.typical values=[25,50,12.5,0,100,31.4]
^action | of credit wallet gift card store; by amount memo originator; plus 16 = allocation|capture|void|authorize|credit|eligible
^action | of stock inventory; noun movement transaction; plus 16 = sold|received|returned|adjusted|transferred|damaged
originator/source/reference type | of stock credit movement inventory transaction; by originator; plus 12 = Order|Shipment|ReturnAuthorization|StockTransfer|Customer|User
memo, ^note/reason | of credit; noun transaction; plus 12 = Goodwill after a late delivery|Refund to store credit|Birthday credit|Return of order 10482|Referral bonus|Correction
^quantity | int | of stock inventory; noun movement transaction adjustment; plus 10 => number.typical values=[1,-1,-2,10,-3,24,-1,5,50,-6]
^type/kind | of stock; noun transfer; plus 16 = replenishment|return|between stores|correction
^type/kind | of claim; by refund notification replacement; plus 20 = refund|replace
reason | of claim return; noun item; not of insurance; plus 14 = missing_item|wrong_item|production_failure|damaged|too_small|other
^note/comment/remark | of return claim refund exchange; by quantity amount reason; not of tax insurance; plus 18 = Box was open when it arrived.|Zip broken after one day.|Customer sent a photo.|Wants the next size up.|Tags still on.|Refund to the original card.|Colour differs from the picture.
^value/code, reason code/value | of return refund cancellation exchange; noun reason; plus 16 = wrong_size|damaged|changed_mind|not_as_described|late_delivery|duplicate_order|defective
^description | of return refund exchange cancellation; noun reason; plus 20 = The item does not fit.|Arrived broken or scratched.|The customer no longer wants it.|Looks different from the pictures.|The parcel came too late.|Ordered twice by mistake.|Stopped working.
shipment/fulfillment status | text | plus 4 => life.state vocabulary=shipment
to status, new status | of order; plus 14 = paid|shipped|delivered|processing|cancelled|refunded
from status, previous/old status | of order; plus 14 = pending|paid|processing|shipped|on_hold
^comment/note/remark | of order; noun history note log; by status customer notified visible; plus 16 = Payment received.|Handed to the courier.|Customer called about the delivery.|Address corrected.|Waiting for stock.|Refund started.|Left with the neighbour.
pro/pros, advantages, what customers like | of review rating; in shop; plus 14 = Good value|Comfortable, light|Fast delivery|Easy to clean|Solid build|Looks great
con/cons, disadvantages | of review rating; in shop; plus 14 = Runs small|A bit loud|Packaging|Colour fades|Instructions unclear|Heavy
reply, response, merchant/seller/owner reply/response | of review rating; by rating body; plus 14 = Thank you for the kind words!|Sorry to hear that, please write to us.|We have sent you a replacement.|Glad that you like it.|Thanks, we passed this on to the team.
alt, alt text, alternative text | of product variant image media picture; in shop; plus 10 = Front view|Back view|Detail of the stitching|Worn by a model|In its packaging|On a wooden table|All colours side by side
caption | of product variant; plus 12 = Front|Back|Detail|In use|Size chart|All colours
channel | of notification alert stock; noun alert notification; in shop; plus 8 = email|sms|push|feed
^template | of notification; by channel to trigger receiver; plus 16 = order-placed|order-shipped|password-reset|order-canceled|return-requested|user-invited|review-request
trigger type | of notification; in shop; plus 10 = order.placed|order.fulfillment_created|customer.created|order.canceled|return.received
resource type | of notification; in shop; plus 10 = order|customer|return|fulfillment|cart
payment/psp/gateway provider id | plus 4 = pp_stripe_stripe|pp_system_default|pp_paypal_paypal|pp_adyen_adyen
^provider id | of payment; plus 14 = pp_stripe|pp_system_default|pp_paypal|pp_klarna
^provider id | of tax; plus 14 = tp_system|tp_avalara|tp_taxjar
^provider id | of notification; plus 14 = sendgrid|local|twilio|mailgun
^data | json | of payment; noun session intent; plus 16 => json keys="id=code.externalId(prefix=pi_) amount=1990|4990|12900 currency=eur|usd|gbp status=requires_payment_method|succeeded|requires_capture client_secret=string.token"
status | of payment; noun session; by provider authorized; plus 14 = authorized|captured|pending|requires_more|error|canceled
status | noun collection; of payment; plus 16 = completed|authorized|awaiting|not_paid|partially_captured|canceled
display on | of payment method shipping; plus 14 = both|front_end|back_end
name | noun method; of payment; by active auto display description; plus 16 = Credit card|PayPal|Bank transfer|Cash on delivery|Store credit|Invoice|Apple Pay|Gift card
description | noun method; of payment; plus 22 = Pay with Visa, Mastercard or Amex.|You are sent to your account.|Payable within 14 days.|Pay the courier in cash.|Uses the credit of the account first.|By bank transfer, ships on receipt.
type | noun calculator; plus 16 = Calculator::FlatRate|Calculator::FlatPercent|Calculator::PerItem|Calculator::PriceSack|Calculator::DefaultTax
token, key, api key | text | of publishable; plus 12 => string.token prefix=pk_ length=48
redacted | text | by token key; plus 16 => pattern regex=pk_[0-9a-f]{3}[*]{3}[0-9a-f]{3}
^title/name | noun key; by token redacted revoked; plus 16 = Storefront|Mobile app|Test key|Marketing site|Partner shop|Staging
^type | of api key; by redacted revoked publishable; plus 20 = publishable|secret
event/wedding/wish date | date | of wishlist registry; plus 8 => date.future days=300
^name/title | of wishlist wish; plus 14 = My wishlist|Birthday|Christmas|Wedding|New flat|For later|Baby shower|Kitchen
loyalty/points type, ^type | of loyalty point reward; noun transaction; plus 16 = earn|redeem|expire|adjust|bonus|refund
^reason/description | of loyalty point reward; noun transaction; plus 16 = Order 10482|Welcome bonus|Birthday points|Redeemed at checkout|Review written|Points expired|Friend invited
balance after, points balance, ^balance | int | of loyalty point; plus 12 => number.points
upc, upc code/number, upc a | text | plus 14 => commerce.upc
`;
