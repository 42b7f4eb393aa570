import { MOST_KM, USUAL_KM } from '@careloom/contract/resources/replacements';

const STEPS = [USUAL_KM, 60, 150, MOST_KM];

/** The next distance to look within, in kilometres; null if it is everywhere already. */
export const wider = (km: number): number | null => STEPS.find((step) => step > km) ?? null;
