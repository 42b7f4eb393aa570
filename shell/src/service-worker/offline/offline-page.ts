import { texts } from '../service-worker-texts';

/** The colours of the design tokens, light and dark. They are inlined, because no style sheet is available offline. */
const STYLE = `
:root{color-scheme:light dark;--bg:#fcfaf8;--fg:#16272d;--fg-muted:#3a4c53;--brand:#005869;--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0d1c21;--fg:#f0ede8;--fg-muted:#c4c0bb;--brand:#98d6e6;--on-brand:#0d1c21}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--fg);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:2rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 1.5rem;color:var(--fg-muted)}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.625rem;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
`;

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts['offline.title']} | ${texts['push.product']}</title><style>${STYLE}</style></head>
<body><main><h1>${texts['offline.title']}</h1><p>${texts['offline.text']}</p><a href="">${texts['offline.again']}</a></main></body></html>`;

/** Shown without a connection and without a cached page. Its own policy allows only this style, by its hash. */
export async function offlinePage(): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(HTML, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
