-- 76 Librería con varias sucursales y tienda web
CREATE TYPE estado_pedido AS ENUM ('pendiente', 'pagado', 'enviado', 'entregado', 'cancelado');
CREATE TYPE formato_edicion AS ENUM ('tapa_dura', 'rustica', 'bolsillo', 'ebook', 'audiolibro');

CREATE TABLE autores (
  autor_id SERIAL PRIMARY KEY,
  nombre VARCHAR(80) NOT NULL,
  apellidos VARCHAR(120) NOT NULL,
  nacionalidad VARCHAR(60),
  fecha_nacimiento DATE,
  fecha_fallecimiento DATE,
  biografia TEXT
);

CREATE TABLE editoriales (
  editorial_id SERIAL PRIMARY KEY,
  nombre VARCHAR(120) NOT NULL UNIQUE,
  pais VARCHAR(60) NOT NULL DEFAULT 'España',
  ciudad VARCHAR(80),
  sitio_web VARCHAR(200),
  anio_fundacion SMALLINT,
  activa BOOLEAN NOT NULL DEFAULT TRUE
);

CREATE TABLE libros (
  libro_id SERIAL PRIMARY KEY,
  titulo VARCHAR(200) NOT NULL,
  subtitulo VARCHAR(200),
  autor_id INTEGER NOT NULL REFERENCES autores (autor_id),
  genero VARCHAR(30) NOT NULL CHECK (genero IN ('novela', 'poesia', 'ensayo', 'historia', 'infantil', 'comic', 'ciencia', 'cocina')),
  idioma_original CHAR(2) NOT NULL DEFAULT 'es',
  anio_primera_publicacion SMALLINT,
  sinopsis TEXT,
  puntuacion_media NUMERIC(3,2),
  total_resenas INTEGER NOT NULL DEFAULT 0 CHECK (total_resenas >= 0),
  fecha_alta TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE ediciones (
  edicion_id SERIAL PRIMARY KEY,
  libro_id INTEGER NOT NULL REFERENCES libros (libro_id),
  editorial_id INTEGER NOT NULL REFERENCES editoriales (editorial_id),
  isbn VARCHAR(13) NOT NULL UNIQUE CHECK (isbn ~ '^97[89][0-9]{10}$'),
  formato formato_edicion NOT NULL DEFAULT 'rustica',
  numero_edicion SMALLINT NOT NULL DEFAULT 1,
  fecha_publicacion DATE NOT NULL,
  paginas INTEGER CHECK (paginas > 0),
  duracion_minutos INTEGER CHECK (duracion_minutos > 0),
  peso_gramos INTEGER CHECK (peso_gramos > 0),
  precio_venta NUMERIC(8,2) NOT NULL CHECK (precio_venta >= 0),
  precio_coste NUMERIC(8,2) NOT NULL CHECK (precio_coste >= 0),
  descatalogada BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE sucursales (
  sucursal_id SERIAL PRIMARY KEY,
  nombre VARCHAR(100) NOT NULL UNIQUE,
  direccion VARCHAR(200) NOT NULL,
  ciudad VARCHAR(80) NOT NULL,
  codigo_postal CHAR(5) NOT NULL CHECK (codigo_postal ~ '^[0-9]{5}$'),
  telefono VARCHAR(20),
  hora_apertura TIME NOT NULL DEFAULT '10:00',
  hora_cierre TIME NOT NULL DEFAULT '20:30',
  fecha_inauguracion DATE NOT NULL
);

CREATE TABLE existencias (
  sucursal_id INTEGER NOT NULL REFERENCES sucursales (sucursal_id),
  edicion_id INTEGER NOT NULL REFERENCES ediciones (edicion_id),
  cantidad INTEGER NOT NULL DEFAULT 0 CHECK (cantidad >= 0),
  cantidad_reservada INTEGER NOT NULL DEFAULT 0 CHECK (cantidad_reservada >= 0),
  stock_minimo INTEGER NOT NULL DEFAULT 1,
  estanteria VARCHAR(20),
  ultimo_inventario DATE,
  PRIMARY KEY (sucursal_id, edicion_id)
);

CREATE TABLE empleados (
  empleado_id SERIAL PRIMARY KEY,
  sucursal_id INTEGER NOT NULL REFERENCES sucursales (sucursal_id),
  supervisor_id INTEGER REFERENCES empleados (empleado_id),
  dni VARCHAR(9) NOT NULL UNIQUE,
  nombre VARCHAR(80) NOT NULL,
  apellidos VARCHAR(120) NOT NULL,
  correo VARCHAR(150) NOT NULL UNIQUE,
  puesto VARCHAR(30) NOT NULL CHECK (puesto IN ('gerente', 'librero', 'cajero', 'almacenero')),
  salario_mensual NUMERIC(8,2) NOT NULL,
  fecha_contratacion DATE NOT NULL,
  fecha_baja DATE,
  activo BOOLEAN NOT NULL DEFAULT TRUE
);

CREATE TABLE turnos (
  turno_id SERIAL PRIMARY KEY,
  empleado_id INTEGER NOT NULL REFERENCES empleados (empleado_id),
  sucursal_id INTEGER NOT NULL REFERENCES sucursales (sucursal_id),
  fecha DATE NOT NULL,
  hora_inicio TIME NOT NULL,
  hora_fin TIME NOT NULL,
  estado VARCHAR(20) NOT NULL DEFAULT 'programado' CHECK (estado IN ('programado', 'cumplido', 'ausente', 'anulado')),
  motivo_ausencia VARCHAR(200),
  UNIQUE (empleado_id, fecha, hora_inicio),
  CHECK (hora_fin > hora_inicio)
);

CREATE TABLE clientes (
  cliente_id SERIAL PRIMARY KEY,
  tipo VARCHAR(20) NOT NULL DEFAULT 'particular' CHECK (tipo IN ('particular', 'empresa', 'biblioteca')),
  nombre VARCHAR(80) NOT NULL,
  apellidos VARCHAR(120) NOT NULL,
  razon_social VARCHAR(150),
  nif VARCHAR(12),
  correo VARCHAR(150) NOT NULL UNIQUE,
  telefono VARCHAR(20),
  direccion VARCHAR(200),
  ciudad VARCHAR(80),
  codigo_postal CHAR(5),
  acepta_publicidad BOOLEAN NOT NULL DEFAULT FALSE,
  puntos INTEGER NOT NULL DEFAULT 0,
  fecha_registro TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE pedidos (
  pedido_id SERIAL PRIMARY KEY,
  numero VARCHAR(20) NOT NULL UNIQUE,
  cliente_id INTEGER NOT NULL REFERENCES clientes (cliente_id),
  canal VARCHAR(10) NOT NULL CHECK (canal IN ('tienda', 'web', 'telefono')),
  sucursal_id INTEGER NOT NULL REFERENCES sucursales (sucursal_id),
  empleado_id INTEGER REFERENCES empleados (empleado_id),
  estado estado_pedido NOT NULL DEFAULT 'pendiente',
  fecha_pedido TIMESTAMP NOT NULL DEFAULT now(),
  fecha_cancelacion TIMESTAMP,
  motivo_cancelacion VARCHAR(200),
  subtotal NUMERIC(10,2) NOT NULL DEFAULT 0,
  descuento NUMERIC(10,2) NOT NULL DEFAULT 0 CHECK (descuento >= 0),
  gastos_envio NUMERIC(8,2) NOT NULL DEFAULT 0 CHECK (gastos_envio >= 0),
  total NUMERIC(10,2) NOT NULL DEFAULT 0,
  notas TEXT
);

CREATE TABLE lineas_pedido (
  linea_id SERIAL PRIMARY KEY,
  pedido_id INTEGER NOT NULL REFERENCES pedidos (pedido_id) ON DELETE CASCADE,
  edicion_id INTEGER NOT NULL REFERENCES ediciones (edicion_id),
  cantidad INTEGER NOT NULL DEFAULT 1 CHECK (cantidad > 0),
  precio_unitario NUMERIC(8,2) NOT NULL CHECK (precio_unitario >= 0),
  porcentaje_descuento NUMERIC(5,2) NOT NULL DEFAULT 0 CHECK (porcentaje_descuento BETWEEN 0 AND 100),
  importe NUMERIC(10,2) NOT NULL,
  UNIQUE (pedido_id, edicion_id)
);

CREATE TABLE pagos (
  pago_id SERIAL PRIMARY KEY,
  pedido_id INTEGER NOT NULL REFERENCES pedidos (pedido_id),
  metodo VARCHAR(20) NOT NULL CHECK (metodo IN ('tarjeta', 'efectivo', 'transferencia', 'bizum', 'paypal')),
  estado VARCHAR(20) NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'aprobado', 'rechazado', 'reembolsado')),
  importe NUMERIC(10,2) NOT NULL CHECK (importe > 0),
  referencia VARCHAR(60),
  motivo_rechazo VARCHAR(200),
  fecha_pago TIMESTAMP NOT NULL
);

CREATE TABLE envios (
  envio_id SERIAL PRIMARY KEY,
  pedido_id INTEGER NOT NULL REFERENCES pedidos (pedido_id),
  transportista VARCHAR(60) NOT NULL,
  numero_seguimiento VARCHAR(40) UNIQUE,
  estado VARCHAR(20) NOT NULL DEFAULT 'preparando' CHECK (estado IN ('preparando', 'en_camino', 'entregado', 'devuelto', 'perdido')),
  direccion_entrega VARCHAR(250) NOT NULL,
  coste NUMERIC(8,2) NOT NULL DEFAULT 0,
  fecha_envio TIMESTAMP,
  fecha_estimada DATE,
  fecha_entrega TIMESTAMP
);

CREATE TABLE devoluciones (
  devolucion_id SERIAL PRIMARY KEY,
  linea_id INTEGER NOT NULL REFERENCES lineas_pedido (linea_id),
  cliente_id INTEGER NOT NULL REFERENCES clientes (cliente_id),
  cantidad INTEGER NOT NULL CHECK (cantidad > 0),
  motivo VARCHAR(30) NOT NULL CHECK (motivo IN ('defectuoso', 'equivocado', 'arrepentimiento', 'danado_en_envio')),
  estado VARCHAR(20) NOT NULL DEFAULT 'solicitada' CHECK (estado IN ('solicitada', 'aprobada', 'rechazada', 'reembolsada')),
  importe_reembolsado NUMERIC(10,2),
  fecha_solicitud TIMESTAMP NOT NULL,
  fecha_resolucion TIMESTAMP,
  comentario TEXT
);

CREATE TABLE proveedores (
  proveedor_id SERIAL PRIMARY KEY,
  nombre VARCHAR(120) NOT NULL UNIQUE,
  nif VARCHAR(12) NOT NULL UNIQUE,
  persona_contacto VARCHAR(120),
  correo VARCHAR(150),
  telefono VARCHAR(20),
  plazo_entrega_dias SMALLINT NOT NULL DEFAULT 7 CHECK (plazo_entrega_dias > 0),
  activo BOOLEAN NOT NULL DEFAULT TRUE
);

CREATE TABLE ordenes_compra (
  orden_id SERIAL PRIMARY KEY,
  numero VARCHAR(20) NOT NULL UNIQUE,
  proveedor_id INTEGER NOT NULL REFERENCES proveedores (proveedor_id),
  sucursal_id INTEGER NOT NULL REFERENCES sucursales (sucursal_id),
  edicion_id INTEGER NOT NULL REFERENCES ediciones (edicion_id),
  cantidad INTEGER NOT NULL CHECK (cantidad > 0),
  cantidad_recibida INTEGER NOT NULL DEFAULT 0 CHECK (cantidad_recibida >= 0),
  coste_unitario NUMERIC(8,2) NOT NULL,
  total NUMERIC(10,2) NOT NULL,
  estado VARCHAR(20) NOT NULL DEFAULT 'borrador' CHECK (estado IN ('borrador', 'enviada', 'parcial', 'recibida', 'cancelada')),
  fecha_orden DATE NOT NULL DEFAULT CURRENT_DATE,
  fecha_prevista DATE
);

CREATE TABLE recepciones (
  recepcion_id SERIAL PRIMARY KEY,
  orden_id INTEGER NOT NULL REFERENCES ordenes_compra (orden_id),
  sucursal_id INTEGER NOT NULL REFERENCES sucursales (sucursal_id),
  empleado_id INTEGER REFERENCES empleados (empleado_id),
  numero_albaran VARCHAR(30) NOT NULL,
  cantidad INTEGER NOT NULL CHECK (cantidad > 0),
  cantidad_danada INTEGER NOT NULL DEFAULT 0 CHECK (cantidad_danada >= 0),
  fecha_recepcion TIMESTAMP NOT NULL,
  observaciones TEXT
);

CREATE TABLE resenas (
  resena_id SERIAL PRIMARY KEY,
  libro_id INTEGER NOT NULL REFERENCES libros (libro_id),
  edicion_id INTEGER REFERENCES ediciones (edicion_id),
  cliente_id INTEGER NOT NULL REFERENCES clientes (cliente_id),
  pedido_id INTEGER REFERENCES pedidos (pedido_id),
  puntuacion SMALLINT NOT NULL CHECK (puntuacion BETWEEN 1 AND 5),
  titulo VARCHAR(120),
  texto TEXT,
  compra_verificada BOOLEAN NOT NULL DEFAULT FALSE,
  estado VARCHAR(20) NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'publicada', 'rechazada')),
  fecha_resena TIMESTAMP NOT NULL DEFAULT now(),
  UNIQUE (libro_id, cliente_id)
);

CREATE INDEX idx_libros_autor ON libros (autor_id);
CREATE INDEX idx_ediciones_libro ON ediciones (libro_id);
CREATE INDEX idx_turnos_sucursal_fecha ON turnos (sucursal_id, fecha);
CREATE INDEX idx_pedidos_cliente ON pedidos (cliente_id);
CREATE INDEX idx_pedidos_fecha ON pedidos (fecha_pedido);
CREATE INDEX idx_lineas_edicion ON lineas_pedido (edicion_id);
CREATE INDEX idx_pagos_pedido ON pagos (pedido_id);
CREATE INDEX idx_envios_pedido ON envios (pedido_id);
CREATE INDEX idx_ordenes_proveedor ON ordenes_compra (proveedor_id);
CREATE INDEX idx_recepciones_orden ON recepciones (orden_id);
