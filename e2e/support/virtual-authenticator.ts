import type { Page } from '@playwright/test';

/** An authenticator of Chromium's (WebAuthn), in the place of a phone's fingerprint reader. */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether somebody touches it, or closes the browser's question. */
    answers: async (isThere: boolean) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isThere });
    },
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** What the device keeps is deleted there, while the product still knows it. */
    clear: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
