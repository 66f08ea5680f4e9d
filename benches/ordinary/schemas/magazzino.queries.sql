-- Q1 order to be delivered or carried out before it was placed, or placed in the future
select count(*) filter (where data_consegna_prevista < data_ordine or data_evasione < data_ordine or data_ordine > (now() + interval '2 days')::date or data_evasione > (now() + interval '2 days')::date) as bad, count(*) as "all"
from ordini;
-- Q2 shipment before the order was placed, or delivered before it was shipped or more than 45 days after
select count(*) filter (where s.data_spedizione < o.data_ordine or s.data_consegna < s.data_spedizione or s.data_consegna > s.data_spedizione + 45) as bad, count(*) as "all"
from spedizioni s join ordini o on o.id = s.ordine_id;
-- Q3 invoice issued before the order or falling due before it was issued
select count(*) filter (where f.data_emissione < o.data_ordine or f.data_scadenza < f.data_emissione or f.data_emissione > (now() + interval '2 days')::date) as bad, count(*) as "all"
from fatture f join ordini o on o.id = f.ordine_id;
-- Q4 payment more than 30 days before the invoice was issued, or in the future
select count(*) filter (where p.data_pagamento < f.data_emissione - 30 or p.data_pagamento > (now() + interval '2 days')::date) as bad, count(*) as "all"
from pagamenti p join fatture f on f.id = p.fattura_id;
-- Q5 order placed before the customer was on file, or line for an article that was not yet created
select count(*) filter (where o.data_ordine < c.data_inserimento or o.data_ordine < a.data_creazione) as bad, count(*) as "all"
from righe_ordine r join ordini o on o.id = r.ordine_id join clienti c on c.id = o.cliente_id join articoli a on a.id = r.articolo_id;
-- Q6 order or stock movement by an employee who was not yet or no longer employed on that day
select count(*) filter (where t.giorno < d.data_assunzione or t.giorno > d.data_cessazione + 1) as bad, count(*) as "all"
from (select commerciale_id as chi, data_ordine as giorno from ordini union all select dipendente_id, data_movimento::date from movimenti_magazzino union all select richiesto_da, data_ordine from ordini_fornitore) t
join dipendenti d on d.id = t.chi;
-- Q7 return asked for before anything of the order was shipped, or received before it was asked for
select count(*) filter (where x.data_richiesta < coalesce((select min(s.data_spedizione) from spedizioni s where s.ordine_id = r.ordine_id), o.data_ordine) or x.data_ricezione < x.data_richiesta) as bad, count(*) as "all"
from resi x join righe_ordine r on r.id = x.riga_ordine_id join ordini o on o.id = r.ordine_id;
-- Q8 purchase order that arrived before it was placed, or whose goods moved in before the order
select count(*) filter (where o.data_arrivo < o.data_ordine or o.data_arrivo_prevista < o.data_ordine or o.data_ordine < f.data_inserimento
  or exists (select 1 from movimenti_magazzino m join righe_ordine_fornitore r on r.id = m.riga_ordine_fornitore_id where r.ordine_fornitore_id = o.id and m.data_movimento::date < o.data_ordine)) as bad, count(*) as "all"
from ordini_fornitore o join fornitori f on f.id = o.fornitore_id;
-- Q9 shipped or delivered order without a shipment, draft or cancelled order with a delivered one
select count(*) filter (where (stato in ('spedito', 'consegnato') and not exists (select 1 from spedizioni s where s.ordine_id = o.id and s.stato <> 'in_preparazione'))
  or (stato in ('bozza', 'annullato', 'confermato') and exists (select 1 from spedizioni s where s.ordine_id = o.id and s.stato = 'consegnata'))) as bad, count(*) as "all"
from ordini o;
-- Q10 delivered shipment without a delivery date, undelivered with one, or under way without a shipping date
select count(*) filter (where (stato = 'consegnata') <> (data_consegna is not null) or (stato <> 'in_preparazione' and data_spedizione is null)) as bad, count(*) as "all"
from spedizioni;
-- Q11 reason of cancellation on an order that is not cancelled, carried-out date on one not carried out, or delivered without it
select count(*) filter (where (stato <> 'annullato' and motivo_annullamento is not null) or (stato in ('bozza', 'confermato', 'annullato') and data_evasione is not null) or (stato = 'consegnato' and data_evasione is null)) as bad, count(*) as "all"
from ordini;
-- Q12 invoice marked paid but not paid up, part-paid with nothing or all paid, or open with all paid
select count(*) filter (where (stato = 'pagata' and pagato < totale - 0.05) or (stato = 'parzialmente_pagata' and (pagato <= 0 or pagato >= totale)) or (stato in ('emessa', 'scaduta') and totale > 0 and pagato >= totale)
  or (stato = 'scaduta' and data_scadenza > (now() + interval '2 days')::date)) as bad, count(*) as "all"
from fatture;
-- Q13 received purchase order without arrival or with lines short, draft, sent or cancelled one with goods received
select count(*) filter (where (o.stato = 'ricevuto' and (o.data_arrivo is null or exists (select 1 from righe_ordine_fornitore r where r.ordine_fornitore_id = o.id and r.quantita_ricevuta < r.quantita_ordinata * 0.9)))
  or (o.stato in ('bozza', 'inviato', 'confermato') and (o.data_arrivo is not null or exists (select 1 from righe_ordine_fornitore r where r.ordine_fornitore_id = o.id and r.quantita_ricevuta > 0)))) as bad, count(*) as "all"
from ordini_fornitore o;
-- Q14 refunded return without amount or receipt date, refused or open one with an amount paid back
select count(*) filter (where (stato = 'rimborsato' and (coalesce(importo_rimborso, 0) <= 0 or data_ricezione is null)) or (stato in ('richiesto', 'rifiutato') and importo_rimborso > 0) or (stato = 'ricevuto' and data_ricezione is null) or (stato in ('richiesto', 'autorizzato') and data_ricezione is not null)) as bad, count(*) as "all"
from resi;
-- Q15 invoice to another customer than the order's, or for a draft order
select count(*) filter (where f.cliente_id <> o.cliente_id or o.stato = 'bozza' or (o.stato = 'annullato' and f.stato = 'pagata')) as bad, count(*) as "all"
from fatture f join ordini o on o.id = f.ordine_id;
-- Q16 shipment line for an order line of another order
select count(*) filter (where s.ordine_id <> r.ordine_id) as bad, count(*) as "all"
from righe_spedizione rs join spedizioni s on s.id = rs.spedizione_id join righe_ordine r on r.id = rs.riga_ordine_id;
-- Q17 return by another customer than the one who ordered
select count(*) filter (where x.cliente_id <> o.cliente_id) as bad, count(*) as "all"
from resi x join righe_ordine r on r.id = x.riga_ordine_id join ordini o on o.id = r.ordine_id;
-- Q18 article ordered from a supplier who is not its supplier
select count(*) filter (where a.fornitore_id <> o.fornitore_id) as bad, count(*) as "all"
from righe_ordine_fornitore r join ordini_fornitore o on o.id = r.ordine_fornitore_id join articoli a on a.id = r.articolo_id;
-- Q19 stock movement with another article or warehouse than its order line, or with both kinds of order line, or a kind that contradicts the line
select count(*) filter (where r.articolo_id <> m.articolo_id or o.magazzino_id <> m.magazzino_id or rf.articolo_id <> m.articolo_id or f.magazzino_id <> m.magazzino_id
  or (r.id is not null and rf.id is not null) or (r.id is not null and m.tipo in ('carico', 'reso_fornitore')) or (rf.id is not null and m.tipo in ('scarico', 'reso_cliente'))) as bad, count(*) as "all"
from movimenti_magazzino m left join righe_ordine r on r.id = m.riga_ordine_id left join ordini o on o.id = r.ordine_id
left join righe_ordine_fornitore rf on rf.id = m.riga_ordine_fornitore_id left join ordini_fornitore f on f.id = rf.ordine_fornitore_id
where r.id is not null or rf.id is not null;
-- Q20 seller or agent who is a driver, warehouse hand or accountant, or warehouse run by a driver, seller or accountant
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select d.ruolo in ('commerciale', 'titolare') as ok from ordini o join dipendenti d on d.id = o.commerciale_id
      union all select d.ruolo in ('commerciale', 'titolare') from clienti c join dipendenti d on d.id = c.agente_id
      union all select d.ruolo in ('magazziniere', 'titolare') from magazzini m join dipendenti d on d.id = m.responsabile_id) t;
-- Q21 amount of the order line is not quantity times price less discount
select count(*) filter (where abs(importo - quantita * prezzo_unitario * (1 - sconto_percentuale / 100)) > 0.02) as bad, count(*) as "all"
from righe_ordine;
-- Q22 net total of the order is not the sum of its lines, VAT not that of the lines, or total not net plus VAT
select count(*) filter (where abs(o.imponibile - l.netto) > 0.05 or abs(o.iva - l.iva) > 0.10 or abs(o.totale - (o.imponibile + o.iva)) > 0.02) as bad, count(*) as "all"
from ordini o join (select ordine_id, sum(importo) as netto, sum(importo * aliquota_iva / 100) as iva from righe_ordine group by 1) l on l.ordine_id = o.id;
-- Q23 stock on hand is negative, or neither the sum of the movements nor the stock after the last one
select count(*) filter (where g.quantita < 0 or (abs(g.quantita - m.s) > 0.01 and abs(g.quantita - m.ultima) > 0.01)) as bad, count(*) as "all"
from giacenze g join (select magazzino_id, articolo_id, sum(quantita) as s, (array_agg(giacenza_dopo order by data_movimento desc, id desc))[1] as ultima from movimenti_magazzino group by 1, 2) m on m.magazzino_id = g.magazzino_id and m.articolo_id = g.articolo_id;
-- Q24 stock after the movement is not stock before plus the quantity, or below zero
select count(*) filter (where abs(giacenza_dopo - (coalesce(prima, case when primo then giacenza_dopo - quantita else 0 end) + quantita)) > 0.01 or giacenza_dopo < 0) as bad, count(*) as "all"
from (select giacenza_dopo, quantita, lag(giacenza_dopo) over w as prima, row_number() over w = 1 as primo from movimenti_magazzino window w as (partition by magazzino_id, articolo_id order by data_movimento, id)) t;
-- Q25 amount paid on the invoice is not the sum of its payments, or more than its total
select count(*) filter (where abs(f.pagato - coalesce(p.s, 0)) > 0.02 or f.pagato > f.totale + 0.05) as bad, count(*) as "all"
from fatture f left join (select fattura_id, sum(importo) as s from pagamenti group by 1) p on p.fattura_id = f.id;
-- Q26 quantity delivered on the order line is more than ordered, or shipped quantity more than ordered, or not what was shipped
select count(*) filter (where r.quantita_evasa > r.quantita or coalesce(s.q, 0) > r.quantita or (s.q is not null and abs(s.q - r.quantita_evasa) > 0.01)) as bad, count(*) as "all"
from righe_ordine r left join (select rs.riga_ordine_id, sum(rs.quantita) as q from righe_spedizione rs join spedizioni p on p.id = rs.spedizione_id where p.stato not in ('in_preparazione', 'rientrata') group by 1) s on s.riga_ordine_id = r.id;
-- Q27 article sold below cost or for more than six times its cost, or sold on a line for less than half or more than double its list price
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select prezzo_vendita >= prezzo_acquisto and prezzo_vendita <= prezzo_acquisto * 6 + 1 as ok from articoli
      union all select r.prezzo_unitario between a.prezzo_vendita * 0.5 and a.prezzo_vendita * 2 from righe_ordine r join articoli a on a.id = r.articolo_id) t;
-- Q28 sign of the movement contradicts its kind, or a broken number of pieces or packs
select count(*) filter (where (m.tipo in ('carico', 'reso_cliente') and m.quantita < 0) or (m.tipo in ('scarico', 'reso_fornitore') and m.quantita > 0) or (a.unita_misura in ('pz', 'cf') and m.quantita <> trunc(m.quantita))) as bad, count(*) as "all"
from movimenti_magazzino m join articoli a on a.id = m.articolo_id;
-- Q29 order line does not carry the description or VAT rate of its article
select count(*) filter (where lower(trim(r.descrizione)) <> lower(trim(a.descrizione)) and position(lower(a.descrizione) in lower(r.descrizione)) = 0 or r.aliquota_iva <> a.aliquota_iva) as bad, count(*) as "all"
from righe_ordine r join articoli a on a.id = r.articolo_id;
-- Q30 invoice amounts are not those of its order, or do not add up
select count(*) filter (where abs(f.totale - (f.imponibile + f.iva)) > 0.02 or abs(f.imponibile - o.imponibile) > 0.05 or abs(f.totale - o.totale) > 0.10) as bad, count(*) as "all"
from fatture f join ordini o on o.id = f.ordine_id;
-- Q31 same city with more than one province, or postal code, province, VAT number or SDI code not of the Italian form
select count(*) filter (where not ok) as bad, count(*) as "all"
from (select count(distinct provincia) = 1 as ok from (select citta, provincia from clienti union all select citta, provincia from fornitori union all select citta, provincia from magazzini union all select citta, provincia from spedizioni) c group by citta
      union all select cap ~ '^[0-9]{5}$' and provincia ~ '^[A-Z]{2}$' and partita_iva ~ '^[0-9]{11}$' and coalesce(codice_sdi ~ '^[A-Z0-9]{7}$', true) from clienti
      union all select cap ~ '^[0-9]{5}$' and provincia ~ '^[A-Z]{2}$' and partita_iva ~ '^[0-9]{11}$' from fornitori) t;
-- Q32 reason of the movement speaks of the opposite of its kind
select count(*) filter (where (tipo = 'carico' and causale ~* '\m(vendita|spedizione|uscita|consegna a(l)? cliente)\M') or (tipo = 'scarico' and causale ~* '\m(acquisto|carico da|ricevimento|arrivo merce|entrata)\M')
  or (tipo like 'reso%' and causale ~* '\m(inventario|vendita)\M' and causale !~* '\mres[oi]\M') or (tipo = 'rettifica' and causale ~* '\m(vendita|acquisto)\M')) as bad, count(*) as "all"
from movimenti_magazzino;
-- Q33 text is not in Italian: English or Lorem words in descriptions, notes and reasons
select count(*) filter (where txt ~* '\m(the|and|with|from|this|that|was|were|has|been|customer|order|item|lorem|ipsum|dolor)\M') as bad, count(*) as "all"
from (select note as txt from ordini union all select motivo_annullamento from ordini union all select descrizione from resi union all select note from articoli union all select descrizione from categorie union all select causale from movimenti_magazzino union all select descrizione from articoli) t
where length(txt) >= 12;
-- Q34 the same long text stands word for word in three or more notes, reasons or descriptions of returns
select coalesce(sum(n) filter (where n >= 3), 0) as bad, coalesce(sum(n), 0) as "all"
from (select src, txt, count(*) as n from (
  select 'o' as src, note as txt from ordini union all select 'm', motivo_annullamento from ordini union all select 'r', descrizione from resi union all select 'a', note from articoli) t
  where length(txt) >= 50 group by src, txt) g;
-- Q35 order without lines or with more than 60, or lines not numbered 1, 2, 3
select count(*) filter (where n = 0 or n > 60 or (n > 0 and (lo <> 1 or hi <> n))) as bad, count(*) as "all"
from (select o.id, count(r.id) as n, min(r.numero_riga) as lo, max(r.numero_riga) as hi from ordini o left join righe_ordine r on r.ordine_id = o.id where o.stato <> 'bozza' group by o.id) t;
-- Q36 shares of states not those of a living wholesaler: few orders delivered, many cancelled, returns rife, invoices mostly unpaid
select count(*) filter (where share < lo or share > hi) as bad, count(*) as "all"
from (select avg((stato in ('spedito', 'consegnato'))::int) as share, 0.4 as lo, 0.99 as hi, count(*) as n from ordini
      union all select avg((stato = 'annullato')::int), 0, 0.2, count(*) from ordini
      union all select avg((stato in ('pagata', 'parzialmente_pagata'))::int), 0.35, 1, count(*) from fatture
      union all select avg((stato in ('giacente', 'rientrata'))::int), 0, 0.2, count(*) from spedizioni
      union all select (select count(*) from resi)::numeric / nullif(count(*), 0), 0, 0.25, count(*) from righe_ordine) t
where n >= 20;
