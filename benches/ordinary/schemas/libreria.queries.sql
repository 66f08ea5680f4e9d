-- Q1 author who died before the age of ten
select count(*) filter (where fecha_fallecimiento < fecha_nacimiento + 3650) as bad, count(*) as "all"
from autores where fecha_nacimiento is not null and fecha_fallecimiento is not null;
-- Q2 parcel delivered before it was sent
select count(*) filter (where fecha_entrega < fecha_envio) as bad, count(*) as "all"
from envios where fecha_entrega is not null and fecha_envio is not null;
-- Q3 web order placed before the customer registered
select count(*) filter (where p.fecha_pedido < c.fecha_registro - interval '1 day') as bad, count(*) as "all"
from pedidos p join clientes c on c.cliente_id = p.cliente_id where p.canal = 'web';
-- Q4 return requested before the order was placed
select count(*) filter (where d.fecha_solicitud < p.fecha_pedido) as bad, count(*) as "all"
from devoluciones d join lineas_pedido l on l.linea_id = d.linea_id join pedidos p on p.pedido_id = l.pedido_id;
-- Q5 goods received before they were ordered
select count(*) filter (where r.fecha_recepcion < o.fecha_orden) as bad, count(*) as "all"
from recepciones r join ordenes_compra o on o.orden_id = r.orden_id;
-- Q6 shift of an employee before being hired or after leaving
select count(*) filter (where t.fecha < e.fecha_contratacion or t.fecha > e.fecha_baja) as bad, count(*) as "all"
from turnos t join empleados e on e.empleado_id = t.empleado_id where t.estado <> 'anulado';
-- Q7 cancelled order without the time of cancelling, or another one with it
select count(*) filter (where (estado = 'cancelado') <> (fecha_cancelacion is not null)) as bad, count(*) as "all"
from pedidos;
-- Q8 parcel delivered without a time of delivery, or not yet delivered with one
select count(*) filter (where (estado = 'entregado') <> (fecha_entrega is not null)) as bad, count(*) as "all"
from envios where estado in ('preparando', 'en_camino', 'entregado');
-- Q9 employee inactive without a date of leaving, or active with one long past
select count(*) filter (where (not activo and fecha_baja is null) or (activo and fecha_baja < date '2025-12-25')) as bad, count(*) as "all"
from empleados;
-- Q10 shift worked or missed though it is still to come
select count(*) filter (where fecha > date '2026-01-04') as bad, count(*) as "all"
from turnos where estado in ('cumplido', 'ausente');
-- Q11 purchase order received with copies missing, or just drafted or sent with copies received
select count(*) filter (where (estado = 'recibida' and cantidad_recibida < cantidad) or (estado in ('borrador', 'enviada') and cantidad_recibida > 0)) as bad, count(*) as "all"
from ordenes_compra where estado in ('borrador', 'enviada', 'recibida');
-- Q12 return rejected with money refunded, or refunded without any
select count(*) filter (where (estado = 'reembolsada') <> (coalesce(importe_reembolsado, 0) > 0)) as bad, count(*) as "all"
from devoluciones where estado in ('rechazada', 'reembolsada');
-- Q13 return by another customer than the one who ordered
select count(*) filter (where d.cliente_id <> p.cliente_id) as bad, count(*) as "all"
from devoluciones d join lineas_pedido l on l.linea_id = d.linea_id join pedidos p on p.pedido_id = l.pedido_id;
-- Q14 goods received at another branch than the one that ordered them
select count(*) filter (where r.sucursal_id <> o.sucursal_id) as bad, count(*) as "all"
from recepciones r join ordenes_compra o on o.orden_id = r.orden_id;
-- Q15 review that refers to an order of another customer
select count(*) filter (where p.cliente_id <> r.cliente_id) as bad, count(*) as "all"
from resenas r join pedidos p on p.pedido_id = r.pedido_id;
-- Q16 review of an edition of another book
select count(*) filter (where e.libro_id <> r.libro_id) as bad, count(*) as "all"
from resenas r join ediciones e on e.edicion_id = r.edicion_id;
-- Q17 review that refers to an order in which the book does not occur
select count(*) filter (where not exists (select 1 from lineas_pedido l join ediciones e on e.edicion_id = l.edicion_id where l.pedido_id = r.pedido_id and e.libro_id = r.libro_id)) as bad, count(*) as "all"
from resenas r where r.pedido_id is not null;
-- Q18 order in the shop served by somebody of another branch who never had a shift there
select count(*) filter (where e.sucursal_id <> p.sucursal_id and not exists (select 1 from turnos t where t.empleado_id = p.empleado_id and t.sucursal_id = p.sucursal_id)) as bad, count(*) as "all"
from pedidos p join empleados e on e.empleado_id = p.empleado_id where p.canal = 'tienda';
-- Q19 amount of the line is not quantity times price less the discount
select count(*) filter (where abs(importe - cantidad * precio_unitario * (1 - porcentaje_descuento / 100)) > 0.05) as bad, count(*) as "all"
from lineas_pedido;
-- Q20 subtotal of the order is not the sum of its lines
select count(*) filter (where abs(p.subtotal - coalesce(l.s, 0)) > 0.05) as bad, count(*) as "all"
from pedidos p left join (select pedido_id, sum(importe) as s from lineas_pedido group by 1) l on l.pedido_id = p.pedido_id;
-- Q21 total of the order is not subtotal less discount plus shipping
select count(*) filter (where abs(total - (subtotal - descuento + gastos_envio)) > 0.05) as bad, count(*) as "all"
from pedidos;
-- Q22 quantity received of the purchase order is neither the sum of its receipts nor that without the damaged copies
select count(*) filter (where o.cantidad_recibida not in (coalesce(r.s, 0), coalesce(r.s - r.d, 0))) as bad, count(*) as "all"
from ordenes_compra o left join (select orden_id, sum(cantidad) as s, sum(cantidad_danada) as d from recepciones group by 1) r on r.orden_id = o.orden_id;
-- Q23 number of reviews of the book is more than all of them or less than the published ones
select count(*) filter (where b.total_resenas > coalesce(r.n, 0) or b.total_resenas < coalesce(r.publicadas, 0)) as bad, count(*) as "all"
from libros b left join (select libro_id, count(*) as n, count(*) filter (where estado = 'publicada') as publicadas from resenas group by 1) r on r.libro_id = b.libro_id;
-- Q24 paid, sent or delivered order whose payments do not reach its total
select count(*) filter (where coalesce(g.s, 0) < p.total - 0.05) as bad, count(*) as "all"
from pedidos p left join (select pedido_id, sum(importe) as s from pagos where estado in ('aprobado', 'reembolsado') group by 1) g on g.pedido_id = p.pedido_id
where p.estado in ('pagado', 'enviado', 'entregado');
-- Q25 e-book or audiobook with a weight
select count(*) filter (where peso_gramos is not null) as bad, count(*) as "all"
from ediciones where formato in ('ebook', 'audiolibro');
-- Q26 playing time on an edition that is no audiobook
select count(*) filter (where duracion_minutos is not null) as bad, count(*) as "all"
from ediciones where formato <> 'audiolibro';
-- Q27 private customer with the name of a company
select count(*) filter (where razon_social is not null) as bad, count(*) as "all"
from clientes where tipo = 'particular';
-- Q28 parcel for an order of nothing but e-books and audiobooks
select count(*) filter (where not o.fisico) as bad, count(*) as "all"
from envios v join (select l.pedido_id, bool_or(e.formato not in ('ebook', 'audiolibro')) as fisico from lineas_pedido l join ediciones e on e.edicion_id = l.edicion_id group by 1) o on o.pedido_id = v.pedido_id;
-- Q29 copies of an e-book or audiobook on the shelves of a branch
select count(*) filter (where e.formato in ('ebook', 'audiolibro')) as bad, count(*) as "all"
from existencias x join ediciones e on e.edicion_id = x.edicion_id where x.cantidad > 0;
-- Q30 price on the line less than half or more than one and a half times the price of the edition
select count(*) filter (where l.precio_unitario not between e.precio_venta * 0.5 and e.precio_venta * 1.5) as bad, count(*) as "all"
from lineas_pedido l join ediciones e on e.edicion_id = l.edicion_id;
-- Q31 edition that is sold for less than it costs
select count(*) filter (where precio_coste > precio_venta) as bad, count(*) as "all"
from ediciones where precio_venta > 0;
-- Q32 shift of less than an hour and a half or more than twelve hours
select count(*) filter (where hora_fin - hora_inicio not between interval '90 minutes' and interval '12 hours') as bad, count(*) as "all"
from turnos;
-- Q33 more copies reserved than there are
select count(*) filter (where cantidad_reservada > cantidad) as bad, count(*) as "all"
from existencias;
-- Q34 the same title twice by the same author
select coalesce(sum(n) filter (where n > 1), 0) as bad, coalesce(sum(n), 0) as "all"
from (select autor_id, lower(titulo), lower(coalesce(subtitulo, '')), count(*) as n from libros group by 1, 2, 3) g;
-- Q35 the same long review word for word three times or more
select coalesce(sum(n) filter (where n >= 3), 0) as bad, coalesce(sum(n), 0) as "all"
from (select texto, count(*) as n from resenas where length(texto) >= 40 group by 1) g;
-- Q36 words of the review that contradict its points
select count(*) filter (where (puntuacion >= 4 and texto ~* '(p[eé]sim|horribl|una decepci[oó]n|no l[oa] recomiendo|p[eé]rdida de tiempo|terrible book|waste of time)')
  or (puntuacion <= 2 and texto ~* '(obra maestra|imprescindible|me encant[oó]|magn[ií]fic|masterpiece|loved it)')) as bad, count(*) as "all"
from resenas where texto is not null and puntuacion <> 3;
