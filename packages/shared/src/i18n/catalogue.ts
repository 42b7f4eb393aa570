import i18next from 'i18next';

/** English is the only language and the fallback of every other locale (section 9). */
export const LOCALE = 'en';

const namespaces: string[] = [];

/** Keys contain dots and texts contain colons (`:attribute`), so neither is a separator. */
export const catalogue = i18next.createInstance({
  lng: LOCALE,
  fallbackLng: LOCALE,
  resources: {},
  ns: [],
  defaultNS: 'shell',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}', skipOnVariables: true },
});
void catalogue.init();

/**
 * Adds texts to a namespace of the catalogue.
 * @param namespace owner of the texts: `shell` or the name of a remote
 * @deprecated Remotes use `createTranslator`, which adds a remote's texts and returns its own `t`. Kept for remotes until the next major
 * version.
 */
export function addTexts(namespace: string, messages: Readonly<Record<string, string>>) {
  if (!namespaces.includes(namespace)) namespaces.push(namespace);
  catalogue.addResourceBundle(LOCALE, namespace, messages, false, true);
  templates.clear();
}

/** Cache of looked-up templates, placeholders included: the lookup is most of the cost of a text. */
const templates = new Map<string, string>();

/** Selects the form of a text: `_zero` or `_one`, if the text has them. */
const formOf = (count: number) => (count === 0 ? 'zero' : count === 1 ? 'one' : 'other');

/**
 * The text of a key, placeholders included.
 * @param count selects the form
 * @param ns namespaces to search, in this order
 * @returns the key itself if no namespace has it
 */
export function templateOf(key: string, count: number | undefined, ns: readonly string[] = namespaces): string {
  const cached = `${ns === namespaces ? '' : ns[0]} ${key} ${count === undefined ? '' : formOf(count)}`;
  const known = templates.get(cached);
  if (known !== undefined) return known;
  const found = catalogue.t(key, { ns, skipInterpolation: true, ...(count !== undefined && { count }) });
  if (found !== key) templates.set(cached, found);
  return found;
}

const { interpolator } = catalogue.services as {
  interpolator: { interpolate: (text: string, values: object, locale: string, options: object) => string };
};

/** Fills `{name}` placeholders; one without a value is left unchanged. */
export const interpolate = (template: string, values: object): string =>
  template.includes('{') ? interpolator.interpolate(template, values, LOCALE, {}) : template;
