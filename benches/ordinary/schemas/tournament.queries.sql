-- Q1 current season belongs to another league
select count(*) filter (where s.league_id<>l.id) as bad, count(*) as "all" from leagues l join seasons s on s.id=l.current_season_id;

-- Q2 season's state against today
select count(*) filter (where (status='upcoming' and starts_on<date '2025-12-31') or (status='running' and (starts_on>date '2026-01-02' or ends_on<date '2025-12-31')) or (status='finished' and ends_on>date '2026-01-02')) as bad, count(*) as "all" from seasons;

-- Q3 champion was not entered in the season
select count(*) filter (where not exists(select 1 from season_clubs c where c.season_id=s.id and c.club_id=s.champion_club_id)) as bad, count(*) as "all" from seasons s where champion_club_id is not null;

-- Q4 team_count of a season is not the number of clubs entered
select count(*) filter (where team_count<>(select count(*) from season_clubs c where c.season_id=s.id)) as bad, count(*) as "all" from seasons s;

-- Q5 label of a season does not hold the year it starts in
select count(*) filter (where strpos(label,extract(year from starts_on)::text)<>1) as bad, count(*) as "all" from seasons;

-- Q6 display name without a part of first or last name
select count(*) filter (where strpos(lower(display_name),lower(last_name))=0 and strpos(lower(display_name),lower(first_name))=0) as bad, count(*) as "all" from players;

-- Q7 player under 13 or over 75 years, or height or weight no grown player has
select count(*) filter (where birth_date not between date '1926-01-01' and date '2013-01-01' or height_cm not between 145 and 215 or weight_kg not between 40 and 130) as bad, count(*) as "all" from players;

-- Q8 career_goals is not the number of goals
select count(*) filter (where career_goals<>(select count(*) from match_events e where e.player_id=p.id and e.event_type='goal')) as bad, count(*) as "all" from players p;

-- Q9 player with two contracts at a time
select count(*) filter (where exists(select 1 from contracts o where o.player_id=c.player_id and o.id<>c.id and o.valid_from<=coalesce(c.terminated_on,c.valid_to) and c.valid_from<=coalesce(o.terminated_on,o.valid_to))) as bad, count(*) as "all" from contracts c;

-- Q10 terminated contract without date, or the date in one not terminated
select count(*) filter (where (status='terminated')<>(terminated_on is not null)) as bad, count(*) as "all" from contracts;

-- Q11 contract's state against today
select count(*) filter (where (status='future' and valid_from<date '2025-12-31') or (status='active' and (valid_from>date '2026-01-02' or valid_to<date '2025-12-31')) or (status='expired' and valid_to>date '2026-01-02')) as bad, count(*) as "all" from contracts where status<>'terminated';

-- Q12 two players of a club with the same number in active contracts
select count(*) filter (where n>1) as bad, count(*) as "all" from (select count(*) over (partition by club_id,shirt_number) n from contracts where status='active' and shirt_number is not null) x;

-- Q13 round outside its season
select count(*) filter (where r.starts_on<s.starts_on or r.ends_on>s.ends_on) as bad, count(*) as "all" from rounds r join seasons s on s.id=r.season_id;

-- Q14 fixtures_count of a round is not the number of its fixtures
select count(*) filter (where fixtures_count<>(select count(*) from fixtures f where f.round_id=r.id)) as bad, count(*) as "all" from rounds r;

-- Q15 fixture in a round of another season
select count(*) filter (where r.season_id<>f.season_id) as bad, count(*) as "all" from fixtures f join rounds r on r.id=f.round_id;

-- Q16 club plays against itself
select count(*) filter (where home_club_id=away_club_id) as bad, count(*) as "all" from fixtures;

-- Q17 club not entered in the fixture's season
select count(*) filter (where not exists(select 1 from season_clubs c where c.season_id=f.season_id and c.club_id=f.home_club_id) or not exists(select 1 from season_clubs c where c.season_id=f.season_id and c.club_id=f.away_club_id)) as bad, count(*) as "all" from fixtures f;

-- Q18 finished fixture without a score, or a score in one scheduled
select count(*) filter (where (status='finished' and (home_goals is null or away_goals is null)) or (status='scheduled' and (home_goals is not null or away_goals is not null))) as bad, count(*) as "all" from fixtures where status in ('finished','scheduled');

-- Q19 more goals at half time than at the end
select count(*) filter (where half_time_home_goals>home_goals or half_time_away_goals>away_goals) as bad, count(*) as "all" from fixtures where half_time_home_goals is not null and home_goals is not null;

-- Q20 winner of a finished fixture is not who scored more
select count(*) filter (where winner_club_id is distinct from case when home_goals>away_goals then home_club_id when home_goals<away_goals then away_club_id end) as bad, count(*) as "all" from fixtures where status='finished' and home_goals is not null and away_goals is not null;

-- Q21 more spectators than the ground holds
select count(*) filter (where f.attendance>v.capacity) as bad, count(*) as "all" from fixtures f join venues v on v.id=f.venue_id where f.attendance is not null;

-- Q22 fixture kicked off in the future though finished, or scheduled for long ago
select count(*) filter (where (status='finished' and kickoff_at>timestamptz '2026-01-02') or (status='scheduled' and kickoff_at<timestamptz '2025-12-30')) as bad, count(*) as "all" from fixtures where status in ('finished','scheduled');

-- Q23 finished before kickoff or over five hours after
select count(*) filter (where finished_at not between kickoff_at and kickoff_at+interval '5 hours') as bad, count(*) as "all" from fixtures where finished_at is not null and status='finished';

-- Q24 lineup of a club that does not play in the fixture
select count(*) filter (where l.club_id not in (f.home_club_id,f.away_club_id)) as bad, count(*) as "all" from lineups l join fixtures f on f.id=l.fixture_id;

-- Q25 over eleven starters of a club in a fixture
select count(*) filter (where n>11) as bad, count(*) as "all" from (select count(*) n from lineups where is_starter group by fixture_id,club_id) x;

-- Q26 two players of a club with one number in a fixture
select count(*) filter (where n>1) as bad, count(*) as "all" from (select count(*) over (partition by fixture_id,club_id,shirt_number) n from lineups) x;

-- Q27 lineup of a player without a contract with the club at kickoff
select count(*) filter (where not exists(select 1 from contracts c where c.player_id=l.player_id and c.club_id=l.club_id and f.kickoff_at::date between c.valid_from and coalesce(c.terminated_on,c.valid_to))) as bad, count(*) as "all" from lineups l join fixtures f on f.id=l.fixture_id;

-- Q28 event of a club that does not play in the fixture
select count(*) filter (where e.club_id not in (f.home_club_id,f.away_club_id)) as bad, count(*) as "all" from match_events e join fixtures f on f.id=e.fixture_id;

-- Q29 event of a player who is not in the fixture's lineups
select count(*) filter (where not exists(select 1 from lineups l where l.fixture_id=e.fixture_id and l.player_id=e.player_id)) as bad, count(*) as "all" from match_events e;

-- Q30 assist in an event that is no goal
select count(*) filter (where event_type<>'goal') as bad, count(*) as "all" from match_events where assist_player_id is not null;

-- Q31 substitution without the player coming in, or one coming in with another event
select count(*) filter (where (event_type='substitution')<>(player_in_id is not null)) as bad, count(*) as "all" from match_events;

-- Q32 goals of the score are not the goal events, though there are any
select count(*) filter (where home_goals+away_goals<>n) as bad, count(*) as "all" from (select f.home_goals,f.away_goals,count(*) n from fixtures f join match_events e on e.fixture_id=f.id where e.event_type in ('goal','own_goal') and f.status='finished' group by f.id) x;

-- Q33 played is not won plus drawn plus lost
select count(*) filter (where played<>won+drawn+lost) as bad, count(*) as "all" from standings;

-- Q34 goal difference is not goals for less goals against
select count(*) filter (where goal_difference<>goals_for-goals_against) as bad, count(*) as "all" from standings;

-- Q35 points are not those of wins and draws
select count(*) filter (where s.points<>s.won*z.points_win+s.drawn*z.points_draw) as bad, count(*) as "all" from standings s join seasons z on z.id=s.season_id;

-- Q36 played is not the number of finished fixtures of the club in the season
select count(*) filter (where played<>(select count(*) from fixtures f where f.season_id=s.season_id and s.club_id in (f.home_club_id,f.away_club_id) and f.status='finished')) as bad, count(*) as "all" from standings s;

-- Q37 more points at a lower place of the table
select count(*) filter (where exists(select 1 from standings o where o.season_id=s.season_id and o.position<s.position and o.points<s.points)) as bad, count(*) as "all" from standings s;

-- Q38 suspension for another player's card
select count(*) filter (where e.player_id<>s.player_id) as bad, count(*) as "all" from suspensions s join match_events e on e.id=s.match_event_id;

-- Q39 suspension caused by something that is no card
select count(*) filter (where e.event_type not in ('yellow_card','red_card')) as bad, count(*) as "all" from suspensions s join match_events e on e.id=s.match_event_id;

-- Q40 more matches served than given
select count(*) filter (where matches_served>matches_total or matches_served<0) as bad, count(*) as "all" from suspensions;

-- Q41 name of club, league or ground that is filler
select count(*) filter (where name ~* '\m(lorem|ipsum|dolor|amet|placeholder|untitled|foobar|asdf|invoice|gmbh)\M' or name ~* '^(club|league|venue|name|title)\s*#?\d*$') as bad, count(*) as "all" from (select name from clubs union all select name from leagues union all select name from venues) x;
