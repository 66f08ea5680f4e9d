/** Code, builds, errors and bytes. */
export const code = `
line of code, loc, sloc, code line, line count, line, total line | - | of file repository source commit project module code diff snapshot scan metric; plus 2 => 40...48000~900
cyclomatic complexity, complexity, cognitive complexity | - | of file function method code module metric class; plus 4 => 1...42~6
code coverage, test coverage, coverage, line coverage, branch coverage, coverage percent | % | of test build code file commit report repository module run project pipeline; plus 4 => 38.0..98.0~78.0
technical debt, debt minute | min | => 20...9000~420
duplication, duplicated percent | % | => 0.4..14.0
line no, line number, line | - | of error log stack exception frame issue lint warning comment diff source; plus 6 => 4...1800~120
column no, column number, col | - | of error log stack exception frame issue lint warning source; plus 6 => 1..80~18
stack depth, depth | - | of error stack trace span call; plus 4 => 3..38~14
build number, build no | - | => 12...9800~840
exit code, return code, exit status | - | plus 6 => 0|1|0|0|2|137|255
pid, process id, ppid | - | plus 2 => 320..65000
http version | - | plus 6 => 2.0|1.1|3.0
byte, size byte, file size, content length, body size, size, object size, payload size, blob size | b kb mb | of file object attachment upload blob asset document message payload artifact request response image; plus 2 => 1800...24000000~180000
transfer size, encoded size, encoded body size, compressed size, bytes transferred | b kb | plus 2 => 900...2400000~68000
decoded body size, decoded size, uncompressed size | b kb | plus 4 => 3200...6800000~210000
compression ratio | - | => 1.40..8.60~3.20
message size, average message size, packet size | b kb | plus 2 => 80...64000~900
schema major, schema minor, schema patch, version major, version minor, version patch, major version, minor version, patch version, major, minor | - | plus 2 => 1|2|0|3|4|5
renew timer, valid lifetime, min valid lifetime, rebind timer, preferred lifetime | s | plus 4 => 900|1800|3600|1000|2000|4000
line number, line item number, line no, item number, position number | - | of order item line lineitem invoice detail entry; plus 8 => 1..8
`;
