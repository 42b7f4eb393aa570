import type { Repricing } from '@careloom/contract/entities';
import type { holidays as calls } from '@careloom/contract/resources/holidays';
import type { Context } from '../../platform/http/context';
import { tryPrices } from '../shifts/try-prices';
import { differing } from './price-anew';
import { deleteHoliday, insertHoliday, updateHoliday } from './write-holiday';

const SENTENCES = { some: 'holiday.preview', none: 'holiday.preview_none' } as const;

/** The price changes of a new holiday, or, with an `id`, of a changed one. Its name does not matter. @throws as saving it */
export const previewHoliday = ({ body: { id, ...day }, services }: Context<typeof calls.preview>): Promise<Repricing> =>
  tryPrices(services, SENTENCES, async (tx) => {
    const body = { ...day, name: '' };
    return differing(tx, id === null ? (await insertHoliday(tx, body)).days : await updateHoliday(tx, id, body));
  });

/** The price changes of deleting a holiday. @throws as deleting it */
export const previewRemoval = ({ params, services }: Context<typeof calls.previewRemoval>): Promise<Repricing> =>
  tryPrices(services, SENTENCES, async (tx) => differing(tx, await deleteHoliday(tx, params.id)));
