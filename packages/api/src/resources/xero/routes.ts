import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { getConfig, listConfigs } from './read-config';
import { removeConfig } from './remove-config';
import { createConfig, updateConfig } from './save-config';

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
