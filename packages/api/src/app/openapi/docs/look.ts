/** Colours from the product's palette (`packages/shared/src/ui/theme/tokens.ts`): wool, night and gum. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fcfaf8;--panel:#f6f4f0;--fg:#16272d;--muted:#3a4c53;--line:#e1ddd7;--control:#7c7873;--link:#0e7184}
@media (prefers-color-scheme:dark){:root{--bg:#0d1c21;--panel:#16272d;--fg:#f0ede8;--muted:#c4c0bb;--line:#3a4c53;--control:#78868b;--link:#98d6e6}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,nav,main{max-width:60rem;margin:0 auto;padding:0 1rem}
h1{margin:1.5rem 0 .25rem;font-size:1.75rem}
h2{margin:2.5rem 0 .25rem;font-size:1.375rem}
h3{margin:1.25rem 0 .25rem;font-size:1.125rem}
h4{margin:.75rem 0 0;font-size:1rem}
p{margin:.25rem 0 .5rem}
small,nav span,.fields span,summary span,h2+p,#found{color:var(--muted)}
small{font-weight:400;font-size:1rem}
a{color:var(--link)}
a:focus-visible,summary:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
label{display:block;font-weight:600}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--bg);border:1px solid var(--control);border-radius:.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0;padding:0;list-style:none}
nav a{display:inline-block;padding:.25rem 0}
code,pre{font:.9375em/1.5 ui-monospace,monospace}
pre{margin:.5rem 0;padding:.75rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem;white-space:pre-wrap}
details{border-top:1px solid var(--line)}
summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer}
summary b{display:inline-block;min-width:4rem}
details[open]{padding-bottom:1rem}
.fields{margin:.25rem 0;padding-left:1.25rem}
@media (min-width:75rem){
body{display:grid;grid-template-columns:15rem minmax(0,60rem);justify-content:center;gap:0 2rem}
header{grid-column:1/-1;width:100%;max-width:77rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;width:100%;padding:0 1rem}
nav ul{display:block}
main{margin:0;width:100%}
}
`.trim();

/** Filters the calls by all typed words, and opens the call in the address's fragment. */
export const SCRIPT = `
const find = document.getElementById('find');
const found = document.getElementById('found');
const sections = [...document.querySelectorAll('main > section:not(#about)')];
const entries = sections.flatMap((section) => [...section.querySelectorAll(':scope > details')]);
const texts = new Map(entries.map((entry) => [entry, (entry.id + ' ' + entry.querySelector('summary').textContent).toLowerCase()]));
function filter() {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const entry of entries) entry.hidden = !words.every((word) => texts.get(entry).includes(word));
  for (const section of sections) section.hidden = !section.querySelector(':scope > details:not([hidden])');
  document.getElementById('about').hidden = words.length > 0;
  const shown = entries.filter((entry) => !entry.hidden && !entry.id.startsWith('shape-')).length;
  found.textContent = shown === 1 ? '1 call' : shown + ' calls';
}
function open() {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(entry instanceof HTMLDetailsElement)) return;
  if (entry.hidden) {
    find.value = '';
    filter();
  }
  entry.open = true;
  entry.scrollIntoView();
}
find.addEventListener('input', filter);
addEventListener('hashchange', open);
filter();
open();
`.trim();
