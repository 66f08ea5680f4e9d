/** Chains of blocks, tokens and their scores of risk. */
export const chains = `
severity score, cvss, cvss score, base score, cvss base | - | of vulnerability cve advisory finding scan threat; plus 6 => 3.1..9.8~7.2
cvss, cvss score | - | plus 4 => 3.1..9.8~7.2
epss | 1 | => 0.0004...0.9400~0.0120
risk/fraud/threat/trust/reputation/spam score | - | plus 2 => 2..96~28
epoch, block number, block height, slot number | - | of block chain blockchain transaction validator ledger; plus 6 => 14000000..19800000
gas, gas used | - | of block chain transaction receipt tx eth; plus 4 => 21000...480000~68000
gas price, gas price gwei, base fee | - | plus 4 => 4.0...180.0~24.0
gas limit | - | plus 4 => 21000|100000|250000|30000000
nonce | - | => 0...1800~42
difficulty | - | of block mining pool => 1200...900000
confirmation, confirmation count | - | of transaction deposit payment block; plus 2 => 6|12|3|1|24
hash rate, hashrate | - | => 12.0...620.0~95.0
decimal, decimals | - | of token asset currency coin contract chain; plus 4 => 18|6|8|2
slippage, slippage tolerance | % | of swap pool trade token => 0.50|1.00|0.10|0.30
`;
