import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an HTML element or attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

interface PlainPage {
  /** Used before ` | Careloom`, and as the heading. */
  title: string;
  /** CSS. Its hash is the only style that the page's CSP allows; scripts are not allowed. */
  style: string;
  /** HTML below the heading; the caller escapes it. */
  body: string;
}

/** Sends a small page of the server's own, without shell or scripts. */
export function sendPage(reply: FastifyReply, { title, style, body }: PlainPage): FastifyReply {
  const hash = createHash('sha256').update(style).digest('base64');
  const csp = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | Careloom</title>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', csp)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(`<!doctype html><html lang="en">${head}<style>${style}</style><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`);
}
