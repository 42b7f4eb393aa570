import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtFrom, fingerprint, sourcesOf } from '../build/fingerprint';
import { CACHE, ROOT } from '../base/workspace';
import { CommandRefused } from '../base/command-refused';
import { readRemoteConfig } from '../build/config-of';
import { writeApp } from '../build/manifest/app-module';
import { runTool } from './run-tool';

const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** Number of characters shown of the compiler's output. */
const SHOWN = 2_000;

/**
 * Type-checks one package if its sources have changed since the last check.
 * @throws CommandRefused with the compiler's output
 */
export async function checkTypes(name: string): Promise<void> {
  const mark = path.join(CACHE, 'types', name);
  const wanted = await fingerprint([...sourcesOf(name), 'tsconfig.base.json', 'tsconfig.browser.json']);
  if (builtFrom(mark) === wanted) return;
  if (name !== 'shell') writeApp(name, await readRemoteConfig(name));
  const { code, output } = await runTool(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '-p', folderOf(name)]);
  if (code !== 0) throw new CommandRefused(`The types of ${name} are wrong:\n${output.slice(0, SHOWN)}`);
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, wanted);
}

const folderOf = (name: string) => (name === 'shell' ? 'shell' : `remotes/${name}`);
