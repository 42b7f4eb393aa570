import { MAX_FILE_BYTES } from '@careloom/contract/rules';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unprocessable } from './errors';
import { nest } from './nest';
import type { Upload } from './upload';

/** A surrogate, as JSON escapes it, without the other one of its pair. */
const HALF = /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/** Whether JSON holds half of a character: no person types one, a column of text would keep another, and one of JSON refuses it. */
export const hasHalfCharacter = (json: string): boolean => json.includes('\\u') && HALF.test(json.replaceAll('\\\\', ''));

const LIMITS = { fileSize: MAX_FILE_BYTES + 1, files: 5, fields: 200, fieldSize: 100_000, fieldNameSize: 100, parts: 205 };

/** JSON (nothing sent is an empty object), url-encoded forms (pusher-js sends them), and multipart with files held in memory. */
export async function bodyParsers(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  // A browser sends what its policy refused under a name of its own.
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

/** Fields named as forms name lists (`clients[0][name]`) become lists and objects; a file takes its place among them. */
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

/** What the parser throws is about the form that was sent: no boundary, cut short, too many parts. */
function refuse(error: unknown): never {
  throw Object.assign(unprocessable(), { cause: error });
}
