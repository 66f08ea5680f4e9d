/** Switches of payments, and shops of several channels: their states, models and limits, and what they keep as documents. */
export const transfers = String.raw`
processing/transfer/settlement/window/quote/bulk/order/payment/workflow/job/request state name | plus 14 = received|pending|accepted|processing|completed|rejected|expired|aborted
limit type name | plus 12 = NET_DEBIT_CAP|DAILY_VOLUME|TRANSACTION_MAX|LIQUIDITY_COVER
settlement model name, settlement model | plus 16 = DEFERRED_NET|IMMEDIATE_GROSS|CONTINUOUS_NET|DEFERRED_GROSS
settlement delay name | plus 16 = IMMEDIATE|DEFERRED
settlement granularity name | plus 16 = GROSS|NET
transaction scenario name | plus 16 = TRANSFER|DEPOSIT|WITHDRAWAL|PAYMENT|REFUND
identifier value, party identifier value | text | by identifier type party; plus 8 => pattern regex=(2547|2567|4477|4915)[0-9]{8}
^name | text | of participant fsp; in finance; not by email phone birth; plus 14 => pattern regex=(Green|Blue|Lake|City|North|Sun|River|First|Harbour|Union)[ ](Bank|Wallet|Pay|Microfinance|Savings)
^type | text | of asset; by mime preview width; plus 16 => values values=["IMAGE","VIDEO","BINARY"] weights=[82,8,10]
product option name | plus 16 = Small|Medium|Large|Red|Blue|Black|64 GB|128 GB|Oak|Cotton
product variant name | text | plus 16 => commerce.productName
^name | of zone; in shop; plus 14 = Europe|North America|United Kingdom|Asia Pacific|Scandinavia|Rest of world
tax lines | text json | plus 12 => json keys="[( description='Standard rate' taxRate=20|19|21 ; description='Reduced rate' taxRate=7|10 ; description='Zero rate' taxRate=0 )]"
conditions | text | of promotion discount coupon; by coupon action; plus 16 => json keys="[( code=minimum_order_amount args[name=amount value=2000|5000|10000] ; code=customer_group args[name=customerGroupId value=1|2|3] )]"
actions | text | of promotion discount coupon; by coupon condition; plus 16 => json keys="[( code=order_percentage_discount args[name=discount value=10|15|20|25] ; code=free_shipping ; code=order_fixed_discount args[name=discount value=500|1000] )]"
adjustments | text json | of order line shipping surcharge; plus 14 => json keys="[type=PROMOTION description='Summer sale|Welcome discount|Free shipping' amount=-500|-1000|-250]"
shipping/billing address change | text json | plus 14 => json keys="city=location.city streetLine1=location.streetAddress postalCode=location.zipCode"
`;
