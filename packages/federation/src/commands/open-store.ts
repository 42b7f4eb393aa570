import path from 'node:path';
import process from 'node:process';
import { openRegistry } from '../registry/open-registry';
import type { RegistryStore } from '../registry/registry-store';
import { readS3Settings } from '../registry/s3-settings';
import { ROOT, remoteNames } from '../base/workspace';
import { CommandRefused } from '../base/command-refused';

/** The registry folder of the server that uses this data directory. */
export const registryFolder = () => path.resolve(ROOT, process.env.CARELOOM_DATA_DIR || '.data', 'registry');

/** That server's registry, with its bucket if the environment configures one. @throws CommandRefused */
export function openStore(): RegistryStore {
  const { settings, faults } = readS3Settings(process.env);
  if (faults.length > 0) throw new CommandRefused(faults.join('\n'));
  return openRegistry(registryFolder(), settings, { log: (sentence) => void process.stderr.write(`${sentence}\n`) }).store;
}

/** The package that a command is about: a remote, or the shell. @throws CommandRefused */
export function packageNamed(name: string | undefined): string {
  const known = [...remoteNames(), 'shell'];
  if (name !== undefined && known.includes(name)) return name;
  throw new CommandRefused(`${name === undefined ? 'Which one?' : `There is no ${name}.`} There are: ${known.join(', ')}.`);
}
