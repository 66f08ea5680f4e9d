/** Words with which statements of SQL begin, and commands of psql in dumps. */
const COMMAND =
  /^\s*(?:alter|analyze|begin|call|comment|commit|copy|create|delete|do|drop|explain|grant|insert|lock|refresh|revoke|select|set|start|truncate|update|use|with|\\\w+)\b/im;

/** Whether any line of a text begins as SQL does, comments aside. */
export function isSql(text: string): boolean {
  return COMMAND.test(text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replaceAll(';', '\n'));
}
