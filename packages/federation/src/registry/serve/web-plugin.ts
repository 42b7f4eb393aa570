import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openRegistry } from '../open-registry';
import { packagesIn } from '../package-store';
import { RegistryRefused } from '../refused';
import type { S3Settings } from '../s3-settings';
import { bucketFiles, folderFiles, sendNotFound } from './package-files';
import { renderPage, type Page } from './page';
import { ASSETS, basesOf, type Origins } from './places';
import { contentSecurityPolicy } from './policy';
import { publishBuilt } from './publish-built';
import { readerIn } from './reader-cookie';
import { rootFiles } from './root-files';
import { followRegistry, ownerOf, type Followed, type Served } from './served';

export interface WebOptions {
  /** Folder of the registry, usually `registry` in the server's data directory. */
  registryFolder: string;
  /** Root of the repository, whose new builds are released first. Null: the registry is served as it is. */
  root: string | null;
  /** The bucket with the files of released versions. Undefined: they are in the registry's folder. */
  s3?: S3Settings | undefined;
  /** Origins of packages that have one of their own. */
  origins?: Origins;
  /** Origins of realtime, if not the server's own. */
  connect?: readonly string[];
  /** Origins of remotes under development, on this machine. */
  overrides?: readonly string[];
  /** Developers' builds in a product that others use, too. */
  localBuilds?: LocalBuilds;
  /** Receives the function that reports whether an older state than the registry's is served. */
  watched?: (damage: Followed['damage']) => void;
}

export interface LocalBuilds {
  /** Origins on developers' machines that the operator allows. */
  named: readonly string[];
  /** Those of them that were granted to the sender of these cookies, and are still permitted. */
  grantedTo: (cookies: string | undefined) => Promise<readonly string[]>;
}

const NO_BUILDS: LocalBuilds = { named: [], grantedTo: () => Promise.resolve([]) };

/**
 * The page that the service worker stores for use without a connection; it can be opened at any address. The entity tag of each page shows
 * the worker whether its stored page has the same versions.
 */
const KEPT_PAGE = '/kept-page.html';

const PAGES = 200;

const HOW_TO_RELEASE = 'Release it and the remotes (npm run release -- shell), or start with CARELOOM_RELEASE_ON_START=1.';

/** Serves shell, remotes and registry. Any request that no other route of the server answers is a page of the shell. */
export const webPlugin = (options: WebOptions) =>
  async function web(app: FastifyInstance): Promise<void> {
    const { registryFolder, root, s3, origins = {}, connect = [], overrides = [], localBuilds = NO_BUILDS, watched } = options;
    const { named, grantedTo } = localBuilds;
    const { store, bucket } = openRegistry(registryFolder, s3);
    if (root !== null) await publishBuilt(store, root);
    const { packages } = await store.read();
    // With `npm run dev` the server starts while its pages are still being built.
    if (!packages['shell'] && overrides.length === 0)
      throw new RegistryRefused(`${registryFolder} holds no shell, so there is nothing to serve. ${HOW_TO_RELEASE}`);
    const following = { baseOf: basesOf({ origins, publicUrl: s3?.publicUrl }), overrides, named };
    const { served, damage } = followRegistry(store, following, (sentence) => app.log.error(sentence));
    watched?.(damage);
    const servedTo = async ({ headers: { cookie } }: FastifyRequest) => served(readerIn(cookie), await grantedTo(cookie));
    const policyOf = ({ packages, granted }: Served) => contentSecurityPolicy({ connect, packages: [...packages, ...granted], overrides });
    const pages = pageCache();

    await app.register(bucket ? bucketFiles(bucket) : folderFiles(packagesIn(registryFolder)), { prefix: ASSETS });

    app.route({
      method: ['GET', 'HEAD'],
      url: '/registry.json',
      handler: async (request, reply) => {
        const { json } = await served(readerIn(request.headers.cookie));
        return reply.header('cache-control', 'no-store').type('application/json').send(json);
      },
    });

    rootFiles(app, servedTo);

    app.route({
      method: ['GET', 'HEAD'],
      url: KEPT_PAGE,
      handler: async (request, reply) => {
        const served = await servedTo(request);
        return sendPage(request, reply, await pages(served, '/'), served.etag, policyOf(served));
      },
    });

    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const pathname = pathOf(request);
        if (!wantsPage(request, pathname)) return sendNotFound(reply);
        const plain = await served(readerIn(request.headers.cookie));
        const given = isForGuests(plain, pathname) ? plain : await servedTo(request);
        return sendPage(request, reply, await pages(given, pathname), given.etag, policyOf(given));
      },
    });
  };

const pathOf = ({ url }: FastifyRequest) => new URL(url, 'http://page').pathname;

/** No overrides are granted on public pages, where users type their passwords. */
const isForGuests = (served: Served, pathname: string) => ownerOf(served, pathname)?.route.area === 'public';

/** A missing script, image or file is not answered with HTML. A navigation that a service worker forwards has an empty destination. */
function wantsPage({ headers }: FastifyRequest, pathname: string): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const isPassedOn = destination === 'empty' && headers.accept?.includes('text/html') === true;
  if (destination !== 'document' && !isPassedOn) return false;
  return path.extname(pathname) === '';
}

interface Ready extends Page {
  br: Buffer;
  gz: Buffer;
}

/**
 * Caches compressed pages for one set of versions. Most addresses of a route share the same page, but detecting that is not worth it.
 */
function pageCache() {
  const sets = new WeakMap<Served, Map<string, Promise<Ready>>>();
  return (served: Served, pathname: string): Promise<Ready> => {
    const ready = sets.get(served) ?? new Map<string, Promise<Ready>>();
    if (ready.size > PAGES) ready.clear();
    sets.set(served, ready);
    const known = ready.get(pathname) ?? prepare(served, pathname);
    ready.set(pathname, known);
    return known;
  };
}

/** Brotli qualities. A signed-in page is compressed while the user waits. */
const BEST = 11;
const QUICK = 9;

async function prepare(served: Served, pathname: string): Promise<Ready> {
  const page = await renderPage(served, pathname);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: page.prerendered ? BEST : QUICK } }),
    promisify(gzip)(page.html),
  ]);
  return { ...page, br, gz };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Ready, etag: string, policy: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .headers({
      'cache-control': 'no-store',
      etag,
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    .type('text/html; charset=utf-8')
    .send(encoding === 'br' ? page.br : encoding === 'gzip' ? page.gz : page.html);
}
