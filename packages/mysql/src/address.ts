/** Whether a text is a server's address: mysql:// or mariadb://. */
export function isMysqlAddress(text: string): boolean {
  return /^(?:mysql|mariadb):\/\//.test(text);
}
