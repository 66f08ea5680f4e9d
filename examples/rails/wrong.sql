-- Each line counts rows that Rails would not read, or would never have written: all are 0 after the load.
select 'blobs whose key Rails does not make' as what, count(*) as wrong from active_storage_blobs where key !~ '^[0-9a-z]{28}$'
union all
select 'checksums that are no MD5 in base64', count(*) from active_storage_blobs where checksum is null or octet_length(decode(checksum, 'base64')) <> 16
union all
select 'files whose name is of another type', count(*) from active_storage_blobs
  where content_type <> case split_part(filename, '.', 2) when 'jpg' then 'image/jpeg' when 'png' then 'image/png' when 'pdf' then 'application/pdf' when 'csv' then 'text/csv' end
union all
select 'sizes in pixels of what is no image', count(*) from active_storage_blobs where (metadata::jsonb ? 'width') and content_type !~ '^image/'
union all
select 'services that config/storage.yml does not have', count(*) from active_storage_blobs where service_name <> 'local'
union all
select 'blobs that are not attached once', count(*) from active_storage_blobs b where (select count(*) from active_storage_attachments a where a.blob_id = b.id) <> 1
union all
select 'attachments of no record', count(*) from active_storage_attachments a
  where not exists (select from members r where a.record_type = 'Member' and r.id = a.record_id)
    and not exists (select from plots r where a.record_type = 'Plot' and r.id = a.record_id)
    and not exists (select from inspections r where a.record_type = 'Inspection' and r.id = a.record_id)
union all
select 'photos that are no image', count(*) from active_storage_attachments a join active_storage_blobs b on b.id = a.blob_id where (a.name = 'photos') <> (b.content_type ~ '^image/')
union all
select 'attached before the file was there', count(*) from active_storage_attachments a join active_storage_blobs b on b.id = a.blob_id where a.created_at < b.created_at
union all
select 'texts of no record', count(*) from action_text_rich_texts t
  where not exists (select from members r where t.record_type = 'Member' and r.id = t.record_id)
    and not exists (select from plots r where t.record_type = 'Plot' and r.id = t.record_id)
    and not exists (select from inspections r where t.record_type = 'Inspection' and r.id = t.record_id)
union all
select 'variants without a file', count(*) from active_storage_variant_records
union all
select 'rows in the ledger of migrations', count(*) from (select version from schema_migrations union all select key from ar_internal_metadata) ledger
union all
select 'tables without a row', count(*) from (values ((select count(*) from active_storage_blobs)), ((select count(*) from active_storage_attachments)),
  ((select count(*) from action_text_rich_texts)), ((select count(*) from members)), ((select count(*) from plots)), ((select count(*) from inspections))) t (n) where n = 0;
