import { useMemo } from 'react';
import { otherSchema } from './other-schema.ts';
import styles from './start.module.css';

/** Reports that a text is another system's schema, and how to generate Postgres DDL from it. */
export function OtherSchemaNote({ text }: { text: string }) {
  const found = useMemo(() => otherSchema(text), [text]);
  if (!found) return null;
  return (
    <div className={`stack gap-3 pretty border rounded pad-4 ${styles.other}`} role="status">
      <p>
        <strong>This looks like {found.what}.</strong> Seedbed reads DDL for Postgres, MySQL or SQLite, Prisma schemas and DBML. {found.how}
      </p>
      <pre className={`ink on-surface scroll pad-3 rounded-cell ${styles.excerpt}`} tabIndex={0} aria-label="Commands">
        {found.commands.join('\n')}
      </pre>
      <p>Then drop schema.sql here, or connect to that database.</p>
    </div>
  );
}
