import { ROOT } from './places';
import { running } from './running';

/** `npm start`, on the built sources as they are. */
export const npmStart = (env: Record<string, string>) => running(['scripts/start.mjs'], { cwd: ROOT, env });
