import { NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export type SelectProps = Omit<ComponentProps<typeof NativeSelect.Field>, 'size'> & { size?: 'md' | 'touch' };

/** Chakra types `size` by its own theme; ours come from the recipe. */
const Root = NativeSelect.Root as ComponentType<{ size: 'md' | 'touch'; children: ReactNode }>;

const arrow = <ChevronDown aria-hidden />;

/** The native select: suitable for up to a dozen choices, and on every phone. Children are `option`s. */
export function Select({ size = 'md', children, ...rest }: SelectProps) {
  return (
    <Root size={size}>
      <NativeSelect.Field {...rest}>{children}</NativeSelect.Field>
      <NativeSelect.Indicator>{arrow}</NativeSelect.Indicator>
    </Root>
  );
}
