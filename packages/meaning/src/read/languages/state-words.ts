import { labelsIn, LABEL_LANGUAGES } from './label-words.ts';

/** States in schemas of other languages, besides those of `label-words.ts`: the English word, then their words without diacritics. */
const STATE_WORDS = `
new: nuovo nuova nieuw nowy nowa nowe
draft: bozza szkic roboczy robocza concept klad ontwerp
pending: a_la_espera por_confirmar por_pagar por_realizar a_confirmar a_pagar a_fazer a_iniciar en_attente_de_validation zu_erledigen ausstehend wartet pendientes in_attesa in_sospeso in_afwachting wachtend oczekujacy oczekujaca oczekujace
offered: angeboten ofrecido oferecido propuesto proposto propose proposee offerto
requested: solicitado pedido demande angefragt beantragt
registered: cadastrado inscrito matriculado inscrit erfasst registrado
open: en_curso_abierto ouverte aperto aperta otwarty otwarta otwarte openstaand
created: creado criado angelegt cree emitida emitido emise
preparing: en_preparacion em_preparacao preparation preparando in_vorbereitung
scheduled: agendado programado programada agendada planifiee a_venir vorgesehen
in_progress: in_corso en_progreso en_curso en_ejecucion en_atencion em_execucao em_atendimento em_analise em_processamento em_transito_interno in_arbeit laufend laeuft en_traitement en_revision em_revisao processando in_behandeling w_toku w_realizacji
confirmed: confirmado confirmee bestaetigt confermato confermata bevestigd potwierdzony potwierdzona
assigned: asignado atribuido zugewiesen affecte
collected: coletado recolectado recolhido eingesammelt
shipped: enviado despachado expedie verschickt unterwegs em_rota en_camino en_ruta spedito spedita verzonden verstuurd
ordered: bestellt encargado encomendado commande
partially_shipped: teilgeliefert teilweise_geliefert parcialmente_entregado parcialmente_entregue
partially_paid: abonado_parcial parcialmente_pagado parcialmente_pago acompte_verse anzahlung
delivered: entregado entregue geliefert zugestellt consegnato consegnata geleverd bezorgd dostarczony dostarczona dostarczone
completed: beendet absolviert termine terminee terminato concluso completato completado concluido finalizado terminado realizado atendido ejecutado efetuado executado cumplido cumprido fertig durchgefuehrt ausgefuehrt effectue realise acheve finalise cloture_ok encerrado_com_sucesso liquidado completata voltooid afgerond zakonczony zakonczona zakonczone
closed: cerrado fechado encerrado ferme cloture abgeschlossen_zu chiuso chiusa gesloten zamkniety zamknieta zamkniete
paid: pagato pagado pago cancelado_total abonado quitado paye regle beglichen cobrado pagata betaald oplacony oplacona oplacone zaplacony zaplacona
approved: aprobado aprovado approuve valide_ok genehmigt autorizado autorise homologado aceptado aceito accepte angenommen approvato approvata goedgekeurd zatwierdzony zatwierdzona
published: publicado liberado freigegeben publie
resolved: resuelto solucionado resolvido resolu behoben geloest
sent: inviato inviata envoye envoyee versendet wyslany wyslana wyslane
signed: firmato firmata firmado firmada assinado assinada signe signee unterschrieben unterzeichnet ondertekend getekend podpisany podpisana podpisane
refunded: rimborsato rimborsata terugbetaald zwrocono rembourse remboursee reembolsado erstattet
returned: devuelto devolvido retourne rendu zurueckgegeben restituito reso teruggestuurd zwrocony zwrocona
rejected: rifiutato rechazado denegado rejeitado recusado negado refuse abgelehnt reprobado reprovado respinto respinta afgewezen odrzucony odrzucona
cancelled: annullato cancelado anulado annule storniert abgesagt suspendido_definitivo annullata geannuleerd anulowany anulowana anulowane
no_show: no_asistio no_se_presento ausente nao_compareceu faltou absent nicht_erschienen inasistente
failed: fallido fracasado falhou falhado echoue fehlgeschlagen
ended: afgelopen berakhir avslutad
expired: scaduto scaduta expiree echu echue vencido caducado expirado expire abgelaufen verlopen wygasly wygasla
overdue: vencida moroso atrasado en_retard ueberfaellig em_atraso inadimplente
active: attivo activo ativo vigente en_vigor em_vigor habilitado aktiv actif laufende_nutzung actief aktywny aktywna
inactive: inactivo inativo deshabilitado desabilitado inaktiv inactif desativado baja de_baja
suspended: suspendido suspenso congelado gesperrt suspendu
blocked: bloqueado bloque blockiert
terminated: aufgelöst cessato cessata desligado desligada demitido demitida uppsagd disdetto disdetta resilie resiliee rescindido gekuendigt aufgeloest rescisso rescissa opgezegd beeindigd rozwiazany rozwiazana wypowiedziany wypowiedziana
retired: dado_de_baja jubilado retirado aposentado ausgemustert
`;

/** Letters without their marks, words apart by one sign: `Concluído`, `EN COURS` as concluido, en_cours. */
function plain(label: string): string {
  return label
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
}

let english: Map<string, string> | undefined;

function build(): Map<string, string> {
  const words = new Map<string, string>();
  const add = (word: string, state: string): void => {
    const key = plain(word);
    for (const form of [key, key.replace(/o(?=_|$)/, 'a'), word.endsWith('é') ? `${key}e` : key, plain(word.replace(/[äöü]/g, (letter) => `${letter}e`))])
      if (!words.has(form)) words.set(form, state);
  };
  for (const line of STATE_WORDS.trim().split('\n')) {
    const [state, translations] = line.split(': ') as [string, string];
    for (const word of translations.split(' ')) add(word, state);
  }
  for (const language of LABEL_LANGUAGES) for (const [state, word] of labelsIn(language)!) add(word, state);
  return words;
}

/**
 * The English word for a state in German, French, Indonesian, Portuguese, Spanish, Italian, Dutch or Polish: `cancelada` → cancelled.
 * Undefined for any other word.
 */
export function stateInEnglish(label: string): string | undefined {
  english ??= build();
  return english.get(plain(label));
}
