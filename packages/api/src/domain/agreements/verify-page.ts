import type { Verification } from '@careloom/contract/resources/agreements';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/errors';
import { escapeHtml, sendPage } from '../../platform/http/plain-page';
import { text } from '../../platform/http/text';
import { organisationZone } from '../organisation/today';
import type { Services } from '../../platform/services';
import { VERIFY_PATH } from './verify-address';
import { verifySignature } from './verify-signature';
import { VERIFY_STYLE } from './verify-style';

/** Serves the page whose URL is on a signed copy: it shows whether the signature is unchanged. */
export function verifyPage(app: FastifyInstance): void {
  const { services } = app;
  app.get<{ Params: { code: string } }>(`${VERIFY_PATH}/:code`, async ({ params }, reply) => {
    const found = await find(services, params.code);
    const title = text('agreement.verify.title');
    if (!found) return sendPage(reply.code(404), { title, style: VERIFY_STYLE, body: `<p>${escapeHtml(text('error.not_exist'))}</p>` });
    return sendPage(reply, { title, style: VERIFY_STYLE, body: bodyOf(found, await organisationZone(services.db)) });
  });
}

async function find(services: Services, code: string): Promise<Verification | undefined> {
  try {
    return await verifySignature(services, code);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const longDay = (day: string) => new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function bodyOf(found: Verification, timeZone: string): string {
  const signed = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(found.signed_at));
  const facts = [
    [text('agreement.verify.signed_by'), found.signed_by],
    [text('agreement.verify.signed_at'), signed],
    [text('field.agreement.provider'), found.provider],
    [text('field.agreement.term'), `${longDay(found.commencement_date)} – ${longDay(found.end_date)}`],
    [text('agreement.verify.status'), statusText(found.status)],
    [text('agreement.verify.document'), found.document_sha256],
    [text('agreement.verify.copy'), found.signed_document_sha256 ?? '–'],
    [text('agreement.verify.hash'), found.hash],
    [text('agreement.verify.previous'), found.previous_hash],
  ] as const;
  const rows = facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const verdict = found.valid ? 'valid' : 'invalid';
  return `<p class="${verdict}">${escapeHtml(text(`agreement.verify.${verdict}`))}</p><dl>${rows.join('')}</dl>`;
}

function statusText(status: string): string {
  if (status === 'terminated') return text('option.agreement_status.terminated');
  return text(status === 'ended' ? 'option.agreement_status.ended' : 'option.agreement_status.signed');
}
