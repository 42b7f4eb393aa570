import { CommandRefused } from '../base/command-refused';
import { originOfShell, portsAllowed, registryOfShell } from './deployed-shell';
import { firstFree } from './free-port';
import { linkTo, STOPS } from './start-product';
import { startWatched } from './start-remote';
import type { Tools } from './tools';

async function start(name: string, shell: string, { together, say }: Tools) {
  const ports = portsAllowed(await registryOfShell(shell), shell, name);
  const port = await firstFree(ports);
  if (port === null)
    throw new CommandRefused(`${shell} takes builds from port ${ports.join(' and ')} of this machine, and somebody listens there.`);
  const { entry } = startWatched(name, port, shell, together);
  say(`\n  Open ${linkTo(shell, [[name, await entry]])}\n`);
  say(
    `  Signed in with the permission delivery-develop you are asked there whether to run ${name} from here, in that tab alone. It loads anew after each save.\n${STOPS}`,
  );
}

/** Serves one remote, built at each save, in a deployed product. Resolves when everything has stopped. */
export async function developDeployed(name: string, address: string, tools: Tools): Promise<void> {
  await Promise.race([start(name, originOfShell(address), tools), tools.together.over]);
  await tools.together.over;
}
