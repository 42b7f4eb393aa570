/** The page's only Trusted Types policy: it allows script URLs from registered places and refuses HTML and scripts from strings. */

declare const __DEV__: boolean;

interface PolicyFactory {
  createPolicy(name: string, rules: Record<'createScriptURL' | 'createHTML' | 'createScript', (value: string) => string>): unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
    /** Set if the login page's small script has already created the policy. */
    __careloomScriptBases?: Set<string>;
  }
}

/** The address of the running script: the shell's files may be at another origin than the page. */
const ownScript = document.currentScript?.getAttribute('src') ?? '';

const made = window.__careloomScriptBases;
const bases = (window.__careloomScriptBases = made ?? new Set([new URL('/', window.location.href).href]));
bases.add(new URL('.', new URL(ownScript, window.location.href)).href);

/** In development a worker starts from a blob script that the page creates. */
if (__DEV__) bases.add(`blob:${window.location.origin}/`);

/** Allows scripts from a folder. Call it only with addresses from the registry. */
export function allowScriptsUnder(address: string) {
  bases.add(new URL('.', new URL(address, window.location.href)).href);
}

function createScriptURL(value: string) {
  const { href } = new URL(value, document.baseURI);
  for (const base of bases) if (href.startsWith(base)) return href;
  throw new TypeError(`Script from an unregistered place: ${href}`);
}

const refuse =
  (kind: string) =>
  (value: string): string => {
    throw new TypeError(`${kind} from a string is not allowed: ${value.slice(0, 80)}`);
  };

if (!made) window.trustedTypes?.createPolicy('default', { createScriptURL, createHTML: refuse('HTML'), createScript: refuse('Script') });
