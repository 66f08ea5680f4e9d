-- Q1 WORDS CPF, CNPJ, CEP or number plate of no Brazilian form
select count(*) filter (where not ok) as bad, count(*) as "all" from (select cpf ~ '^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}$' ok from pessoas union all select cnpj ~ '^[0-9]{2}\.?[0-9]{3}\.?[0-9]{3}/?[0-9]{4}-?[0-9]{2}$' from condominios union all select cnpj ~ '^[0-9]{2}\.?[0-9]{3}\.?[0-9]{3}/?[0-9]{4}-?[0-9]{2}$' from fornecedores union all select cep ~ '^[0-9]{5}-?[0-9]{3}$' from condominios union all select upper(placa) ~ '^[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}$' from veiculos) x;

-- Q2 WORDS state that Brazil does not have
select count(*) filter (where uf not in ('AC','AL','AP','AM','BA','CE','DF','ES','GO','MA','MT','MS','MG','PA','PB','PR','PE','PI','RJ','RN','RS','RO','RR','SC','SP','SE','TO')) as bad, count(*) as "all" from condominios;

-- Q3 ORDER manager's term that ends before it begins, or one half of it without the other
select count(*) filter (where mandato_fim <= mandato_inicio or (mandato_fim is not null and mandato_inicio is null)) as bad, count(*) as "all" from condominios where mandato_inicio is not null or mandato_fim is not null;

-- Q4 STATUS term of a manager whom the building does not have
select count(*) filter (where sindico_id is null) as bad, count(*) as "all" from condominios where mandato_inicio is not null;

-- Q5 WORDS fine for late payment above 20 per cent or below none
select count(*) filter (where percentual_multa not between 0 and 20) as bad, count(*) as "all" from condominios;

-- Q6 COUNT total of units of a building is not that of its units
select count(*) filter (where total_unidades <> (select count(*) from unidades u where u.condominio_id = c.id)) as bad, count(*) as "all" from condominios c;

-- Q7 COUNT total of units of a block is not that of its units
select count(*) filter (where total_unidades <> (select count(*) from unidades u where u.bloco_id = b.id)) as bad, count(*) as "all" from blocos b;

-- Q8 PATH block of the unit is another building's
select count(*) filter (where b.condominio_id <> u.condominio_id) as bad, count(*) as "all" from unidades u join blocos b on b.id = u.bloco_id;

-- Q9 BOUND floor of the unit above the floors of the block (a penthouse one above), or deep below ground
select count(*) filter (where u.andar > b.andares + 1 or u.andar < -3) as bad, count(*) as "all" from unidades u join blocos b on b.id = u.bloco_id;

-- Q10 BOUND private area above the total, or area of none or above 5,000 square metres
select count(*) filter (where area_privativa > area_total or area_privativa <= 0 or area_total > 5000) as bad, count(*) as "all" from unidades;

-- Q11 SUM fractions of a building above 1, or a fraction that is not between 0 and 1
select count(*) filter (where n > 1.01 or a <= 0 or z > 1) as bad, count(*) as "all" from (select sum(fracao_ideal) n, min(fracao_ideal) a, max(fracao_ideal) z from unidades group by condominio_id) x;

-- Q12 FARSTATE empty unit in which somebody lives
select count(*) filter (where exists (select 1 from moradores m where m.unidade_id = u.id and m.ativo and m.data_saida is null and m.tipo <> 'proprietario')) as bad, count(*) as "all" from unidades u where situacao = 'vaga';

-- Q13 STATUS active resident who moved out, or one who is not active and never did, or out before in
select count(*) filter (where (ativo and data_saida < '2025-12-31') or (not ativo and data_saida is null) or data_saida < data_entrada) as bad, count(*) as "all" from moradores;

-- Q14 ALONE several active residents of a unit who answer for its payments
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where responsavel_financeiro and ativo) n from moradores group by unidade_id) x;

-- Q15 ROLE dependant who answers for the payments
select count(*) filter (where tipo = 'dependente') as bad, count(*) as "all" from moradores where responsavel_financeiro;

-- Q16 NOW tenant under 16 when moving in, or anybody who moved in before birth, is older than 110 or not born yet
select count(*) filter (where (m.tipo = 'inquilino' and m.data_entrada < p.data_nascimento + interval '16 years') or m.data_entrada < p.data_nascimento or p.data_nascimento < '1915-01-01' or p.data_nascimento > '2026-01-01') as bad, count(*) as "all" from moradores m join pessoas p on p.id = m.pessoa_id;

-- Q17 PATH parking space of a unit in another building
select count(*) filter (where u.condominio_id <> v.condominio_id) as bad, count(*) as "all" from vagas_garagem v join unidades u on u.id = v.unidade_id;

-- Q18 KIND space for visitors that belongs to a unit
select count(*) filter (where unidade_id is not null) as bad, count(*) as "all" from vagas_garagem where tipo = 'visitante';

-- Q19 MEMBER car of a resident of another unit
select count(*) filter (where m.unidade_id <> v.unidade_id) as bad, count(*) as "all" from veiculos v join moradores m on m.id = v.morador_id;

-- Q20 PATH car in a space of another building or of another unit
select count(*) filter (where g.condominio_id <> u.condominio_id or g.unidade_id <> v.unidade_id) as bad, count(*) as "all" from veiculos v join unidades u on u.id = v.unidade_id join vagas_garagem g on g.id = v.vaga_id;

-- Q21 ORDER model year before the year it was built or over one after it, or ahead of now
select count(*) filter (where ano_modelo not between ano_fabricacao and ano_fabricacao + 1 or ano_fabricacao not between 1900 and 2026) as bad, count(*) as "all" from veiculos where ano_fabricacao is not null;

-- Q22 ORDER common area that closes before it opens, or holds nobody
select count(*) filter (where hora_fechamento <= hora_abertura or capacidade <= 0 or taxa_reserva < 0) as bad, count(*) as "all" from areas_comuns;

-- Q23 PATH booking of an area in another building
select count(*) filter (where a.condominio_id <> u.condominio_id) as bad, count(*) as "all" from reservas r join areas_comuns a on a.id = r.area_comum_id join unidades u on u.id = r.unidade_id;

-- Q24 MEMBER booking by a resident of another unit
select count(*) filter (where m.unidade_id <> r.unidade_id) as bad, count(*) as "all" from reservas r join moradores m on m.id = r.morador_id;

-- Q25 BOUND booking outside the opening hours, with more guests than the area holds, or that ends before it begins
select count(*) filter (where r.hora_fim <= r.hora_inicio or r.hora_inicio < a.hora_abertura or r.hora_fim > a.hora_fechamento or r.num_convidados > a.capacidade or r.num_convidados < 0) as bad, count(*) as "all" from reservas r join areas_comuns a on a.id = r.area_comum_id;

-- Q26 COPY price of the booking is not the area's
select count(*) filter (where r.valor <> a.taxa_reserva) as bad, count(*) as "all" from reservas r join areas_comuns a on a.id = r.area_comum_id;

-- Q27 ALONE two bookings of an area at the same time
select count(*) filter (where exists (select 1 from reservas x where x.id <> r.id and x.area_comum_id = r.area_comum_id and x.data_reserva = r.data_reserva and x.status in ('aprovada', 'realizada') and x.hora_inicio < r.hora_fim and r.hora_inicio < x.hora_fim)) as bad, count(*) as "all" from reservas r where status in ('aprovada', 'realizada');

-- Q28 STATUS reason to refuse of a booking that was not, asked for with a decision, or refused without one
select count(*) filter (where (status <> 'recusada' and motivo_recusa is not null) or (status = 'solicitada' and decidido_em is not null) or (status in ('aprovada', 'recusada', 'realizada') and decidido_em is null) or decidido_em < criado_em) as bad, count(*) as "all" from reservas;

-- Q29 FARSTATE booking that took place though its day lies ahead, or booked after its day
select count(*) filter (where (status = 'realizada' and data_reserva > '2026-01-01') or criado_em::date > data_reserva) as bad, count(*) as "all" from reservas;

-- Q30 PATH bill of a unit in another building
select count(*) filter (where u.condominio_id <> b.condominio_id) as bad, count(*) as "all" from boletos b join unidades u on u.id = b.unidade_id;

-- Q31 TEXT month of a bill that is not the first of a month, or is not near the day it falls due
select count(*) filter (where extract(day from competencia) <> 1 or data_vencimento not between competencia - 31 and competencia + 62) as bad, count(*) as "all" from boletos;

-- Q32 COPY bill that falls due on another day of the month than the building's (up to four days later for a weekend)
select count(*) filter (where extract(day from b.data_vencimento) not between c.dia_vencimento and c.dia_vencimento + 4 and extract(day from b.data_vencimento - 4) not between c.dia_vencimento - 4 and c.dia_vencimento) as bad, count(*) as "all" from boletos b join condominios c on c.id = b.condominio_id;

-- Q33 SUM value of a bill is not the sum of its items
select count(*) filter (where abs(valor_original - n) > 0.01) as bad, count(*) as "all" from (select valor_original, (select sum(i.valor) from itens_boleto i where i.boleto_id = b.id) n from boletos b) b where n is not null;

-- Q34 SUM paid amount is not the value with fine and interest
select count(*) filter (where abs(valor_pago - (valor_original + valor_multa + valor_juros)) > 0.01) as bad, count(*) as "all" from boletos where valor_pago is not null;

-- Q35 STATUS paid bill without day or amount, or either of a bill that is not, or due or paid before issued
select count(*) filter (where (status = 'pago') <> (data_pagamento is not null) or (status = 'pago') <> (valor_pago is not null) or data_vencimento < data_emissao or data_pagamento < data_emissao or data_pagamento > '2026-01-01') as bad, count(*) as "all" from boletos;

-- Q36 FARSTATE open bill that fell due over a month ago, or overdue one that is due ahead
select count(*) filter (where (status = 'aberto' and data_vencimento < '2025-12-01') or (status = 'vencido' and data_vencimento > '2026-01-01')) as bad, count(*) as "all" from boletos where status in ('aberto', 'vencido');

-- Q37 STATUS fine or interest on a bill paid in time
select count(*) filter (where valor_multa > 0 or valor_juros > 0) as bad, count(*) as "all" from boletos where status = 'pago' and data_pagamento <= data_vencimento;

-- Q38 KIND item with a booking though it is none of an area
select count(*) filter (where tipo <> 'reserva_area') as bad, count(*) as "all" from itens_boleto where reserva_id is not null;

-- Q39 PATH item with a booking of another unit than the bill's
select count(*) filter (where r.unidade_id <> b.unidade_id) as bad, count(*) as "all" from itens_boleto i join boletos b on b.id = i.boleto_id join reservas r on r.id = i.reserva_id;

-- Q40 BOUND instalment above the number of instalments
select count(*) filter (where parcela not between 1 and total_parcelas) as bad, count(*) as "all" from despesas;

-- Q41 STATUS paid expense without a day, a day of one that is not, or paid or due before issued
select count(*) filter (where (status = 'paga') <> (data_pagamento is not null) or data_vencimento < data_emissao or data_pagamento < data_emissao or valor <= 0) as bad, count(*) as "all" from despesas;

-- Q42 PATH ticket by a resident of another building, or about another unit than the resident's
select count(*) filter (where u.condominio_id <> c.condominio_id or c.unidade_id <> m.unidade_id) as bad, count(*) as "all" from chamados c join moradores m on m.id = c.morador_id join unidades u on u.id = m.unidade_id;

-- Q43 STATUS ticket solved without a time, a time though it is not, not begun though in progress, or solved before opened
select count(*) filter (where (status = 'resolvido') <> (resolvido_em is not null) or (status = 'aberto' and iniciado_em is not null) or (status = 'em_andamento' and iniciado_em is null) or iniciado_em < aberto_em or resolvido_em < iniciado_em or resolvido_em < aberto_em) as bad, count(*) as "all" from chamados;

-- Q44 STATUS mark for a ticket that is not solved
select count(*) filter (where status <> 'resolvido') as bad, count(*) as "all" from chamados where avaliacao is not null;

-- Q45 ORDER meeting called after it was held, or minutes before it
select count(*) filter (where data_convocacao > data_hora::date or ata_publicada_em < data_hora) as bad, count(*) as "all" from assembleias;

-- Q46 FARSTATE meeting held that lies ahead, or called and months ago, or with minutes or people though not held
select count(*) filter (where (status = 'realizada' and data_hora > '2026-01-02') or (status = 'convocada' and data_hora < '2025-12-01') or (status <> 'realizada' and (ata_publicada_em is not null or unidades_presentes > 0))) as bad, count(*) as "all" from assembleias;

-- Q47 BOUND more units present than the building has
select count(*) filter (where a.unidades_presentes > n or a.unidades_presentes < 0) as bad, count(*) as "all" from (select a.*, (select count(*) from unidades u where u.condominio_id = a.condominio_id) n from assembleias a) a where unidades_presentes is not null;

-- Q48 COUNT votes for, against and withheld are not those of the votes
select count(*) filter (where (votos_favor, votos_contra, abstencoes) is distinct from ((select count(*)::int from votos v where v.pauta_id = p.id and voto = 'favor'), (select count(*)::int from votos v where v.pauta_id = p.id and voto = 'contra'), (select count(*)::int from votos v where v.pauta_id = p.id and voto = 'abstencao'))) as bad, count(*) as "all" from pautas p;

-- Q49 TEXT result that does not follow from the votes
select count(*) filter (where (resultado = 'aprovada') <> (votos_favor > votos_contra)) as bad, count(*) as "all" from pautas where resultado is not null;

-- Q50 MEMBER vote of a unit in another building, or by a resident of another unit
select count(*) filter (where u.condominio_id <> a.condominio_id or m.unidade_id <> v.unidade_id) as bad, count(*) as "all" from votos v join pautas p on p.id = v.pauta_id join assembleias a on a.id = p.assembleia_id join unidades u on u.id = v.unidade_id join moradores m on m.id = v.morador_id;

-- Q51 ROLE vote of somebody who is not the owner
select count(*) filter (where m.tipo <> 'proprietario') as bad, count(*) as "all" from votos v join moradores m on m.id = v.morador_id;

-- Q52 FARSTATE vote at a meeting that was not held, or cast before it was called
select count(*) filter (where a.status <> 'realizada' or v.registrado_em < a.data_convocacao) as bad, count(*) as "all" from votos v join pautas p on p.id = v.pauta_id join assembleias a on a.id = p.assembleia_id;

-- Q53 STATUS parcel fetched without a time or a time though it was not, or fetched before it came
select count(*) filter (where (status = 'retirada') <> (retirada_em is not null) or (status <> 'retirada' and retirada_por_id is not null) or retirada_em < recebida_em) as bad, count(*) as "all" from encomendas;

-- Q54 MEMBER parcel for a resident of another unit
select count(*) filter (where d.unidade_id <> e.unidade_id) as bad, count(*) as "all" from encomendas e join moradores d on d.id = e.destinatario_id;
