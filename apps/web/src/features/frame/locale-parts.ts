import type { Blueprint } from '@seedbed/contract';
import { formatShare } from '../../lib/format.ts';

/** A locale and how often it is drawn, against the others. */
export type LocalePart = { readonly locale: string; readonly weight: number };

/** Locales with their own words; others use the nearest of these. */
export const LOCALES = [
  'en-US',
  'en-GB',
  'en-IN',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'es-ES',
  'es-MX',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ja-JP',
] as const;

export function localeParts(locale: Blueprint['locale']): LocalePart[] {
  return typeof locale === 'string' ? [{ locale, weight: 1 }] : Object.entries(locale).map(([name, weight]) => ({ locale: name, weight }));
}

/** In the form of the blueprint: a single one by name, several with weights. */
export function toLocale(parts: readonly LocalePart[]): Blueprint['locale'] {
  const [only] = parts;
  return parts.length === 1 ? only!.locale.trim() : Object.fromEntries(parts.map(({ locale, weight }) => [locale.trim(), weight]));
}

/** Why the parts cannot be set, in words; null if they can. */
export function localeFault(parts: readonly LocalePart[]): string | null {
  if (parts.length === 0) return 'One locale is needed.';
  const strange = parts.find(({ locale }) => !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(locale.trim()));
  if (strange) return strange.locale.trim() === '' ? 'Choose a locale, or remove the line.' : `“${strange.locale}” is no locale: write one as de-AT.`;
  const twice = parts.find(({ locale }, i) => parts.findIndex((one) => one.locale.trim() === locale.trim()) < i);
  if (twice) return `${twice.locale} is listed twice.`;
  return parts.every(({ weight }) => weight === 0) ? 'One of the weights must be above 0.' : null;
}

/** `en-US`, `de-DE 70 % · fr-FR 30 %`. */
export function localeWords(locale: Blueprint['locale']): string {
  const parts = localeParts(locale);
  const sum = parts.reduce((all, { weight }) => all + weight, 0);
  if (parts.length > 3) return `${parts.length} locales`;
  return parts.length === 1 ? parts[0]!.locale : parts.map(({ locale: name, weight }) => `${name} ${formatShare(weight / sum)}`).join(' · ');
}
