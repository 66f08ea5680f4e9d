/** Codes of regions as addresses use them, if GeoNames has numbers. By GeoNames' admin code. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', '10': 'QC', '11': 'SK' },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
  DE: {
    '01': 'BW',
    '02': 'BY',
    '03': 'HB',
    '04': 'HH',
    '05': 'HE',
    '06': 'NI',
    '07': 'NW',
    '08': 'RP',
    '09': 'SL',
    '10': 'SH',
    '11': 'BB',
    '12': 'MV',
    '13': 'SN',
    '14': 'ST',
    '15': 'TH',
    '16': 'BE',
  },
  BR: {
    '05': 'BA',
    '06': 'CE',
    '07': 'DF',
    '08': 'ES',
    '11': 'MS',
    '13': 'MA',
    '14': 'MT',
    '15': 'MG',
    '16': 'PA',
    '17': 'PB',
    '18': 'PR',
    '20': 'PI',
    '21': 'RJ',
    '22': 'RN',
    '23': 'RS',
    '26': 'SC',
    '27': 'SP',
    '28': 'SE',
    '29': 'GO',
    '30': 'PE',
    '04': 'AM',
    '02': 'AL',
  },
  IN: {
    '02': 'AP',
    '07': 'DL',
    '09': 'GJ',
    '10': 'HR',
    '12': 'JK',
    '13': 'KL',
    '16': 'MH',
    '19': 'KA',
    '21': 'OR',
    '23': 'PB',
    '24': 'RJ',
    '25': 'TN',
    '28': 'WB',
    '34': 'BR',
    '35': 'MP',
    '36': 'UP',
    '40': 'TG',
    '05': 'CH',
    '38': 'JH',
    '37': 'CG',
    '39': 'UK',
    '03': 'AS',
  },
};

/** A code of two or three letters; derived from the name if the country uses none. */
export function regionCode(country: string, admin: string, name: string): string {
  const code = CODES[country]?.[admin];
  if (code) return code;
  if (/^[A-Z]{2,3}$/.test(admin)) return admin;
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim();
  return (
    letters.includes(' ')
      ? letters
          .split(' ')
          .map((word) => word[0])
          .join('')
          .slice(0, 3)
      : letters.slice(0, 3)
  ).toUpperCase();
}
