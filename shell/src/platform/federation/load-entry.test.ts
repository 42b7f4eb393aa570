import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { expectIntegrity } from './integrity';
import { loadEntry } from './load-entry';

const page = globalThis as unknown as Record<string, unknown>;
const ENTRY = 'https://careloom.test/assets/training/1.0.0+a/remoteEntry.js';
let runs: () => void = () => undefined;

beforeEach(() => {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    runs();
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const load = (name: string, script: () => void) => {
  runs = script;
  expectIntegrity(name, '');
  return loadEntry(name, ENTRY);
};

test('a remote named like a global of the page does not overwrite it', async () => {
  const own = page.performance;
  const container = {};
  expect(await load('performance', () => (page.careloomRemote_performance = container))).toBe(container);
  expect(page.performance).toBe(own);
});

test('a container of the last release (without a prefix) is used, and one left by an earlier attempt is not', async () => {
  const [first, second] = [{}, {}];
  expect(await load('training', () => (page.training = first))).toBe(first);
  await expect(load('training', () => undefined)).rejects.toThrow(/did not define the remote training/);
  expect(await load('training', () => (page.training = second))).toBe(second);
});

test('another version starts without the chunks and style sheets of the previous one; a retry of the same version keeps them', async () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  sheet.dataset.rspack = 'settings:chunk-7';
  document.body.append(sheet);
  const container = () => (page.careloomRemote_settings = {});
  expectIntegrity('settings', '');
  for (const [version, isKept] of [
    ['1.0.0+a', true],
    ['1.0.0+a', true],
    ['1.0.0+b', false],
  ] as const) {
    runs = container;
    await loadEntry('settings', `https://careloom.test/assets/settings/${version}/remoteEntry.js`);
    expect(sheet.isConnected).toBe(isKept);
  }
});

test('a prefixed container left by an earlier attempt is not used either', async () => {
  await load('payroll', () => (page.careloomRemote_payroll = {}));
  await expect(load('payroll', () => undefined)).rejects.toThrow(/did not define the remote payroll/);
});
