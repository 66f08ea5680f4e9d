/** A task of an agent: a skill of the plugin, and a section of the block in AGENTS.md. */
export type AgentTask = { readonly name: string; readonly when: string; readonly text: string };

/** Limits of both tasks. */
export const NEVER = `### Never

- Never load a database that is not empty, unless the person has named it and said what happens to its rows. \`load\` refuses such tables by default: do not answer a refusal with \`mode: "truncate"\` or \`"append"\` on your own.
- Never load a database that others use, such as production or staging.
- Never change the schema, a CHECK or a key to make rows fit. Report what \`prove\` refused instead.
- Never copy rows of a real database into an answer, a test or a file.
- Never call rows good because no error came back. Look at them with \`review\` and \`rows\` first.
`;

/** What an agent should know; `skills/` and `seedbed init --agent` say the same. */
export const AGENT_TASKS: readonly AgentTask[] = [
  {
    name: 'seed-database',
    when: 'Use when a database, or a schema without a database, needs realistic rows: "seed the database", "fill the tables", "demo data", "sample data for this schema".',
    text: `## Seed this database

The tools are those of the MCP server \`seedbed\` (\`seedbed mcp\`). Keys, references and CHECKs hold in every row it makes. What the rows mean comes from you.

1. **infer** with \`file\` (a schema.sql, or the folder of the migrations) or \`database: true\`. Read the row counts and the notes. It gives the blueprint a name, such as b1; the other tools use the last one.
2. **question** gives the schema, rows as they are and the form of an answer. Large schemas have parts: ask for each part, and answer each.
3. **answer** with \`knowledge\` in that form. Write it from the trade and from the code of this project: states and their order, what belongs together, prices, names, shares. It lists statements that do not hold.
4. **review** shows what the answer made, and **rows** and **preview** show more of it, before it is kept. Read the rows as an expert of the trade would. Correct with \`answer\` and \`corrects: true\`, at most three times, then **keep**. Save the whole document in the project (\`knowledge.json\`): \`seedbed load schema.sql --knowledge knowledge.json\` makes the same rows without you.
5. **check_rows** counts your rules in the rows: \`{ table: "orders", condition: "placed_at <= sent_at" }\`. **unsure** lists columns that are still a guess; **edit** or **say** ("10 % of orders refunded") sets single ones.
6. **prove** loads all rows into a throwaway Postgres. Go on only if nothing was refused.
7. **load** fills the database that the server was started with; \`create: true\` also makes the tables. Then count a few tables, and report tables, rows and anything that was left out.

### Ask the person

- How many rows, if nothing says so: propose what \`infer\` chose.
- Which database, if the server was started without one. It takes \`--url\` or \`SEEDBED_TARGET_URL\`; addresses in a tool call are refused.
- What happens to existing rows, if \`load\` says that a table has some: leave them, add, or remove. Wait for the answer.
- Facts of the business that neither schema nor code says and that change many rows.

Do not ask about what the schema or the code already says.
`,
  },
  {
    name: 'test-data',
    when: 'Use when a test needs rows: fixtures, factories, a scenario such as "a customer with an overdue invoice", or rows that provoke an edge case.',
    text: `## Test data for this test

The tools are those of the MCP server \`seedbed\` (\`seedbed mcp\`). The same seed gives the same rows on every machine, so a test may rely on them.

1. Read the test and the code under test. List the tables that they read, and the states that the test needs.
2. **infer** with the schema of the project, few rows (\`rows: { "*": 20 }\`) and a fixed \`seed\`.
3. **say** states what the test needs, in the words of the schema: "3 orders are cancelled". A sentence that is not understood comes back as a question; answer it with \`changes\`. Each change is shown with rows before and after; \`accept\` keeps it.
4. If the rows need knowledge of the trade, use **question**, **answer**, **review** and **keep**, as for a whole database.
5. **check_rows** counts that the rows have what the test needs. **prove** shows that a real Postgres takes them.
6. Hand the rows over in the way that the project uses:
   - **generate** gives a table as csv, ndjson or sql (at most 10,000 rows) for a fixture file;
   - **load** fills the empty database of the tests;
   - in a JavaScript test, \`createTestData\` of the package \`seedbed\` makes them at run time from the schema and the seed.
7. Run the test. Change the rows by \`say\`, \`edit\` or another seed, never by hand in the generated file.

### Ask the person

- Which state the test is about, if name and code allow several.
- Whether rows belong in the repository or are made at run time, if the project does neither yet.
- Which database the tests may empty.
`,
  },
];

/** The file of a skill: its front matter, its text and the limits. */
export function skillFile({ name, when, text }: AgentTask): string {
  return `---\nname: ${name}\ndescription: ${JSON.stringify(when)}\n---\n\n${text}\n${NEVER}`;
}
