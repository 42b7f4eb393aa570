import { agreements } from '@careloom/contract/resources/agreements';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createAgreement } from './create-agreement';
import { downloadAgreement } from './download-agreement';
import { endAgreement, terminateAgreement } from './end-agreement';
import { getAgreement } from './get-agreement';
import { listAgreements } from './list-agreements';
import { remindWorker } from './remind-worker';
import { removeAgreement } from './remove-agreement';
import { sendAgreement } from './send-agreement';
import { updateAgreement, updated } from './update-agreement';
import { verifySignature } from './verify-signature';

export function agreementRoutes(app: FastifyInstance): void {
  route(app, agreements.list, { scope: 'by-role' }, listAgreements);
  route(app, agreements.get, { scope: 'by-role' }, ({ services, user, params }) => getAgreement(services, user, params.id));
  route(app, agreements.create, { scope: 'by-role', record: 'Service agreement' }, createAgreement);
  route(app, agreements.send, { scope: 'by-role' }, sendAgreement);
  route(app, agreements.remind, { scope: 'by-role' }, remindWorker);
  route(app, agreements.update, { scope: 'by-role', record: 'Service agreement', success: updated }, updateAgreement);
  route(app, agreements.remove, { scope: 'by-role', record: 'Service agreement' }, removeAgreement);
  route(app, agreements.terminate, { scope: 'by-role' }, terminateAgreement);
  route(app, agreements.end, { scope: 'by-role' }, endAgreement);
  route(app, agreements.download, { scope: 'by-role' }, downloadAgreement);
  route(app, agreements.verify, { scope: 'public' }, ({ services, params }) => verifySignature(services, params.code));
}
