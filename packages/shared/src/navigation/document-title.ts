import { t } from './texts';

/** The document title: the route's title followed by the product name (section 2; the suffix is one text of the catalogue). */
export const titleOf = (title: string) => (title ? `${title}${t('title.suffix')}` : 'Careloom');

export function setDocumentTitle(title: string) {
  document.title = titleOf(title);
}
