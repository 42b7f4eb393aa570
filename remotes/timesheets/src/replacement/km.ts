import { formatCount } from '@careloom/shared/format';

/** Kilometres as people say them: one decimal below ten. */
export const spokenKm = (km: number): string => formatCount(km >= 10 ? Math.round(km) : km);
