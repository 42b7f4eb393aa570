import { iconOf } from '@careloom/shared/ui';
import { createElement } from 'react';

/** Renders an icon by the name that a manifest gives. */
export const NamedIcon = ({ name }: { name: string }) => createElement(iconOf(name), { className: 'cl-i', 'aria-hidden': true });
