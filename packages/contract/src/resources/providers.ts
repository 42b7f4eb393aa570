import { call } from '../call';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { z } from '../schema';

export const provider = z.object({ id: z.number(), name: z.string(), abn: z.string() });
export type Provider = z.output<typeof provider>;

export const providers = {
  list: call({ id: 'A-125', method: 'GET', path: '/providers', access: ['provider-read'], query: listQuery, data: pageOf(provider) }),
};
