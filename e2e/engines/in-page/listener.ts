/** Runs before any script of the page: reports to the gate what the page writes to the console as a warning or an error, and what nobody catches. */
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
