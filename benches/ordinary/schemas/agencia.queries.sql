-- Q1 num_empleados of an office is not the number of its active employees
select count(*) filter (where o.num_empleados<>(select count(*) from empleados e where e.oficina_id=o.id and e.activo)) as bad, count(*) as "all" from oficinas o;

-- Q2 director of an office works in another one or has another position
select count(*) filter (where e.oficina_id<>o.id or e.cargo<>'director') as bad, count(*) as "all" from oficinas o join empleados e on e.id=o.director_id;

-- Q3 supervisor from another office, or an employee supervising himself
select count(*) filter (where s.id=e.id or s.oficina_id<>e.oficina_id) as bad, count(*) as "all" from empleados e join empleados s on s.id=e.supervisor_id;

-- Q4 employee active with fecha_baja or not active without it, left before being hired, hired under 16 or over 70
select count(*) filter (where activo<>(fecha_baja is null) or fecha_baja<fecha_alta or fecha_alta<fecha_nacimiento+interval '16 years' or fecha_alta>fecha_nacimiento+interval '70 years') as bad, count(*) as "all" from empleados;

-- Q5 commission of somebody who is not an agent, or over 50 percent
select count(*) filter (where cargo<>'agente' or comision_pct<0 or comision_pct>50) as bad, count(*) as "all" from empleados where comision_pct is not null;

-- Q6 place of a destination in the tree: level not one more than the parent, or kind that does not fit under it (country in a continent, region in a country, city in a region or country)
select count(*) filter (where d.nivel<>coalesce(p.nivel+1,0) or not case d.tipo when 'continente' then d.padre_id is null when 'pais' then coalesce(p.tipo='continente',false) when 'region' then coalesce(p.tipo='pais',false) else coalesce(p.tipo in ('pais','region'),false) end) as bad, count(*) as "all" from destinos d left join destinos p on p.id=d.padre_id;

-- Q7 ISO code or visa flag at a destination that is not a country, or a country without ISO code
select count(*) filter (where (tipo<>'pais' and (codigo_iso is not null or requiere_visado is not null)) or (tipo='pais' and (codigo_iso is null or codigo_iso !~ '^[A-Z]{2}$'))) as bad, count(*) as "all" from destinos;

-- Q8 supplier: stars without being a hotel, IATA code without being an airline, hotel without a city
select count(*) filter (where (p.tipo<>'hotel' and p.estrellas is not null) or (p.tipo<>'aerolinea' and p.codigo_iata is not null) or (p.tipo='hotel' and (d.id is null or d.tipo<>'ciudad'))) as bad, count(*) as "all" from proveedores p left join destinos d on d.id=p.destino_id;

-- Q9 nights of a package are not its days less one, or it lasts longer than 60 days
select count(*) filter (where duracion_noches<>duracion_dias-1 or duracion_dias>60) as bad, count(*) as "all" from paquetes;

-- Q10 title of a package names another number of days than duracion_dias
select count(*) filter (where substring(titulo from '([0-9]{1,3}) +d[ií]as')::int<>duracion_dias) as bad, count(*) as "all" from paquetes where titulo ~ '[0-9]{1,3} +d[ií]as';

-- Q11 state of a package does not go with publicado_en and retirado_en, or their order is wrong
select count(*) filter (where (estado='borrador' and (publicado_en is not null or retirado_en is not null)) or (estado='publicado' and (publicado_en is null or retirado_en is not null)) or (estado='retirado' and retirado_en is null) or retirado_en<publicado_en or publicado_en<creado_en) as bad, count(*) as "all" from paquetes;

-- Q12 precio_desde of a package is not the lowest adult price of its departures that are not cancelled
select count(*) filter (where p.precio_desde is distinct from (select min(s.precio_adulto) from salidas s where s.paquete_id=p.id and s.estado<>'cancelada')) as bad, count(*) as "all" from paquetes p;

-- Q13 num_opiniones or valoracion_media of a package is not that of its opinions
select count(*) filter (where p.num_opiniones<>(select count(*) from opiniones o where o.paquete_id=p.id) or (p.valoracion_media is null)<>(not exists (select 1 from opiniones o where o.paquete_id=p.id)) or abs(p.valoracion_media-(select avg(o.puntuacion) from opiniones o where o.paquete_id=p.id))>0.01) as bad, count(*) as "all" from paquetes p;

-- Q14 itinerary of a package with gaps between its days, not starting with day 1 or longer than the package
select count(*) filter (where x.n<>x.ultimo or x.ultimo>p.duracion_dias) as bad, count(*) as "all" from (select paquete_id, count(*) as n, max(dia) as ultimo from itinerario_dias group by paquete_id) x join paquetes p on p.id=x.paquete_id;

-- Q15 night of an itinerary in a supplier that is no hotel, or a hotel on the last day
select count(*) filter (where h.tipo<>'hotel' or i.dia>=p.duracion_dias) as bad, count(*) as "all" from itinerario_dias i join proveedores h on h.id=i.hotel_id join paquetes p on p.id=i.paquete_id;

-- Q16 departure does not last as many days as its package
select count(*) filter (where s.fecha_regreso-s.fecha_salida<>p.duracion_dias-1) as bad, count(*) as "all" from salidas s join paquetes p on p.id=s.paquete_id;

-- Q17 child dearer than an adult, or an adult price outside of 20 to 30000
select count(*) filter (where precio_nino>precio_adulto or precio_adulto not between 20 and 30000) as bad, count(*) as "all" from salidas;

-- Q18 guide of a departure is not a guide
select count(*) filter (where e.cargo<>'guia') as bad, count(*) as "all" from salidas s join empleados e on e.id=s.guia_id;

-- Q19 guide on two departures that are not cancelled at the same time
select count(*) filter (where exists (select 1 from salidas o where o.guia_id=s.guia_id and o.id<>s.id and o.estado<>'cancelada' and o.fecha_salida<=s.fecha_regreso and o.fecha_regreso>=s.fecha_salida)) as bad, count(*) as "all" from salidas s where s.guia_id is not null and s.estado<>'cancelada';

-- Q20 plazas_ocupadas of a departure is not the number of travellers of its confirmed or finished reservations
select count(*) filter (where s.plazas_ocupadas<>(select coalesce(sum(r.num_adultos+r.num_ninos),0) from reservas r where r.salida_id=s.id and r.estado in ('confirmada','finalizada'))) as bad, count(*) as "all" from salidas s;

-- Q21 departure with more people than places, or more places than the package may have
select count(*) filter (where s.plazas_ocupadas>s.plazas or s.plazas>p.plazas_maximas or s.plazas<1) as bad, count(*) as "all" from salidas s join paquetes p on p.id=s.paquete_id;

-- Q22 state of a departure does not go with confirmada_en, cancelada_en and motivo_cancelacion
select count(*) filter (where (estado='abierta' and confirmada_en is not null) or (estado in ('confirmada','finalizada') and confirmada_en is null) or (estado='cancelada')<>(cancelada_en is not null) or (estado<>'cancelada' and motivo_cancelacion is not null)) as bad, count(*) as "all" from salidas;

-- Q23 company without razon_social, private person with it, or a birth date at a company
select count(*) filter (where (tipo='empresa')<>(razon_social is not null) or (tipo='empresa' and fecha_nacimiento is not null)) as bad, count(*) as "all" from clientes;

-- Q24 num_reservas or total_gastado of a customer is not that of the reservations
select count(*) filter (where c.num_reservas<>(select count(*) from reservas r where r.cliente_id=c.id and r.estado<>'cancelada') or c.total_gastado<>(select coalesce(sum(r.total),0) from reservas r where r.cliente_id=c.id and r.estado='finalizada')) as bad, count(*) as "all" from clientes c;

-- Q25 promotion: columns do not go with the kind of discount, period the wrong way round, more uses than allowed or usos not the number of its reservations
select count(*) filter (where (p.tipo_descuento='porcentaje')<>(p.porcentaje is not null) or (p.tipo_descuento='importe')<>(p.importe is not null) or p.valida_hasta<p.valida_desde or p.usos>p.usos_maximos or p.usos<>(select count(*) from reservas r where r.promocion_id=p.id)) as bad, count(*) as "all" from promociones p;

-- Q26 reservation with a promotion of another package or out of its period (a day allowed for time zones)
select count(*) filter (where p.paquete_id<>s.paquete_id or r.reservada_en::date<p.valida_desde-1 or r.reservada_en::date>p.valida_hasta+1) as bad, count(*) as "all" from reservas r join promociones p on p.id=r.promocion_id join salidas s on s.id=r.salida_id;

-- Q27 agent of a reservation is not an agent, works in another office, or was not employed yet or any more
select count(*) filter (where e.cargo<>'agente' or e.oficina_id<>r.oficina_id or r.reservada_en::date<e.fecha_alta-1 or r.reservada_en::date>e.fecha_baja+1) as bad, count(*) as "all" from reservas r join empleados e on e.id=r.agente_id;

-- Q28 title or prices of a reservation are not those of its package and departure
select count(*) filter (where r.titulo_paquete<>p.titulo or r.precio_adulto<>s.precio_adulto or r.precio_nino<>s.precio_nino) as bad, count(*) as "all" from reservas r join salidas s on s.id=r.salida_id join paquetes p on p.id=s.paquete_id;

-- Q29 subtotal or total of a reservation does not follow from its prices, numbers and amounts
select count(*) filter (where subtotal<>num_adultos*precio_adulto+num_ninos*precio_nino or total<>subtotal+total_servicios-descuento) as bad, count(*) as "all" from reservas;

-- Q30 total_servicios of a reservation is not the sum of its services
select count(*) filter (where r.total_servicios<>(select coalesce(sum(x.importe),0) from reserva_servicios x where x.reserva_id=r.id)) as bad, count(*) as "all" from reservas r;

-- Q31 descuento of a reservation is not what its promotion gives, or there is one without a promotion
select count(*) filter (where abs(r.descuento-case when p.id is null then 0 when p.tipo_descuento='porcentaje' then r.subtotal*p.porcentaje/100 else least(p.importe,r.subtotal) end)>0.01) as bad, count(*) as "all" from reservas r left join promociones p on p.id=r.promocion_id;

-- Q32 pagado of a reservation is not what was collected less what was given back, or more than the total
select count(*) filter (where r.pagado<>(select coalesce(sum(case when g.tipo='devolucion' then -g.importe else g.importe end),0) from pagos g where g.reserva_id=r.id and g.estado='cobrado') or r.pagado>r.total or r.pagado<0) as bad, count(*) as "all" from reservas r;

-- Q33 state of a reservation does not go with confirmada_en, cancelada_en or motivo_cancelacion
select count(*) filter (where (estado in ('confirmada','finalizada') and confirmada_en is null) or (estado='pendiente' and confirmada_en is not null) or (estado='cancelada')<>(cancelada_en is not null) or (estado<>'cancelada' and motivo_cancelacion is not null)) as bad, count(*) as "all" from reservas;

-- Q34 times of a reservation in the wrong order, or made after the departure
select count(*) filter (where r.confirmada_en<r.reservada_en or r.cancelada_en<r.reservada_en or r.cancelada_en<r.confirmada_en or r.reservada_en::date>s.fecha_salida) as bad, count(*) as "all" from reservas r join salidas s on s.id=r.salida_id;

-- Q35 state of a reservation that the state of its departure does not allow
select count(*) filter (where (s.estado='cancelada' and r.estado<>'cancelada') or (r.estado='finalizada' and s.estado<>'finalizada') or (s.estado='finalizada' and r.estado in ('pendiente','confirmada'))) as bad, count(*) as "all" from reservas r join salidas s on s.id=r.salida_id;

-- Q36 travellers of a reservation: more of them than the adults and children booked, not exactly one main traveller, or their order has gaps
select count(*) filter (where v.adultos>r.num_adultos or v.ninos>r.num_ninos or v.titulares<>1 or v.ultimo<>v.n or v.primero<>1) as bad, count(*) as "all" from reservas r join (select reserva_id, count(*) as n, count(*) filter (where tipo='adulto') as adultos, count(*) filter (where tipo='nino') as ninos, count(*) filter (where titular) as titulares, max(orden) as ultimo, min(orden) as primero from viajeros group by reserva_id) v on v.reserva_id=r.id;

-- Q37 traveller whose kind is not that of the age on the day of departure, not born yet or over 105
select count(*) filter (where (v.tipo='nino')<>(v.fecha_nacimiento+interval '12 years'>s.fecha_salida) or v.fecha_nacimiento>s.fecha_salida or v.fecha_nacimiento<s.fecha_salida-interval '105 years') as bad, count(*) as "all" from viajeros v join reservas r on r.id=v.reserva_id join salidas s on s.id=r.salida_id;

-- Q38 document of a traveller expires before the return
select count(*) filter (where v.caducidad_documento<s.fecha_regreso) as bad, count(*) as "all" from viajeros v join reservas r on r.id=v.reserva_id join salidas s on s.id=r.salida_id where r.estado<>'cancelada';

-- Q39 service from a supplier of the wrong kind
select count(*) filter (where p.tipo<>case s.tipo when 'seguro' then 'aseguradora' when 'traslado' then 'transporte' else 'receptivo' end) as bad, count(*) as "all" from servicios s join proveedores p on p.id=s.proveedor_id;

-- Q40 service of a reservation for a traveller of another reservation
select count(*) filter (where v.reserva_id<>x.reserva_id) as bad, count(*) as "all" from reserva_servicios x join viajeros v on v.id=x.viajero_id;

-- Q41 service of a reservation: name or price not copied, or importe not quantity by price
select count(*) filter (where x.nombre<>s.nombre or x.precio_unitario<>s.precio or x.importe<>x.cantidad*x.precio_unitario) as bad, count(*) as "all" from reserva_servicios x join servicios s on s.id=x.servicio_id;

-- Q42 payment: card digits without a card, times that do not go with the state, or collected before it was created, or created before the reservation
select count(*) filter (where (g.metodo<>'tarjeta' and g.tarjeta_final is not null) or g.tarjeta_final !~ '^[0-9]{4}$' or (g.estado='cobrado')<>(g.cobrado_en is not null) or (g.estado<>'rechazado' and g.motivo_rechazo is not null) or g.cobrado_en<g.creado_en or g.creado_en<r.reservada_en) as bad, count(*) as "all" from pagos g join reservas r on r.id=g.reserva_id;

-- Q43 opinion of another customer or package than its reservation, of one that is not finished, or before the last day of the trip
select count(*) filter (where o.cliente_id<>r.cliente_id or o.paquete_id<>s.paquete_id or r.estado<>'finalizada' or o.publicada_en::date<s.fecha_regreso) as bad, count(*) as "all" from opiniones o join reservas r on r.id=o.reserva_id join salidas s on s.id=r.salida_id;

-- Q44 answer to an opinion without its time, time or author without an answer, or answered before it was published
select count(*) filter (where (respuesta is null)<>(respondida_en is null) or (respuesta is null and respondida_por_id is not null) or respondida_en<publicada_en) as bad, count(*) as "all" from opiniones;

-- Q45 opinion that praises with one star, or is filler or English text
select count(*) filter (where (puntuacion=1 and concat_ws(' ',titulo,comentario) ~* '\y(excelente|maravilloso|maravillosa|inolvidable|perfecto)\y') or (puntuacion=5 and concat_ws(' ',titulo,comentario) ~* '\y(decepcionante|horrible|desastre|p[ée]simo|p[ée]sima)\y') or concat_ws(' ',titulo,comentario) ~* '\y(lorem|ipsum|and|was|with|very|this)\y') as bad, count(*) as "all" from opiniones;
