import type { ServiceAgreement, SignatureBody } from '@careloom/contract/resources/agreements';
import { eq } from 'drizzle-orm';
import { adminSide } from '../notifications/recipients';
import type { CurrentUser } from '../../platform/http/current-user';
import { type Signature, serviceAgreements } from '../../platform/db/schema/agreements';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { stale, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { notify } from '../notifications/notify';
import type { Services } from '../../platform/services';
import { today } from '../organisation/today';
import { nameOf } from '../../platform/serialize/person';
import { announceWorker } from '../support-workers/worker-record';
import { lockWorkers } from '../shifts/hold-workers';
import { chainSignature, sha256 } from './chain-signature';
import { endDue } from './end-replaced';
import { getAgreement } from './get-agreement';
import { keepDocument } from './keep-document';
import { lockAgreement, type LockedAgreement } from './agreement-record';
import { readSignature, type SignedBy } from './read-signature';

interface Signing {
  services: Services;
  user: CurrentUser;
  id: number;
  body: SignatureBody;
  ip: string;
  userAgent: string;
}

/**
 * Signs the user's own agreement: it is binding from now on, the evidence is stored and chained, and the admin side is notified. The signed
 * copy is rendered after the commit.
 * @throws 404; 422 at `signature`; 422 when it does not await a signature; 422 `stale` when the document has changed since it was read
 */
export async function signAgreement(signing: Signing): Promise<ServiceAgreement> {
  const { services, user, id, body } = signing;
  const by = await readSignature(body);
  const { status } = await getAgreement(services, user, id);
  if (status !== 'awaiting_signature') throw unprocessable('agreement.not_awaiting');
  await keepDocument(services, id);
  await inTransaction(services.db, async (tx) => {
    await lockWorkers(tx, [user.id]);
    const agreement = await lockAgreement(tx, user, id);
    if (agreement.status !== 'awaiting_signature') throw unprocessable('agreement.not_awaiting');
    if (body.document_sha256 !== null && body.document_sha256 !== agreement.document_sha256) throw stale('error.stale');
    await bind(tx, agreement, by, signing);
    const now = services.clock.now();
    await endDue(tx, eq(serviceAgreements.user_id, agreement.user_id), await today(tx, now), now);
    await notify(tx, {
      to: await adminSide(tx),
      type: 'completed_service_agreement',
      routeId: agreement.user_id,
      senderId: user.id,
      values: { name: nameOf(agreement) },
    });
    await announceWorker(tx, user, agreement.user_id);
  });
  await keepDocument(services, id);
  return getAgreement(services, user, id);
}

async function bind(tx: Tx, agreement: LockedAgreement, { typed, drawn }: SignedBy, { services, user, ip, userAgent }: Signing) {
  if (agreement.document_sha256 === null) throw new Error('An agreement without a document was to be signed.');
  const signed_at = services.clock.now();
  const signature: Signature = {
    typed_name: typed ?? nameOf(agreement),
    image: drawn && `data:image/png;base64,${drawn.toString('base64')}`,
    consent: text('agreement.consent'),
    ip,
    user_agent: userAgent,
  };
  await chainSignature(tx, {
    agreement: agreement.id,
    version: agreement.version,
    worker: user.id,
    name: nameOf(agreement),
    typed_name: typed,
    image_sha256: drawn && sha256(drawn),
    consent: signature.consent,
    ip,
    user_agent: userAgent,
    signed_at: signed_at.toISOString(),
    document_sha256: agreement.document_sha256,
  });
  await tx.update(serviceAgreements).set({ status: 'signed', signed_at, signature }).where(eq(serviceAgreements.id, agreement.id));
}
