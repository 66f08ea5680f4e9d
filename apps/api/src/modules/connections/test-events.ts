import { toldEvents } from '../../http/told-events.ts';
import type { TestStep } from './test-connection.ts';

type TestEvent<Test> = { readonly kind: 'step'; readonly step: TestStep } | { readonly kind: 'tested'; readonly test: Test };

/** Tests, and reports each step; the last event is the whole test, or a problem instead. */
export function testEvents<Test>(test: (tell: (step: TestStep) => void) => Promise<Test>, instance: string): AsyncGenerator<Uint8Array> {
  return toldEvents<TestEvent<Test>>(async (tell) => ({ kind: 'tested', test: await test((step) => tell({ kind: 'step', step })) }), instance);
}
