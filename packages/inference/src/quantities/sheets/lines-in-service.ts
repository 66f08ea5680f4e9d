/** Vehicles of public transport on their way. */
export const linesInService = `
passenger count, onboard count, passenger onboard, passenger on board, load count | - | about transit; plus 14 => 0..62~16
passenger fullness, fullness, occupancy, load factor | - | about transit; plus 14 => 0.02..0.98~0.34
distance along segment, distance along stop path, distance along path, distance along route, distance along shape, shape distance traveled | m | about transit; plus 12 => 1...1200~240
max distance | m | of route; about transit; plus 12 => 40...120~60
headway, headway sec, headway second | s min | about transit; plus 8 => 300|600|900|1200|1800
stop time, dwell time, layover time | s min | about transit; plus 16 => 8..90~22
travel time, travel time segment, run time, running time | s min | about transit; plus 14 => 24..420~85
transfer time, min transfer time, minimum transfer time | s min | about transit; plus 14 => 120|180|240|300|60
transfer duration | s min | of fare; plus 16 => 3600|5400|7200|1800
stop sequence, gtfs stop sequence, stop order | - | about transit; plus 14 => 1..42~14
prediction accuracy, schedule deviation, schedule adherence, delay | s min | of prediction accuracy arrival departure; about transit; plus 14 => -90..240~25
`;
