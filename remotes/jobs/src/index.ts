/** The remote alone, without a shell: `npm run dev -- <remote> --standalone`. */
void import('./standalone');
