import { line } from '../build/if-changed';
import { buildServer } from '../build/build-all';
import { accountsLine, startProduct, STOPS } from './start-product';
import { startStandalone } from './start-remote';
import type { Tools } from './tools';

async function start(name: string, { together, say }: Tools) {
  await buildServer((built) => built.built && say(`${line(built)}\n`));
  const { greeting } = await startProduct({ CARELOOM_WEB: '0', CARELOOM_DEMO: '1' }, together);
  const { origin, entry } = startStandalone(name, greeting, together);
  await entry;
  say(`\n  Open ${await origin}/\n  ${name} stands alone there and follows what you save; ?as= and an address sign in somebody else.\n`);
  say(`${accountsLine(greeting)}${STOPS}`);
}

/** Serves one remote without a shell, with the API on the data of `npm start`. Resolves when everything has stopped. */
export async function developAlone(name: string, tools: Tools): Promise<void> {
  await Promise.race([start(name, tools), tools.together.over]);
  await tools.together.over;
}
