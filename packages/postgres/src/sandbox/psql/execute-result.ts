/** What a schema does not consist of, and no statement of a script makes here. */
const LEFT_OUT =
  /^\s*(?:(?:create|alter|drop)\s+(?:role|user|group|database|tablespace|publication|subscription|server|event\s+trigger|default\s+privileges|system)|alter\s+default\s+privileges|drop\s+owned|grant|revoke|reassign|vacuum|analyze|reindex|cluster|refresh|insert|update|delete|merge|truncate|copy|comment\s+on\s+(?:database|role)|set\s+(?:role|session))(?!\w)/
    .source;

/**
 * A statement that runs each text of a query's result, row by row, as `\gexec` does. All texts are there before the first one runs,
 * because it may change what the query reads. Keeps the lines of the query.
 */
export function executeResult(query: string): string {
  const [leading] = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/.exec(query)!;
  let tag = '$gexec$';
  for (let i = 1; query.includes(tag); i++) tag = `$gexec${i}$`;
  return [
    leading,
    `DO ${tag} DECLARE "seedbed gexec" text; BEGIN FOREACH "seedbed gexec" IN ARRAY ARRAY(SELECT e.value FROM (`,
    query.slice(leading.length),
    `) AS q, LATERAL pg_catalog.json_each_text(pg_catalog.row_to_json(q)) AS e WHERE e.value IS NOT NULL AND e.value !~* '${LEFT_OUT}')`,
    ` LOOP EXECUTE "seedbed gexec"; END LOOP; END ${tag};`,
  ].join('');
}
