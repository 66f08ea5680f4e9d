import layout from '../../components/layout/layout.module.css';
import { AskModel } from '../../features/ask/ask-model.tsx';

/** What a model knows of the schema, asked once and kept. */
export function AskPage() {
  return (
    <main id="main" className={layout.page}>
      <h1>Ask a model</h1>
      <AskModel />
    </main>
  );
}
