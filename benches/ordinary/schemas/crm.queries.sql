-- Q1 e-mail of another person (first.last form, neither name in it)
select count(*) filter (where position(lower(left(regexp_replace(first_name,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0 and position(lower(left(regexp_replace(last_name,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0) as bad, count(*) as "all" from (select first_name,last_name,email from auth_user union all select first_name,last_name,email from crm_contact union all select first_name,last_name,email from crm_lead) x where email ~ '^[a-z]+[._][a-z]+[0-9]*@' and first_name ~ '^[A-Za-z]{2}' and last_name ~ '^[A-Za-z]{2}';

-- Q2 last login before joining
select count(*) filter (where last_login<date_joined) as bad, count(*) as "all" from auth_user where last_login is not null;

-- Q3 team lead who is not a member
select count(*) filter (where not exists(select 1 from accounts_team_members m where m.team_id=t.id and m.user_id=t.lead_id)) as bad, count(*) as "all" from accounts_team t;

-- Q4 slug does not follow from the company name
select count(*) filter (where slug !~ '^[a-z0-9]+([-_][a-z0-9]+)*$' or slug !~ ('^'||left(lower(regexp_replace(name,'[^A-Za-z0-9].*$','')),4))) as bad, count(*) as "all" from crm_company where name ~ '^[A-Za-z0-9]{2}' and name !~* '^(the|a|an) ';

-- Q5 website at another domain than the e-mail
select count(*) filter (where lower(regexp_replace(website,'^(https?://)?(www\.)?([^/:]+).*$','\3'))<>lower(regexp_replace(email_domain,'^www\.',''))) as bad, count(*) as "all" from crm_company where website<>'' and email_domain<>'';

-- Q6 employees outside the size band
select count(*) filter (where not case size when '1-10' then employees between 1 and 10 when '11-50' then employees between 11 and 50 when '51-250' then employees between 51 and 250 else employees>250 end) as bad, count(*) as "all" from crm_company where employees is not null;

-- Q7 is_customer against the won opportunities
select count(*) filter (where is_customer<>exists(select 1 from crm_opportunity o join crm_stage s on s.id=o.stage_id where o.company_id=c.id and s.kind='won')) as bad, count(*) as "all" from crm_company c;

-- Q8 customer_since without being a customer, or not the day of the first won opportunity
select count(*) filter (where is_customer<>(customer_since is not null) or abs(customer_since-f)>1) as bad, count(*) as "all" from (select c.*,(select min(closed_at)::date from crm_opportunity o join crm_stage s on s.id=o.stage_id where o.company_id=c.id and s.kind='won') f from crm_company c) c;

-- Q9 two primary contacts in a company, or contacts and none primary
select count(*) filter (where n<>1) as bad, count(*) as "all" from (select count(*) filter (where is_primary) n from crm_contact group by company_id) x;

-- Q10 contact reports to someone of another company, or to oneself
select count(*) filter (where b.company_id<>c.company_id or b.id=c.id) as bad, count(*) as "all" from crm_contact c join crm_contact b on b.id=c.reports_to_id;

-- Q11 modified before created
select count(*) filter (where modified<created) as bad, count(*) as "all" from (select created,modified from crm_company union all select created,modified from crm_contact union all select created,modified from crm_lead union all select created,modified from crm_opportunity) x;

-- Q12 converted lead without contact or time, or others with
select count(*) filter (where (status=3)<>(converted_contact_id is not null) or (status=3)<>(converted_at is not null) or converted_at<created) as bad, count(*) as "all" from crm_lead;

-- Q13 lead converted to a contact of another name or e-mail
select count(*) filter (where lower(l.email)<>lower(c.email) or l.last_name<>c.last_name) as bad, count(*) as "all" from crm_lead l join crm_contact c on c.id=l.converted_contact_id;

-- Q14 lead of a company name unlike that of the contact it became
select count(*) filter (where lower(l.company_name)<>lower(k.name)) as bad, count(*) as "all" from crm_lead l join crm_contact c on c.id=l.converted_contact_id join crm_company k on k.id=c.company_id;

-- Q15 reason given on a lead that was not rejected
select count(*) filter (where reject_reason<>'' and status<>4) as bad, count(*) as "all" from crm_lead;

-- Q16 stage: won not at 100, lost not at 0, open at 100, name against kind, or its place taken twice
select count(*) filter (where (kind='won' and probability<>100) or (kind='lost' and probability<>0) or (kind='open' and probability=100) or (name ~* '\mwon\M' and kind<>'won') or (name ~* '\mlost\M' and kind<>'lost') or exists(select 1 from crm_stage t where t.id<>s.id and t."order"=s."order")) as bad, count(*) as "all" from crm_stage s;

-- Q17 sizes: more teams than users, stages than opportunities, products than lines, won opportunities than lines
select count(*) filter (where a>b) as bad, count(*) as "all" from (values ((select count(*) from accounts_team),(select count(*) from auth_user)), ((select count(*) from crm_stage),(select count(*) from crm_opportunity)), ((select count(*) from crm_product),(select count(*) from crm_opportunityline)), ((select count(*) from crm_opportunity where stage_id in (select id from crm_stage where kind='won')),(select count(*) from crm_opportunityline))) x(a,b);

-- Q18 product with a floor price above its list price
select count(*) filter (where min_price>list_price) as bad, count(*) as "all" from crm_product;

-- Q19 contact of another company than the opportunity's
select count(*) filter (where c.company_id<>o.company_id) as bad, count(*) as "all" from crm_opportunity o join crm_contact c on c.id=o.contact_id;

-- Q20 opportunity from a lead not converted, of another company, or made before it was converted
select count(*) filter (where l.status<>3 or c.company_id<>o.company_id or o.created<l.converted_at-interval '1 hour') as bad, count(*) as "all" from crm_opportunity o join crm_lead l on l.id=o.lead_id left join crm_contact c on c.id=l.converted_contact_id;

-- Q21 owner is not in the opportunity's team
select count(*) filter (where not exists(select 1 from accounts_team_members m where m.team_id=o.team_id and m.user_id=o.owner_id)) as bad, count(*) as "all" from crm_opportunity o;

-- Q22 won or lost without closed_at, or open with it; lost_reason though not lost
select count(*) filter (where (s.kind<>'open')<>(o.closed_at is not null) or (o.lost_reason<>'' and s.kind<>'lost')) as bad, count(*) as "all" from crm_opportunity o join crm_stage s on s.id=o.stage_id;

-- Q23 closed before created, closed in the future, or expected to close before created
select count(*) filter (where closed_at<created or closed_at>timestamptz '2026-01-02' or expected_close<created::date) as bad, count(*) as "all" from crm_opportunity;

-- Q24 probability is not the stage's, or weighted amount not its share
select count(*) filter (where o.probability<>s.probability or abs(o.weighted_amount-o.amount*o.probability/100)>0.01) as bad, count(*) as "all" from crm_opportunity o join crm_stage s on s.id=o.stage_id;

-- Q25 amount is not the sum of the lines
select count(*) filter (where abs(amount-s)>0.01) as bad, count(*) as "all" from (select o.amount,(select coalesce(sum(total),0) from crm_opportunityline l where l.opportunity_id=o.id) s from crm_opportunity o) x;

-- Q26 won opportunity without a line
select count(*) filter (where not exists(select 1 from crm_opportunityline l where l.opportunity_id=o.id)) as bad, count(*) as "all" from crm_opportunity o join crm_stage s on s.id=o.stage_id where s.kind='won';

-- Q27 line: unit price is not list price less discount, total not quantity by price
select count(*) filter (where abs(unit_price-list_price*(1-discount/100))>0.01 or abs(total-quantity*unit_price)>0.01) as bad, count(*) as "all" from crm_opportunityline;

-- Q28 line with another list price than the product, or sold below its floor
select count(*) filter (where l.list_price<>p.list_price or l.unit_price<p.min_price) as bad, count(*) as "all" from crm_opportunityline l join crm_product p on p.id=l.product_id;

-- Q29 last stage change does not lead to the opportunity's stage
select count(*) filter (where to_stage_id<>stage_id) as bad, count(*) as "all" from (select distinct on (c.opportunity_id) c.to_stage_id,o.stage_id from crm_stagechange c join crm_opportunity o on o.id=c.opportunity_id order by c.opportunity_id,c.changed_at desc,c.id desc) x;

-- Q30 stage change does not start where the one before it ended, or leads nowhere
select count(*) filter (where from_stage_id is distinct from p or from_stage_id=to_stage_id) as bad, count(*) as "all" from (select from_stage_id,to_stage_id,lag(to_stage_id) over (partition by opportunity_id order by changed_at,id) p from crm_stagechange) x;

-- Q31 stage changed before the opportunity was created, or after it was closed
select count(*) filter (where c.changed_at<o.created-interval '1 minute' or c.changed_at>o.closed_at+interval '1 minute') as bad, count(*) as "all" from crm_stagechange c join crm_opportunity o on o.id=c.opportunity_id;

-- Q32 quote number is not opportunity and version
select count(*) filter (where number !~ '^Q-\d+-\d+$' or ltrim(split_part(number,'-',2),'0')<>opportunity_id::text or split_part(number,'-',3)<>version::text) as bad, count(*) as "all" from crm_quote;

-- Q33 versions of an opportunity's quotes are not 1, 2, 3, … in time
select count(*) filter (where version<>r) as bad, count(*) as "all" from (select version,row_number() over (partition by opportunity_id order by created,version) r from crm_quote) x;

-- Q34 quote total is not subtotal plus tax, or tax above the subtotal
select count(*) filter (where abs(total-subtotal-tax)>0.01 or tax>subtotal) as bad, count(*) as "all" from crm_quote;

-- Q35 quote status against sent_at, answered_at and sent_to
select count(*) filter (where (status='draft')=(sent_at is not null) or (status in ('accepted','declined'))<>(answered_at is not null) or (status='draft')<>(sent_to='')) as bad, count(*) as "all" from crm_quote;

-- Q36 quote created, sent, answered out of order; expired while still valid, or accepted after it ran out
select count(*) filter (where sent_at<created or answered_at<sent_at or valid_until<created::date or valid_until<sent_at::date or (status='expired' and valid_until>date '2026-01-02') or answered_at::date>valid_until) as bad, count(*) as "all" from crm_quote;

-- Q37 two accepted quotes for one opportunity, or an accepted one on a lost opportunity
select count(*) filter (where s.kind='lost' or exists(select 1 from crm_quote r where r.id<>q.id and r.opportunity_id=q.opportunity_id and r.status='accepted')) as bad, count(*) as "all" from crm_quote q join crm_opportunity o on o.id=q.opportunity_id join crm_stage s on s.id=o.stage_id where q.status='accepted';

-- Q38 activity with a contact or opportunity of another company
select count(*) filter (where c.company_id<>a.company_id or o.company_id<>a.company_id) as bad, count(*) as "all" from crm_activity a left join crm_contact c on c.id=a.contact_id left join crm_opportunity o on o.id=a.opportunity_id where a.contact_id is not null or a.opportunity_id is not null;

-- Q39 done without done_at or the reverse, done before made or in the future, or place and length of the wrong kind
select count(*) filter (where is_done<>(done_at is not null) or done_at<created or done_at>timestamptz '2026-01-02' or (location<>'' and kind<>'meeting') or (duration_minutes is not null and kind not in ('call','meeting'))) as bad, count(*) as "all" from crm_activity;

-- Q40 quota period is not its quarter
select count(*) filter (where starts<>make_date(year,quarter*3-2,1) or ends<>(make_date(year,quarter*3-2,1)+interval '3 months'-interval '1 day')::date) as bad, count(*) as "all" from crm_quota where year between 1 and 9999;
