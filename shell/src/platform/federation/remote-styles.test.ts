import { afterEach, expect, test } from '@jest/globals';
import { holdRemote } from '../registry/in-use';
import { removeStyles } from './remote-styles';

function put(remote: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/assets/${remote}/1.0.0/page.css` });
  link.dataset.rspack = `${remote}:page`;
  document.head.append(link);
  return link;
}
afterEach(() => document.head.replaceChildren());

test('only the style sheets of the remote that changes its version are removed', () => {
  const [jobs, finance] = [put('jobs'), put('finance')];
  removeStyles('jobs');
  expect(jobs.isConnected).toBe(false);
  expect(finance.isConnected).toBe(true);
});

test('mounting and unmounting a remote keeps its style sheets, because any change restyles the whole document', async () => {
  put('jobs');
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(document.head, { subtree: true, childList: true, attributes: true });
  const leave = holdRemote('jobs');
  leave();
  holdRemote('jobs')();
  await Promise.resolve();
  watcher.disconnect();
  expect(changes).toEqual([]);
});
