import { Field as ChakraField } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../texts';

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  /** Shown beside the label. */
  optional?: boolean | undefined;
  /** Shown beside the label if another choice made the field required; otherwise required fields are not marked. */
  required?: boolean | undefined;
  help?: ReactNode;
  /** The message, from the catalogue. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Right of the label: a counter, a link. */
  aside?: ReactNode;
  /**
   * Position of the label on wide screens. `beside`: left of the field. `unseen`: for screen readers only, because a table row or column
   * already names the field. On a phone, the label is always above the field.
   */
  labelled?: 'beside' | 'unseen' | undefined;
}

const mark = <CircleAlert aria-hidden />;

/** A label above one control, with help and error below; the control gets its id and descriptions from this component. */
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
  labelled,
}: FieldProps) {
  return (
    // Ark sets the role `group`, but one control with its label is not a group, and it would have no name.
    <ChakraField.Root
      role="presentation"
      data-labelled={labelled}
      invalid={Boolean(error)}
      disabled={disabled}
      readOnly={readOnly}
      required={!optional}
    >
      <ChakraField.Label>
        {label}
        {(optional || required) && (
          // The space separates the words of the control's accessible name.
          <span className="cl-optional"> {t(required ? 'kit.required' : 'kit.optional')}</span>
        )}
        {aside && <span className="cl-end cl-subtle">{aside}</span>}
      </ChakraField.Label>
      {children}
      {(help || error) && (
        // Ark points `aria-describedby` at the helper text only, so the error is placed inside it: both are read out with the control.
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
