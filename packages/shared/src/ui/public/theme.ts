/**
 * Built into `theme.js`, which is blocking and first in the head, so that the mode is set before the first paint. It is a file because the
 * content security policy allows no inline script.
 */
import { drawTheme } from '../theme/stored-mode';

drawTheme();
