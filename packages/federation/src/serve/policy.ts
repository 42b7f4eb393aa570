/** Emotion puts one empty style element into the page in production and writes rules past it; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface PolicyOptions {
  /** Origins beside the page's own to which it may connect: realtime, and a remote under development. */
  connect?: readonly string[];
  /** Origins beside the page's own whose scripts and styles it may load: a remote under development. */
  scripts?: readonly string[];
}

/** The Content-Security-Policy of every page. Trusted Types are enforced: no string becomes HTML or code anywhere. */
export function contentSecurityPolicy({ connect = [], scripts = [] }: PolicyOptions = {}): string {
  const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scripts),
    directive('style-src', "'self'", EMPTY_STYLE, ...scripts),
    directive('connect-src', "'self'", ...connect, ...scripts),
    directive('img-src', "'self'", 'data:', 'blob:'),
    directive('font-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', 'default'),
  ].join('; ');
}
