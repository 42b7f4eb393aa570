import type { Page } from '@playwright/test';

/** Chromium's virtual authenticator (WebAuthn), in place of a phone's fingerprint reader. */
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
    /** Whether the user confirms, or closes the browser's dialog. */
    answers: async (isThere: boolean) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isThere });
    },
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Deletes the passkeys on the device, while the product still has them. */
    clear: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
