/** An amount as `money` prints it under the locale C: `-$1,234.50`. */
export function moneyText(amount: string): string {
  const [, sign = '', whole = '0', cents = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.replaceAll(/[$,]/g, '')) ?? [];
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}
