import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../controls/link';

interface TextProps {
  children: ReactNode;
}

/** A link that reads as one: underlined, in the colour of links. */
export const TextLink = (props: LinkProps) => <Link {...props} className="cl-link" />;

/** What somebody wrote, with its line breaks, in lines that are not too long to read. */
export const Prose = ({ children }: TextProps) => <div className="cl-prose">{children}</div>;

/** A smaller, quieter line below what it belongs to. */
export const Subtext = ({ children }: TextProps) => <div className="cl-line">{children}</div>;

/** Figures of one width that stay on one line: a phone number, a business number. */
export const Digits = ({ children }: TextProps) => <span className="cl-tab">{children}</span>;

/** A word that the server writes in lower case, with a capital. */
export const Capitalized = ({ children }: TextProps) => <span className="cl-capital">{children}</span>;

/** Words for those who listen to the page: they are not drawn. */
export const VisuallyHidden = ({ children }: TextProps) => <span className="cl-hidden">{children}</span>;

/** Words that only the card of a row on a phone needs, where no column head says them. */
export const OnlyOnCard = ({ children }: TextProps) => <span className="cl-phone-only">{children}</span>;

/** Keys that do something on this page: `kbd` and what each does. Left out where there is no keyboard. */
export const KeyLegend = ({ children }: TextProps) => <div className="cl-keys">{children}</div>;
