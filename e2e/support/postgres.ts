import { ROOT } from './places';
import { running } from './running';

/** A script for a separate process: it uses a module of the root's scripts, and its end also ends the cluster. */
const MAIN = `
import { startPostgres } from './scripts/lib/postgres.mjs';
const { url } = await startPostgres();
setInterval(() => {}, 60_000);
console.log(url);
`;

const ADDRESS = /postgres:\/\/\S+/;

/** A separate PostgreSQL, as for the tests of the API. @throws Error with its output, if none is available */
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
