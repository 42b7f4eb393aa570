import { CommandRefused } from './base/command-refused';
import { runCommand } from './commands/run-command';

type Command = (args: string[]) => Promise<void>;

/** Commands are loaded on demand, so that none waits for another's dependencies. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'api-report': async () => (await import('./commands/api-report')).apiReport,
  bench: async () => (await import('./commands/bench')).bench,
  build: async () => (await import('./commands/build')).build,
  canary: async () => (await import('./commands/canary')).canary,
  'compat:store': async () => (await import('./commands/compat-store')).compatStore,
  'new-remote': async () => (await import('./commands/new-remote')).newRemote,
  nginx: async () => (await import('./commands/nginx')).nginx,
  promote: async () => (await import('./commands/canary')).promote,
  'release-changed': async () => (await import('./commands/release-changed')).releaseChanged,
  release: async () => (await import('./commands/release')).release,
  rollback: async () => (await import('./commands/rollback')).rollback,
  status: async () => (await import('./commands/status')).status,
  withdraw: async () => (await import('./commands/withdraw')).withdraw,
};

const [name = '', ...args] = process.argv.slice(2);
await runCommand(async () => {
  const load = COMMANDS[name];
  if (!load) throw new CommandRefused(`There is no command ${name || '(none)'}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command(args);
});
