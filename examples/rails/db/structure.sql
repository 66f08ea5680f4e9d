-- Allotments, with photos and papers of ActiveStorage and notes of ActionText.
CREATE TABLE public.schema_migrations (version character varying NOT NULL PRIMARY KEY);
CREATE TABLE public.ar_internal_metadata (
    key character varying NOT NULL PRIMARY KEY,
    value character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE public.active_storage_blobs (
    id bigserial PRIMARY KEY,
    key character varying NOT NULL,
    filename character varying NOT NULL,
    content_type character varying,
    metadata text,
    service_name character varying NOT NULL,
    byte_size bigint NOT NULL,
    checksum character varying,
    created_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_active_storage_blobs_on_key ON public.active_storage_blobs (key);

CREATE TABLE public.active_storage_attachments (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    record_type character varying NOT NULL,
    record_id bigint NOT NULL,
    blob_id bigint NOT NULL REFERENCES public.active_storage_blobs (id),
    created_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_active_storage_attachments_uniqueness ON public.active_storage_attachments (record_type, record_id, name, blob_id);

CREATE TABLE public.active_storage_variant_records (
    id bigserial PRIMARY KEY,
    blob_id bigint NOT NULL REFERENCES public.active_storage_blobs (id),
    variation_digest character varying NOT NULL
);
CREATE UNIQUE INDEX index_active_storage_variant_records_uniqueness ON public.active_storage_variant_records (blob_id, variation_digest);

CREATE TABLE public.action_text_rich_texts (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    body text,
    record_type character varying NOT NULL,
    record_id bigint NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_action_text_rich_texts_uniqueness ON public.action_text_rich_texts (record_type, record_id, name);

CREATE TABLE public.members (
    id bigserial PRIMARY KEY,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    email character varying NOT NULL,
    joined_on date NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_members_on_email ON public.members (email);

CREATE TABLE public.plots (
    id bigserial PRIMARY KEY,
    member_id bigint NOT NULL REFERENCES public.members (id),
    label character varying NOT NULL,
    area_sqm integer NOT NULL CHECK (area_sqm BETWEEN 80 AND 400),
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE public.inspections (
    id bigserial PRIMARY KEY,
    plot_id bigint NOT NULL REFERENCES public.plots (id),
    inspected_on date NOT NULL,
    result character varying NOT NULL CHECK (result IN ('passed', 'warning', 'failed')),
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
