import { relations } from './scope.sql.ts';

export type RuleRow = { table: number; name: string; definition: string; instead: boolean };

/** Rules on INSERT (event 3): COPY ignores them, INSERT applies them. */
export const rulesSql = /* SQL */ `
  with ${relations}
  select w.ev_class::int8::float8 as "table", w.rulename as name, pg_get_ruledef(w.oid, false) as definition, w.is_instead as instead
  from relations r
  join pg_rewrite w on w.ev_class = r.oid and w.ev_type = '3' and w.rulename <> '_RETURN'
  order by w.ev_class, w.rulename collate "C"`;
