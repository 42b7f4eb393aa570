/** The page's only Trusted Types policy: script URLs from places that were named, and nothing else from a string. */

declare const __DEV__: boolean;

interface PolicyFactory {
  createPolicy(name: string, rules: Record<'createScriptURL' | 'createHTML' | 'createScript', (value: string) => string>): unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
    /** The login page's small script may have made the policy before this one came. */
    __careloomScriptBases?: Set<string>;
  }
}

/** Of the script that runs: the shell's own files may lie at another origin than the page. */
const ownScript = document.currentScript?.getAttribute('src') ?? '';

const made = window.__careloomScriptBases;
const bases = (window.__careloomScriptBases = made ?? new Set([new URL('/', window.location.href).href]));
bases.add(new URL('.', new URL(ownScript, window.location.href)).href);

/** A worker of a dev server begins with a script that the page makes. */
if (__DEV__) bases.add(`blob:${window.location.origin}/`);

/** Lets scripts of a folder through. Called with what the registry says, and with nothing else. */
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
