import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Ask } from './ask';

const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether this nginx can send files that were compressed with brotli at build time. */
export const HAS_BROTLI = existsSync(MODULE);

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The configuration around the tested part: nginx writes all files into one folder. */
const around = (folder: string, config: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
${HAS_BROTLI ? `load_module ${MODULE};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${config};
}
`;

/**
 * Runs the real nginx with a configuration file, until it is stopped.
 * @param folder empty, for its own files
 * @throws Error with its output, if it does not answer
 */
export async function startNginx(folder: string, config: string, address: string, ask: Ask) {
  if (!existsSync(NGINX)) throw new Error(`${NGINX} is missing: install nginx-light, or set NGINX_PATH.`);
  mkdirSync(folder, { recursive: true });
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, around(folder, config));
  let output = '';
  const child = spawn(NGINX, ['-p', folder, '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const answers = async () =>
    ask(`${address}/api/v1/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx has ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
