import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { API_BASE } from '../../platform/http/route';
import { startApi, type TestApi } from '../../../testing/harness';
import { markdown } from './docs/markdown';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

test('the documentation page has every call, under a policy that allows only its own style and script', async () => {
  const answer = await fetch(`${api.url}${API_BASE}/docs`);
  const page = await answer.text();
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; /);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'$/);
  assert.doesNotMatch(page, /\sstyle=|\son\w+=|undefined|\[object Object\]/);
  const addresses = [...page.matchAll(/<summary><b class="\w+">(\w+)<\/b>\s*<code>([^<]+)<\/code>/g)].map(
    ([, method, path]) => `${method} ${API_BASE}${path}`,
  );
  const declared = api.server.app.declared.flatMap(({ method, url, declaration }) =>
    'call' in declaration ? [`${method} ${url.replace(/:(\w+)/g, '{$1}')}`] : [],
  );
  assert.deepEqual(addresses.sort(), declared.sort());
});

test('descriptions are escaped, and their headings, lists and code are rendered', () => {
  assert.equal(
    markdown('## A & B\n\nsay `<b>`\n\n- one\n- two'),
    '<h3>A &amp; B</h3><p>say <code>&lt;b&gt;</code></p><ul><li>one</li>\n<li>two</li></ul>',
  );
});
