import { call } from '../call';
import { face } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { acnOrAbn, id, text } from '../rules';
import { z } from '../schema';

/** `abn` contains the digits of an ABN (11) or ACN (9). */
export const provider = z.object({ id: z.number(), name: z.string(), abn: z.string() });
export type Provider = z.output<typeof provider>;

/** A provider with its current workers, which are missing from servers of earlier releases. */
const listedProvider = z.extend(provider, {
  /** Where its workers have a job now. */
  houses_count: z.optional(z.number()),
  /** With a signed agreement. */
  workers_count: z.optional(z.number()),
  /** The first of them. */
  workers: z.optional(z.array(face)),
});
export type ListedProvider = z.output<typeof listedProvider>;

export const providerBody = z.object({ name: text(120), abn: acnOrAbn() });
export type ProviderBody = z.output<typeof providerBody>;

export const providerLabels = { name: 'field.provider.name', abn: 'field.provider.acn_abn' } as const;

const byId = z.object({ id: id() });

export const providers = {
  list: call({
    id: 'A-125',
    method: 'GET',
    path: '/providers',
    resource: 'providers',
    access: ['provider-read'],
    query: listQuery,
    data: pageOf(listedProvider),
  }),
  get: call({
    id: 'A-126',
    method: 'GET',
    path: '/providers/:id',
    resource: 'providers',
    access: ['provider-read'],
    params: byId,
    data: provider,
  }),
  create: call({
    id: 'A-127',
    method: 'POST',
    creates: true,
    path: '/providers',
    affects: ['providers'],
    access: ['provider-write'],
    body: providerBody,
    data: provider,
    success: 'success.added',
    labels: providerLabels,
  }),
  update: call({
    id: 'A-128',
    method: 'PUT',
    path: '/providers/:id',
    affects: ['providers'],
    access: ['provider-write'],
    params: byId,
    body: providerBody,
    data: provider,
    success: 'success.updated',
    labels: providerLabels,
  }),
  remove: call({
    id: 'A-129',
    method: 'DELETE',
    path: '/providers/:id',
    affects: ['providers'],
    access: ['provider-write'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
