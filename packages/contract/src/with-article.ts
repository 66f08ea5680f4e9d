/** `an amount`, `a city`, `an accounting invoice`: by the initial sound of the noun. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) && !/^(?:uni(?!n)|us[aeiu]|uti|uuid|url|eu|one|once)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
