import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { loadingScript } from './style-sheet-loading';

interface Link {
  href: string;
  integrity: string;
  crossOrigin: string;
  attributes: Record<string, string>;
  onload: () => void;
  onerror: () => void;
}

/** Runs the script as an entry does: chunk 7 has a style sheet, chunk 8 has none. */
function entry() {
  const links: Link[] = [];
  const createElement = () => {
    const attributes: Record<string, string> = {};
    const setAttribute = (name: string, value: string) => (attributes[name] = value);
    const link = { attributes, setAttribute, remove: () => links.splice(links.indexOf(link as unknown as Link), 1) };
    return link;
  };
  const runtime = {
    f: {} as { css: (id: number, promises: Promise<void>[]) => void },
    p: '/assets/jobs/1.0.0/',
    k: (id: number) => `${id}.css`,
    sriCssHashes: { 7: 'sha256-x' },
  };
  const document = { createElement, head: { appendChild: (link: Link) => links.push(link) } };
  runInNewContext(loadingScript('jobs'), { __webpack_require__: runtime, document, setTimeout, clearTimeout });
  const load = (id: number) => {
    const promises: Promise<void>[] = [];
    runtime.f.css(id, promises);
    return promises;
  };
  return { links, load };
}

test('a style sheet is requested once, with its integrity, and can be found by its remote', async () => {
  const { links, load } = entry();
  const both = [...load(7), ...load(7)];
  const [link, ...others] = links;
  assert.ok(link);
  assert.deepEqual(others, []);
  assert.deepEqual([link.href, link.integrity, link.crossOrigin], ['/assets/jobs/1.0.0/7.css', 'sha256-x', 'anonymous']);
  assert.equal(link.attributes['data-rspack'], 'jobs:chunk-7');
  link.onload();
  await Promise.all(both);
});

test('a chunk without a style sheet waits for none', () => {
  assert.deepEqual(entry().load(8), []);
});

test('a style sheet that fails rejects the load, and is requested again at the next try', async () => {
  const { links, load } = entry();
  const [failed] = load(7);
  links[0]?.onerror();
  await assert.rejects(failed ?? Promise.resolve(), { name: 'ChunkLoadError' });
  assert.equal(links.length, 0);
  const [again] = load(7);
  links[0]?.onload();
  await again;
});
