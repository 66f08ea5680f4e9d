-- 55 Reservas de un centro deportivo

create table deportes (
    id            serial primary key,
    nombre        varchar(60) not null unique,
    slug          varchar(60) not null unique,
    num_pistas    integer not null default 0,
    creado_en     timestamp not null default now()
);

create table socios (
    id                serial primary key,
    numero_socio      integer not null unique,
    nombre            varchar(80) not null,
    apellidos         varchar(120) not null,
    nombre_completo   varchar(201) not null,
    dni               varchar(12) unique,
    email             varchar(150) not null unique,
    telefono          varchar(20),
    fecha_nacimiento  date not null,
    tutor_id          integer references socios (id),
    estado            varchar(12) not null default 'activo' check (estado in ('activo', 'suspendido', 'baja')),
    fecha_alta        date not null,
    fecha_baja        date,
    motivo_baja       text,
    num_reservas      integer not null default 0,
    creado_en         timestamp not null default now(),
    actualizado_en    timestamp not null default now()
);

create table tipos_cuota (
    id            serial primary key,
    nombre        varchar(80) not null unique,
    periodicidad  varchar(12) not null check (periodicidad in ('mensual', 'trimestral', 'anual')),
    importe       numeric(8,2) not null check (importe >= 0),
    edad_min      integer,
    edad_max      integer,
    activo        boolean not null default true,
    creado_en     timestamp not null default now()
);

create table cuotas (
    id                 serial primary key,
    socio_id           integer not null references socios (id),
    tipo_cuota_id      integer not null references tipos_cuota (id),
    periodo_inicio     date not null,
    periodo_fin        date not null,
    importe            numeric(8,2) not null,
    descuento          numeric(8,2) not null default 0,
    total              numeric(8,2) not null,
    estado             varchar(12) not null default 'pendiente' check (estado in ('pendiente', 'pagada', 'vencida', 'anulada')),
    fecha_emision      date not null,
    fecha_vencimiento  date not null,
    pagada_en          timestamp,
    anulada_en         timestamp,
    creado_en          timestamp not null default now(),
    actualizado_en     timestamp not null default now(),
    unique (socio_id, tipo_cuota_id, periodo_inicio)
);

create table pistas (
    id              serial primary key,
    deporte_id      integer not null references deportes (id),
    nombre          varchar(60) not null unique,
    cubierta        boolean not null default false,
    max_jugadores   integer not null default 4,
    precio_hora     numeric(6,2) not null check (precio_hora >= 0),
    hora_apertura   time not null default '08:00',
    hora_cierre     time not null default '22:00',
    estado          varchar(16) not null default 'disponible' check (estado in ('disponible', 'mantenimiento', 'retirada')),
    retirada_en     timestamp,
    creado_en       timestamp not null default now(),
    actualizado_en  timestamp not null default now()
);

create table bloqueos_pista (
    id         serial primary key,
    pista_id   integer not null references pistas (id),
    motivo     varchar(200) not null,
    desde      timestamp not null,
    hasta      timestamp not null,
    creado_en  timestamp not null default now()
);

create table monitores (
    id              serial primary key,
    nombre          varchar(80) not null,
    apellidos       varchar(120) not null,
    dni             varchar(12) not null unique,
    email           varchar(150) not null unique,
    telefono        varchar(20),
    activo          boolean not null default true,
    fecha_alta      date not null,
    fecha_baja      date,
    creado_en       timestamp not null default now(),
    actualizado_en  timestamp not null default now()
);

create table monitor_deportes (
    monitor_id   integer not null references monitores (id) on delete cascade,
    deporte_id   integer not null references deportes (id),
    titulacion   varchar(120),
    primary key (monitor_id, deporte_id)
);

create table reservas (
    id                  serial primary key,
    codigo              varchar(12) not null unique,
    pista_id            integer not null references pistas (id),
    socio_id            integer not null references socios (id),
    inicio              timestamp not null,
    fin                 timestamp not null,
    duracion_minutos    integer not null,
    precio_hora         numeric(6,2) not null,
    importe             numeric(8,2) not null,
    num_jugadores       integer not null default 0,
    estado              varchar(14) not null default 'pendiente' check (estado in ('pendiente', 'confirmada', 'cancelada', 'completada', 'no_presentado')),
    confirmada_en       timestamp,
    cancelada_en        timestamp,
    motivo_cancelacion  text,
    creado_en           timestamp not null default now(),
    actualizado_en      timestamp not null default now()
);

create table reserva_jugadores (
    id               serial primary key,
    reserva_id       integer not null references reservas (id) on delete cascade,
    tipo             varchar(10) not null check (tipo in ('socio', 'invitado')),
    socio_id         integer references socios (id),
    nombre_invitado  varchar(150),
    es_titular       boolean not null default false,
    creado_en        timestamp not null default now(),
    unique (reserva_id, socio_id)
);

create table clases (
    id                serial primary key,
    deporte_id        integer not null references deportes (id),
    monitor_id        integer not null references monitores (id),
    pista_id          integer not null references pistas (id),
    nombre            varchar(100) not null,
    slug              varchar(100) not null unique,
    nivel             varchar(12) not null check (nivel in ('iniciacion', 'intermedio', 'avanzado')),
    dia_semana        smallint not null check (dia_semana between 1 and 7),
    hora_inicio       time not null,
    hora_fin          time not null,
    plazas            integer not null check (plazas > 0),
    plazas_ocupadas   integer not null default 0,
    edad_min          integer,
    edad_max          integer,
    fecha_inicio      date not null,
    fecha_fin         date not null,
    estado            varchar(12) not null default 'abierta' check (estado in ('abierta', 'completa', 'finalizada', 'cancelada')),
    cancelada_en      timestamp,
    creado_en         timestamp not null default now(),
    actualizado_en    timestamp not null default now()
);

create table sesiones (
    id                  serial primary key,
    clase_id            integer not null references clases (id),
    monitor_id          integer not null references monitores (id),
    pista_id            integer not null references pistas (id),
    inicio              timestamp not null,
    fin                 timestamp not null,
    estado              varchar(12) not null default 'programada' check (estado in ('programada', 'impartida', 'cancelada')),
    motivo_cancelacion  text,
    num_asistentes      integer not null default 0,
    creado_en           timestamp not null default now(),
    unique (clase_id, inicio)
);

create table inscripciones (
    id               serial primary key,
    clase_id         integer not null references clases (id),
    socio_id         integer not null references socios (id),
    estado           varchar(14) not null default 'activa' check (estado in ('activa', 'lista_espera', 'baja')),
    posicion_espera  integer,
    inscrito_en      timestamp not null,
    baja_en          timestamp,
    creado_en        timestamp not null default now(),
    actualizado_en   timestamp not null default now(),
    unique (clase_id, socio_id)
);

create table asistencias (
    id              serial primary key,
    sesion_id       integer not null references sesiones (id) on delete cascade,
    inscripcion_id  integer not null references inscripciones (id),
    presente        boolean not null default false,
    registrada_en   timestamp not null default now(),
    unique (sesion_id, inscripcion_id)
);

create table pagos (
    id              serial primary key,
    socio_id        integer not null references socios (id),
    concepto        varchar(10) not null check (concepto in ('cuota', 'reserva')),
    cuota_id        integer references cuotas (id),
    reserva_id      integer references reservas (id),
    metodo          varchar(14) not null check (metodo in ('efectivo', 'tarjeta', 'transferencia', 'domiciliacion')),
    iban            varchar(34),
    importe         numeric(8,2) not null check (importe > 0),
    estado          varchar(10) not null default 'pendiente' check (estado in ('pendiente', 'cobrado', 'fallido', 'devuelto')),
    cobrado_en      timestamp,
    creado_en       timestamp not null default now(),
    actualizado_en  timestamp not null default now()
);

create table devoluciones (
    id           serial primary key,
    pago_id      integer not null references pagos (id),
    importe      numeric(8,2) not null check (importe > 0),
    motivo       text not null,
    devuelto_en  timestamp not null,
    creado_en    timestamp not null default now()
);

create index reservas_pista_inicio_idx on reservas (pista_id, inicio);
create index reservas_socio_idx on reservas (socio_id);
create index cuotas_socio_idx on cuotas (socio_id);
create index pagos_cuota_idx on pagos (cuota_id);
create index pagos_reserva_idx on pagos (reserva_id);
create index sesiones_pista_inicio_idx on sesiones (pista_id, inicio);
create index inscripciones_socio_idx on inscripciones (socio_id);
