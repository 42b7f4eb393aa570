import { rosterTemplates } from '@careloom/contract/resources/roster-templates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createTemplate } from './create-template';
import { listTemplates } from './list-templates';
import { removeTemplate, renameTemplate } from './edit-template';

const template = { scope: 'by-role', record: 'Template' } as const;

/** Saved weeks of a house, to be planned repeatedly. */
export function rosterTemplateRoutes(app: FastifyInstance): void {
  route(app, rosterTemplates.list, { scope: 'by-role' }, listTemplates);
  route(app, rosterTemplates.create, template, createTemplate);
  route(app, rosterTemplates.rename, template, renameTemplate);
  route(app, rosterTemplates.remove, template, removeTemplate);
}
