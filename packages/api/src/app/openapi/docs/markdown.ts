import { escapeHtml } from '../../../platform/http/plain-page';

const inline = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Renders the Markdown subset of our descriptions as HTML: paragraphs, `## ` headings (as `h3`), lists and code. */
export function markdown(text: string): string {
  return text
    .split('\n\n')
    .map((block) => {
      if (block.startsWith('## ')) return `<h3>${inline(block.slice(3))}</h3>`;
      if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
      return `<ul>${block.replace(/^- (.*)$/gm, (_line, item: string) => `<li>${inline(item)}</li>`)}</ul>`;
    })
    .join('');
}
