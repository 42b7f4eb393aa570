import { xero } from '@careloom/contract/resources/xero';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { checkConnection } from './check-connection';
import { finishConsent } from './finish-consent';
import { getConfig, listConfigs } from './read-config';
import { removeConfig } from './remove-config';
import { createConfig, updateConfig } from './save-config';
import { startConsent } from './start-consent';

const SCOPE = { scope: 'all' } as const;
const CONFIG = { ...SCOPE, record: 'Xero config' };

/** The organisation's configuration of Xero. */
export function xeroConfigRoutes(app: FastifyInstance): void {
  route(app, xeroConfigs.list, SCOPE, listConfigs);
  route(app, xeroConfigs.get, SCOPE, getConfig);
  route(app, xeroConfigs.create, CONFIG, createConfig);
  route(app, xeroConfigs.update, CONFIG, updateConfig);
  route(app, xeroConfigs.remove, CONFIG, removeConfig);
}

/** The link to the organisation's account. */
export function xeroConnectionRoutes(app: FastifyInstance): void {
  route(app, xero.checkConnection, SCOPE, checkConnection);
  route(app, xero.connect, SCOPE, startConsent);
  route(app, xero.callback, { scope: 'public' }, finishConsent);
}
