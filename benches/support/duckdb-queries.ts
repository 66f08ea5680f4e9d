/** Tables of the same columns and about the same bytes as the shop's, from hashes of the row number and lists of words. */
export const QUERIES: Readonly<Record<string, (rows: number) => string>> = {
  users: (rows) => `
    select i as id,
           lower(first[(1 + hash(i) % 20)::bigint]) || '.' || lower(last[(1 + hash(i + 1) % 20)::bigint]) || i || '@example.com' as email,
           first[(1 + hash(i) % 20)::bigint] as first_name, last[(1 + hash(i + 1) % 20)::bigint] as last_name,
           city[(1 + hash(i + 2) % 10)::bigint] as city, country[(1 + hash(i + 2) % 10)::bigint] as country,
           timestamptz '2024-01-01 00:00:00+00' + to_milliseconds((i * 63072 + hash(i + 3) % 63072)::bigint) as created_at
    from range(1, ${rows} + 1) as rows(i), lists`,
  order_items: (rows) => `
    select i as id, i // 3 + 1 as order_id, (1 + hash(i) % 100000)::bigint as product_id, (1 + hash(i + 1) % 10)::integer as quantity,
           ((100 + hash(hash(i) % 100000) % 20000) / 100)::decimal(10, 2) as unit_price
    from range(1, ${rows} + 1) as rows(i)`,
};

export const LISTS = `
  create table lists as select
    ['James','Mary','Robert','Patricia','John','Jennifer','Michael','Linda','David','Elizabeth','William','Barbara','Richard','Susan','Joseph','Jessica','Thomas','Karen','Daniel','Sarah'] as first,
    ['Smith','Johnson','Williams','Brown','Jones','Garcia','Miller','Davis','Rodriguez','Martinez','Hernandez','Lopez','Gonzalez','Wilson','Anderson','Taylor','Moore','Jackson','Martin','Lee'] as last,
    ['New York','Chicago','Houston','Phoenix','London','Manchester','Dallas','Austin','Leeds','Boston'] as city,
    ['United States','United States','United States','United States','United Kingdom','United Kingdom','United States','United States','United Kingdom','United States'] as country`;
