import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import process from 'node:process';

const NOT_THERE =
  'pg_dump is not on the PATH: install the client programs of PostgreSQL (postgresql-client) of the same or a newer version.';

/** Removes the password from the URL, because other users of the machine could read it in the process list. */
function connection(url: string): { dbname: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { dbname: address.href, password };
}

/**
 * Dumps a PostgreSQL database into a file for `pg_restore`, readable by its owner only.
 * @throws Error with a message for the operator
 */
export async function pgDump(url: string, file: string): Promise<void> {
  await (await open(file, 'w', 0o600)).close();
  const { dbname, password } = connection(url);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${dbname}`, '--no-password'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new Error(NOT_THERE, { cause: error }) : error));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`pg_dump ended with ${code}: ${output.trim()}`);
}
