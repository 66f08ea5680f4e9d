/** Firms and what is told of them. */
export const companies = `
company/organization/firm/employer/corporation/agency/manufacturer/supplier/vendor/publisher/insurer/studio/distributor/merchant/sponsor/operator/authority/regulator/issuer/contractor/institution/wholesaler/retailer/dealer/subsidiary/affiliate/franchise/lender/maker/oem/underwriter, business/trade/trading/company/corporate/legal/registered/legal+business/brand/firm/employer/agency/organization name, company, company name, dba, production company, record label, client company, insurance company/provider, current/last/previous employer, health insurance | text => company.name
company/organization/vendor/supplier/merchant/manufacturer/publisher/employer/tenant/workspace/account/agency/insurer/carrier/shipper/studio/partner/business/entity/distributor/operator/sponsor/contractor/affiliate/airline/dealer/franchise name | text | not of person => company.name
^name | text | of company organization vendor supplier merchant manufacturer publisher employer tenant workspace agency insurer shipper studio partner business distributor operator firm subsidiary dealer contractor sponsor client airline; plus 3 => company.name
^name | text | of account; not by balance iban currency parent code; plus 1 => company.name
customer/client name | text | by tax vat; plus 2 => company.name
buyer/seller/purchaser/supplier/consignee/consignor/shipper/importer/exporter/trader/broker/charterer/surveyor, buyer/seller/purchaser/supplier/consignee/consignor/importer/exporter/trader/broker/charterer/surveyor name | text | by incoterm incoterms tonnage commodity vessel cargo container customs bl lc; plus 14 => company.name
buyer/seller/purchaser/customer/client/supplier/dealer/distributor name | text | by vat tax incoterm tonnage contact registration; not by first birth; plus 6 => company.name
^name | text | of buyer seller purchaser customer client dealer distributor trader importer exporter; by vat incoterm contact registration website industry; not by birth gender first; plus 14 => company.name
charterer/consignee/shipper/shipowner/broker/notify+party, charterer/consignee/shipper/shipowner/broker name | text | of charter cargo voyage bill consignment shipment vessel; plus 14 => company.name
owner/manager/operator, registered/technical owner/manager | text | of vessel ship terminal port substation plant; plus 12 => company.name
counterparty, counterparty name, contracting party | text | plus 12 => company.name
^description/about | text | of account; by industry website employees; plus 12 => company.description
^name | text | of account; by industry website employees revenue phone billing; plus 12 => company.name
winner/bidder/awardee/winning+bidder/awarded+to, charterer/consignee/shipper/shipowner/broker/notify+party, charterer/consignee/shipper/shipowner/broker name | text | of charter cargo voyage bill consignment shipment vessel; plus 14 => company.name
owner/manager/operator, registered/technical owner/manager | text | of vessel ship terminal port substation plant; plus 12 => company.name
counterparty, counterparty name, contracting party | text | plus 12 => company.name
^description/about | text | of account; by industry website employees; plus 12 => company.description
^name | text | of account; by industry website employees revenue phone billing; plus 12 => company.name
winner/bidder/awardee/contractor name | text | of tender bid procurement contract rfp lot; plus 14 => company.name
brand, brand name, make | text => commerce.brand
^name | text | of brand; plus 4 => commerce.brand
airline, airline name, operating carrier | text => airline.name
industry/sector/vertical, business type, line of business, industry name, business sector | text => company.industry
^name | text | of industry sector; plus 4 => company.industry
naics/sic/nace, industry/naics/sic code | text int => company.industryCode
vat/tax/gst number/no/id/code, vat/tax/gst registration number/no, vat, vatin, ein, gstin, abn, siret, siren, cnpj, tin, tax identification number, ust id, fiscal number/code, taxpayer id, tax registration number, vat registration number, federal tax id | text int => company.taxId
registration/company/incorporation/charter/trade+register/business number, duns, lei, company registration number, business registration number, registration no, commercial register, legal number | text | not of vehicle student event course car => company.registrationNumber
license number/no | text | of doctor physician practitioner provider nurse pharmacy contractor professional agent broker; plus 3 => code.mask mask=??######
employee count, headcount, number of employee, staff count, company/team size, employee total | int => number.lognormal median=24 sigma=1.6
company/organization size, employee range | text => company.size
revenue, annual revenue, turnover, annual sales, arr, gmv | int num money => company.revenue
mrr | int num => finance.amount median=900
slogan/tagline/motto/catchphrase/strapline, catch phrase | text => company.catchPhrase
^description/about | text | of company organization business firm vendor supplier; plus 2 => company.catchPhrase
website/homepage/web, web site, site/company/website/homepage/store url, website link, home page, company website | text => company.url null=0.3
company/email/primary/organization domain | text => company.domain
domain | text | of company organization tenant workspace account; plus 2 => company.domain
ticker/symbol, stock symbol, ticker symbol | text | of company stock security share quote instrument position trade portfolio asset price candle; plus 2 => code.mask mask=AAAA
isin, cusip, sedol | text => code.mask mask=AA##########
^name | text | of account; by slug subdomain domain plan seats trial; not by balance iban parent currency; plus 8 => company.name
workshop, garage, repair shop | text | of maintenance service repair inspection vehicle; plus 4 => company.name
`;
