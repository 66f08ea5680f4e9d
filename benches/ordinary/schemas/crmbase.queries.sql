-- Q1 deal was won before it was created
select count(*) filter (where won_at < created_at) as bad, count(*) as "all" from deals where won_at is not null;
-- Q2 activity ends before it starts
select count(*) filter (where ends_at < starts_at) as bad, count(*) as "all" from activities where ends_at is not null;
-- Q3 quote was accepted before it was sent
select count(*) filter (where accepted_at < sent_at) as bad, count(*) as "all" from quotes where accepted_at is not null and sent_at is not null;
-- Q4 quote is valid until a day before it was created
select count(*) filter (where valid_until < created_at::date) as bad, count(*) as "all" from quotes where valid_until is not null;
-- Q5 quote was made before its deal
select count(*) filter (where q.created_at < d.created_at) as bad, count(*) as "all" from quotes q join deals d on d.id = q.deal_id;
-- Q6 company has less than 1 or more than 5 million employees
select count(*) filter (where employee_count not between 1 and 5000000) as bad, count(*) as "all" from companies where employee_count is not null;
-- Q7 postal code of a company in Germany, France, Italy, Spain or the USA is not of five digits
select count(*) filter (where postal_code !~ '^[0-9]{5}(-[0-9]{4})?$') as bad, count(*) as "all" from companies where postal_code is not null and country_code in ('DE', 'FR', 'IT', 'ES', 'US');
-- Q8 invitation was accepted after it had expired
select count(*) filter (where accepted_at > expires_at) as bad, count(*) as "all" from invitations where accepted_at is not null;
-- Q9 company's international phone number has the prefix of another country
select count(*) filter (where phone !~ ('^\+' || case country_code when 'DE' then '49' when 'FR' then '33' when 'GB' then '44' when 'ES' then '34' when 'IT' then '39' else '1' end)) as bad, count(*) as "all" from companies where phone like '+%' and country_code in ('DE', 'FR', 'GB', 'ES', 'IT', 'US', 'CA');
-- Q10 won deal has no time of winning
select count(*) filter (where won_at is null) as bad, count(*) as "all" from deals where status = 'won';
-- Q11 open deal has a time of losing
select count(*) filter (where lost_at is not null) as bad, count(*) as "all" from deals where status = 'open';
-- Q12 won deal has a reason for being lost
select count(*) filter (where lost_reason is not null and lost_reason <> '') as bad, count(*) as "all" from deals where status = 'won';
-- Q13 won deal over no money or less
select count(*) filter (where amount <= 0) as bad, count(*) as "all" from deals where status = 'won';
-- Q14 another active product of the same organization has the same name
select count(*) filter (where exists (select 1 from products b where b.organization_id = a.organization_id and b.is_active and lower(b.name) = lower(a.name) and b.id <> a.id)) as bad, count(*) as "all" from products a where a.is_active;
-- Q15 quote in state sent has no time of sending
select count(*) filter (where sent_at is null) as bad, count(*) as "all" from quotes where status = 'sent';
-- Q16 task still to do has a time of completion
select count(*) filter (where completed_at is not null) as bad, count(*) as "all" from tasks where status = 'todo';
-- Q17 activity not done has a time when it was done
select count(*) filter (where done_at is not null) as bad, count(*) as "all" from activities where not is_done;
-- Q18 quote total is not subtotal less discount plus tax
select count(*) filter (where abs(total - (subtotal - discount_amount + tax_amount)) > 0.01) as bad, count(*) as "all" from quotes;
-- Q19 subtotal of the quote differs from the sum of its lines
select count(*) filter (where abs(q.subtotal - (select coalesce(sum(i.line_total), 0) from quote_items i where i.quote_id = q.id)) > 0.02) as bad, count(*) as "all" from quotes q;
-- Q20 line total is not quantity times price less the discount in percent
select count(*) filter (where abs(line_total - quantity * unit_price * (1 - discount_percent / 100)) > 0.02) as bad, count(*) as "all" from quote_items;
-- Q21 deal stands at a stage of another pipeline
select count(*) filter (where s.pipeline_id <> d.pipeline_id) as bad, count(*) as "all" from deals d join stages s on s.id = d.stage_id;
-- Q22 deal is in a pipeline of another organization
select count(*) filter (where p.organization_id <> d.organization_id) as bad, count(*) as "all" from deals d join pipelines p on p.id = d.pipeline_id;
-- Q23 contact's company belongs to another organization's CRM
select count(*) filter (where m.organization_id <> c.organization_id) as bad, count(*) as "all" from contacts c join companies m on m.id = c.company_id;
-- Q24 main contact of the deal works for another company than the deal's
select count(*) filter (where c.company_id <> d.company_id) as bad, count(*) as "all" from deals d join contacts c on c.id = d.primary_contact_id where d.company_id is not null and c.company_id is not null;
-- Q25 quote belongs to another organization than its deal
select count(*) filter (where q.organization_id <> d.organization_id) as bad, count(*) as "all" from quotes q join deals d on d.id = q.deal_id;
-- Q26 product on the quote is from another organization's catalogue
select count(*) filter (where p.organization_id <> q.organization_id) as bad, count(*) as "all" from quote_items i join quotes q on q.id = i.quote_id join products p on p.id = i.product_id;
-- Q27 tag on the contact is another organization's
select count(*) filter (where t.organization_id <> c.organization_id) as bad, count(*) as "all" from contact_tags x join tags t on t.id = x.tag_id join contacts c on c.id = x.contact_id;
-- Q28 quote is in another currency than its deal
select count(*) filter (where q.currency <> d.currency) as bad, count(*) as "all" from quotes q join deals d on d.id = q.deal_id;
-- Q29 owner of the deal is no member of the organization
select count(*) filter (where not exists (select 1 from organization_members m where m.organization_id = d.organization_id and m.profile_id = d.owner_id)) as bad, count(*) as "all" from deals d where d.owner_id is not null;
-- Q30 author of the note is no member of the organization
select count(*) filter (where not exists (select 1 from organization_members m where m.organization_id = n.organization_id and m.profile_id = n.author_id)) as bad, count(*) as "all" from notes n where n.author_id is not null;
-- Q31 contact's e-mail address contains the start of neither the first nor the last name
select count(*) filter (where position(left(lower(first_name), 3) in lower(split_part(email::text, '@', 1))) = 0 and position(left(lower(last_name), 3) in lower(split_part(email::text, '@', 1))) = 0) as bad, count(*) as "all" from contacts where email is not null and first_name ~ '^[A-Za-z]{3,}$' and last_name ~ '^[A-Za-z]{3,}$';
-- Q32 another stage of the same pipeline has the same name
select count(*) filter (where exists (select 1 from stages b where b.pipeline_id = a.pipeline_id and lower(b.name) = lower(a.name) and b.id <> a.id)) as bad, count(*) as "all" from stages a;
-- Q33 another stage of the same pipeline has the same position
select count(*) filter (where exists (select 1 from stages b where b.pipeline_id = a.pipeline_id and b.position = a.position and b.id <> a.id)) as bad, count(*) as "all" from stages a;
-- Q34 company's website is not at the company's domain
select count(*) filter (where position(lower(domain) in lower(website)) = 0) as bad, count(*) as "all" from companies where domain is not null and website is not null;
-- Q35 win probability of the stage is not between 0 and 100 percent
select count(*) filter (where win_probability not between 0 and 100) as bad, count(*) as "all" from stages;
-- Q36 pipeline has no stage
select count(*) filter (where not exists (select 1 from stages s where s.pipeline_id = p.id)) as bad, count(*) as "all" from pipelines p;
