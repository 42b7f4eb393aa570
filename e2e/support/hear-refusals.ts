import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (violation: string) => void;
  }
}

/** Tells what the Content-Security-Policy refuses on any page of a context: directive, address, and where the browser knows them file and sample. */
export async function hearRefusals(context: BrowserContext, hear: (violation: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, violation: string) => hear(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      window.reportViolation?.([effectiveDirective, blockedURI, sourceFile, sample].filter(Boolean).join(' ')),
    );
  });
}
