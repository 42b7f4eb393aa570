import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, ROOT } from '../../base/workspace';
import { appFile, writeApp } from './app-module';
import { readRemoteConfig } from '../config-of';

/** Runs before type checking: writes the app of each remote and removes those of deleted remotes. */
const names = remoteNames();
for (const folder of await readdir(path.join(ROOT, 'remotes'))) if (!names.includes(folder)) rmSync(appFile(folder), { force: true });
for (const name of names) writeApp(name, await readRemoteConfig(name));
