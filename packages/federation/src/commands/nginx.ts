import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { nginxConfig } from './nginx-config';
import { packagesIn } from '../registry/package-store';
import { readDelivery } from '../registry/serve/delivery';
import { ROOT } from '../base/workspace';
import { openStore, registryFolder } from './open-store';
import { CommandRefused } from '../base/command-refused';

const OPTIONS = {
  out: { type: 'string', default: 'deploy/nginx/careloom.conf' },
  servers: { type: 'string' },
  brotli: { type: 'boolean', default: false },
  certificates: { type: 'string', default: '/etc/nginx/tls' },
} as const;

/** The server's address as seen from this machine, whatever it listens on. */
function serverAddress({ HOST = '', PORT = '' }: NodeJS.ProcessEnv): string {
  const everywhere = HOST === '' || HOST === '0.0.0.0' || HOST === '::';
  return `${everywhere ? 'localhost' : HOST}:${PORT || '4000'}`;
}

/**
 * `npm run nginx`: writes an nginx configuration from the server's environment: the page at `PUBLIC_URL`, and each remote in
 * `CARELOOM_ORIGINS` at its own origin. `--servers app-1:4000,app-2:4000` for several processes, `--brotli` if this nginx has the module,
 * `--certificates` for the folder with `<name>.crt` and `<name>.key`.
 */
export async function nginx(args: string[]) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { delivery, faults } = readDelivery(process.env);
  const { PUBLIC_URL: publicUrl = '' } = process.env;
  if (!URL.canParse(publicUrl)) faults.unshift('PUBLIC_URL is not set: it is the address under which people open the page.');
  if (delivery.s3 && Object.keys(delivery.origins).length > 0)
    faults.push('The files lie in a bucket: nginx has none to serve at the origins that CARELOOM_ORIGINS names.');
  const { packages } = await openStore().read();
  const unknown = Object.keys(delivery.origins).filter((name) => !packages[name]);
  if (unknown.length > 0) faults.push(`The registry has no ${unknown.join(', ')}, which CARELOOM_ORIGINS names.`);
  if (faults.length > 0) throw new CommandRefused(faults.join('\n'));
  const out = path.resolve(ROOT, values.out);
  const servers = values.servers?.split(',').map((server) => server.trim()) ?? [serverAddress(process.env)];
  const site = { publicUrl, servers, packages: delivery.s3 ? null : packagesIn(registryFolder()), origins: delivery.origins };
  await mkdir(path.dirname(out), { recursive: true });
  await writeFile(out, nginxConfig({ ...site, brotli: values.brotli, certificates: path.resolve(ROOT, values.certificates) }));
  console.log(`${path.relative(process.cwd(), out)} is written. Check it with nginx -t, then nginx -s reload.`);
}
