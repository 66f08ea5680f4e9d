export { memoryEngine, type MemoryData } from './memory-engine.ts';
