import type { RegistryEntry } from '@careloom/contract/manifest';
import { ownerOf, type Served } from './served';

type Preload = NonNullable<RegistryEntry['preload']>[string];

/** Key of the files of the shell's signed-in part, which every non-public page needs. */
export const WORKPLACE = 'workplace';

/** Key of the files of the federation runtime. */
export const FEDERATION = 'federation';

const link = ({ href, integrity }: Preload[number]) => {
  const as = href.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
};

/** Escapes JSON so that it cannot close the data block. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Preloads shell, runtime and page together, for an address behind the login page. */
function filesFor(shell: RegistryEntry, owner: ReturnType<typeof ownerOf>): Preload {
  const workplace = shell.preload?.[WORKPLACE] ?? [];
  if (!owner || owner.release.name === 'shell') return workplace;
  return [...workplace, ...(shell.preload?.[FEDERATION] ?? []), ...(owner.release.preload?.[owner.route.name] ?? [])];
}

export interface Page {
  html: string;
  /** 404 if no route matches, like the page that the shell shows. */
  status: 200 | 404;
  /** The page is the same for everybody and is visible without scripts. */
  prerendered: boolean;
}

/**
 * The page for an address: a prerendered one, or the shell's with the inlined registry and preload links for what the address needs, so
 * that entry, app and page chunk load in parallel.
 */
export async function renderPage(served: Served, pathname: string): Promise<Page> {
  const owner = ownerOf(served, pathname);
  const status = owner || pathname === '/' ? 200 : 404;
  const isPublic = owner?.release.name === 'shell' && owner.route.area === 'public';
  const prerendered = isPublic ? await served.readPage(`${owner.route.name}.html`) : null;
  const template = prerendered ?? (await served.readPage('index.html'));
  if (template === null) throw new Error(`The shell ${served.shell.version} has no index.html.`);
  const isDeveloped = served.overrides.length + served.granted.length > 0; // with overrides, the tab decides which build of a remote to load
  const files = isPublic || isDeveloped ? [] : filesFor(served.shell, owner);
  const html = template
    .replaceAll('%SHELL%', () => served.shellBase)
    .replace('<!--preload-->', () => files.map(link).join(''))
    .replace('<!--registry-->', () => inScript(served.json));
  return { html, status, prerendered: prerendered !== null };
}
