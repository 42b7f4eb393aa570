import { xero } from '@careloom/contract/resources/xero';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { xeroContacts } from '@careloom/contract/resources/xero-contacts';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { checkConnection } from './connection/check-connection';
import { finishConsent } from './connection/finish-consent';
import { getBill, refreshInvoice } from './bills/read-bill';
import { listSyncs } from './bills/list-syncs';
import { listBills } from './bills/list-bills';
import { pushInvoice } from './bills/push-invoice';
import { getConfig, listConfigs, removeConfig } from './connection/config';
import { checkSignature, receiveEvents } from './bills/receive-events';
import { createConfig, updateConfig } from './connection/save-config';
import { startConsent } from './connection/start-consent';
import { disconnect } from './connection/disconnect';
import { readStanding } from './connection/read-standing';
import { listCandidates } from './contacts/list-candidates';
import { makeContact } from './contacts/make-contact';
import { updateContact } from './contacts/update-contact';
import { updateContacts } from './contacts/update-contacts';
import { voidInvoice } from './bills/void-invoice';

const SCOPE = { scope: 'all' } as const;
const CONFIG = { ...SCOPE, record: 'Xero config' };

export function xeroConfigRoutes(app: FastifyInstance): void {
  route(app, xeroConfigs.list, SCOPE, listConfigs);
  route(app, xeroConfigs.get, SCOPE, getConfig);
  route(app, xeroConfigs.create, CONFIG, createConfig);
  route(app, xeroConfigs.update, CONFIG, updateConfig);
  route(app, xeroConfigs.remove, CONFIG, removeConfig);
}

/** The connection to the organisation's account. */
export function xeroConnectionRoutes(app: FastifyInstance): void {
  route(app, xero.checkConnection, SCOPE, checkConnection);
  route(app, xero.connect, SCOPE, startConsent);
  route(app, xero.standing, SCOPE, readStanding);
  route(app, xero.disconnect, SCOPE, disconnect);
  route(app, xero.callback, { scope: 'public' }, finishConsent);
}

/** Invoices as stored in Xero; each role within its scope. */
export function xeroInvoiceRoutes(app: FastifyInstance): void {
  const scope = { scope: 'by-role', record: 'Invoice' } as const;
  route(app, xeroBills.list, scope, listSyncs);
  route(app, xeroInvoices.list, scope, listBills);
  route(app, xeroInvoices.get, scope, getBill);
  route(app, xeroInvoices.push, scope, pushInvoice);
  route(app, xeroInvoices.refresh, scope, refreshInvoice);
  route(app, xeroInvoices.voidBill, scope, voidInvoice);
}

/** The Xero contacts of workers. */
export function xeroContactRoutes(app: FastifyInstance): void {
  route(app, xeroContacts.update, SCOPE, updateContact);
  route(app, xeroContacts.updateMany, SCOPE, updateContacts);
  route(app, xeroContacts.candidates, SCOPE, listCandidates);
  route(app, xeroContacts.make, SCOPE, makeContact);
}

/** The webhook for Xero. The signature covers the raw bytes, so they are kept; a body that is not JSON has no events. */
export function xeroWebhookRoutes(app: FastifyInstance): void {
  void app.register(async (own) => {
    own.decorateRequest('raw_body', null);
    own.removeContentTypeParser('application/json');
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      request.raw_body = body as Buffer;
      done(null, jsonOf(body.toString()));
    });
    own.addHook('preHandler', checkSignature);
    route(own, xero.webhook, { scope: 'public' }, receiveEvents);
    await Promise.resolve();
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
