/** Days as whole minutes, hours or days: `30 minutes`. */
export function lengthText(days: number): string {
  const minutes = Math.round(days * 1440 * 100) / 100;
  if (minutes !== 0 && minutes % 1440 !== 0 && Number.isInteger(minutes))
    return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
  return `${Number(days.toFixed(4))} days`;
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
