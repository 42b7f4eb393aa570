import { apiReport } from './commands/api-report';
import { bench } from './commands/bench';
import { build } from './commands/build';
import { canary } from './commands/canary';
import { compatStore } from './commands/compat-store';
import { dev } from './commands/dev';
import { newRemote } from './commands/new-remote';
import { nginx } from './commands/nginx';
import { promote } from './commands/promote';
import { release } from './commands/release';
import { rollback } from './commands/rollback';
import { status } from './commands/status';
import { CommandRefused } from './commands/refused';

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  'api-report': apiReport,
  bench,
  build,
  canary,
  'compat:store': compatStore,
  dev,
  'new-remote': newRemote,
  nginx,
  promote,
  release,
  rollback,
  status,
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
try {
  if (!command) throw new CommandRefused(`There is no command ${name || '(none)'}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
