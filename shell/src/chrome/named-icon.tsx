import { iconOf } from '@careloom/shared/ui';
import { createElement } from 'react';

/** The icon that a manifest names. */
export const NamedIcon = ({ name }: { name: string }) => createElement(iconOf(name), { className: 'cl-i', 'aria-hidden': true });
