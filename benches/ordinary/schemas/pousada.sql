-- 85 pousada: sistema de uma pousada (quartos, tarifas, reservas, hóspedes, consumo, pagamentos, limpeza)

CREATE TYPE situacao_reserva AS ENUM ('pendente', 'confirmada', 'hospedada', 'finalizada', 'cancelada', 'nao_compareceu');
CREATE TYPE forma_pagamento AS ENUM ('dinheiro', 'pix', 'cartao_credito', 'cartao_debito', 'transferencia');

CREATE TABLE funcionarios (
    id             SERIAL PRIMARY KEY,
    nome           VARCHAR(120) NOT NULL,
    cpf            CHAR(11) NOT NULL UNIQUE,
    email          VARCHAR(150) NOT NULL UNIQUE,
    senha_hash     VARCHAR(100) NOT NULL,
    telefone       VARCHAR(20),
    cargo          VARCHAR(20) NOT NULL CHECK (cargo IN ('gerente', 'recepcao', 'camareira', 'cozinha', 'manutencao')),
    supervisor_id  INTEGER REFERENCES funcionarios (id),
    salario        NUMERIC(10,2),
    admitido_em    DATE NOT NULL,
    demitido_em    DATE,
    ativo          BOOLEAN NOT NULL DEFAULT TRUE,
    criado_em      TIMESTAMP NOT NULL DEFAULT now(),
    atualizado_em  TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE hospedes (
    id                SERIAL PRIMARY KEY,
    nome              VARCHAR(80) NOT NULL,
    sobrenome         VARCHAR(80) NOT NULL,
    email             VARCHAR(150),
    telefone          VARCHAR(20),
    tipo_documento    VARCHAR(12) NOT NULL DEFAULT 'cpf' CHECK (tipo_documento IN ('cpf', 'rg', 'passaporte')),
    documento         VARCHAR(20) NOT NULL,
    data_nascimento   DATE,
    nacionalidade     CHAR(2) NOT NULL DEFAULT 'BR',
    logradouro        VARCHAR(150),
    numero            VARCHAR(10),
    bairro            VARCHAR(80),
    cidade            VARCHAR(80),
    uf                CHAR(2),
    cep               VARCHAR(9),
    pais              CHAR(2) NOT NULL DEFAULT 'BR',
    observacoes       TEXT,
    total_estadias    INTEGER NOT NULL DEFAULT 0,
    criado_em         TIMESTAMP NOT NULL DEFAULT now(),
    atualizado_em     TIMESTAMP NOT NULL DEFAULT now(),
    excluido_em       TIMESTAMP,
    UNIQUE (tipo_documento, documento)
);
CREATE INDEX idx_hospedes_sobrenome ON hospedes (sobrenome, nome);

CREATE TABLE tipos_quarto (
    id                 SERIAL PRIMARY KEY,
    codigo             VARCHAR(10) NOT NULL UNIQUE,
    nome               VARCHAR(60) NOT NULL,
    descricao          TEXT,
    capacidade_adultos SMALLINT NOT NULL DEFAULT 2,
    capacidade_criancas SMALLINT NOT NULL DEFAULT 0,
    area_m2            NUMERIC(5,1),
    diaria_base        NUMERIC(10,2) NOT NULL,
    quantidade_quartos INTEGER NOT NULL DEFAULT 0,
    criado_em          TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE quartos (
    id              SERIAL PRIMARY KEY,
    tipo_quarto_id  INTEGER NOT NULL REFERENCES tipos_quarto (id),
    numero          VARCHAR(6) NOT NULL UNIQUE,
    andar           SMALLINT NOT NULL DEFAULT 0,
    situacao        VARCHAR(15) NOT NULL DEFAULT 'livre' CHECK (situacao IN ('livre', 'ocupado', 'em_limpeza', 'manutencao')),
    vista           VARCHAR(30),
    ramal           VARCHAR(6),
    ativo           BOOLEAN NOT NULL DEFAULT TRUE,
    observacoes     TEXT,
    criado_em       TIMESTAMP NOT NULL DEFAULT now(),
    atualizado_em   TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE comodidades (
    id      SERIAL PRIMARY KEY,
    nome    VARCHAR(60) NOT NULL UNIQUE,
    icone   VARCHAR(40)
);

CREATE TABLE tipos_quarto_comodidades (
    tipo_quarto_id  INTEGER NOT NULL REFERENCES tipos_quarto (id) ON DELETE CASCADE,
    comodidade_id   INTEGER NOT NULL REFERENCES comodidades (id) ON DELETE CASCADE,
    PRIMARY KEY (tipo_quarto_id, comodidade_id)
);

CREATE TABLE temporadas (
    id           SERIAL PRIMARY KEY,
    nome         VARCHAR(60) NOT NULL,
    tipo         VARCHAR(10) NOT NULL CHECK (tipo IN ('baixa', 'media', 'alta', 'feriado')),
    data_inicio  DATE NOT NULL,
    data_fim     DATE NOT NULL,
    noites_minimas SMALLINT NOT NULL DEFAULT 1
);

CREATE TABLE tarifas (
    id              SERIAL PRIMARY KEY,
    tipo_quarto_id  INTEGER NOT NULL REFERENCES tipos_quarto (id),
    temporada_id    INTEGER REFERENCES temporadas (id),
    nome            VARCHAR(80) NOT NULL,
    valor_diaria    NUMERIC(10,2) NOT NULL,
    valor_adulto_extra NUMERIC(10,2) NOT NULL DEFAULT 0,
    valor_crianca   NUMERIC(10,2) NOT NULL DEFAULT 0,
    inclui_cafe     BOOLEAN NOT NULL DEFAULT TRUE,
    valida_de       DATE NOT NULL,
    valida_ate      DATE,
    ativa           BOOLEAN NOT NULL DEFAULT TRUE,
    criado_em       TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE canais_venda (
    id                   SERIAL PRIMARY KEY,
    nome                 VARCHAR(60) NOT NULL UNIQUE,
    tipo                 VARCHAR(12) NOT NULL CHECK (tipo IN ('direto', 'site', 'ota', 'agencia')),
    comissao_percentual  NUMERIC(5,2) NOT NULL DEFAULT 0,
    email_contato        VARCHAR(150),
    ativo                BOOLEAN NOT NULL DEFAULT TRUE
);

CREATE TABLE reservas (
    id                   SERIAL PRIMARY KEY,
    codigo               VARCHAR(12) NOT NULL UNIQUE,
    hospede_id           INTEGER NOT NULL REFERENCES hospedes (id),
    canal_id             INTEGER NOT NULL REFERENCES canais_venda (id),
    reserva_origem_id    INTEGER REFERENCES reservas (id),
    criada_por           INTEGER REFERENCES funcionarios (id),
    checkin_por          INTEGER REFERENCES funcionarios (id),
    checkout_por         INTEGER REFERENCES funcionarios (id),
    situacao             situacao_reserva NOT NULL DEFAULT 'pendente',
    data_entrada         DATE NOT NULL,
    data_saida           DATE NOT NULL,
    noites               SMALLINT NOT NULL,
    adultos              SMALLINT NOT NULL DEFAULT 1,
    criancas             SMALLINT NOT NULL DEFAULT 0,
    valor_diarias        NUMERIC(10,2) NOT NULL DEFAULT 0,
    valor_consumo        NUMERIC(10,2) NOT NULL DEFAULT 0,
    desconto             NUMERIC(10,2) NOT NULL DEFAULT 0,
    valor_total          NUMERIC(10,2) NOT NULL DEFAULT 0,
    valor_pago           NUMERIC(10,2) NOT NULL DEFAULT 0,
    comissao_valor       NUMERIC(10,2),
    hora_prevista_chegada TIME,
    observacoes          TEXT,
    confirmada_em        TIMESTAMP,
    checkin_em           TIMESTAMP,
    checkout_em          TIMESTAMP,
    cancelada_em         TIMESTAMP,
    motivo_cancelamento  VARCHAR(200),
    criado_em            TIMESTAMP NOT NULL DEFAULT now(),
    atualizado_em        TIMESTAMP NOT NULL DEFAULT now()
);
CREATE INDEX idx_reservas_periodo ON reservas (data_entrada, data_saida);
CREATE INDEX idx_reservas_situacao ON reservas (situacao);
CREATE INDEX idx_reservas_hospede ON reservas (hospede_id);

CREATE TABLE reserva_quartos (
    id             SERIAL PRIMARY KEY,
    reserva_id     INTEGER NOT NULL REFERENCES reservas (id) ON DELETE CASCADE,
    quarto_id      INTEGER NOT NULL REFERENCES quartos (id),
    tarifa_id      INTEGER REFERENCES tarifas (id),
    data_entrada   DATE NOT NULL,
    data_saida     DATE NOT NULL,
    noites         SMALLINT NOT NULL,
    valor_diaria   NUMERIC(10,2) NOT NULL,
    valor_total    NUMERIC(10,2) NOT NULL,
    UNIQUE (reserva_id, quarto_id, data_entrada)
);
CREATE INDEX idx_reserva_quartos_quarto ON reserva_quartos (quarto_id, data_entrada);

CREATE TABLE reserva_hospedes (
    reserva_id         INTEGER NOT NULL REFERENCES reservas (id) ON DELETE CASCADE,
    hospede_id         INTEGER NOT NULL REFERENCES hospedes (id),
    reserva_quarto_id  INTEGER REFERENCES reserva_quartos (id) ON DELETE SET NULL,
    titular            BOOLEAN NOT NULL DEFAULT FALSE,
    parentesco         VARCHAR(30),
    PRIMARY KEY (reserva_id, hospede_id)
);

CREATE TABLE categorias_produto (
    id         SERIAL PRIMARY KEY,
    pai_id     INTEGER REFERENCES categorias_produto (id),
    nome       VARCHAR(60) NOT NULL UNIQUE,
    ordem      SMALLINT NOT NULL DEFAULT 0
);

CREATE TABLE produtos (
    id               SERIAL PRIMARY KEY,
    categoria_id     INTEGER NOT NULL REFERENCES categorias_produto (id),
    codigo           VARCHAR(20) NOT NULL UNIQUE,
    nome             VARCHAR(100) NOT NULL,
    unidade          VARCHAR(5) NOT NULL DEFAULT 'un' CHECK (unidade IN ('un', 'kg', 'l', 'porc', 'hora')),
    preco_venda      NUMERIC(10,2) NOT NULL,
    preco_custo      NUMERIC(10,2),
    controla_estoque BOOLEAN NOT NULL DEFAULT TRUE,
    estoque_atual    INTEGER NOT NULL DEFAULT 0,
    estoque_minimo   INTEGER NOT NULL DEFAULT 0,
    ativo            BOOLEAN NOT NULL DEFAULT TRUE,
    criado_em        TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE consumos (
    id               SERIAL PRIMARY KEY,
    reserva_id       INTEGER NOT NULL REFERENCES reservas (id),
    quarto_id        INTEGER REFERENCES quartos (id),
    produto_id       INTEGER NOT NULL REFERENCES produtos (id),
    funcionario_id   INTEGER REFERENCES funcionarios (id),
    quantidade       INTEGER NOT NULL DEFAULT 1,
    preco_unitario   NUMERIC(10,2) NOT NULL,
    valor_total      NUMERIC(10,2) NOT NULL,
    consumido_em     TIMESTAMP NOT NULL,
    estornado_em     TIMESTAMP,
    motivo_estorno   VARCHAR(200)
);
CREATE INDEX idx_consumos_reserva ON consumos (reserva_id);

CREATE TABLE pagamentos (
    id               SERIAL PRIMARY KEY,
    reserva_id       INTEGER NOT NULL REFERENCES reservas (id),
    recebido_por     INTEGER REFERENCES funcionarios (id),
    forma            forma_pagamento NOT NULL,
    situacao         VARCHAR(12) NOT NULL DEFAULT 'pendente' CHECK (situacao IN ('pendente', 'pago', 'recusado', 'estornado')),
    valor            NUMERIC(10,2) NOT NULL,
    parcelas         SMALLINT NOT NULL DEFAULT 1,
    vencimento       DATE,
    pago_em          TIMESTAMP,
    estornado_em     TIMESTAMP,
    codigo_autorizacao VARCHAR(40),
    sinal            BOOLEAN NOT NULL DEFAULT FALSE,
    criado_em        TIMESTAMP NOT NULL DEFAULT now()
);
CREATE INDEX idx_pagamentos_reserva ON pagamentos (reserva_id);

CREATE TABLE notas_fiscais (
    id             SERIAL PRIMARY KEY,
    reserva_id     INTEGER NOT NULL REFERENCES reservas (id),
    numero         INTEGER NOT NULL,
    serie          VARCHAR(3) NOT NULL DEFAULT '1',
    chave_acesso   CHAR(44),
    tomador_nome   VARCHAR(160) NOT NULL,
    tomador_documento VARCHAR(20) NOT NULL,
    valor_servicos NUMERIC(10,2) NOT NULL,
    aliquota_iss   NUMERIC(4,2) NOT NULL DEFAULT 5.00,
    valor_iss      NUMERIC(10,2) NOT NULL,
    emitida_em     TIMESTAMP NOT NULL,
    cancelada_em   TIMESTAMP
);

CREATE TABLE limpezas (
    id              SERIAL PRIMARY KEY,
    quarto_id       INTEGER NOT NULL REFERENCES quartos (id),
    reserva_id      INTEGER REFERENCES reservas (id),
    camareira_id    INTEGER REFERENCES funcionarios (id),
    conferida_por   INTEGER REFERENCES funcionarios (id),
    tipo            VARCHAR(12) NOT NULL CHECK (tipo IN ('diaria', 'saida', 'pesada')),
    situacao        VARCHAR(12) NOT NULL DEFAULT 'agendada' CHECK (situacao IN ('agendada', 'em_andamento', 'concluida', 'cancelada')),
    data_agendada   DATE NOT NULL,
    iniciada_em     TIMESTAMP,
    concluida_em    TIMESTAMP,
    conferida_em    TIMESTAMP,
    observacoes     TEXT
);
CREATE INDEX idx_limpezas_data ON limpezas (data_agendada, situacao);

CREATE TABLE manutencoes (
    id              SERIAL PRIMARY KEY,
    quarto_id       INTEGER NOT NULL REFERENCES quartos (id),
    aberta_por      INTEGER NOT NULL REFERENCES funcionarios (id),
    responsavel_id  INTEGER REFERENCES funcionarios (id),
    titulo          VARCHAR(120) NOT NULL,
    descricao       TEXT,
    prioridade      VARCHAR(8) NOT NULL DEFAULT 'normal' CHECK (prioridade IN ('baixa', 'normal', 'alta', 'urgente')),
    situacao        VARCHAR(12) NOT NULL DEFAULT 'aberta' CHECK (situacao IN ('aberta', 'em_andamento', 'resolvida', 'cancelada')),
    custo           NUMERIC(10,2),
    aberta_em       TIMESTAMP NOT NULL,
    iniciada_em     TIMESTAMP,
    resolvida_em    TIMESTAMP
);

CREATE TABLE avaliacoes (
    id              SERIAL PRIMARY KEY,
    reserva_id      INTEGER NOT NULL UNIQUE REFERENCES reservas (id),
    hospede_id      INTEGER NOT NULL REFERENCES hospedes (id),
    nota_geral      SMALLINT NOT NULL,
    nota_limpeza    SMALLINT,
    nota_cafe       SMALLINT,
    comentario      TEXT,
    resposta        TEXT,
    respondida_por  INTEGER REFERENCES funcionarios (id),
    respondida_em   TIMESTAMP,
    publicada       BOOLEAN NOT NULL DEFAULT FALSE,
    criado_em       TIMESTAMP NOT NULL DEFAULT now()
);

COMMENT ON COLUMN avaliacoes.nota_geral IS 'de 1 a 5';
COMMENT ON COLUMN reservas.reserva_origem_id IS 'reserva que foi remarcada';
COMMENT ON COLUMN pagamentos.sinal IS 'pagamento antecipado para garantir a reserva';
