export { createClient, type CallOptions, type Client, type ClientOptions } from './create-client.ts';
export { ClientProblem } from './client-problem.ts';
export { readEvents, readLines, readText, type ServerEvent } from './events.ts';
export { urlOf } from './request.ts';
