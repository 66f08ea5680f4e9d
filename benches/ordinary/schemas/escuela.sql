-- 13 Gestión de un instituto: alumnos, cursos, matrículas, notas, recibos
CREATE TABLE cursos_academicos (
    id          serial PRIMARY KEY,
    nombre      varchar(9) NOT NULL UNIQUE,
    fecha_inicio date NOT NULL,
    fecha_fin    date NOT NULL,
    activo      boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN cursos_academicos.nombre IS 'por ejemplo 2024/2025';

CREATE TABLE evaluaciones (
    id          serial PRIMARY KEY,
    curso_academico_id int NOT NULL REFERENCES cursos_academicos,
    numero      smallint NOT NULL CHECK (numero BETWEEN 1 AND 3),
    fecha_inicio date NOT NULL,
    fecha_fin    date NOT NULL,
    UNIQUE (curso_academico_id, numero)
);

CREATE TABLE profesores (
    id          serial PRIMARY KEY,
    dni         varchar(9) NOT NULL UNIQUE,
    nombre      varchar(60) NOT NULL,
    apellidos   varchar(100) NOT NULL,
    correo      varchar(120) NOT NULL UNIQUE,
    telefono    varchar(20),
    fecha_alta  date NOT NULL,
    fecha_baja  date
);

CREATE TABLE grupos (
    id          serial PRIMARY KEY,
    curso_academico_id int NOT NULL REFERENCES cursos_academicos,
    nivel       smallint NOT NULL CHECK (nivel BETWEEN 1 AND 4),
    letra       char(1) NOT NULL,
    tutor_id    int REFERENCES profesores,
    plazas      smallint NOT NULL DEFAULT 30,
    num_alumnos smallint NOT NULL DEFAULT 0,
    UNIQUE (curso_academico_id, nivel, letra)
);

CREATE TABLE alumnos (
    id          serial PRIMARY KEY,
    numero_expediente varchar(12) NOT NULL UNIQUE,
    nombre      varchar(60) NOT NULL,
    primer_apellido  varchar(60) NOT NULL,
    segundo_apellido varchar(60),
    nombre_completo  varchar(190) NOT NULL,
    fecha_nacimiento date NOT NULL,
    sexo        char(1) CHECK (sexo IN ('H', 'M')),
    direccion   varchar(150),
    codigo_postal char(5),
    localidad   varchar(80),
    fecha_alta  date NOT NULL,
    fecha_baja  date,
    motivo_baja text
);

CREATE TABLE tutores_legales (
    id          serial PRIMARY KEY,
    alumno_id   int NOT NULL REFERENCES alumnos ON DELETE CASCADE,
    nombre      varchar(120) NOT NULL,
    parentesco  varchar(20) NOT NULL CHECK (parentesco IN ('madre', 'padre', 'abuelo', 'abuela', 'otro')),
    telefono    varchar(20) NOT NULL,
    correo      varchar(120),
    contacto_principal boolean NOT NULL DEFAULT false
);

CREATE TABLE asignaturas (
    id          serial PRIMARY KEY,
    codigo      varchar(8) NOT NULL UNIQUE,
    nombre      varchar(80) NOT NULL,
    nivel       smallint NOT NULL CHECK (nivel BETWEEN 1 AND 4),
    horas_semanales smallint NOT NULL DEFAULT 3,
    optativa    boolean NOT NULL DEFAULT false
);

CREATE TABLE clases (
    id          serial PRIMARY KEY,
    grupo_id    int NOT NULL REFERENCES grupos,
    asignatura_id int NOT NULL REFERENCES asignaturas,
    profesor_id int NOT NULL REFERENCES profesores,
    aula        varchar(10),
    UNIQUE (grupo_id, asignatura_id)
);

CREATE TABLE horarios (
    id          serial PRIMARY KEY,
    clase_id    int NOT NULL REFERENCES clases ON DELETE CASCADE,
    dia_semana  smallint NOT NULL CHECK (dia_semana BETWEEN 1 AND 5),
    hora_inicio time NOT NULL,
    hora_fin    time NOT NULL
);

CREATE TABLE matriculas (
    id          serial PRIMARY KEY,
    alumno_id   int NOT NULL REFERENCES alumnos,
    curso_academico_id int NOT NULL REFERENCES cursos_academicos,
    grupo_id    int NOT NULL REFERENCES grupos,
    fecha_matricula date NOT NULL,
    estado      varchar(12) NOT NULL DEFAULT 'activa' CHECK (estado IN ('activa', 'anulada', 'finalizada')),
    fecha_anulacion date,
    repetidor   boolean NOT NULL DEFAULT false,
    nota_media  numeric(4,2),
    UNIQUE (alumno_id, curso_academico_id)
);
COMMENT ON COLUMN matriculas.nota_media IS 'media de las notas de la matrícula';

CREATE TABLE notas (
    id          serial PRIMARY KEY,
    matricula_id int NOT NULL REFERENCES matriculas ON DELETE CASCADE,
    clase_id    int NOT NULL REFERENCES clases,
    evaluacion_id int NOT NULL REFERENCES evaluaciones,
    nota        numeric(4,2) NOT NULL,
    calificacion varchar(15) NOT NULL,
    observaciones text,
    fecha       date NOT NULL,
    UNIQUE (matricula_id, clase_id, evaluacion_id)
);
COMMENT ON COLUMN notas.nota IS 'de 0 a 10';
COMMENT ON COLUMN notas.calificacion IS 'Suspenso (menos de 5), Aprobado (5), Bien (6), Notable (7 y 8), Sobresaliente (9 y 10)';

CREATE TABLE faltas (
    id          serial PRIMARY KEY,
    alumno_id   int NOT NULL REFERENCES alumnos,
    clase_id    int NOT NULL REFERENCES clases,
    fecha       date NOT NULL,
    tipo        varchar(10) NOT NULL DEFAULT 'falta' CHECK (tipo IN ('falta', 'retraso')),
    minutos_retraso smallint,
    justificada boolean NOT NULL DEFAULT false,
    justificante text
);
COMMENT ON COLUMN faltas.minutos_retraso IS 'solo en los retrasos';

CREATE TABLE conceptos (
    id          serial PRIMARY KEY,
    nombre      varchar(60) NOT NULL UNIQUE,
    importe     numeric(8,2) NOT NULL
);

CREATE TABLE recibos (
    id          serial PRIMARY KEY,
    numero      varchar(15) NOT NULL UNIQUE,
    alumno_id   int NOT NULL REFERENCES alumnos,
    matricula_id int NOT NULL REFERENCES matriculas,
    concepto_id int NOT NULL REFERENCES conceptos,
    importe     numeric(8,2) NOT NULL,
    descuento   numeric(8,2) NOT NULL DEFAULT 0,
    total       numeric(8,2) NOT NULL,
    estado      varchar(10) NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'pagado', 'devuelto')),
    fecha_emision date NOT NULL,
    fecha_vencimiento date NOT NULL,
    fecha_pago  date
);
CREATE INDEX ON recibos (estado);
