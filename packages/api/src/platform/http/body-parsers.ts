import { MAX_FILE_BYTES } from '@careloom/contract/rules';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unprocessable } from './errors';
import { nest } from './nest';
import type { Upload } from './upload';

/** An unpaired surrogate as a JSON escape. */
const HALF = /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/**
 * Whether JSON contains half of a surrogate pair. Nobody types one; a text column would store a different character, and a JSON column
 * refuses it.
 */
export const hasHalfCharacter = (json: string): boolean => json.includes('\\u') && HALF.test(json.replaceAll('\\\\', ''));

const LIMITS = { fileSize: MAX_FILE_BYTES + 1, files: 5, fields: 200, fieldSize: 100_000, fieldNameSize: 100, parts: 205 };

/** Parses JSON (an empty body is an empty object), url-encoded forms (pusher-js sends them), and multipart with files held in memory. */
export async function bodyParsers(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  // Browsers send CSP reports with a media type of their own.
  app.addContentTypeParser(['application/json', 'application/csp-report'], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (hasHalfCharacter(body.toString())) done(unprocessable());
    else void parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  app.decorateRequest('uploads');
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  app.addHook('onRequest', (request, _reply, done) => {
    request.uploads = {};
    done();
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readMultipart(request).catch(refuse);
  });
}

/** Turns form field names of lists (`clients[0][name]`) into lists and objects, including files. */
async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.push([part.fieldname, part.value]);
    else fields.push([part.fieldname, (request.uploads[part.fieldname] = await readUpload(part))]);
  }
  return nest(fields);
}

async function readUpload(part: MultipartFile): Promise<Upload> {
  const content = await part.toBuffer();
  return { name: part.filename, type: part.mimetype, size: content.length, content };
}

/** Parser errors are caused by the form that was sent: no boundary, truncated, too many parts. */
function refuse(error: unknown): never {
  throw Object.assign(unprocessable(), { cause: error });
}
