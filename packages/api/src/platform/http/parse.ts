import type { Call } from '@careloom/contract/call';
import { describeIssues, type FieldErrors, type Issue, type Labels } from '@careloom/contract/issues';
import { MESSAGES } from '@careloom/contract/messages/index';
import type { z } from '@careloom/contract/schema';
import type { FastifyRequest } from 'fastify';
import { notFound, unprocessable } from './errors';

export interface Parsed {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses a request with the call's schemas.
 * @throws 404 when a path parameter cannot be an id; 422 with every validation error of query and body
 */
export function parseRequest(call: Call, request: FastifyRequest): Parsed {
  const params = read(call.params, request.params);
  if (params.issues) throw notFound();
  const query = read(call.query, request.query);
  const body = read(call.body, request.body ?? {});
  const labels = call.labels ?? {};
  const errors = { ...describe(query.issues, labels), ...describe(body.issues, labels) };
  if (Object.keys(errors).length > 0) throw unprocessable('error.unprocessable', {}, errors);
  return { params: params.value, query: query.value, body: body.value };
}

/** Parses a body whose rules depend on the sender. @throws 422 with every validation error */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, labels: Labels, body: unknown): z.output<Schema> {
  const { value, issues } = read(schema, body ?? {});
  if (issues) throw unprocessable('error.unprocessable', {}, describe(issues, labels));
  return value as z.output<Schema>;
}

/** `reportInput` lets the texts distinguish "missing" from "wrong type". */
function read(schema: z.ZodMiniType | undefined, input: unknown): { value?: unknown; issues?: Issue[] } {
  if (!schema) return { value: undefined };
  const result = schema.safeParse(input, { reportInput: true });
  return result.success ? { value: result.data } : { issues: result.error.issues };
}

const describe = (issues: Issue[] | undefined, labels: Labels): FieldErrors =>
  issues ? describeIssues(issues, labels, (key) => MESSAGES[key]) : {};
