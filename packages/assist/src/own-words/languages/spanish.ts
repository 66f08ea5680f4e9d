import { months, type Language } from './language.ts';

export const SPANISH: Language = {
  decimalComma: true,
  articles: ['el', 'la', 'los', 'las', 'un', 'una', 'todos los', 'todas las', 'nuestros', 'nuestras', 'sus'],
  percent: '%|por ciento',
  forms: {
    // falta el 20 % de los teléfonos; 20 % de los teléfonos vacíos
    missing: [
      '(?:el )?{share} (?:de|del) (?<column>.+?) (?:faltan|falta|(?:están |está )?(?:vací[oa]s?|desconocid[oa]s?|nul[oa]s?))',
      'faltan? (?:el )?{share} (?:de|del) (?<column>.+)',
    ],
    // 5 % de los pedidos sin nota
    without: ['(?:el )?{share} (?:de|del) (?<table>.+?) (?:está |están )?(?:sin|no tienen) (?<column>.+)'],
    // 3 % de erratas en los apellidos
    dirt: ['{share} (?:de )?(?<kind>erratas|espacios|duplicados) en (?<column>.+)', '{share} (?:de )?(?<column>.+?) (?<kind>suci[oa]s)'],
    // 10 % de los pedidos reembolsados
    label: [
      '(?:el )?{share} (?:de|del) (?<table>.+?) (?:están |está |son |es )?(?<label>[^ ]+)',
      '(?:el )?{share} (?:de|del) (?<table>.+?) (?:están |está |son |es )?(?<label>[^ ]+ [^ ]+)',
    ],
    // de 2 a 5 artículos por pedido
    perParent: [
      '(?:de |entre )?{low} ?(?:a|y|-|–) ?{high} (?<table>.+?) (?:por|para cada|en cada|de cada) (?<parent>.+)',
      '(?:exactamente )?{exactly} (?<table>.+?) (?:por|para cada|en cada|de cada) (?<parent>.+)',
    ],
    // 10.000 pedidos
    count: ['{count} (?:filas (?:de|en) )?(?<table>.+)'],
    // sin pedidos los fines de semana
    weekends: ['(?:sin|ning[uú]n|ninguna|no hay) (?<table>.+?) (?:los|en los|en|el) (?:fines|fin) de semana'],
    // ningún pedido
    none: ['(?:sin|ning[uú]n|ninguna|no hay) (?<table>.+)'],
    // más pedidos antes de Navidad
    season: ['más (?:(?<table>.+?) )?(?:antes de|alrededor de|en|durante) (?:la |el )?(?<when>[^ ]+)'],
    // pedidos de los últimos 90 días
    last: ['(?:solo |sólo )?(?<table>.+?) (?:de|en) l[oa]s (?:[uú]ltim[oa]s (?<times>\\d+)|(?<also>\\d+) [uú]ltim[oa]s) (?<unit>[a-záéíóúñ]+)'],
    // pedidos desde 2024
    since: ['(?<table>.+?) (?:desde|a partir de) (?<year>\\d{4})(?<day>-\\d{2}-\\d{2})?'],
    // totales entre 10 y 500; precio de los productos de 5 a 80
    between: ['(?<column>.+?)(?: (?:del|de) (?<table>.+?))? (?:está |están )?(?:entre|de) {low} (?:y|a) {high}'],
  },
  dirt: { erratas: 'typos', espacios: 'spaces', duplicados: 'duplicates', sucios: 'all', sucias: 'all' },
  units: { dia: 'day', dias: 'day', semana: 'week', semanas: 'week', mes: 'month', meses: 'month', ano: 'year', anos: 'year' },
  seasons: {
    navidad: 'christmas',
    primavera: 'spring',
    verano: 'summer',
    otono: 'autumn',
    invierno: 'winter',
    ...months('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  },
};
