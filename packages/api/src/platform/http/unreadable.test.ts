import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { startApi, type TestApi } from '../../../testing/harness';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

/** The answer to these bytes, sent unchanged. */
async function answerTo(head: string) {
  const socket = net.connect(api.server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(head);
  const [start = '', body = ''] = (await textOf(socket)).split('\r\n\r\n');
  const [line = '', ...headers] = start.split('\r\n');
  return { status: Number(line.split(' ')[1]), headers: headers.join('\n').toLowerCase(), body };
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const LONG = 'The address or a header of this request is too long.';
const NOT = 'Unprocessable Entity.';
const NONE = 'Record does not exist.';
const TABLE: Record<string, [head: string, status: number, code: number, message: string]> = {
  'a header that is too long': [`GET /api/v1/health HTTP/1.1\r\n${HOST}x-a: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 431, LONG],
  'an address that is too long': [`GET /api/v1/jobs?search=${'1'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 431, LONG],
  'an address with invalid bytes': [`GET /api/v1/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`, 422, 422, NOT],
  'no HTTP': ['HELLO\r\n\r\n', 400, 400, NOT],
  'an unknown method': [`FOO /api/v1/health HTTP/1.1\r\n${HOST}\r\n`, 400, 400, NOT],
  'two content lengths': [
    `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n`,
    400,
    400,
    NOT,
  ],
  'an upgrade to another protocol': [
    `GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    404,
    404,
    NONE,
  ],
};
for (const [title, [head, status, code, message]] of Object.entries(TABLE)) {
  test(`${title} is refused in the envelope`, async () => {
    const answer = await answerTo(head);
    assert.equal(answer.status, status);
    assert.match(answer.headers, /content-type: application\/json/);
    assert.deepEqual(JSON.parse(answer.body), { code, message });
  });
}

test('HEAD has the status and the headers of GET, and no body', async () => {
  for (const [path, status] of [
    ['/api/v1/health', 200],
    ['/api/v1/jobs', 401],
    ['/api/v1/none', 404],
  ] as const) {
    const [head, get] = [await answerTo(`HEAD ${path} HTTP/1.1\r\n${HOST}\r\n`), await answerTo(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`)];
    assert.deepEqual([head.status, get.status, head.body], [status, status, '']);
    assert.match(head.headers, /content-type: application\/json/);
    assert.equal(/content-length: (\d+)/.exec(head.headers)?.[1], /content-length: (\d+)/.exec(get.headers)?.[1]);
  }
});
