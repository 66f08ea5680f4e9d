export function placeLists(): Map<string, string> {
  return new Map();
}
