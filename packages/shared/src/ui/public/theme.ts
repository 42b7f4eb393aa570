/**
 * Built into `theme.js`: blocking and first in the head, so that the mode is set before the first paint; a file, because the policy allows
 * no inline script.
 */
import { drawTheme } from '../theme/stored-mode';

drawTheme();
