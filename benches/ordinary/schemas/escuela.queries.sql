-- Q1 TEXT name of the school year does not name the years of its dates
select count(*) filter (where nombre <> extract(year from fecha_inicio) || '/' || extract(year from fecha_fin)) as bad, count(*) as "all" from cursos_academicos;

-- Q2 ORDER school year that ends before it starts or does not last 8 to 13 months
select count(*) filter (where fecha_fin - fecha_inicio not between 240 and 400) as bad, count(*) as "all" from cursos_academicos;

-- Q3 ALONE several active school years
select case when count(*) filter (where activo) > 1 then count(*) filter (where activo) else 0 end as bad, count(*) as "all" from cursos_academicos;

-- Q4 BOUND term outside its school year, or upside down
select count(*) filter (where e.fecha_inicio < c.fecha_inicio or e.fecha_fin > c.fecha_fin or e.fecha_fin <= e.fecha_inicio) as bad, count(*) as "all" from evaluaciones e join cursos_academicos c on c.id = e.curso_academico_id;

-- Q5 ORDER later term starts before the one before it has ended
select count(*) filter (where b.fecha_inicio < a.fecha_fin) as bad, count(*) as "all" from evaluaciones a join evaluaciones b on b.curso_academico_id = a.curso_academico_id and b.numero = a.numero + 1;

-- Q6 COUNT num_alumnos is not the number of enrolments in the group (active or finished)
select count(*) filter (where num_alumnos not in ((select count(*) from matriculas m where m.grupo_id = g.id), (select count(*) from matriculas m where m.grupo_id = g.id and estado <> 'anulada'), (select count(*) from matriculas m where m.grupo_id = g.id and estado = 'activa'))) as bad, count(*) as "all" from grupos g;

-- Q7 BOUND more pupils than places
select count(*) filter (where num_alumnos > plazas or num_alumnos < 0) as bad, count(*) as "all" from grupos;

-- Q8 ALONE teacher who is tutor of two groups in a year
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by tutor_id, curso_academico_id) n from grupos where tutor_id is not null) x;

-- Q9 TEXT full name without the name and surnames
select count(*) filter (where position(nombre in nombre_completo) = 0 or position(primer_apellido in nombre_completo) = 0) as bad, count(*) as "all" from alumnos;

-- Q10 NOW pupil younger than 10 or older than 25 when enrolled
select count(*) filter (where fecha_alta - fecha_nacimiento not between 3650 and 9131) as bad, count(*) as "all" from alumnos;

-- Q11 STATUS reason to leave without having left, or left before enrolled (teachers too)
select count(*) filter (where not ok) as bad, count(*) as "all" from (select (fecha_baja is not null or motivo_baja is null) and (fecha_baja is null or fecha_baja >= fecha_alta) ok from alumnos union all select fecha_baja is null or fecha_baja >= fecha_alta from profesores) x;

-- Q12 WORDS kind of identity number or postcode that Spain does not have
select count(*) filter (where not ok) as bad, count(*) as "all" from (select upper(dni) ~ '^([0-9]{8}|[XYZ][0-9]{7})[A-Z]$' ok from profesores union all select codigo_postal ~ '^(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$' from alumnos where codigo_postal is not null) x;

-- Q13 ALONE several main contacts of a pupil
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where contacto_principal) n from tutores_legales group by alumno_id) x;

-- Q14 PATH subject of another level than the group
select count(*) filter (where a.nivel <> g.nivel) as bad, count(*) as "all" from clases c join grupos g on g.id = c.grupo_id join asignaturas a on a.id = c.asignatura_id;

-- Q15 WORDS lesson that ends before it starts, lasts over three hours or is held at night
select count(*) filter (where hora_fin <= hora_inicio or hora_fin - hora_inicio > interval '3 hours' or hora_inicio < '07:00' or hora_fin > '22:30') as bad, count(*) as "all" from horarios;

-- Q16 ALONE group with two lessons at the same time
select count(*) filter (where exists (select 1 from horarios o join clases d on d.id = o.clase_id where d.grupo_id = c.grupo_id and o.id <> h.id and o.dia_semana = h.dia_semana and o.hora_inicio < h.hora_fin and h.hora_inicio < o.hora_fin)) as bad, count(*) as "all" from horarios h join clases c on c.id = h.clase_id;

-- Q17 PATH group of the enrolment is of another school year
select count(*) filter (where g.curso_academico_id <> m.curso_academico_id) as bad, count(*) as "all" from matriculas m join grupos g on g.id = m.grupo_id;

-- Q18 STATUS cancelled enrolment without a date, or a date with another state or before enrolment
select count(*) filter (where (estado = 'anulada') <> (fecha_anulacion is not null) or fecha_anulacion < fecha_matricula) as bad, count(*) as "all" from matriculas;

-- Q19 BOUND enrolled after the school year had ended, or more than a year before it
select count(*) filter (where m.fecha_matricula > c.fecha_fin or m.fecha_matricula < c.fecha_inicio - 366) as bad, count(*) as "all" from matriculas m join cursos_academicos c on c.id = m.curso_academico_id;

-- Q20 FARSTATE active enrolment in a year that ended over a month ago
select count(*) filter (where m.estado = 'activa' and c.fecha_fin < '2025-12-01') as bad, count(*) as "all" from matriculas m join cursos_academicos c on c.id = m.curso_academico_id;

-- Q21 COUNT average mark is not the average of the marks
select count(*) filter (where (x is null) <> (nota_media is null) or abs(nota_media - x) > 0.06) as bad, count(*) as "all" from (select m.nota_media, (select avg(nota) from notas n where n.matricula_id = m.id) x from matriculas m) m where x is not null or nota_media is not null;

-- Q22 PATH mark in a class of another group than the enrolment's
select count(*) filter (where c.grupo_id <> m.grupo_id) as bad, count(*) as "all" from notas n join matriculas m on m.id = n.matricula_id join clases c on c.id = n.clase_id;

-- Q23 PATH mark in a term of another school year
select count(*) filter (where e.curso_academico_id <> m.curso_academico_id) as bad, count(*) as "all" from notas n join matriculas m on m.id = n.matricula_id join evaluaciones e on e.id = n.evaluacion_id;

-- Q24 WORDS mark outside 0 to 10
select count(*) filter (where nota not between 0 and 10) as bad, count(*) as "all" from notas;

-- Q25 TEXT word for the mark does not fit the mark
select count(*) filter (where lower(calificacion) not in (select x from (values (case when nota < 5 then 'suspenso' when nota < 6 then 'aprobado' when nota < 7 then 'bien' when nota < 9 then 'notable' else 'sobresaliente' end), (case when round(nota) < 5 then 'suspenso' when round(nota) < 6 then 'aprobado' when round(nota) < 7 then 'bien' when round(nota) < 9 then 'notable' else 'sobresaliente' end)) v (x))) as bad, count(*) as "all" from notas;

-- Q26 BOUND mark given before its term began or over two months after it ended
select count(*) filter (where n.fecha < e.fecha_inicio or n.fecha > e.fecha_fin + 60) as bad, count(*) as "all" from notas n join evaluaciones e on e.id = n.evaluacion_id;

-- Q27 KIND minutes late of an absence, or a late arrival without them
select count(*) filter (where (tipo = 'retraso') <> (minutos_retraso is not null) or minutos_retraso not between 1 and 240) as bad, count(*) as "all" from faltas;

-- Q28 STATUS proof of an absence that is not excused
select count(*) filter (where not justificada) as bad, count(*) as "all" from faltas where justificante is not null;

-- Q29 MEMBER absent from a class of a group in which the pupil never was
select count(*) filter (where not exists (select 1 from matriculas m where m.alumno_id = f.alumno_id and m.grupo_id = c.grupo_id)) as bad, count(*) as "all" from faltas f join clases c on c.id = f.clase_id;

-- Q30 BOUND absent outside the school year of the class, or at the weekend
select count(*) filter (where f.fecha not between a.fecha_inicio and a.fecha_fin or extract(isodow from f.fecha) > 5) as bad, count(*) as "all" from faltas f join clases c on c.id = f.clase_id join grupos g on g.id = c.grupo_id join cursos_academicos a on a.id = g.curso_academico_id;

-- Q31 PATH enrolment of the receipt is another pupil's
select count(*) filter (where m.alumno_id <> r.alumno_id) as bad, count(*) as "all" from recibos r join matriculas m on m.id = r.matricula_id;

-- Q32 COPY amount of the receipt is not that of what it is for
select count(*) filter (where r.importe <> c.importe) as bad, count(*) as "all" from recibos r join conceptos c on c.id = r.concepto_id;

-- Q33 SUM total is not the amount less the discount, or a discount above the amount
select count(*) filter (where total <> importe - descuento or descuento > importe) as bad, count(*) as "all" from recibos;

-- Q34 STATUS paid without a date, pending with one, due or paid before issued
select count(*) filter (where (estado = 'pagado' and fecha_pago is null) or (estado = 'pendiente' and fecha_pago is not null) or fecha_vencimiento < fecha_emision or fecha_pago < fecha_emision) as bad, count(*) as "all" from recibos;
