import { line } from '../commands/build';
import { buildServer } from '../build/build-all';
import { accountsLine, startProduct, STOPS } from './start-product';
import { startStandalone } from './start-remote';
import type { Together } from './together';

async function start(name: string, together: Together, say: (text: string) => void) {
  await buildServer((built) => built.built && say(`${line(built)}\n`));
  const greeting = await startProduct({ CARELOOM_WEB: '0', CARELOOM_DEMO: '1' }, together);
  const { origin, entry } = startStandalone(name, greeting, together);
  await entry;
  say(`\n  Open ${await origin}/\n  ${name} stands alone there and follows what you save; ?as= and an address sign in somebody else.\n`);
  say(`${accountsLine(greeting)}${STOPS}`);
}

/** One remote with no shell around it, against the API on the data of `npm start`. Resolves once all is stopped. */
export async function developAlone(name: string, together: Together, say: (text: string) => void): Promise<void> {
  await Promise.race([start(name, together, say), together.over]);
  await together.over;
}
