import path from 'node:path';
import { RegistryStore } from '../registry/registry-store';
import { ROOT, remoteNames } from '../workspace';
import { CommandRefused } from './refused';

/** The registry of the server that runs on this data directory. */
export const openStore = () => new RegistryStore(path.resolve(ROOT, process.env.CARELOOM_DATA_DIR ?? '.data', 'registry'));

/** The package that a command is about: a remote, or the shell. @throws CommandRefused */
export function packageNamed(name: string | undefined): string {
  const known = [...remoteNames(), 'shell'];
  if (name !== undefined && known.includes(name)) return name;
  throw new CommandRefused(`${name === undefined ? 'Which one?' : `There is no ${name}.`} There are: ${known.join(', ')}.`);
}
