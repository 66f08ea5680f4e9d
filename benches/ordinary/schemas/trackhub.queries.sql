-- Q1 issue closed before it was created
SELECT count(*) FILTER (WHERE closed_at < created_at) AS bad, count(*) AS "all" FROM issues WHERE closed_at IS NOT NULL
-- Q2 issue still open that has a time of closing
SELECT count(*) FILTER (WHERE closed_at IS NOT NULL) AS bad, count(*) AS "all" FROM issues WHERE state = 'open'
-- Q3 issue lies in another workspace than its project
SELECT count(*) FILTER (WHERE i.workspace_id <> p.workspace_id) AS bad, count(*) AS "all" FROM issues i JOIN projects p ON p.id = i.project_id
-- Q4 issue is in a milestone of another project
SELECT count(*) FILTER (WHERE m.project_id <> i.project_id) AS bad, count(*) AS "all" FROM issues i JOIN milestones m ON m.id = i.milestone_id
-- Q5 issue is in a sprint of another project
SELECT count(*) FILTER (WHERE s.project_id <> i.project_id) AS bad, count(*) AS "all" FROM issues i JOIN sprints s ON s.id = i.sprint_id
-- Q6 parent issue is in another workspace
SELECT count(*) FILTER (WHERE p.workspace_id <> i.workspace_id) AS bad, count(*) AS "all" FROM issues i JOIN issues p ON p.id = i.parent_id
-- Q7 issue assigned to someone who is not a member of the workspace
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM memberships m WHERE m.workspace_id = i.workspace_id AND m.user_id = i.assignee_id)) AS bad, count(*) AS "all" FROM issues i WHERE i.assignee_id IS NOT NULL
-- Q8 comment older than its issue
SELECT count(*) FILTER (WHERE c.created_at < i.created_at) AS bad, count(*) AS "all" FROM comments c JOIN issues i ON i.id = c.issue_id
-- Q9 comment written by someone who is not a member of the issue's workspace
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM memberships m WHERE m.workspace_id = i.workspace_id AND m.user_id = c.author_id)) AS bad, count(*) AS "all" FROM comments c JOIN issues i ON i.id = c.issue_id
-- Q10 comments_count of the issue is not its number of comments, with or without the deleted ones
SELECT count(*) FILTER (WHERE i.comments_count <> c.n AND i.comments_count <> c.live) AS bad, count(*) AS "all" FROM issues i CROSS JOIN LATERAL (SELECT count(*) AS n, count(*) FILTER (WHERE deleted_at IS NULL) AS live FROM comments WHERE issue_id = i.id) c
-- Q11 issues_count of the project is not its number of issues
SELECT count(*) FILTER (WHERE p.issues_count <> (SELECT count(*) FROM issues i WHERE i.project_id = p.id)) AS bad, count(*) AS "all" FROM projects p
-- Q12 project with more open issues than issues
SELECT count(*) FILTER (WHERE open_issues_count > issues_count) AS bad, count(*) AS "all" FROM projects
-- Q13 answer to a comment which stands under another issue
SELECT count(*) FILTER (WHERE p.issue_id <> c.issue_id) AS bad, count(*) AS "all" FROM comments c JOIN comments p ON p.id = c.parent_id
-- Q14 attachment belongs to a comment of another issue
SELECT count(*) FILTER (WHERE c.issue_id <> a.issue_id) AS bad, count(*) AS "all" FROM attachments a JOIN comments c ON c.id = a.comment_id
-- Q15 time entry ended before it started
SELECT count(*) FILTER (WHERE ended_at < started_at) AS bad, count(*) AS "all" FROM time_entries WHERE started_at IS NOT NULL AND ended_at IS NOT NULL
-- Q16 time entry negative or of more than 24 hours
SELECT count(*) FILTER (WHERE minutes < 0 OR minutes > 1440) AS bad, count(*) AS "all" FROM time_entries
-- Q17 amount of the time entry is not minutes times the hourly rate (one per cent or 1.00 of rounding)
SELECT count(*) FILTER (WHERE abs(amount_cents - minutes * hourly_rate_cents::numeric / 60) > greatest(100, abs(amount_cents) * 0.01)) AS bad, count(*) AS "all" FROM time_entries WHERE billable AND amount_cents IS NOT NULL AND hourly_rate_cents IS NOT NULL
-- Q18 time entry booked on another project than that of its issue
SELECT count(*) FILTER (WHERE t.project_id <> i.project_id) AS bad, count(*) AS "all" FROM time_entries t JOIN issues i ON i.id = t.issue_id
-- Q19 invoice total is not subtotal plus tax
SELECT count(*) FILTER (WHERE total_cents <> subtotal_cents + tax_cents) AS bad, count(*) AS "all" FROM invoices
-- Q20 invoice subtotal is not the sum of its lines
SELECT count(*) FILTER (WHERE i.subtotal_cents <> l.s) AS bad, count(*) AS "all" FROM invoices i JOIN (SELECT invoice_id, sum(amount_cents) AS s FROM invoice_lines GROUP BY invoice_id) l ON l.invoice_id = i.id
-- Q21 invoice in another currency than its workspace is billed in
SELECT count(*) FILTER (WHERE i.currency <> w.currency) AS bad, count(*) AS "all" FROM invoices i JOIN workspaces w ON w.id = i.workspace_id
-- Q22 draft invoice that has been paid
SELECT count(*) FILTER (WHERE paid_at IS NOT NULL) AS bad, count(*) AS "all" FROM invoices WHERE state = 'draft'
-- Q23 invoice period ends before it starts
SELECT count(*) FILTER (WHERE period_end < period_start) AS bad, count(*) AS "all" FROM invoices WHERE period_start IS NOT NULL AND period_end IS NOT NULL
-- Q24 invitation both accepted and still pending
SELECT count(*) FILTER (WHERE accepted_at IS NOT NULL) AS bad, count(*) AS "all" FROM invitations WHERE state = 'pending'
-- Q25 invitation accepted before it was sent
SELECT count(*) FILTER (WHERE accepted_at < sent_at) AS bad, count(*) AS "all" FROM invitations WHERE accepted_at IS NOT NULL AND sent_at IS NOT NULL
-- Q26 invitation names a person who accepted but no time of acceptance, or the other way round
SELECT count(*) FILTER (WHERE (accepted_at IS NULL) <> (accepted_by_id IS NULL)) AS bad, count(*) AS "all" FROM invitations
-- Q27 sprint ends before it starts or lasts longer than three months
SELECT count(*) FILTER (WHERE ends_on < starts_on OR ends_on > starts_on + 92) AS bad, count(*) AS "all" FROM sprints
-- Q28 issue linked to itself
SELECT count(*) FILTER (WHERE source_id = target_id) AS bad, count(*) AS "all" FROM issue_links
-- Q29 two issues of one project with the same number
SELECT coalesce(sum(n) FILTER (WHERE n > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n FROM issues GROUP BY project_id, number) t
-- Q30 two comments with the very same text (more than 60 letters)
SELECT coalesce(sum(n) FILTER (WHERE n > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n FROM comments WHERE length(body) > 60 GROUP BY body) t
-- Q31 e-mail of the user shows nothing of first name, last name or user name
SELECT count(*) FILTER (WHERE position(lower(left(first_name, 3)) IN lower(split_part(email, '@', 1))) = 0 AND position(lower(left(last_name, 3)) IN lower(split_part(email, '@', 1))) = 0 AND position(lower(left(username, 3)) IN lower(split_part(email, '@', 1))) = 0) AS bad, count(*) AS "all" FROM users WHERE first_name ~ '^[A-Za-z]{3}' AND last_name ~ '^[A-Za-z]{3}'
-- Q32 owner of the workspace is not among its members
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM memberships m WHERE m.workspace_id = w.id AND m.user_id = w.owner_id)) AS bad, count(*) AS "all" FROM workspaces w
-- Q33 issue carries a label of another workspace
SELECT count(*) FILTER (WHERE l.workspace_id <> i.workspace_id) AS bad, count(*) AS "all" FROM issues_labels x JOIN issues i ON i.id = x.issue_id JOIN labels l ON l.id = x.label_id
-- Q34 project key is not a short code of capital letters and digits
SELECT count(*) FILTER (WHERE key !~ '^[A-Z][A-Z0-9_]{0,9}$') AS bad, count(*) AS "all" FROM projects
-- Q35 attachment of no bytes or of more than 5 GB
SELECT count(*) FILTER (WHERE byte_size <= 0 OR byte_size > 5368709120) AS bad, count(*) AS "all" FROM attachments
-- Q36 file name of a picture, PDF, text or zip attachment does not fit its content type
SELECT count(*) FILTER (WHERE (content_type = 'image/png' AND filename !~* '\.png$') OR (content_type = 'image/jpeg' AND filename !~* '\.jpe?g$') OR (content_type = 'application/pdf' AND filename !~* '\.pdf$') OR (content_type = 'application/zip' AND filename !~* '\.zip$') OR (content_type = 'text/plain' AND filename ~* '\.(png|jpe?g|gif|pdf|zip|mp4)$')) AS bad, count(*) AS "all" FROM attachments WHERE content_type IS NOT NULL
