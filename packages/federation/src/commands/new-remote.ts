import { parseArgs } from 'node:util';
import { runTool } from '../release/run-tool';
import { writeRemote } from '../scaffold/write-remote';
import { CommandRefused } from '../base/command-refused';

const OPTIONS = { 'no-install': { type: 'boolean', default: false } } as const;

/** Line lengths depend on the name, so the files are formatted afterwards. */
const FORMATTER = 'node_modules/oxfmt/bin/oxfmt';

/** The same pnpm version as `npm start`; it adds the new package to the lock file. */
const INSTALL = ['-y', 'pnpm@10.34.9', 'install', '--no-frozen-lockfile', '--prefer-offline'];

/**
 * `npm run new-remote -- training`: creates a remote with one page, in the menu of users with the permission `training:read` once it is
 * released.
 */
export async function newRemote(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const folder = await writeRemote(positionals[0]);
  await runTool(process.execPath, [FORMATTER, folder]);
  console.log(`${folder} is written.`);
  if (!values['no-install']) {
    const { code, output } = await runTool('npx', INSTALL);
    if (code !== 0) throw new CommandRefused(`Its packages could not be installed:\n${output.slice(-2000)}`);
  }
  const name = positionals[0] ?? '';
  console.log(`See it: npm run dev -- ${name}\nCommit it, then deliver it: npm run release -- ${name}`);
}
