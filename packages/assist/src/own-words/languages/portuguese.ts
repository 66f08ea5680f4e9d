import { months, type Language } from './language.ts';

export const PORTUGUESE: Language = {
  decimalComma: true,
  articles: ['o', 'a', 'os', 'as', 'um', 'uma', 'todos os', 'todas as', 'nossos', 'nossas', 'seus'],
  percent: '%|por cento',
  forms: {
    // 20 % dos telefones faltam; 20 % dos telefones vazios
    missing: [
      '{share} (?:dos|das|do|da|de) (?<column>.+?) (?:faltam|falta|(?:estão |está )?(?:vazi[oa]s?|desconhecid[oa]s?|nul[oa]s?))',
      'faltam? {share} (?:dos|das|do|da|de) (?<column>.+)',
    ],
    // 5 % dos pedidos sem nota
    without: ['{share} (?:dos|das|de) (?<table>.+?) (?:estão |está )?(?:sem|não têm) (?<column>.+)'],
    // 3 % de erros de digitação nos sobrenomes
    dirt: [
      '{share} (?:de )?(?<kind>erros de digitação|espaços|duplicados) (?:nos|nas|no|na|em) (?<column>.+)',
      '{share} (?:dos |das |de )?(?<column>.+?) (?<kind>suj[oa]s)',
    ],
    // 10 % dos pedidos reembolsados
    label: [
      '{share} (?:dos|das|do|da|de) (?<table>.+?) (?:estão |está |são |é )?(?<label>[^ ]+)',
      '{share} (?:dos|das|do|da|de) (?<table>.+?) (?:estão |está |são |é )?(?<label>[^ ]+ [^ ]+)',
    ],
    // de 2 a 5 itens por pedido
    perParent: [
      '(?:de |entre )?{low} ?(?:a|e|-|–) ?{high} (?<table>.+?) (?:por|para cada|em cada|de cada) (?<parent>.+)',
      '(?:exatamente )?{exactly} (?<table>.+?) (?:por|para cada|em cada|de cada) (?<parent>.+)',
    ],
    // 10.000 pedidos
    count: ['{count} (?:linhas (?:de|em) )?(?<table>.+)'],
    // sem pedidos nos fins de semana
    weekends: ['(?:sem|nenhuma?|não há) (?<table>.+?) (?:aos|nos|no|em) (?:fins|finais|fim|final) de semana'],
    // nenhum pedido
    none: ['(?:sem|nenhuma?|não há) (?<table>.+)'],
    // mais pedidos antes do Natal
    season: ['mais (?:(?<table>.+?) )?(?:antes d[oae]|perto d[oae]|n[oa]|em|durante [oa]) ?(?<when>[^ ]+)'],
    // pedidos dos últimos 90 dias
    last: ['(?:só |apenas )?(?<table>.+?) (?:d|n)[oa]s [uú]ltim[oa]s (?<times>\\d+) (?<unit>[a-zêã]+)'],
    // pedidos desde 2024
    since: ['(?<table>.+?) (?:desde|a partir de) (?<year>\\d{4})(?<day>-\\d{2}-\\d{2})?'],
    // totais entre 10 e 500; preço dos produtos de 5 a 80
    between: ['(?<column>.+?)(?: (?:dos|das|do|da) (?<table>.+?))? (?:está |estão )?(?:entre|de) {low} (?:e|a) {high}'],
  },
  dirt: { 'erros de digitacao': 'typos', espacos: 'spaces', duplicados: 'duplicates', sujos: 'all', sujas: 'all' },
  units: { dia: 'day', dias: 'day', semana: 'week', semanas: 'week', mes: 'month', meses: 'month', ano: 'year', anos: 'year' },
  seasons: {
    natal: 'christmas',
    primavera: 'spring',
    verao: 'summer',
    outono: 'autumn',
    inverno: 'winter',
    ...months('janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'),
  },
};
