export { infer, type Inference } from './infer.ts';
export type { InferOptions } from './options.ts';
export type { InferenceTools } from './solve/index.ts';
