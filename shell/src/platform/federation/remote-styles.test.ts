import { afterEach, expect, test } from '@jest/globals';
import { holdRemote } from '../registry/in-use';

const sheet = (remote: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/assets/${remote}/1.0.0/page.css` });
const put = (remote: string) => {
  const link = sheet(remote);
  link.dataset.rspack = `${remote}:page`;
  document.head.append(link);
  return link;
};
afterEach(() => document.head.replaceChildren());

test('style sheets of a remote apply while a part of it is on the page, and those of others are left alone', () => {
  const [jobs, finance] = [put('jobs'), put('finance')];
  const leaves = [holdRemote('jobs'), holdRemote('jobs')];
  leaves[0]?.();
  expect(jobs.media).not.toBe('not all');
  leaves[1]?.();
  expect(jobs.media).toBe('not all');
  expect(finance.media).toBe('');
  holdRemote('jobs')();
  const leave = holdRemote('jobs');
  expect(jobs.media).toBe('all');
  leave();
});
