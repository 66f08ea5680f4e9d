/** What is built, and how the work goes on. */
export const building = `
bridge span, span length | m ft | => 8.0..180.0~32.0
length | m km | of bridge road tunnel wall fence segment beam trench; plus 2 => 6.0...1800.0~64.0
width | m | of bridge road street lane tunnel; plus 4 => 2.75..18.00~7.00
wall thickness, slab thickness, thickness | mm cm | of wall slab concrete element insulation layer pavement construction; plus 4 => 60..360~180 by 5
concrete volume, concrete, volume, pour volume | m3 | of pour concrete foundation excavation earthwork truck; plus 4 => 2.5...180.0~24.0
compressive strength, strength, cylinder strength, cube strength, 28 day strength | mpa psi | of concrete pour test cylinder mix; plus 6 => 21.0..52.0~34.0
slump, slump test | mm cm | => 60..200~120 by 5
water cement ratio, w c ratio | - | => 0.38..0.58
rebar diameter, bar diameter | mm | => 12|16|10|20|25|8
load capacity, bearing capacity, live load, dead load, design load, wind load, snow load | - | of structure floor beam soil slab building bridge; plus 2 => 1.5..12.0~4.0
crane capacity, lifting capacity, lift capacity, hoist capacity, swl, safe working load | t kg | plus 4 => 1.0...250.0~12.0
manpower, crew size, crew count, labor count, worker on site, workers on site, worker, labor, number worker | - | of daily site project diary log crew report construction dsr; plus 4 => 3..64~16
estimated/actual/labor hour, man hour | h | of task project activity work wbs job order maintenance phase; plus 4 => 2.0...160.0~16.0 by 0.5
contingency, contingency percent, overhead percent, overhead, profit percent | % | of project estimate budget bid tender cost; plus 4 => 10|5|15|8|12
schedule variance, cost variance | - | => -14000..16000 by 10
cpi, spi, cost performance index, schedule performance index | - | of project evm earned task status; plus 4 => 0.78..1.18~0.98
duration, duration day, planned duration, original duration, remaining duration | d | of task activity project milestone phase wbs schedule; plus 4 => 2...60~9
float, total float, free float, slack | d | of task activity schedule; plus 6 => 0..24~5
roof age, age roof, building age | year | plus 6 => 0..48~16
distance to coast, distance coast | km mi | plus 8 => 0.20...180.00~18.00
flood depth, depth of flooding, inundation depth | m ft | plus 4 => 0.10..3.60~0.80
utilization, efficiency, productivity, effectiveness | % 1 | plus -2 => 46.00..97.00~78.00
`;
