/** Mobile networks, radio cells, fibres, calls and their prices. */
export const radio = `
pci, physical cell id | - | plus 4 => 0..503
tac, tracking area code, lac, location area code | - | of cell site enodeb radio sector; plus 4 => 100..65000
earfcn, nrarfcn, arfcn, uarfcn | - | plus 2 => 100|1300|1850|2850|3050|6300|66486
bandwidth | mhz | of cell carrier sector lte nr band; plus 12 => 20|10|15|5|100|40
frequency, carrier frequency, dl frequency, ul frequency | mhz | of cell carrier sector lte nr; plus 12 => 1800|800|2100|2600|3500|700
tx power, max power, transmit power | db | of cell carrier sector enodeb; plus 10 => 43|46|40|49
cell radius, radius, coverage radius | km m | of cell site sector tower; plus 10 => 0.40...18.00~2.20
max user, max ue | - | of cell sector; plus 10 => 200|400|600|1200
cqi | - | => 4..15~10
throughput dl, throughput ul, dl throughput, ul throughput, downlink throughput, uplink throughput | mbps | plus 6 => 2.0...480.0~42.0
prb utilization, prb usage | % | plus 4 => 8.0..92.0~46.0
active ue, active ues, connected ue, rrc connection, connected user | - | plus 4 => 2...420~48
handover attempt, handover success, ho attempt, ho success, rrc attempt, erab attempt | - | plus 6 => 20...2400~210
call drop rate, drop rate, dropped call rate, call setup failure rate | % | plus 6 => 0.050..2.400~0.480
# Opened from mos, which is months elsewhere.
month, volte month | - | of cdr measurement call voip voice quality; plus 12 => 2.90..4.50~4.10
ring time, ringing time, ring duration | s | plus 4 => 2..38~12
post dial delay, pdd | s ms | plus 6 => 1..9~3
rounding increment, billing increment | - | plus 4 => 60|1|6|30
attenuation, insertion loss, fiber loss, link loss | db | => 0.40..24.00~6.20
loss budget, budget db, optical budget, power budget | db | of fiber link olt pon; plus 8 => 12.00..32.00~24.00
optical power, rx optical power, tx optical power, optical power rx, optical power tx | db | plus 6 => -26.00..-8.00~-17.00
osnr | db | => 14.0..32.0~21.0
splice, splice count | - | of fiber link cable span; plus 4 => 1..24~8
core count, fiber count, strand | - | of fiber link cable; plus 8 => 12|24|48|96|144|2
wavelength | nm | of fiber link optical sfp transceiver; plus 10 => 1310|1550|1490|850
link length, length | km m | of fiber link cable span; plus 8 => 0.400...84.000~8.000
capacity | gbps mbps | of fiber link circuit trunk; plus 8 => 10|100|1|40|400
speed cap, max speed, speed limit | mbps | of plan tariff package subscription; plus 10 => 50|100|250|500|1000|25
roaming, roaming data | mb gb | of plan tariff package; plus 6 => 500|1000|2000|5000
sms included, included sms, sms allowance, free sms | - | plus 6 => 100|500|1000|50|0
minute included, included minute, free minute, voice minute | - | plus 6 => 100|300|500|1000|2000
overage per gb, overage, overage rate, overage price | - | of plan tariff; plus 12 => 2.00|5.00|10.00|3.50
`;
