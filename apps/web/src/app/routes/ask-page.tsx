import layout from '../../components/layout/layout.module.css';
import { AskModel } from '../../features/ask/ask-model.tsx';

/** Asks a model for its knowledge of the schema, once. */
export function AskPage() {
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <h1>Ask a model</h1>
      <AskModel />
    </main>
  );
}
