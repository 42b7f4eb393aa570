import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import major from 'semver/functions/major.js';
import { CommandRefused } from '../base/command-refused';
import { nameTakenByPage } from '../build/manifest/page-globals';
import { ROOT, versionOf } from '../base/workspace';
import { remoteFiles } from './remote-files';

/** Names used by other packages. */
const TAKEN = ['shell', 'api', 'contract', 'federation', 'pay', 'shared'];

/** The dev server port of the first remote. */
const FIRST_PORT = 4272;

const configsIn = (root: string) =>
  readdirSync(path.join(root, 'remotes'))
    .map((name) => path.join(root, 'remotes', name, 'rspack.config.ts'))
    .filter((file) => existsSync(file));

/** The port after the highest one in use. */
function freePort(root: string): number {
  const ports = configsIn(root).map((file) => Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  return Math.max(FIRST_PORT - 1, ...ports) + 1;
}

/** The version of React that every remote shares. */
function reactIn(root: string): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8')) as { dependencies: { react: string } };
  return dependencies.react;
}

/** A new remote needs only the first version of the current major of `contract`, but the current version of `shared`. */
const needsOfToday = () => ({ shared: `^${versionOf('packages/shared')}`, contract: `^${major(versionOf('packages/contract'))}.0.0` });

/** Checks the name of a new remote. @throws CommandRefused if it is not possible */
function checkedName(name: string | undefined, root: string): string {
  if (name === undefined || !/^[a-z][a-z0-9]*$/.test(name))
    throw new CommandRefused('Name it in small letters and digits: npm run new-remote -- training');
  if (TAKEN.includes(name) || existsSync(path.join(root, 'remotes', name))) throw new CommandRefused(`There is a ${name} already.`);
  const taken = nameTakenByPage(name);
  if (taken) throw new CommandRefused(`${taken}.`);
  return name;
}

/**
 * Writes a new remote that builds, passes its test and can be released. Nothing else is changed.
 * @returns its folder, under the root
 * @throws CommandRefused
 */
export async function writeRemote(wanted: string | undefined, root = ROOT): Promise<string> {
  const name = checkedName(wanted, root);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = path.join('remotes', name);
  const files = remoteFiles({
    name,
    title,
    port: freePort(root),
    react: reactIn(root),
    needs: needsOfToday(),
  });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, folder, file)), { recursive: true });
    await writeFile(path.join(root, folder, file), text);
  }
  return folder;
}
