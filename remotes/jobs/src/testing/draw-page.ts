import { pageDrawer } from '@careloom/shared/testing';
import config from '../../remote.config';

/** Draws a page of this remote on recorded answers. */
export const drawPage = pageDrawer('jobs', config.routes, (file) => import(`../${file}`) as Promise<Record<string, unknown>>);
