import { dictionary } from '@seedbed/contract';

/** Notes on any thing, on a person, and messages between people, in one language. */
type Notes = { readonly thing: readonly string[]; readonly person: readonly string[]; readonly message: readonly string[] };

const BY_LANGUAGE: Readonly<Record<string, Notes>> = dictionary({
  en: notes(
    'Checked, all in order.|Entered by hand.|Details to follow.|Confirmed by phone.|Waiting for confirmation.|Corrected after a check.|Nothing to add.|Agreed by e-mail.|See the attached document.|To be checked again next week.|Updated on request.|Documents complete.|Information still missing.|Discussed and agreed.',
    'Prefers to be called in the afternoon.|Best reached by e-mail.|Contact details confirmed.|Phone number updated.|Moved last year.|Details confirmed in person.|Documents complete.|Asked to be called back.|Reached on the second attempt.|New address noted.',
    'Please find the details below. Let us know if anything is missing.|We confirm that your message has arrived and will reply shortly.|The documents are attached. Please check them and send them back.|Thank you for your message. We will get back to you this week.|This is to inform you of the change that we talked about.|As agreed, we are sending you the information that you asked for.|Please confirm the date, so that we can go ahead.|We have noted your request and will keep you informed.',
  ),
  de: notes(
    'Geprüft, alles in Ordnung.|Von Hand erfasst.|Einzelheiten folgen.|Telefonisch bestätigt.|Bestätigung steht noch aus.|Nach Prüfung korrigiert.|Keine Besonderheiten.|Per E-Mail vereinbart.|Siehe Anlage.|Nächste Woche noch einmal prüfen.|Auf Wunsch geändert.|Unterlagen vollständig.|Angaben noch unvollständig.|Besprochen und vereinbart.',
    'Am besten nachmittags erreichbar.|Bevorzugt E-Mail.|Kontaktdaten bestätigt.|Telefonnummer geändert.|Im letzten Jahr umgezogen.|Angaben persönlich bestätigt.|Unterlagen vollständig.|Bittet um Rückruf.|Neue Adresse vermerkt.',
    'Anbei die Einzelheiten. Bitte melden, falls etwas fehlt.|Ihre Nachricht ist angekommen, wir melden uns in Kürze.|Die Unterlagen sind beigefügt. Bitte prüfen und zurücksenden.|Vielen Dank für die Nachricht. Wir melden uns noch diese Woche.|Wie besprochen erhalten Sie die gewünschten Angaben.|Bitte den Termin bestätigen, damit es weitergehen kann.|Wir haben die Anfrage vermerkt und halten Sie auf dem Laufenden.',
  ),
  fr: notes(
    'Vérifié, tout est en ordre.|Saisi à la main.|Détails à suivre.|Confirmé par téléphone.|En attente de confirmation.|Corrigé après vérification.|Rien à signaler.|Convenu par e-mail.|Voir le document joint.|À revoir la semaine prochaine.|Modifié sur demande.|Dossier complet.|Informations encore manquantes.|Discuté et convenu.',
    'À joindre de préférence l’après-midi.|Préfère l’e-mail.|Coordonnées confirmées.|Numéro de téléphone modifié.|A déménagé l’an dernier.|Informations confirmées en personne.|Dossier complet.|Demande à être rappelé.|Nouvelle adresse notée.',
    'Veuillez trouver les détails ci-dessous. Merci de nous signaler tout oubli.|Nous avons bien reçu votre message et vous répondrons sous peu.|Les documents sont joints. Merci de les vérifier et de les renvoyer.|Merci pour votre message. Nous reviendrons vers vous cette semaine.|Comme convenu, voici les informations demandées.|Merci de confirmer la date afin que nous puissions continuer.|Votre demande est enregistrée, nous vous tiendrons informé.',
  ),
  es: notes(
    'Revisado, todo en orden.|Registrado a mano.|Detalles por confirmar.|Confirmado por teléfono.|A la espera de confirmación.|Corregido tras la revisión.|Sin novedades.|Acordado por correo.|Ver documento adjunto.|Revisar de nuevo la próxima semana.|Modificado a petición.|Documentación completa.|Faltan datos.|Hablado y acordado.',
    'Mejor llamar por la tarde.|Prefiere el correo electrónico.|Datos de contacto confirmados.|Número de teléfono actualizado.|Se mudó el año pasado.|Datos confirmados en persona.|Documentación completa.|Pide que le llamen.|Nueva dirección anotada.',
    'A continuación van los detalles. Avísenos si falta algo.|Hemos recibido su mensaje y le responderemos en breve.|Se adjuntan los documentos. Por favor, revíselos y devuélvalos.|Gracias por su mensaje. Le contestaremos esta semana.|Según lo acordado, le enviamos la información solicitada.|Por favor, confirme la fecha para poder continuar.|Hemos registrado su solicitud y le mantendremos informado.',
  ),
  pt: notes(
    'Verificado, tudo em ordem.|Registrado manualmente.|Detalhes a confirmar.|Confirmado por telefone.|Aguardando confirmação.|Corrigido após conferência.|Nada a acrescentar.|Combinado por e-mail.|Ver documento anexo.|Verificar novamente na próxima semana.|Alterado a pedido.|Documentação completa.|Faltam informações.|Conversado e combinado.',
    'Melhor ligar à tarde.|Prefere contato por e-mail.|Dados de contato confirmados.|Telefone atualizado.|Mudou-se no ano passado.|Dados confirmados pessoalmente.|Documentação completa.|Pediu retorno por telefone.|Novo endereço anotado.',
    'Seguem abaixo os detalhes. Avise-nos se faltar algo.|Recebemos a sua mensagem e responderemos em breve.|Os documentos seguem em anexo. Favor conferir e devolver.|Agradecemos a mensagem. Retornaremos ainda esta semana.|Conforme combinado, encaminhamos as informações solicitadas.|Solicitamos a confirmação da data para darmos continuidade.|Registramos a sua solicitação e manteremos contato.',
  ),
  id: notes(
    'Sudah diperiksa, semua baik.|Dicatat manual.|Rincian menyusul.|Dikonfirmasi lewat telepon.|Menunggu konfirmasi.|Diperbaiki setelah pengecekan.|Tidak ada tambahan.|Disepakati lewat email.|Lihat lampiran.|Periksa lagi minggu depan.|Diubah atas permintaan.|Dokumen lengkap.|Data belum lengkap.|Sudah dibicarakan dan disepakati.',
    'Lebih mudah dihubungi sore hari.|Lebih suka lewat email.|Kontak sudah dikonfirmasi.|Nomor telepon diperbarui.|Pindah tahun lalu.|Data dikonfirmasi langsung.|Dokumen lengkap.|Minta ditelepon kembali.|Alamat baru dicatat.',
    'Berikut rinciannya. Kabari kami bila ada yang kurang.|Pesan Anda sudah kami terima dan segera kami balas.|Dokumen terlampir. Mohon diperiksa dan dikirim kembali.|Terima kasih atas pesannya. Kami balas minggu ini.|Sesuai kesepakatan, kami kirimkan informasi yang diminta.|Mohon konfirmasi tanggalnya agar bisa dilanjutkan.|Permintaan sudah kami catat dan akan kami kabari.',
  ),
});

/** Short notes that fit any thing, person, or message of a schema in that language; undefined if there are none. */
export function neutralNotes(of: keyof Notes, language = 'en'): readonly string[] | undefined {
  return BY_LANGUAGE[language]?.[of];
}

function notes(thing: string, person: string, message: string): Notes {
  return { thing: thing.split('|'), person: person.split('|'), message: message.split('|') };
}

const DESCRIPTIONS: Readonly<Record<string, readonly string[]>> = dictionary({
  de: 'Siehe beigefügte Unterlagen.|Angaben laut Erfassung.|Wie besprochen.|Angaben werden noch ergänzt.|Weitere Angaben in der Akte.|Angaben aus dem Vorjahr übernommen.|Kurzfassung, Einzelheiten im Anhang.'.split(
    '|',
  ),
  es: 'Ver documentación adjunta.|Datos según el registro.|Según lo acordado.|Detalle pendiente de completar.|Más información en el expediente.|Datos tomados del año anterior.|Resumen; los detalles están en el anexo.'.split(
    '|',
  ),
  fr: 'Voir les documents joints.|Données selon la saisie.|Comme convenu.|Détails à compléter.|Plus d’informations dans le dossier.|Données reprises de l’année précédente.|Résumé, les détails sont en annexe.'.split(
    '|',
  ),
  pt: 'Ver documentação em anexo.|Dados conforme o cadastro.|Conforme combinado.|Detalhes a completar.|Mais informações no processo.|Dados do ano anterior.|Resumo; os detalhes estão no anexo.'.split(
    '|',
  ),
});

/** Descriptions of any registered thing outside of sales; undefined for other languages. */
export function neutralDescriptions(language: string): readonly string[] | undefined {
  return DESCRIPTIONS[language];
}
