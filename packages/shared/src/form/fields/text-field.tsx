import { Adorned, Input, type InputProps } from '../../ui/index';
import type { ReactNode } from 'react';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';

export interface TextFieldProps extends FieldOptions {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  placeholder?: string;
  autoComplete?: string;
  inputMode?: InputProps['inputMode'];
  maxLength?: number;
  icon?: ReactNode;
  size?: 'md' | 'touch';
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete, inputMode, maxLength, icon, size = 'md' } = props;
  const field = useKitField(props);
  const input = (
    <Input
      name={field.name}
      type={type}
      size={size}
      value={field.text}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      placeholder={placeholder}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
      data-icon={icon ? '' : undefined}
    />
  );
  return (
    <FieldFrame field={field} options={props}>
      {icon ? <Adorned icon={icon}>{input}</Adorned> : input}
    </FieldFrame>
  );
}

/** 9 to 17 digits, spaces, brackets and plus signs. */
export const PhoneField = (props: TextFieldProps) => <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />;

/** Four digits. */
export const PostCodeField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" maxLength={4} autoComplete="postal-code" span={2} {...props} />
);

export const EmailField = (props: TextFieldProps) => <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
