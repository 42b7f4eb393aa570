import i18next from 'i18next';

/** English is the language and what every other locale falls back to (section 9). */
export const LOCALE = 'en';

const namespaces: string[] = [];

/** Keys hold dots and texts hold colons (`:attribute`), so neither separates anything. */
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
 * Makes texts known to `t`. A page imports only the message files that it shows.
 * @param namespace whose texts these are: `shell` or the name of a remote
 */
export function addTexts(namespace: string, messages: Readonly<Record<string, string>>) {
  if (!namespaces.includes(namespace)) namespaces.push(namespace);
  catalogue.addResourceBundle(LOCALE, namespace, messages, false, true);
}

export const knownNamespaces = (): readonly string[] => namespaces;
