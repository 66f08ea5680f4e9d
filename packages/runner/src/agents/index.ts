export { addTool, addTools, type RunTool } from './add-tools.ts';
export { runTool, type ToolName } from './all-tools.ts';
export { INSTRUCTIONS } from './instructions.ts';
export { MCP_LIMITS } from './limits.ts';
export { MOCK_INSTRUCTIONS, mockTools, type AgentMock, type AgentMocks } from './mock-tools.ts';
export { replyOf } from './replayed-client.ts';
export { openNamed } from './named.ts';
export { openSession, type Project, type Session } from './session.ts';
export type { TargetChoice } from './target-of.ts';
