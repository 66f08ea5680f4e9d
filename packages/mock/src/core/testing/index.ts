export { memoryEngine, type MemoryData } from './memory-engine.ts';
export { blog, blogPlan, blogSchema, callerOf, type Blog } from './blog.ts';
