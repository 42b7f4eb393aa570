import { parseArgs } from 'node:util';
import { runTool } from '../release/run-tool';
import { writeRemote } from '../scaffold/write-remote';
import { CommandRefused } from '../base/command-refused';

const OPTIONS = { 'no-install': { type: 'boolean', default: false } } as const;

/** How long a line becomes depends on the name. */
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';

/** What `npm start` installs with; the lock file learns of the new package. */
const INSTALL = ['-y', 'pnpm@10.34.9', 'install', '--no-frozen-lockfile', '--prefer-offline'];

/** `npm run new-remote -- training`: a remote of one page, in the menu of whoever is granted `training:read` once it is released. */
export async function newRemote(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const folder = await writeRemote(positionals[0]);
  await runTool(process.execPath, [PRETTIER, '--write', folder]);
  console.log(`${folder} is written.`);
  if (!values['no-install']) {
    const { code, output } = await runTool('npx', INSTALL);
    if (code !== 0) throw new CommandRefused(`Its packages could not be installed:\n${output.slice(-2000)}`);
  }
  const name = positionals[0] ?? '';
  console.log(`See it: npm run dev -- ${name}\nCommit it, then deliver it: npm run release -- ${name}`);
}
