-- 15 Administração de condomínios: unidades, moradores, boletos, reservas, assembleias
CREATE TABLE pessoas (
    id               bigserial PRIMARY KEY,
    nome             varchar(120) NOT NULL,
    cpf              varchar(14) NOT NULL UNIQUE,
    email            varchar(150),
    telefone         varchar(20),
    data_nascimento  date,
    criado_em        timestamp NOT NULL DEFAULT now(),
    atualizado_em    timestamp NOT NULL DEFAULT now()
);

CREATE TABLE condominios (
    id               bigserial PRIMARY KEY,
    nome             varchar(120) NOT NULL,
    cnpj             varchar(18) NOT NULL UNIQUE,
    cep              varchar(9) NOT NULL,
    logradouro       varchar(150) NOT NULL,
    numero           varchar(10) NOT NULL,
    bairro           varchar(80) NOT NULL,
    cidade           varchar(80) NOT NULL,
    uf               char(2) NOT NULL,
    sindico_id       bigint REFERENCES pessoas (id),
    mandato_inicio   date,
    mandato_fim      date,
    dia_vencimento   smallint NOT NULL DEFAULT 10 CHECK (dia_vencimento BETWEEN 1 AND 28),
    percentual_multa numeric(5,2) NOT NULL DEFAULT 2.00,
    total_unidades   integer NOT NULL DEFAULT 0,
    saldo_caixa      numeric(14,2) NOT NULL DEFAULT 0,
    ativo            boolean NOT NULL DEFAULT true,
    criado_em        timestamp NOT NULL DEFAULT now()
);

CREATE TABLE blocos (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id) ON DELETE CASCADE,
    nome             varchar(40) NOT NULL,
    andares          smallint NOT NULL CHECK (andares > 0),
    total_unidades   integer NOT NULL DEFAULT 0,
    UNIQUE (condominio_id, nome)
);

CREATE TABLE unidades (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    bloco_id         bigint NOT NULL REFERENCES blocos (id),
    numero           varchar(10) NOT NULL,
    andar            smallint NOT NULL,
    tipo             varchar(15) NOT NULL DEFAULT 'apartamento' CHECK (tipo IN ('apartamento', 'cobertura', 'loja')),
    area_privativa   numeric(8,2) NOT NULL,
    area_total       numeric(8,2) NOT NULL,
    fracao_ideal     numeric(9,6) NOT NULL,
    situacao         varchar(10) NOT NULL DEFAULT 'ocupada' CHECK (situacao IN ('ocupada', 'vaga', 'em_reforma')),
    UNIQUE (bloco_id, numero)
);
COMMENT ON COLUMN unidades.fracao_ideal IS 'parte da unidade no condomínio, entre 0 e 1';

CREATE TABLE moradores (
    id               bigserial PRIMARY KEY,
    unidade_id       bigint NOT NULL REFERENCES unidades (id),
    pessoa_id        bigint NOT NULL REFERENCES pessoas (id),
    tipo             varchar(15) NOT NULL CHECK (tipo IN ('proprietario', 'inquilino', 'dependente')),
    responsavel_financeiro boolean NOT NULL DEFAULT false,
    data_entrada     date NOT NULL,
    data_saida       date,
    ativo            boolean NOT NULL DEFAULT true,
    UNIQUE (unidade_id, pessoa_id)
);

CREATE TABLE vagas_garagem (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    unidade_id       bigint REFERENCES unidades (id),
    codigo           varchar(10) NOT NULL,
    tipo             varchar(10) NOT NULL DEFAULT 'coberta' CHECK (tipo IN ('coberta', 'descoberta', 'pcd', 'visitante')),
    UNIQUE (condominio_id, codigo)
);

CREATE TABLE veiculos (
    id               bigserial PRIMARY KEY,
    unidade_id       bigint NOT NULL REFERENCES unidades (id),
    morador_id       bigint NOT NULL REFERENCES moradores (id),
    vaga_id          bigint REFERENCES vagas_garagem (id),
    placa            varchar(8) NOT NULL UNIQUE,
    marca            varchar(40) NOT NULL,
    modelo           varchar(40) NOT NULL,
    cor              varchar(20),
    ano_fabricacao   smallint,
    ano_modelo       smallint
);

CREATE TABLE areas_comuns (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    nome             varchar(60) NOT NULL,
    capacidade       smallint NOT NULL,
    taxa_reserva     numeric(8,2) NOT NULL DEFAULT 0,
    hora_abertura    time NOT NULL DEFAULT '08:00',
    hora_fechamento  time NOT NULL DEFAULT '22:00',
    ativa            boolean NOT NULL DEFAULT true,
    UNIQUE (condominio_id, nome)
);

CREATE TABLE reservas (
    id               bigserial PRIMARY KEY,
    area_comum_id    bigint NOT NULL REFERENCES areas_comuns (id),
    unidade_id       bigint NOT NULL REFERENCES unidades (id),
    morador_id       bigint NOT NULL REFERENCES moradores (id),
    data_reserva     date NOT NULL,
    hora_inicio      time NOT NULL,
    hora_fim         time NOT NULL,
    num_convidados   smallint NOT NULL DEFAULT 0,
    valor            numeric(8,2) NOT NULL DEFAULT 0,
    status           varchar(12) NOT NULL DEFAULT 'solicitada' CHECK (status IN ('solicitada', 'aprovada', 'recusada', 'cancelada', 'realizada')),
    motivo_recusa    varchar(200),
    criado_em        timestamp NOT NULL DEFAULT now(),
    decidido_em      timestamp
);
CREATE INDEX idx_reservas_data ON reservas (area_comum_id, data_reserva);
COMMENT ON COLUMN reservas.valor IS 'taxa da área no momento da reserva';

CREATE TABLE boletos (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    unidade_id       bigint NOT NULL REFERENCES unidades (id),
    nosso_numero     varchar(20) NOT NULL UNIQUE,
    competencia      date NOT NULL,
    data_emissao     date NOT NULL,
    data_vencimento  date NOT NULL,
    valor_original   numeric(10,2) NOT NULL,
    valor_multa      numeric(10,2) NOT NULL DEFAULT 0,
    valor_juros      numeric(10,2) NOT NULL DEFAULT 0,
    valor_pago       numeric(10,2),
    status           varchar(10) NOT NULL DEFAULT 'aberto' CHECK (status IN ('aberto', 'pago', 'vencido', 'cancelado')),
    data_pagamento   date,
    UNIQUE (unidade_id, competencia)
);
CREATE INDEX idx_boletos_status ON boletos (status, data_vencimento);
COMMENT ON COLUMN boletos.competencia IS 'primeiro dia do mês de referência';
COMMENT ON COLUMN boletos.valor_original IS 'soma dos itens';
COMMENT ON COLUMN boletos.valor_pago IS 'original + multa + juros';

CREATE TABLE itens_boleto (
    id               bigserial PRIMARY KEY,
    boleto_id        bigint NOT NULL REFERENCES boletos (id) ON DELETE CASCADE,
    tipo             varchar(15) NOT NULL CHECK (tipo IN ('taxa', 'fundo_reserva', 'agua', 'reserva_area', 'multa', 'extra')),
    descricao        varchar(120) NOT NULL,
    valor            numeric(10,2) NOT NULL CHECK (valor > 0),
    reserva_id       bigint REFERENCES reservas (id)
);
COMMENT ON COLUMN itens_boleto.reserva_id IS 'só quando tipo = reserva_area';

CREATE TABLE fornecedores (
    id               bigserial PRIMARY KEY,
    razao_social     varchar(150) NOT NULL,
    nome_fantasia    varchar(100),
    cnpj             varchar(18) NOT NULL UNIQUE,
    email            varchar(150),
    telefone         varchar(20),
    especialidade    varchar(20) NOT NULL CHECK (especialidade IN ('limpeza', 'elevadores', 'hidraulica', 'eletrica', 'seguranca', 'jardinagem'))
);

CREATE TABLE despesas (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    fornecedor_id    bigint REFERENCES fornecedores (id),
    descricao        varchar(150) NOT NULL,
    parcela          smallint NOT NULL DEFAULT 1,
    total_parcelas   smallint NOT NULL DEFAULT 1,
    valor            numeric(12,2) NOT NULL,
    data_emissao     date NOT NULL,
    data_vencimento  date NOT NULL,
    data_pagamento   date,
    status           varchar(10) NOT NULL DEFAULT 'prevista' CHECK (status IN ('prevista', 'paga', 'cancelada')),
    aprovada_por_id  bigint REFERENCES pessoas (id)
);

CREATE TABLE chamados (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    unidade_id       bigint REFERENCES unidades (id),
    morador_id       bigint REFERENCES moradores (id),
    fornecedor_id    bigint REFERENCES fornecedores (id),
    titulo           varchar(120) NOT NULL,
    descricao        text,
    prioridade       varchar(8) NOT NULL DEFAULT 'normal' CHECK (prioridade IN ('baixa', 'normal', 'alta', 'urgente')),
    status           varchar(15) NOT NULL DEFAULT 'aberto' CHECK (status IN ('aberto', 'em_andamento', 'resolvido', 'cancelado')),
    aberto_em        timestamp NOT NULL DEFAULT now(),
    iniciado_em      timestamp,
    resolvido_em     timestamp,
    avaliacao        smallint CHECK (avaliacao BETWEEN 1 AND 5)
);
COMMENT ON COLUMN chamados.avaliacao IS 'nota do morador depois de resolvido';

CREATE TABLE assembleias (
    id               bigserial PRIMARY KEY,
    condominio_id    bigint NOT NULL REFERENCES condominios (id),
    tipo             varchar(15) NOT NULL CHECK (tipo IN ('ordinaria', 'extraordinaria')),
    data_convocacao  date NOT NULL,
    data_hora        timestamp NOT NULL,
    local            varchar(100) NOT NULL,
    status           varchar(10) NOT NULL DEFAULT 'convocada' CHECK (status IN ('convocada', 'realizada', 'cancelada')),
    unidades_presentes integer,
    ata_publicada_em timestamp
);

CREATE TABLE pautas (
    id               bigserial PRIMARY KEY,
    assembleia_id    bigint NOT NULL REFERENCES assembleias (id) ON DELETE CASCADE,
    ordem            smallint NOT NULL,
    titulo           varchar(150) NOT NULL,
    votos_favor      integer NOT NULL DEFAULT 0,
    votos_contra     integer NOT NULL DEFAULT 0,
    abstencoes       integer NOT NULL DEFAULT 0,
    resultado        varchar(10) CHECK (resultado IN ('aprovada', 'rejeitada')),
    UNIQUE (assembleia_id, ordem)
);
COMMENT ON COLUMN pautas.resultado IS 'aprovada com mais votos a favor que contra';

CREATE TABLE votos (
    id               bigserial PRIMARY KEY,
    pauta_id         bigint NOT NULL REFERENCES pautas (id) ON DELETE CASCADE,
    unidade_id       bigint NOT NULL REFERENCES unidades (id),
    morador_id       bigint NOT NULL REFERENCES moradores (id),
    voto             varchar(10) NOT NULL CHECK (voto IN ('favor', 'contra', 'abstencao')),
    registrado_em    timestamp NOT NULL DEFAULT now(),
    UNIQUE (pauta_id, unidade_id)
);
COMMENT ON TABLE votos IS 'um voto por unidade; só o proprietário vota';

CREATE TABLE encomendas (
    id               bigserial PRIMARY KEY,
    unidade_id       bigint NOT NULL REFERENCES unidades (id),
    destinatario_id  bigint REFERENCES moradores (id),
    transportadora   varchar(60),
    codigo_rastreio  varchar(30),
    status           varchar(10) NOT NULL DEFAULT 'aguardando' CHECK (status IN ('aguardando', 'retirada', 'devolvida')),
    recebida_em      timestamp NOT NULL DEFAULT now(),
    retirada_em      timestamp,
    retirada_por_id  bigint REFERENCES moradores (id)
);
