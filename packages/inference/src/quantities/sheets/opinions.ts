/** What people say of things in numbers, and the order of things. */
export const opinions = `
rating, star, overall rating, star rating | - | of review feedback testimonial comment; plus 2 => 5|4|5|3|4|1|2
average rating, rating average, avg rating, mean rating, rating avg, aggregate rating | - | plus 6 => 3.2..5.0~4.3
rating count, review count, number of rating, num review, total review, ratings total | - | plus 2 => 1...4800~42
rank, ranking, current rank, place, placement, position | - | of leaderboard standing ranking result chart contest entry; plus 2 => 1..60~18
version, version number, revision, revision number, schema version | - | plus -4 => 1|2|3|4|5|7
score, best score, high score, average score, last score, current score, composite score, sub score | - | not of post comment link submission story thread answer question meme photo article; not by post comment vote upvote like => 18..96~64
mean opinion score, mos score, pesq | - | => 2.60..4.50~4.00
`;
