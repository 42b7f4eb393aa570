import { ROOT } from './places';
import { running } from './running';

/** Runs until it is told to stop, which ends the cluster: the module belongs to the scripts of the root. */
const MAIN = `
import { startPostgres } from './scripts/lib/postgres.mjs';
const { url } = await startPostgres();
setInterval(() => {}, 60_000);
console.log(url);
`;

const ADDRESS = /postgres:\/\/\S+/;

/** A PostgreSQL of its own, as the tests of the API have it. @throws Error with what it said, where none can be had */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = running(['--input-type=module', '--eval', MAIN], { cwd: ROOT, env: {} });
  let ended = false;
  void child.exited.then(() => (ended = true));
  while (!ADDRESS.test(child.output())) {
    if (ended) throw new Error(`PostgreSQL was not started:\n${child.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: ADDRESS.exec(child.output())?.[0] ?? '', stop: child.interrupt };
}
