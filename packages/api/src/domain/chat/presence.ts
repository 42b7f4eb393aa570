import { createHmac } from 'node:crypto';
import type { Services } from '../../platform/services';

/** A person's id on the presence channel: without our secret it cannot be linked to the person. */
export const presenceOf = ({ deriveKey }: Pick<Services, 'deriveKey'>, userId: number): string =>
  createHmac('sha256', deriveKey('presence')).update(String(userId)).digest('hex').slice(0, 32);
