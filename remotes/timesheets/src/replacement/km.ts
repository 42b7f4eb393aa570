import { formatCount } from '@careloom/shared/format';

/** Kilometres for display: one decimal below ten. */
export const spokenKm = (km: number): string => formatCount(km >= 10 ? Math.round(km) : km);
