import type { RegistryEntry } from '@careloom/contract/manifest';
import { ownerOf, type Served } from './served';

type Preload = NonNullable<RegistryEntry['preload']>[string];

/** The shell's signed-in part, which the page for any address but the public ones will ask for. */
export const WORKPLACE = 'workplace';

/** What the shell loads remotes with. */
export const FEDERATION = 'federation';

const link = ({ href, integrity }: Preload[number]) => {
  const as = href.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
};

/** What stands in a data block must not end it. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Shell, runtime and page at once, for an address behind the login page. */
function filesFor(shell: RegistryEntry, owner: ReturnType<typeof ownerOf>): Preload {
  const workplace = shell.preload?.[WORKPLACE] ?? [];
  if (!owner || owner.release.name === 'shell') return workplace;
  return [...workplace, ...(shell.preload?.[FEDERATION] ?? []), ...(owner.release.preload?.[owner.route.name] ?? [])];
}

export interface Page {
  html: string;
  /** 404 where no route answers: the shell says so, and so does the status. */
  status: 200 | 404;
  /** One page for everybody, which is there before any script. */
  prerendered: boolean;
}

/**
 * The page for an address: a prerendered one, or the shell's with the registry inside and preload links for what the address
 * will need, so that entry, app and page chunk come in one wave.
 */
export async function renderPage(served: Served, pathname: string): Promise<Page> {
  const owner = ownerOf(served, pathname);
  const status = owner || pathname === '/' ? 200 : 404;
  const isPublic = owner?.release.name === 'shell' && owner.route.area === 'public';
  const prerendered = isPublic ? await served.readPage(`${owner.route.name}.html`) : null;
  const template = prerendered ?? (await served.readPage('index.html'));
  if (template === null) throw new Error(`The shell ${served.shell.version} has no index.html.`);
  const isDeveloped = served.overrides.length + served.granted.length > 0; // the tab decides then which build of a remote it asks for
  const files = isPublic || isDeveloped ? [] : filesFor(served.shell, owner);
  const html = template
    .replaceAll('%SHELL%', () => served.shellBase)
    .replace('<!--preload-->', () => files.map(link).join(''))
    .replace('<!--registry-->', () => inScript(served.json));
  return { html, status, prerendered: prerendered !== null };
}
