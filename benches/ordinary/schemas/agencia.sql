-- 48 travel agency (agencia de viajes)

CREATE TABLE oficinas (
    id               serial PRIMARY KEY,
    codigo           char(3) NOT NULL UNIQUE,
    nombre           varchar(80) NOT NULL,
    direccion        varchar(120) NOT NULL,
    codigo_postal    char(5) NOT NULL CHECK (codigo_postal ~ '^[0-9]{5}$'),
    ciudad           varchar(60) NOT NULL,
    telefono         varchar(20),
    correo           varchar(120),
    director_id      integer,                         -- empleado de la oficina con cargo director
    fecha_apertura   date NOT NULL,
    fecha_cierre     date,
    num_empleados    integer NOT NULL DEFAULT 0,      -- solo los que están en activo
    CHECK (fecha_cierre IS NULL OR fecha_cierre > fecha_apertura)
);

CREATE TABLE empleados (
    id               serial PRIMARY KEY,
    oficina_id       integer NOT NULL REFERENCES oficinas (id),
    supervisor_id    integer REFERENCES empleados (id),   -- de la misma oficina
    nombre           varchar(60) NOT NULL,
    apellidos        varchar(80) NOT NULL,
    correo           varchar(120) NOT NULL UNIQUE,
    telefono         varchar(20),
    cargo            varchar(20) NOT NULL CHECK (cargo IN ('director', 'agente', 'guia', 'administrativo')),
    salario_anual    numeric(10,2) NOT NULL CHECK (salario_anual > 0),
    comision_pct     numeric(4,2),                    -- solo agentes
    fecha_nacimiento date NOT NULL,
    fecha_alta       date NOT NULL,
    fecha_baja       date,
    activo           boolean NOT NULL DEFAULT true    -- false si hay fecha_baja
);
ALTER TABLE oficinas ADD CONSTRAINT oficinas_director_fk FOREIGN KEY (director_id) REFERENCES empleados (id);

-- árbol: continente > país > región > ciudad (la región es opcional)
CREATE TABLE destinos (
    id               serial PRIMARY KEY,
    padre_id         integer REFERENCES destinos (id),
    tipo             varchar(12) NOT NULL CHECK (tipo IN ('continente', 'pais', 'region', 'ciudad')),
    nombre           varchar(80) NOT NULL,
    nivel            smallint NOT NULL DEFAULT 0,     -- 0 = continente
    codigo_iso       char(2) UNIQUE,                  -- solo países
    requiere_visado  boolean,                         -- solo países
    descripcion      text,
    UNIQUE (padre_id, nombre)
);

CREATE TABLE proveedores (
    id               serial PRIMARY KEY,
    tipo             varchar(15) NOT NULL CHECK (tipo IN ('hotel', 'aerolinea', 'transporte', 'receptivo', 'aseguradora')),
    nombre           varchar(100) NOT NULL,
    cif              varchar(15) NOT NULL UNIQUE,
    destino_id       integer REFERENCES destinos (id),    -- ciudad donde está, obligatorio para hoteles
    estrellas        smallint CHECK (estrellas BETWEEN 1 AND 5),  -- solo hoteles
    codigo_iata      char(2) UNIQUE,                  -- solo aerolíneas
    correo           varchar(120),
    telefono         varchar(20),
    activo           boolean NOT NULL DEFAULT true
);

CREATE TABLE paquetes (
    id               serial PRIMARY KEY,
    codigo           varchar(12) NOT NULL UNIQUE,
    titulo           varchar(120) NOT NULL,
    destino_id       integer NOT NULL REFERENCES destinos (id),
    descripcion      text NOT NULL,
    duracion_dias    smallint NOT NULL CHECK (duracion_dias >= 1),
    duracion_noches  smallint NOT NULL CHECK (duracion_noches >= 0),   -- días menos uno
    dificultad       varchar(10) NOT NULL DEFAULT 'baja' CHECK (dificultad IN ('baja', 'media', 'alta')),
    plazas_minimas   smallint NOT NULL DEFAULT 2,
    plazas_maximas   smallint NOT NULL,
    estado           varchar(12) NOT NULL DEFAULT 'borrador' CHECK (estado IN ('borrador', 'publicado', 'retirado')),
    publicado_en     timestamptz,
    retirado_en      timestamptz,
    precio_desde     numeric(10,2),                   -- precio de adulto más bajo de las salidas no canceladas
    num_opiniones    integer NOT NULL DEFAULT 0,
    valoracion_media numeric(3,2),                    -- media de las opiniones, NULL si no hay
    creado_en        timestamptz NOT NULL DEFAULT now(),
    actualizado_en   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE itinerario_dias (
    id               serial PRIMARY KEY,
    paquete_id       integer NOT NULL REFERENCES paquetes (id) ON DELETE CASCADE,
    dia              smallint NOT NULL CHECK (dia >= 1),
    titulo           varchar(120) NOT NULL,
    descripcion      text,
    destino_id       integer REFERENCES destinos (id),
    hotel_id         integer REFERENCES proveedores (id), -- donde se duerme, NULL el último día
    desayuno         boolean NOT NULL DEFAULT false,
    almuerzo         boolean NOT NULL DEFAULT false,
    cena             boolean NOT NULL DEFAULT false,
    UNIQUE (paquete_id, dia)
);

CREATE TABLE salidas (
    id               serial PRIMARY KEY,
    paquete_id       integer NOT NULL REFERENCES paquetes (id),
    guia_id          integer REFERENCES empleados (id),
    fecha_salida     date NOT NULL,
    fecha_regreso    date NOT NULL,                   -- último día del viaje
    precio_adulto    numeric(10,2) NOT NULL CHECK (precio_adulto > 0),
    precio_nino      numeric(10,2) NOT NULL CHECK (precio_nino >= 0),
    plazas           smallint NOT NULL,
    plazas_ocupadas  smallint NOT NULL DEFAULT 0,     -- viajeros de reservas confirmadas o finalizadas
    estado           varchar(12) NOT NULL DEFAULT 'abierta' CHECK (estado IN ('abierta', 'confirmada', 'finalizada', 'cancelada')),
    confirmada_en    timestamptz,                     -- cuando se llegó al mínimo de plazas
    cancelada_en     timestamptz,
    motivo_cancelacion varchar(200),
    creado_en        timestamptz NOT NULL DEFAULT now(),
    CHECK (fecha_regreso >= fecha_salida),
    UNIQUE (paquete_id, fecha_salida)
);

CREATE TABLE clientes (
    id               serial PRIMARY KEY,
    tipo             varchar(12) NOT NULL DEFAULT 'particular' CHECK (tipo IN ('particular', 'empresa')),
    nombre           varchar(60) NOT NULL,            -- persona, o persona de contacto de la empresa
    apellidos        varchar(80) NOT NULL,
    razon_social     varchar(120),                    -- solo empresas
    nif              varchar(15) NOT NULL UNIQUE,
    fecha_nacimiento date,                            -- solo particulares
    correo           varchar(120) NOT NULL UNIQUE,
    telefono         varchar(20),
    oficina_id       integer NOT NULL REFERENCES oficinas (id),
    recomendado_por_id integer REFERENCES clientes (id),
    fecha_alta       date NOT NULL DEFAULT current_date,
    acepta_publicidad boolean NOT NULL DEFAULT false,
    num_reservas     integer NOT NULL DEFAULT 0,      -- sin contar las canceladas
    total_gastado    numeric(12,2) NOT NULL DEFAULT 0 -- suma de los totales de las reservas finalizadas
);

CREATE TABLE promociones (
    id               serial PRIMARY KEY,
    codigo           varchar(20) NOT NULL UNIQUE,
    descripcion      varchar(200) NOT NULL,
    tipo_descuento   varchar(12) NOT NULL CHECK (tipo_descuento IN ('porcentaje', 'importe')),
    porcentaje       numeric(5,2) CHECK (porcentaje > 0 AND porcentaje <= 100),
    importe          numeric(10,2) CHECK (importe > 0),
    paquete_id       integer REFERENCES paquetes (id),    -- NULL: vale para todos
    valida_desde     date NOT NULL,
    valida_hasta     date NOT NULL,
    usos_maximos     integer,                         -- NULL: sin límite
    usos             integer NOT NULL DEFAULT 0       -- reservas que la llevan
);

CREATE TABLE reservas (
    id               serial PRIMARY KEY,
    localizador      char(6) NOT NULL UNIQUE CHECK (localizador ~ '^[A-Z0-9]{6}$'),
    cliente_id       integer NOT NULL REFERENCES clientes (id),
    salida_id        integer NOT NULL REFERENCES salidas (id),
    oficina_id       integer NOT NULL REFERENCES oficinas (id),   -- la del agente
    agente_id        integer NOT NULL REFERENCES empleados (id),
    promocion_id     integer REFERENCES promociones (id),
    titulo_paquete   varchar(120) NOT NULL,           -- copia del paquete
    precio_adulto    numeric(10,2) NOT NULL,          -- copia de la salida
    precio_nino      numeric(10,2) NOT NULL,          -- copia de la salida
    num_adultos      smallint NOT NULL DEFAULT 1 CHECK (num_adultos >= 1),
    num_ninos        smallint NOT NULL DEFAULT 0 CHECK (num_ninos >= 0),
    subtotal         numeric(10,2) NOT NULL,          -- adultos y niños a su precio
    total_servicios  numeric(10,2) NOT NULL DEFAULT 0,
    descuento        numeric(10,2) NOT NULL DEFAULT 0,-- el de la promoción, sobre el subtotal
    total            numeric(10,2) NOT NULL,          -- subtotal + total_servicios - descuento
    pagado           numeric(10,2) NOT NULL DEFAULT 0,-- pagos cobrados menos devoluciones cobradas
    estado           varchar(12) NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'confirmada', 'finalizada', 'cancelada')),
    reservada_en     timestamptz NOT NULL DEFAULT now(),
    confirmada_en    timestamptz,
    cancelada_en     timestamptz,
    motivo_cancelacion varchar(200),
    observaciones    text
);
CREATE INDEX ON reservas (salida_id);
CREATE INDEX ON reservas (cliente_id);

CREATE TABLE viajeros (
    id               serial PRIMARY KEY,
    reserva_id       integer NOT NULL REFERENCES reservas (id) ON DELETE CASCADE,
    orden            smallint NOT NULL,               -- 1, 2, 3... dentro de la reserva
    titular          boolean NOT NULL DEFAULT false,  -- uno por reserva, el primero
    nombre           varchar(60) NOT NULL,
    apellidos        varchar(80) NOT NULL,
    tipo             varchar(8) NOT NULL CHECK (tipo IN ('adulto', 'nino')),  -- niño: menos de 12 años el día de salida
    fecha_nacimiento date NOT NULL,
    tipo_documento   varchar(10) NOT NULL CHECK (tipo_documento IN ('dni', 'pasaporte')),
    num_documento    varchar(20) NOT NULL,
    caducidad_documento date NOT NULL,
    alergias         varchar(200),
    UNIQUE (reserva_id, orden),
    UNIQUE (reserva_id, num_documento)
);

-- catálogo de servicios adicionales
CREATE TABLE servicios (
    id               serial PRIMARY KEY,
    proveedor_id     integer NOT NULL REFERENCES proveedores (id),
    tipo             varchar(12) NOT NULL CHECK (tipo IN ('seguro', 'traslado', 'excursion')),
    nombre           varchar(100) NOT NULL,
    precio           numeric(8,2) NOT NULL CHECK (precio > 0),
    activo           boolean NOT NULL DEFAULT true
);
COMMENT ON COLUMN servicios.proveedor_id IS 'seguro: una aseguradora; traslado: un transporte; excursion: un receptivo';

CREATE TABLE reserva_servicios (
    id               serial PRIMARY KEY,
    reserva_id       integer NOT NULL REFERENCES reservas (id) ON DELETE CASCADE,
    servicio_id      integer NOT NULL REFERENCES servicios (id),
    viajero_id       integer REFERENCES viajeros (id),    -- NULL: para toda la reserva
    nombre           varchar(100) NOT NULL,           -- copia del servicio
    cantidad         smallint NOT NULL DEFAULT 1 CHECK (cantidad > 0),
    precio_unitario  numeric(8,2) NOT NULL,           -- copia del servicio
    importe          numeric(10,2) NOT NULL,
    UNIQUE (reserva_id, servicio_id, viajero_id)
);

CREATE TABLE pagos (
    id               serial PRIMARY KEY,
    reserva_id       integer NOT NULL REFERENCES reservas (id),
    tipo             varchar(12) NOT NULL CHECK (tipo IN ('senal', 'resto', 'devolucion')),
    metodo           varchar(15) NOT NULL CHECK (metodo IN ('tarjeta', 'transferencia', 'efectivo')),
    tarjeta_final    char(4),                         -- últimas cuatro cifras, solo tarjeta
    importe          numeric(10,2) NOT NULL CHECK (importe > 0),   -- siempre positivo
    estado           varchar(12) NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'cobrado', 'rechazado')),
    creado_en        timestamptz NOT NULL DEFAULT now(),
    cobrado_en       timestamptz,
    motivo_rechazo   varchar(120)
);

CREATE TABLE opiniones (
    id               serial PRIMARY KEY,
    reserva_id       integer NOT NULL UNIQUE REFERENCES reservas (id),
    cliente_id       integer NOT NULL REFERENCES clientes (id),
    paquete_id       integer NOT NULL REFERENCES paquetes (id),
    puntuacion       smallint NOT NULL CHECK (puntuacion BETWEEN 1 AND 5),
    titulo           varchar(100) NOT NULL,
    comentario       text,
    publicada_en     timestamptz NOT NULL DEFAULT now(),
    respuesta        text,
    respondida_por_id integer REFERENCES empleados (id),
    respondida_en    timestamptz
);
COMMENT ON TABLE opiniones IS 'Opinión del cliente después del viaje';
