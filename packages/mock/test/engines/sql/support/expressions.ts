/** A table whose columns have values that are awkward in expressions, and expressions over them. */
export const DDL = `
CREATE FUNCTION public.full_price(price numeric, rate numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$ SELECT round(price * (1 + rate), 2) $$;
CREATE FUNCTION public.at_utc(s varchar) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT AS $$ BEGIN RETURN s::timestamptz at time zone 'UTC'; END $$;
CREATE FUNCTION public.day_after(d date) RETURNS date LANGUAGE sql IMMUTABLE AS $$ SELECT (d + interval '1 day')::date $$;
CREATE TABLE t (
  id integer PRIMARY KEY, d date, d2 date, ts timestamp, ts2 timestamp, tz timestamptz, ti time, i interval, i2 interval,
  n numeric, m numeric(10,2), k integer, b bigint, s smallint, f double precision, r real, ok boolean,
  x text, y text, v varchar(20), c char(5), j jsonb, a text[], ints integer[], dr daterange, ir int4range, tr tstzrange
);`;

export const ROWS = `
(1, '2024-02-29', '2023-12-31', '2024-02-29 13:14:15.678901', '2020-01-31 00:00:00', '2024-03-31 00:30:00+00', '23:59:59.5', '1 mon 2 days 03:04:05', '-1 year -3 days',
 12.5, 99.99, 7, 9000000000, 3, 2.5, 1.1, true, 'Ada Lovelace', 'b,c,,d', 'ab', 'xy', '{"a": 1, "b": {"c": [1, 2]}, "t": "x"}', '{a,b}', '{1,2,3}', '[2024-01-01,2024-03-01)', '[1,10)', '[2024-01-01 00:00+00,2024-06-01 00:00+00)'),
(2, '1999-12-31', '2000-01-01', '1969-12-31 23:59:59.999999', '2000-02-29 12:00:00', '1969-07-20 20:17:40+00', '00:00:00', '-00:00:01.5', '1 year 2 mons -40 days 30:00:00',
 -0.0001, -5.55, -7, -1, -3, -0.5, -2.25, false, '', 'é😀x', 'Zz', '', '[1, "a", null]', '{}', '{}', 'empty', '(,5)', '(,2020-01-01 00:00+00)'),
(3, '0044-03-15', '2026-11-01', '2262-01-01 00:00:00', '2023-03-26 02:30:00', '2023-10-29 01:30:00+00', '12:00:00', '36 days', '100 hours',
 1234567890123456789.123456789, 0.00, 2147483647, 9223372036854775807, 32767, 1e300, 3.4e38, NULL, 'the quick-brown fox', '  pad  ', NULL, 'abcde', '{"a": null}', '{NULL,"q r"}', '{5,NULL}', '[2024-02-29,2024-02-29]', '[5,5]', '[2024-03-31 00:30+00,)'),
(4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(5, '2024-01-31', '2024-03-01', '2024-01-31 10:00:00', '2023-02-28 10:00:01', '2024-02-29 23:00:00+00', '08:30:00', '1 day', '0', 3, 3.00, 0, 0, 0, 0, 0, true, 'x', 'y', 'x', 'z', '"text"', '{x}', '{0}', '(,)', 'empty', 'empty')`;

/** Dates and times, as checks of bookings, birthdays and validity use them. */
const DATES = `
d + 7; 7 + d; d - 30; d - d2; d + k; d + i; d - i; i + d; d + ti; ti + d; ts + i; ts - i; ts + i2; i + ts; ts - ts2; ts2 - ts; tz + i; tz - i2;
tz - tz; tz - ts; ts - d; d - ts; tz - d; i + i2; i - i2; i * 2; 2 * i; i * 1.5; i2 * 0.5; i2 / 3; i / 2.5; - i; ti + i; ti - i; ti - time '01:00';
d > d2 - 365; ts2 < ts + interval '1 year'; tz > '2024-01-01'::timestamptz - interval '90 days'; d + interval '1 month';
ts - interval '1 mon 1 day 1 hour'; date_trunc('month', d); date_trunc('day', ts); date_trunc('week', ts); date_trunc('quarter', tz);
date_trunc('hour', i2); date_trunc('year', ts); date_trunc('minute', tz); date_trunc('month', i2); extract(year from d); extract(month from ts);
extract(dow from d); extract(isodow from d); extract(doy from d); extract(week from d); extract(isoyear from d); extract(quarter from d);
extract(century from d); extract(decade from d); extract(epoch from ts); extract(epoch from d); extract(epoch from i); extract(epoch from i2);
extract(second from ts); extract(milliseconds from ts); extract(microseconds from ti); extract(hour from ti); extract(hour from tz);
extract(minute from ts); extract(day from i2); extract(month from i2); extract(year from i2); extract(epoch from (ts - ts2));
extract(day from (ts - ts2)); date_part('year', d); date_part('epoch', tz); date_part('second', ts); date_part('day', ts - ts2); age(ts, ts2);
age(ts2, ts); age(d, d2); age(tz, ts); make_date(2024, 2, 28); make_date(k, 1, 1); to_timestamp(f); isfinite(d); justify_days(i2); justify_hours(i2);
justify_days(i); tz at time zone 'UTC'; ts at time zone 'UTC'; tz at time zone 'Europe/Berlin'; ts2 at time zone 'Europe/Berlin';
ts at time zone 'America/New_York'; d at time zone 'utc'; tz at time zone '+02'; tz at time zone 'Nowhere/Land'; tz::date; ts::date; d::timestamp;
d::timestamptz; ts::time; ts::timestamptz; tz::timestamp; ts::timestamp(0); d::text; ts::text; tz::text; i::text; ti::text; (d || '');
(d, d2) overlaps (ts2::date, ts2::date + 40); (ts, i) overlaps (ts2, i2); d between d2 and d2 + 100; d = ts::date; d <= ts; ts < tz; greatest(d, d2);
least(ts, ts2); coalesce(d, d2) + 1; d is distinct from d2; d + 1 - d2; (d - d2) / 7; (d - d2) * 2; d2 - interval '18 years' >= d;
upper(dr) - lower(dr)
`;

const NUMBERS = `
k + 1; k * k; b + 1; b * 2; s + 1::smallint; s * 2::smallint; - k; - s; k / 2; k % 3; -7 / 2; b / 3; m * 1.19; m / 3; n / 7; n * n; 1 / nullif(m, 0);
m % 2; n - m; n + k; k * 1.5; k / 2.0; f * 2; f / 3; f + k; r + r; r * f; r + 1; f - n; 1 / f; k / nullif(k, 7); 1 / k; abs(k); abs(m); abs(n);
abs(f); round(m); round(n, 2); round(f); round(k, -1); round(n, -3); trunc(m); trunc(n, 1); floor(m); floor(k); floor(f); ceil(n); ceiling(m);
ceil(f); sign(m); mod(k, 3); div(m, 2); sqrt(f); k::numeric; m::integer; n::numeric(24,2); f::integer; f::numeric; r::float8; f::real; m::float8;
k::float8 / 4; k::text; m::text; f::text; ok::text; ok::integer; k::boolean; '12'::integer + k; m > n; k = s; k between -7 and 7; greatest(k, s, 5);
least(m, n); coalesce(m, 0) * k; case when k > 0 then m else 0 end; k in (1, 7); full_price(m, 0.19); num_nonnulls(k, m, n)
`;

const TEXTS = `
x || ' ' || y; x || k; x || m; x || ok; c || '!'; v || c; lower(x); upper(y); initcap(x); length(x); length(c); char_length(y); octet_length(y);
trim(y); trim(both 'x' from x); trim(leading from y); rtrim(y, 'd'); btrim(y); replace(x, 'a', '$&'); translate(x, 'aeiou', 'AE'); left(x, 3);
left(x, -2); right(x, 2); right(x, 0); right(x, -1); substr(x, 2); substr(x, 2, 3); substr(x, 0, 3); substring(x from 2 for 3); substring(x from 3);
substring(x for 2); substring(x, 1, 1); position('a' in x); strpos(x, 'e'); overlay(x placing '**' from 2 for 1); split_part(y, ',', 2);
split_part(y, ',', -1); split_part(y, ',', 0); lpad(x, 5, 'ab'); rpad(x, 4); lpad(k::text, 8, '0'); repeat(v, 3); repeat(v, -1); reverse(y);
ascii(y); chr(65); starts_with(x, 'A'); concat(x, k, ok, null); concat_ws(', ', x, null, y, ok); x like 'A%'; x ~ '^[A-Z]'; x = y; v = c; c = 'xy';
x < y collate "C"; x::varchar(3); v::text; coalesce(x, y, 'none'); nullif(x, ''); case x when 'x' then 1 when '' then 2 end; x is null;
x is not distinct from y; quote_literal(x); string_to_array(y, ','); array_to_string(a, '-'); array_to_string(a, '-', '?')
`;

const OTHERS = `
j -> 'a'; j ->> 'a'; j #>> '{b,c,0}'; (j ->> 'a')::integer; j || '{"z": 1}'; j - 't'; j ? 'a'; j @> '{"a": 1}'; jsonb_typeof(j); (j -> 'a')::numeric;
(j -> 'a')::integer; a || 'z'::text; a || array['p', 'q, r']; 'z'::text || a; a @> array['a']; array_length(a, 1); cardinality(a); a[1];
array_position(a, 'b'); 'a' = any (a); ints || 4; array[k, 1]; array[d, d2]; lower(dr); upper(dr); lower(ir); isempty(dr); upper_inf(tr);
lower_inc(ir); dr @> d; d <@ dr; ir @> k; ir @> 3; dr && daterange(d, d2); daterange(d, d2); daterange(d, d + 7, '[]'); int4range(0, k);
tsrange(ts2, ts); tstzrange(tz, tz + i); numrange(m, n); tr @> tz; ir << int4range(20, 30); ir -|- int4range(10, 12); ir &< int4range(0, 20);
upper(ir) - lower(ir); at_utc('2024-01-01 10:00:00+02'); at_utc(v); day_after(d); ok and k > 0; ok or d is null; not ok; ok is true; ok is unknown;
ok is not true; ok = (k > 0)
`;

export const EXPRESSIONS: readonly string[] = [DATES, NUMBERS, TEXTS, OTHERS].flatMap((list) => list.split(';').map((each) => each.trim()));
