import { z } from 'zod';
import { unprocessable } from '../../platform/http/errors';

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);
const common = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** The result of `navigator.credentials.create`, limited to the fields in use. */
const created = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** The result of `navigator.credentials.get`, limited to the fields in use. */
const used = z.object({ ...common, response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }) });

function parsed<Shape extends z.ZodType>(shape: Shape, sent: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(sent));
  } catch {
    throw unprocessable('auth.passkey_refused');
  }
}

/** @throws 422 for anything else */
export const createdCredential = (sent: string) => ({ ...parsed(created, sent), clientExtensionResults: {} });
/** @throws 422 for anything else */
export const usedCredential = (sent: string) => ({ ...parsed(used, sent), clientExtensionResults: {} });
