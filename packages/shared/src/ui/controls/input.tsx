import { Input as ChakraInput, Textarea as ChakraTextarea, type RecipeVariantProps } from '@chakra-ui/react';
import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { inputRecipe } from '../recipes/fields';
import { t } from '../texts';

/** Chakra types `variant` and `size` by its own theme; ours come from the recipe. */
export type InputProps = Omit<ComponentProps<typeof ChakraInput>, 'variant' | 'size'> & RecipeVariantProps<typeof inputRecipe>;

/** `data-icon` reserves space for an icon before the text, `data-action` for a button after it: see `Adorned`. */
export const Input = ChakraInput as ComponentType<InputProps>;

export const Textarea = ChakraTextarea;

export interface AdornedProps {
  /** The control, with `data-icon` and `data-action` if it has them. */
  children: ReactNode;
  icon?: ReactNode;
  /** A button at the right end inside the control. */
  action?: ReactNode;
}

/** Places an icon at the start of a control, and a button at its end. */
export function Adorned({ icon, action, children }: AdornedProps) {
  return (
    <div className="cl-adorned">
      {icon && (
        <span className="cl-adorn" aria-hidden>
          {icon}
        </span>
      )}
      {children}
      {action}
    </div>
  );
}

/** A password input with a button that reveals it. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className="cl-iconbtn"
      aria-label={t(shown ? 'fields.hide_password' : 'fields.show_password')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon className="cl-i" aria-hidden />
    </button>
  );
  return (
    <Adorned icon={<Lock aria-hidden />} action={toggle}>
      <Input {...props} type={shown ? 'text' : 'password'} data-icon data-action />
    </Adorned>
  );
}
