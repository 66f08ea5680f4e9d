-- Q1 conference ends before it starts or lasts longer than two weeks (its length in days is absurd)
select count(*) filter (where c.end_date - c.start_date not between 0 and 14) as bad, count(*) as "all" from conferences_conference c;
-- Q2 call for papers closes at or before it opens
select count(*) filter (where c.cfp_closes_at <= c.cfp_opens_at) as bad, count(*) as "all" from conferences_conference c;
-- Q3 call for papers closes only after the conference has begun
select count(*) filter (where c.cfp_closes_at::date > c.start_date) as bad, count(*) as "all" from conferences_conference c;
-- Q4 conference marked finished though its last day is still to come
select count(*) filter (where c.end_date > date '2026-01-04') as bad, count(*) as "all" from conferences_conference c where c.status = 'finished';
-- Q5 conference marked as having its call for papers open though the call has closed long ago or not opened yet
select count(*) filter (where timestamptz '2026-01-01' not between c.cfp_opens_at - interval '3 days' and c.cfp_closes_at + interval '3 days') as bad, count(*) as "all" from conferences_conference c where c.status = 'cfp_open';
-- Q6 slug of a submission shares no word with its title
select count(*) filter (where not exists (select 1 from regexp_split_to_table(lower(s.title), '[^a-z0-9]+') w where length(w) >= 3 and position(w in s.slug) > 0)) as bad, count(*) as "all" from proposals_submission s where s.title ~* '[a-z0-9]{3}';
-- Q7 track colour is not a hex colour
select count(*) filter (where t.color !~* '^#([0-9a-f]{3}|[0-9a-f]{6})$') as bad, count(*) as "all" from conferences_track t;
-- Q8 submission was sent in (any state but draft or withdrawn) but has no time of submission
select count(*) filter (where s.submitted_at is null) as bad, count(*) as "all" from proposals_submission s where s.status in ('submitted', 'accepted', 'confirmed', 'rejected');
-- Q9 submission still in draft or awaiting a decision has a time of decision
select count(*) filter (where s.decided_at is not null) as bad, count(*) as "all" from proposals_submission s where s.status in ('draft', 'submitted');
-- Q10 decided submission whose decision is before it was submitted
select count(*) filter (where s.decided_at < s.submitted_at) as bad, count(*) as "all" from proposals_submission s where s.decided_at is not null and s.submitted_at is not null;
-- Q11 submission goes to a track of another conference
select count(*) filter (where t.conference_id <> s.conference_id) as bad, count(*) as "all" from proposals_submission s join conferences_track t on t.id = s.track_id;
-- Q12 submission was sent in outside the call for papers of its conference
select count(*) filter (where s.submitted_at not between c.cfp_opens_at and c.cfp_closes_at + interval '1 day') as bad, count(*) as "all" from proposals_submission s join conferences_conference c on c.id = s.conference_id where s.submitted_at is not null and s.kind <> 'keynote';
-- Q13 review counter of a submission does not match its reviews
select count(*) filter (where s.review_count <> (select count(*) from proposals_review r where r.submission_id = s.id)) as bad, count(*) as "all" from proposals_submission s;
-- Q14 average score of a submission is not the average of its reviews
select count(*) filter (where s.average_score is null or abs(s.average_score - r.avg) > 0.02) as bad, count(*) as "all" from proposals_submission s join (select submission_id, avg(score) as avg from proposals_review group by 1) r on r.submission_id = s.id;
-- Q15 submission without any review has an average score
select count(*) filter (where s.average_score is not null) as bad, count(*) as "all" from proposals_submission s where not exists (select 1 from proposals_review r where r.submission_id = s.id);
-- Q16 review written before the submission was sent in
select count(*) filter (where r.created_at < s.submitted_at) as bad, count(*) as "all" from proposals_review r join proposals_submission s on s.id = r.submission_id where s.submitted_at is not null;
-- Q17 reviewer is one of the speakers of the submission reviewed
select count(*) filter (where exists (select 1 from proposals_submissionspeaker ss join proposals_speaker p on p.id = ss.speaker_id where ss.submission_id = r.submission_id and p.user_id = r.reviewer_id)) as bad, count(*) as "all" from proposals_review r;
-- Q18 reviewer does not belong to the organizers of the submission's conference
select count(*) filter (where not exists (select 1 from conferences_organizer o where o.conference_id = s.conference_id and o.user_id = r.reviewer_id and o.role <> 'volunteer')) as bad, count(*) as "all" from proposals_review r join proposals_submission s on s.id = r.submission_id;
-- Q19 submission with speakers has not exactly one primary speaker
select count(*) filter (where x.primaries <> 1) as bad, count(*) as "all" from (select submission_id, count(*) filter (where is_primary) as primaries from proposals_submissionspeaker group by submission_id) x;
-- Q20 length of a submission is implausible for its kind (a lightning talk above 20 minutes, a talk or keynote not within 10 to 120, a workshop not within 45 minutes to 8 hours)
select count(*) filter (where not case s.kind when 'lightning' then s.duration_minutes between 3 and 20 when 'workshop' then s.duration_minutes between 45 and 480 else s.duration_minutes between 10 and 120 end) as bad, count(*) as "all" from proposals_submission s;
-- Q21 session takes place outside the days of its conference
select count(*) filter (where s.starts_at < c.start_date::timestamptz - interval '14 hours' or s.ends_at > c.end_date::timestamptz + interval '38 hours') as bad, count(*) as "all" from schedule_session s join conferences_conference c on c.id = s.conference_id;
-- Q22 session overlaps with another session in the same room
select count(*) filter (where exists (select 1 from schedule_session o where o.id <> s.id and o.room_id = s.room_id and o.starts_at < s.ends_at and s.starts_at < o.ends_at)) as bad, count(*) as "all" from schedule_session s;
-- Q23 session held in a room of another conference
select count(*) filter (where r.conference_id <> s.conference_id) as bad, count(*) as "all" from schedule_session s join conferences_room r on r.id = s.room_id;
-- Q24 scheduled session comes from a submission that was not accepted
select count(*) filter (where p.status not in ('accepted', 'confirmed')) as bad, count(*) as "all" from schedule_session s join proposals_submission p on p.id = s.submission_id;
-- Q25 session's kind differs from that of its submission
select count(*) filter (where p.kind <> s.kind) as bad, count(*) as "all" from schedule_session s join proposals_submission p on p.id = s.submission_id;
-- Q26 scheduled length of a session is far from the length of the submission (over 15 minutes apart)
select count(*) filter (where abs(extract(epoch from s.ends_at - s.starts_at) / 60 - p.duration_minutes) > 15) as bad, count(*) as "all" from schedule_session s join proposals_submission p on p.id = s.submission_id;
-- Q27 ticket type sold more often than there are tickets
select count(*) filter (where t.quantity_sold > t.quantity_total) as bad, count(*) as "all" from tickets_tickettype t;
-- Q28 order's total is not subtotal less discount
select count(*) filter (where o.total <> o.subtotal - o.discount_amount) as bad, count(*) as "all" from tickets_order o;
-- Q29 order's subtotal is not the sum of its lines
select count(*) filter (where o.subtotal <> i.s) as bad, count(*) as "all" from tickets_order o join (select order_id, sum(line_total) as s from tickets_orderitem group by 1) i on i.order_id = o.id;
-- Q30 order line has another price than its ticket type
select count(*) filter (where i.unit_price <> t.price) as bad, count(*) as "all" from tickets_orderitem i join tickets_tickettype t on t.id = i.ticket_type_id;
-- Q31 paid order has no time of payment
select count(*) filter (where o.paid_at is null) as bad, count(*) as "all" from tickets_order o where o.status = 'paid';
-- Q32 order without a discount code has a discount
select count(*) filter (where o.discount_amount <> 0) as bad, count(*) as "all" from tickets_order o where o.discount_code_id is null;
-- Q33 order line holds fewer tickets than it has attendees
select count(*) filter (where a.n > i.quantity) as bad, count(*) as "all" from tickets_orderitem i join (select order_item_id, count(*) as n from tickets_attendee group by 1) a on a.order_item_id = i.id;
-- Q34 attendee checked in long before the conference starts or after it is over
select count(*) filter (where a.checked_in_at::date not between c.start_date - 2 and c.end_date + 1) as bad, count(*) as "all" from tickets_attendee a join conferences_conference c on c.id = a.conference_id where a.checked_in_at is not null;
-- Q35 feedback on a session given before the session began
select count(*) filter (where f.created_at < s.starts_at) as bad, count(*) as "all" from feedback_sessionfeedback f join schedule_session s on s.id = f.session_id;
-- Q36 sponsor not confirmed (or who declined) has paid
select count(*) filter (where s.paid_at is not null) as bad, count(*) as "all" from sponsors_sponsor s where s.status in ('lead', 'contacted', 'declined');
