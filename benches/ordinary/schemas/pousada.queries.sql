-- Q1 reservation leaves before or on the day of arrival
SELECT count(*) FILTER (WHERE data_saida <= data_entrada) AS bad, count(*) AS "all" FROM reservas
-- Q2 nights of the reservation are not the days between arrival and departure
SELECT count(*) FILTER (WHERE noites <> data_saida - data_entrada) AS bad, count(*) AS "all" FROM reservas
-- Q3 check-out before check-in
SELECT count(*) FILTER (WHERE checkout_em < checkin_em) AS bad, count(*) AS "all" FROM reservas WHERE checkin_em IS NOT NULL AND checkout_em IS NOT NULL
-- Q4 finished stay without a check-out time
SELECT count(*) FILTER (WHERE checkout_em IS NULL) AS bad, count(*) AS "all" FROM reservas WHERE situacao = 'finalizada'
-- Q5 pending or no-show reservation with a check-in time
SELECT count(*) FILTER (WHERE checkin_em IS NOT NULL) AS bad, count(*) AS "all" FROM reservas WHERE situacao IN ('pendente', 'nao_compareceu')
-- Q6 cancelled reservation without a cancellation time, or cancellation time on one that is not cancelled
SELECT count(*) FILTER (WHERE (situacao = 'cancelada') <> (cancelada_em IS NOT NULL)) AS bad, count(*) AS "all" FROM reservas
-- Q7 reservation made in the name of a child under 14
SELECT count(*) FILTER (WHERE h.data_nascimento > r.data_entrada - interval '14 years') AS bad, count(*) AS "all" FROM reservas r JOIN hospedes h ON h.id = r.hospede_id WHERE h.data_nascimento IS NOT NULL
-- Q8 guest checked in on a day before the booked arrival or after the booked departure
SELECT count(*) FILTER (WHERE checkin_em::date < data_entrada OR checkin_em::date > data_saida) AS bad, count(*) AS "all" FROM reservas WHERE checkin_em IS NOT NULL
-- Q9 guest in the house although the stay ended long before or begins after 2026-01-01
SELECT count(*) FILTER (WHERE data_entrada > DATE '2026-01-01' OR data_saida < DATE '2025-12-25') AS bad, count(*) AS "all" FROM reservas WHERE situacao = 'hospedada'
-- Q10 reservation total is not nights + consumption - discount
SELECT count(*) FILTER (WHERE abs(valor_total - (valor_diarias + valor_consumo - desconto)) > 0.01) AS bad, count(*) AS "all" FROM reservas
-- Q11 nights' value of the reservation is not the sum of its rooms
SELECT count(*) FILTER (WHERE abs(r.valor_diarias - q.s) > 0.01) AS bad, count(*) AS "all" FROM reservas r JOIN (SELECT reserva_id, sum(valor_total) AS s FROM reserva_quartos GROUP BY reserva_id) q ON q.reserva_id = r.id
-- Q12 consumption value of the reservation is not the sum of its consumptions, with or without the reversed ones
SELECT count(*) FILTER (WHERE abs(r.valor_consumo - c.s) > 0.01 AND abs(r.valor_consumo - c.v) > 0.01) AS bad, count(*) AS "all" FROM reservas r JOIN (SELECT reserva_id, sum(valor_total) AS s, coalesce(sum(valor_total) FILTER (WHERE estornado_em IS NULL), 0) AS v FROM consumos GROUP BY reserva_id) c ON c.reserva_id = r.id
-- Q13 amount paid of the reservation is not the sum of its paid payments
SELECT count(*) FILTER (WHERE abs(r.valor_pago - p.s) > 0.01) AS bad, count(*) AS "all" FROM reservas r JOIN (SELECT reserva_id, coalesce(sum(valor) FILTER (WHERE situacao = 'pago'), 0) AS s FROM pagamentos GROUP BY reserva_id) p ON p.reserva_id = r.id
-- Q14 reservation without a room
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM reserva_quartos q WHERE q.reserva_id = r.id)) AS bad, count(*) AS "all" FROM reservas r
-- Q15 two reviews with the very same comment (more than 40 letters)
SELECT coalesce(sum(n) FILTER (WHERE n > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n FROM avaliacoes WHERE length(comentario) > 40 GROUP BY comentario) t
-- Q16 reservation with no adult, negative children or more than 40 people
SELECT count(*) FILTER (WHERE adultos < 1 OR criancas < 0 OR adultos + criancas > 40) AS bad, count(*) AS "all" FROM reservas
-- Q17 room booked for days outside those of the reservation
SELECT count(*) FILTER (WHERE q.data_entrada < r.data_entrada OR q.data_saida > r.data_saida) AS bad, count(*) AS "all" FROM reserva_quartos q JOIN reservas r ON r.id = q.reserva_id
-- Q18 value of the room is not nights * daily rate
SELECT count(*) FILTER (WHERE abs(valor_total - noites * valor_diaria) > 0.05) AS bad, count(*) AS "all" FROM reserva_quartos
-- Q19 rate of the booked room is a rate of another room type
SELECT count(*) FILTER (WHERE t.tipo_quarto_id <> k.tipo_quarto_id) AS bad, count(*) AS "all" FROM reserva_quartos q JOIN tarifas t ON t.id = q.tarifa_id JOIN quartos k ON k.id = q.quarto_id
-- Q20 the same room given to two reservations for the same night
SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM reserva_quartos b JOIN reservas s ON s.id = b.reserva_id WHERE b.quarto_id = a.quarto_id AND b.reserva_id <> a.reserva_id AND b.data_entrada < a.data_saida AND a.data_entrada < b.data_saida AND s.situacao NOT IN ('cancelada', 'nao_compareceu', 'pendente'))) AS bad, count(*) AS "all" FROM reserva_quartos a JOIN reservas r ON r.id = a.reserva_id WHERE r.situacao NOT IN ('cancelada', 'nao_compareceu', 'pendente')
-- Q21 guest placed in a room line of another reservation
SELECT count(*) FILTER (WHERE q.reserva_id <> h.reserva_id) AS bad, count(*) AS "all" FROM reserva_hospedes h JOIN reserva_quartos q ON q.id = h.reserva_quarto_id
-- Q22 reservation with more than one main guest
SELECT count(*) FILTER (WHERE n > 1) AS bad, count(*) AS "all" FROM (SELECT reserva_id, count(*) FILTER (WHERE titular) AS n FROM reserva_hospedes GROUP BY reserva_id) t
-- Q23 consumption value is not quantity * unit price
SELECT count(*) FILTER (WHERE abs(valor_total - quantidade * preco_unitario) > 0.01) AS bad, count(*) AS "all" FROM consumos
-- Q24 unit price of the consumption is more than double or less than half of the product's price
SELECT count(*) FILTER (WHERE c.preco_unitario > 2 * p.preco_venda OR c.preco_unitario < p.preco_venda / 2) AS bad, count(*) AS "all" FROM consumos c JOIN produtos p ON p.id = c.produto_id
-- Q25 consumption on a day outside the stay
SELECT count(*) FILTER (WHERE c.consumido_em::date < r.data_entrada OR c.consumido_em::date > r.data_saida) AS bad, count(*) AS "all" FROM consumos c JOIN reservas r ON r.id = c.reserva_id
-- Q26 consumption in a room that is not booked in that reservation
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM reserva_quartos q WHERE q.reserva_id = c.reserva_id AND q.quarto_id = c.quarto_id)) AS bad, count(*) AS "all" FROM consumos c WHERE c.quarto_id IS NOT NULL
-- Q27 paid payment without a time of payment, or pending or refused payment with one
SELECT count(*) FILTER (WHERE (situacao = 'pago' AND pago_em IS NULL) OR (situacao IN ('pendente', 'recusado') AND pago_em IS NOT NULL)) AS bad, count(*) AS "all" FROM pagamentos
-- Q28 cash, Pix or debit payment in instalments
SELECT count(*) FILTER (WHERE parcelas > 1) AS bad, count(*) AS "all" FROM pagamentos WHERE forma IN ('dinheiro', 'pix', 'cartao_debito')
-- Q29 service tax of the invoice is not value * rate
SELECT count(*) FILTER (WHERE abs(valor_iss - valor_servicos * aliquota_iss / 100) > 0.02) AS bad, count(*) AS "all" FROM notas_fiscais
-- Q30 two invoices with the same series and number
SELECT coalesce(sum(n) FILTER (WHERE n > 1), 0)::bigint AS bad, coalesce(sum(n), 0)::bigint AS "all" FROM (SELECT count(*) AS n FROM notas_fiscais GROUP BY serie, numero) t
-- Q31 cleaning done by a cook or a maintenance man
SELECT count(*) FILTER (WHERE f.cargo IN ('cozinha', 'manutencao')) AS bad, count(*) AS "all" FROM limpezas l JOIN funcionarios f ON f.id = l.camareira_id
-- Q32 cleaning finished before it began or lasting more than a day
SELECT count(*) FILTER (WHERE concluida_em < iniciada_em OR concluida_em > iniciada_em + interval '24 hours') AS bad, count(*) AS "all" FROM limpezas WHERE iniciada_em IS NOT NULL AND concluida_em IS NOT NULL
-- Q33 review by a guest who is neither the holder of the reservation nor one of its guests
SELECT count(*) FILTER (WHERE a.hospede_id <> r.hospede_id AND NOT EXISTS (SELECT 1 FROM reserva_hospedes h WHERE h.reserva_id = r.id AND h.hospede_id = a.hospede_id)) AS bad, count(*) AS "all" FROM avaliacoes a JOIN reservas r ON r.id = a.reserva_id
-- Q34 review mark outside 1 to 5
SELECT count(*) FILTER (WHERE nota_geral NOT BETWEEN 1 AND 5) AS bad, count(*) AS "all" FROM avaliacoes
-- Q35 guest living in Brazil with a state that is not a Brazilian one
SELECT count(*) FILTER (WHERE uf NOT IN ('AC','AL','AP','AM','BA','CE','DF','ES','GO','MA','MT','MS','MG','PA','PB','PR','PE','PI','RJ','RN','RS','RO','RR','SC','SP','SE','TO')) AS bad, count(*) AS "all" FROM hospedes WHERE pais = 'BR' AND uf IS NOT NULL
-- Q36 CPF of a guest that has not eleven digits
SELECT count(*) FILTER (WHERE regexp_replace(documento, '[.-]', '', 'g') !~ '^[0-9]{11}$') AS bad, count(*) AS "all" FROM hospedes WHERE tipo_documento = 'cpf'
