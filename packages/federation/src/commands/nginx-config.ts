import path from 'node:path';
import { ASSETS, type Origins } from '../registry/serve/places';
import { FILE_POLICY } from '../registry/serve/policy';

export interface Site {
  /** Origin of the page, the API and the socket. */
  publicUrl: string;
  /** The address of each server process: `127.0.0.1:4000`. */
  servers: readonly string[];
  /** Folder with the files of released versions. Null if they are in a bucket and the server serves them. */
  packages: string | null;
  /** Origins of remotes that have one of their own. */
  origins: Origins;
  /** Whether this nginx has the module for serving brotli files that were compressed at build time. */
  brotli: boolean;
  /** Folder with `<name>.crt` and `<name>.key` for each host name. */
  certificates: string;
}

/** HTTPS names need a certificate; a local origin, for trying out, has none. */
function listen({ certificates }: Site, origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const named = `server_name ${hostname};`;
  if (protocol === 'http:') return [`listen ${port || 80};`, named];
  const certificate = path.posix.join(certificates, hostname);
  return [`listen ${port || 443} ssl http2;`, named, `ssl_certificate ${certificate}.crt;`, `ssl_certificate_key ${certificate}.key;`];
}

const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'];

const header = (name: string, value: string) => `add_header ${name} "${value}" always;`;

/**
 * Serves a folder of packages: immutable, compressed at build time. Files that only the server reads are not served. A 404 is not cached.
 */
const files = ({ packages, brotli }: Site, folder: string, headers: readonly string[]) =>
  packages === null
    ? []
    : [
        ...block(`location ${ASSETS}/${folder}`, [
          `alias ${packages}/${folder};`,
          'limit_except GET { deny all; }',
          'gzip_static on;',
          ...(brotli ? ['brotli_static on;'] : []),
          'gzip_vary on;',
          'add_header Cache-Control "public, max-age=31536000, immutable";',
          ...headers,
        ]),
      ];

const KEPT_BACK = block(`location ~ ^${ASSETS}/.*(/\\.|\\.html$|/release\\.json$)`, ['return 404;']);

/** Page, API and socket, and the files of the shell and of remotes without an origin of their own. */
const mainServer = (site: Site) =>
  block('server', [
    ...listen(site, site.publicUrl),
    ...(site.publicUrl.startsWith('https:') ? [header('Strict-Transport-Security', 'max-age=31536000')] : []),
    'client_max_body_size 60m;',
    '',
    ...files(site, '', [
      header('X-Content-Type-Options', 'nosniff'),
      header('Cross-Origin-Resource-Policy', 'same-origin'),
      header('Content-Security-Policy', FILE_POLICY),
    ]),
    ...(site.packages === null ? [] : KEPT_BACK),
    '',
    ...block('location /', [
      'proxy_pass http://careloom;',
      'proxy_http_version 1.1;',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection $careloom_connection;',
      'proxy_read_timeout 300s;',
    ]),
  ]);

/** Only scripts of the page may read the files, and they cannot be opened as documents. */
const REMOTE_HEADERS = [
  header('Access-Control-Allow-Origin', '$careloom_page'),
  header('Vary', 'Origin'),
  header('Cross-Origin-Resource-Policy', 'cross-origin'),
  header('X-Content-Type-Options', 'nosniff'),
  header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"),
];

/** The files of the remotes that share an origin. */
const remoteServer = (site: Site, origin: string, names: readonly string[]) =>
  block('server', [
    ...listen(site, origin),
    '',
    ...names.flatMap((name) => files(site, `${name}/`, REMOTE_HEADERS)),
    ...KEPT_BACK,
    ...block('location /', ['return 404;']),
  ]);

/** Remotes by origin, both sorted by name. */
function byOrigin(origins: Origins): [origin: string, names: string[]][] {
  const sorted = Object.entries(origins).sort(([one], [other]) => one.localeCompare(other));
  const groups = new Map<string, string[]>();
  for (const [name, origin] of sorted) groups.set(origin, [...(groups.get(origin) ?? []), name]);
  return [...groups];
}

/** The configuration for nginx's `http` block. */
export function nginxConfig(site: Site): string {
  const lines = [
    '# Written by `npm run nginx` from the registry, PUBLIC_URL and CARELOOM_ORIGINS: run it again after a change of these.',
    '# It goes into the http block of nginx.conf, as a file of conf.d or by an include.',
    '',
    ...block('upstream careloom', [...site.servers.map((server) => `server ${server};`), 'keepalive 16;']),
    ...block('map $http_upgrade $careloom_connection', ['default upgrade;', "'' '';"]),
    '# Whoever asks from the page may read a remote; a header without a value is not sent.',
    ...block('map $http_origin $careloom_page', ["default '';", `'${new URL(site.publicUrl).origin}' $http_origin;`]),
    '',
    ...mainServer(site),
    ...byOrigin(site.origins).flatMap(([origin, names]) => ['', `# ${names.join(', ')}`, ...remoteServer(site, origin, names)]),
  ];
  return `${lines.join('\n')}\n`;
}
