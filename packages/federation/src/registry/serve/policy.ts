/** In production emotion adds one empty style element and inserts rules through the CSSOM; this is the hash of the empty string. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where browsers report violations. `report-uri` is supported by all browsers, works over plain HTTP, and sends at once. */
const REPORTS = '/api/v1/csp-reports';

/**
 * For every file of a release. Pages ignore it, but a worker uses it as its own policy: it may call the API, but load no other code and
 * create none from strings.
 */
export const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The Trusted Types policy with which a dev server shows a syntax error over the page. */
const OVERLAY_POLICY = 'rspack-dev-server#overlay';

export interface PolicyOptions {
  /** Additional origins that the page may connect to: realtime. */
  connect?: readonly string[];
  /** Additional origins of the registry's packages. */
  packages?: readonly string[];
  /** Origins of remotes under development: for scripts, styles, images, updates, and the update socket. */
  overrides?: readonly string[];
}

/** The Content-Security-Policy of every page. Trusted Types are enforced, so no string can become HTML or code. */
export function contentSecurityPolicy({ connect = [], packages = [], overrides = [] }: PolicyOptions = {}): string {
  const sockets = overrides.map((origin) => origin.replace(/^http/, 'ws'));
  const code = [...packages, ...overrides];
  const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...code),
    ...(overrides.length > 0 ? [directive('worker-src', "'self'", 'blob:')] : []), // a dev server's workers start from a blob
    directive('style-src', "'self'", EMPTY_STYLE, ...code),
    directive('connect-src', "'self'", ...connect, ...code, ...sockets), // `code` as well: prefetching uses fetch
    directive('img-src', "'self'", 'data:', 'blob:', ...code),
    directive('manifest-src', "'self'"),
    directive('font-src', "'self'", ...packages),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', 'default', ...(overrides.length > 0 ? [OVERLAY_POLICY] : [])),
    directive('report-uri', REPORTS),
  ].join('; ');
}
