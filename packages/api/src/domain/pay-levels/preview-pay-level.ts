import type { Repricing } from '@careloom/contract/entities';
import type { payLevels as calls } from '@careloom/contract/resources/pay-levels';
import type { Context } from '../../platform/http/context';
import { tryPrices } from '../shifts/try-prices';
import { writeRates } from './save-pay-level';

const SENTENCES = { some: 'pay_level.preview', none: 'pay_level.preview_none' } as const;

/** The changes that an edit of a pay level would make to future shifts. @throws as `writeRates` */
export const previewPayLevel = ({ params, body, services }: Context<typeof calls.preview>): Promise<Repricing> =>
  tryPrices(services, SENTENCES, (tx) => writeRates(tx, params.id, body, services.clock.now()));
