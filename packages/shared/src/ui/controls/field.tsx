import { Field as ChakraField } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../texts';

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  /** Written beside the label. */
  optional?: boolean | undefined;
  /** Written beside the label where another choice made it so; else a field that is not optional says nothing. */
  required?: boolean | undefined;
  help?: ReactNode;
  /** The catalogue's sentence. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Stands right of the label: a counter, a link. */
  aside?: ReactNode;
}

const mark = <CircleAlert aria-hidden />;

/** A label above one control, with help and error under it; the control takes its id and descriptions from here. */
export function Field({
  label,
  children,
  optional = false,
  required = false,
  help,
  error,
  disabled = false,
  readOnly = false,
  aside,
}: FieldProps) {
  return (
    // Ark makes a group of it: one control and its label are none, and it would have no name.
    <ChakraField.Root role="presentation" invalid={Boolean(error)} disabled={disabled} readOnly={readOnly} required={!optional}>
      <ChakraField.Label>
        {label}
        {(optional || required) && (
          // The space is for the control's name, as it is read out.
          <span className="cl-optional"> {t(required ? 'kit.required' : 'kit.optional')}</span>
        )}
        {aside && <span className="cl-end cl-subtle">{aside}</span>}
      </ChakraField.Label>
      {children}
      {(help || error) && (
        // Ark points `aria-describedby` at the helper text alone, so the error stands inside it: both are read out with the control.
        <ChakraField.HelperText>
          {help}
          {error && (
            <ChakraField.ErrorText>
              {mark}
              {error}
            </ChakraField.ErrorText>
          )}
        </ChakraField.HelperText>
      )}
    </ChakraField.Root>
  );
}
