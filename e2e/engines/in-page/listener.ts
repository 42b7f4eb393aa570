/** Runs before any script of the page: reports console warnings, console errors and uncaught errors of the page to the gate. */
const report = (...words: unknown[]) => {
  const text = words.map((word) => (word instanceof Error ? `${word.message}\n${word.stack ?? ''}` : String(word))).join(' ');
  navigator.sendBeacon('/engine-faults', `${location.pathname}: ${text}`);
};

for (const level of ['warn', 'error'] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    report(`console.${level}`, ...words);
    write(...words);
  };
}
addEventListener('error', ({ message, error }) => report('uncaught', message, error));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection', reason));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
  report('Content-Security-Policy', effectiveDirective, blockedURI, sourceFile, sample),
);
