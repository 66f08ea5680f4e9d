/** Buying, making and selling: partners and who speaks for them, carriers, reasons of sales, what was scrapped, papers of products, rentals. */
export const trading = String.raw`
# Where someone is: a region among city and postal code is one of the country.
^state/region/province/district, ... state/region/province | text | by city postal postcode zip; not of sales territory cloud server deployment; plus 22 => location.state
^country | text | noun country; not by name code iso; len>3; plus 20 => location.country
country region name, country name, ^name | text | of country; by country; not of state province city; plus 20 => location.country
territory id/code | text | plus 10 => code.mask mask=#####
# Partners.
contact title/position/role | of customer supplier vendor client partner company; plus 12 = Owner|Sales Manager|Purchasing Manager|Sales Representative|Marketing Manager|Accounting Manager|Order Administrator|Export Administrator
company name, ^name | of shipper carrier courier forwarder haulier; not of ship vessel; plus 20 = Northway Parcel|SwiftLine Express|BlueVan Delivery|Harbour Freight Lines|Eagle Courier|Transalpin Cargo|Postline|Meridian Shipping|Red Kite Logistics
web service/services url, webservice url, wsdl/soap/edi url | text | plus 20 => template template="https://b2b.example.com/services/{{string.numeric}}/orders?wsdl"
commission percent/pct/rate | num | of salesperson seller sales rep representative; by quota bonus; plus 14 => number.typical values=[1.5,2,1,1.2,2.5,3]
# Sales and their papers.
sale/sales reason name, sales reason | plus 14 = Price|On promotion|Magazine advertisement|Television advertisement|Review|Quality|Manufacturer|Demo event|Sponsorship
card type/brand, credit card type | text | by card number expiry exp; plus 16 => values values=["Visa","Mastercard","American Express","Discover"] weights=[46,34,14,6]
comment, comments, notes | of order sale; by freight ship; noun header head master; plus 20 = Leave with the neighbour.|Please deliver in the morning.|Gift, no price on the paper.|Same address as the last order.|Call before delivery.|Second delivery of this order.
scrapped/rejected/damaged/defective/faulty/spoiled quantity/count/units | int num | plus 22 => number.typical values=[0,0,0,0,1,2,3,5]
replacement cost/value/price | num money | of film movie dvd video book game title; plus 14 => number.typical values=[19.99,24.99,14.99,22.99,29.99,12.99,9.99,27.99]
amount | num money | of payment; by rental; plus 12 => number.typical values=[2.99,4.99,0.99,3.99,5.99,6.99,1.99,8.99]
^title | text | of document; by summary revision change; not of book film; plus 14 => values values=["Front reflector bracket, installation","Crank arm assembly","Seat post repair","Introduction for new colleagues","Lubrication guide","Safety instructions","Packing guidelines","Training plan","Brake adjustment","Paint shop rules"]
units/quantity/qty/stock on order, ^on order | int num | of product item part stock inventory material article; plus 14 => values values=[0,20,50,10,100,40,60] weights=[66,9,7,6,5,4,3]
days to manufacture/produce/assemble/build, manufacturing/production/assembly days | int | plus 14 => values values=[1,0,2,4,5,3] weights=[40,24,14,12,6,4]
ship/shipping/freight/delivery base, base ship/shipping/freight/delivery fee/charge/cost | num money | of ship shipping shipment freight delivery carrier method; plus 14 => number.typical values=[3.95,9.95,8.99,21.95,29.95,5.5]
ship/shipping/freight rate, rate per kg/pound/unit | num money | of ship shipping shipment freight delivery carrier method; plus 14 => number.typical values=[0.99,1.49,1.99,2.99,1.29,0.79]
shift start/start+time/begin/from, start time, starts at, start, begin | clock | of shift; plus 12 => values values=["06:00:00","14:00:00","22:00:00","07:00:00","15:00:00","23:00:00"] weights=[28,24,20,12,9,7]
shift end/end+time/to, end time, ends at, end, finish | clock | of shift; plus 12 => values values=["14:00:00","22:00:00","06:00:00","15:00:00","23:00:00","07:00:00"] weights=[28,24,20,12,9,7]
demographic/demographics | json xml | of person customer contact individual member patient respondent; plus 12 => json keys="birth_year=1958|1967|1974|1982|1990|1996 marital_status=married|single total_children=0|1|2|3 education=Bachelors|High+School|Graduate+Degree|Partial+College occupation=Professional|Skilled+Manual|Clerical|Management home_owner=true|false yearly_income=25000-50000|50001-75000|75001-100000"
demographic/demographics | json xml | of store shop dealer reseller branch outlet; plus 14 => json keys="annual_sales=300000|800000|1500000|3000000 business_type=Retail|Wholesale|Online|Franchise year_opened=1976|1985|1994|2003|2014 square_meters=600|1900|2800|6500 employees=3..64"
title/salutation/honorific/prefix | text | not of employee staff worker; agent; len<=20; plus 15 => values values=["Mr","Ms","Mrs","Dr","Prof"] weights=[46,33,14,6,1] null=0.4
# Documents about products.
diagram, drawing | json xml | plus 10 => json keys="width=640|800 height=480|600 parts[shape=rect|circle|path x=12..600 y=10..440 label=Frame|Fork|Wheel|Pedal]"
catalog/catalogue/product description | json xml | of product model; plus 14 => json keys="summary=For+everyday+rides|Light+and+stiff|Made+for+long+tours|Our+best+for+the+mountains features[]=Aluminium+frame|Disc+brakes|Sealed+bearings|Adjustable+height warranty_years=1|2|5 maintenance_months=6|12"
instructions/instruction, steps, assembly/manufacturing instructions | json xml | of product model assembly work routing manufacturing; plus 14 => json keys="[location=Frame+welding|Paint+shop|Final+assembly|Debur+and+polish labor_hours=1|2.5|4 lot_size=1|20|100 step=Insert+the+pin+and+tighten|Clean+the+edges|Align+both+halves|Check+with+the+gauge]"
# Rooms of a schedule.
manufacturer, manufacturer name, maker | of component module spacecraft aircraft satellite engine rocket instrument turbine; plus 14 = Halden Aerospace|Orbis Propulsion|Tessera Optics|Norling Avionics|Kestrel Systems|Vega Works|Lindqvist Instruments
`;
