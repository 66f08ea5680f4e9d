import { inferRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { jsonObject, RawJson } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import type { Inference } from './inference.service.ts';

export function inferenceRoutes(app: FastifyInstance, inference: Inference): void {
  mount(app, inferRoute, async ({ body }, { workspace, signal }) => {
    const { json, diagnostics, knowledge } = await inference.infer(workspace, body, signal);
    return jsonObject({ blueprint: new RawJson(json), diagnostics, ...(knowledge && { knowledge }) });
  });
}
