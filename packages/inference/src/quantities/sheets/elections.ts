/** Votes, voters, seats and terms. */
export const elections = `
vote, vote yes, vote no, vote for, vote against, vote received, vote cast, total vote, total vote cast, final vote, rcv final vote, valid vote, vote count, vote total, ballot cast, ballot counted, round vote | - | about government; plus 14 => 400...900000~24000
invalid vote, spoiled ballot, blank vote, rejected ballot, provisional ballot, write in vote | - | about government; plus 14 => 2...8000~180
registered voter, eligible voter, elector, voting age population | - | plus 10 => 1800...4000000~64000
turnout, voter turnout, turnout percent, turnout percentage | % 1 | plus 8 => 24.0..86.0~58.0
vote percent, vote percentage, yes percentage, no percentage, final percentage, vote share | % 1 | about government; plus 12 => 18.0..74.0~49.0
signature, signature submitted, signature required, signature threshold, valid signature, signature gathered | - | of measure petition initiative referendum ballot proposition; plus 16 => 12000...900000~140000 by 500
total seat, seat total, seat, house seat, assembly seat | - | about government; plus 14 => 40..180~100
senate seat | - | about government; plus 16 => 20..67~40
vacant seat, vacancy, other seat, independent seat, tied seat | - | about government; plus 18 => 0|0|1|0|2|3
d seat, r seat, majority seat, minority seat, party seat | - | about government; plus 18 => 14..110~52
majority threshold, majority needed, seat for majority, seat needed | - | about government; plus 16 => 21|51|61|76|26|91
term year, term length year, term length, house term year, senate term year, gov term year, governor term year | - | about government; plus 18 => 4|2|6|4
round eliminated, rcv round eliminated, elimination round, ranked choice round | - | plus 14 => 1|2|3|4|5
electoral vote, elector count | - | plus 12 => 3..54~10
precinct reporting, precinct count, total precinct | - | plus 10 => 4...900~64
`;
