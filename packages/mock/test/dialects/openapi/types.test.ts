import ts from 'typescript';
import { expect, test } from 'vitest';
import { blogSchema } from '../../../src/core/testing/index.ts';
import { databaseTypes, plainTypes } from '../../../src/dialects/openapi/index.ts';

function syntaxErrors(text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('types.ts has the shape of supabase gen types', async () => {
  const text = databaseTypes(await blogSchema(), ['public']);
  expect(syntaxErrors(text)).toEqual([]);
  expect(text).toContain(`      comments: {
        Row: {
          id: number
          body: string
          postId: number | null
        }
        Insert: {
          id?: number
          body: string
          postId?: number | null
        }
        Update: {
          id?: number
          body?: string
          postId?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "comments_postId_fkey"
            columns: ["postId"]
            isOneToOne: false
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
        ]
      }
`);
  expect(text).toContain('          meta: Json | null\n');
});

test('the plain dialect has an interface for each table', async () => {
  const text = plainTypes(await blogSchema(), ['public']);
  expect(syntaxErrors(text)).toEqual([]);
  expect(text).toContain('/** A row of users. */\nexport interface User {\n  id: string | number;\n  name: string;\n}\n');
});
