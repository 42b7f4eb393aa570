import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startApi, type TestApi } from '../../../testing/harness';
import { everyAnswer, RECORDED_WITH } from '../../../testing/openapi/every-answer';
import type { Examples } from '../../../testing/openapi/examples';
import { DOCUMENT_FILE, EXAMPLES_FILE, filesOf, readText, TYPES_FILE } from '../../../testing/openapi/files';
import { redoclyProblems, spectralProblems } from '../../../testing/openapi/lint';

const STALE = 'is not what the contract makes today: run `npm run openapi` and commit what it writes.';

let api: TestApi;
let document: string;
let examples: Examples;
before(async () => {
  api = await startApi(RECORDED_WITH);
  document = await readText(DOCUMENT_FILE);
  examples = JSON.parse(await readText(EXAMPLES_FILE)) as Examples;
});
after(() => api.close());

test('a client generated from the document makes every call, and each answer has the shape of its example', async () => {
  const answers = await everyAnswer(api);
  assert.deepEqual(Object.keys(answers), Object.keys(examples));
  for (const [id, answer] of Object.entries(answers)) assert.deepEqual(answer, examples[id], `The example of ${id} ${STALE}`);
  const refused = Object.entries(answers).filter(([, { status }]) => status !== 200 && status !== 302);
  assert.deepEqual(
    refused.map(([id]) => id),
    ['A-059'],
  );
});

test('the document and the types of its client match the contract', async () => {
  const made = await filesOf(api.server.app.declared, examples);
  assert.ok(made.document === document, `openapi.json ${STALE}`);
  assert.ok(made.types === (await readText(TYPES_FILE)), `client-types.ts ${STALE}`);
});

test('every call of the contract is in the document once, with who may make it and whose records it reaches', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} /api/v1${path}`, operation] as const),
  );
  const declared = api.server.app.declared.flatMap(({ method, url, declaration }) =>
    'call' in declaration ? [[`${method} ${url.replace(/:(\w+)/g, '{$1}')}`, declaration] as const] : [],
  );
  assert.deepEqual(described.map(([name]) => name).sort(), declared.map(([name]) => name).sort());
  const byName = new Map<string, Record<string, unknown>>(described);
  for (const [name, { call, scope }] of declared) {
    const operation = byName.get(name) ?? assert.fail(name);
    assert.deepEqual([operation['x-id'], operation['x-access'], operation['x-scope']], [call.id, call.access, scope]);
    assert.equal((operation['security'] as object[]).length === 0, call.access === 'public', name);
    const responses = Object.keys(operation['responses'] as object);
    assert.equal(responses.includes('401'), call.access !== 'public' || REFUSES_OPENLY.includes(call.id), `401 of ${name}`);
  }
});
/** Public calls that answer 401 to wrong credentials, links or signatures. */
const REFUSES_OPENLY = ['A-001', 'A-121', 'A-123', 'A-149'];

/** Pairs of paths in the specification where a segment is an id in one and a word in the other. Ids are digits, so no URL matches both. */
const AMBIGUOUS = [
  '/support-worker/jobs/{id}/job-expenses',
  '/support-worker/jobs/{id}/job-invoices',
  '/support-worker/{id}/service-agreement-end',
  '/support-worker/{id}/service-agreement-terminate',
  '/support-worker/{user_id}/update-contract-id',
];
const pointer = (path: string) => `no-ambiguous-paths at #/paths/${path.replaceAll('/', '~1')}`;

test("Redocly's recommended rules find only the ambiguous paths of the specification", async () => {
  const problems = await redoclyProblems(document);
  assert.deepEqual(
    problems.map((problem) => problem.replace(/: Paths should resolve.*/, '')),
    AMBIGUOUS.map(pointer),
  );
});

test("Spectral's recommended rules find nothing", async () => {
  assert.deepEqual(await spectralProblems(document), []);
});

test('both linters find the faults of a document: no summary, no servers, an example that does not match its schema', async () => {
  const doctored = JSON.parse(document) as {
    servers?: unknown;
    paths: Record<
      string,
      Record<
        string,
        { summary?: string; description?: string; responses: Record<string, { content: Record<string, { example: { data: unknown } }> }> }
      >
    >;
  };
  delete doctored.servers;
  const list = doctored.paths['/jobs']?.['get'] ?? assert.fail('no list of jobs');
  delete list.summary;
  delete list.description;
  const content = list.responses['200']?.content['application/json'] ?? assert.fail('no answer');
  content.example.data = 'no page';
  const rules = (problems: string[]) => problems.map((problem) => problem.split(' ')[0]);
  const [redocly, spectral] = await Promise.all([redoclyProblems, spectralProblems].map((find) => find(JSON.stringify(doctored))));
  for (const rule of ['operation-summary', 'no-empty-servers', 'no-invalid-media-type-examples'])
    assert.ok(rules(redocly ?? []).includes(rule), rule);
  for (const rule of ['operation-description', 'oas3-api-servers', 'oas3-valid-media-example'])
    assert.ok(rules(spectral ?? []).includes(rule), rule);
});
