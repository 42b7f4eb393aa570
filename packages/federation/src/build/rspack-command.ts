import path from 'node:path';
import { ROOT } from '../base/workspace';
import type { Mode } from './config-of';

const CLI = 'packages/federation/node_modules/@rspack/cli/bin/rspack.js';

/**
 * `rspack build` in the folder of the shell or a remote.
 *
 * Under tsx's loader for ES modules alone: its loader for CommonJS gives names to functions of the bundler that are printed into
 * the bundle, where nobody knows `__name`.
 * @param root of the checkout to build in
 */
export const rspackCommand = (name: string, mode: Mode = 'production', root = ROOT) => ({
  args: ['--import', 'tsx/esm', path.join(root, CLI), 'build', '--config-loader', 'native', '--mode', mode],
  cwd: path.join(root, name === 'shell' ? 'shell' : `remotes/${name}`),
  env: {
    // tsx reads from it how JSX is written: the login page is drawn by its own sources.
    TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.browser.json'),
    // The command would keep it in the system's temporary folder.
    NODE_DISABLE_COMPILE_CACHE: '1',
  },
});
