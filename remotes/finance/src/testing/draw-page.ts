import { pageDrawer } from '@careloom/shared/testing';
import config from '../../remote.config';

/** Renders a page of this remote with recorded API responses. */
export const drawPage = pageDrawer('finance', config.routes, (file) => import(`../${file}`) as Promise<Record<string, unknown>>);
