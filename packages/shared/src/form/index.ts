/**
 * The form kit: react-hook-form, the contract's schemas, and the catalogue's messages.
 * @example
 * ```tsx
 * import { chat } from '@careloom/contract/resources/chat';
 * import { FormModal, TextAreaField, useContractForm } from '@careloom/shared/form';
 *
 * export function Write({ to, onClose }: { to: number; onClose: () => void }) {
 *   const form = useContractForm(chat.send, { defaultValues: { recipient_id: to, message: '' }, onDone: onClose });
 *   return (
 *     <FormModal form={form} title="Message" verb="Send" onClose={onClose}>
 *       <TextAreaField name="message" max={2000} />
 *     </FormModal>
 *   );
 * }
 * ```
 */
export { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export { useContractForm, type BodyCall, type ContractFormOptions } from './core/use-contract-form';
export { type FieldOptions } from './core/use-kit-field';
export { useSchemaForm, type KitFormState, type SchemaFormOptions } from './core/use-schema-form';

export { CheckboxGroupField, type CheckboxGroupFieldProps } from './fields/checkbox-group-field';
export { DateField, type DateFieldProps } from './fields/date-field';
export { DateInput, type DateInputProps } from './fields/date-input';
export { DateRangeField, type DateRangeFieldProps } from './fields/date-range-field';
export { FileField } from './fields/file-field';
export { MoneyField } from './fields/money-field';
export { NumberField, type NumberFieldProps } from './fields/number-field';
export { PasswordChecklist } from './fields/password-checklist';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { PictureField, type PictureFieldProps } from './fields/picture-field';
export { RadioField, type RadioFieldProps } from './fields/radio-field';
export { ReceiptField, type ReceiptFieldProps } from './fields/receipt-field';
export { SearchSelectField, type SearchSelectFieldProps } from './fields/search-select-field';
export { SelectField, type Option, type SelectFieldProps } from './fields/select-field';
export { SwitchField } from './fields/switch-field';
export { TextAreaField, type TextAreaFieldProps } from './fields/text-area-field';
export { EmailField, PhoneField, PostCodeField, TextField, type TextFieldProps } from './fields/text-field';
export { TimeField } from './fields/time-field';

export { FormBody, FormColumn, FormPage, type FormPageProps } from './layout/form-page';
export { FormFoot, type FormFootProps } from './layout/form-foot';
export { FormGrid } from './layout/form-grid';
export { FormModal, type FormModalProps } from './layout/form-modal';
export { KitForm, type KitFormProps } from './layout/kit-form';
export { fetchFormModal } from './lazy-parts';
