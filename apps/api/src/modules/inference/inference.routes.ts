import { inferRoute, Problem, readSchemaRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { jsonObject, RawJson } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import type { Inference } from './inference.service.ts';

export function inferenceRoutes(app: FastifyInstance, inference: Inference): void {
  mount(app, readSchemaRoute, ({ body: { files, path } }, { signal }) => {
    if (!files) throw new Problem('invalid-request', 'The body does not fit: give files.', { errors: [{ pointer: '/files', message: 'is missing' }] });
    return inference.readFiles({ files, path }, signal);
  });

  mount(app, inferRoute, async ({ body }, { workspace, signal }) => {
    const { json, diagnostics, knowledge, shape } = await inference.infer(workspace, body, signal);
    return jsonObject({ blueprint: new RawJson(json), diagnostics, ...(knowledge && { knowledge }), ...(shape && { shape }) });
  });
}
