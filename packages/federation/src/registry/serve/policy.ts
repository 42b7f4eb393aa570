/** Emotion puts one empty style element into the page in production and writes rules past it; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where a browser tells what it refused. By `report-uri`, which every browser knows, on plain http as well, and sends at once. */
const REPORTS = '/api/v1/csp-reports';

/**
 * Of every file of a release. A page ignores it; a worker has it as its own: it may ask the API, load no other code and make none from a
 * string.
 */
export const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** What a dev server draws a syntax error with, over the page. */
const OVERLAY_POLICY = 'rspack-dev-server#overlay';

export interface PolicyOptions {
  /** Origins beside the page's own to which it may connect: realtime. */
  connect?: readonly string[];
  /** Origins beside the page's own from which the registry's packages come. */
  packages?: readonly string[];
  /** Origins of remotes under development: scripts, styles and pictures, updates, and the socket that tells of them. */
  overrides?: readonly string[];
}

/** The Content-Security-Policy of every page. Trusted Types are enforced: no string becomes HTML or code anywhere. */
export function contentSecurityPolicy({ connect = [], packages = [], overrides = [] }: PolicyOptions = {}): string {
  const sockets = overrides.map((origin) => origin.replace(/^http/, 'ws'));
  const code = [...packages, ...overrides];
  const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...code),
    ...(overrides.length > 0 ? [directive('worker-src', "'self'", 'blob:')] : []), // a dev server has another origin than the page
    directive('style-src', "'self'", EMPTY_STYLE, ...code),
    directive('connect-src', "'self'", ...connect, ...code, ...sockets), // what is fetched ahead is fetched
    directive('img-src', "'self'", 'data:', 'blob:', ...code),
    directive('font-src', "'self'", ...packages),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', 'default', ...(overrides.length > 0 ? [OVERLAY_POLICY] : [])),
    directive('report-uri', REPORTS),
  ].join('; ');
}
