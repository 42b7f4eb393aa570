import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lastRelease, SERVER_PART } from '@careloom/federation/reports/stored-release';
import { versionOf } from '@careloom/federation/workspace';
import { builtAtLastRelease, builtNow } from '../support/builds';
import { hashesIn } from '../support/hashes';
import { releaseIn } from '../support/serve-builds';

const codeIn = (folder: string) => hashesIn(folder, (file) => file.endsWith('.js'));

test('the stored release differs from the current build: each part has another version and another hash', async () => {
  const [last, now] = [await builtAtLastRelease(), builtNow()];
  const { version, parts } = lastRelease();
  expect(version).not.toBe(versionOf('.'));
  expect(parts.find(({ name }) => name === SERVER_PART)?.version).not.toBe(versionOf('packages/api'));
  expect(codeIn(path.dirname(last.server))).not.toEqual(codeIn(path.dirname(now.server)));
  const today = new Map([now.shell, ...now.remotes].map(releaseIn).map(({ name, version: own }) => [name, own]));
  for (const build of [last.shell, ...last.remotes]) {
    const { name, version: own } = releaseIn(build);
    expect(parts).toContainEqual({ name, version: own });
    const [number, hash] = own.split('+');
    const [numberNow, hashNow] = today.get(name)?.split('+') ?? [];
    expect(number, name).not.toBe(numberNow);
    expect(hash, name).not.toBe(hashNow);
  }
});
