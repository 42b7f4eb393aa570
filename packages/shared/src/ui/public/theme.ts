/** Built into `theme.js`: blocking, first in the head, and a file, because the policy allows no inline script. The mode stands before the first paint. */
import { drawTheme } from '../theme/stored-mode';

drawTheme();
