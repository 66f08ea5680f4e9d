export { memoryEngine, type MemoryData } from './memory-engine.ts';
export { blog, blogSchema, callerOf, type Blog } from './blog.ts';
