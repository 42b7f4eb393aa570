import { CommandRefused } from '../base/command-refused';
import { originOfShell, portsAllowed, registryOfShell } from './deployed-shell';
import { firstFree } from './free-port';
import { linkTo, STOPS } from './start-product';
import { startWatched } from './start-remote';
import type { DevContext } from './process-group';

async function start(name: string, shell: string, { processes, print }: DevContext) {
  const ports = portsAllowed(await registryOfShell(shell), shell, name);
  const port = await firstFree(ports);
  if (port === null)
    throw new CommandRefused(`${shell} takes builds from port ${ports.join(' and ')} of this machine, and somebody listens there.`);
  const { entry } = startWatched(name, port, shell, processes);
  print(`\n  Open ${linkTo(shell, [[name, await entry]])}\n`);
  print(
    `  Signed in with the permission delivery-develop you are asked there whether to run ${name} from here, in that tab alone. It loads anew after each save.\n${STOPS}`,
  );
}

/** Serves one remote, built at each save, in a deployed product. Resolves when everything has stopped. */
export async function developDeployed(name: string, address: string, context: DevContext): Promise<void> {
  await Promise.race([start(name, originOfShell(address), context), context.processes.ended]);
  await context.processes.ended;
}
