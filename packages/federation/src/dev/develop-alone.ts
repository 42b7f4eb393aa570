import { line } from '../build/if-changed';
import { buildServer } from '../build/build-all';
import { accountsLine, startProduct, STOPS } from './start-product';
import { startStandalone } from './start-remote';
import type { DevContext } from './process-group';

async function start(name: string, { processes, print }: DevContext) {
  await buildServer((built) => built.built && print(`${line(built)}\n`));
  const { greeting } = await startProduct({ CARELOOM_WEB: '0', CARELOOM_DEMO: '1' }, processes);
  const { origin, entry } = startStandalone(name, greeting, processes);
  await entry;
  print(`\n  Open ${await origin}/\n  ${name} stands alone there and follows what you save; ?as= and an address sign in somebody else.\n`);
  print(`${accountsLine(greeting)}${STOPS}`);
}

/** Serves one remote without a shell, with the API on the data of `npm start`. Resolves when everything has stopped. */
export async function developAlone(name: string, context: DevContext): Promise<void> {
  await Promise.race([start(name, context), context.processes.ended]);
  await context.processes.ended;
}
