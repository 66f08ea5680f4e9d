/** Whether a text is the address of a server: mysql:// or mariadb://. */
export function isMysqlAddress(text: string): boolean {
  return /^(?:mysql|mariadb):\/\//.test(text);
}
