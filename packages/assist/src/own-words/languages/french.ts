import { months, type Language } from './language.ts';

export const FRENCH: Language = {
  decimalComma: true,
  articles: ['le', 'la', 'les', "l'", 'l’', 'un', 'une', 'des', 'du', 'tous les', 'toutes les', 'nos', 'leurs'],
  percent: '%|pour cent|pourcents?',
  forms: {
    // 20 % des téléphones manquent
    missing: ["{share} (?:des |de la |du |de |d['’])?(?<column>.+?) (?:manquent|manque|(?:sont |est )?(?:manquante?s?|vides?|inconnue?s?|nulls?))"],
    // 5 % des commandes sans note
    without: ["{share} (?:des |de |d['’])?(?<table>.+?) (?:sont |est )?(?:sans|n['’]ont pas de|n['’]ont pas d['’]) ?(?<column>.+)"],
    // 3 % de fautes de frappe dans les noms
    dirt: [
      "{share} (?:de |d['’])?(?<kind>fautes de frappe|espaces|doublons) dans (?<column>.+)",
      '{share} (?:des |de )?(?<column>.+?) (?<kind>sales|malpropres)',
    ],
    // 10 % des commandes remboursées
    label: [
      "{share} (?:des |de la |du |de |d['’])(?<table>.+?) (?:sont |est |en )?(?<label>[^ ]+)",
      "{share} (?:des |de la |du |de |d['’])(?<table>.+?) (?:sont |est |en )?(?<label>[^ ]+ [^ ]+)",
    ],
    // 2 à 5 articles par commande
    perParent: [
      '(?:de |entre )?{low} ?(?:à|et|-|–) ?{high} (?<table>.+?) (?:par|pour chaque|dans chaque) (?<parent>.+)',
      '(?:exactement )?{exactly} (?<table>.+?) (?:par|pour chaque|dans chaque) (?<parent>.+)',
    ],
    // 10 000 commandes
    count: ['{count} (?:lignes (?:de|dans) )?(?<table>.+)'],
    // pas de commandes le week-end
    weekends: ["(?:pas de|pas d['’]|aucune?) ?(?<table>.+?) (?:le|les|pendant le|pendant les) week-?ends?"],
    // aucune commande
    none: ["(?:pas de |pas d['’]|aucune? )(?<table>.+?)(?: du tout)?"],
    // plus de commandes avant Noël
    season: ["plus (?:de |d['’])?(?:(?<table>.+?) )?(?:avant|autour de|en|au|pendant|à) ?(?:l['’]|le |la )?(?<when>[^ ]+)"],
    // commandes des 90 derniers jours
    last: ['(?:seulement )?(?<table>.+?) (?:des|de|pendant les) (?:(?<times>\\d+) derni(?:ers|ères)|derni(?:ers|ères) (?<also>\\d+)) (?<unit>[a-zé]+)'],
    // commandes depuis 2024
    since: ['(?<table>.+?) (?:depuis|à partir de) (?<year>\\d{4})(?<day>-\\d{2}-\\d{2})?'],
    // totaux entre 10 et 500; prix des produits de 5 à 80
    between: ['(?<column>.+?)(?: (?:des|du|de la|de) (?<table>.+?))? (?:est |sont )?(?:compris |comprise )?(?:entre|de) {low} (?:et|à) {high}'],
  },
  dirt: { 'fautes de frappe': 'typos', espaces: 'spaces', doublons: 'duplicates', sales: 'all', malpropres: 'all' },
  units: { jour: 'day', jours: 'day', semaine: 'week', semaines: 'week', mois: 'month', an: 'year', ans: 'year', annee: 'year', annees: 'year' },
  seasons: {
    noel: 'christmas',
    printemps: 'spring',
    ete: 'summer',
    automne: 'autumn',
    hiver: 'winter',
    ...months('janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'),
  },
};
