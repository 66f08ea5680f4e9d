/** Days, weeks and months by number, and spans that are set. */
export const calendars = `
day of week, weekday, week day, dow, iso weekday | - | plus 8 => 1..6
day of month, month day, billing day, payment day, anchor day, billing cycle day, statement day | - | plus 8 => 1|15|28|5|10|20
day of year, doy, julian day | - | plus 8 => 1..365
week, week of year, iso week, week number, calendar week, kw, week no | - | of week schedule plan report calendar timesheet menu rota; plus 4 => 1..52
week of year, iso week, calendar week | - | plus 8 => 1..52
^month, month number, month no, birth month, start month, fiscal month, month of year | - | plus 4 => 1..12
quarter, fiscal quarter, quarter number, qtr | - | plus 4 => 1..4
hour, hour of day, start hour, end hour, open hour, closing hour, hour number | - | of hourly stat schedule slot heatmap opening opening hour_of_day; plus 2 => 6..21~13
hour of day | - | plus 10 => 0..23~13
minute, minute of hour | - | of schedule time cron alarm; plus 4 => 0|30|15|45
fiscal year, school year, academic year, model year, tax year, financial year | - | plus 6 => 2021..2026
century | - | => 15..21
duration day, number of day, num day, day count, total day, length day, stay day | d | plus 2 => 1|2|3|5|7|14
duration week, number of week, num week | - | plus 4 => 4|6|8|12|2
duration month, number of month, num month | - | plus 4 => 12|6|3|24|1
duration year, number of year, num year | - | plus 4 => 1|2|3|5|10
utc offset, timezone offset, tz offset, time zone offset, gmt offset, utc offset minute | - | plus 6 => 60|0|120|-300|-480|330
utc offset hour, gmt offset hour | - | plus 12 => 1|0|2|-5|-8
reminder minute, minute before, remind before, notify before, remind minute, lead minute, reminder offset | min | plus 6 => 15|30|60|10|1440|5
snooze minute | min | => 5|10|15|30
buffer minute, buffer time, buffer before, buffer after, padding minute | min | plus 4 => 15|10|0|5|30
slot duration, slot length, slot minute, appointment duration, session length, meeting duration, slot size minute | min | plus 4 => 30|60|15|45|20
`;
