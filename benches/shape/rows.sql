SELECT setseed(0.42);
INSERT INTO customers SELECT i, 'Realtown ' || floor(300 * random() ^ 3), (ARRAY['free', 'free', 'free', 'free', 'free', 'free', 'basic', 'basic', 'pro'])[1 + floor(9 * random())],
  CASE WHEN random() < 0.7 THEN date '1950-01-01' + floor(18000 * (random() + random()) / 2)::int END, floor(exp(4 * random() + 2 * random() * random()) - 1), timestamp '2021-01-04' + interval '4 years' * sqrt(i / 20000.0) FROM generate_series(1, 20000) i;
INSERT INTO articles SELECT i, 'Realsection ' || floor(60 * random() ^ 2), round(exp(2 + 1.1 * (random() + random() + random()))::numeric, 2), floor(400 * random() ^ 4),
  CASE WHEN random() < 0.8 THEN exp(3 * random()) END FROM generate_series(1, 3000) i;
INSERT INTO orders SELECT i, 1 + floor(20000 * random() ^ 4), (ARRAY['sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'paid', 'open', 'returned'])[1 + floor(10 * random())],
  CASE WHEN random() < 0.15 THEN 'REALCODE' || floor(40 * random() ^ 2) END, CASE WHEN random() < 0.4 THEN 5 - floor(5 * random() ^ 3) END, timestamp '2022-01-03' + interval '3 years' * (i / 60000.0) ^ 0.6 FROM generate_series(1, 60000) i;
INSERT INTO order_lines SELECT i, 1 + floor(60000 * random()), CASE WHEN random() < 0.95 THEN 1 + floor(3000 * random() ^ 3) END, 1 + floor(9 * random() ^ 4), CASE WHEN random() < 0.85 THEN 0 ELSE 5 * floor(1 + 8 * random() ^ 2) END
  FROM generate_series(1, 150000) i;
ANALYZE;
