/** First page of the separate sign-up front end (section 1). */
const STEP_ONE = '/sign-up/step-one';

/**
 * Where users sign up: at the separate front end if its address is configured, else on the built-in page.
 * @param configured `SIGNUP_URL`, as the server wrote it into the page
 * @returns the address to go to, or null for the built-in page
 */
export function handOff(configured: string | null | undefined): string | null {
  if (!configured || !URL.canParse(configured)) return null;
  const { protocol, href } = new URL(configured);
  return protocol === 'https:' || protocol === 'http:' ? `${href.replace(/\/+$/, '')}${STEP_ONE}` : null;
}

/** Reads `<meta name="careloom-sign-up" content="https://…">`, which the server writes if `SIGNUP_URL` is set. */
export const configuredSignUp = () => document.querySelector<HTMLMetaElement>('meta[name="careloom-sign-up"]')?.content ?? null;
