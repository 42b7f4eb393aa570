/** `npm start`: installs, builds what changed, releases it where that is asked for, migrates, seeds on first run, and serves everything on one address. */
import { fork } from 'node:child_process';
import process from 'node:process';
import { checkStart } from './lib/check-start.mjs';
import { installPackages } from './lib/install.mjs';
import { progress } from './lib/progress.mjs';
import { ROOT, run } from './lib/run.mjs';

const MINIMUM = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = MINIMUM;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new Error(`Careloom needs Node ${MINIMUM.join('.')} or later; this is ${process.versions.node}.`);
}

/** Runs a command of the federation. @param {string} command @param {string} failed the sentence before its output */
async function federation(command, failed) {
  const { code, output } = await run(['node', '--import', 'tsx', 'packages/federation/src/cli.ts', command], { quiet: true });
  if (code !== 0) throw new Error(`${failed}\n${output.trim().slice(-4000)}`);
  return output.trim().split('\n').at(-1) ?? '';
}

/** @typedef {{ step: string, detail?: string } | { address: string, accounts: { email: string, role: string }[], password: string | null }} StartMessage */

/** The server reports its own steps (migrate, seed) and then its address over IPC. */
function serve() {
  // A dependency of the push SDK still imports punycode, for which newer versions of Node print a warning each time.
  const execArgv = ['--disable-warning=DEP0040'];
  const server = fork('packages/api/dist/main.js', { cwd: ROOT, execArgv, env: { ...process.env, CARELOOM_WEB: '1' } });
  let since = performance.now();
  server.on('message', (/** @type {StartMessage} */ message) => {
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    since = performance.now();
    if ('step' in message) process.stdout.write(`  ✓ ${message.step}${message.detail ? ` (${message.detail})` : ''}  ${seconds} s\n`);
    else greet(message);
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}

/** @param {Extract<StartMessage, { address: string }>} greeting */
function greet({ address, accounts, password }) {
  const lines = accounts.map(({ email, role }) => `    ${email.padEnd(26)} ${role}`);
  process.stdout.write(`\n  Careloom is at ${address}\n`);
  if (password) process.stdout.write(`\n  Demo accounts, password ${password}\n${lines.join('\n')}\n`);
  process.stdout.write('\n  Ctrl-C stops it.\n');
}

try {
  checkNode();
  await checkStart(process.env);
  const { step } = progress();
  await step('Packages', async () => ((await installPackages()) ? 'installed' : 'up to date'));
  await step('Build', () => federation('build', 'The build failed:'));
  if (process.env['CARELOOM_RELEASE_ON_START'] === '1')
    await step('Release', () => federation('release-changed', 'What was built is not released, so nothing is started:'));
  serve();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
