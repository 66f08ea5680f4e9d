import layout from '../../components/layout/layout.module.css';
import { MockApis } from '../../features/mock/mock-apis.tsx';

/** The dataset as a REST API, for programs that have no backend yet. */
export function MockPage() {
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <MockApis />
    </main>
  );
}
