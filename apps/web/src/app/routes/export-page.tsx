import { DownloadForm } from '../../features/export/download-form.tsx';
import layout from '../../components/layout/layout.module.css';

/** Rows leave as files. */
export function ExportPage() {
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <h1>Export</h1>
      <DownloadForm />
    </main>
  );
}
