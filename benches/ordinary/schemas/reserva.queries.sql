-- Q1 num_pistas de un deporte no es el número de sus pistas, con o sin las retiradas
select count(*) filter (where d.num_pistas <> p.n and d.num_pistas <> p.m) as bad, count(*) as "all" from deportes d cross join lateral (select count(*) as n, count(*) filter (where x.estado <> 'retirada') as m from pistas x where x.deporte_id = d.id) p;

-- Q2 nombre completo de un socio que no es nombre y apellidos
select count(*) filter (where s.nombre_completo <> s.nombre || ' ' || s.apellidos) as bad, count(*) as "all" from socios s;

-- Q3 socio de baja sin fecha de baja, o socio activo con ella
select count(*) filter (where (s.estado = 'baja') <> (s.fecha_baja is not null)) as bad, count(*) as "all" from socios s where s.estado in ('activo', 'baja');

-- Q4 fecha de baja de un socio anterior a la de alta
select count(*) filter (where s.fecha_baja < s.fecha_alta) as bad, count(*) as "all" from socios s where s.fecha_baja is not null;

-- Q5 pago del que se ha devuelto más de su importe
select count(*) filter (where (select sum(d.importe) from devoluciones d where d.pago_id = p.id) > p.importe) as bad, count(*) as "all" from pagos p where exists (select 1 from devoluciones d where d.pago_id = p.id);

-- Q6 tutor de un socio que es el mismo socio o más joven que él
select count(*) filter (where t.id = s.id or t.fecha_nacimiento >= s.fecha_nacimiento) as bad, count(*) as "all" from socios s join socios t on t.id = s.tutor_id;

-- Q7 num_reservas de un socio no es el número de sus reservas, con o sin las canceladas
select count(*) filter (where s.num_reservas <> r.n and s.num_reservas <> r.m) as bad, count(*) as "all" from socios s cross join lateral (select count(*) as n, count(*) filter (where x.estado <> 'cancelada') as m from reservas x where x.socio_id = s.id) r;

-- Q8 pago cobrado sin cobrado_en, o pendiente o fallido con él
select count(*) filter (where (p.estado = 'cobrado') <> (p.cobrado_en is not null)) as bad, count(*) as "all" from pagos p where p.estado in ('cobrado', 'pendiente', 'fallido');

-- Q9 periodo de una cuota que no dura lo que dice la periodicidad de su tipo
select count(*) filter (where c.periodo_fin - c.periodo_inicio not between (case t.periodicidad when 'mensual' then 27 when 'trimestral' then 88 else 364 end) and (case t.periodicidad when 'mensual' then 31 when 'trimestral' then 92 else 366 end)) as bad, count(*) as "all" from cuotas c join tipos_cuota t on t.id = c.tipo_cuota_id;

-- Q10 total de una cuota que no es importe menos descuento
select count(*) filter (where c.total <> c.importe - c.descuento) as bad, count(*) as "all" from cuotas c;

-- Q11 cuota pagada sin pagada_en, o pendiente o vencida con él
select count(*) filter (where (c.estado = 'pagada') <> (c.pagada_en is not null)) as bad, count(*) as "all" from cuotas c where c.estado in ('pagada', 'pendiente', 'vencida');

-- Q12 cuota vencida cuya fecha de vencimiento no ha pasado
select count(*) filter (where c.fecha_vencimiento >= date '2026-01-01') as bad, count(*) as "all" from cuotas c where c.estado = 'vencida';

-- Q13 cuota pagada sin un pago cobrado
select count(*) filter (where not exists (select 1 from pagos p where p.cuota_id = c.id and p.estado = 'cobrado')) as bad, count(*) as "all" from cuotas c where c.estado = 'pagada' and c.total > 0;

-- Q14 pago de otro socio que el de su cuota o su reserva, que tampoco es el tutor de este
select count(*) filter (where s.id <> p.socio_id and s.tutor_id is distinct from p.socio_id) as bad, count(*) as "all" from pagos p left join cuotas c on c.id = p.cuota_id left join reservas r on r.id = p.reserva_id join socios s on s.id = coalesce(c.socio_id, r.socio_id);

-- Q15 bloqueo de pista que termina antes de empezar
select count(*) filter (where b.hasta <= b.desde) as bad, count(*) as "all" from bloqueos_pista b;

-- Q16 socio inscrito en una clase que no es para su edad
select count(*) filter (where s.fecha_nacimiento + make_interval(years => c.edad_min) > c.fecha_fin or s.fecha_nacimiento + make_interval(years => c.edad_max + 1) <= least(i.inscrito_en::date, c.fecha_inicio)) as bad, count(*) as "all" from inscripciones i join clases c on c.id = i.clase_id join socios s on s.id = i.socio_id where c.edad_min is not null or c.edad_max is not null;

-- Q17 duración de una reserva que no es la que va de inicio a fin
select count(*) filter (where r.duracion_minutos <> extract(epoch from r.fin - r.inicio) / 60) as bad, count(*) as "all" from reservas r;

-- Q18 importe de una reserva que no es el precio por hora por su duración
select count(*) filter (where abs(r.importe - r.precio_hora * r.duracion_minutos / 60) > 0.01) as bad, count(*) as "all" from reservas r;

-- Q19 reserva que se solapa con otra de la misma pista
select count(*) filter (where exists (select 1 from reservas o where o.pista_id = r.pista_id and o.id <> r.id and o.estado <> 'cancelada' and o.inicio < r.fin and o.fin > r.inicio)) as bad, count(*) as "all" from reservas r where r.estado <> 'cancelada';

-- Q20 reserva fuera del horario de su pista
select count(*) filter (where r.inicio::time < p.hora_apertura or r.fin::time > p.hora_cierre) as bad, count(*) as "all" from reservas r join pistas p on p.id = r.pista_id where p.hora_cierre > p.hora_apertura;

-- Q21 reserva completada o no presentada que aún no ha empezado
select count(*) filter (where r.inicio >= timestamp '2026-01-02') as bad, count(*) as "all" from reservas r where r.estado in ('completada', 'no_presentado');

-- Q22 reserva cancelada sin cancelada_en, o de otro estado con él
select count(*) filter (where (r.estado = 'cancelada') <> (r.cancelada_en is not null)) as bad, count(*) as "all" from reservas r;

-- Q23 reserva confirmada sin confirmada_en, o pendiente con él
select count(*) filter (where (r.estado = 'confirmada') <> (r.confirmada_en is not null)) as bad, count(*) as "all" from reservas r where r.estado in ('confirmada', 'pendiente');

-- Q24 num_jugadores de una reserva que no es el número de sus jugadores
select count(*) filter (where r.num_jugadores <> (select count(*) from reserva_jugadores j where j.reserva_id = r.id)) as bad, count(*) as "all" from reservas r;

-- Q25 jugador de tipo socio sin socio, o invitado con socio o sin nombre
select count(*) filter (where (j.tipo = 'socio') <> (j.socio_id is not null) or (j.tipo = 'invitado') <> (j.nombre_invitado is not null)) as bad, count(*) as "all" from reserva_jugadores j;

-- Q26 titular entre los jugadores de una reserva que no es el socio que la hizo
select count(*) filter (where j.socio_id is distinct from r.socio_id) as bad, count(*) as "all" from reserva_jugadores j join reservas r on r.id = j.reserva_id where j.es_titular;

-- Q27 clase en una pista de otro deporte
select count(*) filter (where p.deporte_id <> c.deporte_id) as bad, count(*) as "all" from clases c join pistas p on p.id = c.pista_id;

-- Q28 clase con un monitor que no da ese deporte
select count(*) filter (where not exists (select 1 from monitor_deportes d where d.monitor_id = c.monitor_id and d.deporte_id = c.deporte_id)) as bad, count(*) as "all" from clases c;

-- Q29 plazas ocupadas de una clase que no son sus inscripciones activas
select count(*) filter (where c.plazas_ocupadas <> (select count(*) from inscripciones i where i.clase_id = c.id and i.estado = 'activa')) as bad, count(*) as "all" from clases c;

-- Q30 clase con más plazas ocupadas que plazas, o completa con plazas libres
select count(*) filter (where c.plazas_ocupadas > c.plazas or (c.estado = 'completa' and c.plazas_ocupadas < c.plazas)) as bad, count(*) as "all" from clases c;

-- Q31 clase cuya hora o fecha de fin es anterior a la de inicio
select count(*) filter (where c.hora_fin <= c.hora_inicio or c.fecha_fin < c.fecha_inicio) as bad, count(*) as "all" from clases c;

-- Q32 sesión en otro día de la semana que su clase o fuera de sus fechas
select count(*) filter (where extract(isodow from s.inicio) <> c.dia_semana or s.inicio::date not between c.fecha_inicio and c.fecha_fin) as bad, count(*) as "all" from sesiones s join clases c on c.id = s.clase_id;

-- Q33 num_asistentes de una sesión que no es el número de los presentes
select count(*) filter (where s.num_asistentes <> (select count(*) from asistencias a where a.sesion_id = s.id and a.presente)) as bad, count(*) as "all" from sesiones s;

-- Q34 inscripción en lista de espera sin posición, o en otro estado con ella
select count(*) filter (where (i.estado = 'lista_espera') <> (i.posicion_espera is not null)) as bad, count(*) as "all" from inscripciones i;

-- Q35 asistencia de una inscripción a otra clase que la de la sesión
select count(*) filter (where i.clase_id <> s.clase_id) as bad, count(*) as "all" from asistencias a join sesiones s on s.id = a.sesion_id join inscripciones i on i.id = a.inscripcion_id;

-- Q36 pago cuyo concepto no es el de la referencia que lleva
select count(*) filter (where (p.concepto = 'cuota') <> (p.cuota_id is not null) or (p.concepto = 'reserva') <> (p.reserva_id is not null)) as bad, count(*) as "all" from pagos p;
