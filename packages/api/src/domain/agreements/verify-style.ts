/** The style of the page that verifies a signature: the product's colours, light and dark, one column on a phone. */
export const VERIFY_STYLE = `
:root{color-scheme:light dark;--canvas:#f0ede8;--panel:#fff;--fg:#16272d;--muted:#5f5c57;--line:#e1ddd7;--good:#0a5e37;--good-bg:#ddf5e5;--bad:#ad3527;--bad-bg:#fee8e4}
@media(prefers-color-scheme:dark){:root{--canvas:#061318;--panel:#16272d;--fg:#f0ede8;--muted:#c3ccd0;--line:#3a4c53;--good:#9ddcb3;--good-bg:#173122;--bad:#ffb5a9;--bad-bg:#451d17}}
html{background:var(--canvas)}
body{box-sizing:border-box;max-width:46rem;margin:clamp(1rem,5vw,3rem) auto;padding:clamp(1.25rem,4vw,2rem);border:1px solid var(--line);border-radius:16px;background:var(--panel);color:var(--fg);font:16px/1.5 system-ui}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
p{margin:0}
.valid,.invalid{padding:.75rem 1rem;border-radius:10px;font-weight:600}
.valid{background:var(--good-bg);color:var(--good)}
.invalid{background:var(--bad-bg);color:var(--bad)}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:.75rem 1.5rem;margin:1.5rem 0 0}
dt{color:var(--muted);font-size:.9375rem}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
@media(max-width:30rem){body{margin:0;min-height:100vh;border:0;border-radius:0}dl{grid-template-columns:1fr;gap:.125rem}dd{margin-bottom:.875rem}}
@media print{html,body{background:none}body{margin:0;padding:0;border:0}}
`;
