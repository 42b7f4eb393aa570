import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import inc from 'semver/functions/inc.js';
import { ROOT, remoteNames } from '../base/workspace';

/** Folders of the packages in a release. `shared` and `contract` are raised by whoever adds to them, because others name ranges of them. */
const delivered = () => ['', 'shell', ...remoteNames().map((name) => `remotes/${name}`), 'packages/api'];

/**
 * Raises everything that was released to the next minor version, so that no later build has the same version.
 * @param folders under the root
 */
export function raiseVersions(folders: readonly string[] = delivered(), root = ROOT): void {
  for (const folder of folders) {
    const file = path.join(root, folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    const { version } = JSON.parse(text) as { version: string };
    const next = inc(version, 'minor');
    if (next === null) throw new Error(`${file} has no version that can be raised: ${version}.`);
    writeFileSync(file, text.replace(`"version": "${version}"`, `"version": "${next}"`));
  }
}
